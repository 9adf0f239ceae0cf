"""`bulkhead ladder`: plays a round robin of bots, and prints their ratings and the result of every pair."""

from contextlib import closing, nullcontext
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text
from typer import Argument, Option

from bulkhead.cli.commands.sim import MOST_JOBS
from bulkhead.cli.shell.params import Json, Settings, whole
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.setting import read_setting
from bulkhead.lab.ladder.bot_files import names_a_file
from bulkhead.lab.ladder.entrants import read_entrants
from bulkhead.lab.ladder.standings import Mean, PairResult, RoleStandings, Standing, Standings, sum_up
from bulkhead.lab.ladder.tournament import Ledger, arrange, play, schedule
from bulkhead.lab.statistics import Interval
from bulkhead.registry import entry
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

LEAST = 2


def ladder(
    ctx: typer.Context,
    game: Annotated[str, Argument(metavar="cli-meta-game", help="cli-arg-game")],
    bots: Annotated[list[str], Argument(metavar="cli-meta-bot", help="ladder-bots")],
    games: Annotated[
        int, Option("--games", metavar="cli-meta-n", help="ladder-games", parser=whole("--games", 1))
    ] = 100,
    seed: Annotated[str, Option("--seed", metavar="cli-meta-text", help="cli-sim-seed")] = "0",
    jobs: Annotated[
        int, Option("--jobs", metavar="cli-meta-n", help="cli-sim-jobs", parser=whole("--jobs", 1, MOST_JOBS))
    ] = 1,
    out: Annotated[str, Option("--out", metavar="cli-meta-file", help="ladder-out")] = "",
    resume: Annotated[bool, Option("--resume", help="cli-lab-resume")] = False,
    settings: Settings = None,
    mission: Annotated[str, Option("--mission", metavar="cli-meta-missions", help="ladder-mission")] = "",
    as_json: Json = False,
) -> int:
    """Play the bouts that are missing from the file, and print the standings from all of them."""
    screen: Screen = ctx.obj
    if resume and not out:
        raise Mistake("cli-lab-resume-what")
    name = entry(game).game.id
    if len(bots) < LEAST:
        raise Mistake("ladder-too-few")
    tournament = arrange(name, read_entrants(bots, name), _tables(name, settings, mission), seed)
    wanted = {
        (role.name, pair[0].id, pair[1].id, number) for role, pair, number in schedule(tournament, games)
    }
    with Ledger(out, tournament.plan, resume=resume) if out else nullcontext() as ledger:
        kept = {bout.key: bout for bout in ledger.records if bout.key in wanted} if ledger else {}
        tasks = schedule(tournament, games, kept)
        with screen.progress() as progress, closing(play(tournament, tasks, jobs)) as bouts:
            task = progress.add_task(
                screen.words.say("cli-sim-progress"), total=len(wanted), completed=len(kept)
            )
            for bout in bouts:
                kept[bout.key] = bout
                if ledger:
                    ledger.add(bout)
                progress.update(task, completed=len(kept))
    standings = sum_up(tournament, kept.values())
    if as_json:
        screen.json(msgspec.to_builtins(standings))
    else:
        _show(screen, standings)
    return 0


def _tables(game: str, settings: list[str] | None, mission: str) -> list[Any]:
    """The options of the tables: those that are given, or the line-ups of the missions in turn."""
    line_ups = entry(game).lab().line_ups
    if mission and not settings and line_ups is not None:
        return line_ups(mission)
    return [read_setting(game, settings, mission=mission).options]


# What a person reads


def _show(screen: Screen, standings: Standings) -> None:
    title = standings.game.title()
    screen.say("cli-sim-title", style="bold", game=title, games=standings.games, seed=standings.seed)
    roles = {role.name: role.what for role in entry(standings.game).lab().roles}
    for one in standings.roles:
        screen.line()
        what = roles[one.role]
        if what is not None:
            screen.line(screen.words.render(what), "bold")
        _show_standings(screen, one)
        screen.line()
        _rows(
            screen,
            [_heads(screen, "first", "second", *_PAIR), *(_pair(screen, pair) for pair in one.pairs)],
            2,
        )
        screen.say("ladder-anchor", bot=_called(screen, one.anchor))


_STANDING = ("rating", "reach", "games", "share", "interval")
_PAIR = ("games", "share", "interval", "draws", "margin", "reach")


def _show_standings(screen: Screen, found: RoleStandings) -> None:
    rows = [["", *_heads(screen, "bot", *_STANDING)]]
    for place, one in enumerate(found.standings, 1):
        rows.append([f"{place}.", *_standing(screen, one)])
    _rows(screen, rows, 2)


def _heads(screen: Screen, *heads: str) -> list[str]:
    return [screen.words.say(f"ladder-head-{head}") for head in heads]


def _standing(screen: Screen, one: Standing) -> list[str]:
    return [
        _called(screen, one.bot),
        screen.words.say("ladder-rating", number=one.rating),
        screen.words.say("ladder-reach", number=one.interval.high - one.rating),
        str(one.games),
        _percent(screen, one.share),
        _span(screen, one.share_interval),
    ]


def _pair(screen: Screen, one: PairResult) -> list[str]:
    return [
        _called(screen, one.first),
        _called(screen, one.second),
        str(one.games),
        _percent(screen, one.share),
        _span(screen, one.interval),
        str(one.draws),
        screen.words.say("cli-sim-number", number=one.margin.mean),
        _reach(screen, one.margin),
    ]


def _reach(screen: Screen, margin: Mean) -> str:
    if margin.interval is None:
        return ""
    return screen.words.say("cli-lab-reach", number=margin.interval.high - margin.mean)


def _called(screen: Screen, bot: str) -> str:
    """A registered bot by its name for players, a user's own as it was typed."""
    return bot if names_a_file(bot) else screen.words.render(Phrase(f"cli-bot-{bot}"))


def _percent(screen: Screen, chance: float) -> str:
    return screen.words.say("cli-percent", chance=chance)


def _span(screen: Screen, interval: Interval) -> str:
    return f"{_percent(screen, interval.low)} … {_percent(screen, interval.high)}"


def _rows(screen: Screen, rows: list[list[str]], names: int) -> None:
    """A table whose first columns are names, and the others numbers."""
    aligned = [
        [*map(Text, row[:names]), *(Text(cell, justify="right") for cell in row[names:])] for row in rows
    ]
    screen.rows(aligned, [""] * len(rows[0]))
