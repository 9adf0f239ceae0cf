"""The first line of a match as one viewer may see it, without the secrets of other seats."""

from typing import Any

from msgspec.structs import replace

from bulkhead.match.entries import Header
from bulkhead.tabletop.game import Game, Viewer
from bulkhead.tabletop.secrecy import hidden_from


def shown_header(game: Game[Any, Any, Any, Any], header: Header, viewer: Viewer) -> Header:
    """The header without secret options, and without a position that holds anything hidden from the viewer."""
    options = game.options(header.options)
    position = header.position
    if position and hidden_from(game, game.from_position(position, options), viewer):
        position = ""
    return replace(header, options=game.known_options(options, viewer), position=position)
