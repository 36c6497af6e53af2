"""Steps and verdicts as plain data, and back."""

from collections.abc import Mapping, Sequence

from parlour.core.agenda import AnyStep, Together, Verdict
from parlour.core.errors import Corrupt
from parlour.core.plain import Plain, field, numbers, rows, text, wholes
from parlour.core.questions import Value

_LARGEST = 1 << 60


def write_step(step: AnyStep) -> Plain:
    """``[name, argument, ...]``; a group is ``["Together", [step], [step], ...]``."""
    if isinstance(step, Together):
        group: list[Plain] = ["Together"]
        group.extend(write_step(member) for member in step.members)
        return group
    written: list[Plain] = [type(step).__name__]
    for value in step.values():
        written.append(value if isinstance(value, int) else numbers(list(value)))
    return written


def read_step(data: Plain, known: Mapping[str, type[AnyStep]]) -> AnyStep:
    """The step that ``write_step`` wrote; Corrupt if there is no such step or its arguments do not fit."""
    row = rows(data, about="a step")
    if not row or not isinstance(row[0], str):
        raise Corrupt(f"expected a step to begin with its name, got {data!r}")
    name = row[0]
    if name == "Together":
        return Together([read_step(member, known) for member in row[1:]])
    if name not in known:
        raise Corrupt(f"unknown step {name!r}; expected one of {', '.join(sorted(known))}")
    arguments: list[Value] = []
    for value in row[1:]:
        if isinstance(value, list):
            arguments.append(tuple(wholes(value, about=f"an argument of {name}", low=-_LARGEST, high=_LARGEST)))
        elif isinstance(value, int):
            arguments.append(value)
        else:
            raise Corrupt(f"expected the arguments of {name} to be whole numbers, got {value!r}")
    make = known[name]
    try:
        step = make(*arguments)
    except TypeError as error:
        raise Corrupt(f"expected the arguments of step {name} to fit, got {arguments!r}") from error
    if list(step.values()) != arguments:
        raise Corrupt(f"expected the arguments of step {name} to read back, got {arguments!r}")
    return step


def write_verdict(verdict: Verdict | None) -> Plain:
    """The verdict as an object, or None."""
    if verdict is None:
        return None
    return {"places": numbers(list(verdict.places)), "scores": numbers(list(verdict.scores)), "why": verdict.why}


def read_verdict(data: Plain, seats: int) -> Verdict | None:
    """The verdict that ``write_verdict`` wrote; Corrupt if it does not fit the seats."""
    if data is None:
        return None
    places = wholes(field(data, "places"), about="places", low=1, high=seats)
    scores = wholes(field(data, "scores"), about="scores", low=-_LARGEST, high=_LARGEST)
    if len(places) != seats or len(scores) != seats:
        raise Corrupt(f"expected places and scores of {seats} seats, got {len(places)} and {len(scores)}")
    return Verdict(places, scores, text(data, "why"))


def known_steps(steps: Sequence[type[AnyStep]]) -> dict[str, type[AnyStep]]:
    """The steps by name."""
    return {step.__name__: step for step in steps}
