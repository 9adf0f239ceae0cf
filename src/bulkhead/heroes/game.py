"""Implements the interface of every game (tabletop.game.Game) for Heroes."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from bulkhead.heroes import views
from bulkhead.heroes.clients import telling, uses
from bulkhead.heroes.clients.drawing import draw
from bulkhead.heroes.clients.notation import read
from bulkhead.heroes.clients.odds import odds_table
from bulkhead.heroes.clients.position import read_position, write_position
from bulkhead.heroes.clients.report import Report, report
from bulkhead.heroes.data import armies
from bulkhead.heroes.data import state as states
from bulkhead.heroes.data.board import COLUMNS, rows_in_all
from bulkhead.heroes.data.commands import (
    Act,
    AnyCommand,
    Attack,
    Done,
    Keep,
    Move,
    Pick,
    Place,
    Push,
    Resign,
    Roll,
    Stop,
    Use,
)
from bulkhead.heroes.data.events import ArmiesShown
from bulkhead.heroes.data.options import Options, read_options
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rulebook import RULEBOOK
from bulkhead.heroes.rules import actions, battle_rolls, resigning, setup, turns, winning
from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS, SETS
from bulkhead.heroes.views import View
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice, sorted_rolls
from bulkhead.tabletop.events import Event, Out
from bulkhead.tabletop.game import Game, Offer, Result, Rng, Viewer
from bulkhead.tabletop.phrases import Phrase, Who
from bulkhead.tabletop.refusals import Illegal

_ROLL: tuple[AnyCommand, ...] = (Roll(),)


class Heroes(Game[Options, State, AnyCommand, View]):
    """The two-player dice duel on five columns."""

    id = "heroes"
    version = 1
    seats = 2
    rulebook = RULEBOOK
    commands: Any = AnyCommand

    def options(self, values: Mapping[str, Any]) -> Options:
        return read_options(values)

    def new(self, options: Options, dice: Dice, out: Out) -> State:
        state = State(options, states.deck(options), 0)
        turns.begin_match(state, dice, out)
        return state

    def waiting(self, state: State) -> int | None:
        return None if state.phase == "over" else state.mover

    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        if seat != state.mover or state.phase == "over":
            return None
        if state.offered is None:
            question = "heroes-ask-march" if state.frames else f"heroes-ask-{state.phase}"
            state.offered = Offer(seat, question, _choices(state, seat))
        return state.offered

    @clause("H-ARMY-1")
    def curtain(self, state: State) -> bool:
        """Armies are chosen in secret; everything else is public."""
        return state.phase == "draft"

    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> Sequence[AnyCommand]:
        return resigning.choices(state, seat)

    def is_aside(self, state: State, seat: int, command: AnyCommand) -> bool:
        return isinstance(command, Resign)

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Resign) and resigning.choices(state, seat):
            state.offered = None
            resigning.resign(state, seat, out)
            return
        offered = self.offer(state, seat)
        if offered is None:
            raise _not_now(state)
        if command not in offered.commands:
            raise why_not(state, seat, command)
        state.offered = None
        _DO[type(command)](state, seat, command, dice, out)

    def view(self, state: State, viewer: Viewer) -> View:
        return views.view(state, viewer)

    def unveiled(self, state: State) -> View:
        return views.unveiled(state)

    def result(self, state: State) -> Result | None:
        return winning.result(state)

    def clone(self, state: State) -> State:
        return states.clone(state)

    def guess(self, view: View, rng: Rng) -> State:
        return views.guess(view, rng)

    def twin(self, state: State, viewer: Viewer, rng: Rng) -> State:
        twin = states.clone(state)
        twin.offered = None
        views.redeal(twin, viewer, rng)
        return twin

    def dump(self, state: State) -> bytes:
        return states.dump(state)

    def load(self, data: bytes) -> State:
        return states.load(data)

    def read(self, text: str) -> AnyCommand:
        return read(text)

    def vocabulary(self, state: State) -> Iterable[AnyCommand]:
        yield from (Roll(), Act(), Done(), Stop(), Resign(), Pick("nobody"), Keep(()), Push(()))
        for hero in state.cards:
            yield Pick(hero)
            yield from (Place(hero, column) for column in range(7))
        yield from (Keep(rolls) for rolls, _ in SETS)
        for count in range(1, 7):
            yield from (Push(faces) for faces, _ in sorted_rolls(count))
        for column, to, roll in product((0, *COLUMNS), COLUMNS, ("", *SCORING_ROLLS)):
            yield Move(column, to, roll)
        for column, roll in product((0, *COLUMNS), SCORING_ROLLS):
            yield Attack(roll, column)
            rows = range(rows_in_all(state) + 2)
            for at in product((0, *COLUMNS), rows):
                yield Use(roll, "shoot", column, at)
                yield Use(roll, "cut-down", column, at)
                yield Use(roll, "scythe", column, at)

    def position(self, state: State) -> str:
        return write_position(state)

    def from_position(self, text: str, options: Options) -> State:
        return read_position(text, options)

    def draw(self, view: View) -> str:
        return draw(view)

    def tell(self, event: Event, viewer: Viewer) -> Phrase:
        return telling.tell(event, viewer)

    def describe(self, command: AnyCommand, view: View) -> Phrase:
        return telling.describe(command, view)

    def aids(self, options: Options) -> dict[str, Any]:
        return {"bust": odds_table(options.hold)}

    def survey(self, view: View, offer: Offer[AnyCommand] | None, about: str) -> uses.Pays:
        return uses.survey(view, about)

    def topics(self, view: View, offer: Offer[AnyCommand] | None) -> Iterable[str]:
        return uses.topics(view)

    def report(self, options: Options, events: Sequence[Event]) -> Report:
        return report(options, events)

    def reveals(self, event: Event) -> bool:
        """Apart from dice, a player learns something only when the armies are shown."""
        return isinstance(event, ArmiesShown)


def _place(state: State, seat: int, command: Place, dice: Dice, out: Out) -> None:
    if setup.place(state, seat, command, out):
        turns.begin_first_turn(state, out)


# The function for each command. A dict, because it is used at every step of every game.
_DO: dict[type[AnyCommand], Callable[[State, int, Any, Dice, Out], object]] = {
    Pick: lambda state, seat, command, dice, out: armies.pick(state, seat, command, out),
    Place: _place,
    Roll: lambda state, seat, command, dice, out: battle_rolls.first_roll(state, dice, out),
    Keep: lambda state, seat, command, dice, out: battle_rolls.keep(state, command, out),
    Push: lambda state, seat, command, dice, out: battle_rolls.push(state, command, dice, out),
    Act: lambda state, seat, command, dice, out: battle_rolls.act(state, out),
    Attack: actions.attack,
    Move: lambda state, seat, command, dice, out: actions.move(state, seat, command, out),
    Use: actions.use,
    Done: lambda state, seat, command, dice, out: state.frames.pop(),
    Stop: lambda state, seat, command, dice, out: turns.end_turn(state, out),
}


def _choices(state: State, seat: int) -> tuple[AnyCommand, ...]:
    phase = state.phase
    if phase == "keep":
        return battle_rolls.keep_choices(state.rolled, state.held, state.options.hold)
    if phase == "push":
        return battle_rolls.push_choices(state.rolled)
    if phase == "act":
        return actions.choices(state, seat)
    if phase == "roll":
        return _ROLL
    return armies.choices(state, seat) if phase == "draft" else setup.choices(state, seat)


def _not_now(state: State) -> Illegal:
    """The refusal for a seat whose decision it is not."""
    if state.phase == "over":
        return Illegal("H-MATCH-1" if state.options.games > 1 else "H-WIN-1", "heroes-no-game-over")
    why = {"draft": "H-ARMY-1", "place": "H-SETUP-1"}.get(state.phase, "H-ACT-1")
    return Illegal(why, "heroes-no-not-your-turn", who=Who(state.mover))


# The commands of each phase: any other command is refused with the clause of the current phase.
_SAYS: dict[str, tuple[str, tuple[type[AnyCommand], ...]]] = {
    "draft": ("H-ARMY-1", (Pick,)),
    "place": ("H-SETUP-1", (Place,)),
    "roll": ("H-ROLL-1", (Roll,)),
    "keep": ("H-ROLL-7", (Keep,)),
    "push": ("H-PUSH-1", (Push, Act)),
    "act": ("H-ACT-1", (Attack, Move, Use, Done, Stop)),
}


def why_not(state: State, seat: int, command: AnyCommand) -> Illegal:
    """The clause that forbids a command that is not offered. It never decides, only explains."""
    clause, verbs = _SAYS[state.phase]
    if not isinstance(command, verbs):
        return Illegal(clause, "heroes-no-wrong-phase", phase=Phrase(f"heroes-phase-{state.phase}"))
    if isinstance(command, Pick):
        return armies.why_not(state, seat, command)
    if isinstance(command, Place):
        return setup.why_not(state, seat, command)
    if isinstance(command, Keep):
        return battle_rolls.why_not_keep(state, command)
    if isinstance(command, Push):
        return battle_rolls.why_not_push(state, command)
    return actions.why_not(state, seat, command)


HEROES = Heroes()
