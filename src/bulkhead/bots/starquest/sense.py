"""The table as a bot's seat sees it: rebuilds a map from the view and tells friend from foe.

Everything starts from the view. `on_the_table` puts its figures on the map without what is hidden, so that the
rules' own queries (lines of sight, dice, armour) can be used without knowing more than the seat.
"""

from functools import cached_property

from bulkhead.bots.starquest.chance import Chance
from bulkhead.starquest.box.items.objectives import DamageMost, Eliminate, KillCount
from bulkhead.starquest.data.factions import NEUTRAL, is_alien
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.fight.governor import pays_with_cards
from bulkhead.starquest.rules.missions.objectives import fulfilled, known
from bulkhead.starquest.table.allegiance import hostile
from bulkhead.starquest.table.places import figure, is_machine, on_board
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import View

CARRIER = 5.0
"""Added to the value of a figure that carries an object, for players who want it dropped."""
LEAST = 0.5
"""The value of a figure that scores nothing."""
LEADER = 4.0
"""Added to the value of a leader: the squad's command points go with him."""


class Table:
    """The table for one decision."""

    def __init__(self, view: View, chance: Chance | None = None) -> None:
        self.view = view
        self.chance = chance or Chance()
        self.state: State = on_the_table(view)
        self.seat = view.seat
        self._aliens = frozenset(seat for seat, side in enumerate(view.sides) if is_alien(side.faction))
        self.alien = self.is_alien_seat(view.seat)

    def is_alien_seat(self, seat: int) -> bool:
        return seat in self._aliens

    # Friend and foe

    def is_foe(self, mini: Mini) -> bool:
        """Squads fight aliens and aliens fight squads, never their own kind; allies are spared."""
        if (mini.seat in self._aliens) == self.alien or mini.seat == NEUTRAL:
            return False
        return "spared" not in figure(mini).flags and hostile(self.state, self.seat, mini, in_secret=True)

    @cached_property
    def foes(self) -> list[Mini]:
        return [mini for mini in on_board(self.state) if self.is_foe(mini)]

    @cached_property
    def mine(self) -> list[Mini]:
        """The seat's miniatures on the map that act by themselves."""
        return [mini for mini in on_board(self.state, self.seat) if not is_machine(mini)]

    @cached_property
    def held(self) -> int:
        """All the squares that somebody holds."""
        return self.state.bodies | self.state.engines | self.state.blips

    def held_by(self, seat: int) -> int:
        """The squares that the miniatures, machines and tokens of a seat hold."""
        holder, found = self.state.holder, 0
        for mini in on_board(self.state, seat):
            for square in mini.squares:
                if holder[square] == mini.id:
                    found |= 1 << square
        for token in self.state.tokens.values():
            if token.seat == seat and holder.get(token.square) == token.id:
                found |= 1 << token.square
        return found

    @cached_property
    def suspects(self) -> list[int]:
        """Squares with hidden tokens of the other side."""
        return [
            token.square
            for token in self.view.tokens.values()
            if not token.vent and self.is_alien_seat(token.seat) != self.alien
        ]

    # Values

    def life(self, mini: Mini) -> int:
        """Life points left until a miniature is eliminated; a governor's cards count as life."""
        cards = len(self.view.sides[mini.seat].governor) if pays_with_cards(self.state, mini) else 0
        return max(1, mini.lp) + cards

    def armour(self, mini: Mini) -> int:
        return armour_of(self.state, mini)

    def price(self, mini: Mini) -> float:
        """The points that eliminating this miniature is worth to this seat."""
        worth = float(figure(mini).points) or LEAST
        if not self.alien:
            return worth + self._bounty(mini)
        carries = bool(mini.objects or mini.load)
        return worth + LEADER * (mini.role == "leader") + CARRIER * carries

    def _bounty(self, mini: Mini) -> float:
        """The points that open objectives give for this figure."""
        bounty = 0.0
        for objective in self.open_objectives:
            test = objective.test
            if isinstance(test, Eliminate) and mini.figure in test.figures:
                bounty += objective.points / len(test.points)
            elif isinstance(test, DamageMost) and mini.figure in test.figures:
                bounty += objective.points / 2
            elif isinstance(test, KillCount) and figure(mini).has(test.flag):
                bounty += objective.points / max(test.count.values())
        return bounty

    @cached_property
    def open_objectives(self) -> list[Objective]:
        """Public objectives that are not fully scored."""
        state = self.state
        return [one for one in state.scenario.objectives if known(state, one) and not fulfilled(state, one)]

    @cached_property
    def rounds_left(self) -> int:
        return max(0, self.state.scenario.rounds - self.state.round)
