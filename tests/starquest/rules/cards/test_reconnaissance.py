"""Reconnaissance (SQ-RECON): searching rooms, selling what was found."""

from typing import Any

import pytest

from bulkhead.starquest.data.state import Deck, Pact
from bulkhead.starquest.events import (
    Activated,
    CardOffered,
    CardSold,
    Declared,
    Faced,
    Finished,
    PactMade,
    Reshuffled,
    Rolled,
    RoomSearched,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Waited,
    WindowOpened,
)
from bulkhead.starquest.rules.cards import reconnaissance
from bulkhead.starquest.table import asides
from bulkhead.starquest.table.feat_log import feats, note
from tests.starquest.rules.cards.handful import REGISTERED
from tests.starquest.scene import BA, CH, CU, EL, IF, Table, scene

assert REGISTERED
SHIP = """
    +-+-+-+-+-+-+
    |a a|. .|b b|
    +   +   +   +
    |a a;. .;b b|
    +   +   +   +
    |a a;. .;b b|
    +-+-+-+-+-+-+
    """
DECK = ("rec_test_ration", "rec_test_plate")


def searching(*lines: str, deck: tuple[str, ...] = DECK, **more: Any) -> Table:
    table = scene(SHIP, *lines, **more)
    table.state.decks["recon"] = Deck(deck, ())
    table.state.offered = None
    return table


@pytest.mark.clause("SQ-RECON-01", "SQ-RECON-08")
def test_a_search_draws_a_card_that_only_its_owner_sees() -> None:
    table = searching("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 2.0 E").act("ba1")
    table.do("ba1 search")
    assert table.side(BA).recon == ("rec_test_ration",)
    assert table.happened == [RoomSearched(BA, "ba1", "a", "rec_test_ration")]
    assert table.heard.seen_by(IF)[-1] == RoomSearched(BA, "ba1", "a", "")
    table.do("done").act("ba2")
    assert table.refused("ba2 search").clause == "SQ-RECON-01", "a corridor is no room"


@pytest.mark.clause("SQ-RECON-01")
def test_a_search_is_noted_makes_the_next_turn_free_and_lets_a_raised_hand_act() -> None:
    table = searching("ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 5.0 E", sides={EL: {"command": 1}})
    table.act("ba1").do("ba1 face N")
    table.state.hands = (EL,)
    table.do("ba1 search")
    assert table.told(WindowOpened) == [WindowOpened(EL, "hand")]
    assert [(feat.seat, feat.subject) for feat in feats(table.state, "searched")] == [(BA, "a")]
    table.do("pass", "ba1 face E")
    assert table.happened[-1] == Faced(BA, "ba1", 2, 0)


@pytest.mark.clause("SQ-RECON-02")
def test_one_search_in_a_squads_turn() -> None:
    table = searching("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 5.0 E").act("ba1")
    table.do("ba1 search", "done").act("ba2")
    assert table.refused("ba2 search").clause == "SQ-RECON-02"


@pytest.mark.clause("SQ-RECON-03", "SQ-RECON-12")
@pytest.mark.house("searches")
@pytest.mark.parametrize(("house", "again"), [("room", False), ("squad", True)])
def test_a_room_is_searched_once_by_all_squads_or_by_each(house: str, again: bool) -> None:
    table = searching(
        "ba1 fig_marine_laser 0.0 E", "if1 fig_marine_laser 0.2 E", house={"searches": house}
    ).act("ba1")
    table.do("ba1 search", "done", "end", "pass", "pass", "activate if1")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_test_ration"),
        Finished(BA, "ba1"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        TurnEnded(BA),
        TurnBegan(IF, 2),
        Activated(IF, "if1"),
    ]
    assert ("if1 search" in table.offers) == again
    assert reconnaissance.searched(table.state, BA, "a"), "the same squad in no case again"
    if not again:
        assert table.refused("if1 search").clause == "SQ-RECON-03"


@pytest.mark.clause("SQ-RECON-04", "SQ-RECON-05")
def test_the_searcher_neither_attacks_nor_watches_but_may_move() -> None:
    table = searching("ba1 fig_marine_laser 0.1 E", "ch1 fig_ork 5.1 E").act("ba1")
    table.do("ba1 search")
    assert table.happened == [RoomSearched(BA, "ba1", "a", "rec_test_ration")]
    assert table.refused("ba1 shoot wpn_laser_rifle ch1").clause == "SQ-RECON-04"
    assert table.refused("ba1 overwatch").clause == "SQ-RECON-05"
    assert "ba1 step 1.1" in table.offers


@pytest.mark.clause("SQ-RECON-04", "SQ-RECON-01")
def test_a_card_may_allow_the_attack_and_an_attack_forbids_the_search() -> None:
    table = searching(
        "ba1 fig_marine_laser 0.1 E", "ch1 fig_ork 5.1 E", deck=("rec_test_adrenaline",), dice=[1, 1]
    ).act("ba1")
    table.do("ba1 search", "ba1 shoot wpn_laser_rifle ch1")
    other = searching("ba1 fig_marine_laser 0.1 E", "ch1 fig_ork 5.1 E", dice=[1, 1]).act("ba1")
    other.do("ba1 shoot wpn_laser_rifle ch1")
    assert other.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert other.refused("ba1 search").clause == "SQ-RECON-04"


@pytest.mark.clause("SQ-RECON-06")
@pytest.mark.parametrize(("facing", "seen"), [("W", True), ("E", False)])
def test_nobody_searches_under_alien_eyes(facing: str, seen: bool) -> None:
    table = searching("ba1 fig_marine_laser 0.0 E", f"cu1 fig_votary 1.0 {facing}").act("ba1")
    assert ("ba1 search" in table.offers) != seen
    if seen:
        assert table.refused("ba1 search").clause == "SQ-RECON-06"


@pytest.mark.clause("SQ-RECON-06")
def test_a_token_does_not_prevent_it() -> None:
    table = searching("ba1 fig_marine_laser 0.0 W", "ch?1 fig_ork 1.2 blip").act("ba1")
    assert "ba1 search" in table.offers


@pytest.mark.clause("SQ-RECON-11")
def test_an_empty_deck_is_made_anew_and_with_no_cards_at_all_nobody_searches() -> None:
    table = searching("ba1 fig_marine_laser 0.0 E", deck=(), dice=[2]).act("ba1")
    assert table.refused("ba1 search").clause == "SQ-RECON-11"
    table.state.decks["recon"] = Deck((), DECK)
    table.state.offered = None
    table.do("ba1 search")
    assert table.happened == [
        Reshuffled("recon", "SQ-RECON-11"),
        RoomSearched(BA, "ba1", "a", "rec_test_plate"),
    ]
    assert table.side(BA).recon == ("rec_test_plate",)


@pytest.mark.clause("SQ-RECON-11", "SQ-RECON-01")
@pytest.mark.parametrize(
    ("discard", "drawn", "draw", "left"),
    [
        (("rec_test_plate", "rsm_test_points"), "rec_test_plate", (), ("rsm_test_points",)),
        (("rsm_test_points",), "rsm_test_points", (), ()),
        (("rec_test_plate", "rec_test_ration"), "rec_test_plate", ("rec_test_ration",), ()),
        (("rec_unknown",), "rec_unknown", (), ()),
    ],
)
def test_secret_missions_come_back_into_the_deck_only_if_there_is_nothing_else(
    discard: tuple[str, ...], drawn: str, draw: tuple[str, ...], left: tuple[str, ...]
) -> None:
    table = searching("ba1 fig_marine_laser 0.0 E", deck=(), dice=[1] * (len(discard) - len(left) - 1))
    table.state.decks["recon"] = Deck((), discard)
    assert reconnaissance.draw(table.state, table.dice, table.heard) == drawn
    assert table.state.decks["recon"] == Deck(draw, left)
    assert table.happened == [Reshuffled("recon", "SQ-RECON-11")]


@pytest.mark.clause("SQ-RECON-07", "SQ-ALLY-11", "SQ-OBJ-08")
@pytest.mark.house("card-price", "deal-alliance")
@pytest.mark.parametrize(("price", "gained"), [("seller", 20), ("nobody", 0)])
def test_a_card_is_sold_for_twenty_points_and_the_deal_is_an_alliance(price: str, gained: int) -> None:
    table = searching(
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 5.0 E",
        sides={BA: {"recon": ("rec_test_ration",)}, EL: {"points": 25}, IF: {"points": 25}},
        house={"card_price": price},
    )
    table.do("sell rec_test_ration eldar", by=BA)
    assert table.heard.told[-1].to == (BA, EL)
    assert table.refused("accept 14", by=IF).clause == "SQ-ALLY-13"
    table.do("accept 14", by=EL)
    assert (table.side(BA).recon, table.side(EL).recon) == ((), ("rec_test_ration",))
    assert (table.side(BA).points, table.side(EL).points, table.side(IF).points) == (gained, 5, 25)
    assert table.told(PactMade) == [PactMade(BA, EL, True)]
    assert [event for event in table.heard.seen_by(IF) if isinstance(event, CardSold)] == [CardSold(BA, EL)]


@pytest.mark.clause("SQ-RECON-07")
def test_who_has_fewer_than_twenty_points_cannot_buy_and_aliens_never() -> None:
    table = searching(
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_test_ration",)}, EL: {"points": 19}, CU: {"points": 90}},
    )
    table.do("sell rec_test_ration eldar", by=BA)
    assert table.happened == [CardOffered(BA, EL, "rec_test_ration", 14)]
    assert table.refused("accept 14", by=EL).clause == "SQ-RECON-07"
    assert table.refused("sell rec_test_ration cult", by=BA).clause == "SQ-RECON-07"
    assert table.refused("sell rec_test_plate eldar", by=BA).clause == "SQ-RECON-07"


@pytest.mark.clause("SQ-RECON-07")
@pytest.mark.parametrize(("points", "accept"), [(19, False), (20, True)])
def test_the_buyer_alone_is_asked_and_may_buy_with_twenty_points(points: int, accept: bool) -> None:
    table = searching(
        "ba1 fig_marine_laser 0.0 E",
        sides={BA: {"recon": ("rec_test_ration",)}, EL: {"points": points}, IF: {"points": 90}},
    ).do("sell rec_test_ration eldar", by=BA)
    asked = asides.petition(table.state, EL)
    assert asked is not None
    answers = ["accept 14", "refuse 14"] if accept else ["refuse 14"]
    assert [str(command) for command in asked.commands] == answers
    assert [asides.petition(table.state, seat) for seat in (BA, IF)] == [None, None]


@pytest.mark.clause("SQ-RECON-07", "SQ-OBJ-08")
@pytest.mark.parametrize(
    ("sold", "bound"), [("rec_test_ration", ()), ("rsm_test_points", (("rsm_test_points", "3"),))]
)
def test_a_secret_mission_is_sold_with_the_moment_since_when_it_counts(
    sold: str, bound: tuple[tuple[str, str], ...]
) -> None:
    named = (("rec_test_ration", "ba1"), ("rsm_test_points", "3"), ("rsm_test_points", "5"))
    hand = ("rec_test_ration", "rsm_test_points", "rsm_test_points")
    table = searching(
        "ba1 fig_marine_laser 0.0 E", sides={BA: {"recon": hand, "named": named}, EL: {"points": 25}}
    )
    table.do(f"sell {sold} eldar", by=BA).do("accept 14", by=EL)
    assert table.side(EL).named == bound
    assert table.side(BA).named == tuple(one for one in named if one not in (bound or named[:1]))


@pytest.mark.clause("SQ-RECON-07", "SQ-ALLY-11")
def test_a_sale_makes_a_secret_alliance_public() -> None:
    table = searching(
        "ba1 fig_marine_laser 0.0 E", sides={BA: {"recon": ("rec_test_ration",)}, EL: {"points": 25}}
    )
    table.state.pacts = (Pact(BA, EL, public=False),)
    table.do("sell rec_test_ration eldar", by=BA).do("accept 14", by=EL)
    assert [(pact.a, pact.b, pact.public) for pact in table.state.pacts] == [(BA, EL, True)]


@pytest.mark.clause("SQ-RECON-10")
@pytest.mark.parametrize(("extraction", "seat", "held"), [(True, BA, ["a"]), (False, BA, []), (True, CH, [])])
def test_rooms_are_watched_by_squads_that_have_to_get_out(
    extraction: bool, seat: int, held: list[str]
) -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 5.0 E")
    table = searching(*lines, extraction=extraction)
    for one, room in ((BA, "a"), (CH, "b")):
        note(table.state, "searched", one, room)
    reconnaissance.note_held(table.state, seat)
    assert [feat.subject for feat in feats(table.state, "held")] == held


@pytest.mark.clause("SQ-RECON-09", "SQ-RECON-10")
def test_what_is_kept_and_what_an_undone_secret_mission_is() -> None:
    hand = ("rec_test_plate", "rec_test_ration", "rsm_test_points")
    table = searching(
        "ba1 fig_marine_laser 0.0 E", sides={BA: {"recon": hand}, IF: {"recon": hand, "points": 3}}
    )
    assert reconnaissance.keepable(table.state, BA) == ["rec_test_ration"]
    assert reconnaissance.unfulfilled(table.state, BA) == ["rsm_test_points"]
    assert reconnaissance.unfulfilled(table.state, IF) == []
