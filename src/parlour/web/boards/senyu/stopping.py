"""The wish to stop early (S-109, S-110): open to everybody all the time, so it stands apart and speaks softly."""

from functools import lru_cache

from htpy import Element, details, div, p, span, summary

from parlour.web.boards.asked import Offer, answering
from parlour.web.boards.senyu.pictures import sign
from parlour.web.boards.senyu.view import GAME
from parlour.words import Words


@lru_cache(maxsize=512)
def stop_region(offer: Offer | None, wishing: tuple[str, ...], seats: int, words: Words) -> Element:
    """``board-stop``: the wish behind a fold, so that nobody says it by mistake; ``wishing`` are those who have it.

    Without an offer the viewer has said so already in this round, or there is no round; with nobody wishing either,
    the region is empty.
    """
    if offer is None and not wishing:
        return div("#board-stop", hidden=True)
    return div("#board-stop")[
        details("#board-stop-fold.sy-panel.sy-stop")[
            summary[
                sign("flag"),
                span[words.say("senyu-board-stop")],
                span(".sy-chip.is-wishes")[words.say("senyu-board-stop-count", number=len(wishing), seats=seats)]
                if wishing
                else None,
            ],
            p(".sy-small")[words.question(GAME, "stop")],
            p(".sy-small")[words.say("senyu-board-stop-who", names=words.listed(wishing))] if wishing else None,
            answering(offer, words, "sy-choice")[span[offer.label]] if offer is not None else None,
        ]
    ]
