"""The turn of an alien player (SQ-ALIEN): events, vents, conduits, activations, reinforcements."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.frames import Turn, TurnStep
from bulkhead.starquest.data.state import Deck, Pact, State
from bulkhead.starquest.events import (
    Activated,
    Declared,
    DoorOpened,
    Eliminated,
    EventDrawn,
    Finished,
    MissionEnded,
    Moved,
    Placed,
    Reshuffled,
    Rolled,
    RoundBegan,
    Scored,
    TokenPlaced,
    TokenRevealed,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Won,
    Wounded,
)
from bulkhead.starquest.rules.blips.tokens import may_act
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.rules.fight import fixed_targets
from bulkhead.starquest.rules.turn import alien_turn
from bulkhead.starquest.rules.turn.alien_turn import free_vents
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from tests.starquest.rules.turn.alien_scene import DECK, alien
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table, hall, scene

# Two R squares, a vent and a conduit of one square; a wall keeps the marine in the west from seeing them.
MARINE = "ba1 fig_marine_laser 0.0 W"
TWO_DECKS: dict[str, tuple[str, ...]] = {"green": ("evg_one", "evg_two"), "azure": ("eva_one", "eva_two")}


@contextmanager
def quiet_cards() -> Iterator[list[tuple[int, str]]]:
    """Event cards that do nothing but say who played them."""
    heard: list[tuple[int, str]] = []
    before = dict(events.EVENTS)

    def card(name: str) -> events.Play:
        def play(state: State, seat: int, dice: Dice, out: Out) -> None:
            heard.append((seat, name))

        return play

    for cards in TWO_DECKS.values():
        for name in cards:
            events.EVENTS[name] = card(name)
    yield heard
    events.EVENTS.clear()
    events.EVENTS.update(before)


@pytest.fixture
def played() -> Iterator[list[tuple[int, str]]]:
    with quiet_cards() as heard:
        yield heard


def with_decks(table: Table) -> Table:
    table.state.decks = {colour: Deck(cards) for colour, cards in TWO_DECKS.items()}
    return table


# Order


@pytest.mark.clause("SQ-ALIEN-01", "SQ-ALIEN-02")
def test_event_then_special_token_then_activations_then_reinforcements(played: list[tuple[int, str]]) -> None:
    sides: dict[int, dict[str, Any]] = {
        CH: {
            "events": ("evg_two",),
            "specials": ("fig_hybrid",),
            "reinforcements": ("fig_ork",),
            "turns": 0,
        }
    }
    decks = {**TWO_DECKS, "events": ("evg_two",)}
    table = alien(LD, "end", MARINE, "ch1 fig_ork 8.0 W", sides=sides, decks=decks)
    assert table.waiting == CH
    assert not played
    assert table.offers == ["use evg_two", "pass"]
    table.do("pass")
    assert table.offers == ["put fig_hybrid 6.0", "pass"]
    assert table.refused("activate ch1").clause == "SQ-ALIEN-02"
    assert table.refused("put fig_ork 4.0").clause == "SQ-ALIEN-07"
    table.do("pass")
    assert table.offers == ["activate ch1", "end"]
    assert table.refused("put fig_ork 4.0").clause == "SQ-ALIEN-33"
    table.do("activate ch1", "done", "end")
    assert table.offered("put") == ["put fig_ork 4.0", "put fig_ork 5.0"]
    assert table.refused("activate ch1").clause == "SQ-ALIEN-33"
    table.do("pass")
    assert table.happened == [
        TurnEnded(LD),
        TurnBegan(CH, 2),
        Activated(CH, "ch1"),
        Finished(CH, "ch1"),
        TurnEnded(CH),
        TurnBegan(CU, 3),
    ]


# Event cards


@pytest.mark.clause("SQ-ALIEN-03", "SQ-ALIEN-06")
def test_each_alien_player_draws_at_the_start_of_his_turn_and_plays_the_card_at_once(
    played: list[tuple[int, str]],
) -> None:
    table = before_chaos()
    assert played == [(CH, "evg_one")]
    assert table.happened == [TurnEnded(LD), TurnBegan(CH, 2), EventDrawn(CH, "evg_one", "green")]
    assert table.state.decks["green"] == Deck(("evg_two",), ("evg_one",))
    table.do("end")
    assert played == [(CH, "evg_one"), (CU, "eva_one")]


def before_chaos(**more: Any) -> Table:
    """The squads have ended their turns: the one of Chaos has begun, with both decks on the table."""
    table = with_decks(alien(LD, "act", **more))
    while table.state.turn_seat != CH:
        table.do("end" if "end" in table.offers else "pass")
    return table


@pytest.mark.clause("SQ-ALIEN-03", "SQ-ALIEN-04", "SQ-ALIEN-05")
def test_worked_example_each_round_the_alien_players_change_colours(played: list[tuple[int, str]]) -> None:
    table = with_decks(alien(CH, dice=[1, 1]))
    for _ in range(3):
        for seat in (CH, CU):
            events.draw(table.state, seat, table.dice, table.heard)
    drawn = [(event.seat, event.colour) for event in table.told(EventDrawn)]
    assert drawn[:2] == drawn[4:] == [(CH, "green"), (CU, "azure")]
    assert drawn[2:4] == [(CH, "azure"), (CU, "green")]


@pytest.mark.clause("SQ-ALIEN-05")
def test_an_empty_deck_is_shuffled_from_its_discards(played: list[tuple[int, str]]) -> None:
    table = alien(CH, sides={CH: {"colour": "green"}}, dice=[1])
    table.state.decks = {"green": Deck((), ("evg_one", "evg_two"))}
    events.draw(table.state, CH, table.dice, table.heard)
    assert table.happened == [Reshuffled("green", "SQ-ALIEN-05"), EventDrawn(CH, "evg_one", "green")]
    assert len(played) == 1
    assert len(table.state.decks["green"].draw) == len(table.state.decks["green"].discard) == 1


@pytest.mark.clause("SQ-ALIEN-05", "SQ-SEAT-03")
def test_a_single_alien_player_changes_colour_every_turn(played: list[tuple[int, str]]) -> None:
    table = with_decks(scene(DECK, "cu1 fig_husk 8.1 W", factions=("eldar", "cult")))
    for _ in range(4):
        events.draw(table.state, 1, table.dice, table.heard)
    assert table.happened == [
        EventDrawn(1, "evg_one", "green"),
        EventDrawn(1, "eva_one", "azure"),
        EventDrawn(1, "evg_two", "green"),
        EventDrawn(1, "eva_two", "azure"),
    ]


@pytest.mark.clause("SQ-ALIEN-02", "SQ-ALIEN-03")
@pytest.mark.house("event-draw")
@pytest.mark.parametrize(("draw", "first", "second"), [("each", [CH], [CU]), ("first", [CH, CU], [])])
def test_both_may_draw_at_the_first_alien_turn(draw: str, first: list[int], second: list[int]) -> None:
    with quiet_cards() as played:
        table = before_chaos(house={"event_draw": draw})
        assert [seat for seat, _ in played] == first
        played.clear()
        table.do("end")
        assert table.state.turn_seat == CU
        assert [seat for seat, _ in played] == second


@pytest.mark.clause("SQ-ALIEN-03", "SQ-END-07")
def test_without_event_cards_nothing_is_drawn_and_who_has_nothing_left_still_draws(
    played: list[tuple[int, str]],
) -> None:
    empty = alien(CH, "event")
    assert empty.waiting == CH
    assert empty.happened == []
    before_chaos()
    assert played == [(CH, "evg_one")]


def test_an_unknown_card_is_an_error() -> None:
    table = alien(CH)
    with pytest.raises(LookupError, match="evg_nobody_knows"):
        events.play(table.state, CH, "evg_nobody_knows", table.dice, table.heard)


# Vents


@pytest.mark.clause("SQ-ALIEN-07", "SQ-ALIEN-08")
def test_every_second_turn_chaos_may_put_one_special_token_on_a_vent() -> None:
    sides: dict[int, dict[str, Any]] = {CH: {"specials": ("fig_genestealer", "fig_hybrid"), "turns": 1}}
    table = alien(CH, "special", sides=sides)
    assert table.offers == ["put fig_genestealer 6.0", "put fig_hybrid 6.0", "pass"]
    assert table.refused("put fig_ork 6.0").clause == "SQ-ALIEN-07"
    assert table.refused("put fig_hybrid 5.0").clause == "SQ-ALIEN-07"
    table.do("put fig_hybrid 6.0")
    assert table.happened == [TokenPlaced(CH, "ch?1", "special", (6, 0), "fig_hybrid", "SQ-ALIEN-07")]
    token = table.state.tokens["ch?1"]
    assert (token.kind, token.vent, token.square in table.state.holder) == ("special", "v1", False)
    assert table.offers == ["end"]
    assert free_vents(table.state) == {}, "a token waits on it"
    assert (table.side(CH).specials, table.side(CH).special_turn) == (("fig_genestealer",), 1)
    placed = TokenPlaced(CH, "ch?1", "special", (6, 0), "fig_hybrid", "SQ-ALIEN-07")
    assert placed in table.heard.seen_by(CH)
    assert TokenPlaced(CH, "ch?1", "special", (6, 0), "", "SQ-ALIEN-07") in table.heard.seen_by(CU)


@pytest.mark.clause("SQ-ALIEN-07")
@pytest.mark.parametrize(
    ("turns", "last", "asked"), [(1, -2, True), (2, 1, False), (3, 1, True), (4, 3, False)]
)
def test_every_second_turn_counts_from_the_last_possible_one_used_or_not(
    turns: int, last: int, asked: bool
) -> None:
    side = {"specials": ("fig_hybrid",), "turns": turns, "special_turn": last}
    table = alien(CH, "special", sides={CH: side})
    assert bool(table.offered("put")) == asked
    if asked:
        table.do("pass")
        assert table.side(CH).special_turn == turns


@pytest.mark.clause("SQ-ALIEN-07", "SQ-ALIEN-08")
def test_even_with_two_vents_he_puts_one_token_in_a_turn() -> None:
    side = {"specials": ("fig_hybrid", "fig_hybrid"), "turns": 1}
    drawn = DECK.replace("|. . .|. R R V C .|", "|V . .|. R R V C .|")
    table = scene(drawn, "ba1 fig_marine_laser 0.1 W", turn=CH, step="special", sides={CH: side})
    assert table.offers == ["put fig_hybrid 0.0", "put fig_hybrid 6.0", "pass"]
    table.do("put fig_hybrid 6.0")
    assert (table.offers, list(free_vents(table.state).values())) == (["end"], ["v1"])


@pytest.mark.clause("SQ-ALIEN-07")
def test_the_cult_uses_no_vents_and_none_that_is_gone_or_taken_is_used() -> None:
    cult = alien(CU, "special", sides={CU: {"specials": ("fig_hybrid",), "turns": 1}})
    assert cult.offers == ["end"]
    side = {"specials": ("fig_hybrid",), "turns": 1}
    gone = alien(CH, "act", sides={CH: side})
    assert free_vents(gone.state) == {gone.state.ship.square("6.0"): "v1"}
    gone.state.vents = ()
    assert free_vents(gone.state) == {}


# Activations


@pytest.mark.clause("SQ-ALIEN-13", "SQ-ALIEN-28")
def test_an_alien_moves_before_or_after_its_attack_but_does_not_split_its_movement() -> None:
    lines = ("ch1 fig_ork 7.1 W", "ba1 fig_marine_laser 0.1 E")
    before = (
        alien(CH, "act", *lines, dice=[1, 1]).act("ch1").do("ch1 step 6.1", "ch1 shoot wpn_scrap_gun ba1")
    )
    assert not before.offered("ch1 step")
    after = alien(CH, "act", *lines, dice=[1, 1]).act("ch1").do("ch1 shoot wpn_scrap_gun ba1", "ch1 step 6.1")
    assert after.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
        Moved(CH, "ch1", ((6, 1),), 1),
    ]
    assert after.at("ch1") == "6.1"
    none = alien(CH, "act", *lines).act("ch1").do("done")
    assert none.at("ch1") == "7.1"


@pytest.mark.clause("SQ-ALIEN-13")
@pytest.mark.house("alien-split")
def test_at_some_tables_aliens_with_light_weapons_split_their_movement() -> None:
    lines = ("ch1 fig_ork 7.1 W", "ba1 fig_marine_laser 0.1 E")
    table = alien(CH, "act", *lines, dice=[1, 1], house={"alien_split": True}).act("ch1")
    table.do("ch1 step 6.1", "ch1 shoot wpn_scrap_gun ba1", "ch1 step 5.1")
    assert table.happened == [
        Moved(CH, "ch1", ((6, 1),), 1),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
        Moved(CH, "ch1", ((5, 1),), 1),
    ]
    assert table.at("ch1") == "5.1"


@pytest.mark.clause("SQ-ALIEN-27", "SQ-ALIEN-32")
@pytest.mark.parametrize("attack", ["ch1 shoot wpn_scrap_gun ba2", "ch1 strike ba1"])
def test_an_alien_attacks_once_and_never_both_shoots_and_fights(attack: str) -> None:
    """One enemy stands before the Ork, another one in its line of fire."""
    lines = ("ch1 fig_ork 4.1 W", "ba1 fig_marine_laser 3.1 E", "ba2 fig_marine_laser 2.3 E")
    table = scene(hall(6, 4), *lines, dice=[1, 1, 1, 1]).act("ch1")
    assert {"ch1 shoot wpn_scrap_gun ba2", "ch1 strike ba1"} <= set(table.offers)
    table.do(attack)
    assert table.told(Rolled)[0] == Rolled(
        CH,
        "ch1",
        (0, 0),
        0,
        *(("shoot", "SQ-SHOOT-03") if "shoot" in attack else ("melee", "SQ-MELEE-02")),
    )
    assert table.offered("ch1 shoot") == table.offered("ch1 strike") == []


def test_heavy_weapons_of_aliens_are_those_of_the_others_or_roll_two_red_dice_at_one_square() -> None:
    box = load_box()
    assert "wpn_missile_launcher" in box.figures["fig_chaos_heavy"].choose
    squares = [weapon for weapon in box.weapons.values() if weapon.pattern == "square"]
    assert squares
    assert all((weapon.dice.red, weapon.dice.white) == (2, 0) for weapon in squares if weapon.kind == "heavy")


@pytest.mark.clause("SQ-ALIEN-14")
def test_aliens_open_bulkheads_too() -> None:
    drawn = "+-+-+-+-+\n|. .!. .|\n+ + + + +\n|. .!. .|\n+-+-+-+-+"
    table = scene(drawn, "ch1 fig_ork 1.0 E").act("ch1").do("ch1 open d1", "ch1 step 2.0")
    assert table.happened == [DoorOpened(CH, "ch1", "d1", "SQ-DOOR-09"), Moved(CH, "ch1", ((2, 0),), 1)]
    assert table.at("ch1") == "2.0"


@pytest.mark.clause("SQ-ALIEN-13")
def test_miniatures_and_tokens_act_one_after_the_other_in_any_order() -> None:
    table = alien(CH, "act", "ch1 fig_ork 7.1 W", "ch?1 fig_ork 8.1", "cu?1 fig_husk 8.0", MARINE)
    assert table.offered("activate") == ["activate ch1", "activate ch?1"]
    table.do("activate ch?1", "done", "activate ch1", "done")
    assert not table.offered("activate")
    assert table.happened == [
        Activated(CH, "ch?1"),
        Finished(CH, "ch?1"),
        Activated(CH, "ch1"),
        Finished(CH, "ch1"),
    ]
    assert table.refused("activate cu?1").clause == "SQ-TURN-15"


# Conduits


@pytest.mark.clause("SQ-ALIEN-23", "SQ-ALIEN-45")
def test_entries_by_conduit_alternate_with_activations_up_to_eight() -> None:
    drawn = """
        +-+-+-+-+-+-+-+-+-+
        |. . . . . . . . C|
        + + + + + + + + + +
        |. . . . . . . . .|
        +-+-+-+-+-+-+-+-+-+
        """
    table = scene(drawn, turn=CU, sides={CU: {"blips": ("fig_husk",) * 10}}, cult_entry="conduit")
    ways = [
        "7.0 6.0 5.0 4.0 3.0",
        "7.0 6.0 5.0 4.0",
        "7.0 6.0 5.0",
        "7.0 6.0",
        "7.0 6.1 5.1",
        "7.1 6.1",
        "7.1",
        "7.0",
    ]
    for number, way in enumerate(ways, 1):
        assert table.offered("put") == ["put fig_husk 8.0"]
        table.do("put fig_husk 8.0")
        assert table.refused("put fig_husk 8.0").clause in ("SQ-ALIEN-23", "SQ-ALIEN-45")
        table.do(f"activate cu?{number}", *(f"cu?{number} step {spot}" for spot in way.split()), "done")
    assert table.side(CU).entered == 8
    assert not table.offered("put")
    assert table.refused("put fig_husk 8.0").clause == "SQ-ALIEN-23"


@pytest.mark.clause("SQ-ALIEN-24", "SQ-ALIEN-25")
def test_a_token_enters_in_sight_of_a_marine_and_is_revealed_and_nothing_destroys_a_conduit() -> None:
    lines = ("ba1 fig_marine_laser 4.0 E", "ba2 fig_marine_laser 0.0 W")
    table = alien(CU, "act", *lines, sides={CU: {"blips": ("fig_husk",)}}, cult_entry="conduit")
    table.do("put fig_husk 7.0")
    assert table.happened == [
        TokenPlaced(CU, "cu?1", "blip", (7, 0), "fig_husk", "SQ-ALIEN-23"),
        TokenRevealed(CU, "cu?1", "fig_husk", (7, 0)),
    ]
    table.do("stand 7.0 W")
    assert table.offered("activate") == ["activate cu1"]
    assert list(fixed_targets.all_standing(table.state)) == ["vent:v1"]


@pytest.mark.clause("SQ-ALIEN-21", "SQ-ALIEN-23")
def test_only_the_cult_and_only_in_conduit_mode_enters_so() -> None:
    board = alien(CU, "act", sides={CU: {"blips": ("fig_husk",)}}, cult_entry="board")
    assert board.offers == ["end"]
    assert board.refused("put fig_husk 7.0").clause == "SQ-ALIEN-33"
    chaos = alien(CH, "act", sides={CH: {"blips": ("fig_ork",)}}, cult_entry="conduit")
    assert chaos.offers == ["end"]


# Reinforcements


def reinforced(*lines: str, pool: tuple[str, ...] = ("fig_ork",) * 8, seat: int = CH, **more: Any) -> Table:
    return alien(seat, "act", *lines, sides={seat: {"reinforcements": pool}}, **more).do("end")


@pytest.mark.clause("SQ-ALIEN-33", "SQ-ALIEN-35", "SQ-ALIEN-38")
def test_reinforcements_come_face_down_on_r_squares_one_each_and_act_from_the_next_turn() -> None:
    table = reinforced(MARINE, "ch1 fig_ork 8.1 E")
    assert table.offers == ["put fig_ork 4.0", "put fig_ork 5.0", "pass"]
    assert table.refused("put fig_gretchin 4.0").clause == "SQ-ALIEN-34"
    assert table.refused("put fig_ork 3.0").clause == "SQ-ALIEN-35"
    table.do("put fig_ork 4.0")
    assert table.refused("put fig_ork 4.0").clause == "SQ-ALIEN-35"
    table.do("pass")
    assert table.happened == [
        TokenPlaced(CH, "ch?1", "reinforcement", (4, 0), "fig_ork", "SQ-ALIEN-35"),
        TurnEnded(CH),
        TurnBegan(CU, 2),
    ]
    token = table.state.tokens["ch?1"]
    assert (token.kind, token.identity, token.since) == ("reinforcement", "fig_ork", 1)
    assert TokenPlaced(CH, "ch?1", "reinforcement", (4, 0), "", "SQ-ALIEN-35") in table.heard.seen_by(BA)
    assert table.side(CH).reinforcements == ("fig_ork",) * 7
    table.state.turn = 1
    assert not may_act(table.state, token)
    table.state.turn = 8
    assert may_act(table.state, token)


MANY = """
    +-+-+-+-+-+-+-+-+-+
    |R R R R R R R R .|
    +-+-+-+-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-ALIEN-38")
@pytest.mark.house("reinforcements-enter")
def test_no_more_than_six_in_a_turn() -> None:
    table = scene(
        MANY, "ch1 fig_ork 8.0 E", sides={CH: {"reinforcements": ("fig_gretchin",) * 8}}, turn=CH
    ).do("end")
    table.do(*(f"put fig_gretchin {x}.0" for x in range(6)))
    assert len(table.state.tokens) == 6
    assert table.happened == [
        TokenPlaced(CH, "ch?1", "reinforcement", (0, 0), "fig_gretchin", "SQ-ALIEN-35"),
        TokenPlaced(CH, "ch?2", "reinforcement", (1, 0), "fig_gretchin", "SQ-ALIEN-35"),
        TokenPlaced(CH, "ch?3", "reinforcement", (2, 0), "fig_gretchin", "SQ-ALIEN-35"),
        TokenPlaced(CH, "ch?4", "reinforcement", (3, 0), "fig_gretchin", "SQ-ALIEN-35"),
        TokenPlaced(CH, "ch?5", "reinforcement", (4, 0), "fig_gretchin", "SQ-ALIEN-35"),
        TokenPlaced(CH, "ch?6", "reinforcement", (5, 0), "fig_gretchin", "SQ-ALIEN-35"),
        TurnEnded(CH),
        MissionEnded("nobody_left"),
        Won((BA, IF, UM, EL, LD, CH, CU), (0, 0, 0, 0, 0, 0, 0)),
    ]


@pytest.mark.clause("SQ-ALIEN-35")
@pytest.mark.house("reinforcements-enter")
def test_at_some_tables_the_miniature_comes_at_once() -> None:
    table = reinforced(MARINE, "ch1 fig_ork 8.1 E", house={"reinforcements_enter": "shown"})
    table.do("put fig_ork 4.0", "stand 4.0 S", "pass")
    assert table.happened == [
        TokenPlaced(CH, "ch?1", "reinforcement", (4, 0), "fig_ork", "SQ-ALIEN-35"),
        TokenRevealed(CH, "ch?1", "fig_ork", (4, 0), "SQ-SCAN-13"),
        Placed(CH, "ch2", "fig_ork", ((4, 0),), 4),
        TurnEnded(CH),
        TurnBegan(CU, 2),
    ]
    assert (table.at("ch2"), table.state.tokens) == ("4.0", {})


@pytest.mark.clause("SQ-ALIEN-37", "SQ-LOS-12", "SQ-ALIEN-42")
def test_no_reinforcement_in_the_sight_of_an_enemy() -> None:
    table = reinforced("ba1 fig_marine_laser 3.0 E", "ch1 fig_ork 8.1 E")
    assert table.told(TurnEnded)
    half = reinforced("ba1 fig_marine_laser 5.1 W", "ch1 fig_ork 8.1 E", "ba2 fig_marine_laser 8.0 E")
    assert half.happened == [TurnEnded(CH), TurnBegan(CU, 2)]
    rival = reinforced("cu1 fig_husk 3.0 E", "ch1 fig_ork 8.1 E")
    assert rival.told(TurnEnded)
    turned = reinforced("ba1 fig_marine_laser 3.0 W", "ch1 fig_ork 8.1 E")
    assert turned.offered("put") == ["put fig_ork 4.0", "put fig_ork 5.0"]


@pytest.mark.clause("SQ-ALIEN-37", "SQ-ALLY-15")
def test_public_allies_are_no_enemies_but_secret_ones_are() -> None:
    lines = ("ld1 fig_cinder 3.0 E", "ch1 fig_ork 8.1 E")
    for public in (True, False):
        table = alien(CH, "act", *lines, sides={CH: {"reinforcements": ("fig_ork",)}})
        table.state.pacts = (Pact(LD, CH, public),)
        table.do("end")
        assert bool(table.offered("put")) == public


@pytest.mark.clause("SQ-ALIEN-37")
def test_even_the_duty_finds_no_square_in_sight() -> None:
    table = reinforced("ba1 fig_marine_laser 3.0 E")
    assert table.happened == [TurnEnded(CH), TurnBegan(CU, 2)]
    assert not table.state.tokens


@pytest.mark.clause("SQ-ALIEN-39", "SQ-ALIEN-44")
def test_with_nothing_on_the_board_he_must_bring_as_many_as_he_can() -> None:
    table = reinforced(MARINE, "cu1 fig_husk 8.1 E")
    assert "pass" not in table.offers
    assert table.refused("pass").clause == "SQ-ALIEN-39"
    table.do("put fig_ork 4.0")
    assert table.refused("pass").clause == "SQ-ALIEN-39"
    table.do("put fig_ork 5.0")
    assert table.happened == [
        TokenPlaced(CH, "ch?1", "reinforcement", (4, 0), "fig_ork", "SQ-ALIEN-35"),
        TokenPlaced(CH, "ch?2", "reinforcement", (5, 0), "fig_ork", "SQ-ALIEN-35"),
        TurnEnded(CH),
        TurnBegan(CU, 2),
    ]


@pytest.mark.clause("SQ-ALIEN-39")
def test_a_token_or_a_miniature_on_the_board_frees_him() -> None:
    assert "pass" in reinforced(MARINE, "ch?1 fig_ork 8.1").offers
    assert "pass" in reinforced(MARINE, "ch1 fig_ork 8.1 E").offers


@pytest.mark.clause("SQ-ALIEN-44")
@pytest.mark.house("early-duty")
@pytest.mark.parametrize(
    ("early", "scanned", "duty"), [(False, False, False), (False, True, True), (True, False, True)]
)
def test_the_duty_begins_with_the_first_scan_or_at_some_tables_at_once(
    early: bool, scanned: bool, duty: bool
) -> None:
    table = reinforced(MARINE, scanned=scanned, house={"early_duty": early})
    assert ("pass" not in table.offers) == duty


@pytest.mark.clause("SQ-ALIEN-45")
def test_in_conduit_mode_cult_reinforcements_come_by_conduit_too_even_in_sight_and_do_not_move() -> None:
    lines = ("ba1 fig_marine_laser 3.0 E", "cu1 fig_husk 0.1 E")
    table = reinforced(*lines, seat=CU, pool=("fig_husk", "fig_votary"), cult_entry="conduit")
    assert table.offers == ["put fig_husk 7.0", "put fig_votary 7.0", "pass"]
    table.do("put fig_votary 7.0", "stand 7.0 W")
    assert table.mini("cu2").figure == "fig_votary"
    assert table.side(CU).entered == 0
    assert table.happened == [
        TokenPlaced(CU, "cu?1", "reinforcement", (7, 0), "fig_votary", "SQ-ALIEN-35"),
        TokenRevealed(CU, "cu?1", "fig_votary", (7, 0)),
        Placed(CU, "cu2", "fig_votary", ((7, 0),), 6),
        TurnEnded(CU),
        RoundBegan(2),
        TurnBegan(BA, 2),
    ]


@pytest.mark.clause("SQ-ALIEN-45")
def test_a_reinforcement_that_comes_in_sight_is_revealed_before_the_next_one_comes() -> None:
    drawn = DECK.replace("R R V C", "R R C C")
    lines = ("ba1 fig_marine_laser 3.0 E", "cu1 fig_husk 0.1 E")
    sides = {CU: {"reinforcements": ("fig_husk", "fig_votary")}}
    table = scene(drawn, *lines, turn=CU, sides=sides, cult_entry="conduit").do("end")
    table.do("put fig_votary 6.0")
    assert table.happened == [
        TokenPlaced(CU, "cu?1", "reinforcement", (6, 0), "fig_votary", "SQ-ALIEN-35"),
        TokenRevealed(CU, "cu?1", "fig_votary", (6, 0)),
    ]
    table.do("stand 6.0 W")
    assert table.offers == ["put fig_husk 7.0", "pass"]


def test_the_two_alien_players_are_rivals_and_score_for_each_other() -> None:
    lines = ("ch1 fig_ork 7.1 W", "cu1 fig_husk 3.1 E", MARINE)
    table = alien(CH, "act", *lines, dice=[6, 6]).act("ch1").do("ch1 shoot wpn_scrap_gun cu1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "cu1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(CU, "cu1", 1, 0),
        Eliminated(CU, "cu1", "fig_husk", CH),
        Scored(CH, 1, 1, "kill", "cu1"),
    ]
    assert table.mini("cu1").place == "dead"
    assert table.side(CH).points > 0


@pytest.mark.clause("SQ-ALIEN-40")
def test_an_alien_player_keeps_what_he_has_eliminated_as_score() -> None:
    lines = ("ch1 fig_ork 7.1 W", "ba1 fig_marine_laser 3.1 E lp=1", "ba2 fig_marine_laser 0.0 W")
    table = alien(CH, "act", *lines, dice=[6, 6]).act("ch1").do("ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert (table.mini("ba1").place, table.mini("ba2").lp) == ("dead", 2)
    assert (table.side(CH).kills, table.side(CH).points) == (("fig_marine_laser",), 5)


@pytest.mark.clause("SQ-SEAT-09", "SQ-ALIEN-36")
def test_whether_he_is_asked_does_not_tell_what_he_holds() -> None:
    told = []
    for identity in ("fig_ork", "fig_chaos_heavy"):
        lines = (MARINE, "ch1 fig_chaos_heavy 8.1 E")
        table = reinforced(*lines, pool=(identity,))
        told.append((table.waiting, table.heard.seen_by(BA), table.heard.seen_by(CU)))
        assert table.offered("put") == (
            [] if identity == "fig_chaos_heavy" else ["put fig_ork 4.0", "put fig_ork 5.0"]
        )
    assert told[0] == told[1]


R_HALL = """
    +-+-+-+-+-+
    |. . . R R|
    +-+-+-+-+-+
    """


@pytest.mark.clause("SQ-SEAT-08", "SQ-SEAT-09")
@pytest.mark.parametrize(
    ("step", "held", "used", "drawn", "asked"),
    [
        ("held", {}, 0, R_HALL, False),
        ("held", {"events": ("evg_lure",)}, 0, R_HALL, True),
        ("held", {"events": ("evg_lure",), "held_event": True}, 0, R_HALL, False),
        ("reinforce", {}, 0, R_HALL, False),
        ("reinforce", {"reinforcements": ("fig_ork",)}, 0, R_HALL, True),
        ("reinforce", {"reinforcements": ("fig_ork",)}, 5, R_HALL, True),
        ("reinforce", {"reinforcements": ("fig_ork",)}, 6, R_HALL, False),
        ("reinforce", {"reinforcements": ("fig_ork",)}, 0, hall(5, 1), False),
        ("act", {}, 0, R_HALL, True),
    ],
)
def test_an_alien_player_is_asked_where_public_facts_leave_a_choice(
    step: TurnStep, held: dict[str, Any], used: int, drawn: str, asked: bool
) -> None:
    table = scene(drawn, "ba1 fig_marine_laser 0.0 W", turn=CH, sides={CH: held})
    assert alien_turn.waits(table.state, Turn(CH, step, used)) == (CH if asked else None)
