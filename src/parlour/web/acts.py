"""What a guest can do at a table. Forms and the socket come through this same door."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from parlour.play import Room
from parlour.store import Guest
from parlour.web.errors import BadForm

Fields: TypeAlias = Mapping[str, str]

_LARGEST: Final = 9
"""Digits of a number in a form; no seat, level or version is longer."""


async def act(room: Room, guest: Guest, deed: str, fields: Fields) -> None:
    """Do it. BadForm for an unknown deed or a bad field; whatever the room refuses."""
    if deed not in DEEDS:
        raise BadForm(f"expected one of {', '.join(DEEDS)}, got {deed[:40]!r}")
    await DEEDS[deed](room, guest, fields)


async def _answer(room: Room, guest: Guest, fields: Fields) -> None:
    about, _, text = taken(fields, "a").partition(" ")
    nonce = fields.get("id") or secrets.token_urlsafe(12)
    await room.answer(guest, about=about, text=text, version=number(fields, "v"), nonce=nonce)


async def _take_back(room: Room, guest: Guest, fields: Fields) -> None:
    nonce = fields.get("id") or secrets.token_urlsafe(12)
    await room.take_back(guest, version=number(fields, "v"), nonce=nonce)


async def _sit(room: Room, guest: Guest, fields: Fields) -> None:
    await room.sit(guest, number(fields, "seat"))


async def _leave(room: Room, guest: Guest, fields: Fields) -> None:
    await room.leave(guest)


async def _come_back(room: Room, guest: Guest, fields: Fields) -> None:
    await room.come_back(guest)


async def _ready(room: Room, guest: Guest, fields: Fields) -> None:
    await room.ready(guest, taken(fields, "ready") == "yes")


async def _bot(room: Room, guest: Guest, fields: Fields) -> None:
    await room.add_bot(guest, number(fields, "seat"), number(fields, "level"))


async def _no_bot(room: Room, guest: Guest, fields: Fields) -> None:
    await room.remove_bot(guest, number(fields, "seat"))


async def _chat(room: Room, guest: Guest, fields: Fields) -> None:
    await room.say(guest, taken(fields, "text"))


DEEDS: Final[dict[str, Callable[[Room, Guest, Fields], Awaitable[None]]]] = {
    "answer": _answer,
    "take-back": _take_back,
    "sit": _sit,
    "leave": _leave,
    "return": _come_back,
    "ready": _ready,
    "bot": _bot,
    "no-bot": _no_bot,
    "chat": _chat,
}


def taken(fields: Fields, name: str) -> str:
    """The text of a field; BadForm if it is missing."""
    value = fields.get(name)
    if value is None:
        raise BadForm(f"expected the field {name!r}, got only {sorted(fields)[:8]!r}")
    return value


def number(fields: Fields, name: str) -> int:
    """The whole number in a field; BadForm if it is none."""
    value = taken(fields, name)
    if not (value.isascii() and value.isdecimal()) or len(value) > _LARGEST:
        raise BadForm(f"expected a whole number in the field {name!r}, got {value[:40]!r}")
    return int(value)
