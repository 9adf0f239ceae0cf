"""The cadet, a gentle bot for Heroes: plays as somebody does in a first week, and newcomers beat it.

It takes an army that it likes the look of, keeps everything that scores, and pushes as long as enough dice are left,
whatever the board says. In its battle actions it knows what is good, but it overlooks some of what it could do.
"""

from random import Random

from bulkhead.bots.heroes.captain import EQUAL
from bulkhead.bots.heroes.plan import Plan
from bulkhead.heroes.data.commands import Act, AnyCommand, Done, Keep, Push, Stop
from bulkhead.heroes.rules.scoring_rolls import faces_of
from bulkhead.heroes.views import View, on_the_table
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase

ENOUGH_DICE = 3
"""It pushes as long as it rolls this many dice."""
NOTICED = 0.4
"""The chance that it notices a battle action."""


class Cadet:
    """The gentle bot."""

    blind = False

    def __init__(self, seed: int | bytes = b"") -> None:
        self.reason: Phrase | None = None
        self._rng = Random(seed)

    def choose(self, view: View, offer: Offer[AnyCommand]) -> AnyCommand:
        """One command, chosen as a newcomer would."""
        commands = offer.commands
        self.reason = Phrase("bots-cadet-reason")
        if len(commands) == 1:
            return commands[0]
        if view.phase in ("draft", "place"):
            return self._rng.choice(commands)
        keeps = [command for command in commands if isinstance(command, Keep)]
        if keeps:
            return max(keeps, key=lambda command: (len(faces_of(command.rolls)), -len(command.rolls)))
        pushes = [command for command in commands if isinstance(command, Push)]
        if pushes:
            boldest = max(pushes, key=lambda command: len(command.dice))
            return boldest if len(boldest.dice) >= ENOUGH_DICE or Act() not in commands else Act()
        return self._action(view, commands)

    def _action(self, view: View, commands: tuple[AnyCommand, ...]) -> AnyCommand:
        """The best battle action among those that it notices; it never gives one away on purpose."""
        doing = tuple(command for command in commands if not isinstance(command, Stop | Done))
        noticed = tuple(command for command in doing if self._rng.random() < NOTICED) or doing or commands
        plan, state = Plan(on_the_table(view), view.seat), on_the_table(view)
        values = [plan.value(state, command) for command in noticed]
        return next(
            command for command, value in zip(noticed, values, strict=True) if value >= max(values) - EQUAL
        )
