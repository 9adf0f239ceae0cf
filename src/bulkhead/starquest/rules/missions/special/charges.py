"""Missions with charge sites: a miniature on a site uses its attack to arm the charge."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.commands import AnyCommand, Arm
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.scenario import Objective, Scenario
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import ChargeArmed
from bulkhead.starquest.rules.missions.marked_squares import CHARGE_SITE, is_armed, marked
from bulkhead.starquest.rules.move.movement_points import anchor
from bulkhead.starquest.rules.objects.nearness import beside, has_hands
from bulkhead.starquest.rules.turn.other_attacks import spend_attack, why_no_attack
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@mission_rule
class Charges(MissionRule):
    """The last rounds are counted from the moment at which all charges were armed together. A mission has the rule by
    its marked squares."""

    name = "charges"

    def applies(self, scenario: Scenario) -> bool:
        return any(isinstance(objective.test, tests.Arm) for objective in scenario.objectives)

    @clause("C-mis_06_fuse-special-1-1")
    def countdown_from(self, state: State, primary: Objective) -> int | None:
        return all_armed_in(state, len(primary.test.points)) if isinstance(primary.test, tests.Arm) else None


def site_of(state: State, mini: Mini) -> str:
    """The site on which a miniature stands, by the name of its square; empty where there is none."""
    if mini.place != "board" or CHARGE_SITE not in state.scenario.marks:
        return ""
    sites = marked(state, CHARGE_SITE)
    return next((state.ship.name(square) for square in mini.squares if square in sites), "")


def all_armed_in(state: State, count: int) -> int | None:
    """The round in which this many charges were first armed together: the countdown runs from then on, even if one of
    them is removed again."""
    armed: set[str] = set()
    for feat in state.feats:
        if feat.what == "armed":
            armed.add(feat.subject)
        elif feat.what == "disarmed":
            armed.discard(feat.subject)
        if len(armed) >= count:
            return feat.round
    return None


@clause("C-mis_06_fuse-primary-2", "C-mis_06_fuse-special-2-1")
def why_no_charge(state: State, mini: Mini) -> Illegal | None:
    """The clause that keeps a miniature from arming a charge, or an alien one from removing it; None when nothing
    does."""
    site = site_of(state, mini)
    alien = mini.seat >= 0 and is_alien(state.sides[mini.seat].faction)
    if not site or not has_hands(mini) or is_armed(state, site) is not alien:
        return Illegal("SQ-END-05", "sq-no-charge-here")
    if refusal := why_no_attack(mini):
        return refusal
    if not alien and any(_is_alien(state, other) for other in beside(state, mini)):
        return Illegal("SQ-END-05", "sq-no-charge-beside")
    return None


def _is_alien(state: State, mini: Mini) -> bool:
    return mini.seat >= 0 and is_alien(state.sides[mini.seat].faction)


@verb
@clause("C-mis_06_fuse-special-2-1", "C-mis_06_fuse-special-2-2")
class Arming(Verb):
    """Arm or remove a charge, instead of all attacks of the turn."""

    commands: ClassVar[tuple[type[Command], ...]] = (Arm,)
    listed = 160

    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if CHARGE_SITE not in state.scenario.marks or why_no_charge(state, mini) is not None:
            return ()
        return (Arm(mini.id),)

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        site = site_of(state, mini)
        armed = not is_armed(state, site)
        mini = spend_attack(state, anchor(state, mini), CHARGE_SITE)
        note(state, "armed" if armed else "disarmed", mini.seat, site, mini.squares[0])
        out.tell(ChargeArmed(mini.seat, mini.id, state.ship.xy(state.ship.square(site)), armed))
        follow(state, mini.id, mini.seat)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        return why_no_charge(state, mini) or Illegal("SQ-END-05", "sq-no-charge-here")
