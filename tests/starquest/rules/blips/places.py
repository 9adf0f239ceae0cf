"""A map on which tokens come into sight."""

from bulkhead.starquest.events import TokenRevealed
from tests.starquest.scene import Table

PLACE = """
    +-+-+-+-+-+-+-+
    |. . . . .|. .|
    + + + + + + + +
    |. . . . .:. .|
    +-+-+-+ + + + +
          |. .:. .|
          + + +-+-+
          |. .|
          +-+-+
    """


def open_tokens(table: Table) -> list[str]:
    return [event.token for event in table.told(TokenRevealed)]
