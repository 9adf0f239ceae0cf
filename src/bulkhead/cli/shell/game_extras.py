"""Writes options, positions and score sheets as text, for any game."""

from typing import Any

from bulkhead.registry import AnyGame, entry
from bulkhead.words import MissingMessage, Words


def drawn_position(game: AnyGame, state: Any) -> str:
    """The text of a position for a file: drawn if the game can draw positions, otherwise on one line."""
    draw = entry(game.id).terminal().drawn_position
    return f"{game.position(state)}\n" if draw is None else draw(state)


def sheet(view: Any) -> list[tuple[int, ...]]:
    """The scores of the finished games of a match, for games that keep such a sheet."""
    return list(getattr(view, "sheet", ()))


def option_name(words: Words, game: str, option: str) -> str:
    """The name of an option. Options of single seats (`collection-1`) share a name."""
    return words.say(f"{game}-option-{_shared(option)}")


def option_help(words: Words, game: str, option: str) -> str:
    """The description of an option, with what can be typed for it: `rows = 3, 4, 5, 6`."""
    what = words.say(f"{game}-option-{_shared(option)}-what")
    typed = entry(game).terminal().typed_values
    values = typed(option) if typed is not None else ""
    return f"{what} {option} = {values}" if values else what


def option_value(words: Words, game: str, option: str, value: Any) -> str:
    """A value of an option: translated if there is a message for it, otherwise as typed."""
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
