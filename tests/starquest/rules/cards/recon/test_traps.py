"""Traps: tripwire, gas, alarm, hatchling, an empty room."""

import pytest

from bulkhead.starquest.events import (
    CardShown,
    Declared,
    DieRolled,
    Placed,
    Rolled,
    RoomSearched,
    Scored,
    TokenPlaced,
    Unharmed,
    WindowOpened,
    Wounded,
)
from tests.starquest.rules.cards.finding import searching
from tests.starquest.scene import BA, CH, CU, EL, IF

SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-06")
@pytest.mark.parametrize(("dice", "hurt"), [((6, 6), ["ba1"]), ((5, 1), [])])
@pytest.mark.clause("C-rec_tripwire-1", "C-rec_tripwire-2")
def test_a_tripwire_attacks_the_searcher_alone(dice: tuple[int, ...], hurt: list[str]) -> None:
    table = searching("rec_tripwire", "rec_empty", lines=(SEARCHER, MATE), dice=dice)
    assert [event.card for event in table.told(CardShown)] == ["rec_tripwire"]
    assert [(event.seat, len(event.values)) for event in table.told(Rolled)] == [(-1, 2)]
    assert [event.who for event in table.told(Wounded)] == hurt
    assert table.mini("ba2").lp == 2
    assert table.side(BA).recon == ()
    assert table.state.decks["recon"].discard == ("rec_tripwire",)
    assert all(scored.points < 0 for scored in table.told(Scored)), "nobody scores"


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-11")
@pytest.mark.clause("C-rec_gas_leak-1", "C-rec_gas_leak-2")
def test_gas_reaches_everybody_in_the_room_who_breathes() -> None:
    lines = (
        "ba1 fig_marine_laser 0.1 E",
        "if1 fig_marine_laser 2.2 W",
        "ch1 fig_android 0.0 N",
        "ba2 fig_marine_laser 3.1 E",
    )
    table = searching("rec_gas_leak", lines=lines, dice=(6,))
    touched = {event.who for event in (*table.told(Wounded), *table.told(Unharmed))}
    assert touched == {"ba1", "if1"}
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_gas_leak"),
        CardShown(BA, "rec_gas_leak"),
        Declared(-1, "", "rec_gas_leak", "", 1, "card"),
        Rolled(-1, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(IF, "if1", 1, 1),
        Wounded(BA, "ba1", 1, 1),
    ]
    assert "done" in table.offers


@pytest.mark.clause("SQ-ALIEN-35", "SQ-ALIEN-37")
@pytest.mark.clause("C-rec_alarm-1")
def test_an_alarm_brings_a_reinforcement_of_the_alien_player_who_is_behind() -> None:
    table = searching(
        "rec_alarm",
        lines=(SEARCHER,),
        sides={
            CH: {"points": 9, "reinforcements": ("fig_ork",)},
            CU: {"points": 3, "reinforcements": ("fig_husk",)},
        },
    )
    assert table.waiting == CU
    assert "put fig_husk 7.0" in table.offers
    assert "pass" in table.offers
    table.do("put fig_husk 7.0")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_alarm"),
        CardShown(BA, "rec_alarm"),
        TokenPlaced(CU, "cu?1", "reinforcement", (7, 0), "fig_husk", "SQ-ALIEN-35"),
    ]
    assert [(token.seat, token.identity) for token in table.state.tokens.values()] == [(CU, "fig_husk")]
    assert (table.side(CU).reinforcements, table.side(CH).reinforcements) == ((), ("fig_ork",))
    assert table.waiting == BA


def test_an_alarm_without_reinforcements_is_only_noise() -> None:
    table = searching("rec_alarm", lines=(SEARCHER,), sides={CH: {"points": 9}, CU: {"points": 3}})
    assert table.waiting == BA
    assert not table.state.tokens


@pytest.mark.clause("SQ-ALIEN-35")
def test_equals_draw_lots_for_the_alarm() -> None:
    sides = {CH: {"reinforcements": ("fig_ork",)}, CU: {"reinforcements": ("fig_husk",)}}
    for face, seat in ((1, CH), (2, CU)):
        table = searching("rec_alarm", lines=(SEARCHER,), sides=sides, dice=(face,))
        assert table.waiting == seat
        assert table.happened[-1] == DieRolled(seat, (face,), 2, "alarm", "SQ-ALIEN-35")


@pytest.mark.clause("SQ-SCAN-11", "SQ-ALIEN-36")
@pytest.mark.clause("C-rec_hatchling-1")
def test_a_hatchling_appears_beside_the_searcher() -> None:
    table = searching("rec_hatchling", lines=(SEARCHER, MATE))
    assert table.waiting == CH
    assert "stand 0.0 S" in table.offers
    assert not [offer for offer in table.offers if offer.startswith("stand 1.1")], "somebody stands there"
    table.do("stand 0.0 S")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_hatchling"),
        CardShown(BA, "rec_hatchling"),
        Placed(CH, "ch1", "fig_genestealer", ((0, 0),), 4),
    ]
    new = next(mini for mini in table.state.minis.values() if mini.seat == CH)
    assert (new.figure, table.at(new.id), new.ward) == ("fig_genestealer", "0.0", False)
    assert table.waiting == BA


@pytest.mark.clause("SQ-SCAN-11")
def test_after_a_hatchling_a_raised_hand_may_act() -> None:
    table = searching("rec_hatchling", lines=(SEARCHER, MATE), sides={BA: {"command": 1}})
    table.state.hands = (BA,)
    assert table.do("stand 0.0 S").told(WindowOpened) == [WindowOpened(BA, "hand")]


@pytest.mark.clause("SQ-ALIEN-36")
def test_without_chaos_nothing_hatches() -> None:
    table = searching("rec_hatchling", lines=(SEARCHER,), factions=("blood_angels", "cult"))
    assert table.waiting == 0
    assert len(table.state.minis) == 1


@pytest.mark.clause("SQ-ALIEN-36")
@pytest.mark.parametrize(("aboard", "asked"), [(2, CH), (3, BA)])
def test_nothing_hatches_once_all_genestealers_are_on_the_map(aboard: int, asked: int) -> None:
    stealers = [f"ch{number} fig_genestealer {4 + number}.0 E" for number in range(1, aboard + 1)]
    assert searching("rec_hatchling", lines=(SEARCHER, *stealers)).waiting == asked


@pytest.mark.clause("SQ-RECON-04", "SQ-RECON-05")
@pytest.mark.clause("C-rec_empty-1", "C-rec_empty-2")
def test_who_finds_nothing_may_watch_after_all_but_not_attack() -> None:
    table = searching("rec_empty", lines=(SEARCHER, "el1 fig_eldar_warrior 6.1 E", "ch1 fig_android 4.1 E"))
    assert table.side(BA).recon == ()
    assert table.state.decks["recon"].discard == ("rec_empty",)
    assert "ba1 overwatch" in table.offers
    assert not table.offered("ba1 shoot")
    assert table.side(EL).recon == ()
    found = searching("rec_rally", lines=(SEARCHER,))
    assert "ba1 overwatch" not in found.offers


@pytest.mark.clause("C-rec_hatchling-2")
def test_a_hatchling_acts_from_the_next_turn_of_chaos_on() -> None:
    table = searching("rec_hatchling", lines=(SEARCHER, "ch1 fig_ork 4.1 E"))
    table.do("stand 0.0 S")
    (born,) = (event.who for event in table.told(Placed))
    while table.state.turn_seat != CH:
        table.do(next(one for one in table.offers if one in ("pass", "end", "done")))
    assert {f"activate {born}", "activate ch1"} <= set(table.offers)
