"""Writes the goldens: `make goldens`, that is `python -m tests.golden.make`. Nothing else does; read the diff."""

from pathlib import Path

import bulkhead
from tests.golden.counts import count
from tests.golden.recipes import heroes
from tests.golden.recipes.heroes.positions import POSITIONS
from tests.golden.transcript import transcribe
from tests.match.playing import last_two_turns, paused_game

FOLDER = Path(__file__).parent

REPLAYS = {"replays/finished.jsonl": last_two_turns, "replays/paused.jsonl": paused_game}
"""Replay files of real matches: they can be read and verified for as long as their format and rules version live."""


def names() -> list[str]:
    """Every golden file, relative to this folder."""
    return ["heroes/counts.txt", *(f"heroes/{scenario.name}.txt" for scenario in heroes.SCENARIOS), *REPLAYS]


def golden(name: str) -> str:
    """What a golden file must contain."""
    game = bulkhead.game("heroes")
    if name == "heroes/counts.txt":
        return count(game, POSITIONS)
    if name in REPLAYS:
        return REPLAYS[name]().log().decode("utf-8")
    (scenario,) = (one for one in heroes.SCENARIOS if f"heroes/{one.name}.txt" == name)
    return transcribe(game, scenario)


def found() -> set[str]:
    """The golden files that are there."""
    return {
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.glob("*/*.*")
        if path.suffix in (".txt", ".jsonl")
    }


def main() -> None:
    wanted = names()
    for name in sorted(found() - set(wanted)):
        (FOLDER / name).unlink()
        print(f"removed {name}")
    for name in wanted:
        path, text = FOLDER / name, golden(name)
        before = path.read_text(encoding="utf-8") if path.exists() else None
        if before != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{'wrote' if before is None else 'changed'} {name}")
    print(f"{len(wanted)} goldens")


if __name__ == "__main__":
    main()
