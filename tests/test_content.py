"""Content files: what their tables tell, and the lines of their errors."""

import contextlib
import time

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


@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 16_000) + " = 1",
        "[" + ".".join(["a"] * 16_000) + "]",
        "[[" + " . ".join(["a"] * 8_000) + "]]",
        "x = {" + ".".join(["a"] * 16_000) + " = 1}",
        ".".join(['"a"'] * 8_000) + " = 1",
        ".".join(["'a'", '"."'] * 4_000) + " = 1",
        'x = ["""a"""", {' + ".".join(["a"] * 10_000) + " = 1}]",
        "x = ['''a''''', {" + ".".join(["a"] * 10_000) + " = 1}]",
        'x = "\\\\"\n' + ".".join(["a"] * 16_000) + " = 1",
        'x = "\\"#"\n' + ".".join(["a"] * 16_000) + " = 1",
    ],
)
def test_a_key_that_would_take_the_reader_seconds_is_refused_at_once(text: str) -> None:
    began = time.monotonic()
    with pytest.raises(BadContent) as refusal:
        ContentFile("own", text)
    assert refusal.value.reason == "content-deep" and time.monotonic() - began < 0.3


@pytest.mark.parametrize(
    "text", ['"\\"' * 10_000, "'''" * 9_999 + "\\", '"""' + '\\"""' * 5_000 + "\\", '""""\\' * 6_000, "#" * 30_000]
)
def test_what_is_left_open_takes_no_longer(text: str) -> None:
    began = time.monotonic()
    with contextlib.suppress(BadContent):
        ContentFile("own", text)
    assert time.monotonic() - began < 0.3


def test_dots_may_stand_everywhere_else() -> None:
    dots = ". . . a.b.c.d.e.f.g.h.i.j.k"
    text = f'# {dots}\n[head]\nname = "{dots}" # {dots}\nlong = """\n{dots}"""\na.b = 1.5\nall = [1.5, 2.5, 3.5]\n'
    text += f"plain = '{dots}'\nplains = '''\n{dots}'''\n" + "".join(f"x{n} = 0.{n}\n" for n in range(20))
    assert ContentFile("own", text).one("head").word("name") == dots


def named(name: str) -> str:
    return ContentFile("own", f'[head]\nname = "{name}"\n').one("head").name()


@pytest.mark.parametrize(
    "name", ["\ufe0f", "\u034f", "\u17b4\u17b5", "\ufe0f \u034f", "\U000e0100", "\u0301", "\u3164", ""]
)
def test_a_name_of_nothing_to_see_is_refused(name: str) -> None:
    with pytest.raises(BadContent) as refusal:
        named(name)
    assert refusal.value.reason == "content-name"


@pytest.mark.parametrize("name", ["a", "字", "❤\ufe0f", "e\u0301", "ๆ", "नमस्ते", "2", "…"])
def test_a_name_may_have_marks_on_its_letters(name: str) -> None:
    assert named(name) == name
