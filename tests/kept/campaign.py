"""A campaign of the command line: two missions played by bots, one undone, the next one begun and left."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct, json

from tests.cli.running import ok
from tests.kept import shelf

FILE = "crown.jsonl"
SEATS = (
    "ultramarines=trooper,eldar=random,chaos=overlord,"
    "blood-angels=absent,imperial_fists=absent,legion=absent,cult=absent"
)
MISSIONS = "01_hard_dock,s1_cold_lock,03_headhunt"
EYES = ("spectator", "ultramarines", "eldar", "chaos", "ultramarines,eldar")


class KeptStatus(Struct, frozen=True):
    """The status of the campaign for each viewer, and the output of `bulkhead verify`."""

    seen: dict[str, Any]
    verdict: Any


def look() -> KeptStatus:
    """The status of the campaign in the current folder."""
    seen = {eyes: ok("campaign", "status", FILE, "--view", eyes, "--json").json for eyes in EYES}
    return KeptStatus(seen, ok("verify", FILE, "--json").json)


def record(folder: str) -> None:
    if shelf.has(f"{folder}/status.json"):
        return
    before = Path.cwd()
    with TemporaryDirectory() as place:
        os.chdir(place)
        try:
            ok("campaign", "new", FILE, "--missions", MISSIONS, "--seats", SEATS, "-o", "over-stays=yes")
            ok("campaign", "play", FILE, "--seed", "kept")
            ok("campaign", "play", FILE, "--seed", "kept")
            ok("campaign", "undo-last", FILE)
            ok("campaign", "play", FILE, "--seed", "kept again")
            ok(
                "campaign",
                "play",
                FILE,
                "--seed",
                "kept",
                "--once",
                "ultramarines=human:Ada",
                "--salt",
                "tea",
            )
            for path in sorted(Path(place).iterdir()):
                shelf.keep(f"{folder}/{path.name}", path.read_bytes())
            shelf.keep(f"{folder}/status.json", json.encode(look()))
        finally:
            os.chdir(before)
