"""Ranks of the alien players (SQ-ALIENRANK): what they give, event cards held, rites."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bulkhead.starquest.clients.text.position import read_position, write_position
from bulkhead.starquest.data.scenario import Supply
from bulkhead.starquest.data.state import Deck, State
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    Eliminated,
    EventDrawn,
    Finished,
    RiteUsed,
    Rolled,
    SaveRolled,
    Scored,
    SealsWon,
    TurnBegan,
    TurnEnded,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.campaign import honours
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.rules.fight.harm import suffer
from bulkhead.starquest.rules.setup import supplies
from bulkhead.starquest.rules.turn.turns import next_turn
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table, hall, scene

LANE = hall(6, 2)
DECKS: dict[str, tuple[str, ...]] = {"green": ("evg_one", "evg_two"), "azure": ("eva_one",)}


@contextmanager
def quiet_cards() -> Iterator[list[tuple[int, str]]]:
    """Event cards that do nothing but say who played them; `evg_one` is a bane."""
    heard: list[tuple[int, str]] = []
    before, banes = dict(events.EVENTS), set(events.BANES)

    def card(name: str) -> events.Play:
        def play(state: State, seat: int, dice: Dice, out: Out) -> None:
            heard.append((seat, name))

        return play

    for name in (name for cards in DECKS.values() for name in cards):
        events.event(name, bane=name == "evg_one")(card(name))
    yield heard
    events.EVENTS.clear()
    events.EVENTS.update(before)
    events.BANES.clear()
    events.BANES.update(banes)


@pytest.fixture
def played() -> Iterator[list[tuple[int, str]]]:
    with quiet_cards() as heard:
        yield heard


# Tables


@pytest.mark.clause("SQ-ALIENRANK-09", "SQ-ALIENRANK-10")
@pytest.mark.house("chaos-cards")
@pytest.mark.parametrize("rank", range(6))
def test_the_tables_of_the_two_alien_ladders(rank: int) -> None:
    """Event cards are those that Chaos may draw in the mission: this way they are counted at once."""
    table = scene(
        LANE,
        "ba1 fig_marine_laser 0.0 E",
        sides={CH: {"rank": rank}, CU: {"rank": rank}, BA: {"rank": 3}},
        house={"chaos_cards": "drawn"},
        dice=[1] * 12,
    )
    supplies.take(table.state, table.dice, table.heard)
    gains = [(len(side.reinforcements), len(side.events), side.rites) for side in table.state.sides]
    assert gains[CH:] == [(rank, rank, 0), (rank, 0, rank)]
    assert gains[BA] == (0, 0, 0)


@pytest.mark.clause("SQ-ALIENRANK-04", "SQ-ALIENRANK-05", "SQ-ALIENRANK-06")
def test_rank_gives_extra_reinforcements_at_random_and_rites() -> None:
    supply = {"chaos": Supply(reinforcements=("fig_ork",)), "cult": Supply(reinforcements=("fig_husk",))}
    table = scene(
        LANE,
        "ba1 fig_marine_laser 0.0 E",
        sides={CH: {"rank": 2}, CU: {"rank": 3}},
        supplies=supply,
        dice=[1] * 9,
    )
    supplies.take(table.state, table.dice, table.heard)
    chaos, cult = table.side(CH), table.side(CU)
    assert (len(chaos.reinforcements), chaos.rites) == (3, 0)
    assert (len(cult.reinforcements), cult.rites) == (4, 3)
    assert "fig_ork" in chaos.reinforcements


@pytest.mark.clause("SQ-ALIEN-41", "SQ-ALIENRANK-02")
@pytest.mark.parametrize(
    ("points", "seals"), [(0, 0), (39, 0), (40, 1), (70, 2), (99, 2), (100, 3), (500, 3)]
)
def test_points_become_seals_by_the_alien_efficiency_table(points: int, seals: int) -> None:
    sides = {BA: {"points": 20}, CH: {"points": points}, CU: {"points": 0}}
    table = scene(LANE, "ba1 fig_marine_laser 0.0 E", sides=sides)
    honours.reward_efficiency(table.state, table.heard)
    assert (table.side(CH).seals, table.side(CU).seals) == (seals, 0)
    won = [SealsWon(CH, seals, seals, "SQ-ALIEN-41")] if seals else []
    assert table.events == [SealsWon(BA, 1, 1, "SQ-HONOUR-03"), *won]


# Event cards by rank


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_chaos_holds_its_cards_in_secret_and_banes_are_replaced(played: list[tuple[int, str]]) -> None:
    table = scene(LANE, "ba1 fig_marine_laser 0.0 E")
    table.state.decks = {"green": Deck(DECKS["green"])}
    events.keep(table.state, CH, "green", table.heard)
    assert table.side(CH).events == ("evg_two",)
    assert table.state.decks["green"] == Deck(("evg_one",))
    bane = EventDrawn(CH, "evg_one", "green", "SQ-ALIENRANK-03")
    for seat, card in ((CH, "evg_two"), (BA, ""), (CU, "")):
        assert table.heard.seen_by(seat) == [bane, EventDrawn(CH, card, "green", "SQ-ALIENRANK-03")]
    assert not played


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_where_there_are_only_banes_he_holds_the_first(played: list[tuple[int, str]]) -> None:
    table = scene(LANE, "ba1 fig_marine_laser 0.0 E")
    table.state.decks = {"green": Deck(("evg_one", "evg_one"))}
    events.keep(table.state, CH, "green", table.heard)
    assert (table.side(CH).events, table.state.decks["green"]) == (("evg_one",), Deck(("evg_one",)))
    assert table.heard.seen_by(CH) == [EventDrawn(CH, "evg_one", "green", "SQ-ALIENRANK-03")]


def held(*cards: str, decks: dict[str, tuple[str, ...]] | None = None, **more: Any) -> Table:
    """Chaos is about to play an event card that it holds."""
    return scene(
        LANE,
        "ba1 fig_marine_laser 0.0 E",
        turn=CH,
        step="held",
        sides={CH: {"events": cards}},
        decks={**(decks or {}), "events": cards},
        **more,
    )


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_one_held_card_may_be_played_at_the_start_of_a_turn(played: list[tuple[int, str]]) -> None:
    table = held("evg_one", "eva_one", decks=DECKS)
    assert table.offers == ["use evg_one", "use eva_one", "pass"]
    assert table.refused("use evg_two").clause == "SQ-ALIENRANK-03"
    table.do("use eva_one")
    assert played == [(CH, "eva_one")]
    assert table.happened == [CardPlayed(CH, "eva_one", (), "SQ-ALIENRANK-03")]
    assert (table.side(CH).events, table.side(CH).held_event) == (("evg_one",), True)
    assert table.state.decks["azure"].discard == ("eva_one",)
    assert table.offers == ["end"]
    assert held("evg_one").do("pass").side(CH).events == ("evg_one",)


@pytest.mark.clause("SQ-SEAT-09")
def test_the_question_does_not_tell_which_cards_he_holds() -> None:
    assert held("evg_one").waiting == held("eva_one").waiting == CH
    assert held().offers == ["end"]


@pytest.mark.clause("SQ-ALIENRANK-03")
@pytest.mark.house("chaos-cards")
@pytest.mark.parametrize(("cards", "extra"), [("drawn", 2), ("held", 0)])
def test_at_some_tables_rank_gives_extra_draws_instead(cards: str, extra: int) -> None:
    house = {"chaos_cards": cards}
    start = scene(LANE, "ba1 fig_marine_laser 0.0 E", sides={CH: {"rank": 2}}, house=house, dice=[1] * 9)
    supplies.take(start.state, start.dice, start.heard)
    assert start.side(CH).events == (events.EXTRA_DRAW,) * extra
    written = write_position(start.state)
    assert write_position(read_position(written, start.state.options)) == written
    assert start.side(CU).events == ()


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_an_extra_draw_is_from_either_deck_and_is_played_at_once(played: list[tuple[int, str]]) -> None:
    table = held(events.EXTRA_DRAW, events.EXTRA_DRAW, house={"chaos_cards": "drawn"})
    table.state.decks = {colour: Deck(cards) for colour, cards in DECKS.items()}
    assert table.offers == ["choose green", "choose azure", "pass"]
    table.do("choose azure")
    assert table.happened == [EventDrawn(CH, "eva_one", "azure", "SQ-ALIENRANK-03")]
    assert played == [(CH, "eva_one")]
    assert table.side(CH).events == (events.EXTRA_DRAW,)
    assert table.offers == ["end"]


# Rites


def shot_at(figure: str, *more: str, rites: int = 1, dice: list[int] | None = None, **values: Any) -> Table:
    """A marine shoots a Cult miniature."""
    table = scene(
        LANE,
        "ba1 fig_marine_laser 0.0 E",
        f"cu1 {figure} 4.0 W",
        *more,
        sides={CU: {"rites": rites}},
        dice=dice or [6, 6],
        **values,
    )
    return table.act("ba1").do("ba1 shoot wpn_laser_rifle cu1")


@pytest.mark.clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-11")
def test_a_rite_after_a_fatal_attack_keeps_the_victim_with_one_life_point_and_nobody_scores() -> None:
    table = shot_at("fig_husk", "cu2 fig_husk 4.1 W")
    assert table.waiting == CU
    assert table.offers == ["rite cu1", "pass"]
    table.do("rite cu1")
    assert (table.mini("cu1").place, table.mini("cu1").lp) == ("board", 1)
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "cu1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(CU, "cu1", 1, 0),
        RiteUsed(CU, "cu1", 1, 0),
    ]
    assert table.mini("cu2").lp == 1


@pytest.mark.clause("SQ-ALIENRANK-05", "SQ-ALIENRANK-07", "SQ-ALIENRANK-11")
def test_of_several_victims_only_those_of_the_cult_that_were_hurt_may_be_saved() -> None:
    """One attack hits four: it kills one of Chaos and one of the Cult, wounds another, and one saves himself."""
    lines = [
        "ba1 fig_marine_laser 0.0 E",
        "cu1 fig_husk 2.0 W",
        "cu2 fig_revenant 3.0 W",
        "cu3 fig_revenant 4.0 W ward",
        "cu4 fig_revenant 4.1 W",
        "ch1 fig_gretchin 2.1 W",
    ]
    table = scene(LANE, *lines, sides={CU: {"rites": 1}}, dice=[5])
    suffer(table.state, BA, "ba1", [(who, 1) for who in ("ch1", "cu1", "cu2", "cu3")], table.heard)
    table.settle().do("save 1")
    assert (table.waiting, table.offers) == (CU, ["rite cu1", "rite cu2", "pass"])
    table.do("rite cu2")
    assert table.happened == [
        SaveRolled(CU, "cu3", (2,), 1),
        Wounded(CH, "ch1", 1, 0),
        Wounded(CU, "cu1", 1, 0),
        Wounded(CU, "cu2", 1, 1),
        RiteUsed(CU, "cu2", 2, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
        Eliminated(CU, "cu1", "fig_husk", BA),
        Scored(BA, 1, 3, "kill", "cu1"),
    ]
    assert (table.mini("cu3").lp, table.mini("cu4").lp) == (2, 2)


@pytest.mark.clause("SQ-ALIENRANK-11")
def test_for_a_fallen_survivor_of_nobody_there_is_no_rite() -> None:
    table = scene(LANE, "ba1 fig_marine_laser 0.0 E", "zz1 fig_husk 2.0 W", sides={CU: {"rites": 1}})
    suffer(table.state, BA, "ba1", [("zz1", 1)], table.heard)
    assert (table.settle().waiting, table.mini("zz1").place) == (BA, "dead")


@pytest.mark.clause("SQ-ALIENRANK-05", "SQ-ALIENRANK-07")
def test_without_a_rite_the_victim_goes() -> None:
    table = shot_at("fig_husk").do("pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "cu1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(CU, "cu1", 1, 0),
        Waited(CU, "rite", "SQ-ALIENRANK-07"),
        Eliminated(CU, "cu1", "fig_husk", BA),
        Scored(BA, 1, 1, "kill", "cu1"),
    ]
    assert table.mini("cu1").place == "dead"
    none = shot_at("fig_husk", rites=0)
    assert (none.waiting, none.mini("cu1").place) == (BA, "dead")


@pytest.mark.clause("SQ-ALIENRANK-11", "SQ-SEAT-08")
def test_a_wound_that_does_not_kill_asks_nobody() -> None:
    table = scene(LANE, "ba1 fig_marine_laser 0.0 E", "cu1 fig_revenant 2.0 W", sides={CU: {"rites": 2}})
    suffer(table.state, BA, "ba1", [("cu1", 1)], table.heard)
    assert (table.settle().waiting, table.mini("cu1").lp) == (BA, 1)
    assert table.happened == [Wounded(CU, "cu1", 1, 1)]


@pytest.mark.clause("SQ-ALIENRANK-07")
def test_rites_are_the_cults_own_chaos_is_not_helped() -> None:
    table = scene(
        LANE, "ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 4.0 W", sides={CU: {"rites": 1}}, dice=[6, 6]
    )
    table.act("ba1").do("ba1 shoot wpn_laser_rifle ch1")
    assert (table.waiting, table.mini("ch1").place) == (BA, "dead")


def wounded(rites: int = 2, **values: Any) -> Table:
    lines = ("ba1 fig_marine_laser 0.0 E", "cu1 fig_golgotha 3.0 W lp=3", "cu2 fig_husk 1.1 W")
    return scene(LANE, *lines, sides={CU: {"rites": rites}}, **values)


@pytest.mark.clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-08", "SQ-ALIENRANK-11")
def test_a_rite_by_button_heals_one_wounded_miniature_once_in_a_turn() -> None:
    table = wounded()
    before = table.mini("cu1").lp
    assert table.refused("rite cu2", by=CU).clause == "SQ-ALIENRANK-11"
    table.do("rite cu1", by=CU)
    assert table.mini("cu1").lp == before + 1
    assert table.refused("rite cu1", by=CU).clause == "SQ-ALIENRANK-08"
    assert table.refused("rite cu1", by=BA).clause == "SQ-ALIENRANK-05"
    table.act("ba1").do("done", "end")
    while table.state.turn_seat == BA:
        table.do("pass")
    table.do("rite cu1", by=CU)
    assert table.happened == [
        Finished(BA, "ba1"),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnEnded(EL),
        TurnEnded(LD),
        TurnBegan(CH, 6),
        RiteUsed(CU, "cu1", 5, 0),
    ]
    assert table.mini("cu1").lp == before + 2
    assert table.side(CU).rites == 0


@pytest.mark.clause("SQ-ALIENRANK-08", "SQ-ALIENRANK-11")
def test_after_a_rite_by_button_none_is_left_for_a_death_in_that_turn() -> None:
    table = scene(
        LANE,
        "ba1 fig_marine_laser 0.0 E",
        "cu1 fig_husk 2.0 W",
        "cu2 fig_golgotha 4.0 W lp=3",
        sides={CU: {"rites": 2}},
        dice=[6, 6],
    )
    table.do("rite cu2", by=CU)
    assert table.happened == [RiteUsed(CU, "cu2", 4, 1)]
    table.act("ba1").do("ba1 shoot wpn_laser_rifle cu1")
    assert table.side(CU).rites == 1
    assert (table.waiting, table.mini("cu1").place) == (BA, "dead")


@pytest.mark.clause("SQ-ALIENRANK-08")
@pytest.mark.house("rite-limit")
@pytest.mark.parametrize(("limit", "again"), [("turn", True), ("round", False)])
def test_one_rite_in_every_players_turn_or_at_some_tables_in_a_round(limit: str, again: bool) -> None:
    table = wounded(house={"rite_limit": limit}).do("rite cu1", by=CU)
    table.do("end")
    while table.state.turn_seat == BA:
        table.do("pass")
    assert table.happened == [
        RiteUsed(CU, "cu1", 4, 1),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnEnded(EL),
        TurnEnded(LD),
        TurnBegan(CH, 6),
    ]
    assert table.side(CU).rite_used != again
    table.state.turn_seat = CU
    next_turn(table.state, table.heard)
    assert not table.side(CU).rite_used


@pytest.mark.clause("SQ-ALIENRANK-11")
def test_a_rite_is_never_above_the_original_life_nor_in_the_midst_of_an_attack() -> None:
    table = shot_at("fig_husk", "cu2 fig_revenant 1.1 W lp=1", rites=2)
    assert table.waiting == CU
    assert table.refused("rite cu2").clause == "SQ-ALIENRANK-11"
