"""`Secrets`, optional methods for games with hidden information. The defaults hide nothing."""

from __future__ import annotations

from typing import Any, Protocol

from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game.core import Core
from bulkhead.tabletop.game.records import K, Opt, Rng, S, V
from bulkhead.tabletop.viewers import SPECTATOR, Viewer


class Secrets(Core[Opt, S, K, V], Protocol[Opt, S, K, V]):
    """The hidden part of a game. A game whose `view` hides anything writes `twin`, `unveiled`, `reveals`, `curtain`."""

    def known_options(self, options: Opt, viewer: Viewer) -> dict[str, Any]:
        """Options as plain data, without those that a viewer may not know (cards that another seat has brought)."""
        return self.plain_options(options)

    def unveiled(self, state: S) -> V:
        """Everything that the seats know together, as a spectator's view. It is shown only after the match is over."""
        return self.view(state, SPECTATOR)

    def guess(self, view: V, rng: Rng) -> S | None:
        """A full state that agrees with a view, with the hidden part invented: for bots that look ahead. The default:
        None, no guess."""
        return None

    def twin(self, state: S, viewer: Viewer, rng: Rng) -> S:
        """A state that differs from `state` only in what the viewer cannot know. Written from the table of secrets,
        not from `view`: the conformance suite compares the two."""
        return self.clone(state)

    def reveals(self, event: Event) -> bool:
        """Does a player learn something hidden from this event? Then the command can no longer be taken back."""
        return False

    def interrupts(self, event: Event) -> bool:
        """Does a seat speak up with this event, at a moment that it has chosen in secret beforehand? From then on
        everybody knows which moment it was."""
        return False

    def curtain(self, state: S) -> bool:
        """Does the pending question, or one of its answers, show what only its seat may know? A screen that several
        players share is then wiped first; other questions are put to all of them. The answer itself is no secret."""
        return False
