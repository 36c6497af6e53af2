"""Content files: what their tables tell, and the lines of their errors."""

import pytest

from parlour.core.content import ContentFile
from parlour.core.errors import BadContent

WRITTEN = """# a comment
[head]
size = 3
name = "x"

[[kind]]
id = "one"

[[kind]]
id = "two"
words = ["a", "b"]
"""


def test_keys_may_be_left_out_and_asked_for() -> None:
    file = ContentFile("some.toml", WRITTEN)
    one, two = file.many("kind")
    assert (one.has("words"), two.has("words"), two.words("words")) == (False, True, ["a", "b"])
    head = file.one("head")
    assert head.has("size") and not head.has("sizes")
    with pytest.raises(BadContent, match=r"some\.toml, line 6: expected the key 'words', got only id"):
        one.value("words")
    with pytest.raises(BadContent, match=r"some\.toml, line 3: expected 'size' to be a whole number from 0 to 2"):
        head.whole("size", low=0, high=2)
