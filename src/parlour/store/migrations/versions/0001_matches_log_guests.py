"""Matches, their log, guests, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("content_hash", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed_secret", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
    )
    op.create_index("matches_by_status", "matches", ["status", "game"])
    op.create_table(
        "log",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("nonce", sa.Text()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.UniqueConstraint("match", "nonce", name="log_nonce"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("code_hash", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("theme", sa.Text(), nullable=False),
        sa.UniqueConstraint("code_hash", name="guests_code"),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Drop them, in the order their references allow."""
    for table in ("server_keys", "guests", "log", "matches"):
        op.drop_table(table)
