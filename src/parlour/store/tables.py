"""The tables, as SQLAlchemy sees them today. `migrations` holds how they came to be."""

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

LARGEST = 2**31 - 1  # what an Integer column holds everywhere

MATCHES = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content_hash", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed_secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Index("matches_by_status", "status", "game"),
)

# The primary key is the lock of the whole product: of two writers racing for one slot, one is refused.
LOG = Table(
    "log",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("nonce", Text),
    Column("at", Double, nullable=False),
    UniqueConstraint("match", "nonce", name="log_nonce"),  # null nonces never collide
)

GUESTS = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("code_hash", LargeBinary, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("language", Text, nullable=False),
    Column("theme", Text, nullable=False),
    UniqueConstraint("code_hash", name="guests_code"),
)

CONTENTS = Table(
    "contents",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    UniqueConstraint("guest", "game", "name", name="contents_name"),
)

SERVER_KEYS = Table(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
