"""Dreadnoughts (SQ-DREAD): fitting out, walking, losing weapons."""

from bulkhead.starquest.dreadnoughts.mounting import fit_out
from bulkhead.starquest.dreadnoughts.walking import (
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
