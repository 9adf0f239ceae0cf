"""How the kept files were made: `python -m tests.kept.record`, by hand, once for each version of a game's rules, with
the program of that day.

    replays/    games of `games.py`, played by bots, with asides, answers of the clock and undone commands
    seen.json   what those replays come to (`seen.py`)
    positions/  positions of those games (`positions.py`)
    folder/     a data folder of the server, and the last Sync of each viewer (`folder.py`)
    wire/       all messages to and from the server in short matches (`wire.py`)
    campaign/   a campaign of the command line, and its status for each viewer (`campaign.py`)
    schema-1/   a data folder of the server before it knew campaigns (commit c31a6f1), made in the same way:
                `python -m tests.kept.record OLD/src` with the sources of that commit in OLD

Files of version 1 have these names; those of a later version have it in their names, for example
`replays/starquest-01-first-steps.rules-2.jsonl`, `seen.starquest-2.json` and `folder.starquest-2/`. So after a version
has risen, the same command adds the files of the new version beside the old ones, and files of other games stay as they
are. Run again, it adds missing files and never changes existing ones. Only a `seen.json` of the present version may be
written anew, when a view or an event has got another field on purpose: delete it first, and read what else would have
changed.
"""

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import bulkhead
from bulkhead.match import read_replay
from tests.kept import campaign, folder, games, positions, shelf, wire
from tests.kept.editions import edition, editions, named
from tests.kept.seen import all_seen, has_pack, packs, see, seen_file
from tests.kept.versions import present


def replays() -> None:
    for recipe in games.RECIPES:
        name = named(f"replays/{recipe.name}.jsonl", recipe.game)
        if not shelf.has(name):
            with packs(recipe.pack):
                shelf.keep(name, games.play(recipe).log())
    known = all_seen()
    for game in bulkhead.GAMES:
        missing = [name for name in _replays_of(game) if name not in known]
        if missing:
            seen = {name: _seen(name) for name in missing}
            seen_file(game).write_bytes(msgspec.json.format(msgspec.json.encode(seen), indent=1) + b"\n")


def _replays_of(game: str) -> list[str]:
    """The kept replays of the present version."""
    return [name for name in present(shelf.names("replays")) if name.startswith(f"replays/{game}")]


def _seen(name: str) -> object:
    data = shelf.read(name)
    with packs(has_pack(read_replay(data, name).header)):
        return see(data, name)


def all_positions() -> None:
    for game in bulkhead.GAMES:
        name = named(f"positions/{game}.json", game)
        if shelf.has(name):
            continue
        found = [
            position
            for replay in _replays_of(game)
            for position in positions.positions_of(shelf.read(replay), replay)
        ]
        if game == "starquest":
            found += [file for position in found if (file := positions.drawn(position)) is not None]
        shelf.keep(name, msgspec.json.format(msgspec.json.encode(found), indent=1))


def data_folder(name: str, *, campaigns: bool) -> None:
    if shelf.has(f"{name}/seen.json"):
        return
    with TemporaryDirectory() as place:
        data = Path(place)
        with folder.serving(data) as server:
            tables = dict(folder.heroes(server))
            if campaigns:
                tables |= dict(folder.starquest(server))
            kept = folder.KeptFolder(tables, folder.campaign(server) if campaigns else None)
        shelf.keep(f"{name}/bulkhead.sqlite", (data / "bulkhead.sqlite").read_bytes())
        shelf.keep(f"{name}/seen.json", msgspec.json.encode(kept))


def schema_1(sources: str) -> None:
    """With the server that lies elsewhere."""
    os.environ["PYTHONPATH"] = sources
    data_folder("schema-1", campaigns=False)


def transcripts() -> None:
    for match, form in wire.MATCHES.items():
        name = named(f"wire/{match}.json", match.partition("-")[0])
        if not shelf.has(name):
            shelf.keep(name, msgspec.json.encode(asyncio.run(wire.record(*form))))


def main() -> None:
    replays()
    all_positions()
    data_folder(f"folder{editions()}", campaigns=True)
    transcripts()
    campaign.record(f"campaign{edition('starquest')}")


if __name__ == "__main__":
    if sys.argv[1:]:
        schema_1(sys.argv[1])
    else:
        main()
