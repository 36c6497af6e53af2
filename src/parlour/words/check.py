"""The check of all catalogues: what is missing in a language, what differs, what nobody can say."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from parlour.core.errors import ParlourError
from parlour.core.registry import game as registered
from parlour.core.registry import games
from parlour.words.catalogue import FRAME, Catalogue, catalogue, owner_of
from parlour.words.chapters import chapters, clauses
from parlour.words.languages import LANGUAGES

_TITLE: Final = ("name", "tagline", "summary")
_REFUSING: Final = ("wrong", "refused", "_unfit")
_SOURCES: Final = Path(__file__).parents[1]


def check() -> list[str]:
    """All problems of all catalogues, a sentence each; empty where there is none."""
    problems: list[str] = []
    for owner in (FRAME, *games()):
        try:
            problems += check_owner(owner)
        except ParlourError as error:
            problems.append(str(error))
    problems += unsayable(_SOURCES)
    return problems


def check_owner(owner: str) -> list[str]:
    """The problems of one owner's catalogues: the frame's, or those of the game with this key."""
    catalogues = [catalogue(language, owner) for language in LANGUAGES]
    problems = compare(catalogues)
    for entries in catalogues:
        problems += _misplaced(entries, owner)
    if owner != FRAME:
        keys = catalogues[0].placeholders
        problems += lacking(owner, keys) + idle(owner, keys) + _unpaired(keys) + _chaptered(owner)
    return problems


def compare(catalogues: list[Catalogue]) -> list[str]:
    """Keys that one language has and another lacks, and texts that need different arguments."""
    problems: list[str] = []
    every = dict.fromkeys(key for entries in catalogues for key in entries.placeholders)
    for key in every:
        having = [entries for entries in catalogues if key in entries.placeholders]
        problems += [f"{entries.source} lacks {key!r}" for entries in catalogues if entries not in having]
        for entries in having[1:]:
            if entries.placeholders[key] != having[0].placeholders[key]:
                one, other = sorted(having[0].placeholders[key]), sorted(entries.placeholders[key])
                problems.append(f"{key!r} needs {one!r} in {having[0].source}, but {other!r} in {entries.source}")
    return problems


def unsayable(sources: Path) -> list[str]:
    """Places in Python sources below a folder that say a key no catalogue has."""
    problems: list[str] = []
    for path in sorted(sources.rglob("*.py")):
        for line, key in said_keys(path.read_text("utf-8")):
            if key not in catalogue(LANGUAGES[0], owner_of(key)).placeholders:
                problems.append(f"{path.relative_to(sources)}, line {line}: no catalogue has the text {key!r}")
    return problems


def said_keys(source: str) -> Iterator[tuple[int, str]]:
    """The line and the key of every ``say("...")``, and of every refusal of a content file, in a Python source."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        said = [node.args[0]] if called == "say" else []
        if called in _REFUSING:
            said = [keyword.value for keyword in node.keywords if keyword.arg == "reason"]
        for key in said:
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and key.value:
                yield node.lineno, key.value


def lacking(game: str, keys: Iterable[str]) -> list[str]:
    """Texts that the game's title, its table options and the sheets of its content file need."""
    needed = [f"{game}-{part}" for part in _TITLE] + _option_keys(game) + _sheet_keys(game)
    present = set(keys)
    return [f"{game} lacks the text {key!r}" for key in needed if key not in present]


def idle(game: str, keys: Iterable[str]) -> list[str]:
    """Texts of options, values, sheets and chapters that the game does not have."""
    used = {*_option_keys(game), *_sheet_keys(game), *(f"{game}-chapter-{chapter.id}" for chapter in chapters(game))}
    used |= {f"{key}-help" for key in _sheet_keys(game)}
    families = tuple(f"{game}-{family}-" for family in ("option", "chapter", "sheet", "field"))
    return [f"nothing can say the text {key!r}" for key in keys if key.startswith(families) and key not in used]


def _misplaced(entries: Catalogue, owner: str) -> list[str]:
    return [
        f"{entries.source}: {key!r} belongs to another file" for key in entries.placeholders if owner_of(key) != owner
    ]


def _option_keys(game: str) -> list[str]:
    found: list[str] = []
    for option in registered(game).options:
        key = f"{game}-option-{option.key}"
        found += [key, f"{key}-help", *(f"{key}-{phrase}" for phrase in option.phrases())]
        found += [f"{game}-{part.kind}-place-{part.key}" for part in option.parts()]
    return found


def _sheet_keys(game: str) -> list[str]:
    """What the tables and keys of the content file are called, and the words a "word" may be."""
    found: list[str] = []
    for sheet in registered(game).sheets:
        found.append(f"{game}-sheet-{sheet.table}")
        for field in sheet.fields:
            found.append(f"{game}-field-{field.key}")
            if field.kind == "word":
                found += [f"{game}-{field.key}-{word}" for word in field.allowed]
    return [*dict.fromkeys(found)]


def _unpaired(keys: Iterable[str]) -> list[str]:
    """Variants and explanations of texts that are not there."""
    present = set(keys)
    problems: list[str] = []
    for key in keys:
        for ending in ("-hidden", "-help"):
            if key.endswith(ending) and key.removesuffix(ending) not in present:
                problems.append(f"{key!r} stands without {key.removesuffix(ending)!r}")
        asked = key.replace("-question-", "-waiting-", 1)
        if asked not in present:
            problems.append(f"{key!r} stands without {asked!r}")
    return problems


def _chaptered(game: str) -> list[str]:
    """Clauses that stand in no chapter or in two, chapters without a title, clauses without a text."""
    placed = [clause for chapter in chapters(game) for clause in chapter.clauses]
    known = clauses(game)
    titles = catalogue(LANGUAGES[0], game).placeholders
    problems = [f"clause {clause} of {game} stands in no chapter" for clause in known if clause not in placed]
    problems += [f"clause {clause} of {game} has no text" for clause in placed if clause not in known]
    problems += [f"clause {each} of {game} stands in two chapters" for each in known if placed.count(each) > 1]
    keys = [f"{game}-chapter-{chapter.id}" for chapter in chapters(game)]
    return problems + [f"{game} lacks the text {key!r}" for key in keys if key not in titles]
