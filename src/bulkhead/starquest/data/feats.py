"""Feats: the deeds of a mission that objectives ask for. The list of them is kept in table/feat_log.py."""

from typing import Literal

from msgspec import Struct

What = Literal[
    "killed",
    "hurt",
    "destroyed",
    "armed",
    "disarmed",
    "searched",
    "left",
    "recovered",
    "turned",
    "duelled",
    "held",
    "assembled",
    "built",
    "scanned",
    "deserted",
    "drilled",
]


class Feat(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """One deed: who did what to whom, where and when."""

    what: What
    seat: int
    subject: str
    """A figure, a room, a deed of a lesson, a miniature, a square, or a fixed target as aims write it (`vent:v1`,
    `site:obj_altar1`)."""
    square: int = -1
    count: int = 1
    round: int = 0


class Paid(Struct, frozen=True, rename="kebab"):
    """Points of an objective that have been paid out: to whom, and for what."""

    objective: str
    seat: int
    points: int
    subject: str
