"""What one viewer is shown, as plain hashable data in his words: the keys under which regions are remembered."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from parlour.core.plain import Plain
from parlour.core.registry import game as game_of
from parlour.play import Change, Decider, Notice, Sitter, Snapshot, ToldOf
from parlour.web.boards import folded
from parlour.words import Words


class Offer(NamedTuple):
    """One possible answer: ``value`` is what its button sends ("about text"), ``label`` what it says."""

    value: str
    label: str


class Grey(NamedTuple):
    """An answer somebody may look for and not find: the reason as a sentence, and the clauses."""

    value: str
    label: str
    why: str
    clauses: tuple[str, ...]


class Asked(NamedTuple):
    """A question to the viewer, with everything he can answer; ``folded`` are answers too, under the line ``fold``."""

    sentence: str
    offers: tuple[Offer, ...]
    fold: str
    folded: tuple[Offer, ...]
    greyed: tuple[Grey, ...]
    clauses: tuple[str, ...]


class Line(NamedTuple):
    """A line of the log under an id of its own; ``note`` says who decided when it was not the player himself,
    or that it was taken back.

    ``around`` marks what happened around the table rather than on it. ``cites`` are the clauses behind it.
    """

    id: str
    text: str
    note: str
    around: bool
    cites: tuple[str, ...] = ()


def names_of(snapshot: Snapshot, words: Words) -> tuple[str, ...]:
    """The players' names by seat; bots have names of ours."""
    return tuple(_name(seat.kind, seat.seat, seat.name, words) for seat in snapshot.seats)


def asked_of(snapshot: Snapshot, words: Words, names: Sequence[str]) -> tuple[Asked, ...]:
    """The viewer's required questions. Windows are left out: nothing here may announce that one stands open."""
    return tuple(
        _asked(snapshot.game, question, words, names) for question in snapshot.mine if not question["optional"]
    )


def waiting_of(snapshot: Snapshot, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Whose required answers the table awaits, as sentences; several who choose together make one sentence."""
    required = [each for each in snapshot.awaited if not each.optional]
    if len(required) > 1:
        return (words.say("web-waiting-several", names=words.listed([names[each.seat] for each in required])),)
    return tuple(words.waiting(snapshot.game, each.about, names, seat=each.seat) for each in required)


def lines_of(snapshot: Snapshot, words: Words, names: Sequence[str]) -> list[Line]:
    """The new lines of the log, in the order of the match's log."""
    lines = [*_told_lines(snapshot, words, names), *_notice_lines(snapshot.notices, words)]
    return [line for _, line in sorted(lines, key=lambda pair: pair[0])]


def _name(kind: Sitter, seat: int, name: str, words: Words) -> str:
    if kind is Sitter.PERSON:
        return name
    return words.say(f"web-bot-name-{seat % 8 + 1}" if kind is Sitter.BOT else "web-seat-empty")


def _asked(game: str, question: Mapping[str, Plain], words: Words, names: Sequence[str]) -> Asked:
    about = str(question["about"])
    greyed = []
    for grey in cast("list[dict[str, Plain]]", question["greyed"]):
        answer, arguments = str(grey["answer"]), cast("dict[str, Plain]", grey.get("args") or {})
        greyed.append(
            Grey(
                value=f"{about} {answer}",
                label=_label(game, about, answer, words, names),
                why=words.refusal(game, str(grey["reason"]), names, **arguments),
                clauses=_texts(grey["clauses"]),
            )
        )
    answers = _texts(question["answers"])
    offers = {answer: Offer(f"{about} {answer}", _label(game, about, answer, words, names)) for answer in answers}
    fold = folded(game, about, answers, words)
    behind = fold.answers if fold else frozenset[str]()
    return Asked(
        sentence=words.question(game, about, names),
        offers=tuple(offer for answer, offer in offers.items() if answer not in behind),
        fold=fold.summary if fold else "",
        folded=tuple(offer for answer, offer in offers.items() if answer in behind),
        greyed=tuple(greyed),
        clauses=_texts(question["clauses"]),
    )


def _label(game: str, about: str, answer: str, words: Words, names: Sequence[str]) -> str:
    return words.answer(game, game_of(game).spoken(about, answer), names)


def _texts(values: Plain) -> tuple[str, ...]:
    assert isinstance(values, list), "views list texts"
    return tuple(str(value) for value in values)


def _told_lines(snapshot: Snapshot, words: Words, names: Sequence[str]) -> list[tuple[tuple[int, int], Line]]:
    lines: list[tuple[tuple[int, int], Line]] = []
    game = game_of(snapshot.game)
    before = -1
    part = 0
    for told in snapshot.told:
        part = part + 1 if told.n == before else 0
        note = _decided(told, snapshot, words) if part == 0 else ""
        before = told.n
        text = words.event(snapshot.game, told.told, names)
        cites = tuple(game.cites(told.told))
        lines.append(((told.n, part), Line(f"log-{told.n}-{part}", text, note, False, cites)))
    return lines


def _decided(told: ToldOf, snapshot: Snapshot, words: Words) -> str:
    if not told.stands:
        return words.say("web-taken-back")
    if told.by is Decider.CLOCK:
        return words.say("web-by-clock")
    if told.by is Decider.BOT and told.seat is not None and snapshot.seats[told.seat].kind is Sitter.PERSON:
        return words.say("web-by-bot")
    return ""


def _notice_lines(notices: Sequence[Notice], words: Words) -> list[tuple[tuple[int, int], Line]]:
    return [
        ((notice.n, -1), Line(f"log-{notice.n}-around-{at}", notice_text(notice, words), "", True))
        for at, notice in enumerate(notices)
    ]


def notice_text(notice: Notice, words: Words) -> str:
    """What happened around the table, as a sentence."""
    seat = 0 if notice.seat is None else notice.seat
    name = notice.name or words.say(f"web-bot-name-{seat % 8 + 1}")
    if notice.change in (Change.STARTED, Change.REMATCH):
        return words.say(f"web-notice-{notice.change}")
    return words.say(f"web-notice-{notice.change}", name=name, seat=seat + 1)
