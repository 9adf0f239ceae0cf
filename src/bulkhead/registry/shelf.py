"""Holds the games and bots registered in this process: built-in games first, then those of installed packages."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points

from bulkhead.registry.bots import Kind, Kinds
from bulkhead.registry.entry import AnyGame, Entry
from bulkhead.tabletop.refusals import Mistake

GAME_POINT = "bulkhead.games"
"""Entry points of packages that bring an `Entry`."""
BOT_POINT = "bulkhead.bots"
"""Entry points of packages that bring a function without arguments, which calls `register_bot`."""

_entries: dict[str, Entry] = {}
_bots: dict[str, dict[str, Kind]] = {}
_texts: dict[str, Mapping[str, str]] = {}


def register(new: Entry) -> None:
    """Add a game. Its id must be new."""
    if new.game.id in _entries:
        raise ValueError(f"there is a game called {new.game.id} already")
    _entries[new.game.id] = new
    _texts[new.game.id] = new.texts


def register_bot(game_id: str, name: str, kind: Kind, texts: Mapping[str, str] | None = None) -> None:
    """Add a bot to a game. `texts` are Fluent texts by language: the message `cli-bot-<name>` with the bot's name, and
    the messages of `kind.what` and of its reasons."""
    if name in _bots.setdefault(game_id, {}):
        raise ValueError(f"there is a bot called {name} already")
    _bots[game_id][name] = kind
    _texts[f"{game_id} {name}"] = texts or {}


def unregister(game_id: str) -> None:
    """Remove a game that was registered in this process."""
    del _entries[game_id], _texts[game_id]


def unregister_bot(game_id: str, name: str) -> None:
    """Remove a bot that was registered in this process."""
    del _bots[game_id][name], _texts[f"{game_id} {name}"]


def entries() -> tuple[Entry, ...]:
    """All games."""
    _load_packages()
    return tuple(_entries.values())


def entry(name: str) -> Entry:
    """The entry of a game; a Mistake that names all games if there is none."""
    found = _entries.get(name)
    if found is None:
        _load_packages()
        found = _entries.get(name)
    if found is None:
        raise Mistake("game-unknown", game=name, known=", ".join(_entries))
    return found


def game(name: str) -> AnyGame:
    """The game of that name."""
    return entry(name).game


def default_game() -> str:
    """The game used when none is named: the first one."""
    return next(iter(_entries))


def guest_bots(game_id: str) -> Kinds:
    """Bots that were registered separately from the game."""
    _load_packages()
    return _bots.get(game_id, {})


def texts() -> tuple[Mapping[str, str], ...]:
    """The Fluent texts of registered games and bots, by language."""
    return tuple(one for one in _texts.values() if one)


@cache
def _load_packages() -> None:
    """Register the games and bots of packages, once."""
    for point in entry_points(group=GAME_POINT):
        register(point.load())
    for point in entry_points(group=BOT_POINT):
        point.load()()


class _Games(Mapping[str, AnyGame]):
    """All games by name, including those registered later."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in _entries:
            _load_packages()
        return _entries[name].game

    def __iter__(self) -> Iterator[str]:
        return (one.game.id for one in entries())

    def __len__(self) -> int:
        return len(entries())


GAMES: Mapping[str, AnyGame] = _Games()
