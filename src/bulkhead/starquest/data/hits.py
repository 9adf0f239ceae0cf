"""A hit of an attack: its target and its value, once the dice have fallen."""

from msgspec import Struct


class Hit(Struct, frozen=True):
    """A target attacked with a value: a figure's id, or a fixed target as aims.py writes it."""

    target: str
    value: int
