"""Reading a view: what it says is taken at its word, for whoever made it is the same program (bots, displays)."""

from parlour.core.plain import Plain


def row(data: Plain) -> dict[str, Plain]:
    """An object."""
    assert isinstance(data, dict)
    return data


def rows(data: Plain) -> list[dict[str, Plain]]:
    """A list of objects."""
    return [row(each) for each in listed(data)]


def listed(data: Plain) -> list[Plain]:
    """A list of anything."""
    assert isinstance(data, list)
    return data


def whole(data: Plain) -> int:
    """A whole number."""
    assert isinstance(data, int)
    return data


def text(data: Plain) -> str:
    """A text."""
    assert isinstance(data, str)
    return data


def texts(data: Plain) -> list[str]:
    """A list of texts."""
    return [text(each) for each in listed(data)]
