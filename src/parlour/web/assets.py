"""The files that pages refer to, under addresses that change with their content, so that browsers may keep them."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

STATIC: Final = Path(str(files("parlour.web") / "static"))


@cache
def asset(name: str) -> str:
    """The address of a file below ``static``, with a mark of its content."""
    mark = blake2b((STATIC / name).read_bytes(), digest_size=6).hexdigest()
    return f"/static/{name}?{mark}"
