"""The table options (rulebook section 2), typed; and the option that chooses the cards (DA-16)."""

from collections.abc import Mapping
from typing import Final

from parlour.core.options import Option, OptionValue, Part
from parlour.core.plain import Plain
from parlour.games.dice_forge.model import NONE, Content, Place

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
RANDOM: Final = "random_per_slot"
DRAFT: Final = "draft"
CUSTOM: Final = "custom:"
"""Before a map of places to cards: ``custom:moon_2:great_bear+sun_3:minotaur``."""


class CardSetOption(Option):
    """DA-16: which card lies at each place that has two; "basic" is the default.

    Besides its values it takes ``custom:`` with ``place:card`` pairs joined by ``+``; places not named keep the basic
    card. The value itself names every such place in order, so that equal sets are written alike.
    """

    __slots__ = ("_content",)

    def __init__(self, content: Content) -> None:
        super().__init__("card_set", (BASIC, ADVANCED, RANDOM, DRAFT), "DA-16")
        self._content: Final = content

    def check(self, value: object) -> OptionValue:
        if isinstance(value, str) and value.startswith(CUSTOM):
            chosen = self._chosen(value)
            if chosen is not None:
                return custom_set(self._content, chosen)
        return super().check(value)

    def read(self, text: str) -> OptionValue:
        return self.check(text.strip())

    def allowed(self) -> str:
        if not self._content.replaceable:
            # A host's own content may do without advanced cards; then there is nothing to choose by place.
            return super().allowed()
        place = self._content.places[self._content.replaceable[0]]
        example = f"{place.id}:{self._content.cards[place.advanced].id}"
        return f"{super().allowed()} or {CUSTOM}PLACE:CARD+... such as {CUSTOM}{example}"

    def said(self, value: OptionValue) -> tuple[str, dict[str, Plain]]:
        if isinstance(value, str) and value.startswith(CUSTOM):
            pairs = value.removeprefix(CUSTOM).split("+")
            cards: list[Plain] = [pair.partition(":")[2] for pair in pairs]
            return "custom", {"cards": cards}
        return super().said(value)

    def phrases(self) -> list[str]:
        return [*super().phrases(), "custom"]

    def parts(self) -> list[Part]:
        content = self._content
        found: list[Part] = []
        for at in content.replaceable:
            place = content.places[at]
            found.append(Part(place.id, "card", [content.cards[card].id for card in (place.basic, place.advanced)]))
        return found

    def put_together(self, chosen: Mapping[str, str]) -> str:
        return CUSTOM + "+".join([f"{place}:{card}" for place, card in chosen.items()])

    def _chosen(self, value: str) -> dict[int, int] | None:
        """The cards by place that the text names; None if it names something impossible."""
        content = self._content
        at = {content.places[place].id: place for place in content.replaceable}
        chosen: dict[int, int] = {}
        for pair in value.removeprefix(CUSTOM).split("+"):
            name, _, card = pair.partition(":")
            place = at.get(name, NONE)
            if place == NONE or place in chosen or not content.places[place].may_hold(content.card_ids.get(card, NONE)):
                return None
            chosen[place] = content.card_ids[card]
        return chosen


def custom_set(content: Content, chosen: Mapping[int, int]) -> str:
    """The option's value for these cards by place."""
    pairs: list[str] = []
    for at in content.replaceable:
        place = content.places[at]
        pairs.append(f"{place.id}:{content.cards[chosen.get(at, place.basic)].id}")
    return CUSTOM + "+".join(pairs)


class Settings:
    """The table options as the rules read them."""

    __slots__ = (
        "allow_pass",
        "boars_fixed",
        "card_set",
        "extra_after_pass",
        "given",
        "ladder",
        "mirror_chain",
        "pay_before_oust",
        "picked_mirror_copies",
        "remove_gold_6",
        "rotate",
        "single_face",
        "survives",
        "swap_split",
    )

    def __init__(self, given: Mapping[str, OptionValue]) -> None:
        self.given: Final = dict(given)
        self.rotate: Final = given["rotate_first_player"] is True
        self.single_face: Final = given["ship_single_face"] is True
        self.remove_gold_6: Final = given["two_player_remove_gold_6"] is True
        self.allow_pass: Final = given["allow_pass"] is True
        self.extra_after_pass: Final = given["extra_after_pass"] is True
        self.pay_before_oust: Final = given["pay_before_oust"] is True
        self.mirror_chain: Final = given["mirror_chain"] is True
        self.swap_split: Final = given["swap_split"] is True
        self.boars_fixed: Final = given["boar_colours"] == "fixed"
        self.picked_mirror_copies: Final = given["satyrs_mirror_may_copy_pick"] is True
        self.survives: Final = given["rolled_face_survives_forge"] is True
        self.ladder: Final = given["tie_break"] == "ladder"
        self.card_set: Final = str(given["card_set"])

    def fixed_card(self, content: Content, place: Place) -> int:
        """The card that this set lays at a place; NONE if it is drawn or drafted."""
        if place.advanced == NONE or self.card_set == BASIC:
            return place.basic
        if self.card_set == ADVANCED:
            return place.advanced
        if self.card_set.startswith(CUSTOM):
            pairs = self.card_set.removeprefix(CUSTOM).split("+")
            return content.card_ids[dict([_pair(pair) for pair in pairs])[place.id]]
        return NONE


def _pair(written: str) -> tuple[str, str]:
    name, _, card = written.partition(":")
    return name, card
