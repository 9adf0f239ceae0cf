"""Schema 2: campaigns, the lines of their files, and the keys of players who hold a faction."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "campaign_lines",
        sa.Column("campaign", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("end", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "campaign_keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("campaign", sa.String, nullable=False),
        sa.Column("holder", sa.String, nullable=False),
        if_not_exists=True,
    )
