"""The losses of one attack (SQ-SHOOT-13): saves and shields, cards or weapons given up, one rite, removal, points."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.frames import Harm
from bulkhead.starquest.data.state import State, change
from bulkhead.starquest.data.turn_order import seats_after_active
from bulkhead.starquest.events import Wounded
from bulkhead.starquest.rules.campaign import alien_ranks
from bulkhead.starquest.rules.cards import windows
from bulkhead.starquest.rules.fight import avengers, governor, life, storm_shield
from bulkhead.starquest.rules.machines.dreadnoughts import wrecking
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


def suffer(
    state: State,
    scorer: int,
    attacker: str,
    losses: list[tuple[str, int]],
    out: Out,
    boundary: bool = False,
    why: str = "SQ-SHOOT-06",
) -> None:
    """Work these losses out; `scorer` gets the points for the miniatures that die."""
    order = seats_after_active(state)
    together: dict[str, int] = {}
    for who, points in losses:
        if state.minis[who].lp <= 0 or effects.has(state, state.minis[who], "unhurt"):
            continue  # it is dead already and makes its last attack
        together[who] = together.get(who, 0) + points
    sorted_ = sorted(together.items(), key=lambda loss: _place(order, state.minis[loss[0]].seat))
    push(state, Harm(scorer, attacker, tuple(sorted_), why=why, boundary=boundary))


def _place(order: list[int], seat: int) -> int:
    """The place of a seat's losses: in turn order, those of no seat last."""
    return order.index(seat) if seat in order else len(order)


@procedure(Harm)
class HarmProcedure(Procedure[Harm]):
    """For each loss in order: saves and shields, then cards or weapons; then the rite; then removal."""

    rule = "SQ-SHOOT-13"

    def waits(self, state: State, frame: Harm) -> int | None:
        if frame.stage == "saves":
            return avengers.asked(state, frame)
        if frame.stage == "cards":
            return governor.asked(state, frame)
        if frame.stage == "weapons":
            return wrecking.asked(state, frame)
        if frame.stage == "rite":
            return alien_ranks.asked(state, frame)
        return None

    def question(self, state: State, frame: Harm) -> str:
        return f"sq-ask-{frame.stage}"

    def choices(self, state: State, frame: Harm) -> list[AnyCommand]:
        if frame.stage == "saves":
            return avengers.choices(state, frame)
        if frame.stage == "cards":
            return governor.choices(state, frame)
        if frame.stage == "weapons":
            return wrecking.choices(state, frame)
        return alien_ranks.choices(state, frame)

    def answer(self, state: State, frame: Harm, command: AnyCommand, dice: Dice, out: Out) -> None:
        if frame.stage == "saves":
            avengers.answer(state, frame, command, dice, out)
        elif frame.stage == "cards":
            governor.answer(state, frame, command, out)
        elif frame.stage == "weapons":
            wrecking.answer(state, frame, command, out)
        else:
            alien_ranks.answer(state, frame, command, out)

    def why_not(self, state: State, frame: Harm, command: AnyCommand) -> Illegal:
        clause_ = {
            "saves": "SQ-SQUAD-31",
            "cards": "SQ-SQUAD-14",
            "weapons": "SQ-DREAD-22",
            "rite": "SQ-ALIENRANK-11",
        }.get(frame.stage, self.rule)
        return Illegal(clause_, "sq-no-finish-attack")

    def step(self, state: State, frame: Harm, dice: Dice, out: Out) -> None:
        """Go on to the next stage: no seat has to be asked at this one (any more)."""
        if frame.stage == "saves":
            if frame.at < len(frame.losses):
                put(state, replace(frame, at=frame.at + 1))
            else:
                frame = storm_shield.ward_off(state, frame, dice, out)
                put(state, replace(frame, at=0).at_stage("wound"))
                hurt = [state.minis[who].seat for who, points in frame.losses if points > 0]
                windows.open_window(state, hurt, "wound")
        elif frame.stage == "wound":
            put(state, replace(frame, at=0).at_stage("cards"))
            _lose(state, out)
        elif frame.stage == "cards":
            if not governor.settle(state, frame, out):
                put(state, replace(frame, at=0, owed=0).at_stage("weapons"))
        elif frame.stage == "weapons":
            if not wrecking.settle(state, frame, out):
                put(state, replace(frame, at=0, owed=0).at_stage("rite"))
        elif frame.stage == "rite":
            put(state, replace(frame, at=0).at_stage("last"))
        elif frame.stage == "last":
            if frame.at == 0:
                _count(state, frame, out)
            _last_deeds(state, frame)
        else:
            pop(state)
            life.remove_dead(state, frame, out)
            if frame.boundary:
                follow(state, "", frame.seat)


@clause("SQ-ALIENRANK-07")
def _count(state: State, frame: Harm, out: Out) -> None:
    """Count the life points taken, for missions that ask for them: after the rite, which takes a fatal loss back."""
    for who, lost in frame.losses:
        mini = state.minis[who]
        if lost <= 0 or governor.pays_with_cards(state, mini):
            continue
        note(state, "hurt", frame.seat, mini.figure, mini.squares[0], lost)
        for rule in rules_of(state):
            rule.hurt(state, frame.seat, mini, lost, out)


@clause("SQ-SHOOT-07", "SQ-SEAT-09")
def _last_deeds(state: State, frame: Harm) -> None:
    """Ask for the next miniature at 0 life points: its owner may have a card or a trait for this moment."""
    if frame.at == len(frame.losses):
        put(state, frame.at_stage("remove"))
        return
    put(state, replace(frame, at=frame.at + 1))
    mini = state.minis[frame.losses[frame.at][0]]
    if mini.place == "board" and mini.lp <= 0:
        windows.open_window(state, (mini.seat,), "on_eliminated", mini.id)


@clause("SQ-SHOOT-06", "SQ-LIFE-05")
def _lose(state: State, out: Out) -> None:
    """Take life points after the saves, never below 0. Governors give up cards first, Dreadnoughts weapons after."""
    frame = state.frames[-1]
    assert isinstance(frame, Harm)
    left: list[tuple[str, int]] = []
    for who, excess in frame.losses:
        mini = state.minis[who]
        if excess <= 0 or mini.place != "board":
            continue
        points = wrecking.counted(state, mini, excess)
        if governor.pays_with_cards(state, mini):
            left.append((who, points))
            continue
        lp = max(0, mini.lp - points)
        lost = mini.lp - lp
        change(state, mini, lp=lp)
        out.tell(Wounded(mini.seat, who, lost, lp, frame.why))
        left.append((who, lost))
    put(state, replace(frame, losses=tuple(left), at=0, owed=0))
