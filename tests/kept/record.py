"""How the kept files were made: `python -m tests.kept.record`, by hand, once, with the program of that day.

    replays/    games of `games.py`, played by bots, with asides, answers of the clock and commands taken back
    seen.json   what those replays come to (`seen.py`)
    positions/  positions of those games (`positions.py`)

Run again, it adds what is missing and leaves every file alone that is there. Only `seen.json` may be written anew, when
a view or an event has got another field on purpose: delete it first, and read what else would have changed.
"""

import msgspec

from bulkhead.match import read_replay
from tests.kept import games, positions, shelf
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


def main() -> None:
    replays()
    all_positions()


if __name__ == "__main__":
    main()
