"""What every page has in common: the head, the bar with language, theme and name, the foot."""

from collections.abc import Sequence
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    body,
    button,
    circle,
    div,
    footer,
    form,
    head,
    header,
    html,
    input,
    link,
    main,
    meta,
    nav,
    path,
    script,
    span,
    svg,
    title,
)

from parlour.web.assets import asset
from parlour.web.visitors import THEMES, Visitor
from parlour.words import LANGUAGES, Words

_SIGNS: Final = {
    "system": "M4 5h16v11H4zM9 20h6M12 16v4",
    "light": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
    "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600 19 19M5 19l1.400-1.400M17.600 6.400 19 5",
    "dark": "M19 14.500A8 8 0 0 1 9.500 5 7.500 7.500 0 1 0 19 14.500z",
    "person": "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20.500c1-4 4-6 8-6s7 2 8 6",
    "sound": "M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11",
    "copy": "M9 9h11v11H9zM5 15H4V4h11v1",
    "list": "M4 6h16M4 12h16M4 18h16",
    "close": "M5 5l14 14M19 5 5 19",
}


def page(
    visitor: Visitor,
    *,
    here: str,
    name: str,
    content: Node,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    wide: bool = False,
) -> Element:
    """A whole page. ``here`` is its address, to which the switches of the bar come back; ``name`` its title."""
    words = visitor.words
    return html(lang=visitor.language, data_theme=visitor.theme)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            meta(name="color-scheme", content="light dark"),
            title("#title")[name],
            link(rel="icon", type="image/svg+xml", href=asset("icon.svg")),
            [link(rel="stylesheet", href=asset(each)) for each in ("parlour.css", *styles)],
            [script(type="module", src=asset(each)) for each in ("table.js", *scripts)],
        ],
        body(class_={"is-table": wide})[
            a(".button.primary.skip", href="#main")[words.say("web-skip")],
            bar(visitor, here=here),
            content,
            None if wide else footer(".foot")[words.say("web-foot")],
        ],
    ]


def plain(content: Node, *, narrow: bool = False) -> Element:
    """The middle of a page that is no table."""
    return main("#main", class_=["page", {"narrow": narrow}], tabindex="-1")[content]


def bar(visitor: Visitor, *, here: str) -> Element:
    """The bar over every page."""
    words = visitor.words
    return header(".bar")[
        a(".brand", href="/")[logo(), span[words.say("web-name")]],
        nav(".line", aria_label=words.say("web-settings"))[
            button(
                ".quiet", type="button", data_sound="", aria_pressed="false", hidden=True, title=words.say("web-sound")
            )[sign("sound"), span(".visually-hidden")[words.say("web-sound")]],
            _languages(visitor, here),
            _themes(visitor, here),
            a(".button.quiet.who", href="/you", title=words.say("web-you-link"))[
                sign("person"), span[visitor.name or words.say("web-stranger")]
            ],
        ],
    ]


def _languages(visitor: Visitor, here: str) -> Element:
    return form(method="post", action="/you/language", data_switch="language")[
        input(type="hidden", name="next", value=here),
        div(".segmented", role="group", aria_label=visitor.words.say("web-language"))[
            [
                button(
                    name="language",
                    value=each,
                    type="submit",
                    lang=each,
                    aria_label=visitor.words.say(f"language-{each}"),
                    aria_pressed="true" if each == visitor.language else "false",
                )[visitor.words.say(f"web-language-{each}")]
                for each in LANGUAGES
            ]
        ],
    ]


def _themes(visitor: Visitor, here: str) -> Element:
    words = visitor.words
    return form(method="post", action="/you/theme", data_switch="theme")[
        input(type="hidden", name="next", value=here),
        div(".segmented", role="group", aria_label=words.say("web-theme"))[
            [
                button(
                    name="theme",
                    value=each,
                    type="submit",
                    title=words.say(f"web-theme-{each}"),
                    aria_pressed="true" if each == visitor.theme else "false",
                )[sign(each), span(".visually-hidden")[words.say(f"web-theme-{each}")]]
                for each in THEMES
            ]
        ],
    ]


def sign(name: str) -> Element:
    """A small line drawing for a control; the words stand beside it."""
    return svg(viewBox="0 0 24 24", width="20", height="20", fill="none", aria_hidden="true", focusable="false")[
        path(d=_SIGNS[name], stroke="currentColor", stroke_width="1.8", stroke_linecap="round", stroke_linejoin="round")
    ]


def logo() -> Element:
    """Four seats round a table."""
    return svg(viewBox="0 0 32 32", width="28", height="28", aria_hidden="true", focusable="false")[
        circle(cx="16", cy="16", r="8", fill="currentColor"),
        [
            circle(cx=x, cy=y, r="3.2", fill="currentColor")
            for x, y in (("16", "3.6"), ("28.4", "16"), ("16", "28.4"), ("3.6", "16"))
        ],
    ]


def game_name(words: Words, game: str) -> str:
    """What the game is called."""
    return words.say(f"{game}-name")
