"""The base class of rules that only single missions have: its methods are hooks, which the rules of the game call at
their moments. Each hook does nothing until a rule overrides it.

    @mission_rule
    class Altars(MissionRule):
        name = "altar_rites"                        # the word in the mission's `special`

        def at_turn_start(self, state, seat, out):  # the moment
            ...

The rules of the box register themselves here (`rules/missions/special`). A pack brings its own in a Python file beside
the mission (docs/content.md). A rule has no memory: what it must remember, it notes in the state. Everything else that
it does must follow from its arguments, or replays break."""

from bisect import insort
from typing import ClassVar, Literal, TypeVar

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.objectives import Deed
from bulkhead.starquest.box.pack_code import run_code
from bulkhead.starquest.box.reading.keeping import kept, with_another_box
from bulkhead.starquest.box.reading.procedures import rule_names
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Objective, Scenario
from bulkhead.starquest.data.state import Effect, Mini, State
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Rng
from bulkhead.tabletop.refusals import Illegal

Doing = Literal["melee", "shoot", "overwatch", "search", "command", "event"]
"""What a mission can forbid: to a miniature attacks, Overwatch and searches; to a seat the roll for command points and
event cards."""


class MissionRule:
    """A special rule of a mission. Override the hooks that it needs; keep their arguments."""

    name: ClassVar[str]
    """The word by which missions name it in `special`."""

    def applies(self, scenario: Scenario) -> bool:
        """Is the rule in force in this mission?"""
        return self.name in scenario.special

    # Set-up

    def set_up(self, scenario: Scenario, options: Options) -> Scenario:
        """Change the mission before its table is set up: decks, rosters, objectives."""
        return scenario

    def at_start(self, state: State, out: Out) -> None:
        """Set-up is done, the first turn is about to begin."""

    # Hidden places

    def keeper(self, state: State) -> int:
        """The seat that knows what this rule hides, -1 where it hides nothing."""
        return -1

    def hiding_places(self, state: State) -> list[str]:
        """Squares among which the keeper still has to choose in set-up, by name."""
        return []

    def hide(self, state: State, place: str) -> None:
        """The keeper has chosen one of them."""

    def reshuffle(self, state: State, rng: Rng) -> None:
        """Choose anew what this rule hides, for a viewer who does not know it. The viewer must not notice."""

    # What may be done

    def forbids(self, state: State, doing: Doing, seat: int, mini: Mini | None) -> Illegal | None:
        """Why a seat, or one of its miniatures, may not do this now; None where this rule allows it."""
        return None

    def closed_squares(self, state: State, mini: Mini) -> int:
        """Squares that a miniature or token may not enter, as bits."""
        return 0

    def may_carry(self, state: State, mini: Mini, other: Mini) -> bool:
        """May a miniature take another one up?"""
        return True

    def token_squares(self, state: State, identity: str, legal: int) -> int:
        """Those of the legal squares on which a token may be placed at a scan, as bits."""
        return legal

    def due_tokens(self, state: State, seat: int) -> list[str]:
        """Tokens in a hand that must be placed now."""
        return []

    def vents_every_turn(self, state: State) -> bool:
        """May special tokens come by vent in each turn, not in every second one?"""
        return False

    # Attacks

    def dice(self, state: State, attack: Attack, pool: Pool) -> Pool:
        """The dice of an attack, after all other rules have changed them."""
        return pool

    def rerolls(self, state: State, attack: Attack, seat: int) -> list[Effect]:
        """Effects that let a seat roll dice of an attack again, beside those in force."""
        return []

    def hurt(self, state: State, seat: int, mini: Mini, lost: int, out: Out) -> None:
        """A miniature has lost life points by an attack of this seat, and no rite has saved it. `mini` is its record
        after the loss."""

    def did(self, state: State, deed: Deed, seat: int) -> None:
        """A seat has fired, spent command points or played a psychic card."""

    def pays_value(self, state: State, figure: str) -> bool:
        """Is the value of this figure scored when it is killed?"""
        return True

    def is_for_one_alien(self, state: State) -> bool:
        """Is the mission made for one alien player? Then his kills are not halved for being alone."""
        return False

    # The course of the mission

    def after_action(self, state: State, out: Out) -> None:
        """An atomic action is done: the moment at which tokens in sight are revealed (SQ-MOVE-19)."""

    def at_turn_start(self, state: State, seat: int, out: Out) -> None:
        """A seat's turn has begun."""

    def at_turn_end(self, state: State, seat: int, out: Out) -> None:
        """A seat's turn is over, its objectives are paid."""

    def at_round_end(self, state: State, out: Out) -> None:
        """The last turn of a round is over. The rule may push a frame: the round ends when it is done."""

    # The end

    def stand_ins(self, state: State, figure: str) -> tuple[str, ...]:
        """Figures that may have taken the place of a figure: their death counts as its own in later missions."""
        return ()

    def is_over(self, state: State) -> bool:
        """Does this rule end the mission at the end of this round?"""
        return False

    def countdown_from(self, state: State, primary: Objective) -> int | None:
        """The round from which the mission's last rounds are counted, None as long as nothing has begun them."""
        return None

    def awards(self, state: State, out: Out) -> None:
        """The mission is over: points of this rule."""

    def settles_unmet(self, state: State, objective: Objective, out: Out) -> bool:
        """True where this rule scores what is left of an objective, and the alien players have no points for it."""
        return False


RULES: list[MissionRule] = []
"""The rules of the box, in the order of their names. It does not depend on which module is imported first."""

R = TypeVar("R", bound=type[MissionRule])

_LIMIT = 64
_known: dict[int, tuple[Scenario, tuple[MissionRule, ...]]] = {}
"""Rules by the identity of their scenario. The entry keeps its scenario alive, so that no
other one can have the same identity."""


def forget_rules() -> None:
    """Forget which rules each mission has: another box is loaded, or the rules of this one have changed."""
    _known.clear()


with_another_box(forget_rules)


def mission_rule(class_: R) -> R:
    """Register a rule of the box."""
    insort(RULES, class_(), key=lambda rule: rule.name)
    forget_rules()
    return class_


def rules_of(state: State) -> tuple[MissionRule, ...]:
    """The special rules of the mission at this table. The rules ask for them at every step, so this is quick."""
    scenario = state.scenario
    known = _known.get(id(scenario))
    return known[1] if known is not None else rules_for(scenario)


def rules_for(scenario: Scenario) -> tuple[MissionRule, ...]:
    """The special rules of a mission: those of the box, then those of packs."""
    found = [rule for rule in RULES if rule.applies(scenario)]
    brought = pack_rules()
    for word in scenario.special:
        if word in brought:
            found += [
                rule for rule in _of_pack(brought[word]) if rule.name == word and rule.applies(scenario)
            ]
    if len(_known) >= _LIMIT:
        _known.clear()
    rules = tuple(found)
    _known[id(scenario)] = scenario, rules
    return rules


@kept()
def pack_rules() -> dict[str, str]:
    """The rules that packs bring: the mission beside which each lies, by the name of the rule."""
    procedures = load_box().procedures
    return {name: id_ for id_, procedure in procedures.items() for name in rule_names(procedure)}


@kept()
def _of_pack(mission: str) -> tuple[MissionRule, ...]:
    """The rules in the file beside a mission. The file runs here, for the first time."""
    module = run_code(mission, load_box().procedures[mission])
    classes = [one for one in vars(module).values() if isinstance(one, type)]
    return tuple(
        one() for one in classes if issubclass(one, MissionRule) and one.__module__ == module.__name__
    )


# Hooks that are called in several places


def refused(state: State, doing: Doing, seat: int, mini: Mini | None = None) -> Illegal | None:
    """Why the mission forbids this now; None where it does not."""
    for rule in rules_of(state):
        if refusal := rule.forbids(state, doing, seat, mini):
            return refusal
    return None


def done(state: State, deed: Deed, seat: int) -> None:
    """Tell the mission what a seat has done."""
    for rule in rules_of(state):
        rule.did(state, deed, seat)


def overdue(state: State, seat: int) -> list[str]:
    """The tokens in a hand that the mission wants to be placed now."""
    return [token for rule in rules_of(state) for token in rule.due_tokens(state, seat)]


def pays_value(state: State, figure: str) -> bool:
    """Is the value of this figure scored in this mission?"""
    return all(rule.pays_value(state, figure) for rule in rules_of(state))
