"""What lies before the viewer: the hand as buttons, the two calls, the small choices, the face-down discards."""

from functools import lru_cache
from typing import Final, NamedTuple

from htpy import Element, button, div, li, p, span, ul
from markupsafe import Markup

from parlour.web.boards.asked import Offer
from parlour.web.boards.magi.cards import card, card_name, design_of, designs_of, sign
from parlour.web.boards.magi.view import GAME
from parlour.words import Words

_TILTS: Final = 4  # steps to either side of upright
_IN_A_ROW: Final = {"row": 9, "wide": 12, "narrow": 5}  # cards side by side at the most, by the room there is


class Held(NamedTuple):
    """A card in hand: ``main`` is done by the card itself, ``magic`` by the star that hangs from it."""

    card: str
    main: Offer | None
    magic: Offer | None


@lru_cache(maxsize=4096)
def hand_region(hand: tuple[Held, ...], catastrophe: bool, words: Words) -> Element:
    """The viewer's cards, ``board-hand``; each is a button and has the id ``board-card-<text>``."""
    rows = [f"{room}-{_evenly(len(hand), most)}" for room, most in _IN_A_ROW.items()]
    return div("#board-hand.magi-hand", role="group", aria_label=words.say("magi-board-hand", number=len(hand)))[
        ul(class_=["magi-fan-of-cards", *rows], role="list")[
            [
                li(class_=["magi-held", _tilt(n, len(hand))], id=f"board-card-{held.card}")[
                    _card_button(held, catastrophe, words), _star_button(held)
                ]
                for n, held in enumerate(hand)
            ]
        ]
    ]


@lru_cache(maxsize=8)
def calls_region(words: Words) -> Element:
    """The two calls, ``board-calls``. M-49, M-50: always there and always the same, so that they announce nothing."""
    return div("#board-calls.magi-calls", role="group", aria_label=words.say("magi-board-calls"))[
        button(".magi-call", name="a", value="call magi", type="submit", form="answers")[
            words.answer(GAME, {"say": "magi"}, ())
        ],
        button(".magi-call.is-forgot", name="a", value="catch forgot", type="submit", form="answers")[
            words.answer(GAME, {"say": "forgot"}, ())
        ],
    ]


@lru_cache(maxsize=1024)
def choices_region(question: str, choices: tuple[Offer, ...], words: Words) -> Element:
    """Answers that are no piece on the table, ``board-choices``: a colour, a pick of ORIGINAL, a pass; else empty."""
    if not choices:
        return div("#board-choices.magi-choices", hidden=True)
    asked = words.question(GAME, question)
    return div("#board-choices.magi-choices", role="group", aria_label=asked)[
        span(".magi-asked", aria_hidden="true")[asked], [_choice(offer, words) for offer in choices]
    ]


@lru_cache(maxsize=1024)
def laid_region(laid: tuple[str, ...], words: Words) -> Element:
    """The viewer's own face-down discards until they are turned (M-89), ``board-laid``; else empty."""
    return _row("laid", words.say("magi-board-laid"), laid, words)


@lru_cache(maxsize=256)
def open_hand_region(seat: int, name: str, hand: tuple[str, ...], words: Words) -> Element:
    """Another player's cards, face up, ``board-open-<seat>``: for the referee's eye alone."""
    return _row(f"open-{seat}", words.say("magi-board-open", name=name), hand, words)


def _row(id: str, title: str, cards: tuple[str, ...], words: Words) -> Element:
    if not cards:
        return div(".magi-row", id=f"board-{id}", hidden=True)
    return div(".magi-row", id=f"board-{id}")[
        p(".magi-row-title", aria_hidden="true")[title],
        ul(role="list", aria_label=title)[[li(title=card_name(each, words))[_named(each, words)] for each in cards],],
    ]


def _named(text: str, words: Words) -> list[Markup | Element]:
    return [card(design_of(text), words), span(".visually-hidden")[card_name(text, words)]]


def _card_button(held: Held, catastrophe: bool, words: Words) -> Element:
    face = card(design_of(held.card), words, catastrophe)
    offer = held.main or held.magic
    if offer is None:
        points = designs_of(words)[design_of(held.card)].points
        label = words.say("magi-board-card", card=card_name(held.card, words), points=points)
        return button(".magi-card-button", type="button", aria_disabled="true", aria_label=label)[face]
    answer = {"name": "a", "value": offer.value, "type": "submit", "form": "answers"}
    if offer.why:
        label = words.say("web-greyed", what=card_name(held.card, words), why=offer.why)
        return button(".magi-card-button.is-greyed", answer, aria_disabled="true", aria_label=label, title=offer.why)[
            face
        ]
    kind = "is-lit" if held.main else "is-lit is-magic"
    return button(answer, class_=f"magi-card-button {kind}", aria_label=offer.label)[face]


def _star_button(held: Held) -> Element | None:
    """Only where both uses are possible (M-116)."""
    if held.main is None or held.main.why or held.magic is None:
        return None
    return button(
        ".magi-star-button",
        name="a",
        value=held.magic.value,
        type="submit",
        form="answers",
        aria_label=held.magic.label,
        title=held.magic.label,
    )[sign("star")]


def _choice(offer: Offer, words: Words) -> Element:
    about, _, answer = offer.value.partition(" ")
    answer_attributes = {"name": "a", "value": offer.value, "type": "submit", "form": "answers"}
    picture = _choice_sign(about, answer)
    kind = f"is-{answer}" if about == "colour" else "is-plain"
    if offer.why:
        greyed = words.say("web-greyed", what=offer.label, why=offer.why)
        return button(
            answer_attributes,
            class_=f"magi-choice is-greyed {kind}",
            aria_disabled="true",
            aria_label=greyed,
            title=offer.why,
        )[picture, offer.label]
    return button(answer_attributes, class_=f"magi-choice {kind}")[picture, offer.label]


def _choice_sign(about: str, answer: str) -> Element | None:
    if about == "colour":
        return sign(f"sign-{answer}")
    if about in ("pick-colour", "pick-turn") or answer == "again":
        return sign(f"do-{answer}", box=16)
    return sign("do-draw", box=16) if about == "pick-draw" else None


def _evenly(cards: int, most: int) -> int:
    """How many cards lie in a row, so that no row has more than ``most`` and all are of nearly the same length."""
    rows = max(1, -(-cards // most))
    return max(1, -(-cards // rows))


def _tilt(n: int, count: int) -> str:
    """One of nine steps from left to right; a style sheet turns them into angles. Several rows lie straight."""
    if count < 2 or count > _IN_A_ROW["row"]:
        return "tilt-0"
    step = round((n / (count - 1) * 2 - 1) * min(_TILTS, count / 2))
    return f"tilt-{'m' if step < 0 else ''}{abs(step)}"
