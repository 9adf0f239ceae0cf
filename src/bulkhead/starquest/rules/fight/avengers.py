"""Avengers' saves (SQ-SQUAD-23, 31): roll a red die for each wound; each 2 or 3 cancels one."""

from msgspec.structs import replace

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.data.commands import AnyCommand, Save
from bulkhead.starquest.data.frames import Harm
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import SaveRolled
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.engine import put
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

SAVED_BY = (2, 3)


@clause("SQ-SQUAD-23")
def warded(state: State, mini: Mini) -> bool:
    """May it roll saves? With the house option only the warriors of the formation may."""
    if state.options.house.avenger_saves == "warriors" and mini.role in ("leader", "psionic"):
        return False
    return mini.ward or effects.has(state, mini, "ward")


@clause("SQ-SQUAD-23", "SQ-SQUAD-31")
def dice_allowed(state: State, mini: Mini, loss: int) -> int:
    """How many saves may be rolled against a loss."""
    house = state.options.house
    if house.avenger_saves == "attack":
        return 1
    if house.capped_saves:
        life = mini.lp
        if "card_life" in figure(mini).flags:
            life += len(state.sides[mini.seat].governor)
        return min(loss, life)
    return loss


def asked(state: State, frame: Harm) -> int | None:
    """The owner of the Avenger whose saves are due."""
    if frame.at >= len(frame.losses):
        return None
    mini = state.minis[frame.losses[frame.at][0]]
    return mini.seat if mini.place == "board" and warded(state, mini) else None


def choices(state: State, frame: Harm) -> list[AnyCommand]:
    who, loss = frame.losses[frame.at]
    most = dice_allowed(state, state.minis[who], loss)
    return [Save(count) for count in range(most, -1, -1)]


@clause("SQ-SQUAD-23", "SQ-SQUAD-31")
def answer(state: State, frame: Harm, command: AnyCommand, dice: Dice, out: Out) -> None:
    assert isinstance(command, Save)
    who, loss = frame.losses[frame.at]
    mini = state.minis[who]
    values = Pool(command.dice, 0).roll(dice)
    saved = sum(value in SAVED_BY for value in values)
    if state.options.house.avenger_saves == "attack" and saved:
        saved = loss
    if command.dice:
        out.tell(SaveRolled(mini.seat, who, values, saved))
    losses = (*frame.losses[: frame.at], (who, loss - saved), *frame.losses[frame.at + 1 :])
    put(state, replace(frame, losses=losses, at=frame.at + 1))
