"""The languages there are, and which of them a browser asks for."""

from functools import lru_cache
from typing import Final

from parlour.core.errors import BadOption

LANGUAGES: Final = ("zh-Hant", "en")
"""The languages of the catalogues, the first one first."""

_LONGEST: Final = 500
"""Characters of an Accept-Language header that are looked at; no honest browser sends more."""


def check_language(language: str) -> str:
    """The language itself if there is a catalogue for it; BadOption otherwise."""
    if language not in LANGUAGES:
        raise BadOption(f"expected a language, one of {', '.join(LANGUAGES)}, got {language!r}")
    return language


@lru_cache(maxsize=256)
def negotiate(accept: str | None) -> str:
    """The best language for an Accept-Language header; the first language where it names none of ours.

    Any Chinese is answered in Traditional Chinese: to its reader that is nearer than English. What cannot be read is
    passed over, for the header comes from outside.
    """
    wanted = [_weighed(part) for part in (accept or "")[:_LONGEST].split(",")]
    # sorting is stable: of equal weights the one named first wins
    for weight, tag in sorted(wanted, key=lambda pair: -pair[0]):
        language = _ours(tag)
        if weight > 0 and language is not None:
            return language
    return LANGUAGES[0]


def _weighed(part: str) -> tuple[float, str]:
    """``zh-TW;q=0.8`` as (0.8, "zh-tw"); a weight that is no number from 0 to 1 counts as 0."""
    tag, _, parameter = part.partition(";")
    name, equals, number = parameter.partition("=")
    if not equals or name.strip().lower() != "q":
        return 1.0, tag.strip().lower()
    try:
        weight = float(number)
    except ValueError:
        return 0.0, tag.strip().lower()
    return (weight if 0 <= weight <= 1 else 0.0), tag.strip().lower()


def _ours(tag: str) -> str | None:
    """Our language for a language range: ``*`` is the first, else the one with the same first subtag."""
    if tag == "*":
        return LANGUAGES[0]
    first = tag.partition("-")[0]
    return next((language for language in LANGUAGES if language.partition("-")[0] == first), None)
