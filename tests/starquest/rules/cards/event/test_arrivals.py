"""Events that bring tokens or miniatures."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.events import (
    Activated,
    CardPlayed,
    Eliminated,
    Finished,
    Placed,
    Scored,
    TokenMoved,
    TokenPlaced,
    TokenRevealed,
    TokensJoined,
    TokenVanished,
    WindowOpened,
)
from bulkhead.starquest.rules.blips.stock import DUMMY
from tests.starquest.boards import cut
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, is_wasted, until_turn_of
from tests.starquest.scene import BA, CH, CU, scene

MARINE = "ba1 fig_marine_laser 3.1 E"
R_SHIP = SHIP.replace("|a a|. . . .|b b|", "|a a|. . . .|R R|")
"""Two reinforcement squares in the eastern room."""


@pytest.mark.clause("SQ-SCAN-10", "SQ-SCAN-11")
@pytest.mark.clause("C-eva_pack-1", "C-eva_pack-2")
def test_the_pack_two_more_beside_one_of_the_rabble() -> None:
    table = drawn(
        "eva_pack", "ba1 fig_marine_laser 3.0 S", "ch1 fig_gretchin 3.2 N", "ch2 fig_ork 2.2 N", dice=[6, 6]
    )
    assert table.offers == ["choose ch1"]
    table.do("choose ch1")
    assert not table.offered("stand 2.2"), "taken"
    assert not table.offered("stand 5.2"), "not beside it"
    table.do("stand 4.2 N", "stand 3.1 N")
    assert table.happened == [
        CardPlayed(CH, "eva_pack", ("ch1",), "SQ-ALIEN-06"),
        Placed(CH, "ch3", "fig_gretchin", ((4, 2),), 0),
        Placed(CH, "ch4", "fig_gretchin", ((3, 1),), 0),
    ]
    assert {"activate ch3", "activate ch4"} <= set(table.offers)
    assert not table.offered("stand"), "two at most"


@pytest.mark.clause("SQ-SHOOT-07", "SQ-SCAN-11")
@pytest.mark.clause("C-eva_pack-2")
def test_the_pack_is_worth_a_point_each() -> None:
    table = drawn("eva_pack", "ba1 fig_marine_laser 5.0 W", "ch1 fig_gretchin 2.0 N", dice=[6, 6, 6, 6])
    table.do(
        "choose ch1", "stand 3.0 N", "pass", "end", "end", "activate ba1", "ba1 shoot wpn_laser_rifle ch2"
    )
    assert [event.points for event in table.told(Scored)] == [1]
    assert table.told(Eliminated)[0].who == "ch2"


@pytest.mark.clause("SQ-ALIEN-33", "SQ-ALIEN-35", "SQ-ALIEN-37", "SQ-ALIEN-38")
@pytest.mark.clause("C-eva_second_wave-1", "C-eva_second_wave-2")
def test_second_wave_two_reinforcements_act_at_once_and_count() -> None:
    sides = {CH: {"reinforcements": ("fig_gretchin",) * 7}}
    table = drawn("eva_second_wave", "ba1 fig_marine_laser 0.0 W", ship=R_SHIP, sides=sides)
    assert table.offers == ["put fig_gretchin 6.0", "put fig_gretchin 7.0", "pass"]
    table.do("put fig_gretchin 6.0", "put fig_gretchin 7.0")
    assert len(table.side(CH).reinforcements) == 5
    assert [frame.used for frame in table.state.frames if isinstance(frame, Turn)] == [2]
    assert {"activate ch?1", "activate ch?2"} <= set(table.offers)
    told = [event for event in table.heard.seen_by(BA) if isinstance(event, TokenPlaced)]
    assert [event.identity for event in told] == ["", ""]
    assert table.state.reserved == ("ch?1", "ch?2")
    table.do("activate ch?1", "ch?1 step 6.1", "done", "activate ch?2", "ch?2 step 7.1", "done", "end")
    table.do("put fig_gretchin 6.0", "put fig_gretchin 7.0")
    assert table.state.turn_seat == CU, "no R square is free, and four of the six are used"


@pytest.mark.clause("SQ-ALIEN-38")
@pytest.mark.clause("C-eva_second_wave-2")
def test_second_wave_not_beyond_the_six_of_the_turn() -> None:
    table = scene(R_SHIP, "ba1 fig_marine_laser 0.0 W", turn=CH, sides={CH: {"reinforcements": ("fig_ork",)}})
    turn = table.state.frames[0]
    assert isinstance(turn, Turn)
    table.state.frames[0] = replace(turn, used=6)
    assert is_wasted(draw(table, "eva_second_wave"), "eva_second_wave")


@pytest.mark.clause("SQ-ALIEN-38", "SQ-SEAT-09")
@pytest.mark.parametrize(("held", "asked"), [((), False), (("fig_ork",), True)])
def test_second_wave_needs_a_reinforcement(held: tuple[str, ...], asked: bool) -> None:
    sides = {CH: {"reinforcements": held}}
    table = drawn("eva_second_wave", "ba1 fig_marine_laser 0.0 W", ship=R_SHIP, sides=sides)
    assert is_wasted(table, "eva_second_wave") is not asked


@pytest.mark.clause("SQ-ALIEN-35", "SQ-ALIEN-37")
@pytest.mark.parametrize(("seat", "figure"), [(CH, "fig_gretchin"), (CU, "fig_husk")])
@pytest.mark.clause("C-eva_rising_dead-1", "C-eva_rising_dead-2")
def test_rising_dead_two_of_the_rabble_wait_on_r_squares(seat: int, figure: str) -> None:
    table = drawn("eva_rising_dead", "ba1 fig_marine_laser 0.0 W", ship=R_SHIP, by=seat)
    table.do("stand 6.0 W", "stand 7.0 W")
    assert [event.figure for event in table.told(Placed)] == [figure, figure]
    assert table.offers == ["end"], "they act from the next turn on"
    assert len([offer for offer in until_turn_of(table, seat).offers if offer.startswith("activate")]) == 2


@pytest.mark.clause("C-eva_rising_dead-1")
def test_rising_dead_not_where_an_enemy_sees_them() -> None:
    table = drawn("eva_rising_dead", "ba1 fig_marine_laser 7.2 N", ship=R_SHIP)
    assert is_wasted(table, "eva_rising_dead")


@pytest.mark.clause("SQ-SCAN-07", "SQ-SCAN-09", "SQ-LOS-09")
@pytest.mark.clause("C-eva_false_echo-1", "C-eva_false_echo-2")
def test_false_echo_two_decoys_that_vanish_when_revealed() -> None:
    table = drawn("eva_false_echo", MARINE, "ch?1 fig_ork 7.2")
    assert len(table.offers) == 1
    table.do(table.offers[0])
    assert "choose 4.1" not in table.offers, "in sight"
    table.do("choose 0.0", "choose 1.2")
    decoys = [token for token in table.state.tokens.values() if token.identity == DUMMY]
    assert [token.kind for token in decoys] == ["blip", "blip"]
    assert all(event.identity == "" for event in table.heard.seen_by(BA) if isinstance(event, TokenPlaced))
    table.do("activate ch?2", "ch?2 step 1.1", "done", "reveal ch?3")
    assert table.happened == [
        TokenPlaced(CH, "ch?2", "blip", (0, 0), "tok_dummy", "SQ-SCAN-07"),
        TokenPlaced(CH, "ch?3", "blip", (1, 2), "tok_dummy", "SQ-SCAN-07"),
        Activated(CH, "ch?2"),
        TokenMoved(CH, "ch?2", (1, 1)),
        Finished(CH, "ch?2"),
        TokenRevealed(CH, "ch?3", "tok_dummy", (1, 2), "SQ-SCAN-13"),
        TokenVanished(CH, "ch?3", (1, 2)),
    ]
    assert "ch?3" not in table.state.tokens
    assert not table.state.things
    assert "ch?1" in table.state.tokens


@pytest.mark.clause("C-eva_false_echo-1")
def test_false_echo_only_on_scanned_boards() -> None:
    table = scene(SHIP, MARINE, turn=CH)
    cut(table, 2, 6, scanned=(1,))
    draw(table, "eva_false_echo")
    assert table.offers == ["choose brd_1"]


@pytest.mark.clause("SQ-ALIEN-34", "SQ-SETUP-07")
@pytest.mark.clause("C-evg_task_force-1")
def test_task_force_two_tokens_of_the_bag_in_secret() -> None:
    sides = {CH: {"reinforcements": ("fig_ork",)}, CU: {"reinforcements": ("fig_husk",)}}
    table = drawn("evg_task_force", MARINE, sides=sides, dice=[1, 16])
    assert len(table.side(CH).reinforcements) == 3
    assert set(table.side(CH).reinforcements) <= set(load_box().bags["bag_chaos"].contents())
    assert table.side(CU).reinforcements == ("fig_husk",)
    (told,) = table.told(TokensJoined)
    assert Counter(told.cards) + Counter(["fig_ork"]) == Counter(table.side(CH).reinforcements)
    assert [event for event in table.heard.seen_by(CU) if isinstance(event, TokensJoined)] == [
        TokensJoined(CH, 2)
    ]


@pytest.mark.clause("SQ-SCAN-11", "SQ-ALLY-06")
@pytest.mark.clause("C-evg_genestealer-1")
def test_genestealer_of_chaos_acts_at_once() -> None:
    table = drawn("evg_genestealer", MARINE, "ba2 fig_marine_laser dock", "ch1 fig_ork 4.1 W")
    assert "stand 2.1 E" in table.offers
    assert not table.offered("stand 4.1"), "taken"
    assert not table.offered("stand 6.1"), "not beside anybody"
    table.do("stand 2.1 E")
    assert table.happened == [Placed(CH, "ch2", "fig_genestealer", ((2, 1),), 2)]
    assert "activate ch2" in table.offers
    assert table.at("ch1") == "4.1"


@pytest.mark.clause("C-evg_genestealer-2", "SQ-SCAN-11")
def test_genestealer_of_the_cult_is_a_revenant_and_waits() -> None:
    table = drawn("evg_genestealer", MARINE, by=CU).do("stand 2.1 E")
    assert table.happened == [Placed(CU, "cu1", "fig_revenant", ((2, 1),), 2)]
    assert table.mini("cu1").figure == "fig_revenant"
    assert "activate cu1" not in table.offers
    assert "activate cu1" in until_turn_of(table, CU).offers


@pytest.mark.clause("SQ-ALIEN-46", "SQ-SEAT-09")
def test_genestealer_tokens_held_back_stay_secret() -> None:
    lines = [f"cu?{number} fig_revenant {number}.0 reinforcement" for number in range(5)]
    table = scene(SHIP, "ba1 fig_marine_laser 3.2 S", *lines, turn=CU, opened=())
    table.state.reserved = tuple(table.state.tokens)
    assert draw(table, "evg_genestealer", CU).offers == ["pass"]
    none = scene(SHIP, MARINE, *(f"ch{n} fig_genestealer {n}.0 E" for n in (1, 2, 6)), turn=CH)
    assert is_wasted(draw(none, "evg_genestealer"), "evg_genestealer"), "all three stand on the board"


MORE_R = """
    +-+-+-+-+-+-+-+-+
    |a a|. . . .|R R|
    +   +       +   +
    |a a:. . . .:R R|
    +   +       +   +
    |a a:. . . .:b b|
    +-+-+-+-+-+-+-+-+
    """


@pytest.mark.clause("C-eva_second_wave-1")
def test_second_wave_not_a_third_one() -> None:
    sides = {CH: {"reinforcements": ("fig_gretchin",) * 4}}
    table = drawn("eva_second_wave", "ba1 fig_marine_laser 0.0 W", ship=MORE_R, sides=sides)
    table.do("put fig_gretchin 6.0", "put fig_gretchin 7.0")
    assert not table.offered("put")
    assert len(table.side(CH).reinforcements) == 2


@pytest.mark.clause("C-eva_rising_dead-1")
def test_rising_dead_not_a_third_one() -> None:
    table = drawn("eva_rising_dead", "ba1 fig_marine_laser 0.0 W", ship=MORE_R)
    table.do("stand 6.0 W", "stand 7.0 W")
    assert not table.offered("stand")
    assert [event.figure for event in table.told(Placed)] == ["fig_gretchin"] * 2


@pytest.mark.clause("SQ-SCAN-07", "SQ-SCAN-09")
def test_after_each_decoy_a_raised_hand_may_act() -> None:
    table = drawn("eva_false_echo", MARINE, sides={BA: {"command": 1}})
    table.state.hands = (BA,)
    table.do(table.offers[0])
    assert not table.told(WindowOpened)
    table.do("choose 0.0")
    assert table.told(WindowOpened) == [WindowOpened(BA, "hand")]


@pytest.mark.clause("SQ-SCAN-10", "SQ-SCAN-11")
def test_after_an_arrival_a_raised_hand_may_act() -> None:
    table = drawn("evg_genestealer", MARINE, sides={BA: {"command": 1}})
    table.state.hands = (BA,)
    table.do("stand 2.1 E")
    assert table.told(WindowOpened) == [WindowOpened(BA, "hand")]
