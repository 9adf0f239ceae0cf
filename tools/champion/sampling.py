"""Boards that look like those of real games: from games of the captain, disturbed, and some drawn at random."""

from collections.abc import Sequence
from random import Random

from bulkhead.bots.heroes import Captain
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.board import COLUMNS, at, enemy, facing
from bulkhead.heroes.data.options import Options
from bulkhead.lab.heroes.solving.land import pairs_of
from bulkhead.lab.heroes.solving.table import match_up
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence

Board = tuple[int, ...]
"""The number of the pair in each column, as the mover counts columns."""
MOST_TURNS = 150
ERRS = 0.05
"""The chance that a player of the games takes any command: real games are not perfect."""
DISTURBED = 0.3
"""The chance that a column of a recorded board is replaced by one from another board."""
ANY = 0.5
"""In the boards drawn at random, the chance that a column is any that there can be."""


def armies(rng: Random) -> list[str]:
    """Two armies in random places."""
    heroes = [card.id for card in Options().roster]
    return rng.sample(heroes, len(COLUMNS)) + rng.sample(heroes, len(COLUMNS))


def recorded(rows: int, games: int, rng: Random) -> list[Board]:
    """The boards at the beginnings of turns in games of the captain."""
    number = {pair: place for place, pair in enumerate(pairs_of(rows))}
    found: list[Board] = []
    for _ in range(games):
        state = match_up(HEROES.options({"rows": rows}), armies(rng))
        bots, dice, turn = [Captain(), Captain()], Seeded(rng.randbytes(8)), 0
        while (seat := HEROES.waiting(state)) is not None and state.turn <= MOST_TURNS:
            if state.turn != turn:
                turn, foe = state.turn, enemy(seat)
                pairs = [(state.advance[at(seat, c)], state.advance[at(foe, facing(c))]) for c in COLUMNS]
                found.append(tuple(number[pair] for pair in pairs))
            offer = HEROES.offer(state, seat)
            assert offer is not None
            erring = len(offer.commands) == 1 or rng.random() < ERRS
            view = HEROES.view(state, seat)
            command = rng.choice(offer.commands) if erring else bots[seat].choose(view, offer)
            HEROES.apply(state, seat, command, dice, Silence())
    return found


def sample(seen: Sequence[Board], pairs: int, count: int, rng: Random) -> list[Board]:
    """Half of them recorded and disturbed; a quarter put together from recorded columns; a quarter at random."""
    found: list[Board] = []
    for place in range(count):
        if place % 4 < 2:
            board = [
                rng.choice(rng.choice(seen)) if rng.random() < DISTURBED else pair
                for pair in rng.choice(seen)
            ]
        elif place % 4 == 2:
            board = [rng.choice(rng.choice(seen)) for _ in COLUMNS]
        else:
            board = [
                rng.randrange(pairs) if rng.random() < ANY else rng.choice(rng.choice(seen)) for _ in COLUMNS
            ]
        found.append(tuple(board))
    return found
