"""Secret missions: what fulfils each of them."""

from typing import Any

import pytest

from bulkhead.starquest.data.feats import Feat
from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import (
    CardShown,
    Declared,
    Eliminated,
    Finished,
    MeleeFought,
    Rolled,
    RoomSearched,
    Scored,
    TurnBegan,
    TurnEnded,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.cards import reconnaissance
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.table.card import card
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.places import remove, stand
from tests.starquest.boards import cut
from tests.starquest.rules.cards.finding import ROOMS, searching
from tests.starquest.scene import BA, CH, IF, Table, scene

SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


def mission(id_: str, *, lines: tuple[str, ...] = (SEARCHER, MATE), **more: Any) -> Table:
    """A squad that has just found a secret mission in room a."""
    table = searching(id_, lines=lines, **more)
    assert table.side(BA).recon == (id_,)
    assert card(id_).mission > 0
    assert not table.told(CardShown), "it is nobody else's business"
    return table


def fulfilled(table: Table, id_: str, seat: int = BA) -> bool:
    return card(id_).fulfilled(table.state, seat)


@pytest.mark.clause("SQ-RECON-08")
@pytest.mark.clause("C-rsm_cold_blood-1")
def test_cold_blood_is_a_duel_of_the_leader() -> None:
    lines = ("ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_commander 3.0 E role=leader", "ch1 fig_ork 4.0 W")
    table = mission("rsm_cold_blood", lines=lines, dice=(6,) * 3 + (1,) * 9)
    note(table.state, "killed", BA, "fig_chaos_commander")
    assert not fulfilled(table, "rsm_cold_blood"), "others have done that"
    note(table.state, "duelled", BA, "fig_gretchin")
    assert not fulfilled(table, "rsm_cold_blood"), "too small a beast"
    table.do("done").act("ba2").do("ba2 strike ch1")
    while table.offers == ["pass"]:
        table.do("pass")
    assert table.happened == [
        Declared(BA, "ba2", "wpn_deadly_axe", "ch1", 1, "melee"),
        Rolled(BA, "ba2", (3, 3), 2, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (2, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba2", "ch1", 6, 2, False),
        Wounded(CH, "ch1", 1, 0, "SQ-MELEE-03"),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    assert [feat.subject for feat in table.state.feats if feat.what == "duelled"][-1] == "fig_ork"
    note(table.state, "duelled", BA, "fig_chaos_marine")
    assert fulfilled(table, "rsm_cold_blood")
    assert not fulfilled(table, "rsm_cold_blood", IF)


@pytest.mark.clause("SQ-RECON-08", "SQ-RECON-10")
@pytest.mark.clause("C-rsm_bounty-1")
def test_a_bounty_is_two_great_aliens_after_the_draw() -> None:
    table = scene(ROOMS, SEARCHER)
    table.state.decks["recon"] = Deck(("rsm_bounty",), ())
    note(table.state, "killed", BA, "fig_chaos_commander")
    table.state.offered = None
    table.act("ba1").do("ba1 search")
    note(table.state, "killed", BA, "fig_chaos_commander")
    note(table.state, "killed", BA, "fig_gretchin")
    note(table.state, "killed", IF, "fig_chaos_commander")
    assert not fulfilled(table, "rsm_bounty"), "the first one fell before the draw"
    note(table.state, "killed", BA, "fig_hierophant")
    assert fulfilled(table, "rsm_bounty")
    assert reconnaissance.unfulfilled(table.state, BA) == []


@pytest.mark.clause("SQ-RECON-03")
@pytest.mark.clause("C-rsm_cartographer-2")
def test_a_cartographer_searches_two_rooms_of_a_single_board() -> None:
    table = mission("rsm_cartographer")
    assert not fulfilled(table, "rsm_cartographer")
    note(table.state, "searched", IF, "b", table.state.ship.square("6.0"))
    assert not fulfilled(table, "rsm_cartographer"), "somebody else's search"
    note(table.state, "searched", BA, "b", table.state.ship.square("6.0"))
    assert fulfilled(table, "rsm_cartographer")


SABOTAGE = ROOMS.replace(".;b", ".!b").replace("|. .|b", "|. V|b")


@pytest.mark.clause("SQ-DOOR-12", "SQ-ALIEN-12")
@pytest.mark.clause("C-rsm_wrecker-1")
def test_a_wrecker_destroys_a_bulkhead_a_vent_or_a_structure() -> None:
    table = scene(SABOTAGE, SEARCHER)
    table.state.decks["recon"] = Deck(("rsm_wrecker", "rec_empty"), ())
    table.state.offered = None
    table.act("ba1").do("ba1 search")
    assert table.side(BA).recon == ("rsm_wrecker",)
    assert not fulfilled(table, "rsm_wrecker")
    note(table.state, "destroyed", IF, "vent:v1")
    assert not fulfilled(table, "rsm_wrecker")
    door = table.state.ship.doors[0].id
    fixed_targets.strike(table.state, BA, f"door:{door}", 9, table.heard)
    assert fulfilled(table, "rsm_wrecker")


@pytest.mark.clause("C-rsm_wrecker-2")
def test_with_nothing_left_to_wreck_another_card_is_drawn() -> None:
    table = searching("rsm_wrecker", "rec_rally", "rec_shock_maul", lines=(SEARCHER,), dice=(1, 1, 1))
    assert table.side(BA).recon == ("rec_rally",)
    assert sorted(table.state.decks["recon"].draw) == ["rec_shock_maul", "rsm_wrecker"]
    assert table.state.decks["recon"].discard == ()


@pytest.mark.clause("SQ-SHOOT-07")
@pytest.mark.clause("C-rsm_no_one_left-1")
def test_no_one_left_behind_counts_from_the_draw() -> None:
    others = ("ba3 fig_marine_laser 2.1 E", "if1 fig_marine_laser 3.1 E")
    table = mission("rsm_no_one_left", lines=(SEARCHER, MATE, *others))
    assert fulfilled(table, "rsm_no_one_left")
    remove(table.state, table.mini("if1"), "dead")
    assert fulfilled(table, "rsm_no_one_left")
    remove(table.state, table.mini("ba3"), "dead")
    assert not fulfilled(table, "rsm_no_one_left")


@pytest.mark.clause("SQ-RECON-08")
@pytest.mark.house("left-aboard")
@pytest.mark.clause("C-rsm_last_watch-1")
def test_a_last_watch_is_kept_in_the_room_of_the_search() -> None:
    table = mission("rsm_last_watch", lines=(SEARCHER, "ba2 fig_marine_laser 6.1 E", "ch1 fig_ork 3.1 E"))
    assert fulfilled(table, "rsm_last_watch")
    stand(table.state, table.mini("ch1"), (table.state.ship.square("2.2"),))
    assert not fulfilled(table, "rsm_last_watch"), "an alien is there"
    stand(table.state, table.mini("ch1"), (table.state.ship.square("3.1"),))
    stand(table.state, table.mini("ba1"), (table.state.ship.square("4.1"),))
    assert not fulfilled(table, "rsm_last_watch"), "nobody of the squad is"


@pytest.mark.clause("SQ-RECON-10", "SQ-END-04", "SQ-TURN-16")
@pytest.mark.house("left-aboard")
@pytest.mark.parametrize("lost", [{"extraction": True}, {"house": {"left_aboard": "lost"}}])
@pytest.mark.clause("C-rsm_last_watch-2")
def test_where_squads_get_out_two_turns_of_watching_are_enough(lost: dict[str, Any]) -> None:
    table = mission("rsm_last_watch", lines=(SEARCHER, "if1 fig_marine_laser 6.1 E"), **lost)
    assert not fulfilled(table, "rsm_last_watch")
    reconnaissance.note_held(table.state, BA)
    assert not fulfilled(table, "rsm_last_watch")
    table.do("done", "end", "pass", "pass")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rsm_last_watch"),
        Finished(BA, "ba1"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        TurnEnded(BA),
        TurnBegan(IF, 2),
    ]
    assert [feat for feat in table.state.feats if feat.what == "held"] == [Feat("held", BA, "a", round=1)] * 2
    assert fulfilled(table, "rsm_last_watch")


@pytest.mark.parametrize(("cuts", "wanted"), [((2, 4, 6), 3), ((3, 6), 2), ((4,), 2)])
@pytest.mark.clause("C-rsm_cartographer-1", "C-rsm_cartographer-2", "SQ-RECON-03")
def test_a_cartographer_searches_three_boards_or_two_where_there_are_no_more_than_three(
    cuts: tuple[int, ...], wanted: int
) -> None:
    table = mission("rsm_cartographer")
    cut(table, *cuts, scanned=tuple(range(len(cuts) + 1)))
    assert len(table.state.ship.boards) == len(cuts) + 1
    for number, x in enumerate((8, 5, 3), 2):
        assert fulfilled(table, "rsm_cartographer") == (number > wanted)
        note(table.state, "searched", BA, f"room {x}", table.state.ship.square(f"{x}.0"))
    assert fulfilled(table, "rsm_cartographer")


@pytest.mark.clause("C-rsm_cold_blood-1")
@pytest.mark.parametrize(("figure", "met"), [("fig_chaos_marine", True), ("fig_reaver", False)])
def test_cold_blood_asks_for_an_alien_worth_five_points(figure: str, met: bool) -> None:
    table = mission("rsm_cold_blood")
    note(table.state, "duelled", BA, figure)
    assert fulfilled(table, "rsm_cold_blood") is met


@pytest.mark.clause("C-rsm_bounty-1")
@pytest.mark.parametrize(("figure", "met"), [("fig_android", True), ("fig_veiled", False)])
def test_a_bounty_asks_for_aliens_worth_ten_points(figure: str, met: bool) -> None:
    table = mission("rsm_bounty")
    note(table.state, "killed", BA, figure)
    note(table.state, "killed", BA, figure)
    assert fulfilled(table, "rsm_bounty") is met
