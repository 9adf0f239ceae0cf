"""Boards for tests of the captain's search: legal, and far more varied than those of games."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.board import across
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State, deck
from bulkhead.heroes.rules.winning import NEEDED_ACROSS


def any_positions(count: int, seed: int, **options: Any) -> Iterator[State]:
    """Positions of the act phase, with random advances and some scoring rolls aside."""
    rng = Random(seed)
    rules = Options(**options)
    while count:
        state = State(rules, deck(rules), 0)
        state.phase, state.mover, state.turn = "act", rng.randrange(2), 1
        state.army = [*rng.sample(list(state.cards), 5), *rng.sample(list(state.cards), 5)]
        state.aside = rng.choice((("6", "66", "345"), ("6", "6", "12345"[:4]), ("66", "123"), ("6", "111")))
        longest = 2 * rules.rows - 2
        for column in range(5):
            mine = rng.randint(0, longest)
            state.advance[column], state.advance[9 - column] = mine, rng.randint(0, longest - mine)
        if min(across(state, 0), across(state, 1)) < NEEDED_ACROSS:
            count -= 1
            yield HEROES.from_position(HEROES.position(state), rules)
