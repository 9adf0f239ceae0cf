"""Hooks of special rules: which rules a mission has, and that the game calls every hook."""

import re

import pytest

from bulkhead.packs.mission_code import HOOKS
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.table.mission_rule import RULES, MissionRule, rules_for, rules_of
from tests.starquest.scene import hall, scene
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
