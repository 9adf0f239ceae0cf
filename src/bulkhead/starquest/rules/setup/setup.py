"""Set-up from the empty table to the first turn (SQ-SETUP, SQ-SEAT-01 to 03): a row of questions to single seats."""

from typing import Final

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import AnyCommand, Choose, Pass
from bulkhead.starquest.data.frames import Muster
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.shuffling import shuffled
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Side, State
from bulkhead.starquest.events import Chose, MissionBegan, Ranked
from bulkhead.starquest.rules.setup import docking, setup_questions, supplies
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of, ship_of
from bulkhead.starquest.rules.setup.squads import charge_formations
from bulkhead.starquest.rules.turn import turns
from bulkhead.starquest.table import places
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put, settle
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

MISSION: Final = "mission"
NOBODY = -1


def new_state(options: Options, dice: Dice, out: Out) -> State:
    """A fresh table, ready for its first decision."""
    scenario = scenario_of(options, load_box())
    state = State(options, scenario, ship_of(scenario, options))
    begin(state, dice, out)
    settle(state, dice, out)
    return state


@clause("SQ-SETUP-02", "SQ-SETUP-05")
def begin(state: State, dice: Dice, out: Out) -> None:
    """Seat the factions, and ask the alien players for the mission, or lay out the one that is named."""
    _seat(state)
    if is_open(state):
        aliens = supplies.aliens(state)
        push(state, Muster(aliens[0], MISSION, aliens[1:]))
    else:
        setup_questions.lay_out(state, state.scenario)
        _prepare(state, dice, out)


@clause("SQ-SEAT-01", "SQ-SEAT-02", "SQ-SETUP-10")
def _seat(state: State) -> None:
    """Seat every faction in play with the record that it brings along."""
    state.sides = []
    for faction in state.options.factions:
        record = state.options.record(faction)
        state.sides.append(
            Side(
                faction,
                rank=record.rank,
                seals=record.seals,
                earned=record.earned,
                study=record.psionic,
                reserve=record.reinforcement,
                recon=record.cards,
            )
        )
    state.orders = [Standing() for _ in state.sides]


@clause("SQ-SETUP-02")
def is_open(state: State) -> bool:
    """Do the alien players still have to choose the mission?"""
    options = state.options
    return not options.mission and options.scenario is None and options.house.mission_choice == "aliens"


@clause("SQ-SETUP-02")
def names_mission(state: State) -> bool:
    """Is the mission being chosen now? Nothing else can be chosen before it is known."""
    return any(isinstance(frame, Muster) and frame.step == MISSION for frame in state.frames)


@clause("SQ-SETUP-03", "SQ-RECON-11")
def _prepare(state: State, dice: Dice, out: Out) -> None:
    """Announce the mission, shuffle the decks, draw the starting order, and ask the first question."""
    out.tell(MissionBegan(state.scenario.id, state.options.factions))
    setup_questions.shuffle_decks(state, dice)
    ranking = _draw(state, dice, out)
    _ask(state, setup_questions.QUESTIONS[0], ranking, dice, out)


@clause("SQ-SETUP-15", "SQ-SETUP-17")
def _draw(state: State, dice: Dice, out: Out) -> tuple[int, ...]:
    """Draw the starting order. Squads take their turns in that order, aliens after them; where the host has seated
    them, it counts for the entry areas only."""
    seats = supplies.squad_seats(state)
    ranking = shuffled(seats, dice)
    out.tell(Ranked(ranking))
    squads = ranking if state.options.house.seating == "drawn" else seats
    state.order = (*squads, *supplies.aliens(state))
    return ranking


def _ask(
    state: State, question: setup_questions.Question, ranking: tuple[int, ...], dice: Dice, out: Out
) -> None:
    """Begin a question, and put it to the seats that it is for."""
    push(state, Muster(NOBODY, question.name, (), ranking))
    question.begin(state, _top(state), dice, out)
    put(state, replace(_top(state), left=question.seats(state, _top(state))))


def _top(state: State) -> Muster:
    frame = state.frames[-1]
    assert isinstance(frame, Muster)
    return frame


def _question(frame: Muster) -> setup_questions.Question:
    return next(question for question in setup_questions.QUESTIONS if question.name == frame.step)


@procedure(Muster)
class MusterProcedure(Procedure[Muster]):
    """One question after another, each to the seats in its order."""

    rule = "SQ-SETUP-09"

    def waits(self, state: State, frame: Muster) -> int | None:
        return frame.seat if frame.seat != NOBODY else None

    def question(self, state: State, frame: Muster) -> str:
        return f"sq-ask-setup-{frame.step}"

    def choices(self, state: State, frame: Muster) -> list[AnyCommand]:
        if frame.step == MISSION:
            return [Choose(id_) for id_ in setup_questions.choose_mission(state, frame)]
        question = _question(frame)
        found: list[AnyCommand] = [Choose(value) for value in question.options(state, frame.seat)]
        return [*found, Pass()] if question.optional else found

    def answer(self, state: State, frame: Muster, command: AnyCommand, dice: Dice, out: Out) -> None:
        if frame.step == MISSION:
            assert isinstance(command, Choose)
            out.tell(Chose(frame.seat, MISSION, command.value, "SQ-SETUP-02"))
            _name(state, frame, command.value, dice, out)
            return
        put(state, replace(frame, seat=NOBODY))
        if isinstance(command, Choose):
            question = _question(frame)
            question.tell(state, frame.seat, command.value, out)
            question.take(state, frame.seat, command.value, dice, out)
            if not question.optional:
                put(state, replace(frame, seat=NOBODY, left=(frame.seat, *frame.left)))

    @clause("SQ-SETUP-09")
    def step(self, state: State, frame: Muster, dice: Dice, out: Out) -> None:
        """Ask the next seat that has something to choose; what has one answer only is not asked."""
        if not frame.left:
            _next(state, frame, dice, out)
            return
        question, seat = _question(frame), frame.left[0]
        found = question.options(state, seat)
        if not found:
            put(state, replace(frame, left=frame.left[1:]))
        elif len(found) == 1 and not question.optional:
            question.tell(state, seat, found[0], out)
            question.take(state, seat, found[0], dice, out)
        else:
            put(state, replace(frame, seat=seat, left=frame.left[1:]))

    def why_not(self, state: State, frame: Muster, command: AnyCommand) -> Illegal:
        rule = "SQ-SETUP-02" if frame.step == MISSION else _question(frame).rule
        return Illegal(rule, f"sq-no-setup-{frame.step}")


def _name(state: State, frame: Muster, mission: str, dice: Dice, out: Out) -> None:
    """Note the mission that an alien player names; when both have named one, settle it."""
    named = (*frame.named, mission)
    if frame.left:
        put(state, replace(frame, seat=frame.left[0], left=frame.left[1:], named=named))
        return
    pop(state)
    setup_questions.settle_mission(state, named, dice, out)
    _prepare(state, dice, out)


def _next(state: State, frame: Muster, dice: Dice, out: Out) -> None:
    """Go on to the next question, or to the first turn."""
    at = setup_questions.QUESTIONS.index(_question(frame)) + 1
    pop(state)
    if at == len(setup_questions.QUESTIONS):
        _ready(state, dice, out)
    else:
        _ask(state, setup_questions.QUESTIONS[at], frame.ranking, dice, out)


@clause("SQ-SETUP-08", "SQ-SETUP-09", "SQ-SETUP-18", "SQ-RECON-10", "SQ-SQUAD-04")
def _ready(state: State, dice: Dice, out: Out) -> None:
    """Begin the first turn: the squads are in their entry areas, the aliens hold their tokens."""
    supplies.take(state, dice, out)
    setup_questions.deal_secrets(state, out)
    charge_formations(state, out)
    setup_questions.deal_finds(state, out)
    state.phase = "play"
    state.doorsteps = places.doorsteps(state)
    if state.options.house.entry_floor:
        docking.stand_in_docks(state)
    for rule in rules_of(state):
        rule.at_start(state, out)
    turns.next_turn(state, out)
