"""Missions: valid by SQ-SETUP-19, fair in numbers, and refused with a reason when they are not."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box import load_box, read_box
from bulkhead.starquest.box.items.described import DESCRIBED
from bulkhead.starquest.box.items.missions import End, Mission, Roll
from bulkhead.starquest.box.items.objectives import Eliminate, KillCount, Occupy, Secret
from bulkhead.words import Words
from tests.starquest.box.pack import CONTENT, changed, mistake_in, mistake_with

BOX = load_box()
FIRST = "missions/mis_00_first_steps.toml"
HARD = "missions/mis_01_hard_dock.toml"
SIGNAL = "missions/mis_02_dead_signal.toml"
HEADHUNT = "missions/mis_03_headhunt.toml"
R_LINE = "r_squares = [[0, 8], [0, 10], [0, 0], [0, 7], [7, 0], [9, 0]]"


def test_a_mission() -> None:
    mission = BOX.missions["mis_01_hard_dock"]
    assert (mission.kind, mission.layout, mission.end.rounds) == ("campaign", "lay_hulk", 9)
    assert mission.primary.test == Eliminate(("fig_dread_mk7",), (30,))
    assert mission.secondary.test == Occupy("c2", 2, "all", 15)
    assert mission.mounts == {"fig_dread_mk7": ("wpn_missile_launcher", "wpn_assault_cannon")}
    assert mission.objects[0].per_squad == {1: 3, 2: 2, 3: 2, 4: 1, 5: 1}
    assert mission.special == ("given_mounts",)
    assert mission.row("chaos_blips", 1) == {"fig_gretchin": 4, "fig_ork": 4, "fig_dread_mk7": 1}
    assert mission.row("chaos_reinforcements", 1) == {}


def test_kinds_of_missions() -> None:
    kinds = [mission.kind for mission in BOX.missions.values()]
    assert (kinds.count("tutorial"), kinds.count("campaign"), kinds.count("skirmish")) == (1, 12, 2)
    assert kinds.count("lesson") == 3


def test_who_may_take_part() -> None:
    first = BOX.missions["mis_00_first_steps"]
    assert first.squads.seats[0] == "imperial_fists"
    assert (first.aliens.seats, first.aliens.most) == (("chaos",), 1)
    assert BOX.missions["mis_s1_cold_lock"].aliens.most == 1
    assert BOX.missions["mis_s2_two_keys"].aliens.needed == ("chaos",)
    assert BOX.missions["mis_11_two_giants"].squads.least == 2


@pytest.mark.parametrize("id_", BOX.missions)
def test_more_squads_never_meet_fewer_aliens(id_: str) -> None:
    mission = BOX.missions[id_]
    for roll in mission.tokens:
        values = [
            sum(BOX.figures[figure].points * count for figure, count in mission.row(roll, squads).items())
            for squads in range(mission.squads.least, mission.squads.most + 1)
        ]
        assert values == sorted(values), roll


@pytest.mark.parametrize("id_", BOX.missions)
def test_objectives_are_worth_30_and_15(id_: str) -> None:
    mission = BOX.missions[id_]
    assert (mission.primary.points, mission.secondary.points) == (30, 15)


def test_a_secondary_may_be_kept_back() -> None:
    hidden = {id_ for id_, mission in BOX.missions.items() if not mission.secondary.public}
    assert hidden == {"mis_03_headhunt", "mis_10_reliquary"}
    assert BOX.missions["mis_10_reliquary"].secondary.test == Secret(1)
    assert all(mission.primary.public for mission in BOX.missions.values())


def test_counts_go_by_the_number_of_squads() -> None:
    test = BOX.missions["mis_04_nest"].secondary.test
    assert isinstance(test, KillCount)
    assert (test.flag, test.count[2], test.count[3]) == ("gene", 2, 3)


@pytest.mark.parametrize("id_", BOX.missions)
def test_a_campaign_mission_has_a_dock_for_each_squad(id_: str) -> None:
    mission = BOX.missions[id_]
    assert len(mission.entry) == mission.squads.most
    assert {len(dock.thresholds) for dock in BOX.ship(id_).docks.values()} == {2}


@pytest.mark.clause("SQ-SETUP-19")
def test_five_reinforcement_squares_are_too_few(tmp_path: Path) -> None:
    mistake = mistake_in(tmp_path, FIRST, ", [9, 0]]", "]")
    assert mistake.phrase.id == "content-too-few-r"
    assert mistake.phrase.args["count"] == 5
    assert mistake.phrase.args["field"] == "r_squares"


@pytest.mark.clause("SQ-SETUP-19")
def test_without_reinforcements_there_need_be_no_reinforcement_squares(tmp_path: Path) -> None:
    text = CONTENT.joinpath(*FIRST.split("/")).read_text(encoding="utf-8")
    start = text.index("[tokens.chaos_reinforcements]")
    rows = text[start : text.index("[steps]")]
    file = changed(tmp_path, FIRST, rows, "")
    file.write_text(
        file.read_text(encoding="utf-8")
        .replace(R_LINE, "r_squares = []")
        .replace('r_rooms = ["d3", "d1", "d2", "d4"]', "r_rooms = []"),
        encoding="utf-8",
    )
    assert read_box(CONTENT, tmp_path).missions["mis_00_first_steps"].r_squares == ()


@pytest.mark.clause("SQ-SETUP-19")
@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        (FIRST, 'entry = ["dk_n", "dk_s"]', 'entry = ["dk_n", "dk_x"]', "file-not-one-of"),
        (FIRST, 'entry = ["dk_n", "dk_s"]', 'entry = ["dk_n"]', "content-too-few-docks"),
        (FIRST, 'entry = ["dk_n", "dk_s"]', 'entry = ["dk_n", "dk_n"]', "content-too-few-docks"),
        (FIRST, 'cult_entry = "none"', 'cult_entry = "board"', "content-cult"),
        (FIRST, 'cult_entry = "none"', 'cult_entry = "conduit"', "content-conduit"),
        (FIRST, "[0, 8]", "[0, 88]", "content-in-field"),
        (FIRST, "[0, 8]", "[5, 8]", "content-not-in-room"),
        (FIRST, "[0, 8]", "[0, 10]", "content-square-taken"),
        (FIRST, 'r_rooms = ["d3"', 'r_rooms = ["e3"', "content-no-such-room"),
        (FIRST, 'zone = ["d5"]', 'zone = ["d6"]', "content-no-such-room"),
        (FIRST, 'zone = "d5"', 'zone = "d6"', "content-no-such-room"),
        (FIRST, "2 = { fig_gretchin = 5", "3 = { fig_gretchin = 5", "content-no-row"),
        (FIRST, "1 = { fig_gretchin = 3", "1 = { fig_husk = 3", "content-wrong-list"),
        (FIRST, "1 = { fig_gretchin = 3", "1 = { fig_genestealer = 3", "content-wrong-list"),
        (FIRST, "2 = { fig_gretchin = 5", "2 = { fig_gretchin = 15", "content-beyond-stock"),
        (FIRST, "rooms = 2, points = 15", "rooms = 2, points = 10", "content-points"),
        (HARD, 'cult_entry = "board"', 'cult_entry = "conduit"', "content-conduit"),
        (HARD, "vents = {", "vents = {} #", "content-no-vent"),
        (HARD, "key_tokens = { chaos_blips = {", "key_tokens = { special_tokens = {", "content-wrong-list"),
        (HARD, "key_tokens = {", "key_tokens = {} #", "content-not-in-mission"),
        (SIGNAL, 'what = "obj_data_core"', 'what = "obj_relic"', "content-not-in-mission"),
        (SIGNAL, "console = {", "console = {} #", "content-not-in-mission"),
        (SIGNAL, "console = { d5 = [11, 11]", "console = { d5 = [99, 11]", "content-no-floor"),
        (SIGNAL, 'bulkheads = ["a_d4"]', 'bulkheads = ["a_d9"]', "content-in-field"),
        ("missions/mis_07_long_corridor.toml", 'area = "brd_b"', 'area = "brd_q"', "content-no-such-room"),
        ("missions/mis_07_long_corridor.toml", '"brd_strip_2"]', '"brd_strip_3"]', "content-unknown-id"),
        ("missions/mis_05_lost_crew.toml", "survivors = {", "survivors = {} #", "content-not-in-mission"),
    ],
)
@pytest.mark.clause("C-FLAG-gene")
def test_a_mission_that_cannot_be_played_is_refused(
    tmp_path: Path, name: str, old: str, new: str, message: str
) -> None:
    assert mistake_in(tmp_path, name, old, new).phrase.id == message


WITHOUT: dict[str, dict[str, Any]] = {
    "aliens_disarm": {"primary": BOX.missions["mis_01_hard_dock"].primary},
    "aliens_hunt_machines": {"special": ("aliens_hunt_machines",)},
    "carried_survivors": {"objects": ()},
    "countdown": {"end": End(14, "all_destroyed_plus_2")},
    "cult_takes_survivors": {"objects": ()},
    "extraction": {"extraction": "none"},
    "given_mounts": {"mounts": {}},
    "hidden_survivors": {"objects": ()},
    "last_vent": {"end": End(10, "all_armed_plus_4")},
    "no_ranks": {"kind": "campaign"},
    "one_board": {"one_board": ()},
    "one_bulkhead": {"bulkheads": ()},
    "open_arcs": {"kind": "skirmish"},
    "relic_recovered": {"end": End(10)},
    "two_ways": {"bulkheads": ()},
    "unentered_board": {"side_boards": ()},
}
"""What a mission lacks in which the text of a word would not be true."""


@pytest.mark.parametrize(
    ("mission", "word"),
    [(mission, word) for mission in BOX.missions.values() for word in mission.special if word in DESCRIBED],
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_a_word_describes_a_field_that_its_mission_has(mission: Mission, word: str) -> None:
    assert DESCRIBED[word].does(mission)
    assert not DESCRIBED[word].does(replace(mission, **WITHOUT[word]))
    assert DESCRIBED[word].field in WITHOUT[word]


def test_every_word_that_describes_a_field_is_used() -> None:
    used = {word for mission in BOX.missions.values() for word in mission.special}
    assert set(DESCRIBED) == set(WITHOUT) <= used


def test_a_word_without_its_field_is_refused(tmp_path: Path) -> None:
    mistake = mistake_in(tmp_path, "missions/mis_06_fuse.toml", 'extraction = "dock"\n', "")
    assert Words("en").render(mistake.phrase) == (
        "missions/mis_06_fuse.toml, line 16, field “special”: the text of “extraction” is about the field "
        "“extraction”, which does not do that in this mission."
    )


@pytest.mark.clause("SQ-SETUP-19")
def test_key_tokens_need_a_list_to_join(tmp_path: Path) -> None:
    text = CONTENT.joinpath(*HEADHUNT.split("/")).read_text(encoding="utf-8")
    rows = text[text.index("[tokens.special_tokens]") :]
    file = changed(tmp_path, HEADHUNT, rows, "")
    whole = file.read_text(encoding="utf-8")
    file.write_text(
        whole.replace("cult_tokens = { fig_hierophant = 1 }", "special_tokens = { fig_genestealer = 1 }"),
        encoding="utf-8",
    )
    assert mistake_with(tmp_path, HEADHUNT).phrase.id == "content-no-list"


def test_lists_have_the_names_that_the_rules_know() -> None:
    rolls: set[Roll] = {roll for mission in BOX.missions.values() for roll in mission.tokens}
    assert rolls == {
        "chaos_blips",
        "chaos_reinforcements",
        "cult_tokens",
        "cult_reinforcements",
        "special_tokens",
    }
