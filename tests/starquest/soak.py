"""A soak test: whole seven-seat missions of the box, played at random, under every check of the conformance suite.

    python -m tests.starquest.soak --games 5

Each game has another mission, house rules and ranks; one line for each game says how many commands it took.
"""

import argparse
import sys
import time

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.options import HOUSE, Options, read_options, values_of
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.scenario_builder import playable
from bulkhead.tabletop.conformance import Nonconforming, Picker, check

FULL_TABLE = ("empty-seats", "mission-choice")
"""House options about empty seats and the choice of mission, which are fixed here."""


def options_of(number: int) -> Options:
    """The options of game `number`: the defaults for the first, random ones for the others."""
    missions = playable(Options(), load_box())
    if number == 0:
        return Options()
    picker = Picker(f"soak options {number}")
    plain = {
        name: values_of(name)[picker.randrange(len(values_of(name)))]
        for name in HOUSE
        if name not in FULL_TABLE and picker.randrange(3) == 0
    }
    ranks = {faction: picker.randrange(4) for faction in FACTIONS}
    mission = missions[(number - 1) % len(missions)]
    return read_options({**plain, "ranks": ranks, "mission": mission})


def soak(games: int, first: int = 0, fuzz_every: int = 100) -> int:
    """Play games and print how each went. Returns how many did not conform."""
    faults = 0
    for number in range(first, first + games):
        options, began = options_of(number), time.process_time()
        try:
            commands = check(STARQUEST, options, games=1, fuzz_every=fuzz_every, label=f"soak {number}")
        except Nonconforming as fault:
            faults += 1
            print(f"game {number}, {options.mission}: {fault}", flush=True)
        else:
            seconds = time.process_time() - began
            print(f"game {number}, {options.mission}: {commands} commands, {seconds:.0f} s", flush=True)
    return faults


if __name__ == "__main__":
    reader = argparse.ArgumentParser(prog="python -m tests.starquest.soak")
    reader.add_argument("--games", type=int, default=1, help="how many games")
    reader.add_argument("--first", type=int, default=0, help="the number of the first one")
    reader.add_argument(
        "--fuzz-every", type=int, default=100, help="commands between two walks through all others"
    )
    wanted = reader.parse_args()
    sys.exit(1 if soak(wanted.games, wanted.first, wanted.fuzz_every) else 0)
