"""What any store does, whatever it is made of."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from parlour.store.entries import ContentLine, Draft, Entry, Guest, Match, NewMatch, SavedContent, Status
from parlour.store.writer import Stored


class Store(ABC):
    """The matches, their logs, the guests, and what they have saved.

    Writes return a `Stored` at once: `await` it in a coroutine or call `.result()` in a thread. It is done only after
    the commit that contains the write, and a write that was begun is never cancelled. Reads are immediate and may be
    made from any thread.
    """

    @abstractmethod
    def create_match(self, terms: NewMatch, *, seed: bytes) -> Stored[Match]:
        """Open a match in the lobby, under a new id that cannot be guessed (22 letters and digits)."""

    @abstractmethod
    def append(self, match: str, n: int, *drafts: Draft, status: Status | None = None) -> Stored[Sequence[Entry]]:
        """Store all drafts in the slots `n`, `n + 1` ... or none of them; with `status`, set it in the same commit.

        The Stored raises Stale when `n` is not the next free slot, RepeatedNonce when a draft's nonce is in the log
        of this match already (this is looked at first: an answer sent twice is late as well), Unknown without such
        a match, and CannotStore when the disk failed. Raises CannotStore at once for a body that is not plain data.
        """

    @abstractmethod
    def set_status(self, match: str, status: Status) -> Stored[None]:
        """Set where the match stands. The Stored raises Unknown without such a match."""

    @abstractmethod
    def match(self, match: str) -> Match:
        """Return the match. Raises Unknown without such a match, Corrupt when it cannot be read."""

    @abstractmethod
    def matches(self, *, status: Status | None = None, game: str | None = None) -> Sequence[Match]:
        """Return the matches in the order they were opened. Raises Corrupt when one cannot be read."""

    @abstractmethod
    def seed(self, match: str) -> bytes:
        """Return the secret from which nature answers. Not to be told before the match has ended. Raises Unknown."""

    @abstractmethod
    def log(self, match: str, since: int = 0) -> Sequence[Entry]:
        """Return the entries from slot `since` on; none for an unknown match.

        Raises Corrupt when an entry cannot be read or a slot is missing.
        """

    @abstractmethod
    def create_guest(self, *, name: str, code: str, language: str, theme: str) -> Stored[Guest]:
        """Welcome a guest, who can return with `code`, of which only a hash is kept.

        The code must be random and long (64 bits or more), because the hash is a quick one. The Stored raises
        CannotStore when somebody has this code.
        """

    @abstractmethod
    def change_guest(
        self,
        guest: str,
        *,
        name: str | None = None,
        code: str | None = None,
        language: str | None = None,
        theme: str | None = None,
    ) -> Stored[Guest]:
        """Change what is given and return the guest as he is now; a new return code ends the old one.

        The Stored raises Unknown without such a guest, CannotStore when somebody else has this code.
        """

    @abstractmethod
    def guest(self, guest: str) -> Guest:
        """Return the guest. Raises Unknown without such a guest."""

    @abstractmethod
    def guest_by_code(self, code: str) -> Guest:
        """Return the guest who was given this return code. Raises Unknown when nobody was."""

    @abstractmethod
    def save_content(
        self, guest: str, *, game: str, name: str, text: str, hash: str, content: str | None = None
    ) -> Stored[SavedContent]:
        """Save a content file of this guest under a name: as a new one, or in place of his `content` (an id).

        Raises CannotStore at once for a name of more than 40 characters or a text of more than 32 KiB. The Stored
        raises TakenName when another of his for this game has the name, TooManyContents beyond 50, UnknownContent
        when `content` is none of his for this game, Unknown without such a guest.
        """

    @abstractmethod
    def delete_content(self, content: str, *, guest: str) -> Stored[None]:
        """Forget a saved content. The Stored raises UnknownContent when it is none of this guest's."""

    @abstractmethod
    def content(self, content: str, *, guest: str) -> SavedContent:
        """Return the saved content. Raises UnknownContent when it is none of this guest's."""

    @abstractmethod
    def contents(self, guest: str, *, game: str | None = None) -> Sequence[ContentLine]:
        """Return what this guest has saved (for this game), without the texts, the newest first."""

    @abstractmethod
    def server_key(self, name: str) -> Stored[bytes]:
        """Return the server's own secret of this name: 32 random bytes, made the first time it is asked for."""

    @abstractmethod
    def close(self) -> None:
        """Store all that was handed in, then let go of the database. Closing twice is harmless."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
