"""Writes the goldens: `make goldens`, that is `python -m tests.golden.make`. Nothing else does; read the diff."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

import bulkhead
from tests.golden import sentences
from tests.golden.counts import Chapter, count
from tests.golden.recipes import heroes, starquest
from tests.golden.recipes.heroes.positions import POSITIONS as HEROES_POSITIONS
from tests.golden.recipes.starquest.positions import POSITIONS as STARQUEST_POSITIONS
from tests.golden.recipes.starquest.positions import called
from tests.golden.scenario import Scenario
from tests.golden.transcript import transcribe
from tests.match.playing import last_two_turns, paused_game

FOLDER = Path(__file__).parent


class Book(Struct, frozen=True):
    """The goldens of a game."""

    scenarios: tuple[Scenario, ...]
    positions: tuple[Chapter, ...]
    called: Callable[[str], str] = str
    """The name of a position in the file of counts."""


BOOKS = {
    "heroes": Book(heroes.SCENARIOS, HEROES_POSITIONS),
    "starquest": Book(starquest.SCENARIOS, STARQUEST_POSITIONS, called),
}

REPLAYS = {"replays/finished.jsonl": last_two_turns, "replays/paused.jsonl": paused_game}
"""Replay files of real matches: they must be readable and verifiable as long as their format and rules version
exist."""


def names() -> list[str]:
    """Every golden file, relative to this folder."""
    played = [name for game in BOOKS for name in (f"{game}/counts.txt", *games_of(game))]
    return [*played, *REPLAYS, *(f"words/{file}" for file in sentences.files())]


def games_of(game: str) -> list[str]:
    """The golden games of a game."""
    return [f"{game}/{scenario.name}.txt" for scenario in BOOKS[game].scenarios]


def golden(name: str) -> str:
    """What a golden file must contain."""
    if name in REPLAYS:
        return REPLAYS[name]().log().decode("utf-8")
    folder, _, file = name.partition("/")
    if folder == "words":
        return sentences.written(file)
    game, book = bulkhead.game(folder), BOOKS[folder]
    if file == "counts.txt":
        return count(game, book.positions, book.called)
    (scenario,) = (one for one in book.scenarios if f"{one.name}.txt" == file)
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
