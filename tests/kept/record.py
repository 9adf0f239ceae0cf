"""How the kept files were made: `python -m tests.kept.record`, by hand, once, with the program of that day.

    replays/    games of `games.py`, played by bots, with asides, answers of the clock and undone commands
    seen.json   what those replays come to (`seen.py`)
    positions/  positions of those games (`positions.py`)
    folder/     a data folder of the server, and the last Sync of each viewer (`folder.py`)
    wire/       all messages to and from the server in short matches (`wire.py`)
    campaign/   a campaign of the command line, and its status for each viewer (`campaign.py`)
    schema-1/   a data folder of the server before it knew campaigns (commit c31a6f1), made in the same way:
                `python -m tests.kept.record OLD/src` with the sources of that commit in OLD

Run again, it adds missing files and never changes existing ones. Only `seen.json` may be written anew, when
a view or an event has got another field on purpose: delete it first, and read what else would have changed.
"""

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bulkhead.match import read_replay
from tests.kept import campaign, folder, games, positions, shelf, wire
from tests.kept.seen import SEEN, has_pack, packs, see


def replays() -> None:
    for recipe in games.RECIPES:
        with packs(recipe.pack):
            shelf.keep(f"replays/{recipe.name}.jsonl", games.play(recipe).log())
    seen = {}
    for name in shelf.names("replays"):
        data = shelf.read(name)
        with packs(has_pack(read_replay(data, name).header)):
            seen[name] = see(data, name)
    if not SEEN.exists():
        SEEN.write_bytes(msgspec.json.format(msgspec.json.encode(seen), indent=1) + b"\n")


def all_positions() -> None:
    for game in ("heroes", "starquest"):
        found = [
            position
            for name in shelf.names("replays")
            if name.startswith(f"replays/{game}")
            for position in positions.positions_of(shelf.read(name), name)
        ]
        if game == "starquest":
            found += [file for position in found if (file := positions.drawn(position)) is not None]
        shelf.keep(f"positions/{game}.json", msgspec.json.format(msgspec.json.encode(found), indent=1))


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
    for name, match in wire.MATCHES.items():
        shelf.keep(f"wire/{name}.json", msgspec.json.encode(asyncio.run(wire.record(*match))))


def main() -> None:
    replays()
    all_positions()
    data_folder("folder", campaigns=True)
    transcripts()
    campaign.record()


if __name__ == "__main__":
    if sys.argv[1:]:
        schema_1(sys.argv[1])
    else:
        main()
