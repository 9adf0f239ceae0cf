"""What is asked at set-up, and of whom."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.events import Chose, DieRolled, MissionBegan, Ranked
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.scenario_builder import playable
from bulkhead.starquest.table.card import CARDS, Card
from tests.starquest.mustering import LOTS, ask, muster, options, ready, step_of
from tests.starquest.rules.setup.missions import DECKS
from tests.starquest.scene import BA, CH, CU, EL, LD


@pytest.mark.clause("SQ-SEAT-02", "SQ-SETUP-16")
def test_an_absent_faction_has_no_turn_and_leaves_its_entry_area_free() -> None:
    table = ask(muster(options(("blood_angels", "eldar", "legion", "chaos"))), "entry")
    assert len(table.offers) == 5
    ready(table)
    assert len(table.state.sides) == len(table.state.order) == 4
    assert {mini.seat for mini in table.state.minis.values()} == {0, 1, 2}


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
    assert table.happened[:3] == [
        Chose(CH, "mission", "mis_04_nest", "SQ-SETUP-02"),
        Chose(CU, "mission", "mis_06_fuse", "SQ-SETUP-02"),
        DieRolled((CH, CU)[die - 1], (die,), 2, "mission", "SQ-SETUP-02"),
    ]
    agreed = muster(options(mission=""), dice=LOTS).do("choose mis_04_nest", "choose mis_04_nest")
    assert not agreed.told(DieRolled)
    assert len(table.dice.left) == len(agreed.dice.left), "one die more"


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
def test_in_the_order_of_the_campaign_the_mission_is_not_asked() -> None:
    campaign = {"mission_choice": "campaign"}
    first = muster(options(mission="", house=campaign))
    assert step_of(first) != "mission"
    assert first.state.scenario.id == "mis_01_hard_dock"
    second = options(mission="", house=campaign, played=("mis_01_hard_dock",))
    assert muster(second).state.scenario.id == "mis_02_dead_signal"
    every = playable(second, load_box())
    again = options(mission="", house=campaign, played=every)
    assert muster(again).state.scenario.id == "mis_01_hard_dock", "after the last one the first comes again"


@pytest.mark.clause("SQ-SETUP-09")
def test_squads_are_put_together_from_the_moment_that_the_mission_is_known_until_play_begins() -> None:
    table = muster(options(mission=""))
    assert not STARQUEST.prepares(table.state)
    table.do("choose mis_04_nest", "choose mis_04_nest")
    assert STARQUEST.prepares(table.state)
    assert not STARQUEST.prepares(ready(table).state)


@pytest.mark.clause("SQ-SETUP-09")
def test_what_has_one_answer_is_told_and_not_asked_unless_it_may_be_refused() -> None:
    table = ask(muster(), "entry")
    asked = []
    while step_of(table) == "entry":
        asked.append((table.waiting, len(table.offers)))
        table.do(table.offers[0])
    assert asked == [(0, 5), (1, 4), (2, 3), (3, 2)]
    told = [(event.seat, event.value) for event in table.happened if isinstance(event, Chose)]
    assert told == [(seat, side.dock) for seat, side in enumerate(table.state.sides[:5])]
    harlequin = ask(muster(options(seals={"eldar": 2})), "psionic", EL)
    assert harlequin.offers == ["choose fig_harlequin", "pass"]
    assert step_of(harlequin.do("pass")) != "psionic", "a refusal is final"


@pytest.mark.clause("SQ-SETUP-16")
def test_an_entry_area_that_is_taken_is_refused() -> None:
    table = ask(muster(), "entry")
    table.do("choose dk_w")
    assert table.refused("choose dk_w").clause == "SQ-SETUP-16"


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
    ask(table, "order", BA).do("choose ord_b")
    assert Chose(BA, "order", "ord_b", "SQ-SETUP-11") in table.heard.seen_by(BA)
    assert "ord_b" not in str(table.heard.seen_by(EL))


@pytest.mark.clause("SQ-SETUP-12", "SQ-SQUAD-29")
def test_the_legion_takes_four_equipment_cards_and_never_an_order() -> None:
    decks = DECKS | {"orders-legion": ("ord_x",)}
    side = ready(muster(options(scenario={"decks": decks}))).side(LD)
    assert (len(side.equipment), side.orders) == (4, ())


@pytest.mark.clause("SQ-RECON-11")
def test_the_decks_are_shuffled_without_the_cards_that_squads_have_kept() -> None:
    records = {"eldar": Record(cards=("rec_b",)), "legion": Record(cards=("rec_of_another_deck",))}
    table = muster(options(records=records, scenario={"decks": DECKS}))
    assert sorted(table.state.decks["recon"].draw) == ["rec_a", "rec_c"]
    assert table.side(EL).recon == ("rec_b",)


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
    assert Chose(0, "secret", "rsm_a", "SQ-RECON-10") in table.heard.seen_by(0)
    assert Chose(0, "secret", "", "SQ-RECON-10") in table.heard.seen_by(1)
    assert "rsm_a" not in str(table.heard.seen_by(1))
    plain = ready(muster(options(("eldar", "legion", "chaos"), scenario={"decks": decks})))
    assert plain.side(0).recon == ()
