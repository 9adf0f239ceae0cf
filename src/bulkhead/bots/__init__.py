"""Players that see View and Offer only. `bot("captain", "heroes", seed)` seats one."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from bulkhead.bots.heroes import Captain
from bulkhead.bots.player import Bot
from bulkhead.bots.random_player import RandomPlayer
from bulkhead.bots.starquest import Overlord, Trooper
from bulkhead.starquest.data.factions import ALIENS, SQUADS
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


class Kind(Struct, frozen=True):
    """One kind of bot: how it is made from a seed, and what it does in a sentence."""

    make: Callable[[int | bytes], Bot]
    what: Phrase
    factions: tuple[str, ...] = ()
    """The factions that it plays, where a game has some; none for any seat."""


RANDOM = Kind(lambda seed: RandomPlayer(Random(seed)), Phrase("bots-random-what"))
CAPTAIN = Kind(lambda seed: Captain(), Phrase("bots-captain-what"))
TROOPER = Kind(lambda seed: Trooper(), Phrase("bots-trooper-what"), SQUADS)
OVERLORD = Kind(lambda seed: Overlord(), Phrase("bots-overlord-what"), ALIENS)

KINDS: dict[str, dict[str, Kind]] = {
    "heroes": {"random": RANDOM, "captain": CAPTAIN},
    "starquest": {"random": RANDOM, "trooper": TROOPER, "overlord": OVERLORD},
}
"""The bots of each game, by name."""

BOTS: dict[str, tuple[str, ...]] = {game: tuple(kinds) for game, kinds in KINDS.items()}
"""Their names alone."""


def names(game_id: str | None = None) -> tuple[str, ...]:
    """The bots that play a game; of all games when none is named."""
    if game_id is not None:
        return BOTS.get(game_id, ())
    return tuple(dict.fromkeys(name for known in BOTS.values() for name in known))


def kind(name: str, game_id: str) -> Kind:
    """The kind of bot that a name stands for."""
    known = KINDS.get(game_id, {})
    if name not in known:
        raise Mistake("bot-unknown", bot=name, known=", ".join(known))
    return known[name]


def seats_of(name: str, game_id: str, factions: Sequence[str]) -> tuple[int, ...]:
    """The seats that a kind of bot is made for, at a table of these factions."""
    plays = kind(name, game_id).factions
    return tuple(seat for seat, faction in enumerate(factions) if not plays or faction in plays)


def strongest(game_id: str, factions: Sequence[str]) -> tuple[str, ...]:
    """The best bot for each seat of a table: the last one that is made for it."""
    known = names(game_id)
    return tuple(
        [name for name in known if seat in seats_of(name, game_id, factions)][-1]
        for seat in range(len(factions))
    )


def bot(name: str, game_id: str, seed: int | bytes) -> Bot:
    """A bot in its seat. All the chance it has comes from the seed."""
    return kind(name, game_id).make(seed)


__all__ = ["BOTS", "KINDS", "Bot", "Kind", "bot", "kind", "names", "seats_of", "strongest"]
