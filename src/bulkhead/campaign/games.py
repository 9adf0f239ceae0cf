"""Looks up the games that have campaigns, and their campaign rules."""

from bulkhead.registry import entries
from bulkhead.registry.campaigning import Campaigning


def campaigning(game: str = "") -> Campaigning | None:
    """The campaign rules of a game ("": of the first game that has any). None: it has no campaigns."""
    for one in entries():
        if one.campaign is not None and game in ("", one.game.id):
            return one.campaign()
    return None


def known() -> tuple[str, ...]:
    """The ids of the games that have campaigns."""
    return tuple(one.game.id for one in entries() if one.campaign is not None)


def the_game(game: str = "") -> Campaigning:
    """The same for a game that is known to have campaigns."""
    found = campaigning(game)
    assert found is not None
    return found
