"""Dreadnoughts (SQ-DREAD): fitting out, walking, losing weapons."""

from bulkhead.starquest.rules.machines.dreadnoughts.mounting import fit_out
from bulkhead.starquest.rules.machines.dreadnoughts.walking import (
    enter,
    entries,
    may_stop,
    may_turn,
    path_needs,
    positions,
    take_step,
    ways,
    why_no_step,
)

__all__ = [
    "enter",
    "entries",
    "fit_out",
    "may_stop",
    "may_turn",
    "path_needs",
    "positions",
    "take_step",
    "ways",
    "why_no_step",
]
