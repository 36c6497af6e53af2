"""What lies before the viewer: own treasures, the round with its dice, and the answers that are no piece."""

from functools import lru_cache
from typing import Final

from htpy import Element, Node, b, button, div, li, p, small, span, ul

from parlour.games.temple.answers import DECIPHER, DONE, JUMP, LEAVE, OPEN, REROLL, SEARCH, SPRINT, SWIM, write_value
from parlour.games.temple.model import COFFIN
from parlour.web.boards.asked import Offer
from parlour.web.boards.temple.drawings import dice, emblem, sign, treasure, treasure_name
from parlour.web.boards.temple.places import TEMPLE
from parlour.web.boards.temple.view import GAME
from parlour.words import Words

_DEEDS: Final = {
    write_value(TEMPLE, "turn", deed): name
    for deed, name in {
        SEARCH: "search",
        DECIPHER: "decipher",
        OPEN: "open",
        REROLL: "reroll",
        JUMP: "jump",
        LEAVE: "leave",
        SWIM: "swim",
        SPRINT: "sprint",
        DONE: "done",
    }.items()
}
"""The signs of what can be done in a turn besides going."""


@lru_cache(maxsize=2048)
def choices_region(about: str, offers: tuple[Offer, ...], attempt: tuple[int, ...], words: Words) -> Element:
    """The answers that are no piece on the board, ``board-choices``; hidden without any."""
    if not offers:
        return div("#board-choices.temple-choices", hidden=True)
    asked = words.question(GAME, about)
    return div("#board-choices.temple-choices", role="group", aria_label=asked)[
        p(".temple-asked", aria_hidden="true")[asked],
        p(".temple-dice-row", role="img", aria_label=words.say("temple-board-attempt", dice=_listed(attempt, words)))[
            dice(attempt)
        ]
        if attempt
        else None,
        div(class_=["temple-buttons", f"is-{about}"])[[_choice(about, offer, words) for offer in offers]],
    ]


@lru_cache(maxsize=2048)
def hold_region(
    held: tuple[tuple[str, Offer | None], ...], discarded: tuple[str, ...], load: int, next_load: int, words: Words
) -> Element:
    """The viewer's treasures, ``board-hold``; buttons while one is to be discarded or given up (T-26, T-93).

    ``load`` holds in this round, ``next_load`` is that of what is carried now.
    """
    values = [TEMPLE.treasures[TEMPLE.treasure_of[card]].value for card, _ in held]
    total, coffins = sum(values), values.count(COFFIN)
    return div("#board-hold.temple-panel.temple-hold", role="group", aria_label=words.say("temple-board-hold"))[
        div(".temple-panel-head")[
            b[words.say("temple-board-hold")],
            span[words.say("temple-board-worth", total=total, coffins=coffins)],
            span[sign("pack"), words.say("temple-board-next-load", load=load, next=next_load)],
        ],
        ul(".temple-treasures", role="list")[
            [li(id=f"board-card-{card}")[_held(card, offer, words)] for card, offer in held]
        ]
        if held
        else p(".temple-none")[words.say("temple-board-empty-handed")],
        small[words.say("temple-board-discarded", number=len(discarded))] if discarded else None,
    ]


@lru_cache(maxsize=512)
def round_region(round: int, faces: tuple[int, ...], starter: str, wall_cards: int, words: Words) -> Element:
    """The tablet at the map's corner, ``board-round``: the round, its dice (T-34), who throws, wall cards left."""
    return div("#board-round.temple-tablet.is-round", role="group", aria_label=words.say("temple-board-round-label"))[
        b(".temple-round")[words.say("temple-board-round", round=round) if round else words.say("temple-board-before")],
        div(
            "#board-dice.temple-dice-row",
            role="img",
            aria_label=words.say("temple-board-dice", dice=_listed(faces, words)),
        )[dice(faces)]
        if faces
        else div("#board-dice"),
        span(".temple-fact")[sign("starter"), words.say("temple-board-thrower", name=starter)] if starter else None,
        span("#board-wall-cards.temple-fact")[sign("cards"), words.say("temple-board-wall-cards", number=wall_cards)],
    ]


def _held(card: str, offer: Offer | None, words: Words) -> Element:
    name = treasure_name(card, words)
    if offer is None:
        return span(".temple-treasure", role="img", aria_label=name, title=name)[treasure(card)]
    return button(
        ".temple-treasure.is-lit", name="a", value=offer.value, type="submit", form="answers", aria_label=offer.label
    )[treasure(card)]


def _choice(about: str, offer: Offer, words: Words) -> Element:
    answer = {"name": "a", "value": offer.value, "type": "submit", "form": "answers"}
    inside = _inside(about, offer, words)
    if offer.why:
        greyed = words.say("web-greyed", what=offer.label, why=offer.why)
        return button(
            answer, class_="temple-choice is-greyed", aria_disabled="true", aria_label=greyed, title=offer.why
        )[inside]
    kind = "is-quiet" if offer.answer in ("done", "keep-all", "wait", "leave-be", "tire") else "is-lit"
    kind = f"{kind} is-wide" if about == "pick" else kind
    return button(
        answer, class_=f"temple-choice {kind}", aria_label=offer.label if about in ("keep", "pick-lock") else None
    )[inside]


def _inside(about: str, offer: Offer, words: Words) -> list[Node]:
    if about == "pick":
        ability = next(each.ability.value for each in TEMPLE.adventurers if each.id == offer.answer)
        return [
            emblem(offer.answer),
            span[
                b[offer.label],
                span(".temple-small")[words.word(GAME, "ability", ability)],
                small[words.say(f"temple-ability-{ability}-help")],
            ],
        ]
    if about == "keep" and offer.answer != "keep none":
        return [span(".temple-dice-row", aria_hidden="true")[dice(_faces(offer.answer))]]
    if about == "pick-lock" and offer.answer != "leave-be":
        shown, turned = _faces(offer.answer)
        return [span(".temple-dice-row", aria_hidden="true")[dice((shown,)), "→", dice((turned,))]]
    verb = offer.answer.partition(" ")[0]
    name = _DEEDS.get(offer.answer, verb if verb == "leap" else "sprint" if verb == "extra" else "")
    return [sign(f"do-{name}") if name else "", offer.label]


def _faces(answer: str) -> tuple[int, ...]:
    return tuple(int(word) for word in answer.split(" ")[1:])


def _listed(faces: tuple[int, ...], words: Words) -> str:
    return words.listed([str(face) for face in faces])
