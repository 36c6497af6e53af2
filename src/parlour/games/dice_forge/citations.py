"""The clauses behind each event of Dice Forge, for the log."""

from typing import Final

from parlour.core.citations import Citations

CITATIONS: Final = Citations(
    {
        "thinned": ("D-13",),
        "first": ("D-20", "D-21"),
        "drafted": ("D-09",),
        "boar-laid": ("D-134",),
        "round": ("D-24", "D-11"),
        "turn": ("D-27",),
        "rolled": ("D-28", "D-33"),
        "gained": ("D-22",),
        "overflowed": ("D-23",),
        "lost": ("D-110",),
        "paid gold": ("D-40", "D-100"),
        "paid sun": ("D-48", "D-57"),
        "paid": ("D-48",),
        "swapped gold": ("D-120", "D-121"),
        "swapped": ("D-119", "D-121"),
        "copied": ("D-70", "D-72"),
        "nothing-to-copy": ("D-76",),
        "gone": ("D-61",),
        "offered": ("D-40",),
        "declined": ("D-79",),
        "took-off": ("D-44",),
        "forged": ("D-42", "D-45"),
        "gear-used": ("D-35", "D-100"),
        "feat": ("D-48",),
        "took": ("D-49", "D-54"),
        "token-used triton": ("D-125",),
        "token-used cerberus": ("D-115",),
        "token-used": ("D-126",),
        "triggered": ("D-113",),
        "boar": ("D-114", "D-84"),
        "picked": ("D-101", "D-103"),
        "passed": ("D-39",),
        "extra": ("D-57",),
        "moved": ("D-48", "D-50"),
        "ousted": ("D-52", "D-53"),
        "hammered": ("D-95", "D-97"),
        "scored": ("D-128",),
        "over": ("D-02", "D-131"),
    },
    by={"paid": "resource", "swapped": "resource", "token-used": "card"},
)
