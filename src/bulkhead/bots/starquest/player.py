"""The two players. Each question of the rules goes to the module that answers it; one that nobody knows gets a plain
legal answer, so that no card of tomorrow leaves a bot without a word.

They have no chance of their own and remember nothing: the same view always gets the same answer.
"""

from bulkhead.bots.starquest import answers, cards, diplomacy, lurking, moves, placement, reasons, setup
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
    """What both have in common: a table to look at, a question to answer."""

    blind = False

    def __init__(self) -> None:
        self.reason: Phrase | None = None

    def choose(self, view: View, offer: Offer[AnyCommand]) -> AnyCommand:
        """The command that promises most, by what the seat can see."""
        self.reason = None
        if len(offer.commands) == 1:
            return offer.commands[0]
        command, self.reason = _answer(Table(view), view.frames[-1], offer.commands)
        return command


class Trooper(Commander):
    """A squad: goes for the objective, shoots what it can kill, watches what it cannot reach."""


class Overlord(Commander):
    """An alien player: comes near out of sight, strikes in numbers, keeps from the squads what they look for."""


def _answer(table: Table, frame: AnyFrame, commands: Commands) -> Choice:
    if isinstance(commands[-1], Refuse):  # an offer, whatever else is being decided
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
    """The attack on hand."""
    return next((frame for frame in reversed(table.view.frames) if isinstance(frame, Attack)), None)
