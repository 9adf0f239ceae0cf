"""The bots of a ladder: registered ones by name, and users' own by file and class."""

from collections.abc import Sequence

from msgspec import Struct

from bulkhead.bots import bot, kind
from bulkhead.lab.ladder.bot_files import Guest, digest, find, names_a_file, split
from bulkhead.registry.bots import Bot
from bulkhead.tabletop.refusals import Mistake


class Entrant(Struct, frozen=True):
    """One bot of a ladder."""

    text: str
    """As it was typed: a name, or `file.py:ClassName`."""
    factions: tuple[str, ...] = ()
    """The factions that it plays; empty: all."""
    digest: str = ""
    """Of the user's file, so that games of an older version are not counted."""

    @property
    def id(self) -> str:
        """What it is called in the file of the games."""
        return f"{self.text}#{self.digest}" if self.digest else self.text


def read_entrants(texts: Sequence[str], game: str) -> tuple[Entrant, ...]:
    """Find every bot, before any game is played."""
    found = tuple(_entrant(text.strip(), game) for text in texts)
    for place, one in enumerate(found):
        if one in found[:place]:
            raise Mistake("ladder-twice", bot=one.text)
    return found


def _entrant(text: str, game: str) -> Entrant:
    if not names_a_file(text):
        name = text.lower()
        return Entrant(name, kind(name, game).factions)
    version = digest(split(text)[0])
    return Entrant(text, tuple(getattr(find(text, version), "factions", ())), version)


def player(entrant: Entrant, game: str, seed: bytes) -> Bot:
    """The bot at a table. All its randomness comes from the seed."""
    return Guest(entrant.text, entrant.digest, seed) if entrant.digest else bot(entrant.text, game, seed)
