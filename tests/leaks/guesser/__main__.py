"""`python -m tests.leaks.guesser --games 200`: can somebody who has read everything name what is hidden?

Bots play in every seat. Every viewer, and a spectator, notes all that is sent about each hidden token and card. From
half of the games guessers learn what each value goes with; in the other half they name what is hidden (verdict.py).
The exit code is 1 if one of them does so better than chance.
"""

import sys
import time
from argparse import ArgumentParser
from pathlib import Path

from tests.leaks.guesser.bot_games import play
from tests.leaks.guesser.rows import keep, load
from tests.leaks.guesser.verdict import judge
from tests.leaks.guesser.watching import Watcher, count_kinds

SHOWN = 5
"""How many of the best guessers are printed."""


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.leaks.guesser", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--rows", type=Path, help="a file that keeps what was noted; games in it are not played again"
    )
    parser.add_argument(
        "--single", action="store_true", help="leave out guessers that read two values together"
    )
    given = parser.parse_args()
    began = time.monotonic()
    rows = load(given.rows) if given.rows is not None else []
    for number in sorted(set(range(given.games)) - {row.game for row in rows}):
        noted = Watcher(number).watch(play(number))
        rows += noted
        if given.rows is not None:
            keep(noted, given.rows)
    counted = ", ".join(f"{count:,} of a {sort}" for sort, count in sorted(count_kinds(rows).items()))
    print(
        f"{given.games} games, {len(rows):,} notes ({counted}), {time.monotonic() - began:.0f} s", flush=True
    )
    verdict = judge(rows, pairs=not given.single)
    print(f"{len(verdict.found):,} guessers; a leak is found below p = {verdict.limit:.2g}")
    for one in (*verdict.of_everything(), *verdict.best(SHOWN)):
        print(f"  {one}")
    for one in verdict.leaks:
        print(f"LEAK: {one}")
    return 1 if verdict.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
