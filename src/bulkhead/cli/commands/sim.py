"""`bulkhead sim`: plays many games between bots and prints their statistics."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text
from typer import Option

from bulkhead.cli.shell.files import make_folder, write_bytes
from bulkhead.cli.shell.params import (
    DEFAULT_GAME,
    CardsFile,
    From,
    GameName,
    Json,
    MissionId,
    Settings,
    whole,
)
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.saving import SUFFIX
from bulkhead.cli.terminal.seats import read_seats, seated, usual_bots
from bulkhead.cli.terminal.setting import read_setting
from bulkhead.lab.simulate import Save, simulate, simulate_random
from bulkhead.lab.statistics import Spread
from bulkhead.lab.summary import Summary
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

MOST_JOBS = 256
ONCE_A_TURN = frozenset({"busts", "all-outs"})
"""Counts of what happens in a turn once or not at all; the others can be larger than the number of turns."""


def sim(
    ctx: typer.Context,
    game: GameName = DEFAULT_GAME,
    games: Annotated[
        int, Option("--games", metavar="cli-meta-n", help="cli-sim-games", parser=whole("--games", 1))
    ] = 100,
    seats: Annotated[str, Option("--seats", metavar="cli-meta-seats", help="cli-sim-seats")] = "",
    seed: Annotated[str, Option("--seed", metavar="cli-meta-text", help="cli-sim-seed")] = "0",
    jobs: Annotated[
        int, Option("--jobs", metavar="cli-meta-n", help="cli-sim-jobs", parser=whole("--jobs", 1, MOST_JOBS))
    ] = 1,
    save: Annotated[str, Option("--save", metavar="cli-meta-folder", help="cli-sim-save")] = "",
    settings: Settings = None,
    cards: CardsFile = "",
    mission: MissionId = "",
    position: From = "",
    reference: Annotated[bool, Option("--reference", help="cli-sim-reference")] = False,
    as_json: Json = False,
) -> int:
    """Let bots play, and print the statistics. The output depends only on the seed, apart from the note on stderr that
    names the engine."""
    screen: Screen = ctx.obj
    setting = read_setting(game, settings, cards, position, mission)
    named = seats or usual_bots(setting.game, setting.options)
    players = read_seats(named, setting.game, setting.options, people=False)
    saving = _into(save, setting.game.id, len(str(games))) if save else None
    with screen.progress() as progress:
        task = progress.add_task(screen.words.say("cli-sim-progress"), total=games)

        def report(done: int) -> None:
            progress.update(task, completed=done)

        arguments = (setting.game, setting.options, players, games, seed, jobs)
        fast = None
        if not (reference or saving or setting.position):
            fast = simulate_random(*arguments, report)
        summary = fast[0] if fast else simulate(*arguments, setting.position, saving, report)
    if as_json:
        screen.json(plain_summary(summary))
        return 0
    _show(screen, summary)
    if fast:
        _name_engine(screen, fast[1])
    return 0


def _name_engine(screen: Screen, why: Mistake | None) -> None:
    """Say which engine has played the games of random players."""
    if why is None:
        screen.remark(Phrase("cli-sim-compiled"))
    else:
        screen.remark(Phrase("cli-sim-not-compiled", {"why": why.phrase}))


def _into(folder: str, game: str, digits: int) -> Save:
    """A function that saves each game of a simulation in a folder, which must hold no other games."""
    make_folder(folder)
    if any(Path(folder).glob(f"*{SUFFIX}")):
        raise Mistake("cli-folder-not-empty", folder=folder)
    return lambda index, log: write_bytes(f"{folder}/{game}-{index + 1:0{digits}}{SUFFIX}", log)


def plain_summary(summary: Summary) -> dict[str, Any]:
    """A simulation as plain data, without the time it took: the seed determines all the rest."""
    plain: dict[str, Any] = msgspec.to_builtins(summary)
    del plain["seconds"]
    return plain


def _show(screen: Screen, summary: Summary) -> None:
    say = screen.words.say
    names = [chair.name for chair in seated(summary.seats, screen.words)]
    screen.say(
        "cli-sim-title", style="bold", game=summary.game.title(), games=summary.games, seed=summary.seed
    )
    rows = [[say(f"cli-sim-{head}") for head in ("player", "wins", "share", "interval", "score")]]
    for seat, name in enumerate(names):
        low, high = summary.intervals[seat].low, summary.intervals[seat].high
        span = f"{_percent(screen, low)} … {_percent(screen, high)}"
        score = say("cli-sim-number", number=summary.scores[seat])
        rows.append([name, str(summary.wins[seat]), _percent(screen, summary.shares[seat]), span, score])
    aligned = [[Text(row[0]), *(Text(cell, justify="right") for cell in row[1:])] for row in rows]
    screen.rows(aligned, ("", "bold", "", "", ""))
    screen.say("cli-sim-draws", draws=summary.draws)
    screen.line(_spread(screen, "cli-sim-turns", summary.turns))
    screen.line(_spread(screen, "cli-sim-commands", summary.commands))
    for count, counted in summary.counts.items():
        rates = [f"{name} {_rate(screen, count, counted.per_turn[seat])}" for seat, name in enumerate(names)]
        screen.say(f"cli-sim-{count}", rates=", ".join(rates))


def _rate(screen: Screen, count: str, per_turn: float) -> str:
    """How often something happens in a turn: a share of the turns, or a number where it happens several times."""
    if count in ONCE_A_TURN:
        return _percent(screen, per_turn)
    return screen.words.say("cli-sim-number", number=per_turn)


def _percent(screen: Screen, chance: float) -> str:
    return screen.words.say("cli-percent", chance=chance)


def _spread(screen: Screen, message: str, spread: Spread) -> str:
    return screen.words.say(message, mean=spread.mean, sd=spread.sd, min=spread.min, max=spread.max)
