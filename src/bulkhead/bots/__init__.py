"""Players that see a view and an offer only. `bot("captain", "heroes", seed)` makes one."""

from collections.abc import Sequence
from random import Random
from typing import Any

from bulkhead.bots.random_player import RandomPlayer
from bulkhead.registry import AnyGame, entries, guest_bots
from bulkhead.registry.bots import Bot, Judge, Kind, Kinds
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

RANDOM = Kind(lambda seed: RandomPlayer(Random(seed)), Phrase("bots-random-what"))


def kinds(game_id: str) -> Kinds:
    """The bots of a game by name: the random one, those that come with the game, and those of other packages. A game
    that is not there has none."""
    found = next((one for one in entries() if one.game.id == game_id), None)
    return {} if found is None else {"random": RANDOM, **guest_bots(game_id), **found.bots()}


def names(game_id: str | None = None) -> tuple[str, ...]:
    """The bots that play a game; of all games when none is named."""
    if game_id is not None:
        return tuple(kinds(game_id))
    return tuple(dict.fromkeys(name for one in entries() for name in kinds(one.game.id)))


def kind(name: str, game_id: str) -> Kind:
    """The kind of bot that a name stands for."""
    known = kinds(game_id)
    if name not in known:
        raise Mistake("bot-unknown", bot=name, known=", ".join(known))
    return known[name]


def sides_at(game: AnyGame, options: Any) -> Sequence[str]:
    """The faction of each seat, in a game whose seats differ; else an empty text for each."""
    factions: Sequence[str] = getattr(options, "factions", ("",) * game.seats_at(options))
    return factions


def seats_of(name: str, game_id: str, factions: Sequence[str]) -> tuple[int, ...]:
    """The seats that a kind of bot can play, at a table of these factions."""
    plays = kind(name, game_id).factions
    return tuple(seat for seat, faction in enumerate(factions) if not plays or faction in plays)


def strongest(game_id: str, factions: Sequence[str]) -> tuple[str, ...]:
    """The best bot for each seat of a table, where nobody has chosen one: the last one listed that can play it and
    stands in."""
    known = [name for name, one in kinds(game_id).items() if one.stands_in]
    return tuple(
        [name for name in known if seat in seats_of(name, game_id, factions)][-1]
        for seat in range(len(factions))
    )


def bot(name: str, game_id: str, seed: int | bytes) -> Bot:
    """Make a bot. All its randomness comes from the seed."""
    return kind(name, game_id).make(seed)


def judge(game_id: str) -> tuple[str, Judge] | None:
    """The best bot of a game that can say what each command is worth, with its name; None if no bot can."""
    found = next((one for one in entries() if one.game.id == game_id), None)
    for name, kind in reversed(list(found.bots().items() if found else ())):
        made = kind.make(0)
        if isinstance(made, Judge):
            return name, made
    return None


__all__ = [
    "Bot",
    "Judge",
    "Kind",
    "bot",
    "judge",
    "kind",
    "kinds",
    "names",
    "seats_of",
    "sides_at",
    "strongest",
]
