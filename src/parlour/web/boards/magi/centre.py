"""The middle of the table: deck, discards with the colour in force, draw count, direction of play."""

from functools import lru_cache
from typing import Final

from htpy import Element, b, button, circle, div, g, path, span, svg, use
from markupsafe import Markup

from parlour.web.boards.asked import Offer
from parlour.web.boards.magi.cards import card, card_back, card_name, design_of, sign
from parlour.words import Words

_GEMS: Final = 15  # what the four count cards can show (M-113); above that only the number


@lru_cache(maxsize=2048)
def deck_region(left: int, offer: Offer | None, words: Words) -> Element:
    """The face-down cards, ``board-deck``, with their number; a button while the viewer may draw from it."""
    label = words.say("magi-board-deck-left", number=left)
    inside = [
        span(class_=["magi-stack", _thickness(left)], aria_hidden="true")[card_back() if left else None],
        span(".magi-caption", aria_hidden="true")[words.say("magi-board-deck"), " ", b[str(left)]],
    ]
    if offer is None:
        return div("#board-deck.magi-deck", role="img", aria_label=label)[inside]
    answer = {"name": "a", "value": offer.value, "type": "submit", "form": "answers"}
    if offer.why:
        greyed = words.say("web-greyed", what=offer.label, why=offer.why)
        return div("#board-deck.magi-deck")[
            button(".magi-deck-button.is-greyed", answer, aria_disabled="true", aria_label=greyed, title=offer.why)[
                inside
            ]
        ]
    return div("#board-deck.magi-deck")[
        button(".magi-deck-button.is-lit", answer, aria_label=words.listed([offer.label, label]))[
            inside, span(".magi-do", aria_hidden="true")[offer.label]
        ]
    ]


@lru_cache(maxsize=4096)
def pile_region(top: str, colour: str, pile: int, catastrophe: bool, words: Words) -> Element:
    """The discards, ``board-pile``: the top card inside a ring of the colour in force, the colour as sign and word."""
    word = words.say(f"magi-colour-{colour}")
    if top:
        label = words.say("magi-board-pile", card=card_name(top, words), colour=word, number=pile)
    else:
        label = words.say("magi-board-pile-down", number=pile)
    return div(
        class_=["magi-pile", f"is-{colour}"],
        id="board-pile",
        role="img",
        aria_label=label,
    )[
        _ring(),
        span(".magi-pile-card", aria_hidden="true")[
            card(design_of(top), words, catastrophe) if top else (card_back() if pile else span(".magi-gap"))
        ],
        span(".magi-force", aria_hidden="true")[sign(f"sign-{colour}"), word],
    ]


@lru_cache(maxsize=512)
def count_region(count: int, words: Words) -> Element:
    """The draw count, ``board-count``: as many crystals, and the number."""
    gems = min(count, _GEMS)
    return div(
        class_=["magi-count", {"is-zero": count == 0, "is-crowded": gems > 6}],
        id="board-count",
        role="img",
        aria_label=words.say("magi-board-count-label", number=count),
    )[
        span(".magi-gems", aria_hidden="true")[Markup(_gem("gem")) * gems if gems else _gem("socket")],
        span(".magi-caption", aria_hidden="true")[words.say("magi-board-count"), " ", b[str(count)]],
    ]


@lru_cache(maxsize=16)
def direction_region(direction: str, words: Words) -> Element:
    """The direction marker, ``board-direction``: arrows in orbit round the discards, and the word."""
    word = words.say(f"magi-direction-{direction}")
    return div(
        class_=["magi-direction", f"is-{direction}"],
        id="board-direction",
        role="img",
        aria_label=words.say("magi-board-direction", direction=word),
    )[_orbit(direction), span(".magi-way", aria_hidden="true")[sign(f"way-{direction}"), word]]


@lru_cache(maxsize=4)
def _orbit(direction: str) -> Markup:
    """Two comets on a circle, left and right of the discards, heads forward; mirrored against the clock."""
    comets = [
        g(transform=f"rotate({turn} 100 100)")[
            path(d="M153 23A94 94 0 0 1 179 151", fill="none", stroke="currentColor", stroke_width="2.6"),
            path(d="M167 147 183 155 169 171z", fill="currentColor"),
            circle(cx="153", cy="23", r="3", fill="currentColor"),
        ]
        for turn in (0, 180)
    ]
    mirror = "translate(200 0) scale(-1 1)" if direction == "counter" else None
    return Markup(
        svg(".magi-orbit", viewBox="0 0 200 200", aria_hidden="true", focusable="false")[g(transform=mirror)[comets]]
    )


@lru_cache(maxsize=1)
def _ring() -> Markup:
    return Markup(
        svg(".magi-ring", viewBox="0 0 200 200", aria_hidden="true", focusable="false")[
            circle(".magi-glow", cx="100", cy="100", r="84"),
            circle(".magi-band", cx="100", cy="100", r="84"),
            circle(".magi-hair", cx="100", cy="100", r="89.5"),
            circle(".magi-hair", cx="100", cy="100", r="78.5"),
        ]
    )


def _gem(name: str) -> Element:
    return svg(".magi-gem", viewBox="0 0 24 32", aria_hidden="true", focusable="false")[use(href=f"#magi-{name}")]


def _thickness(left: int) -> str:
    if left > 30:
        return "is-high"
    return "is-low" if left > 1 else ("is-last" if left else "is-none")
