"""`bulkhead lab starquest`: measures the balance of the missions over many games of bots."""

from contextlib import closing, nullcontext
from typing import Annotated

import msgspec
import typer
from rich.text import Text
from typer import Option

from bulkhead.bots import kind
from bulkhead.cli.shell.params import Json
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.starquest.referee import FOLDER, save, tell_objection
from bulkhead.cli.starquest.series import Jobs, Missions, Out, Resume, Seed, Squads, games_option, tables_of
from bulkhead.lab.starquest.findings import Faction, Findings, Objective, Share, TableFindings, find
from bulkhead.lab.starquest.game import GAME, Plan
from bulkhead.lab.starquest.ledger import Ledger
from bulkhead.lab.starquest.study import run, schedule
from bulkhead.lab.starquest.tables import ALL
from bulkhead.lab.starquest.watching import Objected
from bulkhead.starquest.clients.words.names import faction_name, item_name
from bulkhead.tabletop.phrases import Arg, Phrase


def lab(
    ctx: typer.Context,
    mission: Missions = ALL,
    games: Annotated[int, games_option("cli-lab-games")] = 20,
    squads: Squads = ALL,
    seed: Seed = "0",
    jobs: Jobs = 1,
    bots: Annotated[str, Option("--bots", metavar="cli-meta-bot", help="cli-lab-bots")] = "",
    out: Out = "",
    resume: Resume = False,
    referee: Annotated[bool, Option("--referee", help="cli-lab-referee-too")] = False,
    as_json: Json = False,
) -> int:
    """Play the games that are missing from the ledger, and print the findings from all of them."""
    screen: Screen = ctx.obj
    chosen = tables_of(mission, squads, out, resume)
    if bots:
        kind(bots, GAME)
    plan = Plan(seed, bots, referee)
    with Ledger(out, plan, resume=resume) if out else nullcontext() as ledger:
        there = {one.key: one for one in ledger.records} if ledger else {}
        tasks = schedule(chosen, games, there)
        keys = {(table.mission, table.squads, index) for table, index in schedule(chosen, games)}
        found = [one for key, one in there.items() if key in keys]
        try:
            with screen.progress() as progress, closing(run(plan, tasks, jobs)) as records:
                task = progress.add_task(
                    screen.words.say("cli-sim-progress"), total=len(keys), completed=len(found)
                )
                for record in records:
                    found.append(record)
                    if ledger:
                        ledger.add(record)
                    progress.update(task, completed=len(found))
        except Objected as objected:
            one = objected.found
            save(FOLDER, one)
            tell_objection(screen, FOLDER, one.name, one.entry, one.clause, one.sentence)
            return 1
    return _tell(screen, find(found), seed, as_json=as_json)


def _tell(screen: Screen, findings: Findings, seed: str, *, as_json: bool) -> int:
    if as_json:
        screen.json({"game": GAME, "seed": seed, **msgspec.to_builtins(findings)})
        return 0
    screen.say("cli-lab-title", style="bold", games=findings.games, seed=seed)
    for table in findings.tables:
        _show_table(screen, table)
    if findings.seven:
        screen.line()
        screen.say("cli-lab-seven", style="bold", games=findings.seven_games)
        _show_factions(screen, findings.seven)
    _show_cards(screen, findings)
    screen.line()
    screen.say("cli-lab-late", count=findings.late)
    for bot, pace in findings.pace.items():
        screen.say(
            "cli-lab-pace",
            bot=Phrase(f"cli-bot-{bot}"),
            decisions=pace.decisions,
            mean=pace.mean,
            slowest=pace.slowest,
        )
    return 0


# One table


def _show_table(screen: Screen, table: TableFindings) -> None:
    screen.line()
    screen.say(
        "cli-lab-table",
        style="bold",
        mission=item_name(table.mission),
        squads=table.squads,
        games=table.games,
    )
    _show_factions(screen, table.factions)
    rounds = table.rounds
    screen.say("cli-lab-rounds", mean=rounds.mean, min=rounds.min, max=rounds.max, limit=table.limit)
    screen.line(screen.words.say("cli-lab-primary", **_objective(screen, table.primary)))
    screen.line(screen.words.say("cli-lab-secondary", **_objective(screen, table.secondary)))


def _objective(screen: Screen, objective: Objective) -> dict[str, Arg]:
    return {
        "share": _percent(screen, objective.met.share),
        "span": _span(screen, objective.met),
        "points": objective.points,
        "round": objective.round,
    }


def _show_factions(screen: Screen, factions: tuple[Faction, ...]) -> None:
    """A row for each faction."""
    say = screen.words.say
    heads = ("faction", "wins", "share", "interval", "points", "reach", "lost", "leader")
    rows = [[say(f"cli-lab-head-{head}") for head in heads]]
    for one in factions:
        rows.append(
            [
                screen.words.render(faction_name(one.faction)),
                say("cli-sim-number", number=one.wins.count),
                _percent(screen, one.wins.share),
                _span(screen, one.wins),
                say("cli-sim-number", number=one.points.mean),
                say("cli-lab-reach", number=one.points.interval.high - one.points.mean),
                say("cli-sim-number", number=one.lost.mean),
                _percent(screen, one.leader_lost.share) if one.leader_lost is not None else "",
            ]
        )
    _rows(screen, rows)


def _show_cards(screen: Screen, findings: Findings) -> None:
    """A row for each card that a faction had."""
    if not findings.cards:
        return
    say = screen.words.say
    screen.line()
    screen.say("cli-lab-cards", style="bold")
    rows = [[say(f"cli-lab-head-{head}") for head in ("card", "held", "played", "mattered", "won")]]
    for id_, card in findings.cards.items():
        name = item_name(id_)
        won = _percent(screen, card.won / card.players) if card.players else ""
        rows.append(
            [
                name if isinstance(name, str) else screen.words.render(name),
                str(card.held),
                str(card.played),
                str(card.mattered),
                won,
            ]
        )
    _rows(screen, rows)
    screen.say("cli-lab-mattered")


def _rows(screen: Screen, rows: list[list[str]]) -> None:
    aligned = [[Text(row[0]), *(Text(cell, justify="right") for cell in row[1:])] for row in rows]
    screen.rows(aligned, ("", "bold", *[""] * (len(rows[0]) - 2)))


def _percent(screen: Screen, chance: float) -> str:
    return screen.words.say("cli-percent", chance=chance)


def _span(screen: Screen, share: Share) -> str:
    return f"{_percent(screen, share.interval.low)} … {_percent(screen, share.interval.high)}"
