"""Reads a player's typed answer: the number of an offer, a command in the game's notation, or just Enter."""

from typing import Any

from bulkhead.tabletop.game import Command, Game, Offer
from bulkhead.tabletop.refusals import Mistake


def choose(game: Game[Any, Any, Any, Any], offer: Offer[Any], text: str) -> Command:
    """The command that a text stands for. It may be illegal: the game checks that later."""
    words = text.strip()
    if not words and len(offer.commands) > 1:
        raise Mistake("cli-table-empty", most=len(offer.commands))
    if not words:
        only: Command = offer.commands[0]
        return only
    if words.isdecimal():
        number = int(words[:9])
        if not 1 <= number <= len(offer.commands):
            raise Mistake("cli-table-no-such-number", number=words, most=len(offer.commands))
        chosen: Command = offer.commands[number - 1]
        return chosen
    command: Command = game.read(words)
    return command
