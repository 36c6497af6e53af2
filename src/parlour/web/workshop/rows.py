"""The pieces as they are filled in: one fold for each row of a sheet, with what it does in words on its outside."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from htpy import (
    Element,
    Node,
    VoidElement,
    button,
    datalist,
    details,
    div,
    fieldset,
    input,
    label,
    legend,
    option,
    p,
    select,
    span,
    summary,
)

from parlour.core.plain import Plain
from parlour.core.rules import AnyGame
from parlour.core.sheets import Draft, Field, Sheet
from parlour.web.workshop.bench import called, field_id, row_id
from parlour.web.workshop.drafts import ID, NAME, Row, shown, texts
from parlour.words import Words

COPIES: Final = "copies"
"""The key of how many there are of a piece, where a sheet has it."""

_REPEATED: Final = 120
"""Characters of what is typed that are repeated outside of its field."""

_LONGEST: Final = 400
"""Characters of a field; effects with six rows for the die need some."""


class Wrong(NamedTuple):
    """Where the content is wrong (ids on the page, empty where it is no place), and the sentence that says so."""

    row: str = ""
    field: str = ""
    sentence: str = ""


class Place(NamedTuple):
    """One row of a sheet: its number, and the game with these pieces if they can be played."""

    game: AnyGame
    pieces: AnyGame | None
    sheet: Sheet
    number: int
    row: Row
    words: Words

    @property
    def id(self) -> str:
        """Its id on the page."""
        return row_id(self.sheet.table, self.number)

    @property
    def title(self) -> str:
        """What the piece is called."""
        name, id = _cut(shown(self.row.get(NAME)).strip()), _cut(shown(self.row.get(ID)).strip())
        if name:
            return name
        if id and self.sheet.said:
            return called(self.game.key, self.sheet.said, id, self.words)
        kind = next((each for each in self.sheet.fields if each.kind == "word" and each.allowed), None)
        if kind is not None and not id:
            return value_name(self.game.key, kind, shown(self.row.get(kind.key)), self.words)
        return id or self.words.say("web-shop-nameless")


def piece(place: Place, wrong: Wrong, *, touched: bool = False) -> Element:
    """A row: closed it says what the piece is and does, open it has its fields and what can be done with it."""
    is_wrong = wrong.row == place.id
    return details(id=place.id, class_=["piece", {"is-wrong": is_wrong}], open=is_wrong or touched)[
        summary[
            span(".piece-head")[
                span(".piece-number", aria_hidden="true")[str(place.number)] if place.sheet.numbered else None,
                span(".piece-title", id=f"{place.id}-title")[place.title],
                _chips(place),
                span(".chip.warn.piece-mark")[place.words.say("web-shop-wrong")],
            ],
            span(".piece-says", id=f"{place.id}-says")[says(place)],
        ],
        fields(place, wrong),
        None if place.sheet.fixed else _deeds(place),
    ]


def fields(place: Place, wrong: Wrong) -> Element:
    """The fields of a row, each labelled; the id, which only effects refer to, comes last."""
    ordered = sorted(place.sheet.fields, key=lambda field: (field.key == ID, field.key != NAME))
    return div(".piece-fields")[[_field(place, field, wrong) for field in ordered]]


def says(place: Place) -> str:
    """What the piece does, said from its effects; what is typed, while the content cannot be played."""
    words, key = place.words, place.game.key
    if place.pieces is not None:
        told = place.pieces.entry_caption(place.sheet.table, place.number, shown(place.row.get(ID)).strip())
        if told is not None:
            return words.for_game(place.pieces).line(key, told, ()) if "line" in told else ""
    kinds = ("whole", "words")
    typed = {each.key: texts(place.row.get(each.key)) for each in place.sheet.fields if each.kind in kinds}
    typed.pop(COPIES, None)
    found = [
        words.say("web-shop-typed", field=words.field(key, name), value=_cut(words.listed(lines)))
        for name, lines in typed.items()
        if lines
    ]
    return words.say("web-shop-between").join(found)


def value_name(game: str, field: Field, value: str, words: Words) -> str:
    """What one of the values that a field may take is called; the value itself where nobody named it."""
    if not re.fullmatch(r"[a-z0-9_ -]+", value):
        return value
    for kind in (field.key, field.key.removesuffix("s")):
        key = f"{game}-{kind}-{value.replace(' ', '-')}"
        if words.knows(key):
            return words.say(key)
    return value


def chips(place: Place) -> dict[str, str]:
    """Of what kind a piece is, unless its title or what it does says so, and how many there are of it, by id."""
    found: dict[str, str] = {}
    told = f"{place.title} {says(place)}"
    for field in place.sheet.fields:
        value = shown(place.row.get(field.key))
        if field.key == COPIES:
            found[f"{place.id}-{field.key}-chip"] = place.words.say("web-shop-copies", number=_cut(value) or "?")
        elif field.kind == "word" and field.allowed:
            kind = value_name(place.game.key, field, value, place.words)
            found[f"{place.id}-{field.key}-chip"] = "" if kind in told else _cut(kind)
    return found


def examples(field: Field, table: str, house: Draft) -> list[str]:
    """Texts that may stand in a field: those that the game names, then those of its own content file."""
    found = dict.fromkeys((*field.allowed, *field.examples))
    for row in house.get(table, ()):
        found.update(dict.fromkeys(texts(row.get(field.key))))
    return list(found)


def _cut(text: str) -> str:
    """What is typed, as far as it is repeated."""
    return text if len(text) <= _REPEATED else f"{text[:_REPEATED]}…"


# --- within ---------------------------------------------------------------------------------------------------------


def _chips(place: Place) -> Node:
    """Of what kind a piece is, and how many there are of it."""
    return [span(".chip", id=id)[text] for id, text in chips(place).items()]


def _field(place: Place, field: Field, wrong: Wrong) -> Element:
    id = field_id(place.sheet.table, place.number, field.key)
    name = place.words.field(place.game.key, field.key)
    value = place.row.get(field.key)
    bad = wrong.field == id
    told = p(".wrong", id="wrong")[wrong.sentence] if bad else None
    help_key = f"{place.game.key}-field-{field.key}-help"
    help = span(".help")[place.words.say(help_key)] if place.words.knows(help_key) else None
    if field.kind == "words":
        kind = "field piece-list" if field.allowed else "field piece-list is-long"
        return fieldset(id=id, class_=kind, tabindex="-1", data_field=id)[
            legend[name], _lines(place, field, id=id, name=name, bad=bad), help, told
        ]
    return div(".field", data_field=id)[
        label(for_=id)[name, span(".visually-hidden")[f" ({place.title})"]],
        _control(place, field, id=id, value=shown(value), bad=bad),
        help,
        told,
    ]


def _control(place: Place, field: Field, *, id: str, value: str, bad: bool) -> Element | VoidElement:
    name = f"{place.sheet.table}.{place.number}.{field.key}"
    shared: dict[str, str | None] = {
        "id": id,
        "name": name,
        "aria_invalid": "true" if bad else None,
        "aria_describedby": "wrong" if bad else None,
    }
    if field.kind == "truth" or field.allowed:
        values = ("true", "false") if field.kind == "truth" else field.allowed
        return select(**shared)[_options(place, field, values, value)]
    if field.kind == "whole":
        return input(type="number", min=str(field.low), max=str(field.high), value=value, inputmode="numeric", **shared)
    placeholder = place._replace(row={**place.row, NAME: ""}).title if field.key == NAME else None
    return input(
        value=value,
        maxlength=str(_LONGEST),
        autocomplete="off",
        spellcheck="false",
        placeholder=placeholder,
        list=None if field.key in (ID, NAME) else _list_id(place.sheet, field),
        **shared,
    )


def _lines(place: Place, field: Field, *, id: str, name: str, bad: bool) -> Node:
    """One control for each text and an empty one for the next; what is left empty is not there."""
    return [
        _line(place, field, id=f"{id}-{number}", label_=f"{name} {number + 1} ({place.title})", value=value, bad=bad)
        for number, value in enumerate([*texts(place.row.get(field.key)), ""])
    ]


def _line(place: Place, field: Field, *, id: str, label_: str, value: str, bad: bool) -> Element | VoidElement:
    shared: dict[str, str | None] = {
        "id": id,
        "name": f"{place.sheet.table}.{place.number}.{field.key}",
        "aria_label": label_,
        "aria_invalid": "true" if bad else None,
        "aria_describedby": "wrong" if bad else None,
    }
    if field.allowed:
        return select(**shared)[
            option(value="", selected=not value)[place.words.say("web-shop-no-more")],
            _options(place, field, field.allowed, value),
        ]
    return input(
        value=value,
        maxlength=str(_LONGEST),
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        list=_list_id(place.sheet, field),
        placeholder=None if value else place.words.say("web-shop-one-more"),
        **shared,
    )


def _options(place: Place, field: Field, values: Sequence[str], chosen: str) -> Node:
    """The values a field may take, and the one that it has although it may not."""
    strange = [chosen] if chosen and chosen not in values else []
    return [
        option(value=value, selected=value == chosen)[_value_words(place, field, value)]
        for value in (*values, *strange)
    ]


def _value_words(place: Place, field: Field, value: str) -> str:
    if field.kind == "truth":
        return place.words.say("web-shop-true" if value == "true" else "web-shop-false")
    return value_name(place.game.key, field, value, place.words)


def _deeds(place: Place) -> Element:
    """What can be done with the row as a whole."""
    words = place.words
    at = f"{place.sheet.table} {place.number}"
    back = f"/workshop/{place.game.key}#sheet-{place.sheet.table}"
    return div(".line.piece-deeds")[
        [
            button(".quiet", type="submit", name="do", value=f"{deed} {at}", formaction=back, id=f"{place.id}-{deed}")[
                words.say(f"web-shop-{deed}"), span(".visually-hidden")[f" {place.title}"]
            ]
            for deed in ("copy", "up", "down", "remove")
        ]
    ]


def lists(game: str, sheet: Sheet, house: Draft, words: Words) -> Node:
    """The suggestions for the fields of a sheet, each with what it means."""
    return [
        datalist(id=_list_id(sheet, field))[
            [
                option(value=each, label=meaning(game, each, words) or None)
                for each in examples(field, sheet.table, house)
            ]
        ]
        for field in sheet.fields
        if field.kind in ("word", "words") and not field.allowed and field.key != ID
    ]


def meaning(game: str, effect: str, words: Words) -> str:
    """What the first word of an effect does; empty where nobody has written it."""
    word = effect.partition(" ")[0].rstrip(":")
    for key in (f"{game}-vocabulary-{word}", f"{game}-effect-{word}-help"):
        if word and words.knows(key):
            return words.say(key)
    return ""


def row_of(rows: Sequence[Mapping[str, Plain]], index: int) -> Row:
    """A row, empty where there is none."""
    return dict(rows[index]) if index < len(rows) else {}


def _list_id(sheet: Sheet, field: Field) -> str:
    return f"list-{sheet.table}-{field.key}"
