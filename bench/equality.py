"""`python -m bench.equality`: plays random games of Heroes in the reference and in the compiled engine, with the same
commands and the same dice, and compares everything after each command; then plays series of fast games in every way, by
the reference too, and compares their records. Stops at the first difference."""

from random import Random
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from bulkhead.lab.heroes.lanes.both import Both, Difference, compared
from bulkhead.lab.heroes.lanes.comparing import compare_game, compare_streams, random_options
from bulkhead.lab.heroes.lanes.engine import key_of

GAMES_AT_A_TABLE, GAMES_OF_A_SERIES = 4, 20


def main(
    commands: Annotated[int, typer.Option(help="How many commands to compare.")] = 10_000_000,
    seed: Annotated[int, typer.Option(help="Other seeds give other options, cards and games.")] = 1,
    games: Annotated[int, typer.Option(help="How many fast games to compare with the reference.")] = 2_000,
    every: Annotated[int, typer.Option(help="Report after this many commands.")] = 1_000_000,
) -> None:
    """Compare the compiled engine of Heroes with the reference."""
    console, rng = Console(highlight=False), Random(seed)
    try:
        _compare_commands(console, rng, commands, every)
        for series in range(0, games, GAMES_OF_A_SERIES):
            compare_streams(random_options(rng), key_of(f"{seed}/{series}"), range(GAMES_OF_A_SERIES))
    except Difference as found:
        console.print(f"Difference: {found}")
        raise typer.Exit(1) from None
    console.print(f"No difference in the records of {games:,} fast games.")


def _compare_commands(console: Console, rng: Random, commands: int, every: int) -> None:
    both, started, told, tables = Both(), perf_counter(), 0, 0
    while both.compared["commands"] < commands:
        options = random_options(rng)
        tables += 1
        for _ in range(GAMES_AT_A_TABLE):
            compare_game(both, options, rng)
        if both.compared["commands"] >= told + every:
            told = both.compared["commands"]
            console.print(f"{told:,} commands, {perf_counter() - started:,.0f} s")
    counted = ", ".join(f"{name} {count:,}" for name, count in compared(both).items())
    console.print(f"No difference. Tables {tables:,}, {counted}.")


if __name__ == "__main__":
    typer.run(main)
