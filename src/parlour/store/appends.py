"""How entries get their slots: read what is taken, decide, insert everything that fits in one statement."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, func, insert, select, update

from parlour.core.errors import ParlourError, Stale
from parlour.store.entries import Draft, Entry, Status, read, storable, written
from parlour.store.errors import CannotStore, RepeatedNonce, Unknown
from parlour.store.tables import LARGEST, LOG, MATCHES


@dataclass(frozen=True, slots=True)
class Append:
    """Drafts for the slots from `n` on, checked and written out, so that nothing in them can spoil a shared commit."""

    match: str
    n: int
    drafts: Sequence[Draft]
    texts: Sequence[str]
    status: Status | None

    @classmethod
    def of(cls, match: str, n: int, drafts: Sequence[Draft], status: Status | None) -> "Append":
        """Raises CannotStore for a body that is not plain data, an unstorable text, or a seat that no table has."""
        storable(match)
        for draft in drafts:
            storable(draft.nonce or "")
            if draft.seat is not None and not 0 <= draft.seat <= LARGEST:
                raise CannotStore(f"expected a seat from 0 on, or None, got {draft.seat!r}")
        # The bodies are read back from their texts, so that what is told now is what the log will tell later.
        texts = [written(draft.body) for draft in drafts]
        drafts = [replace(draft, body=read(text)) for draft, text in zip(drafts, texts, strict=True)]
        return cls(match, n, drafts, texts, status)

    @property
    def nonces(self) -> Sequence[str]:
        return [draft.nonce for draft in self.drafts if draft.nonce is not None]


Appended = Sequence[Entry] | ParlourError


def append_all(connection: Connection, appends: Sequence[Append], *, at: float) -> Sequence[Appended]:
    """Insert the appends that fit, in the order given, and say for each what was stored or why it was refused.

    `at` is in seconds since 1970. A racing writer of another process shows as an IntegrityError of the insert; then
    the whole transaction must be taken back and tried again, which reads the winner's entries.
    """
    taken = _Taken(connection, appends)
    appended = [taken.decide(append, at=at) for append in appends]
    rows = [row for append, stored in zip(appends, appended, strict=True) for row in _rows(append, stored)]
    if rows:
        rows.sort(key=lambda row: (row["match"], row["n"]))  # one order for all writers: no deadlock in PostgreSQL
        connection.execute(insert(LOG), rows)
    for append, stored in zip(appends, appended, strict=True):
        if append.status is not None and not isinstance(stored, ParlourError):
            connection.execute(update(MATCHES).where(MATCHES.c.id == append.match).values(status=append.status.value))
    return appended


class _Taken:
    """The slots and nonces that are taken, those given away in this very transaction included."""

    def __init__(self, connection: Connection, appends: Sequence[Append]) -> None:
        matches = {append.match for append in appends}
        nonces = {nonce for append in appends for nonce in append.nonces}
        last = select(func.max(LOG.c.n)).where(LOG.c.match == MATCHES.c.id).scalar_subquery()
        counted = connection.execute(select(MATCHES.c.id, last).where(MATCHES.c.id.in_(matches)))
        self._free: dict[str, int] = {match: 0 if n is None else n + 1 for match, n in counted}
        self._nonces: dict[tuple[str, str], int] = {}
        if nonces:
            where = (LOG.c.match.in_(matches), LOG.c.nonce.in_(nonces))
            for match, nonce, n in connection.execute(select(LOG.c.match, LOG.c.nonce, LOG.c.n).where(*where)):
                self._nonces[match, nonce] = n

    def decide(self, append: Append, *, at: float) -> Appended:
        """Give the append its slots, or the reason why it cannot have them."""
        refusal = self._refusal(append)
        if refusal is not None:
            return refusal
        self._free[append.match] += len(append.drafts)
        entries = [
            Entry(append.match, n, draft.kind, draft.seat, draft.body, draft.nonce, at)
            for n, draft in enumerate(append.drafts, append.n)
        ]
        self._nonces.update({(append.match, entry.nonce): entry.n for entry in entries if entry.nonce is not None})
        return entries

    def _refusal(self, append: Append) -> ParlourError | None:
        free = self._free.get(append.match)
        if free is None:
            return Unknown(f"expected the id of a match, got {append.match!r}")
        own: dict[str, int] = {}
        for n, draft in enumerate(append.drafts, append.n):
            if draft.nonce is not None:
                held = self._nonces.get((append.match, draft.nonce), own.get(draft.nonce))
                if held is not None:
                    return RepeatedNonce(draft.nonce, held)
                own[draft.nonce] = n
        if append.n != free:
            return Stale(f"expected the next free slot {free} of match {append.match!r}, got {append.n!r}")
        return None


def _rows(append: Append, stored: Appended) -> list[dict[str, object]]:
    if isinstance(stored, ParlourError):
        return []
    return [
        {
            "match": entry.match,
            "n": entry.n,
            "kind": entry.kind.value,
            "seat": entry.seat,
            "body": text,
            "nonce": entry.nonce,
            "at": entry.at,
        }
        for entry, text in zip(stored, append.texts, strict=True)
    ]
