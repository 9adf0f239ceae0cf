"""The two players. Each question of the rules goes to the module that answers it; what nobody knows gets the safest
legal answer, so that no question, not even one of a card that was added yesterday, leaves a bot without a word.

They have no chance of their own and remember nothing: the same view always gets the same answer.
"""

from bulkhead.bots.starquest import answers, moves, placement, reasons, setup
from bulkhead.bots.starquest.moves import Choice, Commands
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.commands import AnyCommand, Choose, Done, End, Pass, Put, Stand, Use, Yes
from bulkhead.starquest.frames import (
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
    Turn,
    Watching,
    Window,
)
from bulkhead.starquest.views import View
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


class Commander:
    """What both have in common: a table to look at, a frame to answer."""

    blind = False

    def __init__(self) -> None:
        self.reason: Phrase | None = None

    def choose(self, view: View, offer: Offer[AnyCommand]) -> AnyCommand:
        """The command that promises most, by what the seat can see."""
        self.reason = None
        if len(offer.commands) == 1:
            return offer.commands[0]
        command, self.reason = self._answer(Table(view), view.frames[-1], offer.commands)
        return command

    def _answer(self, table: Table, frame: AnyFrame, commands: Commands) -> Choice:
        match frame:
            case Muster():
                return setup.muster(table, frame.step, commands)
            case Turn():
                return self._turn(table, frame, commands)
            case Activation():
                return answers.use_card(table, commands) or moves.act(table, frame.who, commands)
            case Scanning():
                return placement.scan(table, commands, _placed(table))
            case Mounting():
                return _mount(commands)
            case Permission() | Agreeing():
                return answers.permit(table, frame, commands)
            case Watching():
                return answers.watch(table, commands)
            case Window(why="dodge"):
                return answers.dodge(table, frame, _attack(table), commands)
            case Window():
                return answers.spend(table, commands)
            case Attack():
                return answers.share(table, commands)
            case Reacting():
                return answers.reroll(table, _attack(table), commands)
            case Harm():
                return answers.suffer(table, frame, commands)
            case Ending():
                return setup.keep(commands) if table.view.question == "sq-ask-keep-cards" else setup.purchase(commands)
        stands = [command for command in commands if isinstance(command, Stand)]
        if stands:
            return placement.stand(table, stands)
        return answers.named(table, commands)

    def _turn(self, table: Table, frame: Turn, commands: Commands) -> Choice:
        """Between activations: tokens first, then cards, then figures; the turn ends when there is nothing left."""
        if Yes() in commands:
            return Yes(), reasons.because("command-roll")
        puts = [command for command in commands if isinstance(command, Put)]
        if puts:
            return placement.put(table, puts)
        card = answers.use_card(table, commands)
        if card is not None:
            return card
        deck = next((command for command in commands if isinstance(command, Choose)), None)
        if deck is not None:
            return deck, reasons.because("draw")
        active = answers.activate(table, commands)
        if active is not None:
            return active
        for command in (End(), Pass(), Done()):
            if command in commands:
                return command, reasons.because("end")
        return commands[0], reasons.because("any")


class Trooper(Commander):
    """A squad: goes for the objective, shoots what it can kill, watches what it cannot reach."""


class Overlord(Commander):
    """An alien player: comes near out of sight, strikes in numbers, keeps from the squads what they look for."""


def _attack(table: Table) -> Attack | None:
    return next((frame for frame in reversed(table.view.frames) if isinstance(frame, Attack)), None)


def _placed(table: Table) -> int:
    """Blips of this seat that lie on the board that is being scanned."""
    frame = table.view.frames[-1]
    assert isinstance(frame, Scanning)
    board = table.state.ship.board_squares[frame.board]
    return sum(token.seat == table.seat and board >> token.square & 1 for token in table.view.tokens.values())


def _mount(commands: Commands) -> Choice:
    """The weapon that does most."""
    chosen = [command for command in commands if isinstance(command, Choose)]
    best = max(chosen, key=lambda one: (setup.firepower(_weapon(one.value)), one.value))
    return best, reasons.because("mount")


from bulkhead.starquest.box.box import load_box  # noqa: E402


def _weapon(id_: str):  # type: ignore[no-untyped-def]
    return load_box().weapons[id_]


__all__ = ["Overlord", "Trooper", "Use"]
