"""What is true after every command of every game, on the test mission and on the big map with all seven seats."""

import random
from collections.abc import Iterator

import pytest

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import (
    DieRolled,
    Entered,
    Moved,
    Placed,
    Rerolled,
    Reshuffled,
    Rolled,
    SaveRolled,
    Scored,
    SentBack,
    TokenMoved,
    Unloaded,
)
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.rules.setup import saving, setup
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table import places
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.tabletop import Dice, Heard, Seeded
from tests.starquest.mission import OPTIONS

GAMES = [(OPTIONS, seed) for seed in range(12)]
HULK = [(Options(), seed) for seed in range(2)]
LABELS = [f"test mission {seed}" for _, seed in GAMES] + [f"hulk {seed}" for _, seed in HULK]


class Counted:
    """Dice that note how many six-sided ones were asked for."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.sixes = 0

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        self.sixes += count if sides == 6 else 0
        return self.dice.roll(count, sides)


def play(options: Options, seed: int) -> Iterator[tuple[State, State, Heard, int]]:
    """A random game: the state before and after each command, what was told, and how many dice were rolled."""
    dice = Counted(Seeded(f"invariants {seed}".encode()))
    chance = random.Random(seed)
    state = setup.new_state(options, dice, Heard())
    while (seat := waiting(state)) is not None:
        offer = decisions.offer(state, seat)
        assert offer is not None
        before, heard = saving.clone(state), Heard()
        dice.sixes = 0
        decisions.apply(state, seat, offer.commands[chance.randrange(len(offer.commands))], dice, heard)
        yield before, state, heard, dice.sixes


def check_life(state: State) -> None:
    for mini in state.minis.values():
        assert 0 <= mini.lp <= life.full_life(state, mini), mini
        assert (mini.lp == 0) == (mini.place == "dead") or any(state.frames), mini


def check_squares(state: State) -> None:
    taken: dict[int, str] = {}
    for mini in state.minis.values():
        assert bool(mini.squares) == (mini.place == "board"), mini
        if mini.passing:
            continue
        for square in mini.squares:
            assert taken.setdefault(square, mini.id) == mini.id, f"{mini.id} stands on {taken[square]}"
            assert state.ship.floor >> square & 1
            assert not state.ship.obstacles >> square & 1
        alien = mini.seat >= 0 and is_alien(state.sides[mini.seat].faction)
        if mini.place == "board" and not alien:
            assert not bits(mini.squares) & no_stop(state, mini.id), (
                f"{mini.id} has stopped on an entry square"
            )
    held = (state.holder, state.bodies, state.engines, state.burning, state.closed, state.doorsteps)
    again = saving.clone(state)
    places.recount(again)
    assert held == (
        again.holder,
        again.bodies,
        again.engines,
        again.burning,
        again.closed,
        again.doorsteps,
    )


def check_steps(before: State, heard: Heard) -> None:
    """Nobody goes through walls or closed doors, or farther than a step."""
    at = {mini.id: set(mini.squares) for mini in before.minis.values()}
    at |= {token.id: {token.square} for token in before.tokens.values()}
    for event in heard.events:
        if isinstance(event, Entered | Placed | SentBack):
            at[event.who] = {before.ship.at(*spot) for spot in event.squares}
        if isinstance(event, Unloaded):
            at[event.what] = {before.ship.at(*spot) for spot in event.squares}
        if not isinstance(event, Moved | TokenMoved):
            continue
        who = event.who if isinstance(event, Moved) else event.token
        spots = event.squares if isinstance(event, Moved) else (event.at,)
        now = {before.ship.at(*spot) for spot in spots}
        if at.get(who) and len(now) == 1 and len(at[who]) == 1:
            (here,), (there,) = at[who], now
            if here == there:
                continue  # a token leaves its vent: it has been there all the time
            by_card = (
                event.cost == 0
                if isinstance(event, Moved)
                else event.why not in ("SQ-ALIEN-09", "SQ-ALIEN-15")
            )
            if by_card:
                at[who] = now  # a card has put it there
                continue
            direction = before.ship.step[here].index(there)
            assert before.ship.leads_on(here, direction, 0) == there, f"{who} went through a wall"
        at[who] = now


def check_dice(heard: Heard, rolled: int) -> None:
    """Every die is told with its reason."""
    told = 0
    for event in heard.events:
        if isinstance(event, Rolled | SaveRolled):
            told += len(event.values)
        elif isinstance(event, DieRolled) and event.sides == 6:
            told += len(event.faces)
        elif isinstance(event, Rerolled):
            told += event.dice
        assert not isinstance(event, Rolled) or (event.reason and event.why)
    if not any(isinstance(event, Reshuffled) for event in heard.events):
        assert told == rolled, heard.events


def hidden_cards(state: State) -> int:
    decks = sum(len(deck.draw) + len(deck.discard) for name, deck in state.decks.items() if name == "recon")
    return decks + sum(len(side.recon) + len(side.lasting) for side in state.sides)


@pytest.mark.parametrize(("options", "seed"), GAMES + HULK, ids=LABELS)
def test_what_must_always_be_true(options: Options, seed: int) -> None:
    ledger = [0] * len(options.factions)
    cards = None
    commands = 0
    for before, state, heard, rolled in play(options, seed):
        commands += 1
        check_life(state)
        check_squares(state)
        check_steps(before, heard)
        if before.phase == "play":
            check_dice(heard, rolled)
        for event in heard.events:
            if isinstance(event, Scored):
                ledger[event.seat] += event.points
                assert event.total == ledger[event.seat]
        assert [side.points for side in state.sides] == ledger
        if state.phase == "play" and before.phase == "play" and not state.outcome:
            cards = hidden_cards(before) if cards is None else cards
            assert hidden_cards(state) == cards, "a reconnaissance card has come or gone"
    assert state.phase == "over"
    assert commands > 100
