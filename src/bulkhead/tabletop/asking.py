"""Everything that a viewer may ask about a table: what is offered, what may be said aside, why not, a survey.

Tables answer their clients through these functions alone, and the conformance suite asks them as every viewer.
Only seats are asked anything, and only seats give commands: a spectator never reaches a method that takes a seat.
"""

from collections.abc import Collection, Sequence
from typing import Any

from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import SPECTATOR, Command, Game, Offer, Seat, Viewer
from bulkhead.tabletop.refusals import Illegal, Mistake

AnyGame = Game[Any, Any, Any, Any]


def offered(game: AnyGame, state: Any, viewer: Viewer) -> Offer[Any] | None:
    """The question that this viewer has to decide now; None for all others."""
    return None if viewer is SPECTATOR else game.offer(state, viewer)


def asides(game: AnyGame, state: Any, viewer: Viewer, mine: Collection[Seat] = ()) -> Sequence[Any]:
    """What this viewer may say at any moment."""
    return () if viewer is SPECTATOR else game.asides(state, viewer, mine)


def petition(game: AnyGame, state: Any, viewer: Viewer) -> Offer[Any] | None:
    """What another seat has proposed to this viewer."""
    return None if viewer is SPECTATOR else game.petition(state, viewer)


def why_not(game: AnyGame, state: Any, viewer: Viewer, command: Command) -> Illegal | Mistake | None:
    """Why this viewer may not give a command now; None if it may. The command is tried on a copy, with dice that do not
    count."""
    if viewer is SPECTATOR:
        return Mistake("server-only-watching")
    try:
        game.apply(game.clone(state), viewer, command, _NoDice(), Silence())
    except Illegal as refusal:
        return refusal
    return None


def ends(game: AnyGame, state: Any, seat: Seat, command: Command) -> bool:
    """Is this an aside that ends the game at once, such as giving it up? It is tried on a copy."""
    if not game.is_aside(state, seat, command):
        return False
    copy = game.clone(state)
    try:
        game.apply(copy, seat, command, _NoDice(), Silence())
    except Illegal:
        return False
    return game.waiting(copy) is None


def survey(game: AnyGame, state: Any, viewer: Viewer, about: str) -> Any:
    """The answer to a question, from the viewer's view and offer only, never from the state; or Mistake."""
    return game.survey(game.view(state, viewer), offered(game, state, viewer), about)


class _NoDice:
    """Dice that always show 1: the trial changes nothing."""

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        return (1,) * count
