"""Hooks of special rules: which rules a mission has, and that the game calls every hook."""

import re

import pytest

from bulkhead.packs.mission_code import HOOKS
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.described import DESCRIBED
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table import mission_rule
from bulkhead.starquest.table.mission_rule import RULES, Doing, MissionRule, rules_for, rules_of
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal
from tests.starquest.mustering import muster, options, ready
from tests.starquest.scene import CH, CU, hall, scene
from tools.house import ROOT

SOURCE = ROOT / "src/bulkhead/starquest"
SPECIAL = SOURCE / "rules/missions/special"


def test_a_mission_without_special_rules_has_none() -> None:
    assert rules_for(Scenario("mis_test")) == ()
    assert rules_for(Scenario("mis_test", special=("no_ranks",))) == (), (
        "a word that only describes the mission"
    )


@pytest.mark.parametrize(
    ("scenario", "names"),
    [
        (
            Scenario("mis_test", special=("standing_altars", "altar_rites")),
            ["altar_rites", "standing_altars"],
        ),
        (Scenario("mis_test", due={"fig_ork": 2}), ["due_tokens"]),
        (Scenario("mis_test", survivors=2), ["hidden_survivors"]),
    ],
)
def test_a_mission_has_its_rules_by_its_words_or_its_fields(scenario: Scenario, names: list[str]) -> None:
    assert [rule.name for rule in rules_for(scenario)] == names


def test_a_table_keeps_its_rules_and_another_one_has_its_own() -> None:
    held = scene(hall(2, 2), "ba1 fig_marine_laser 0.0 E", special=("held_room",)).state
    plain = scene(hall(2, 2), "ba1 fig_marine_laser 0.0 E").state
    for _ in range(2):
        assert [rule.name for rule in rules_of(held)] == ["held_room"]
        assert rules_of(plain) == ()


def test_more_missions_than_are_remembered_at_once() -> None:
    tables = [scene(hall(2, 2), special=("held_room",) * (at % 2)).state for at in range(150)]
    for at, state in enumerate(tables):
        assert len(rules_of(state)) == at % 2


def test_every_word_of_a_mission_is_that_of_a_rule_or_describes_a_field() -> None:
    known = {rule.name for rule in RULES} | set(DESCRIBED)
    assert {word for mission in load_box().missions.values() for word in mission.special} - known == set()


def test_names_of_rules_are_unique_and_rules_without_a_field_are_named_by_a_mission() -> None:
    names = [rule.name for rule in RULES]
    assert names == sorted(set(names))
    words = {word for mission in load_box().missions.values() for word in mission.special}
    by_word = {rule.name for rule in RULES if type(rule).applies is MissionRule.applies}
    assert by_word <= words


@pytest.mark.parametrize("hook", sorted(set(HOOKS) - {"applies"}))
def test_the_game_calls_every_hook(hook: str) -> None:
    """Outside the special rules themselves, so that a rule which overrides it is heard."""
    files = [file for file in SOURCE.rglob("*.py") if SPECIAL not in file.parents]
    assert any(re.search(rf"\brule\.{hook}\(", file.read_text(encoding="utf-8")) for file in files)


# Hooks that no rule of the box overrides


class Truce(MissionRule):
    """Squads begin with a point, nobody but Chaos shoots, and the mission is over after the second round."""

    name = "truce"

    def at_start(self, state: State, out: Out) -> None:
        score(state, 0, 1, "truce", out)

    def forbids(self, state: State, doing: Doing, seat: int, mini: Mini | None) -> Illegal | None:
        return Illegal("SQ-SHOOT-01", "sq-no-not-now") if doing == "shoot" and seat != CH else None

    def is_over(self, state: State) -> bool:
        return state.round >= 2


@pytest.fixture
def truce(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mission_rule, "RULES", [*RULES, Truce()])


@pytest.mark.usefixtures("truce")
@pytest.mark.parametrize(("special", "points"), [(("truce",), 1), ((), 0)])
def test_a_rule_acts_when_set_up_is_done(
    special: tuple[str, ...], points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Truce, "applies", lambda self, scenario: bool(special))
    table = ready(muster(options(("imperial_fists", "chaos"), mission="mis_00_first_steps")))
    assert [side.points for side in table.state.sides] == [points, 0]
    assert table.state.round == 1


@pytest.mark.usefixtures("truce")
def test_a_rule_forbids_a_shot_to_some_and_not_to_others() -> None:
    marine, marauder = "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 3.0 W"
    squad = scene(hall(4, 1), marine, marauder, special=("truce",)).act("ba1")
    assert squad.refused("ba1 shoot wpn_laser_rifle ch1").clause == "SQ-SHOOT-01"
    assert scene(hall(4, 1), marauder, marine, special=("truce",)).act("ch1").offered("ch1 shoot")
    assert scene(hall(4, 1), marine, marauder).act("ba1").offered("ba1 shoot")


@pytest.mark.usefixtures("truce")
@pytest.mark.parametrize(
    ("round_", "turn", "special", "outcome"),
    [
        (2, CU, ("truce",), "truce"),
        (1, CU, ("truce",), ""),
        (2, CH, ("truce",), ""),
        (2, CU, (), ""),
    ],
)
def test_a_rule_ends_the_mission_at_the_end_of_a_round(
    round_: int, turn: int, special: tuple[str, ...], outcome: str
) -> None:
    table = scene(hall(4, 1), "ba1 fig_marine_laser 0.0 E", turn=turn, special=special)
    table.state.round = round_
    assert table.do("end").state.outcome == outcome
