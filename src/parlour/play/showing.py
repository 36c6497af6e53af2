"""A snapshot put together for one eye: from the match's view and told events, and from nothing else of the rules."""

from collections.abc import Callable

from parlour.core.plain import Plain
from parlour.core.seats import SPECTATOR, Seat
from parlour.play.match import Match
from parlour.play.seating import Place
from parlour.play.snapshot import Awaited, SeatSeen, Sitter, Snapshot, TableLine
from parlour.store import Status


def snapshot_of(
    match: Match,
    *,
    guest: str | None,
    since: int,
    present: Callable[[str], bool],
    seconds_left: float | None,
    commitment: str,
    secret: bytes,
) -> Snapshot:
    """The table for the guest with this id (None: nobody known) from version ``since`` on."""
    seat = None if guest is None else match.seating.seat_of(guest)
    eye = SPECTATOR if seat is None else seat
    since = since if 0 <= since <= match.version else 0
    view = match.view(eye)
    status = match.status
    return Snapshot(
        table=match.id,
        version=match.version,
        since=since,
        status=status,
        eye=eye,
        host=guest is not None and guest == match.host,
        game=match.terms.game,
        title=match.terms.title,
        pace=match.terms.pace,
        language=match.terms.language,
        public=match.public,
        options=match.options,
        own_content=match.pieces is not None,
        seats=seats_of(match, present),
        view=view,
        told=tuple(match.told(eye, since)),
        notices=tuple(match.notices(since)),
        chat=tuple(match.chat(since)),
        awaited=_awaited(match),
        mine=_mine(view, seat),
        take_back=match.chain.open_to(seat),
        seconds_left=seconds_left,
        verdict=match.verdict,
        commitment=commitment,
        seed=secret.hex() if status is Status.FINISHED else None,
        rematch=match.rematch,
        frozen=match.frozen,
    )


def line_of(match: Match, present: Callable[[str], bool]) -> TableLine:
    """The table in a list of tables."""
    return TableLine(
        table=match.id,
        status=match.status,
        game=match.terms.game,
        title=match.terms.title,
        pace=match.terms.pace,
        language=match.terms.language,
        options=match.options,
        seats=seats_of(match, present),
        opened_at=match.opened_at,
    )


def seats_of(match: Match, present: Callable[[str], bool]) -> tuple[SeatSeen, ...]:
    """The seats as everybody sees them."""
    return tuple(_seat(place, present, match.host) for place in match.seating.places)


def question_in(view: dict[str, Plain], seat: Seat, about: str) -> dict[str, Plain] | None:
    """A seat's open question as the view shows it."""
    for question in _questions(view):
        if question["seat"] == seat and question["about"] == about:
            return question
    return None


def _seat(place: Place, present: Callable[[str], bool], host: str) -> SeatSeen:
    person = place.kind is Sitter.PERSON
    return SeatSeen(
        seat=place.seat,
        kind=place.kind,
        name=place.name,
        level=place.level,
        ready=place.ready,
        present=present(place.guest) if person else place.kind is Sitter.BOT,
        away=place.away,
        host=person and place.guest == host,
    )


def _awaited(match: Match) -> tuple[Awaited, ...]:
    choices = [opened.choice for opened in match.open]
    return tuple(Awaited(choice.seat, choice.about, choice.optional) for choice in choices)


def _mine(view: dict[str, Plain] | None, seat: Seat | None) -> tuple[dict[str, Plain], ...]:
    if view is None or seat is None:
        return ()
    return tuple(question for question in _questions(view) if question["seat"] == seat)


def _questions(view: dict[str, Plain]) -> list[dict[str, Plain]]:
    questions = view["questions"]
    assert isinstance(questions, list), "every view lists the open questions"
    return [question for question in questions if isinstance(question, dict)]
