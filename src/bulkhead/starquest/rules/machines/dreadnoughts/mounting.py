"""Choose a Dreadnought's weapons before it is put on the board (SQ-DREAD-03, 16, 18, 25, 27)."""

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.frames import Mounting
from bulkhead.starquest.data.state import Mini, State, change
from bulkhead.starquest.events import Mounted
from bulkhead.starquest.table.allegiance import of_aliens
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-DREAD-01", "SQ-DREAD-03", "SQ-DREAD-18", "SQ-DREAD-21", "SQ-DREAD-25", "SQ-DREAD-27")
def fit_out(state: State, mini: Mini) -> None:
    """Ask its owner for a weapon for each mount of its sheet, or mount its guns where there is no choice."""
    mounts = figure(mini).mounts - state.scenario.legacy.fewer_mounts.get(mini.figure, 0)
    if mounts > 0:
        push(state, Mounting(mini.seat, mini.id, mounts))


@clause("SQ-DREAD-16", "SQ-DREAD-18", "C-mis_01_hard_dock-special-1-1")
def mountable(state: State, mini: Mini) -> list[str]:
    """The weapons for the next mount: no more copies and extra-heavy weapons than its sheet allows; or those that the
    mission gives an alien player's machine. The owner of a Legion reinforcement chooses freely."""
    given = state.scenario.mounts.get(mini.figure)
    if given is not None and of_aliens(state, mini):
        return [id_ for id_ in given if mini.weapons.count(id_) < given.count(id_)][:1]
    sheet = figure(mini)
    weapons = load_box().weapons
    heaviest = sum(weapons[id_].kind == "extra_heavy" for id_ in mini.weapons)
    found: list[str] = []
    for id_ in sheet.choose:
        if mini.weapons.count(id_) >= (sheet.limit or 1):
            continue
        if (
            weapons[id_].kind == "extra_heavy"
            and sheet.extra_heavy is not None
            and heaviest >= sheet.extra_heavy
        ):
            continue
        found.append(id_)
    return found


@procedure(Mounting)
class MountingProcedure(Procedure[Mounting]):
    """One mount after the other; the owner is not asked where only one answer is legal."""

    rule = "SQ-DREAD-18"

    @clause("SQ-DREAD-18", "SQ-SEAT-08")
    def waits(self, state: State, frame: Mounting) -> int | None:
        return frame.seat if frame.left and len(mountable(state, state.minis[frame.who])) > 1 else None

    def question(self, state: State, frame: Mounting) -> str:
        return "sq-ask-mount"

    def choices(self, state: State, frame: Mounting) -> list[AnyCommand]:
        return [Choose(weapon) for weapon in mountable(state, state.minis[frame.who])]

    def answer(self, state: State, frame: Mounting, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        _mount(state, frame, command.value, out)

    def step(self, state: State, frame: Mounting, dice: Dice, out: Out) -> None:
        """Mount the only weapon that is possible, or end when all mounts are taken."""
        left = mountable(state, state.minis[frame.who]) if frame.left else []
        if left:
            _mount(state, frame, left[0], out)
        else:
            pop(state)

    def why_not(self, state: State, frame: Mounting, command: AnyCommand) -> Illegal:
        return Illegal(self.rule, "sq-no-such-mount")


def _mount(state: State, frame: Mounting, weapon: str, out: Out) -> None:
    mini = state.minis[frame.who]
    change(state, mini, weapons=(*mini.weapons, weapon))
    put(state, replace(frame, left=frame.left - 1))
    out.tell(Mounted(frame.seat, frame.who, weapon))
