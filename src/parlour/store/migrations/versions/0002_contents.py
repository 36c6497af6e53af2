"""Content files that guests have saved under names of their own."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "contents",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("guest", sa.Text(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("changed_at", sa.Double(), nullable=False),
        sa.UniqueConstraint("guest", "game", "name", name="contents_name"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("contents")
