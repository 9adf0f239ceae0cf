"""`Entry`: a game with its optional parts (bots, terminal, commands, lab, campaign, browser table, texts)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from bulkhead.registry.bots import Kinds
from bulkhead.registry.campaigning import Campaigning
from bulkhead.registry.commands import CommandLine
from bulkhead.registry.counts import Lab
from bulkhead.registry.learning import Learning
from bulkhead.registry.terminal import Terminal
from bulkhead.tabletop.game import Game

AnyGame = Game[Any, Any, Any, Any]


class Entry(Struct, frozen=True):
    """One game. With `game` alone it can be played by people at the terminal, by the random bot and in simulations, and
    its matches can be saved, replayed and verified. The other parts are functions, called when a part is first needed,
    so that a program loads only the parts that it uses."""

    game: AnyGame
    bots: Callable[[], Kinds] = dict
    """Its bots, apart from the random one."""
    terminal: Callable[[], Terminal] = Terminal
    commands: Callable[[], tuple[CommandLine, ...]] = tuple
    """Commands that it adds to the command line."""
    lab: Callable[[], Lab] = Lab
    campaign: Callable[[], Campaigning] | None = None
    """Its campaign rules."""
    learning: Callable[[], Learning] | None = None
    """Its part for learning programs, which needs the extra `research`."""
    browser: bool = False
    """The browser client has a table for it."""
    texts: Mapping[str, str] = {}
    """Fluent texts by language, for a game whose words are not in `bulkhead/locales`; English stands in for others."""
