"""The `Game` protocol: what tables, bots, simulations and replays call on a game.

A game is a stateless object that holds the rules; a state is plain data. One seat at a time has to decide. Randomness
comes in through the argument `dice`; events go out through the argument `out`.

The protocol has five parts, one file each. A game inherits from `Game`, writes the methods of the core, and overrides
the methods of the other parts that it needs:

    core           options, a state, offers and commands, a view, the result
    text           commands, positions and the board as text
    words          events and commands in sentences; answers for clients
    secrets        hidden information
    out_of_turn    words between questions, answers given beforehand, absent players, pauses
"""

from typing import Protocol

from bulkhead.tabletop.game.core import Core
from bulkhead.tabletop.game.out_of_turn import OutOfTurn
from bulkhead.tabletop.game.records import Command, K, Offer, Opt, Result, Rng, S, V
from bulkhead.tabletop.game.secrets import Secrets
from bulkhead.tabletop.game.text import Text
from bulkhead.tabletop.game.words import Words
from bulkhead.tabletop.viewers import SPECTATOR, Seat, Seen, Spectator, Viewer, viewer_number, viewer_of


class Game(
    Text[Opt, S, K, V],
    Words[Opt, S, K, V],
    Secrets[Opt, S, K, V],
    OutOfTurn[Opt, S, K, V],
    Protocol[Opt, S, K, V],
):
    """A whole game. `Opt` options, `S` state, `K` command, `V` view."""


__all__ = [
    "SPECTATOR",
    "Command",
    "Core",
    "Game",
    "Offer",
    "OutOfTurn",
    "Result",
    "Rng",
    "Seat",
    "Secrets",
    "Seen",
    "Spectator",
    "Text",
    "Viewer",
    "Words",
    "viewer_number",
    "viewer_of",
]
