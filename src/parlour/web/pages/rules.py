"""The rules as a book: chapters and numbered clauses, on a page of their own and in the panel beside a table."""

from functools import lru_cache

from htpy import Element, a, dd, details, div, dl, dt, form, h1, input, label, p, section, summary
from markupsafe import Markup

from parlour.web.pages.frame import game_name, page, plain
from parlour.web.visitors import Visitor
from parlour.words import Chapter, Words, chapters


def rules_page(visitor: Visitor, game: str) -> Element:
    """``/rules/<game>``."""
    words = visitor.words
    name = words.say("web-rules-of", game=game_name(words, game))
    return page(
        visitor,
        here=f"/rules/{game}",
        name=words.say("web-page-title", page=name),
        content=plain(
            [div(".hero")[h1[name], p(".lead")[words.say("web-rules-lead")]], rules_book(game, words, open=True)]
        ),
    )


@lru_cache(maxsize=64)
def rules_book(game: str, words: Words, *, open: bool) -> Markup:
    """All clauses by chapter, each under its id as anchor, with a search field that the script brings to life."""
    book = div("#rules.rules", data_searched="")[
        form(".line", role="search", hidden=True, data_search="rules")[
            label(".visually-hidden", for_="rules-search")[words.say("web-rules-search")],
            input("#rules-search", type="search", autocomplete="off", placeholder=words.say("web-rules-search")),
        ],
        p("#rules-none.muted", hidden=True, role="status")[words.say("web-rules-none")],
        [_chapter(game, chapter, words, open=open) for chapter in chapters(game)],
    ]
    return Markup(book)


def _chapter(game: str, chapter: Chapter, words: Words, *, open: bool) -> Element:
    return section(".chapter")[
        details(open=open)[
            summary[words.chapter(game, chapter.id)],
            dl(".clauses")[
                [
                    div(".clause", id=clause)[
                        dt[a(href=f"#{clause}")[clause]],
                        dd[words.rule(game, clause)],
                    ]
                    for clause in chapter.clauses
                ]
            ],
        ]
    ]
