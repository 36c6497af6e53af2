"""The page about the visitor: name, return code, return on another device."""

from htpy import Element, button, div, form, h1, h2, input, label, output, p, section

from parlour.web.pages.frame import page, plain, sign
from parlour.web.visitors import Visitor
from parlour.words import Words


def you_page(visitor: Visitor, *, code: str = "") -> Element:
    """``/you``; with ``code``, a return code that is shown this once."""
    words = visitor.words
    return page(
        visitor,
        here="/you",
        name=words.say("web-you-title"),
        content=plain(
            [
                div(".hero")[h1[words.say("web-you")], p(".lead")[words.say("web-you-lead")]],
                _name_form(visitor, words),
                _code_form(words, code),
                _return_form(words),
            ],
            narrow=True,
        ),
    )


def _name_form(visitor: Visitor, words: Words) -> Element:
    return section(".card.stack", aria_labelledby="name-heading")[
        h2("#name-heading")[words.say("web-name-heading")],
        form(".stack", method="post", action="/you/name")[
            label(for_="name")[words.say("web-name-label")],
            div(".line")[
                input("#name", name="name", value=visitor.name, required=True, maxlength="24", autocomplete="nickname"),
                button(type="submit")[words.say("web-save")],
            ],
        ],
    ]


def _code_form(words: Words, code: str) -> Element:
    return section(".card.stack", aria_labelledby="code-heading")[
        h2("#code-heading")[words.say("web-code-heading")],
        p[words.say("web-code-help")],
        [
            div(".line")[
                output("#return-code.code")[code],
                button(type="button", data_copy=code, data_done=words.say("web-copied"), hidden=True)[
                    sign("copy"), words.say("web-copy")
                ],
            ],
            p(".says")[words.say("web-code-once")],
        ]
        if code
        else form(method="post", action="/you/code")[button(type="submit")[words.say("web-code-ask")]],
    ]


def _return_form(words: Words) -> Element:
    return section(".card.stack", aria_labelledby="return-heading")[
        h2("#return-heading")[words.say("web-return-heading")],
        form(".stack", method="post", action="/you/return")[
            label(for_="code")[words.say("web-return-label")],
            div(".line")[
                input("#code", name="code", required=True, maxlength="40", autocomplete="off", spellcheck="false"),
                button(type="submit")[words.say("web-return-go")],
            ],
        ],
    ]
