"""Tokens that are laid face down: what is sent about each, from its laying until it is turned up."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import TokenPlaced
from bulkhead.starquest.rules.blips.stock import is_figure
from bulkhead.starquest.table.allegiance import knows_tokens, of_a_squad
from bulkhead.starquest.table.places import on_board
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Viewer
from tests.leaks.guesser import sent
from tests.leaks.guesser.bot_games import Moment


def laid_tokens(moment: Moment) -> Iterator["Lying"]:
    """The tokens that a command has laid. Objects are left out: missions say publicly in which rooms they may lie. So
    are decoys: an event card that all have seen brings them."""
    for told in moment.heard.told:
        event = told.event
        if isinstance(event, TokenPlaced) and is_figure(event.identity):
            token = moment.after.tokens.get(event.token)
            if token is not None and not token.shown:
                yield Lying(event, moment.after)


class Lying:
    """A token that lies face down."""

    def __init__(self, event: TokenPlaced, state: State) -> None:
        self.id = event.token
        self.seat = event.seat
        self.identity = event.identity
        self.kind = f"token {event.kind} of {state.sides[event.seat].faction}"
        self._since = state.round
        self._notes: dict[Viewer, dict[str, str]] = {}
        self._mentions: Counter[tuple[Viewer, str]] = Counter()

    def hidden_from(self, state: State, viewer: Viewer) -> bool:
        return not knows_tokens(state, viewer, self.seat) and (viewer, self.id) not in state.peeked

    def note(
        self, state: State, seen: Mapping[Viewer, tuple[View, list[Event]]], last: Mapping[Viewer, str]
    ) -> None:
        """Note what the viewers are sent when it is laid."""
        near = self._near(state)
        for viewer, (view, events) in seen.items():
            at = next(
                n for n, one in enumerate(events) if isinstance(one, TokenPlaced) and one.token == self.id
            )
            number = int(self.id.partition("?")[2])
            side = view.sides[self.seat]
            self._notes[viewer] = {
                **near,
                **sent.parts("event", events[at]),
                **sent.parts("token", view.tokens[self.id]),
                **sent.around(events, at),
                "number": str(number),
                "odd number": str(number % 2),
                "place among tokens": str(list(view.tokens).index(self.id)),
                "last event": last.get(viewer, ""),
                "tokens left": f"{len(side.blips)} {len(side.reinforcements)} {len(side.specials)}",
                "round": str(view.round),
                "whose turn": str(view.turn_seat),
                "numbers": str(view.serials),
            }

    def _near(self, state: State) -> dict[str, str]:
        """How far away the nearest squad and the nearest other token are, and how many tokens lie on the board."""
        ship = state.ship
        x, y = ship.xy(state.tokens[self.id].square)

        def steps(square: int) -> int:
            there = ship.xy(square)
            return max(abs(there[0] - x), abs(there[1] - y))

        board = ship.board_of[state.tokens[self.id].square]
        others = [one for one in state.tokens.values() if one.seat == self.seat and one.id != self.id]
        squads = [steps(mini.squares[0]) for mini in on_board(state) if of_a_squad(state, mini)]
        return {
            "board": str(board),
            "steps to a squad": str(min(squads, default=-1)),
            "steps to a token": str(min((steps(one.square) for one in others), default=-1)),
            "tokens on the board": str(sum(ship.board_of[one.square] == board for one in others)),
        }

    def mention(self, viewer: Viewer, event: str) -> None:
        """It is told of again."""
        self._mentions[viewer, event] += 1

    def told(self, state: State) -> dict[Viewer, dict[str, str]]:
        """All that each viewer has been sent until now, when it is turned up or the game is over."""
        found = {}
        for viewer, note in self._notes.items():
            later = {
                f"later {event}": sent.few(count)
                for (who, event), count in self._mentions.items()
                if who == viewer
            }
            found[viewer] = {**note, **later, "rounds": sent.few(state.round - self._since)}
        return found
