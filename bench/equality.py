"""`python -m bench.equality`: plays random games of Heroes in the reference and in the compiled engine, with the same
commands and the same dice, and compares everything after each command. Stops at the first difference."""

from random import Random
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from bulkhead.lab.heroes.lanes.both import Both, Difference, compared
from bulkhead.lab.heroes.lanes.comparing import compare_game, random_options

GAMES_AT_A_TABLE = 4


def main(
    commands: Annotated[int, typer.Option(help="How many commands to compare.")] = 10_000_000,
    seed: Annotated[int, typer.Option(help="Other seeds give other options, cards and games.")] = 1,
    every: Annotated[int, typer.Option(help="Report after this many commands.")] = 1_000_000,
) -> None:
    """Compare the compiled engine of Heroes with the reference."""
    console, both, rng, started = Console(), Both(), Random(seed), perf_counter()
    told = tables = 0
    try:
        while both.compared["commands"] < commands:
            options = random_options(rng)
            tables += 1
            for _ in range(GAMES_AT_A_TABLE):
                compare_game(both, options, rng)
            if both.compared["commands"] >= told + every:
                told = both.compared["commands"]
                console.print(f"{told:,} commands, {perf_counter() - started:,.0f} s", highlight=False)
    except Difference as found:
        console.print(f"Difference: {found}", highlight=False)
        raise typer.Exit(1) from None
    counted = ", ".join(f"{name} {count:,}" for name, count in compared(both).items())
    console.print(f"No difference. Tables {tables:,}, {counted}.", highlight=False)


if __name__ == "__main__":
    typer.run(main)
