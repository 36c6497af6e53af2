"""What is wrong with a content file, said in the page's language: the line, what is expected and what came."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.content import LARGEST, ContentFile
from parlour.core.errors import BadContent
from parlour.core.registry import game
from parlour.words import Words
from parlour.words.catalogue import catalogue

EN = Words("en")
ZH = Words("zh-Hant")
CORE = Path(__file__).parents[2] / "src" / "parlour" / "core"


def read(text: str) -> None:
    """Everything that core can find wrong, in one small reader."""
    file = ContentFile("my file.toml", text)
    file.only(["head", "kind"])
    head = file.one("head")
    head.only(["size", "on"])
    head.whole("size", low=1, high=1000)
    head.truth("on")
    taken: list[str] = []
    for entry in file.many("kind"):
        taken.append(entry.id(taken))
        entry.name()
        entry.word("type", ["guild", "item"])
        entry.words("does")


HEAD = "[head]\nsize = 1\non = true\n"
KIND = '[[kind]]\nid = "a"\ntype = "item"\ndoes = []\n'
CASES = [
    (
        "x" * (LARGEST + 1),
        "content-large",
        "A content file has at most 32,768 bytes, this one has 32,769.",
        "內容檔最多 32,768 位元組，這份有 32,769。",
    ),
    (
        "[head]\n" + "a." * 9 + "a = 1\n",
        "content-deep",
        "Line 2: A key has at most 8 dots, here is one with more.",
        "第 2 行：一個鍵裡最多 8 個點，這裡超過了。",
    ),
    (
        "[x]\n",
        "content-unknown-table",
        "Line 1: There is no table “x”; possible are head and kind.",
        "第 1 行：沒有「x」這種表；可以用的是head、kind。",
    ),
    ("head = 1\n", "content-one", "A table [head] is expected, here is 1.", "要有一個 [head] 表，這裡是 1。"),
    (HEAD, "content-many", "Tables [[kind]] are expected, here is nothing.", "要有 [[kind]] 表，這裡什麼也沒有。"),
    (
        f"kind = [5]\n{HEAD}",
        "content-keys",
        "Keys are expected in [[kind]], here is 5.",
        "[[kind]] 裡要有鍵，這裡是 5。",
    ),
    (
        "[head]\nsizes = 1\n",
        "content-unknown-key",
        "Line 2: There is no key “sizes”; possible are size and on.",
        "第 2 行：沒有「sizes」這個鍵；可以用的是size、on。",
    ),
    (
        "[head]\non = true\n",
        "content-missing-key",
        "Line 1: “size” is missing; here is only on.",
        "第 1 行：缺少「size」；這裡只有 on。",
    ),
    (
        "[head]\n",
        "content-missing-key",
        "Line 1: “size” is missing; here is nothing.",
        "第 1 行：缺少「size」；這裡什麼也沒有。",
    ),
    (
        "[head]\nsize = 0\n",
        "content-whole",
        "Line 2: “size” must be a whole number from 1 to 1,000, here is 0.",
        "第 2 行：「size」要是 1 到 1,000 的整數，這裡是 0。",
    ),
    (
        "[head]\nsize = 0x" + "f" * 9000 + "\n",
        "content-whole",
        "Line 2: “size” must be a whole number from 1 to 1,000, here is a number of 36,000 bits.",
        "第 2 行：「size」要是 1 到 1,000 的整數，這裡是 36,000 位元的數。",
    ),
    (
        "[head]\nsize = [1, 2]\n",
        "content-whole",
        "Line 2: “size” must be a whole number from 1 to 1,000, here is a list of 2 things.",
        "第 2 行：「size」要是 1 到 1,000 的整數，這裡是 2 個東西的清單。",
    ),
    (
        "[head]\nsize = {a = 1}\n",
        "content-whole",
        "Line 2: “size” must be a whole number from 1 to 1,000, here is a table of one key.",
        "第 2 行：「size」要是 1 到 1,000 的整數，這裡是 1 個鍵的表。",
    ),
    (
        "[head]\nsize = 1979-05-27\n",
        "content-whole",
        "Line 2: “size” must be a whole number from 1 to 1,000, here is 1979-05-27.",
        "第 2 行：「size」要是 1 到 1,000 的整數，這裡是 1979-05-27。",
    ),
    (
        "[head]\nsize = true\n",
        "content-whole",
        "Line 2: “size” must be a whole number from 1 to 1,000, here is true.",
        "第 2 行：「size」要是 1 到 1,000 的整數，這裡是 true。",
    ),
    (
        '[head]\nsize = 1\non = "yes"\n',
        "content-truth",
        "Line 3: “on” must be true or false, here is “yes”.",
        "第 3 行：「on」要是 true 或 false，這裡是「yes」。",
    ),
    (
        HEAD + "[[kind]]\nid = 1.5\n",
        "content-text",
        "Line 5: “id” must be a text, here is 1.5.",
        "第 5 行：「id」要是文字，這裡是 1.5。",
    ),
    (
        HEAD + KIND.replace('"item"', '"x"'),
        "content-word",
        "Line 6: “type” must be one of guild and item, here is “x”.",
        "第 6 行：「type」要是guild、item其中之一，這裡是「x」。",
    ),
    (
        HEAD + KIND.replace("[]", "[1]"),
        "content-texts",
        "Line 7: “does” must be a list of texts, here is a list of one thing.",
        "第 7 行：「does」要是文字的清單，這裡是 1 個東西的清單。",
    ),
    (
        HEAD + KIND + KIND,
        "content-id-again",
        "Line 9: Each id may stand once only, “a” stands here again.",
        "第 9 行：每個代號只能出現一次，「a」又出現了。",
    ),
    (
        HEAD + KIND.replace('"a"', '"<b>/../\\u202e"'),
        "content-id",
        "Line 5: An id has 1 to 40 small letters and _, here is “<b>/../\ufffd”.",
        "第 5 行：代號要是 1 到 40 個小寫英文字母或 _，這裡是「<b>/../\ufffd」。",
    ),
    (
        HEAD + KIND + 'name = "' + "長" * 70 + '"\n',
        "content-name",
        f"Line 8: A name has 1 to 40 characters in one line and no control characters, here is “{'長' * 60}…”.",
        f"第 8 行：名稱要是 1 到 40 個字、寫在一行、沒有控制字元，這裡是「{'長' * 60}…」。",
    ),
]


@pytest.mark.parametrize(
    ("text", "reason", "english", "chinese"), CASES, ids=[f"{row[1]} {n}" for n, row in enumerate(CASES)]
)
def test_a_problem_is_told_in_both_languages(text: str, reason: str, english: str, chinese: str) -> None:
    with pytest.raises(BadContent) as refusal:
        read(text)
    error = refusal.value
    assert str(error).startswith("my file.toml") and error.reason == reason
    assert EN.problem(error) == english
    assert ZH.problem(error) == chinese


@pytest.mark.parametrize("owner", ["", "magi", "senyu"])
def test_no_text_says_itself_where_what_came_stands(owner: str) -> None:
    """Whether a word, a blank or nothing goes before it depends on what came: ``$here`` says it all."""
    for words in (EN, ZH):
        bundle = catalogue(words.language, owner)
        for key, needed in bundle.placeholders.items():
            if "got" in needed and not key.startswith("content-here"):
                said = bundle.format(key, dict.fromkeys(needed, "@"))
                assert not re.search("here is @|這裡(寫的)?是 ?@", said), key


def test_every_reason_of_core_is_among_them() -> None:
    sources = "".join(path.read_text("utf-8") for path in CORE.glob("*.py"))
    reasons = set(re.findall(r'reason="(content-[a-z-]+)"', sources))
    assert reasons - {row[1] for row in CASES} == {"content-toml", "content-endless"}


@pytest.mark.parametrize("text", ["[head\n", "a = 1\nb = ?\n", "x = " + "9" * 5000, "\x00"])
def test_what_is_no_toml_is_told_in_the_words_of_its_reader(text: str) -> None:
    with pytest.raises(BadContent) as refusal:
        read(text)
    error = refusal.value
    assert error.reason == "content-toml" and str(error.arguments["error"]) in ZH.problem(error)
    assert "讀得懂" in ZH.problem(error) and "TOML" in EN.problem(error)


def test_a_refusal_without_a_reason_is_told_as_it_is() -> None:
    with pytest.raises(BadContent) as refusal:
        game("temple").with_content("[temple]\n")
    assert EN.problem(refusal.value) and ZH.problem(refusal.value)
    plain = BadContent("mine.toml, line 3: expected this, got that")
    assert (plain.spot, plain.reason, ZH.problem(plain)) == (None, "", str(plain))


def test_keys_of_several_lines_are_told_in_one() -> None:
    with pytest.raises(BadContent) as refusal:
        read(HEAD + '[[kind]]\n"a\\nb" = 1\n')
    assert refusal.value.reason == "content-missing-key"
    assert "\n" not in str(refusal.value) and "a\ufffdb" in EN.problem(refusal.value)


def test_what_came_is_never_taken_for_markup_of_the_texts() -> None:
    with pytest.raises(BadContent) as refusal:
        read(HEAD + KIND.replace('"item"', '"{ $field } {field}"'))
    assert "“{ $field } {field}”" in EN.problem(refusal.value)
    assert "'{ $field } {field}'" in str(refusal.value)
