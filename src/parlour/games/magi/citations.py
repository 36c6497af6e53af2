"""The clauses behind each event of Magi, for the log."""

from typing import Final

from parlour.core.citations import Citations

CITATIONS: Final = Citations(
    {
        "lot": ("M-18",),
        "redraw": ("M-19",),
        "starter": ("M-18",),
        "round": ("M-88",),
        "dealt": ("M-22",),
        "discarded": ("M-24", "M-25"),
        "turned-up": ("M-26",),
        "colour": ("M-60",),
        "free": ("M-62",),
        "used main": ("M-29", "M-30"),
        "used magic": ("M-34", "M-37"),
        "used": ("M-30",),
        "count 0": ("M-43", "M-63"),
        "count": ("M-63",),
        "reset": ("M-72",),
        "reversed": ("M-67",),
        "named": ("M-68",),
        "again": ("M-66",),
        "no-again": ("M-66",),
        "through": ("M-71",),
        "picked": ("M-73",),
        "drew one": ("M-47",),
        "drew caught": ("M-50",),
        "drew wrong": ("M-109",),
        "drew": ("M-42",),
        "passed": ("M-48",),
        "called": ("M-49",),
        "caught": ("M-50",),
        "wrong": ("M-109",),
        "reshuffled": ("M-107",),
        "short": ("M-108",),
        "turn": ("M-32",),
        "round-over": ("M-52",),
        "scored": ("M-54",),
        "over": ("M-57", "M-58"),
    },
    by={"used": "phase", "count": "count", "drew": "why"},
)
