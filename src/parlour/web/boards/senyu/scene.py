"""The middle of the valley: what is going on now, as a small scene; and the piles beside it."""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, b, div, p, span

from parlour.games.senyu.model import DIE
from parlour.web.boards.marks import seat_mark
from parlour.web.boards.senyu.hand import task_card
from parlour.web.boards.senyu.pictures import back, die, hero_drawn, kind_of, monster_drawn, sign
from parlour.web.boards.senyu.sayings import card_does, monster_does
from parlour.web.boards.senyu.view import GAME
from parlour.words import Words


class Actor(NamedTuple):
    """A hero in the scene with the dice that lie before it; ``fallen``: beaten in the knockout; ``asked``: deciding."""

    seat: int
    name: str
    hero: str
    dice: tuple[int, ...]
    fallen: bool = False
    asked: bool = False


class Prey(NamedTuple):
    """A monster that was met, with the points that beat it."""

    monster: str
    needed: int


class Scene(NamedTuple):
    """What goes on; ``kind``: "start", "turn", "hunt", "duel", "aim" (a card picks a player), "knockout", "over"."""

    kind: str
    actors: tuple[Actor, ...]
    prey: tuple[Prey, ...] = ()
    cards: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    choosing: int = 0


class Piles(NamedTuple):
    """The piles by number and what lies on top of the open ones; ``goal`` is 0 in a timed game."""

    round: int
    goal: int
    minutes: int
    time_up: bool
    deck: int
    discards: int
    top: str
    lair: int
    slain: int
    last: str


@lru_cache(maxsize=4096)
def scene_region(scene: Scene, words: Words) -> Element:
    """``board-scene``: whose turn it is with the dice, a hunt, a duel, the knockout, the cards being carried out."""
    title = words.say(f"senyu-board-scene-{scene.kind}")
    return div(class_=f"sy-scene is-{scene.kind}", id="board-scene", role="group", aria_label=title)[
        p(".sy-scene-title", aria_hidden="true")[title],
        div(class_=f"sy-stagecraft has-{len(scene.actors)}")[_stagecraft(scene, words)],
        _cards(scene, words),
    ]


@lru_cache(maxsize=1024)
def piles_region(piles: Piles, words: Words) -> Element:
    """``board-piles``: the round and the goal; the decks with what lies open beside them."""
    return div("#board-piles.sy-piles")[
        div(".sy-round")[
            b[words.say("senyu-board-round", round=piles.round) if piles.round else words.say("senyu-board-before")],
            span[_goal(piles, words)],
        ],
        div(".sy-decks")[
            _pile("board-deck", back("task"), words.say("senyu-board-deck", number=piles.deck)),
            _pile(
                "board-discards",
                task_card(piles.top, words) if piles.top else None,
                words.say("senyu-board-discards", number=piles.discards),
                words.word(GAME, "card", piles.top) if piles.top else "",
            ),
            _pile("board-lair", back("monster"), words.say("senyu-board-lair", number=piles.lair)),
            _pile(
                "board-slain",
                monster_drawn(piles.last) if piles.last else None,
                words.say("senyu-board-slain", number=piles.slain),
                words.word(GAME, "monster", piles.last) if piles.last else "",
            ),
        ],
    ]


def _goal(piles: Piles, words: Words) -> str:
    if piles.time_up:
        return words.say("senyu-board-time-up")
    if piles.goal:
        return words.say("senyu-board-goal", number=piles.goal)
    return words.say("senyu-board-minutes", number=piles.minutes)


def _pile(id: str, picture: Element | None, said: str, top: str = "") -> Element:
    return div(".sy-pile", id=id, title=top or None)[
        span(".sy-pile-picture", aria_hidden="true")[picture or span(".sy-pile-none")],
        span(".sy-pile-said")[said],
        span(".visually-hidden")[top] if top else None,
    ]


def _stagecraft(scene: Scene, words: Words) -> Node:
    if scene.kind == "hunt":
        return [
            [_actor(each, words) for each in scene.actors],
            div(".sy-prey")[[_prey(each, words) for each in scene.prey]],
        ]
    if scene.kind in ("duel", "aim") and len(scene.actors) > 1:
        between = sign("swords" if scene.kind == "duel" else "target")
        return [
            _actor(scene.actors[0], words),
            span(".sy-versus", aria_hidden="true")[between],
            _actor(scene.actors[1], words),
        ]
    return [_actor(each, words) for each in scene.actors]


def _actor(actor: Actor, words: Words) -> Element:
    said = words.say("senyu-board-dice", name=actor.name, points=words.listed([str(each) for each in actor.dice]))
    return div(class_=["sy-actor", {"is-fallen": actor.fallen, "is-asked": actor.asked}])[
        hero_drawn(actor.hero),
        span(".sy-actor-name", aria_hidden="true", title=actor.name)[
            seat_mark(actor.seat, actor.name), span[actor.name]
        ],
        span(".visually-hidden")[said if actor.dice else actor.name],
        span(".sy-dice", aria_hidden="true")[[die(points) for points in actor.dice]],
    ]


def _prey(prey: Prey, words: Words) -> Element:
    name = words.word(GAME, "monster", prey.monster)
    return div(".sy-quarry")[
        monster_drawn(prey.monster),
        b[name],
        span(".sy-need")[_need(prey, words)],
        span(".sy-small")[monster_does(prey.monster, words)],
    ]


def _need(prey: Prey, words: Words) -> str:
    if prey.needed > DIE[-1]:
        return words.say("senyu-board-need-none")
    return words.say("senyu-board-need", points=max(1, prey.needed))


def _cards(scene: Scene, words: Words) -> Element | None:
    shown = [*scene.cards, *scene.offered]
    hidden = scene.choosing - len(scene.offered)
    if not shown and hidden <= 0:
        return None
    return div(".sy-scene-cards")[
        [
            span[
                span(aria_hidden="true")[task_card(each, words)],
                span(".visually-hidden")[
                    words.say(
                        "senyu-board-card", card=words.word(GAME, "card", kind_of(each)), does=card_does(each, words)
                    )
                ],
            ]
            for each in shown
        ],
        [back("task") for _ in range(hidden)],
    ]
