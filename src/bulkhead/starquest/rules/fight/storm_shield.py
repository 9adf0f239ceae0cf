"""The storm shield of the hammer set (SQ-SQUAD-09): a red die shows how many points of a loss are not lost."""

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.data.frames import Harm
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import SaveRolled
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

RULE = "SQ-SQUAD-09"


@clause("SQ-SQUAD-09")
def is_shielded(mini: Mini) -> bool:
    """Does it bear a weapon with a shield?"""
    weapons = load_box().weapons
    return any(weapons[id_].has("shield") for id_ in mini.weapons)


@clause("SQ-SQUAD-09")
def ward_off(state: State, frame: Harm, dice: Dice, out: Out) -> Harm:
    """The losses of an attack after the shields: one red die for each bearer who is about to lose life points."""
    left: list[tuple[str, int]] = []
    for who, loss in frame.losses:
        mini = state.minis[who]
        saved = 0
        if loss > 0 and mini.place == "board" and is_shielded(mini):
            values = Pool(1, 0).roll(dice)
            saved = min(loss, sum(values))
            out.tell(SaveRolled(mini.seat, who, values, saved, RULE))
        left.append((who, loss - saved))
    return replace(frame, losses=tuple(left))
