"""Games of bots, small and large, with everything that happens in them."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bulkhead.bots import bot, strongest
from bulkhead.lab.playing import decide
from bulkhead.registry import AnyGame
from bulkhead.starquest.data.options import read_options
from bulkhead.starquest.data.sides import Side
from bulkhead.starquest.data.state import State
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Heard

SEVEN = "blood_angels,imperial_fists,ultramarines,eldar,legion,chaos,cult"
TABLES = (
    ("mis_00_first_steps", "blood_angels,chaos"),
    ("mis_02_dead_signal", "ultramarines,chaos"),
    ("mis_s1_cold_lock", "imperial_fists,eldar,chaos"),
    ("mis_04_nest", "blood_angels,imperial_fists,chaos"),
    ("mis_s2_two_keys", "imperial_fists,eldar,chaos,cult"),
    ("mis_06_fuse", "blood_angels,eldar,chaos,cult"),
    ("mis_01_hard_dock", "ultramarines,legion,chaos,cult"),
    ("mis_03_headhunt", SEVEN),
)
"""Missions and factions. Two neighbouring games are played at the same table: one to learn from, one to guess in."""


class Moment(Struct, frozen=True):
    """One command: what it has changed, and what was told."""

    before: Sequence[Side]
    """The records of all seats before it; none where the table was just set up."""
    after: State
    heard: Heard


def play(number: int) -> Iterator[Moment]:
    """A game with a bot in every seat."""
    mission, factions = TABLES[number // 2 % len(TABLES)]
    options = read_options({"mission": mission, "factions": factions})
    dice = Seeded(f"guesser {number}".encode(), ("",) * len(options.factions))
    names = strongest("starquest", options.factions)
    bots = [bot(name, "starquest", f"guesser {number} {seat}".encode()) for seat, name in enumerate(names)]
    game: AnyGame = STARQUEST
    heard = Heard()
    state = game.new(options, dice, heard)
    yield Moment((), state, heard)
    while (seat := game.waiting(state)) is not None:
        before, heard = tuple(state.sides), Heard()
        game.apply(state, seat, decide(game, state, seat, bots[seat]), dice, heard)
        yield Moment(before, state, heard)
