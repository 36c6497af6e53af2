"""``python -m parlour.words``: checks all catalogues; exit code 1 and a line for each problem, if there are any."""

import sys

import click

from parlour.core.registry import games
from parlour.words.catalogue import FRAME, catalogue
from parlour.words.check import check
from parlour.words.languages import LANGUAGES


def main() -> int:
    """Print the problems to standard error, or how many texts are in order; returns the exit code."""
    problems = check()
    for problem in problems:
        click.echo(problem, err=True)
    if problems:
        return 1
    texts = sum(len(catalogue(LANGUAGES[0], owner).placeholders) for owner in (FRAME, *games()))
    click.echo(f"{texts} texts in {len(LANGUAGES)} languages: no problem")
    return 0


if __name__ == "__main__":
    sys.exit(main())
