"""What the entries of a match's log say: how each is written, and read back.

=======  ======  =============================================================================================
kind     seat    body
=======  ======  =============================================================================================
note     None    ``what``: "open" (``by``: the guest's id, ``public``, ``content``: the text of an own content file,
                 if there is one), "start", "rematch" (``table``: its id)
seat     it      ``kind``: "person" (``guest``, ``name``), "bot" (``level``), "empty"
ready    it      ``ready``: true or false
answer   it      ``about``, ``answer``: its canonical text, ``by``: "person", "bot", "clock"; nature's: seat None
undo     it      ``answer``: the slot of the own answer that is taken back
absence  it      ``away``: true or false, ``will``: whether the person left of their own accord
chat     it      ``guest``, ``name``, ``text``; a spectator's: seat None
=======  ======  =============================================================================================
"""

from typing import Final, TypeVar

from parlour.core.errors import Corrupt
from parlour.core.record import Line
from parlour.core.seats import NATURE, Seat
from parlour.play.snapshot import Decider, Sitter
from parlour.store import Draft, Entry, Guest, Kind

Word = TypeVar("Word", Decider, Sitter)

OPEN: Final = "open"
START: Final = "start"
REMATCH: Final = "rematch"


def opened(by: Guest, *, public: bool, content: str | None = None) -> Draft:
    body: dict[str, str | bool] = {"what": OPEN, "by": by.id, "public": public}
    return Draft(Kind.NOTE, None, body if content is None else {**body, "content": content})


def started() -> Draft:
    return Draft(Kind.NOTE, None, {"what": START})


def played_again(table: str) -> Draft:
    return Draft(Kind.NOTE, None, {"what": REMATCH, "table": table})


def person_sat(seat: Seat, guest: str, name: str) -> Draft:
    return Draft(Kind.SEAT, seat, {"kind": Sitter.PERSON.value, "guest": guest, "name": name})


def bot_sat(seat: Seat, level: int) -> Draft:
    return Draft(Kind.SEAT, seat, {"kind": Sitter.BOT.value, "level": level})


def seat_freed(seat: Seat) -> Draft:
    return Draft(Kind.SEAT, seat, {"kind": Sitter.EMPTY.value})


def said_ready(seat: Seat, ready: bool) -> Draft:
    return Draft(Kind.READY, seat, {"ready": ready})


def answered(line: Line, by: Decider, nonce: str | None = None) -> Draft:
    seat = None if line.seat == NATURE else line.seat
    return Draft(Kind.ANSWER, seat, {"about": line.about, "answer": line.answer, "by": by.value}, nonce)


def took_back(seat: Seat, answer: int, nonce: str) -> Draft:
    return Draft(Kind.UNDO, seat, {"answer": answer}, nonce)


def went_away(seat: Seat, *, will: bool) -> Draft:
    return Draft(Kind.ABSENCE, seat, {"away": True, "will": will})


def came_back(seat: Seat) -> Draft:
    return Draft(Kind.ABSENCE, seat, {"away": False, "will": True})


def chatted(seat: Seat | None, guest: Guest, name: str, text: str) -> Draft:
    return Draft(Kind.CHAT, seat, {"guest": guest.id, "name": name, "text": text})


def line_of(entry: Entry) -> Line:
    """The record's line of an answer. Raises Corrupt."""
    return Line(NATURE if entry.seat is None else entry.seat, word(entry, "about"), word(entry, "answer"))


def decider_of(entry: Entry) -> Decider:
    """Who decided an answer. Raises Corrupt."""
    return _among(Decider, entry, "by")


def sitter_of(entry: Entry) -> Sitter:
    """Who sits now. Raises Corrupt."""
    return _among(Sitter, entry, "kind")


def word(entry: Entry, key: str) -> str:
    """The text under the key. Raises Corrupt."""
    value = entry.body.get(key)
    if not isinstance(value, str):
        raise _wrong(entry, f"a text under {key!r}", value)
    return value


def truth(entry: Entry, key: str) -> bool:
    """The truth value under the key. Raises Corrupt."""
    value = entry.body.get(key)
    if not isinstance(value, bool):
        raise _wrong(entry, f"true or false under {key!r}", value)
    return value


def whole(entry: Entry, key: str) -> int:
    """The whole number under the key. Raises Corrupt."""
    value = entry.body.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise _wrong(entry, f"a whole number under {key!r}", value)
    return value


def seat_in(entry: Entry, seats: int) -> Seat:
    """The entry's seat at a table of so many. Raises Corrupt."""
    if entry.seat is None or not 0 <= entry.seat < seats:
        raise Corrupt(f"log entry {entry.n}: expected a seat from 0 to {seats - 1}, got {entry.seat!r}")
    return entry.seat


def _among(words: type[Word], entry: Entry, key: str) -> Word:
    value = word(entry, key)
    try:
        return words(value)
    except ValueError:
        raise _wrong(entry, f"one of {', '.join(words)} under {key!r}", value) from None


def _wrong(entry: Entry, expected: str, came: object) -> Corrupt:
    return Corrupt(f"log entry {entry.n}: expected {expected}, got {came!r}")
