"""A trial on the page: how far it is, and what its games came to beside those with the game's own pieces."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from htpy import Element, Node, a, button, caption, div, p, progress, rect, span, svg, table, tbody, td, th, thead, tr

from parlour.core.registry import game as game_of
from parlour.core.rules import AnyGame
from parlour.play.trials import TrialNumbers, TrialTooLong, Wins
from parlour.web.pages.frame import game_name
from parlour.web.workshop.bench import called
from parlour.web.workshop.trials import State, Trial
from parlour.words import Words

_BARS: Final = 8
"""Bars of the distribution of lengths, at most."""

_WIDE: Final = 120
_HIGH: Final = 12


class Figure(NamedTuple):
    """A line of the comparison: its name, and the numbers of this content and of the house's as they are said."""

    name: str
    own: str
    house: str


def trial_region(trial: Trial | None, words: Words, *, game: str, notice: str = "", text: str | None = None) -> Node:
    """What is shown of the latest trial on the page of a game.

    ``notice`` says why another could not begin, ``text`` is the content now.
    """
    is_past = trial is not None and trial.state is State.DONE and text not in (None, trial.terms.content)
    return [
        p(".says")[notice] if notice else None,
        p(".says")[words.say("web-trial-past")] if is_past else None,
        _latest(trial, words, game),
    ]


def _latest(trial: Trial | None, words: Words, game: str) -> Node:
    if trial is None:
        return p(".small.muted")[words.say("web-trial-none")]
    if trial.state is State.RUNNING:
        return _running(trial, words, game)
    if trial.state is State.STOPPED:
        return p(".says")[words.say("web-trial-stopped")]
    if trial.numbers is None or trial.house is None:
        return p(".says")[_failure(trial, words)]
    return _results(trial, trial.numbers, trial.house, words)


def _running(trial: Trial, words: Words, game: str) -> Element:
    back, other = f"/workshop/{game}#try", trial.terms.game
    return div(".stack", data_running="")[
        p[a(href=f"/workshop/{other}#try")[words.say("web-trial-elsewhere", game=game_name(words, other))]]
        if other != game
        else None,
        progress(max=str(trial.total), value=str(trial.done), aria_label=words.say("web-trial-progress")),
        p(".small.muted")[words.say("web-trial-done-so-far", done=trial.done, total=trial.total)],
        div(".line")[
            button(type="submit", name="do", value="look", formaction=back, id="look")[words.say("web-trial-look")],
            button(".quiet", type="submit", name="do", value="stop", formaction=back, id="stop")[
                words.say("web-trial-stop")
            ],
        ],
    ]


def _failure(trial: Trial, words: Words) -> str:
    if isinstance(trial.error, TrialTooLong):
        return words.say("web-trial-too-long", seconds=trial.error.seconds)
    return words.say("web-trial-broken")


def _results(trial: Trial, own: TrialNumbers, house: TrialNumbers, words: Words) -> Element:
    terms, game = trial.terms, game_of(trial.terms.game)
    level = words.say(f"web-level-{terms.level}")
    return div(".stack.trial")[
        p[words.say("web-trial-terms", games=terms.games, seats=terms.seats, level=level)],
        [p(".small.muted")[each] for each in _options(game, words)],
        _unended(own, words) if own.unended else None,
        _comparison(trial, own, house, words),
        _lengths(own, house, words) if own.rounds else None,
        _characters(game, own.characters, house.characters, words) if own.characters else None,
        _seats(own, house, words) if own.rounds and not own.characters else None,
        p(".small.muted")[words.say("web-trial-luck")],
    ]


def _options(game: AnyGame, words: Words) -> list[str]:
    """The table options that trials are played with, where they are not the usual ones."""
    by_key = {option.key: option for option in game.options}
    return [
        words.say(
            "web-trial-option",
            option=words.option(game.key, key),
            value=words.option_value(game.key, by_key[key], value),
        )
        for key, value in game.trial_options
    ]


def _unended(own: TrialNumbers, words: Words) -> Element:
    return p(".says")[words.say("web-trial-unended", number=own.unended)]


def _comparison(trial: Trial, own: TrialNumbers, house: TrialNumbers, words: Words) -> Element:
    """The means, this content's beside the house's."""
    figures = [Figure(words.say("web-trial-rounds"), _number(own.rounds_mean), _number(house.rounds_mean))]
    for name, mean in house.measures.items():
        text = f"{trial.terms.game}-measure-{name.replace('_', '-')}"
        figures.append(Figure(words.say(text), _number(own.measures.get(name)), _number(mean)))
    figures.append(Figure(words.say("web-trial-not-ended"), str(own.unended), str(house.unended)))
    return table(".figures")[
        caption[words.say("web-trial-means")],
        _heads(words, words.say("web-trial-what")),
        tbody[[tr[th(scope="row")[each.name], td[each.own], td[each.house]] for each in figures]],
    ]


def _lengths(own: TrialNumbers, house: TrialNumbers, words: Words) -> Element:
    """How many games had how many rounds."""
    spans = _spans([*own.rounds, *house.rounds])
    rows = []
    for low, high in spans:
        name = words.say("web-trial-span", low=low, high=high) if low < high else str(low)
        rows.append((name, _within(own.rounds, low, high), _within(house.rounds, low, high)))
    return _bars(words.say("web-trial-lengths"), words.say("web-trial-rounds-short"), rows, words)


def _characters(game: AnyGame, own: Mapping[str, Wins], house: Mapping[str, Wins], words: Words) -> Element:
    """Of the games in which somebody played a character, the share that it won."""
    rows = []
    none = Wins(0, 0)
    for name in dict.fromkeys((*own, *house)):
        shares = own.get(name, none).share, house.get(name, none).share
        rows.append((called(game.key, game.character_kind, name, words), *shares))
    return _bars(words.say("web-trial-wins"), words.say("web-trial-character"), rows, words)


def _seats(own: TrialNumbers, house: TrialNumbers, words: Words) -> Element:
    ours, theirs = len(own.rounds), max(1, len(house.rounds))
    rows = [
        (words.say("web-seat", seat=seat), wins / ours, other / theirs)
        for seat, (wins, other) in enumerate(zip(own.wins_by_seat, house.wins_by_seat, strict=True), start=1)
    ]
    return _bars(words.say("web-trial-wins-by-seat"), words.say("web-trial-seat"), rows, words)


def _bars(title: str, what: str, rows: Sequence[tuple[str, float, float]], words: Words) -> Element:
    """Shares as a table, each beside its bar; the house's bar is the hollow one."""
    most = max([share for row in rows for share in row[1:]] + [0.01])
    return table(".figures.bars")[
        caption[title],
        _heads(words, what),
        tbody[
            [
                tr[
                    th(scope="row")[name],
                    [
                        td[
                            _bar(share / most, kind),
                            span(".percent")[words.say("web-trial-share", percent=round(share * 100))],
                        ]
                        for share, kind in ((own, "own"), (house, "house"))
                    ],
                ]
                for name, own, house in rows
            ]
        ],
    ]


def _bar(part: float, kind: str) -> Element:
    return svg(
        ".bar-picture",
        viewBox=f"0 0 {_WIDE} {_HIGH}",
        preserveAspectRatio="none",
        aria_hidden="true",
        focusable="false",
    )[rect(class_=f"bar-{kind}", x="1", y="1", width=f"{max(1.0, part * (_WIDE - 2)):.1f}", height=str(_HIGH - 2))]


def _heads(words: Words, what: str) -> Element:
    heads = (what, words.say("web-trial-own"), words.say("web-trial-house"))
    return thead[tr[[th(scope="col")[each] for each in heads]]]


def _spans(rounds: Sequence[int]) -> list[tuple[int, int]]:
    """The lengths that occurred in equal spans, as few as there are bars."""
    low, high = min(rounds), max(rounds)
    width = max(1, -(-(high - low + 1) // _BARS))
    return [(start, start + width - 1) for start in range(low, high + 1, width)]


def _within(rounds: Sequence[int], low: int, high: int) -> float:
    return sum(low <= each <= high for each in rounds) / len(rounds) if rounds else 0.0


def _number(mean: float | None) -> str:
    return "–" if mean is None else f"{mean:.2f}"
