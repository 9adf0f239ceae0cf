"""Watches a game through the eyes of every viewer, and notes what each of them is sent about each hidden thing."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bulkhead.starquest.data.state import State
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import SPECTATOR, Viewer, viewer_number
from tests.leaks.guesser import sent
from tests.leaks.guesser.bot_games import Moment
from tests.leaks.guesser.hands import drawn_cards
from tests.leaks.guesser.rows import Row
from tests.leaks.guesser.tokens import Lying, laid_tokens

Told = dict[Viewer, list[Event]]


class Watcher:
    """All viewers of one game."""

    def __init__(self, game: int) -> None:
        self._game = game
        self._rows: list[Row] = []
        self._lying: dict[str, Lying] = {}
        """The tokens that lie face down."""
        self._last: dict[Viewer, str] = {}
        """The last event that each viewer was told before."""

    def watch(self, moments: Iterable[Moment]) -> list[Row]:
        """The rows of a game."""
        state: State | None = None
        for moment in moments:
            state = moment.after
            told: Told = {viewer: moment.heard.seen_by(viewer) for viewer in _viewers(state)}
            self._follow_tokens(state, told)
            self._lay(moment, told)
            self._draw(moment, told)
            for viewer, events in told.items():
                if events:
                    self._last[viewer] = type(events[-1]).__name__
        assert state is not None
        for id_ in list(self._lying):
            self._turn_up(id_, state)
        return self._rows

    # Tokens

    def _follow_tokens(self, state: State, told: Told) -> None:
        """Note what is told of tokens that still lie face down afterwards; the others are done with."""
        for id_ in list(self._lying):
            token = state.tokens.get(id_)
            if token is None or token.shown:
                self._turn_up(id_, state)
        for viewer, events in told.items():
            for event in events:
                for id_ in sent.mentions(event) & self._lying.keys():
                    self._lying[id_].mention(viewer, type(event).__name__)

    def _lay(self, moment: Moment, told: Told) -> None:
        for lying in laid_tokens(moment):
            seen = {
                viewer: (self._view(moment.after, viewer), events)
                for viewer, events in told.items()
                if lying.hidden_from(moment.after, viewer)
            }
            lying.note(moment.after, seen, self._last)
            self._lying[lying.id] = lying

    def _turn_up(self, id_: str, state: State) -> None:
        lying = self._lying.pop(id_)
        self._add(lying.kind, f"{self._game} {lying.kind}", lying.identity, lying.told(state))

    # Cards

    def _draw(self, moment: Moment, told: Told) -> None:
        for card in drawn_cards(moment):
            notes = {
                viewer: card.note(self._view(moment.after, viewer), events, self._last.get(viewer, ""))
                for viewer, events in told.items()
                if viewer != card.seat
            }
            lot = card.lot if card.chosen else f"{self._game} {card.lot}"
            self._add(card.kind, lot, card.card, notes)

    # Rows

    def _view(self, state: State, viewer: Viewer) -> View:
        return STARQUEST.view(state, viewer)

    def _add(self, kind: str, lot: str, label: str, notes: dict[Viewer, dict[str, str]]) -> None:
        """One row for all viewers who were sent the same."""
        alike: dict[tuple[tuple[str, str], ...], list[int]] = {}
        for viewer, note in notes.items():
            alike.setdefault(tuple(sorted(note.items())), []).append(viewer_number(viewer))
        for told, viewers in alike.items():
            self._rows.append(Row(self._game, tuple(sorted(viewers)), kind, lot, label, dict(told)))


def _viewers(state: State) -> Iterator[Viewer]:
    yield SPECTATOR
    yield from range(len(state.sides))


def count_kinds(rows: Iterable[Row]) -> Counter[str]:
    """How many things of each sort there are."""
    return Counter(row.kind.partition(" ")[0] for row in rows)
