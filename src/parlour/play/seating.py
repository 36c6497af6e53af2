"""Who sits where, who is ready, who is away: as the log tells it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from parlour.core.seats import Seat
from parlour.play import ledger
from parlour.play.snapshot import Change, Sitter
from parlour.store import Entry


@dataclass(frozen=True, slots=True)
class Place:
    """One seat. ``guest`` is a person's id, ``gone`` whether an absent person left of their own accord."""

    seat: Seat
    kind: Sitter = Sitter.EMPTY
    guest: str = ""
    name: str = ""
    level: int | None = None
    ready: bool = False
    away: bool = False
    gone: bool = False

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers here, as its own or for somebody who is away."""
        return self.kind is Sitter.BOT or self.away


class Seating:
    """The seats of one table. Each change returns what to tell of it."""

    def __init__(self, seats: int) -> None:
        self.places: Final = [Place(seat) for seat in range(seats)]

    def seat_of(self, guest: str) -> Seat | None:
        """The seat of the guest with this id."""
        for place in self.persons:
            if place.guest == guest:
                return place.seat
        return None

    @property
    def persons(self) -> Sequence[Place]:
        """The seats of persons, clockwise."""
        return [place for place in self.places if place.kind is Sitter.PERSON]

    @property
    def free(self) -> Sequence[Seat]:
        """The empty seats, clockwise."""
        return [place.seat for place in self.places if place.kind is Sitter.EMPTY]

    @property
    def complete(self) -> bool:
        """Whether the match can begin: every seat is taken, and every person is ready."""
        return not self.free and all(place.ready for place in self.persons)

    def seat(self, entry: Entry) -> tuple[Change, str]:
        """Somebody sits down or gets up: the change, and the person's name. Raises Corrupt."""
        seat = ledger.seat_in(entry, len(self.places))
        before = self.places[seat]
        kind = ledger.sitter_of(entry)
        if kind is Sitter.PERSON:
            name = ledger.word(entry, "name")
            self.places[seat] = Place(seat, kind, guest=ledger.word(entry, "guest"), name=name)
            return Change.SAT, name
        if kind is Sitter.BOT:
            self.places[seat] = Place(seat, kind, level=ledger.whole(entry, "level"), ready=True)
            return Change.BOT, ""
        self.places[seat] = Place(seat)
        return (Change.NO_BOT if before.kind is Sitter.BOT else Change.LEFT), before.name

    def ready(self, entry: Entry) -> None:
        """A person is ready or not. Raises Corrupt."""
        seat = ledger.seat_in(entry, len(self.places))
        self.places[seat] = replace(self.places[seat], ready=ledger.truth(entry, "ready"))

    def absence(self, entry: Entry) -> tuple[Change, str]:
        """A person is away or back: the change, and the name. Raises Corrupt."""
        seat = ledger.seat_in(entry, len(self.places))
        away, will = ledger.truth(entry, "away"), ledger.truth(entry, "will")
        self.places[seat] = replace(self.places[seat], away=away, gone=away and will)
        change = (Change.GONE if will else Change.AWAY) if away else Change.BACK
        return change, self.places[seat].name
