"""Kept observations: which statements each test reaches. A stopped run need not observe its tests again.

They hold only as long as nothing in the package has changed, because a test reaches other statements, and other lines,
when any of its code changes.
"""

from pathlib import Path

import msgspec
from msgspec import Struct

from tools.mutants.bench import Bench, Statement
from tools.mutants.keeping import FOLDER, write_whole
from tools.mutants.text import digest

FILE = f"{FOLDER}/reached.json"


class _Reached(Struct):
    package: str
    """Digest of the whole package."""
    targets: list[str]
    """The code that was observed."""
    places: list[Statement]
    tests: dict[str, tuple[str, list[int]]]
    """By test: its digest, and numbers of places."""


def package_digest(root: Path) -> str:
    files = sorted((root / "src").rglob("*.py"))
    return digest(
        *(text for file in files for text in (str(file.relative_to(root)), file.read_text("utf-8")))
    )


def read_reached(root: Path, bench: Bench) -> None:
    """Let the bench know what an earlier run has observed, as far as it still holds."""
    try:
        kept = msgspec.json.decode((root / FILE).read_bytes(), type=_Reached)
    except (OSError, msgspec.DecodeError):
        return
    if kept.package != package_digest(root) or not {one.id for one in bench.targets} <= set(kept.targets):
        return
    for name, (print_, places) in kept.tests.items():
        if name in bench.items and name in bench.seconds and bench.print_of(name) == print_:
            bench.reached[name] = {kept.places[at] for at in places}


def write_reached(root: Path, bench: Bench) -> None:
    places = sorted({place for reached in bench.reached.values() for place in reached})
    number = {place: at for at, place in enumerate(places)}
    tests = {
        name: (bench.print_of(name), sorted(number[place] for place in reached))
        for name, reached in bench.reached.items()
    }
    targets = [one.id for one in bench.targets]
    write_whole(root / FILE, _Reached(package_digest(root), targets, places, tests))
