"""The names of kept files: version 1 of a game has plain names, and each later version adds files of its own."""

from pathlib import PurePosixPath

import bulkhead

FIRST = 1


def edition(game: str) -> str:
    """The mark of a game's present version in names; empty for version 1."""
    version = bulkhead.game(game).version
    return "" if version == FIRST else f".rules-{version}"


def editions() -> str:
    """The same for a folder with matches of all games."""
    versions = {game: bulkhead.game(game).version for game in bulkhead.GAMES}
    return "".join(f".{game}-{version}" for game, version in versions.items() if version != FIRST)


def named(name: str, game: str) -> str:
    """The name of a file of the present version, from that of version 1."""
    path = PurePosixPath(name)
    return str(path.with_name(f"{path.stem}{edition(game)}{path.suffix}"))


def rules_named(name: str) -> int:
    """The version that the name of a file stands for."""
    mark = PurePosixPath(PurePosixPath(name).stem).suffix
    return int(mark.removeprefix(".rules-")) if mark.startswith(".rules-") else FIRST
