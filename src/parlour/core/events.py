"""Events: what happened, told to one eye at a time.

An event is written once by the step that causes it and told to each eye from an allow-list: ``told`` builds what this
eye may know from nothing. Nobody is ever sent an event itself.
"""

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from parlour.core.plain import Plain
from parlour.core.seats import Eye

Told: TypeAlias = dict[str, Plain]
"""``event`` names the text; the other keys are its arguments (seats, pieces in their canonical text, numbers)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened at the table."""

    __slots__ = ()

    def told(self, eye: Eye) -> Told | None:
        """What this eye learns of it; None if it may not even know that it happened."""
        raise NotImplementedError
