"""The purse of a move: which seat pays, and how many points are left."""

from msgspec import Struct


class Purse(Struct, frozen=True):
    """Who pays, and how many movement points are left."""

    seat: int
    left: int
    own: bool
    """True in the miniature's own activation, False for command points."""
