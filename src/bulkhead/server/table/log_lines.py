"""The log lines that an entry of a match gives a viewer."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from bulkhead.match.course import Step
from bulkhead.match.entries import Did
from bulkhead.server.http.speech import spoken
from bulkhead.server.table import messages as m
from bulkhead.tabletop.game import Game, Viewer


def log_lines(game: Game[Any, Any, Any, Any], step: Step, n: int, viewer: Viewer) -> list[m.LogLine]:
    """The log lines of an entry for a viewer who counts it as `n`."""
    clock = isinstance(step.entry, Did) and step.entry.clock
    return [
        m.LogLine(
            n,
            Raw(msgspec.json.encode(event)),
            spoken(game.tell(event, viewer)),
            getattr(event, "why", ""),
            clock,
        )
        for event in (told.seen_by(viewer) for told in step.told)
        if event is not None
    ]
