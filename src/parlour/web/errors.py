"""What the web refuses, beyond what tables and rules refuse."""

from typing import Final

from parlour.core.errors import ParlourError


class ForeignOrigin(ParlourError):
    """A form or a socket that was not opened from a page of this server."""


class TooLarge(ParlourError):
    """A request's body that is larger than any form of ours."""


class NoGuest(ParlourError):
    """A return code that nobody was given."""


class BadForm(ParlourError):
    """A form or a message with a field missing, or with one that cannot be read."""


class TooMany(ParlourError):
    """A limit was reached: at most ``times`` in ``seconds``; ``wait`` seconds until there is room again."""

    def __init__(self, limit: str, *, times: int, seconds: int, wait: int) -> None:
        super().__init__(
            f"expected at most {times} in {seconds} seconds (limit {limit!r}), got one more; wait {wait} seconds"
        )
        self.limit: Final = limit
        self.times: Final = times
        self.seconds: Final = seconds
        self.wait: Final = wait


class CannotServe(ParlourError):
    """The server cannot start: the port is in use, or the address is none of this machine's."""


class NoContent(ParlourError):
    """The table is played with the game's own pieces, so that there is no own content file to fetch."""


class NoWorkshop(ParlourError):
    """A game whose pieces cannot be changed on a page: it says nothing of the form of its content file."""


class BadFile(ParlourError):
    """What was sent as a content file is none: no file, too large, or no text in UTF-8."""


class NoTrials(ParlourError):
    """This server was started without anybody who plays trials."""


class TrialRunning(ParlourError):
    """The guest has a trial that has not ended; one at a time is played for each."""


class TrialsBusy(ParlourError):
    """As many trials are played as the server plays at once."""
