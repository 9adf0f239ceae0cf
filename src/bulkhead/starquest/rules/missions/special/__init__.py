"""Rules that only single missions have, one file each. Importing this package registers them all.

The rest of the game does not import them: it calls the hooks of `table/mission_rule.py`."""

from bulkhead.starquest.rules.missions.special import (
    altars,
    assembly_line,
    charges,
    cores,
    due_tokens,
    first_lesson,
    giants,
    held_room,
    inspiration,
    lessons,
    nest,
    one_alien_seat,
    relic,
    survivors,
    teaching,
)

__all__ = [
    "altars",
    "assembly_line",
    "charges",
    "cores",
    "due_tokens",
    "first_lesson",
    "giants",
    "held_room",
    "inspiration",
    "lessons",
    "nest",
    "one_alien_seat",
    "relic",
    "survivors",
    "teaching",
]
