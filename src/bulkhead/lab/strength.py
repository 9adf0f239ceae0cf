"""Measures the strength of a bot: `python -m bulkhead.lab.strength --games 2000` plays the captain against random.

Each bot plays half the games in either seat. It prints the wins, their share with its 95 % interval, and the
time.

With many seats (`--game starquest --bot trooper --mission all`) it prints how often the bot scores more than
random does in the same seats with the same seeds, and how often it wins (sides.py).
"""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bulkhead.bots import names, sides_at
from bulkhead.lab.sides import side_strength
from bulkhead.lab.simulate import simulate
from bulkhead.lab.statistics import Interval, wilson
from bulkhead.lab.summary import Summary
from bulkhead.registry import AnyGame, default_game, entries, entry
from bulkhead.tabletop.refusals import Mistake


class Strength(Struct, frozen=True):
    """The result of one bot against another."""

    bot: str
    against: str
    games: int
    wins: int
    draws: int
    share: float
    interval: Interval
    seconds: float
    seatings: tuple[Summary, Summary]
    """With the bot in the first seat, and in the second."""


def strength(
    bot: str, against: str, games: int, seed: str | int = 0, jobs: int = 1, game_id: str = ""
) -> Strength:
    """Let two bots play a game of two seats, half the games in either seating."""
    game = entry(game_id or default_game()).game
    halves = (games + 1) // 2, games // 2
    first = simulate(game, game.options({}), (bot, against), halves[0], f"{seed}/1", jobs)
    second = simulate(game, game.options({}), (against, bot), halves[1], f"{seed}/2", jobs)
    wins, draws = first.wins[0] + second.wins[1], first.draws + second.draws
    won = wins + draws / 2
    return Strength(
        bot,
        against,
        games,
        wins,
        draws,
        won / max(1, games),
        wilson(won, games),
        first.seconds + second.seconds,
        (first, second),
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bulkhead.lab.strength")
    parser.add_argument("--game", choices=[one.game.id for one in entries()], default=default_game())
    parser.add_argument("--games", type=_at_least_one, default=2000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=_at_least_one, default=1)
    parser.add_argument("--bot", choices=names(), default="captain")
    parser.add_argument("--against", choices=names(), default="random")
    parser.add_argument(
        "--mission", default="all", help="a mission of Starquest, or all that seven seats can play"
    )
    asked = parser.parse_args(arguments)
    if asked.bot not in names(asked.game):
        parser.error(f"argument --bot: {asked.game} knows {', '.join(names(asked.game))}")
    if asked.against not in names(asked.game):
        parser.error(f"argument --against: {asked.game} knows {', '.join(names(asked.game))}")
    try:
        tables = entry(asked.game).lab().tables
        if tables is None:
            _print_pair(strength(asked.bot, asked.against, asked.games, asked.seed, asked.jobs, asked.game))
        else:
            game = entry(asked.game).game
            _measure_side(game, tables(asked.mission), asked.bot, asked.games, asked.seed, asked.jobs)
    except Mistake as mistake:
        parser.error(str(mistake))
    except KeyboardInterrupt:
        sys.exit(130)  # as a shell reports it


def _print_pair(found: Strength) -> None:
    for seat, half in enumerate(found.seatings):
        _print(
            "-".join(half.seats),
            half.games,
            half.wins[seat],
            half.shares[seat],
            half.intervals[seat],
            half.seconds,
        )
    _print(found.bot, found.games, found.wins, found.share, found.interval, found.seconds)


def _measure_side(game: AnyGame, tables: list[Any], bot: str, games: int, seed: str, jobs: int) -> None:
    found = side_strength(game, tables, bot, games, seed, jobs)
    factions = sides_at(game, tables[0])
    rows = [
        *((f"more points: {factions[seat]}", one) for seat, one in zip(found.seats, found.each, strict=True)),
        ("more points", found.beats),
        ("wins", found.wins),
        ("wins by random", found.wins_by_lot),
    ]
    sys.stdout.write(f"{bot} in {len(found.seats)} of {len(factions)} seats; missions: {len(tables)}\n")
    for what, tally in rows:
        span = f"{tally.share:.2%} [{tally.interval.low:.2%}, {tally.interval.high:.2%}]"
        sys.stdout.write(f"{what:<28} {tally.count:>6g} / {tally.games:<5} {span}\n")
    sys.stdout.write(f"mean points {found.score:.1f}, by random {found.score_by_lot:.1f}; ")
    sys.stdout.write(f"longest game {found.longest} rounds; {found.seconds:.1f} s\n")


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _print(who: str, games: int, wins: int, share: float, interval: Interval, seconds: float) -> None:
    span = f"{share:.2%} [{interval.low:.2%}, {interval.high:.2%}]"
    sys.stdout.write(f"{who:<16} {wins:>5} / {games:<5} {span}  {seconds:.1f} s\n")


if __name__ == "__main__":
    main()
