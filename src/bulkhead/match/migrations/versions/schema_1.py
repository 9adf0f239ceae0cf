"""Schema 1: matches, their entries, their keys and their chat.

Existing tables are left alone: a program killed while it set up a new file may have left some, without a version.
"""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("table", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("timed", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("touched", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_index("live_matches", "matches", ["finished", "public", "timed", "touched"], if_not_exists=True)
    op.create_table(
        "entries",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("request", sa.String, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("claim", sa.Boolean, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "chats",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        if_not_exists=True,
    )
