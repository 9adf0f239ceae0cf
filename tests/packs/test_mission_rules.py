"""The example pack with a mission rule, a figure and a weapon is played; the check names mistakes and runs no code."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bulkhead
from bulkhead.lab.playing import Series, play_one
from bulkhead.match import verify
from bulkhead.packs.checking import check
from bulkhead.packs.opening import play_with
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.events import Rolled
from bulkhead.starquest.table.mission_rule import RULES, rules_of
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.packs.making import played_with
from tests.starquest.scene import Table, scene
from tools.house import ROOT

EXAMPLE = ROOT / "examples/lamp"
TOML, CODE = "missions/mis_lamp.toml", "missions/mis_lamp.py"
# The room a is lit; the corridor beside it is dark.
ROOM = """
    +-+-+-+-+-+-+
    |. . . .;a a|
    +       +   +
    |. . . .;a a|
    +-+-+-+-+-+-+
    """
LIT = Objective("primary", 20, tests.Occupy(zone="a", minis=2, clear="minis", points=20))


@pytest.fixture
def lamp() -> Iterator[None]:
    play_with([EXAMPLE])
    yield
    play_with([])


def lit(*lines: str, special: tuple[str, ...] = ("lit_room",), **fields: Any) -> Table:
    return scene(ROOM, *lines, objectives=(LIT,), special=special, **fields)


MARINE, ORK = "ba1 fig_marine_laser 1.0 E", "ch1 fig_ork 4.0 W"


def rolled(table: Table) -> tuple[int, int]:
    """Red and white dice of the first attack."""
    (roll,) = table.told(Rolled)
    return roll.red, len(roll.values) - roll.red


@pytest.mark.usefixtures("lamp")
def test_a_shot_into_the_light_has_a_white_die_more() -> None:
    table = lit(MARINE, ORK, dice=(1,) * 6).act("ba1").do("ba1 shoot wpn_laser_rifle ch1")
    assert rolled(table) == (0, 3)


@pytest.mark.usefixtures("lamp")
def test_not_in_another_mission_and_not_at_a_target_in_the_dark() -> None:
    other = lit(MARINE, ORK, dice=(1,) * 6, special=()).act("ba1").do("ba1 shoot wpn_laser_rifle ch1")
    assert rolled(other) == (0, 2)
    dark = lit(MARINE, "ch1 fig_ork 3.0 W", ORK.replace("ch1", "ch2"), dice=(1,) * 6)
    dark.act("ba1").do("ba1 shoot wpn_laser_rifle ch1")
    assert rolled(dark) == (0, 2), "the bystander in the light changes nothing"


@pytest.mark.usefixtures("lamp")
def test_the_lamp_dazzles_who_stands_in_its_light_and_not_the_others() -> None:
    inside = lit("ba1 fig_marine_laser 5.0 W", "ba2 fig_marine_laser 0.0 E").act("ba1")
    refusal = inside.refused("ba1 overwatch")
    assert (refusal.clause, refusal.phrase.id) == ("SQ-OVER-01", "mis_lamp-dazzled")
    outside = lit("ba2 fig_marine_laser 0.0 E", "ba1 fig_marine_laser 5.0 W").act("ba2")
    assert outside.offered("ba2 overwatch")


@pytest.mark.usefixtures("lamp")
def test_the_lamplighter_shoots_with_its_own_weapon_and_an_ork_does_not() -> None:
    near = lit("ch1 fig_lamplighter 4.0 W", "ba1 fig_marine_laser 0.0 E", dice=(6, 6)).act("ch1")
    near.do("ch1 shoot wpn_flare_gun ba1")
    assert near.told(Rolled)[0].values == (3, 2)
    assert near.mini("ba1").place == "dead"
    other = lit("ch1 fig_ork 4.0 W", "ba1 fig_marine_laser 0.0 E").act("ch1")
    assert other.offered("ch1 shoot wpn_flare_gun") == []


@pytest.mark.usefixtures("lamp")
@pytest.mark.parametrize("factions", ["imperial_fists,chaos", "blood_angels,eldar,chaos"])
def test_bots_play_the_mission_to_its_end_and_the_match_is_verified(factions: str) -> None:
    options = STARQUEST.options({"mission": "mis_lamp", "factions": factions})
    seats = ("random",) * len(options.factions)
    played = play_one(Series("starquest", options, seats, "lamp", recorded=True), 0)
    assert verify(played.log, "game.jsonl", bulkhead.GAMES).finished


def test_the_rule_comes_and_goes_with_its_pack_and_no_file_of_the_game_knows_it() -> None:
    with played_with(EXAMPLE):
        assert [rule.name for rule in rules_of(lit(MARINE).state)] == ["lit_room"]
    assert rules_of(lit(MARINE).state) == ()
    assert "lit_room" not in {rule.name for rule in RULES}
    for ending in ("py", "toml", "ftl"):
        for file in (ROOT / "src").rglob(f"*.{ending}"):
            text = file.read_text(encoding="utf-8")
            assert not [
                word for word in ("lit_room", "mis_lamp", "fig_lamplighter", "wpn_flare_gun") if word in text
            ]


def test_the_example_is_sound() -> None:
    report = check(EXAMPLE)
    assert (report.mistakes, report.warnings) == ((), ())


# Mistakes


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of the example in which one text is another."""
    for file in ("pack.toml", TOML, CODE, "figures/fig_lamplighter.toml", "weapons/wpn_flare_gun.toml"):
        (folder / file).parent.mkdir(exist_ok=True)
        text = (EXAMPLE / file).read_text(encoding="utf-8")
        assert file != name or old in text
        (folder / file).write_text(text.replace(old, new) if file == name else text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "message", "said"),
    [
        ("class LitRoom(MissionRule):", "class LitRoom(MissionRule)", "pack-code-syntax", "line 12"),
        ("(MissionRule):", ":", "pack-code-no-rule", "MissionRule"),
        ('    name = "lit_room"\n', "", "pack-code-rule-no-name", "LitRoom"),
        ('"lit_room"', '"held_room"', "pack-code-rule-taken", "held_room"),
        ('"lit_room"', '"dark_room"', "pack-code-rule-not-listed", "dark_room"),
        ("def dice(", "def dices(", "pack-code-no-hook", "dices"),
        ("attack: Attack, pool: Pool)", "pool: Pool)", "pack-code-arguments", "state, attack, pool"),
        ("import Pool", "import Pond", "pack-code-no-import", "bulkhead.starquest.box.items.dice.Pond"),
        ("from bulkhead.tabletop.refusals", "from bulkhead.tabeltop", "pack-code-no-import", "tabeltop"),
        (
            "from bulkhead.tabletop.refusals import",
            "from .refusals import",
            "pack-code-no-import",
            ".refusals",
        ),
        (
            "from bulkhead.tabletop.refusals import Illegal",
            "import nowhere",
            "pack-code-no-import",
            "nowhere",
        ),
        ("from bulkhead.tabletop.refusals import Illegal", "import random", "pack-code-unsteady", "random"),
    ],
)
def test_a_slip_in_a_rule_is_said_in_one_sentence(
    tmp_path: Path, old: str, new: str, message: str, said: str
) -> None:
    mistakes = {phrase.id: phrase for phrase in check(changed(tmp_path, CODE, old, new)).mistakes}
    assert message in mistakes
    assert said in Words().render(mistakes[message])
    for language in LANGUAGES:
        assert "mis_lamp.py" in Words(language).render(mistakes[message])


def test_a_mission_that_names_a_rule_which_no_file_brings(tmp_path: Path) -> None:
    (mistake, _) = check(changed(tmp_path, TOML, '["lit_room"]', '["lit_rom"]')).mistakes
    assert (mistake.id, mistake.args["field"], mistake.args["line"]) == ("file-not-one-of", "special", 13)
    assert "lit_room" in str(mistake.args["allowed"])


def test_code_beside_no_mission(tmp_path: Path) -> None:
    folder = changed(tmp_path, CODE, "", "")
    (folder / CODE).rename(folder / "missions/mis_lantern.py")
    assert [phrase.id for phrase in check(folder).mistakes] == ["pack-code-alone"]


def test_checking_runs_nothing_and_playing_says_why_a_rule_does_not_run(tmp_path: Path) -> None:
    folder = changed(tmp_path, CODE, "\n\nclass", "\n\nFEW = 1 // 0\n\n\nclass")
    assert check(folder).mistakes == ()
    with played_with(folder), pytest.raises(Mistake) as told:
        rules_of(lit(MARINE).state)
    assert told.value.phrase.id == "pack-code-fails"
    assert "line 12: this code does not run: " in Words().render(told.value.phrase)


def test_the_digest_covers_the_rule(tmp_path: Path) -> None:
    stamps = [
        check(folder).content.stamp for folder in (EXAMPLE, changed(tmp_path, CODE, "white=1", "white=2"))
    ]
    digests = {stamp.digest for stamp in stamps if stamp is not None}
    assert len(digests) == len(stamps)
