"""The mission of the foundry: an assembly line that builds Dreadnoughts until a squad stops it.

The line runs until the primary objective is scored, or until both machines are built. At the end of a round without a
squad miniature in the factory its counter rises, twice as fast while both valves stand. At six the Chaos player, or
else the other alien player, puts the machine into a free bay, as soon as there is one."""

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import AnyCommand, Stand
from bulkhead.starquest.data.facings import FOUR
from bulkhead.starquest.data.factions import SHORT
from bulkhead.starquest.data.frames import Assembling
from bulkhead.starquest.data.state import Mini, State, serial
from bulkhead.starquest.events import LineAdvanced, Placed
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.rules.machines import dreadnoughts
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.starquest.table.feat_log import feats, note
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.places import on_board, spots, stand
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

RULE = "assembly_line"
VALVE = "obj_valve"
FULL = 6
MANY_SQUADS = 4


@clause("C-SEATS-texts")
def builder(state: State) -> int:
    """The seat that owns the machines: the first of the alien players, Chaos if it plays."""
    return next(seat for seat in range(len(state.sides)) if not objectives.is_squad(state, seat))


def machines(state: State) -> tuple[str, str]:
    """The figures that the line builds, in order."""
    many = len(objectives.squads(state)) >= MANY_SQUADS
    return "fig_dread_mk8", "fig_dread_mk9" if many else "fig_dread_mk7"


def counter(state: State) -> int:
    """The counter of the machine in work."""
    done = 0
    for feat in state.feats:
        if feat.what == "built":
            done = 0
        elif feat.what == "assembled":
            done += feat.count
    return done


@clause("C-mis_09_foundry-primary-2")
def runs(state: State) -> bool:
    """Is the line still running, with a machine left to build?"""
    if len(feats(state, "built")) >= len(machines(state)):
        return False
    return not objectives.fulfilled(state, state.scenario.objectives[0])


@mission_rule
class AssemblyLine(MissionRule):
    """The counter rises; when it is full a machine is put together. After the last round nothing is built."""

    name = RULE

    def at_round_end(self, state: State, out: Out) -> None:
        if not runs(state) or state.round >= state.scenario.rounds:
            return
        seat, done = builder(state), counter(state)
        if done < FULL and not _is_held(state):
            speed = 2 if all(lp > 0 for name, lp in state.structures if name.startswith(VALVE)) else 1
            note(state, "assembled", seat, RULE, count=min(speed, FULL - done))
            done = counter(state)
            out.tell(LineAdvanced(seat, done, FULL))
        if done >= FULL:
            push(state, Assembling(seat, machines(state)[len(feats(state, "built"))]))


def _is_held(state: State) -> bool:
    """Does a squad miniature stand in the factory?"""
    zone = getattr(state.scenario.objectives[0].test, "zone", "")
    area = objectives.area_of(state, zone)
    return any(
        objectives.is_squad(state, mini.seat) and any(area >> square & 1 for square in mini.squares)
        for mini in on_board(state)
    )


def free_bays(state: State) -> list[tuple[int, ...]]:
    taken = bits(state.holder) | state.walled
    return [tuple(members(squares)) for squares in state.ship.bays.values() if not squares & taken]


@procedure(Assembling)
class AssemblingProcedure(Procedure[Assembling]):
    """The owner chooses the bay and the facing, then the machine is fitted out."""

    rule = "SQ-DREAD-18"

    @clause("SQ-SEAT-08")
    def waits(self, state: State, frame: Assembling) -> int | None:
        return frame.seat if free_bays(state) else None

    def question(self, state: State, frame: Assembling) -> str:
        return "sq-ask-assemble"

    def choices(self, state: State, frame: Assembling) -> list[AnyCommand]:
        return [Stand(state.ship.xy(bay[0]), facing) for bay in free_bays(state) for facing in FOUR]

    def answer(self, state: State, frame: Assembling, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Stand)
        corner = state.ship.at(*command.to)
        bay = next(bay for bay in free_bays(state) if bay[0] == corner)
        pop(state)
        note(state, "built", frame.seat, frame.figure, corner)
        mini = stand(state, _machine(state, frame), bay, command.facing)
        out.tell(Placed(mini.seat, mini.id, mini.figure, spots(state, bay), command.facing))
        follow(state, mini.id, mini.seat, acted=False)
        dreadnoughts.fit_out(state, mini)

    def step(self, state: State, frame: Assembling, dice: Dice, out: Out) -> None:
        """Wait for the end of a later round: no bay is free."""
        pop(state)

    def why_not(self, state: State, frame: Assembling, command: AnyCommand) -> Illegal:
        return Illegal(self.rule, "sq-no-bay")


def _machine(state: State, frame: Assembling) -> Mini:
    """The miniature, not on the map yet."""
    sheet = load_box().figures[frame.figure]
    id_ = serial(state, SHORT[state.sides[frame.seat].faction])
    mini = Mini(id_, frame.seat, frame.figure, weapons=sheet.weapons, ward="ward" in sheet.flags)
    return replace(mini, lp=life.full_life(state, mini))
