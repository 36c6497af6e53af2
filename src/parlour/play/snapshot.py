"""What one viewer is given of a table: plain frozen values, built up for their eye alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from parlour.core.agenda import Verdict
from parlour.core.events import Told
from parlour.core.options import OptionValue
from parlour.core.plain import Plain
from parlour.core.seats import Eye, Seat
from parlour.store import Status


class Sitter(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    BOT = "bot"
    EMPTY = "empty"


class Decider(StrEnum):
    """Who decided an answer: the person of the seat, a bot (the seat's own or in absence), the clock, or nature."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"
    NATURE = "nature"


class Change(StrEnum):
    """What happened around the table rather than on it."""

    SAT = "sat"
    LEFT = "left"
    BOT = "bot"
    NO_BOT = "no-bot"
    STARTED = "started"
    AWAY = "away"
    GONE = "gone"
    BACK = "back"
    TOOK_BACK = "took-back"
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """One seat. ``name`` is empty unless a person sits there; ``level`` is a bot's.

    ``present``: connected now (bots always are). ``away``: a bot answers until the person returns.
    """

    seat: Seat
    kind: Sitter
    name: str
    level: int | None
    ready: bool
    present: bool
    away: bool
    host: bool


@dataclass(frozen=True, slots=True)
class ToldOf:
    """Something this eye learns of log entry ``n``. ``seat`` is who acted (None: nature), ``by`` who decided.

    It no longer ``stands`` if the answer was taken back.
    """

    n: int
    seat: Seat | None
    by: Decider
    told: Told
    stands: bool = True


@dataclass(frozen=True, slots=True)
class Notice:
    """Something around the table in log entry ``n``; ``name`` is a person's, at seat ``seat`` (None: the table)."""

    n: int
    change: Change
    seat: Seat | None
    name: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat in log entry ``n``. ``seat`` is None for a spectator's. ``at`` is in seconds since 1970."""

    n: int
    seat: Seat | None
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Awaited:
    """An open question as everybody knows of it. An ``optional`` one is a window and is never announced."""

    seat: Seat
    about: str
    optional: bool


@dataclass(frozen=True, slots=True)
class Frozen:
    """Why a match cannot go on: ``why`` is the key of the text, the other two are what it names.

    "game": the game is not installed; "rules": another version of its rules; "content": other cards or faces;
    "replay": the log does not fit the rules (``came`` says where).
    """

    why: str
    expected: str
    came: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table for one eye at one version (the number of entries in its log).

    ``told``, ``notices`` and ``chat`` begin at the version the viewer was given before (``since``); everything else is
    the whole. ``view`` is ``game.view`` for this eye, None in the lobby and when frozen. ``mine`` are the viewer's own
    open questions as the view shows them, with their answers; answer them with this ``version``. ``take_back``: whether
    the viewer may take back their last answer. ``seconds_left`` is
    until the clock answers for the viewer, or for the first who is awaited if the viewer is not. ``seed`` (hexadecimal)
    is None before the end.
    ``own_content``: it is played with a host's content file. ``rematch`` is the id of the table where these people
    play again.
    """

    table: str
    version: int
    since: int
    status: Status
    eye: Eye
    host: bool
    game: str
    title: str
    pace: str
    language: str
    public: bool
    options: Mapping[str, OptionValue]
    own_content: bool
    seats: tuple[SeatSeen, ...]
    view: dict[str, Plain] | None
    told: tuple[ToldOf, ...]
    notices: tuple[Notice, ...]
    chat: tuple[ChatLine, ...]
    awaited: tuple[Awaited, ...]
    mine: tuple[dict[str, Plain], ...]
    take_back: bool
    seconds_left: float | None
    verdict: Verdict | None
    commitment: str
    seed: str | None
    rematch: str | None
    frozen: Frozen | None


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in a list of tables. ``opened_at`` is in seconds since 1970."""

    table: str
    status: Status
    game: str
    title: str
    pace: str
    language: str
    options: Mapping[str, OptionValue]
    seats: tuple[SeatSeen, ...]
    opened_at: float


@dataclass(frozen=True, slots=True)
class Accepted:
    """An answer that is stored: ``n`` is its slot in the log. The same nonce always gets the same reply."""

    n: int
