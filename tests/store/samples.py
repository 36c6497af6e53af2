"""What the tests of the store put into it."""

from parlour.store import Draft, Kind, NewMatch

TERMS = NewMatch(
    game="chess",
    rules_version=3,
    content_hash="abc",
    options={"variant": True, "points": 50, "call": "auto"},
    seats=4,
    language="zh-Hant",
    pace="live",
    title="星期五的桌",
)


def answer(nonce: str | None = None, *, seat: int | None = 0, card: str = "red-1") -> Draft:
    """An answer as a table would store it."""
    return Draft(Kind.ANSWER, seat, {"say": "use", "card": card}, nonce)
