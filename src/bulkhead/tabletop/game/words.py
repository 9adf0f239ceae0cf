"""`Words`, optional methods for sentences about events and commands, and for tables and answers that clients show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game.core import Core
from bulkhead.tabletop.game.records import K, Offer, Opt, S, V, verb
from bulkhead.tabletop.phrases import Phrase, Who
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.viewers import Viewer


class Words(Core[Opt, S, K, V], Protocol[Opt, S, K, V]):
    """What a game says. The defaults name events and commands by their classes and fields."""

    def tell(self, event: Event, viewer: Viewer) -> Phrase:
        """An event as a sentence."""
        return _plain_sentence(event)

    def describe(self, command: K, view: V) -> Phrase:
        """What a command would do, as a sentence, with its odds where it rolls. The default: its text form."""
        return Phrase("game-command", {"command": str(command)})

    def describe_all(self, commands: Iterable[K], view: V) -> list[Phrase]:
        """What each of several commands would do. A game whose commands share some work does it here once."""
        return [self.describe(command, view) for command in commands]

    def aids(self, options: Opt) -> dict[str, Any]:
        """Tables for a client, such as odds, so that it needs no rules code."""
        return {}

    def survey(self, view: V, offer: Offer[K] | None, about: str) -> Any:
        """The answer to a client's question (a map, what a piece could do, what an attack would do) as plain data, from
        that client's view and offer alone; or Mistake. The default answers no question."""
        raise Mistake("survey-nothing", about=about)

    def topics(self, view: V, offer: Offer[K] | None) -> Iterable[str]:
        """Every question that `survey` answers about a view. The default: none."""
        return ()

    def report(self, options: Opt, events: Sequence[Event]) -> Any:
        """The report on a finished match as plain data: scores over time, luck."""
        return {}


def _plain_sentence(event: Event) -> Phrase:
    """The name of the event and its fields; the player's name first, where it has a field `seat`."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    shown = [name for name in event.__struct_fields__ if name not in ("seat", "why")]
    details = ", ".join(f"{name} {plain[name]}" for name in shown)
    what = verb(type(event)).replace("-", " ") + (f" ({details})" if details else "")
    seat = plain.get("seat")
    if isinstance(seat, int) and seat >= 0:
        return Phrase("game-event-of", {"who": Who(seat), "what": what})
    return Phrase("game-event", {"what": what})
