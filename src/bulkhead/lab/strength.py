"""How strong is a bot? `python -m bulkhead.lab.strength --games 2000` sets the captain against random, half the games
in either seat, and prints wins, the share of wins with its 95 % interval, and the seconds it took."""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence

from msgspec import Struct

import bulkhead
from bulkhead.bots import names
from bulkhead.lab.simulate import simulate
from bulkhead.lab.statistics import Interval, wilson
from bulkhead.lab.summary import Summary


class Strength(Struct, frozen=True):
    """One bot against another, seen from the first."""

    bot: str
    against: str
    games: int
    wins: int
    draws: int
    share: float
    interval: Interval
    seconds: float
    seatings: tuple[Summary, Summary]
    """In the first seat, in the second."""


def strength(bot: str, against: str, games: int, seed: str | int = 0, jobs: int = 1) -> Strength:
    """Let two bots play, half the games in either seating."""
    game = bulkhead.game("heroes")
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
    known = names("heroes")
    parser = ArgumentParser(prog="python -m bulkhead.lab.strength")
    parser.add_argument("--games", type=_at_least_one, default=2000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=_at_least_one, default=1)
    parser.add_argument("--bot", choices=known, default="captain")
    parser.add_argument("--against", choices=known, default="random")
    asked = parser.parse_args(arguments)
    try:
        found = strength(asked.bot, asked.against, asked.games, asked.seed, asked.jobs)
    except KeyboardInterrupt:
        sys.exit(130)  # as a shell reports it
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


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _print(who: str, games: int, wins: int, share: float, interval: Interval, seconds: float) -> None:
    span = f"{share:.2%} [{interval.low:.2%}, {interval.high:.2%}]"
    sys.stdout.write(f"{who:<16} {wins:>5} / {games:<5} {span}  {seconds:.1f} s\n")


if __name__ == "__main__":
    main()
