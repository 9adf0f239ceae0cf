"""Figures, weapons, sets and squads: the values that the rules rest on."""

from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box import load_box
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.reading.sheets import flag_mistakes
from bulkhead.starquest.events import Rolled
from bulkhead.tabletop.tomlfile import TomlFile
from tests.starquest.scene import hall, scene

BOX = load_box()


@pytest.mark.clause("SQ-MOVE-01", "SQ-LIFE-01", "SQ-LIFE-02")
def test_a_sheet() -> None:
    ork = BOX.figures["fig_ork"]
    assert (ork.faction, ork.move, ork.av, ork.lp, ork.points, ork.size) == ("chaos", 6, 1, 1, 3, 2)
    assert ork.melee == Pool(0, 2)
    assert ork.weapons == ("wpn_scrap_gun", "wpn_combat_blade")
    assert (ork.kind, ork.stock.own, ork.stock.reserve) == ("warband", 8, 0)
    assert ork.source == "public"
    assert ork.fields == {"av": "rulebook", "lp": "rulebook"}
    assert (ork.machine, BOX.figures["mch_tarantula"].machine) == (False, True)


@pytest.mark.clause("SQ-LIFE-01")
def test_leaders_have_three_life_points() -> None:
    leaders = {id_: figure.lp for id_, figure in BOX.figures.items() if figure.has("leader")}
    by_cards = {id_ for id_ in leaders if BOX.figures[id_].has("card_life")}
    assert by_cards == {"fig_eldar_governor", "fig_eldar_sorcerer"}
    assert {leaders[id_] for id_ in by_cards} == {1}
    assert {lp for id_, lp in leaders.items() if id_ not in by_cards} == {3}


@pytest.mark.clause("SQ-LIFE-02")
def test_other_squad_members_have_two_life_points_and_legionaries_three() -> None:
    for squad in BOX.squads.values():
        for id_ in squad.members:
            figure = BOX.figures[id_]
            if not figure.has("leader"):
                assert figure.lp == (3 if squad.id == "sqd_legion" else 2), id_


def test_printed_melee_dice_are_those_of_the_melee_weapon() -> None:
    for id_, figure in BOX.figures.items():
        if figure.melee is not None:
            assert BOX.melee(id_, BOX.usual_arms(id_)) == figure.melee, id_


def test_a_commander_takes_one_of_three_sets() -> None:
    commander = BOX.figures["fig_marine_commander"]
    fire = {
        id_: (
            [str(one.dice) for one in BOX.ranged(BOX.arms(id_))],
            str(BOX.melee(commander.id, BOX.arms(id_))),
        )
        for id_ in commander.choose
    }
    assert fire == {
        "set_axe_pistol": (["2W"], "2R"),
        "set_bolter": (["2R"], "2W"),
        "set_sword_glove": ([], "2R2W"),
    }
    assert BOX.usual_arms(commander.id) == ("wpn_deadly_axe", "wpn_laser_pistol")


def test_terminators_choose_a_set_and_keep_no_other_weapon() -> None:
    terminator = BOX.figures["fig_terminator"]
    assert terminator.weapons == ()
    assert [BOX.arms(id_) for id_ in terminator.choose] == [
        ("wpn_storm_bolter", "wpn_power_fist"),
        ("wpn_lightning_claws",),
        ("wpn_thunder_hammer",),
    ]
    sheets = {
        id_: BOX.figures[id_] for id_ in BOX.squads["sqd_terminators"].members if id_ != "fig_librarian"
    }
    assert {id_: (one.melee and str(one.melee), one.points) for id_, one in sheets.items()} == {
        "fig_term_commander": ("2R", 15),
        "fig_terminator": ("1R1W", 10),
        "fig_term_heavy": ("1R1W", 15),
    }


@pytest.mark.clause("SQ-TURN-07", "SQ-TURN-10")
def test_which_weapons_let_their_bearer_split_the_movement() -> None:
    splits = {id_ for id_, weapon in BOX.weapons.items() if weapon.splits}
    assert "wpn_laser_rifle" in splits
    assert "wpn_storm_bolter" in splits  # one red die only
    assert "wpn_shuriken_pistol" in splits
    for id_ in ("wpn_commander_bolter", "wpn_assault_cannon", "wpn_twin_las", "wpn_storm_bolter_master"):
        assert BOX.weapons[id_].heavy_dice
        assert BOX.weapons[id_].heavy_to_move
        assert id_ not in splits
    las = BOX.weapons["wpn_las_cannon"]  # one red die a shot, extra-heavy all the same
    assert (las.heavy_dice, las.heavy_to_move, las.splits) == (False, True, False)
    shuriken = BOX.weapons["wpn_shuriken_cannon"]  # not heavy, yet it does not split
    assert (shuriken.heavy_dice, shuriken.heavy_to_move, shuriken.splits) == (False, False, False)
    assert shuriken.has("around_movement")


@pytest.mark.clause("SQ-TURN-10")
def test_the_flags_of_the_sheets_agree_with_the_weapons() -> None:
    for id_, figure in BOX.figures.items():
        guns = BOX.ranged(BOX.usual_arms(id_))
        if figure.has("split"):
            assert all(gun.splits for gun in guns), id_
        if figure.faction in ("marines", "eldar", "legion") and any(gun.heavy_to_move for gun in guns):
            assert figure.has("no_split") or figure.machine, id_
        if figure.has("no_fire"):
            assert guns == (), id_


def test_only_the_flamer_has_a_range_and_no_overwatch() -> None:
    assert {id_: weapon.range for id_, weapon in BOX.weapons.items() if weapon.range} == {"wpn_flamer": 6}
    assert [id_ for id_, weapon in BOX.weapons.items() if weapon.has("no_overwatch")] == ["wpn_flamer"]


@pytest.mark.parametrize(
    ("mark", "mounts", "extra"),
    [("fig_dread_mk7", 2, 1), ("fig_dread_mk8", 2, 1), ("fig_dread_mk9", 4, 2), ("fig_dread_mk10", 4, 2)],
)
def test_a_dreadnought_mounts_different_weapons(mark: str, mounts: int, extra: int) -> None:
    figure = BOX.figures[mark]
    assert (figure.mounts, figure.extra_heavy, figure.limit) == (mounts, extra, 1)
    arms = BOX.usual_arms(mark)
    assert arms[-1] == "wpn_body_lasers"
    assert len(set(arms)) == mounts + 1
    assert sum(BOX.weapons[id_].kind == "extra_heavy" for id_ in arms) <= extra


def test_golgotha_bears_four_equal_guns() -> None:
    assert BOX.usual_arms("fig_golgotha") == ("wpn_golgotha_gun",) * 4 + ("wpn_body_lasers",)
    assert BOX.weapons["wpn_golgotha_gun"].has("no_concentration")


def test_every_squad_can_be_put_together_from_its_own_stock() -> None:
    for id_, squad in BOX.squads.items():
        least = sum(members.least for members in squad.members.values())
        most = sum(members.most for members in squad.members.values())
        assert least <= squad.size <= most, id_
        for figure, members in squad.members.items():
            assert members.most <= BOX.figures[figure].stock.own, (id_, figure)
        assert sum(BOX.figures[figure].has("leader") for figure in squad.members) == 1


def test_karak_and_dominic_always_lead_five_of_the_seven() -> None:
    legion = BOX.squads["sqd_legion"]
    assert legion.size == 5
    assert [id_ for id_, members in legion.members.items() if members.least] == ["fig_karak", "fig_dominic"]
    assert len(legion.members) == 7


def test_genestealers_are_no_allies_and_gene_figures_come_as_special_tokens() -> None:
    assert [id_ for id_, figure in BOX.figures.items() if figure.has("no_ally")] == ["fig_genestealer"]
    gene = {id_ for id_, figure in BOX.figures.items() if figure.has("gene")}
    assert gene == {"fig_genestealer", "fig_hybrid", "fig_hybrid_heavy"}


def test_traits_of_legionaries() -> None:
    traits = {figure.trait.id: figure.trait for figure in BOX.figures.values() if figure.trait is not None}
    assert len(traits) == 6
    assert [str(one) for one in traits["trt_oathkeeper"].do] == ["more(move,1)"]
    assert traits["trt_surgeon"].uses == 3
    assert traits["trt_martyr"].play == "on_eliminated"


def _contradictions(**changes: Any) -> list[tuple[object, object]]:
    """Flags of a changed laser marine that his weapons contradict, with the weapon."""
    sheet = replace(load_box().figures["fig_marine_laser"], **changes)
    found = flag_mistakes(load_box(), sheet, TomlFile("", "fig_marine_laser.toml"))
    return [(mistake.phrase.args["value"], mistake.phrase.args["weapon"]) for mistake in found]


@pytest.mark.clause("SQ-TURN-07", "C-FLAG-split")
def test_who_may_split_its_movement_bears_no_heavy_weapon() -> None:
    assert _contradictions() == []
    assert _contradictions(weapons=("wpn_plasma_gun", "wpn_combat_blade")) == [("split", "wpn_plasma_gun")]


@pytest.mark.clause("C-FLAG-no_split")
def test_who_may_not_split_its_movement_bears_no_light_weapon() -> None:
    flags = load_box().figures["fig_marine_heavy"].flags
    assert _contradictions(flags=flags, weapons=("wpn_plasma_gun",)) == []
    assert _contradictions(flags=flags) == [("no_split", "wpn_laser_rifle")]


@pytest.mark.clause("C-FLAG-no_fire")
def test_who_does_not_fire_bears_no_gun() -> None:
    flags = load_box().figures["fig_gallows"].flags
    assert _contradictions(flags=flags, weapons=("wpn_combat_blade",)) == []
    assert _contradictions(flags=flags) == [("no_fire", "wpn_laser_rifle")]


@pytest.mark.parametrize(
    ("figure", "ranks"),
    [
        pytest.param(
            "fig_marine_extra", {"ldr_marines": 3}, marks=pytest.mark.clause("C-fig_marine_extra-use")
        ),
        pytest.param(
            "fig_term_flamer", {"ldr_marines": 4}, marks=pytest.mark.clause("C-fig_term_flamer-use")
        ),
        pytest.param(
            "mch_tarantula",
            {"ldr_marines": 5, "ldr_eldar": 5},
            marks=pytest.mark.clause("C-mch_tarantula-use"),
        ),
        pytest.param("fig_fanatic", {"ldr_legion": 1}, marks=pytest.mark.clause("C-fig_fanatic-use")),
        pytest.param("fig_therian", {"ldr_legion": 2}, marks=pytest.mark.clause("C-fig_therian-use")),
        pytest.param("mch_mrl_inferno", {"ldr_legion": 3}, marks=pytest.mark.clause("C-mch_mrl_inferno-use")),
    ],
)
def test_some_figures_come_as_reinforcements_of_a_rank_only(figure: str, ranks: dict[str, int]) -> None:
    found = {
        ladder.id: step.rank
        for ladder in BOX.ladders.values()
        for step in ladder.ranks
        if figure in step.reinforcement
    }
    assert found == ranks
    assert BOX.figures[figure].stock.own == 0
    assert not any(figure in squad.members or squad.psionic == figure for squad in BOX.squads.values())
    lists = [
        row for mission in BOX.missions.values() for roll in mission.tokens.values() for row in roll.values()
    ]
    assert not any(figure in row for row in lists)


@pytest.mark.clause("C-mch_tarantula-pool")
def test_there_are_two_tarantulas_for_all_squads() -> None:
    stock = BOX.figures["mch_tarantula"].stock
    assert (stock.own, stock.reserve) == (0, 2)


@pytest.mark.clause("C-mch_mrl_inferno-base", "C-mch_mrl_inferno-melee")
def test_the_mrl_stands_on_one_square_and_is_struck_as_a_target_of_armour_four() -> None:
    for dice, lp in (((6, 4), 2), ((6, 5), 1)):
        table = scene(
            hall(6, 2),
            "ch1 fig_android 2.0 E",
            "ld1 mch_mrl_inferno 3.0 W",
            "ld2 fig_quill 5.1 W",
            dice=(*dice, 1, 1),
        ).act("ch1")
        assert len(table.mini("ld1").squares) == 1
        table.do("ch1 strike ld1")
        assert [event.who for event in table.told(Rolled)] == ["ch1"], "it rolls nothing"
        assert table.mini("ld1").lp == lp


@pytest.mark.clause("C-fig_survivor-use")
def test_survivors_hide_in_one_mission_only() -> None:
    found = [id_ for id_, mission in BOX.missions.items() if any(lot.survivors for lot in mission.objects)]
    assert found == ["mis_05_lost_crew"]
    assert BOX.figures["fig_survivor"].stock.own >= 5


@pytest.mark.clause("C-sqd_marines-chapters")
def test_the_chapters_have_the_same_sheets_and_decks_of_their_own() -> None:
    chapters = ("blood_angels", "imperial_fists", "ultramarines")
    assert BOX.squads["sqd_marines"].seats == chapters
    decks = [{id_ for id_, card in BOX.cards.items() if chapter in card.decks} for chapter in chapters]
    assert all(one != other for one in decks for other in decks if one is not other)
