"""The games that can be played as campaigns."""

from bulkhead.registry import entries
from bulkhead.registry.campaigning import Campaigning


def campaigning(game: str = "") -> Campaigning | None:
    """The campaigns of a game; of the first game that has any when none is named. None: it has none."""
    for one in entries():
        if one.campaign is not None and game in ("", one.game.id):
            return one.campaign()
    return None


def known() -> tuple[str, ...]:
    """The names of these games."""
    return tuple(one.game.id for one in entries() if one.campaign is not None)


def the_game(game: str = "") -> Campaigning:
    """The same for a game that has campaigns, as files that were read have made sure."""
    found = campaigning(game)
    assert found is not None
    return found
