"""Set-up (SQ-SETUP, SQ-SEAT-01 to 03): from the empty table to the first turn."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.options import Options, plain_options, read_options
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.data.scenario import Scenario, Supply
from bulkhead.starquest.events import Chose, MissionBegan, Ranked
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.rules.setup.saving import clone, dump, load
from bulkhead.starquest.rules.setup.scenario_builder import playable, scenario_of, ship_of
from bulkhead.starquest.rules.setup.setup import new_state
from bulkhead.starquest.table.card import CARDS, Card
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.views.views import HIDDEN, view
from bulkhead.tabletop import Mistake, Phrase, Seeded, Silence
from bulkhead.words import LANGUAGES, Words
from tests.starquest.mustering import LOTS, ask, figures, muster, options, ready, step_of
from tests.starquest.scene import BA, CH, CU, EL, LD, scene

DECKS: dict[str, tuple[str, ...]] = {
    "recon": ("rec_a", "rec_b", "rec_c"),
    "green": ("evg_a", "evg_b"),
    "azure": ("eva_a", "eva_b"),
    "orders-blood_angels": ("ord_a", "ord_b", "ord_c", "ord_d"),
    "equipment-blood_angels": tuple(f"eqp_{letter}" for letter in "abcdefgh"),
    "equipment-legion": tuple(f"leg_{letter}" for letter in "abcdef"),
}


# Who plays


@pytest.mark.clause("SQ-SETUP-01", "SQ-SEAT-01")
@pytest.mark.parametrize(
    "factions",
    [("eldar", "eldar", "chaos"), ("eldar", "legion"), ("chaos", "cult"), ("eldar", "orks", "cult")],
)
def test_a_table_without_squads_without_aliens_or_with_somebody_twice_is_refused(factions: list[str]) -> None:
    with pytest.raises(Mistake):
        read_options({"factions": factions})


@pytest.mark.clause("SQ-SETUP-01", "SQ-SEAT-01")
@pytest.mark.house("empty-seats")
def test_two_squads_and_the_cult_are_a_table_unless_it_wants_all_seven() -> None:
    assert read_options({"factions": "eldar,legion,cult"}).factions == ("eldar", "legion", "cult")
    with pytest.raises(Mistake):
        read_options({"factions": "eldar,legion,cult", "empty-seats": "no"})


@pytest.mark.clause("SQ-SEAT-02", "SQ-SETUP-16")
def test_an_absent_faction_has_no_turn_and_leaves_its_entry_area_free() -> None:
    table = ask(muster(options(("blood_angels", "eldar", "legion", "chaos"))), "entry")
    assert len(table.offers) == 5
    ready(table)
    assert len(table.state.sides) == len(table.state.order) == 4
    assert {mini.seat for mini in table.state.minis.values()} == {0, 1, 2}


# The mission


@pytest.mark.clause("SQ-SETUP-02")
def test_the_alien_players_agree_on_a_mission() -> None:
    table = muster(options(mission=""))
    assert (table.waiting, step_of(table)) == (CH, "mission")
    table.do("choose mis_04_nest")
    assert table.waiting == CU
    table.do("choose mis_04_nest")
    assert table.state.scenario.id == "mis_04_nest"
    assert table.state.vents == ("v1", "v2", "v3")
    assert table.happened == [
        Chose(CH, "mission", "mis_04_nest", "SQ-SETUP-02"),
        Chose(CU, "mission", "mis_04_nest", "SQ-SETUP-02"),
        MissionBegan(
            "mis_04_nest",
            ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion", "chaos", "cult"),
        ),
        Ranked((0, 1, 2, 3, 4)),
    ]


@pytest.mark.clause("SQ-SETUP-02")
@pytest.mark.house("mission-choice")
@pytest.mark.parametrize(("die", "chosen"), [(1, "mis_04_nest"), (2, "mis_06_fuse")])
def test_where_they_disagree_a_die_decides(die: int, chosen: str) -> None:
    table = muster(options(mission=""), dice=(die, *LOTS))
    table.do("choose mis_04_nest", "choose mis_06_fuse")
    assert table.state.scenario.id == chosen


@pytest.mark.clause("SQ-SETUP-02")
def test_an_alien_player_alone_names_the_mission_alone_and_only_one_that_the_table_can_play() -> None:
    table = muster(options(("eldar", "cult"), mission=""))
    assert "choose mis_00_first_steps" not in table.offers
    assert table.refused("choose mis_00_first_steps").clause == "SQ-SETUP-02"
    table.do("choose mis_08_black_mass")
    assert table.happened == [
        Chose(1, "mission", "mis_08_black_mass", "SQ-SETUP-02"),
        MissionBegan("mis_08_black_mass", ("eldar", "cult")),
        Ranked((0,)),
    ]
    assert table.state.scenario.id == "mis_08_black_mass"


@pytest.mark.clause("SQ-SETUP-02")
@pytest.mark.house("mission-choice")
def test_in_the_order_of_the_manual_nobody_is_asked() -> None:
    campaign = {"mission_choice": "campaign"}
    first = muster(options(mission="", house=campaign))
    assert step_of(first) != "mission"
    assert first.state.scenario.id == "mis_01_hard_dock"
    second = options(mission="", house=campaign, played=("mis_01_hard_dock",))
    assert muster(second).state.scenario.id == "mis_02_dead_signal"


def test_a_mission_that_there_is_not_or_that_is_for_others_is_refused_in_one_sentence() -> None:
    for chosen in (options(mission="mis_99_nowhere"), options(mission="mis_00_first_steps")):
        with pytest.raises(Mistake) as mistake:
            scenario_of(chosen, load_box())
        assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)


@pytest.mark.clause("SQ-SETUP-03", "SQ-SETUP-04")
def test_the_primary_objective_is_read_to_all_and_the_secondary_unless_it_is_kept_back() -> None:
    for mission, public in (("mis_01_hard_dock", True), ("mis_03_headhunt", False)):
        primary, secondary = scenario_of(options(mission=mission), load_box()).objectives
        assert (primary.public, secondary.public) == (True, public)


@pytest.mark.clause("SQ-SETUP-05")
def test_the_map_is_laid_out_as_the_mission_says_with_its_doors_closed() -> None:
    state = muster(options(mission="mis_02_dead_signal")).state
    assert set(state.ship.docks) == {"dk_n", "dk_e", "dk_se", "dk_s1", "dk_w2"}
    assert state.closed == state.ship.all_closed
    assert [door.id for door in state.ship.doors if door.kind == "bulkhead"] == ["a_d4"]


def test_objects_and_structures_of_a_mission_are_in_their_places() -> None:
    keys = muster(options(("eldar", "legion", "chaos", "cult"), mission="mis_s2_two_keys")).state
    assert {thing.kind for thing in keys.things.values()} == {"obj_key"}
    assert sorted(keys.ship.xy(thing.square) for thing in keys.things.values()) == [(7, 0), (19, 23)]
    altars = muster(options(mission="mis_08_black_mass")).state
    assert altars.structures == (("obj_altar1", 2), ("obj_altar2", 2), ("obj_altar3", 2))
    assert altars.ship.xy(altars.scenario.structures["obj_altar1"]) == (7, 11)
    assert set(altars.scenario.structure_av.values()) == {3}


# The order


@pytest.mark.clause("SQ-SETUP-15", "SQ-SETUP-16", "SQ-SETUP-17")
@pytest.mark.house("seating")
def test_the_drawn_order_rules_entry_areas_and_turns() -> None:
    """The ranking Eldar, Legion, second, first, third Marine squad."""
    table = muster(dice=(4, 4, 2, 1, *(1,) * 20))
    ranking = (3, 4, 1, 0, 2)
    assert table.happened == [
        MissionBegan(
            "mis_01_hard_dock",
            ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion", "chaos", "cult"),
        ),
        Ranked((3, 4, 1, 0, 2)),
    ]
    assert [event.order for event in table.told(Ranked)] == [ranking]
    ask(table, "entry")
    asked = []
    while step_of(table) == "entry":
        seat = table.waiting
        assert seat is not None
        asked.append(seat)
        table.do(table.offers[-1])
    assert asked == list(ranking[:4]), "the last one has no choice"
    assert len({side.dock for side in table.state.sides[:5]}) == 5
    assert table.state.order == (*ranking, CH, CU)
    assert table.state.turn_seat == EL


@pytest.mark.clause("SQ-SETUP-17")
@pytest.mark.house("seating")
def test_where_the_host_seats_the_squads_the_draw_is_for_the_entry_areas_only() -> None:
    table = ask(muster(options(house={"seating": "host"}), dice=(4, 4, 2, 1, *(1,) * 20)), "entry")
    assert table.waiting == EL
    assert ready(table).state.order == tuple(range(7))


@pytest.mark.clause("SQ-SETUP-16")
def test_an_entry_area_that_is_taken_is_refused() -> None:
    table = ask(muster(), "entry")
    table.do("choose dk_w")
    assert table.refused("choose dk_w").clause == "SQ-SETUP-16"


# Tokens


@pytest.mark.clause("SQ-SETUP-06", "SQ-SETUP-08")
def test_the_alien_players_take_the_tokens_of_the_mission_before_the_first_turn() -> None:
    table = ask(muster(), "entry")
    assert not table.side(CH).blips
    chaos, cult = (ready(table).side(seat) for seat in (CH, CU))
    assert Counter(chaos.blips) == {
        "fig_gretchin": 14,
        "fig_ork": 8,
        "fig_chaos_marine": 3,
        "fig_android": 1,
        "fig_chaos_heavy": 1,
        "fig_dread_mk7": 1,
    }
    assert (len(chaos.reinforcements), len(chaos.specials)) == (19, 8)
    assert (len(cult.blips), len(cult.reinforcements), cult.specials) == (23, 14, ())


@pytest.mark.clause("SQ-SETUP-07")
def test_everybody_knows_how_many_tokens_there_are() -> None:
    table = ready(muster())
    chaos = view(table.state, BA).sides[CH]
    assert (len(chaos.blips), len(chaos.reinforcements), len(chaos.specials)) == (28, 19, 8)
    assert {*chaos.blips, *chaos.reinforcements, *chaos.specials} == {HIDDEN}


@pytest.mark.clause("SQ-ALIEN-05")
@pytest.mark.parametrize(("die", "colours"), [(1, ("green", "azure")), (2, ("azure", "green"))])
def test_the_colours_of_the_first_event_cards_are_drawn(die: int, colours: tuple[str, str]) -> None:
    table = ready(muster(dice=(1, 1, 1, 1, die)))
    assert (table.side(CH).colour, table.side(CU).colour) == colours


@pytest.mark.clause(
    "SQ-ALIENRANK-04", "SQ-ALIENRANK-05", "SQ-ALIENRANK-06", "SQ-ALIENRANK-09", "SQ-ALIENRANK-10"
)
def test_ranks_of_the_aliens_give_tokens_from_their_bags_and_rites() -> None:
    plain = ready(muster())
    table = ready(muster(options(ranks={"chaos": 2, "cult": 3}), dice=(1, 1, 1, 1, 16, 16, 15, 15, 15, 1)))
    more = [
        Counter(table.side(seat).reinforcements) - Counter(plain.side(seat).reinforcements)
        for seat in (CH, CU)
    ]
    assert [sum(extra.values()) for extra in more] == [2, 3]
    assert set(more[0]) <= set(load_box().bags["bag_chaos"].tokens)
    assert (table.side(CU).rites, table.side(CH).rites) == (3, 0)


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_the_event_cards_of_chaos_s_rank_come_from_the_decks_it_names_and_are_its_secret() -> None:
    table = ask(muster(options(ranks={"chaos": 2}, scenario={"decks": DECKS})), "event-deck")
    assert (table.waiting, table.offers) == (CH, ["choose green", "choose azure"])
    table.do("choose green", "choose azure")
    ready(table)
    assert table.side(CH).events == ("evg_a", "eva_a")
    assert len(table.state.decks["green"].draw) == len(table.state.decks["azure"].draw) == 1
    assert "evg_a" not in str(table.heard.seen_by(BA))


@pytest.mark.clause("SQ-ALIENRANK-03")
@pytest.mark.house("chaos-cards")
@pytest.mark.parametrize(("cards", "asked"), [("held", True), ("drawn", False)])
def test_chaos_names_its_decks_beforehand_only_where_it_holds_its_cards(cards: str, asked: bool) -> None:
    table = muster(options(ranks={"chaos": 2}, house={"chaos_cards": cards}, scenario={"decks": DECKS}))
    ready(table)
    assert any(event.what == "event-deck" for event in table.told(Chose)) is asked


def test_for_each_formation_there_is_a_genestealer_and_a_revenant_more() -> None:
    table = ask(muster(), "formation", BA)
    table.do("choose sqd_terminators")
    assert table.happened == [Chose(BA, "formation", "sqd_terminators", "SQ-SQUAD-04")]
    ready(table)
    assert table.side(CH).specials.count("fig_genestealer") == 7
    assert table.side(CU).reinforcements.count("fig_revenant") == 3


# Fewer players


def supplied(factions: tuple[str, ...], mission: str = "mis_01_hard_dock", **house: Any) -> dict[str, Supply]:
    return scenario_of(options(factions, house, mission=mission), load_box()).supplies


@pytest.mark.clause("SQ-SEAT-03")
@pytest.mark.house("scaled-tokens")
def test_a_list_for_five_is_scaled_to_the_squads_that_play_and_keys_are_always_in() -> None:
    blips = ("fig_ork",) * 12 + ("fig_gretchin",) * 8
    mission = Scenario(
        "mis_01_hard_dock", supplies={"chaos": Supply(blips, ("fig_ork",) * 6, keys=("fig_android",))}
    )
    two = ready(muster(Options(factions=("eldar", "legion", "chaos"), scenario=mission))).side(2)
    assert len(two.blips) == 8 + 1
    assert "fig_android" in two.blips
    assert len(two.reinforcements) == 3
    house = options(house={"scaled_tokens": False}).house
    full = Options(factions=("eldar", "legion", "chaos"), scenario=mission, house=house)
    assert len(ready(muster(full)).side(2).blips) == 20 + 1


@pytest.mark.clause("SQ-SEAT-03")
@pytest.mark.house("scaled-tokens")
def test_a_mission_of_the_box_has_a_row_for_each_number_of_squads() -> None:
    assert len(supplied(("eldar", "legion", "chaos", "cult"))["chaos"].blips) == 15
    assert len(supplied(("eldar", "legion", "chaos", "cult"), scaled_tokens=False)["chaos"].blips) == 27


@pytest.mark.clause("SQ-SEAT-03")
def test_one_alien_player_takes_the_row_of_twice_as_many_squads_and_the_keys_of_both() -> None:
    alone = supplied(("eldar", "legion", "chaos"), "mis_03_headhunt")["chaos"]
    assert alone.blips == supplied(("blood_angels", "imperial_fists", "eldar", "legion", "chaos", "cult"),
                                   "mis_03_headhunt")["chaos"].blips  # fmt: skip
    assert alone.keys == ("fig_chaos_commander", "fig_hierophant")
    three = supplied(("blood_angels", "eldar", "legion", "cult"))["cult"]
    assert len(three.reinforcements) == 14 + 3
    cult = scenario_of(options(("eldar", "cult")), load_box())
    assert (cult.vents, cult.supplies["cult"].specials) == ((), ())
    nest = scenario_of(options(("eldar", "cult"), mission="mis_04_nest"), load_box())
    assert nest.vents is None, "the vents are what it is about"


@pytest.mark.clause("SQ-SEAT-03")
def test_the_single_alien_player_draws_his_first_card_from_a_deck_by_lot() -> None:
    table = ready(muster(options(("eldar", "cult")), dice=(2,)))
    assert table.side(1).colour == "azure"


def test_key_figures_of_small_tables_are_others() -> None:
    box = load_box()
    hunt = scenario_of(options(("eldar", "chaos", "cult"), mission="mis_03_headhunt"), box)
    assert hunt.supplies["cult"].keys == ("fig_veiled",)
    assert "fig_veiled" in str(hunt.objectives[1].test)
    giants = scenario_of(options(("eldar", "legion", "chaos", "cult"), mission="mis_11_two_giants"), box)
    assert giants.supplies["chaos"].keys == ("fig_dread_mk8",)
    assert giants.supplies["cult"].keys == ("fig_revenant", "fig_revenant")
    assert giants.due == {"fig_dread_mk8": 2}, "revenants are like any others"
    five = scenario_of(options(mission="mis_11_two_giants"), box)
    assert five.due == {"fig_dread_mk10": 2, "fig_golgotha": 2}
    assert giants.objectives[0].points == 15


def test_object_tokens_lie_among_the_blips() -> None:
    table = ready(muster(options(mission="mis_02_dead_signal")))
    assert [table.side(seat).blips.count("obj_data_core") for seat in (CH, CU)] == [2, 1]
    alone = ready(muster(options(("eldar", "chaos"), mission="mis_02_dead_signal")))
    assert alone.side(1).blips.count("obj_data_core") == 3
    relic = ready(muster(options(mission="mis_10_reliquary")))
    assert sum(relic.side(seat).blips.count("obj_relic") for seat in (CH, CU)) == 1


# Cards


@pytest.mark.clause("SQ-SETUP-11", "SQ-HONOUR-06")
@pytest.mark.parametrize(("rank", "orders", "equipment"), [(0, 1, 4), (2, 2, 5), (5, 4, 8)])
def test_a_squad_takes_the_cards_of_its_rank(rank: int, orders: int, equipment: int) -> None:
    table = ready(muster(options(ranks={"blood_angels": rank}, scenario={"decks": DECKS})))
    side = table.side(BA)
    assert (len(side.orders), len(side.equipment)) == (orders, equipment)
    assert not table.side(EL).equipment, "no list, nothing to take"


@pytest.mark.clause("SQ-SETUP-11")
def test_a_card_is_taken_once_and_no_order_in_the_place_of_equipment() -> None:
    table = ask(muster(options(scenario={"decks": DECKS})), "equipment", BA)
    table.do("choose eqp_c")
    assert "choose eqp_c" not in table.offers
    assert table.refused("choose ord_a").clause == "SQ-SETUP-11"
    assert table.refused("choose eqp_c").clause == "SQ-SETUP-11"


@pytest.mark.clause("SQ-SETUP-11", "SQ-SETUP-09")
def test_the_cards_taken_are_a_secret_of_their_owner() -> None:
    table = ask(muster(options(scenario={"decks": DECKS})), "equipment", BA)
    table.do("choose eqp_c")
    assert Chose(BA, "equipment", "eqp_c", "SQ-SETUP-11") in table.heard.seen_by(BA)
    assert Chose(BA, "equipment", "", "SQ-SETUP-11") in table.heard.seen_by(EL)
    assert "eqp_c" not in str(table.heard.seen_by(EL))


@pytest.mark.clause("SQ-SETUP-12", "SQ-SQUAD-29")
def test_the_legion_takes_four_equipment_cards_and_never_an_order() -> None:
    decks = DECKS | {"orders-legion": ("ord_x",)}
    side = ready(muster(options(scenario={"decks": decks}))).side(LD)
    assert (len(side.equipment), side.orders) == (4, ())


@pytest.mark.clause("SQ-RECON-11")
def test_the_decks_are_shuffled_without_the_cards_that_squads_have_kept() -> None:
    records = {"eldar": Record(cards=("rec_b",))}
    table = muster(options(records=records, scenario={"decks": DECKS}))
    assert sorted(table.state.decks["recon"].draw) == ["rec_a", "rec_c"]
    assert table.side(EL).recon == ("rec_b",)


# The scanner, the entry areas, the first turn


@pytest.mark.clause("SQ-SETUP-10")
def test_the_scanner_shows_what_a_squad_brings_along() -> None:
    record = Record(rank=2, seals=1, psionic=Psionic(rank=3, row=2, arts=("art_power", "art_power")))
    side = ready(muster(options(records={"legion": record}))).side(LD)
    assert (side.rank, side.seals, side.study.rank, side.study.row, side.points) == (2, 1, 3, 2, 0)


@pytest.mark.clause("SQ-SETUP-18")
@pytest.mark.house("entry-floor")
def test_squads_begin_off_the_board_unless_entry_areas_are_floor() -> None:
    state = ready(muster()).state
    assert {mini.place for mini in state.minis.values()} == {"dock"}
    floor = ready(muster(options(house={"entry_floor": True}))).state
    assert {mini.place for mini in floor.minis.values()} == {"board"}
    for mini in floor.minis.values():
        dock = floor.ship.docks[floor.sides[mini.seat].dock]
        assert all(dock.floor >> square & 1 for square in mini.squares)


@pytest.mark.clause("SQ-SETUP-18")
@pytest.mark.house("entry-floor")
@pytest.mark.parametrize("floor", [False, True])
def test_one_sees_into_an_entry_area_only_where_it_is_floor(floor: bool) -> None:
    drawn = """
        +-+-+-+-+
        |* *). .|
        +   +   +
        |* *). .|
        +-+-+-+-+
        """
    table = scene(
        drawn, "ba1 fig_marine_laser 2.0 W", "ba2 fig_marine_laser 3.0 W", house={"entry_floor": floor}
    )
    ship = table.state.ship
    into = sum(1 << ship.at(x, 0) for x in (0, 1))
    assert (field(table.state, table.mini("ba1")) & into == into) is floor
    assert not field(table.state, table.mini("ba2")) & into, "somebody stands before it"


@pytest.mark.clause("SQ-SETUP-08", "SQ-SETUP-09")
def test_the_first_turn_comes_when_everybody_is_ready() -> None:
    table = ask(muster(), "entry")
    assert (table.state.phase, table.state.round) == ("setup", 0)
    ready(table)
    assert (table.state.phase, table.state.round) == ("play", 1)
    assert isinstance(table.state.frames[0], Turn)


@pytest.mark.clause("SQ-SEAT-08")
@pytest.mark.parametrize("seed", range(6))
def test_a_set_up_by_chance_reaches_the_first_turn_and_never_asks_where_there_is_no_choice(seed: int) -> None:
    rng, dice = Random(seed), Seeded(bytes([seed]))
    factions = FACTIONS if seed % 2 else (*rng.sample(FACTIONS[:5], 1 + seed % 5), "chaos")
    chosen = Options(
        factions=tuple(one for one in FACTIONS if one in factions),
        mission="" if seed % 3 else "mis_01_hard_dock",
        ranks={faction: rng.randrange(6) for faction in factions},
        seals={faction: rng.randrange(5) for faction in factions},
    )
    state = new_state(chosen, dice, Silence())
    while state.phase == "setup":
        seat = waiting(state)
        assert seat is not None
        offer = decisions.offer(state, seat)
        assert offer is not None
        assert len(offer.commands) > 1
        assert dump(load(dump(state))) == dump(clone(state)) == dump(state)
        decisions.apply(state, seat, rng.choice(offer.commands), dice, Silence())
    assert state.scenario.id in playable(chosen, load_box())
    assert all(mini.weapons for mini in state.minis.values())


def test_every_question_and_every_refusal_can_be_said_in_every_language() -> None:
    table = muster(options(mission="", ranks={"chaos": 1}, seals=dict.fromkeys(FACTIONS, 4)))
    seen = set()
    while step_of(table):
        if step_of(table) not in seen:
            seen.add(step_of(table))
            seat = table.waiting
            assert seat is not None
            offer = decisions.offer(table.state, seat)
            assert offer is not None
            table.refused("choose nothing_of_the_kind")
            assert all(Words(language).render(Phrase(offer.question)) for language in LANGUAGES)
        table.do(table.offers[0])
    assert seen >= {"mission", "formation", "members", "weapon", "psionic", "bearer", "entry"}


def test_the_tutorial_names_its_squads() -> None:
    table = muster(options(("imperial_fists", "chaos"), mission="mis_00_first_steps"))
    assert step_of(table) == "entry"
    assert figures(table, 0) == [
        "fig_marine_commander",
        "fig_marine_laser",
        "fig_marine_laser",
        "fig_marine_heavy",
    ]
    assert [mini.weapons[0] for mini in table.state.minis.values()] == [
        load_box().sets["set_axe_pistol"].weapons[0],
        "wpn_laser_rifle",
        "wpn_laser_rifle",
        "wpn_assault_cannon",
    ]


OWN = """
+-+-+
|* *|
+   +
|* *|
+^+^+-+
|. . .|
+     +
|. . .|
+-+-+-+
"""


@pytest.mark.clause("SQ-SETUP-18")
def test_a_mission_of_the_table_s_own_is_played_on_its_own_map() -> None:
    mission = Scenario("mis_own", OWN.strip("\n"), supplies={"cult": Supply(("fig_husk",) * 5)})
    own = Options(factions=("eldar", "cult"), scenario=mission)
    assert scenario_of(own, load_box()) == mission
    assert read_options(plain_options(own)) == own
    table = ready(muster(own))
    assert table.side(0).dock in ship_of(mission, own).docks
    assert table.side(1).blips == ("fig_husk",)
    assert (table.waiting, table.state.phase) == (0, "play")


@pytest.mark.clause("SQ-SETUP-19")
@pytest.mark.parametrize(
    ("factions", "mission", "message"),
    [
        (("eldar", "cult"), Scenario("mis_own"), "starquest-own-no-map"),
        (("eldar", "legion", "cult"), Scenario("mis_own", OWN.strip("\n")), "starquest-own-few-docks"),
        (
            ("eldar", "cult"),
            Scenario("mis_own", OWN.strip("\n"), supplies={"cult": Supply(reinforcements=("fig_husk",))}),
            "starquest-own-few-squares",
        ),
        (
            ("eldar", "cult"),
            Scenario("mis_own", OWN.strip("\n"), supplies={"cult": Supply(("fig_nobody",))}),
            "starquest-own-unknown",
        ),
    ],
)
def test_a_mission_of_the_table_s_own_that_cannot_be_played_is_refused_in_one_sentence(
    factions: tuple[str, ...], mission: Scenario, message: str
) -> None:
    with pytest.raises(Mistake) as mistake:
        scenario_of(Options(factions=factions, scenario=mission), load_box())
    assert mistake.value.phrase.id == message
    assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)


@pytest.mark.clause("SQ-RECON-10")
def test_where_the_mission_wants_it_each_squad_draws_a_secret_mission(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Plain(Card):
        kind = "recon"

    class Goal(Plain):
        mission = 15

    decks = {"recon": ("rec_a", "rsm_a", "rec_b", "rsm_b", "rsm_c")}
    for id_ in decks["recon"]:
        monkeypatch.setitem(CARDS, id_, Goal() if id_.startswith("rsm") else Plain())
    chosen = options(("eldar", "legion", "chaos"), mission="mis_10_reliquary", scenario={"decks": decks})
    table = ready(muster(chosen))
    assert [table.side(seat).recon for seat in (0, 1)] == [("rsm_a",), ("rsm_b",)]
    assert table.state.decks["recon"].draw == ("rec_a", "rec_b", "rsm_c")
    assert "rsm_a" not in str(table.heard.seen_by(1))
    plain = ready(muster(options(("eldar", "legion", "chaos"), scenario={"decks": decks})))
    assert plain.side(0).recon == ()
