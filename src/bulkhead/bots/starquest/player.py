"""The two bots of Starquest: pass each question of the rules to the module that answers it.

An unknown question gets a plain legal answer, so that new cards cannot stop a bot. The bots keep no memory: the same
view always gets the same answer from a bot with the same seed. The seed decides what others must not foresee: which
tokens are laid, and which cards are taken.
"""

from bulkhead.bots.starquest import answers, cards, diplomacy, lurking, moves, placement, reasons, setup
from bulkhead.bots.starquest.chance import Chance
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.starquest.data.commands import AnyCommand, Choose, End, Pass, Put, Refuse, Stand, Yes
from bulkhead.starquest.data.frames import (
    Activation,
    Agreeing,
    AnyFrame,
    Attack,
    Ending,
    Harm,
    Mounting,
    Muster,
    Permission,
    Reacting,
    Scanning,
    Settling,
    Turn,
    Watching,
    Window,
)
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


class Commander:
    """The common base: builds the table from the view and answers the question."""

    blind = False

    def __init__(self, seed: int | bytes = b"") -> None:
        self.reason: Phrase | None = None
        self._chance = Chance(seed)

    def choose(self, view: View, offer: Offer[AnyCommand]) -> AnyCommand:
        """The most valuable command, by what the seat can see."""
        self.reason = None
        if len(offer.commands) == 1:
            return offer.commands[0]
        command, self.reason = _answer(Table(view, self._chance), view.frames[-1], offer.commands)
        return command


class Trooper(Commander):
    """The bot for squads: goes for the objective, shoots what it can kill, goes on Overwatch otherwise."""


class Overlord(Commander):
    """The bot for aliens: approaches out of sight, attacks in numbers, and treats all hidden tokens alike."""


def _answer(table: Table, frame: AnyFrame, commands: Commands) -> Choice:
    if isinstance(commands[-1], Refuse):  # an alliance or purchase is offered, whatever else is being decided
        return diplomacy.answer(table, commands)
    match frame:
        case Muster():
            return setup.muster(table, frame.step, commands)
        case Turn():
            return _turn(table, commands)
        case Activation():
            return cards.use(table, commands) or _activation(table, frame, commands)
        case Scanning():
            return placement.scan(table, frame, commands)
        case Mounting():
            return setup.mount(commands)
        case Permission() | Agreeing():
            return answers.permit(table, frame, commands)
        case Watching():
            return answers.watch(table, commands)
        case Window(why="dodge"):
            return answers.dodge(table, _attack(table), commands)
        case Window():
            return answers.spend(table, commands)
        case Attack():
            return answers.share(table, commands)
        case Reacting():
            return cards.react(table, frame, _attack(table), commands)
        case Harm():
            return answers.suffer(table, frame, commands)
        case Settling():
            return diplomacy.settle(table, commands)
        case Ending():
            return setup.after(table, commands)
        case _:
            stands = [command for command in commands if isinstance(command, Stand)]
            return placement.stand(table, stands) if stands else cards.name(table, commands)


def _activation(table: Table, frame: Activation, commands: Commands) -> Choice:
    token = table.state.tokens.get(frame.who)
    if token is not None:
        return lurking.creep(table, token, commands)
    return moves.act(table, table.state.minis[frame.who], commands)


def _turn(table: Table, commands: Commands) -> Choice:
    """Between activations: tokens first, then cards, then figures; the turn ends when there is nothing left."""
    if Yes() in commands:
        return Yes(), reasons.because("bots-sq-command-roll")
    puts = [command for command in commands if isinstance(command, Put)]
    if puts:
        return placement.put(table, puts)
    played = cards.use(table, commands)
    if played is not None:
        return played
    for command in commands:
        if isinstance(command, Choose):
            return command, reasons.because("bots-sq-draw")
    active = answers.activate(table, commands)
    if active is not None:
        return active
    for command in (End(), Pass()):
        if command in commands:
            return command, reasons.because("bots-sq-end")
    return cards.name(table, commands)


def _attack(table: Table) -> Attack | None:
    """The current attack."""
    return next((frame for frame in reversed(table.view.frames) if isinstance(frame, Attack)), None)
