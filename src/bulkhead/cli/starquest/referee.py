"""`bulkhead lab referee`: an independent referee watches many games, and says what it objects to."""

from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from typer import Option

from bulkhead.bots import kind
from bulkhead.cli.shell.params import Json
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.starquest.series import Jobs, Missions, Out, Resume, Seed, Squads, games_option, tables_of
from bulkhead.lab.lines import Lines
from bulkhead.lab.starquest.game import GAME, Plan
from bulkhead.lab.starquest.ledger import header
from bulkhead.lab.starquest.tables import ALL
from bulkhead.lab.starquest.trials import BEST, STUDY, Watched, run, trials
from bulkhead.lab.starquest.watching import Found

FOLDER = "objections"


def referee(
    ctx: typer.Context,
    mission: Missions = ALL,
    games: Annotated[int, games_option("cli-referee-games")] = 100,
    squads: Squads = ALL,
    seed: Seed = "0",
    jobs: Jobs = 1,
    bots: Annotated[str, Option("--bots", metavar="cli-meta-bot", help="cli-referee-bots")] = "",
    out: Out = "",
    resume: Resume = False,
    folder: Annotated[str, Option("--files", metavar="cli-meta-folder", help="cli-referee-files")] = FOLDER,
    keep_going: Annotated[bool, Option("--keep-going", help="cli-referee-keep-going")] = False,
    as_json: Json = False,
) -> int:
    """Watch the games that are missing from the file, and report the first objection, or all of them."""
    screen: Screen = ctx.obj
    chosen = tables_of(mission, squads, out, resume)
    if bots and bots != BEST:
        kind(bots, GAME)
    plan = Plan(seed, bots)
    lines = Lines(out, header(plan, STUDY), Watched, resume=resume) if out else nullcontext()
    with lines as file:
        there = {one.key: one for one in file.records} if file else {}
        keys = {one.key for one in trials(chosen, games, bots)}
        seen = [one for key, one in there.items() if key in keys]
        tasks = trials(chosen, games, bots, there)
        if any(one.clause for one in seen) and not keep_going:
            tasks = []
        with screen.progress() as progress, closing(run(plan, tasks, jobs)) as verdicts:
            task = progress.add_task(
                screen.words.say("cli-sim-progress"), total=len(keys), completed=len(seen)
            )
            for verdict in verdicts:
                seen.append(verdict.line)
                if verdict.found is not None:
                    save(folder, verdict.found)
                if file:
                    file.add(verdict.line)
                progress.update(task, completed=len(seen))
                if verdict.found is not None and not keep_going:
                    break
    return _tell(screen, seen, folder, seed, as_json=as_json)


def save(folder: str, found: Found) -> None:
    """Write the replay and the position of an objection, for `bulkhead replay` and `bulkhead show`."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{found.name}.jsonl").write_bytes(found.replay)
    (place / f"{found.name}.txt").write_text(found.position + "\n", encoding="utf-8")


def tell_objection(screen: Screen, folder: str, name: str, entry: int, clause: str, sentence: str) -> None:
    """One sentence: the game, the entry, the clause, what was wrong, and the files."""
    screen.say(
        "cli-referee-objection",
        game=name,
        entry=entry,
        clause=clause,
        sentence=sentence,
        replay=str(Path(folder) / f"{name}.jsonl"),
        position=str(Path(folder) / f"{name}.txt"),
    )


def _tell(screen: Screen, seen: list[Watched], folder: str, seed: str, *, as_json: bool) -> int:
    objected = [one for one in seen if one.clause]
    entries = sum(one.entries for one in seen)
    if as_json:
        screen.json(
            {
                "game": GAME,
                "seed": seed,
                "games": len(seen),
                "entries": entries,
                "objections": msgspec.to_builtins(objected),
            }
        )
        return 1 if objected else 0
    screen.say("cli-referee-title", style="bold", games=len(seen), entries=entries, seed=seed)
    if not objected:
        screen.say("cli-referee-none")
        return 0
    for one in objected:
        tell_objection(screen, folder, one.name, one.entry, one.clause, one.sentence)
    return 1
