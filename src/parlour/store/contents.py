"""Saved contents: what is done with them within one transaction."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from parlour.store.entries import ContentLine, SavedContent, storable
from parlour.store.errors import CannotStore, TakenName, TooManyContents, UnknownContent
from parlour.store.tables import CONTENTS

MOST_CONTENTS = 50
"""Saved contents of one guest, of all games together."""

LARGEST_CONTENT = 32 * 1024
"""Bytes of one saved content; no game reads a longer one."""

LONGEST_NAME = 40
"""Characters of a saved content's name."""

LISTED = (CONTENTS.c.id, CONTENTS.c.game, CONTENTS.c.name, CONTENTS.c.hash, CONTENTS.c.changed_at)


def checked(content: SavedContent) -> SavedContent:
    """The content itself. Raises CannotStore for what is too long or no database can keep."""
    for text in (content.id, content.guest, content.game, content.name, content.text, content.hash):
        storable(text)
    if not 1 <= len(content.name) <= LONGEST_NAME:
        raise CannotStore(f"expected a name of 1 to {LONGEST_NAME} characters, got {content.name[:80]!r}")
    size = len(content.text.encode())
    if size > LARGEST_CONTENT:
        raise CannotStore(f"expected a content of at most {LARGEST_CONTENT} bytes, got {size}")
    return content


def add(connection: Connection, content: SavedContent) -> SavedContent:
    """Keep a new one. Raises TooManyContents, TakenName."""
    own = select(func.count()).select_from(CONTENTS).where(CONTENTS.c.guest == content.guest)
    if connection.execute(own).scalar_one() >= MOST_CONTENTS:
        raise TooManyContents(MOST_CONTENTS)
    _refuse_taken(connection, content)
    connection.execute(insert(CONTENTS), content_row(content))
    return content


def change(connection: Connection, content: SavedContent) -> SavedContent:
    """Put the name, text and hash of this one in place of those it had. Raises UnknownContent, TakenName."""
    here = (CONTENTS.c.id == content.id, CONTENTS.c.guest == content.guest, CONTENTS.c.game == content.game)
    row = connection.execute(select(CONTENTS).where(*here)).first()
    if row is None:
        raise no_content(content.id)
    _refuse_taken(connection, content)
    kept = replace(content, created_at=row.created_at)
    connection.execute(update(CONTENTS).where(*here).values(content_row(kept)))
    return kept


def remove(connection: Connection, content: str, *, guest: str) -> None:
    """Forget it. Raises UnknownContent."""
    gone = connection.execute(delete(CONTENTS).where(CONTENTS.c.id == content, CONTENTS.c.guest == guest))
    if not gone.rowcount:
        raise no_content(content)


def content_row(content: SavedContent) -> dict[str, object]:
    """The row of a saved content."""
    return {
        "id": content.id,
        "guest": content.guest,
        "game": content.game,
        "name": content.name,
        "text": content.text,
        "hash": content.hash,
        "created_at": content.created_at,
        "changed_at": content.changed_at,
    }


def content_of(row: Row[Any]) -> SavedContent:
    """The saved content of a row."""
    return SavedContent(
        id=row.id,
        guest=row.guest,
        game=row.game,
        name=row.name,
        text=row.text,
        hash=row.hash,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def line_of(row: Row[Any]) -> ContentLine:
    """The line of a row in a list."""
    return ContentLine(row.id, row.game, row.name, row.hash, row.changed_at)


def no_content(content: str) -> UnknownContent:
    """The refusal of an id that is none of this guest's."""
    return UnknownContent(f"expected the id of a saved content of one's own, got {content[:80]!r}")


def _refuse_taken(connection: Connection, content: SavedContent) -> None:
    named = (CONTENTS.c.guest == content.guest, CONTENTS.c.game == content.game, CONTENTS.c.name == content.name)
    if connection.execute(select(CONTENTS.c.id).where(*named, CONTENTS.c.id != content.id)).first() is not None:
        raise TakenName(content.name)
