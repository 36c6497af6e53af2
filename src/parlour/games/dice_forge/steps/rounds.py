"""Setting up (rulebook 1.2), rounds (1.3), the end and the scoring (1.11)."""

from typing import Final

from parlour.core.agenda import AnyStep, Step, Verdict
from parlour.core.plain import Plain
from parlour.core.questions import Chance, Choice, Refusal, Value
from parlour.core.seats import Seat
from parlour.games.dice_forge.answers import CARD, FACE
from parlour.games.dice_forge.events import Bought, Happened, Open
from parlour.games.dice_forge.gains import gain
from parlour.games.dice_forge.model import COLOURS, GOLD, MOON, NONE, SUN, VP, CardKind, Pond
from parlour.games.dice_forge.settings import DRAFT
from parlour.games.dice_forge.steps.turn import Turn
from parlour.games.dice_forge.table import NOBODY, ForgeTable

_GOLD_6: Final = "gold_6"


class Game(Step[ForgeTable]):
    """D-12, D-16, D-20: all is laid out, the first player drawn, the cards chosen; then rounds are played."""

    __slots__ = ()

    def act(self, table: ForgeTable) -> None:
        table.lay_out()
        steps: list[AnyStep] = []
        if table.crowd.half_ponds:
            steps.extend([ThinPond(at) for at, pond in enumerate(table.content.ponds) if pond.cost != NONE])
        steps.append(DrawFirst())
        steps.extend([LayPile(at) for at in range(len(table.content.places))])
        steps.append(Round())
        table.then_all(steps)


class ThinPond(Step[ForgeTable]):
    """D-13, D-14, D-15: with two players half of a pond is removed at random; gardens stay whole.

    DA-5: with the option ``gold_6`` is one of those removed from its pond.
    """

    __slots__ = ("pond",)

    def __init__(self, pond: int) -> None:
        self.pond: Final = pond

    def values(self) -> tuple[Value, ...]:
        return (self.pond,)

    def ask(self, table: ForgeTable) -> Chance | None:
        pond = table.content.ponds[self.pond]
        if len(pond.faces) == 1:
            return None
        outcomes = [face + FACE for face in pond.faces if face != self._named(table, pond)]
        taken = len(pond.faces) // 2 - (len(pond.faces) - len(outcomes))
        return Chance("thin", tuple(outcomes), None, taken, ("D-13", "D-14")) if taken else None

    def act(self, table: ForgeTable) -> None:
        pond = table.content.ponds[self.pond]
        named = self._named(table, pond)
        if len(pond.faces) == 1:
            thin(table, pond, list(pond.faces) * (table.temple[pond.faces[0]] // 2))
        elif named != NONE:
            thin(table, pond, [named])

    def answered(self, table: ForgeTable, value: Value) -> None:
        pond = table.content.ponds[self.pond]
        drawn = [value] if isinstance(value, int) else list(value)
        faces = [each - FACE for each in drawn]
        named = self._named(table, pond)
        thin(table, pond, faces if named == NONE else [*faces, named])

    def _named(self, table: ForgeTable, pond: Pond) -> int:
        """The face that the option names, if it lies here."""
        named = table.content.face_ids.get(_GOLD_6, NONE)
        return named if table.settings.remove_gold_6 and named in pond.faces else NONE


def thin(table: ForgeTable, pond: Pond, faces: list[int]) -> None:
    """These faces are out of the game."""
    for face in faces:
        table.temple[face] -= 1
        table.out[face] += 1
    if table.listening:
        told: list[Plain] = []
        told.extend([table.content.faces[face].id for face in faces])
        table.tell(Open("thinned", {"pond": pond.id, "faces": told}))


class DrawFirst(Step[ForgeTable]):
    """D-20, D-21: the first player is drawn; clockwise from there the starting gold is one less for each."""

    __slots__ = ()

    def ask(self, table: ForgeTable) -> Chance:
        return Chance("first-player", table.everyone, None, 1, ("D-20",))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.first = table.starter = value
        table.tell(Happened("first", value))
        for place, hero in enumerate(table.clockwise_from(value)):
            if table.content.numbers.first_gold > place:
                gain(table, hero, GOLD, table.content.numbers.first_gold - place)


class LayPile(Step[ForgeTable]):
    """D-07, D-08, D-09, DA-16: a pile of one type at a place: as the card set says, drawn, or drafted."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def values(self) -> tuple[Value, ...]:
        return (self.place,)

    def act(self, table: ForgeTable) -> None:
        place = table.content.places[self.place]
        card = table.settings.fixed_card(table.content, place)
        if card != NONE:
            lay(table, self.place, card)
        elif table.settings.card_set == DRAFT:
            turn = table.content.replaceable.index(self.place)
            order = table.clockwise_from(table.first)
            table.then(DraftPile(order[turn % table.seats], self.place))
        else:
            table.then(DrawPile(self.place))


class DrawPile(Step[ForgeTable]):
    """D-09, DA-16: the basic or the advanced card, at random."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def values(self) -> tuple[Value, ...]:
        return (self.place,)

    def ask(self, table: ForgeTable) -> Chance:
        place = table.content.places[self.place]
        return Chance("pile", sorted([place.basic + CARD, place.advanced + CARD]), None, 1, ("D-09",))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        lay(table, self.place, value - CARD)


class DraftPile(Step[ForgeTable]):
    """D-09, DA-16: a hero chooses the basic or the advanced card for a place."""

    __slots__ = ("hero", "place")

    def __init__(self, hero: Seat, place: int) -> None:
        self.hero: Final = hero
        self.place: Final = place

    def values(self) -> tuple[Value, ...]:
        return (self.hero, self.place)

    def ask(self, table: ForgeTable) -> Choice:
        place = table.content.places[self.place]
        return Choice(self.hero, "draft", [place.basic + CARD, place.advanced + CARD], place.basic + CARD, ("D-09",))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.tell(Bought("drafted", self.hero, table.content.cards[value - CARD].id))
        lay(table, self.place, value - CARD)

    def refusal(self, table: ForgeTable, value: Value) -> Refusal:
        return Refusal("not-for-this-place", ("D-09",))


class DrawBoars(Step[ForgeTable]):
    """D-83, D-134: the colours of the boar cards are drawn one after the other, until the pile is complete."""

    __slots__ = ()

    def ask(self, table: ForgeTable) -> Chance | None:
        if len(table.boars) == table.crowd.copies:
            return None
        left = [colour for colour in range(len(COLOURS)) if colour not in table.boars]
        return Chance("boar-colour", left, None, 1, ("D-134",))

    def answered(self, table: ForgeTable, value: Value) -> None:
        assert isinstance(value, int)
        table.boars = (*table.boars, value)
        table.tell(Open("boar-laid", {"colour": COLOURS[value]}))
        table.then(DrawBoars())


def lay(table: ForgeTable, place: int, card: int) -> None:
    """D-08: as many copies as players; DA-12: boars in a drawn or in a fixed order of colours."""
    table.lying[place] = card
    table.piles[place] = table.crowd.copies
    if table.content.cards[card].kind is CardKind.BOAR:
        if table.settings.boars_fixed:
            table.boars = tuple(range(table.crowd.copies))
        else:
            table.then(DrawBoars())


# --- rounds -------------------------------------------------------------------------------------------------------


class Round(Step[ForgeTable]):
    """D-10, D-11, D-24: one turn for each, clockwise from the first player."""

    __slots__ = ()

    def act(self, table: ForgeTable) -> None:
        table.round += 1
        if table.listening:
            table.tell(Open("round", {"round": table.round, "rounds": table.crowd.rounds, "seat": table.first}))
        steps: list[AnyStep] = [Turn(hero) for hero in table.clockwise_from(table.first)]
        steps.append(RoundOver())
        table.then_all(steps)


class RoundOver(Step[ForgeTable]):
    """D-25, D-26: the marker of the first player goes on clockwise, that of the round too; after the last, the end.

    DA-1: with the option off the first player stays the same.
    """

    __slots__ = ()

    def act(self, table: ForgeTable) -> None:
        table.turn = NOBODY
        if table.round == table.crowd.rounds:
            table.then(Scoring())
            return
        if table.settings.rotate:
            table.first = (table.first + 1) % table.seats
        table.then(Round())


class Scoring(Step[ForgeTable]):
    """D-02, D-128, D-131: points of the reserve and of all own cards; level players share a place.

    D-126, D-132: tokens, resources left over and unfinished hammers are worth nothing. DA-15: or a ladder decides.
    """

    __slots__ = ()

    def act(self, table: ForgeTable) -> None:
        scores = [table.held(hero, VP) + printed(table, hero) for hero in table.everyone]
        ranks: list[tuple[int, ...]] = [
            (scores[hero], *ladder(table, hero)) if table.settings.ladder else (scores[hero],)
            for hero in table.everyone
        ]
        places = [1 + len([rank for rank in ranks if rank > own]) for own in ranks]
        tied = scores.count(max(scores)) > 1
        table.verdict = Verdict(places, scores, "ladder" if tied and table.settings.ladder else "most-points")
        if table.listening:
            for hero in table.everyone:
                table.tell(
                    Open(
                        "scored",
                        {
                            "seat": hero,
                            "points": table.held(hero, VP),
                            "printed": printed(table, hero),
                            "score": scores[hero],
                        },
                    )
                )
            winners: list[Plain] = []
            winners.extend([hero for hero in table.everyone if places[hero] == 1])
            table.tell(Open("over", {"seats": winners}))


def printed(table: ForgeTable, hero: Seat) -> int:
    """D-93, D-128, D-129: the glory printed on a hero's cards, on no track before the end."""
    return sum([table.content.cards[card].points for card in table.cards[hero]])


def ladder(table: ForgeTable, hero: Seat) -> tuple[int, ...]:
    """DA-15: more faces forged, more cards, more left over, the earlier seat (clockwise from the first one of all)."""
    left = table.held(hero, GOLD) + table.held(hero, SUN) + table.held(hero, MOON)
    seat = (hero - table.starter) % table.seats
    return len(table.removed[hero]), len(table.cards[hero]), left, -seat
