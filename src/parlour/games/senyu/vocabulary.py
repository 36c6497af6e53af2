"""The small language in which cells, monsters and cards say what they do (content.toml explains it)."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core.content import Entry
from parlour.games.senyu.model import DIE, Effect, Op

MOST_PLAYERS: Final = 8
"""S-04: at the largest table."""

SIMPLE: Final = ("heal", "damage", "move", "jump", "stay", "draw", "discard")
"""What may stand anywhere, also inside of the others."""

_MOST: Final = {"heal": 10, "damage": 10, "move": 12, "draw": 3, "discard": 2, "dice": 2, "attack": 5}
_PLAYERS: Final = ("any", "all", "leaders")
_MOST_EFFECTS: Final = 4
"""In a list of effects, and in one part of an effect: what a single answer sets off stays short."""
_LISTED: Final = 20
"""Cells that an error lists; a ring may have hundreds."""


class Vocabulary:
    """Reads effects and numbers them; ``places`` are the cells with a name."""

    __slots__ = ("effects", "places")

    def __init__(self, places: Mapping[str, int]) -> None:
        self.places: Final = dict(places)
        self.effects: Final[list[Effect]] = []

    def read_all(self, entry: Entry, key: str, allowed: Sequence[str]) -> list[int]:
        """The numbers of the effects written under the key; BadContent for any that is not of the ``allowed`` words."""
        found = entry.words(key)
        self._check_number(entry, key, len(found))
        return [self.read(entry, key, written, allowed) for written in found]

    def read(self, entry: Entry, key: str, written: str, allowed: Sequence[str]) -> int:
        """The number of one written effect."""
        head, colon, rest = written.partition(":")
        words = head.split()
        name = words[0] if words else ""
        if name not in allowed:
            message = "expected an effect such as {allowed}, got {got}"
            raise entry.wrong(message, key, reason="senyu-content-effect", allowed=allowed, got=written)
        if name == "roll":
            return self._roll(entry, key, written, rest)
        if name in _PLAYERS:
            if not colon or len(words) != 1:
                message = "expected '{name}: EFFECT', got {got}"
                raise entry.wrong(message, key, reason="senyu-content-colon", name=name, got=written)
            return self._add(Op(name), parts=self._parts(entry, key, rest))
        if colon:
            message = "expected '{name}' without a colon, got {got}"
            raise entry.wrong(message, key, reason="senyu-content-no-colon", name=name, got=written)
        return self._plain(entry, key, name, words[1:])

    def harm(self, numbers: Sequence[int]) -> tuple[int, int]:
        """What these effects take at worst, from all players together at a full table: HP, and cells backward."""
        lost = 0
        back = 0
        for number in numbers:
            effect = self.effects[number]
            if effect.op is Op.DAMAGE:
                lost += effect.n
            elif effect.op is Op.MOVE and effect.n < 0:
                back -= effect.n
            elif effect.op is Op.ROLL:
                rows = [self.harm(row) for row in effect.rows]
                lost += max([row[0] for row in rows])
                back += max([row[1] for row in rows])
            elif effect.op in (Op.ANY, Op.ALL, Op.LEADERS):
                inner = self.harm(effect.parts)
                hit = 1 if effect.op is Op.ANY else MOST_PLAYERS
                lost += hit * inner[0]
                back += hit * inner[1]
        return lost, back

    def draws(self, numbers: Sequence[int]) -> int:
        """How many task cards these effects have drawn at worst by one player."""
        most = 0
        for number in numbers:
            effect = self.effects[number]
            if effect.op is Op.DRAW:
                most += effect.n
            elif effect.op is Op.ROLL:
                most += max([self.draws(row) for row in effect.rows])
            else:
                most += self.draws(effect.parts)
        return most

    def _plain(self, entry: Entry, key: str, name: str, words: Sequence[str]) -> int:
        if name in _MOST:
            return self._add(Op(name), n=self._amount(entry, key, name, words))
        if name == "jump":
            return self._add(Op.JUMP, odd=self._place(entry, key, name, words, 1)[0])
        if name in ("depart", "leap"):
            odd, even = self._place(entry, key, name, words, 2)
            return self._add(Op(name), odd=odd, even=even)
        if words:
            message = "expected '{name}' alone, got {got}"
            raise entry.wrong(message, key, reason="senyu-content-alone", name=name, got=" ".join([name, *words]))
        return self._add(Op(name))

    def _amount(self, entry: Entry, key: str, name: str, words: Sequence[str]) -> int:
        least = -_MOST[name] if name == "move" else 2 if name == "dice" else 1
        text = words[0] if len(words) == 1 else ""
        digits = text.removeprefix("-") if name == "move" else text
        number = int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= 2 else 0
        if not least <= number <= _MOST[name] or number == 0:
            most, got = _MOST[name], " ".join(words)
            message = "expected a number from {low} to {high} behind '{name}', got {got}"
            if name == "move":
                message = "expected a number from {low} to {high} but not 0 behind '{name}', got {got}"
                raise entry.wrong(message, key, reason="senyu-content-move", low=least, high=most, name=name, got=got)
            if least == most:
                message = "expected {number} behind '{name}', got {got}"
                raise entry.wrong(message, key, reason="senyu-content-only", number=most, name=name, got=got)
            raise entry.wrong(message, key, reason="senyu-content-amount", low=least, high=most, name=name, got=got)
        return number

    def _place(self, entry: Entry, key: str, name: str, words: Sequence[str], count: int) -> list[int]:
        if len(words) != count or any([word not in self.places for word in words]):
            message = "expected {count} of the cells {known} behind '{name}', got {got}"
            known = [*self.places][:_LISTED]
            raise entry.wrong(
                message, key, reason="senyu-content-place", count=count, known=known, name=name, got=" ".join(words)
            )
        return [self.places[word] for word in words]

    def _parts(self, entry: Entry, key: str, rest: str) -> list[int]:
        found = rest.split(";")
        self._check_number(entry, key, len(found))
        return [self.read(entry, key, part.strip(), SIMPLE) for part in found]

    def _check_number(self, entry: Entry, key: str, number: int) -> None:
        if number > _MOST_EFFECTS:
            message = "expected at most {most} effects together, got {number}"
            raise entry.wrong(message, key, reason="senyu-content-effects", most=_MOST_EFFECTS, number=number)

    def _roll(self, entry: Entry, key: str, written: str, rest: str) -> int:
        """``roll: 1-2 move -1 | 3-4 stay | 5-6 move 1``: every face once, in order."""
        rows: list[list[int]] = []
        for row in rest.split("|"):
            faces, _, effects = row.strip().partition(" ")
            first, dash, last = faces.partition("-")
            until = last if dash else first
            if first != str(len(rows) + 1) or until not in ("1", "2", "3", "4", "5", "6") or int(until) < int(first):
                message = "expected the faces {first} to 6 in order, got {got}"
                raise entry.wrong(message, key, reason="senyu-content-faces", first=len(rows) + 1, got=written)
            parts = self._parts(entry, key, effects)
            rows.extend([parts] * (int(until) - int(first) + 1))
        if len(rows) != len(DIE):
            message = "expected all six faces of the die, got {got}"
            raise entry.wrong(message, key, reason="senyu-content-six-faces", got=written)
        return self._add(Op.ROLL, rows=rows)

    def _add(
        self,
        op: Op,
        *,
        n: int = 0,
        odd: int = 0,
        even: int = 0,
        parts: Sequence[int] = (),
        rows: Sequence[Sequence[int]] = (),
    ) -> int:
        effect = Effect(len(self.effects), op, n=n, odd=odd, even=even, parts=parts, rows=rows)
        self.effects.append(effect)
        return effect.number
