"""What the command line knows of single games. Everything else goes through the Game protocol."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bulkhead.cli.shell.roster import hero_cards
from bulkhead.heroes.clients.telling import tell_dice
from bulkhead.heroes.data.cards import read_cards
from bulkhead.starquest.clients.text.position import write_drawn
from bulkhead.starquest.clients.words.gathering import Gathered, gather
from bulkhead.starquest.clients.words.telling import tell_sides
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.phrases import Phrase
from bulkhead.words import MissingMessage, Words

FILES: dict[str, dict[str, Callable[[str, str], Any]]] = {"heroes": {"cards": read_cards}}
"""Options of a game that are read from a file: a function of its text and its name."""

CARDS: dict[str, Callable[[Words, Any], dict[str, list[str]]]] = {"heroes": hero_cards}
"""Cards of a game, for a table with these options (None: the usual ones): what is written on each."""

UNTOLD: dict[str, tuple[str, ...]] = {"starquest": ("mission", "factions", "records", "played", "legacy")}
"""Options that are not read out when a table is greeted: the game's first events say the same, or a campaign hands
them over, secrets of the players among them."""

DICE: dict[str, Callable[[Any], list[Phrase]]] = {"heroes": tell_dice}
"""Dice of a game that lie beside the board, in sentences."""


BESIDE: dict[str, Callable[[Any], list[Phrase]]] = {"starquest": tell_sides}
"""What stands below the board whenever it is drawn, in sentences."""

GATHERED: dict[str, Callable[[Sequence[Any]], Iterable[Gathered]]] = {"starquest": gather}
"""Games whose offers are gathered, several on a line, when they are listed."""

DRAWN: dict[str, Callable[[Any], str]] = {"starquest": write_drawn}
"""Games whose positions have a form for people: a drawn map and a line for each record."""


def drawn_position(game: Game[Any, Any, Any, Any], state: Any) -> str:
    """A position as it is written to a file."""
    return DRAWN[game.id](state) if game.id in DRAWN else f"{game.position(state)}\n"


def sheet(view: Any) -> list[tuple[int, ...]]:
    """The scores of the finished games of a match, for games that keep such a sheet."""
    return list(getattr(view, "sheet", ()))


def option_name(words: Words, game: str, option: str) -> str:
    """What an option is called. The seats' own options (`collection-1`) share a name."""
    return words.say(f"{game}-option-{_shared(option)}")


def option_help(words: Words, game: str, option: str) -> str:
    """What an option does."""
    return words.say(f"{game}-option-{_shared(option)}-what")


def option_value(words: Words, game: str, option: str, value: Any) -> str:
    """A value of an option: in words where it has some, otherwise as it is typed."""
    if isinstance(value, bool):
        return words.say("cli-yes" if value else "cli-no")
    if isinstance(value, list | tuple):
        return words.listed([str(one) for one in value])
    if isinstance(value, dict):
        return str(value.get("id") or ", ".join(f"{name}: {one}" for name, one in value.items()))
    try:
        return words.say(f"{game}-option-{option}-{value}")
    except MissingMessage:
        return str(value)


def _shared(option: str) -> str:
    return option.rstrip("-0123456789")
