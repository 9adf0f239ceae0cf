"""The captain: plays Heroes by the exact expected value of the current turn.

For every command it computes the average value of the turn after it, assuming best play: `luck` for the dice,
`foresight` for the battle actions, `value` for the board at the end of the turn. It looks no further ahead. The
dice are always exact; the actions are where they can be searched in time (see `foresight.LOOKS_AHEAD`). It is
deterministic: the same view always gets the same answer.
"""

from bulkhead.bots.heroes import army
from bulkhead.bots.heroes.plan import Plan
from bulkhead.heroes.data.commands import Act, AnyCommand, Keep, Pick, Place, Push, Stop
from bulkhead.heroes.data.state import State
from bulkhead.heroes.views import View, on_the_table
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase

EQUAL = 1e-9
"""Values closer than this are equal: the last digit of a power differs between computers."""


class Captain:
    """A bot for Heroes."""

    blind = False

    def __init__(self) -> None:
        self.reason: Phrase | None = None
        self._plan: Plan | None = None
        self._turn: object = None

    def choose(self, view: View, offer: Offer[AnyCommand]) -> AnyCommand:
        """The command with the highest value. Of equals the last: an offer ends with the command that ends the turn
        soonest."""
        self.reason = None
        if len(offer.commands) == 1:
            return offer.commands[0]
        values = self.values(view, offer)
        if values is None:
            return self._muster(view, offer)
        most = max(values)
        chosen = max(place for place, value in enumerate(values) if value >= most - EQUAL)
        self.reason = _reason(offer.commands, values, chosen)
        return offer.commands[chosen]

    def values(self, view: View, offer: Offer[AnyCommand]) -> list[float] | None:
        """The chance of winning after each command; None while the armies are made."""
        if view.phase in ("draft", "place"):
            return None
        plan, state = self._think(view), on_the_table(view)
        return [plan.value(state, command) for command in offer.commands]

    def _muster(self, view: View, offer: Offer[AnyCommand]) -> AnyCommand:
        cards = {card.id: card for card in view.options.roster}
        picks = [command for command in offer.commands if isinstance(command, Pick)]
        if picks:
            self.reason = Phrase("bots-captain-pick")
            return army.pick(picks, cards)
        self.reason = Phrase("bots-captain-place")
        return army.place([command for command in offer.commands if isinstance(command, Place)], cards)

    def _think(self, view: View) -> Plan:
        """The plan for this turn, cached as long as everything it depends on is unchanged."""
        turn = (view.options, view.seat, view.armies, view.turn, view.sheet)
        if self._plan is None or turn != self._turn:
            self._plan, self._turn = self.plan(on_the_table(view), view.seat), turn
        return self._plan

    def plan(self, state: State, seat: int) -> Plan:
        """The evaluation of a turn."""
        return Plan(state, seat)


def _reason(commands: tuple[AnyCommand, ...], values: list[float], chosen: int) -> Phrase:
    """The reason in one line: the value of the choice and, for a push or an act, that of the other."""
    command, chance = commands[chosen], values[chosen]
    if isinstance(command, Push | Act):
        pushing = max(value for other, value in zip(commands, values, strict=True) if isinstance(other, Push))
        acting = values[commands.index(Act())]
        message = "bots-captain-push" if isinstance(command, Push) else "bots-captain-act"
        return Phrase(message, {"push": pushing, "act": acting})
    if isinstance(command, Keep):
        return Phrase("bots-captain-keep", {"chance": chance})
    if isinstance(command, Stop):
        return Phrase("bots-captain-stop", {"chance": chance})
    return Phrase("bots-captain-action", {"chance": chance})
