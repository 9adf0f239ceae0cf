"""`python -m tests.leaks --games 200`: checks that no viewer of a Starquest table is sent a secret.

Random games of seven seats are played over the wire, with a spectator, asides, offers, questions, refusals,
advice, chat, undo and lists over HTTP. Everything that every socket receives is checked against the table of
secrets (judge.py), and beside each game runs a twin that differs only in the secrets (twin.py): its messages must
be the same. `--timed` plays with clocks, and lets them run out; `--campaign` plays the second mission of
campaigns.
"""

import asyncio
import sys
import time
from argparse import ArgumentParser
from collections import Counter

from tests.leaks.game import Summary
from tests.leaks.judge import Leak
from tests.leaks.tables import one_game

TO_THE_END = 1_000_000


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--most", type=int, default=TO_THE_END, help="the most that is done in a game")
    parser.add_argument("--timed", action="store_true", help="with clocks that run out")
    parser.add_argument("--campaign", action="store_true", help="in the middle of a campaign")
    given = parser.parse_args()
    total, leaks, began = Summary(doings=Counter()), 0, time.monotonic()
    for number in range(given.first, given.first + given.games):
        try:
            summary = asyncio.run(one_game(number, given.most, timed=given.timed, campaign=given.campaign))
        except Leak as leak:
            leaks += 1
            print(f"game {number}: LEAK: {leak}", flush=True)
            continue
        total.add(summary)
        seconds = time.monotonic() - began
        print(f"game {number}: {summary.entries} entries, {seconds:.0f} s since the beginning", flush=True)
    print(
        f"{total.games} games ({total.finished} to their end): {total.entries:,} entries, "
        f"{total.judged:,} messages judged, {total.compared:,} compared with {total.twins:,} twins "
        f"({total.apart:,} ended by something coming to light), {total.clocked:,} answers by the clock; {leaks} leaks"
    )
    print("  " + ", ".join(f"{what} {count:,}" for what, count in total.doings.most_common()))
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
