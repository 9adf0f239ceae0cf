"""Life points (SQ-LIFE), and the removal of miniatures that have none left (SQ-SHOOT-07, 13)."""

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Harm
from bulkhead.starquest.data.state import Mini, State, change, change_side
from bulkhead.starquest.events import Eliminated, Healed
from bulkhead.starquest.rules.machines import crew
from bulkhead.starquest.rules.objects import carrying, objects
from bulkhead.starquest.rules.turn import command_points
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.allegiance import of_aliens
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.mission_rule import pays_value
from bulkhead.starquest.table.places import figure, remove
from bulkhead.starquest.table.points import score, scorer
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-LIFE-01", "SQ-LIFE-02", "SQ-SQUAD-02", "SQ-SQUAD-08", "SQ-SQUAD-28")
def full_life(state: State, mini: Mini) -> int:
    """The life points with which a figure begins."""
    sheet = figure(mini)
    house = state.options.house
    alien = of_aliens(state, mini)
    if house.leader_life == 6 and mini.role == "leader" and "card_life" not in sheet.flags and not alien:
        return 6
    if house.tough_elite and alien and sheet.lp == 1 and (sheet.kind == "elite" or "no_ally" in sheet.flags):
        return 2
    return state.scenario.legacy.figure_lp.get(mini.figure, sheet.lp)


@clause("SQ-LIFE-04")
def heal(state: State, mini: Mini, points: int, out: Out, why: str = "SQ-LIFE-04") -> Mini:
    """Give life points back, never above the original value."""
    lp = min(full_life(state, mini), mini.lp + points)
    if lp > mini.lp:
        out.tell(Healed(mini.seat, mini.id, lp, why))
        return change(state, mini, lp=lp)
    return mini


@clause("SQ-SHOOT-07", "SQ-SHOOT-13", "SQ-LIFE-05", "SQ-ALIEN-40", "SQ-CMD-07")
def remove_dead(state: State, frame: Harm, out: Out) -> None:
    """Remove all miniatures without life points together; then score them, then drop what they carried."""
    dead = [
        state.minis[who]
        for who, _ in frame.losses
        if state.minis[who].place == "board" and state.minis[who].lp <= 0
    ]
    killer = state.minis.get(frame.attacker)
    scorers = [scorer(state, frame.seat, killer, mini) for mini in dead]
    for mini in dead:
        remove(state, mini, "dead")
    for mini, by in zip(dead, scorers, strict=True):
        out.tell(Eliminated(mini.seat, mini.id, mini.figure, by))
        _book(state, mini, by, frame.seat, out)
        if by >= 0 and frame.why == "SQ-MELEE-03" and killer is not None and killer.role == "leader":
            note(state, "duelled", by, mini.figure, mini.squares[0])
    for mini in dead:
        objects.drop_all(state, mini, out)
        carrying.carrier_gone(state, mini, out)
        _mourn(state, mini, out)


def _book(state: State, dead: Mini, by: int, attacker: int, out: Out) -> None:
    """Two entries in the ledger: what the scorer gains, and what the owner pays."""
    worth = worth_of(state, dead) if pays_value(state, dead.figure) else 0
    if by >= 0:
        change_side(state, by, kills=(*state.sides[by].kills, dead.figure))
        note(state, "killed", by, dead.figure, dead.squares[0])
        score(state, by, worth, "kill", out, dead.id)
    charge(state, dead, worth, attacker, out)


@clause("SQ-SHOOT-07")
def charge(state: State, lost: Mini, worth: int, attacker: int, out: Out, why: str = "SQ-SHOOT-07") -> None:
    """Take the points of a lost miniature from its squad, as the table wants it; alien players do not pay. `attacker`
    is the seat that took it, -1 for none."""
    if lost.seat < 0 or is_alien(state.sides[lost.seat].faction):
        return
    paid = state.options.house.paid_losses
    aliens = [seat for seat, side in enumerate(state.sides) if is_alien(side.faction)]
    if paid == "all" or (paid == "aliens" and attacker in aliens):
        score(state, lost.seat, -worth, "loss", out, lost.id, why)


def worth_of(state: State, dead: Mini) -> int:
    """The points for killing it: those of its sheet, or those that a card sets."""
    said = effects.touching(state, dead, "worth=")
    return said[-1].value if said else figure(dead).points


def take_away(state: State, mini: Mini, out: Out) -> None:
    """Remove a miniature for good by a card: no seat scores it."""
    change(state, mini, lp=0)
    remove_dead(state, Harm(-1, "", ((mini.id, mini.lp),)), out)


@clause("SQ-CMD-07", "SQ-CMD-12")
def _mourn(state: State, dead: Mini, out: Out) -> None:
    """What a death ends: a leader's command points, the post of a gunner, the gunner of a machine."""
    if dead.seat >= 0 and dead.role == "leader" and not is_alien(state.sides[dead.seat].faction):
        command_points.lose(state, dead.seat, out)
    crew.lost(state, dead, out)


def victims(state: State, frame: Harm) -> list[Mini]:
    """The miniatures that lose something by this attack and are still on the map."""
    return [state.minis[who] for who, _ in frame.losses if state.minis[who].place == "board"]
