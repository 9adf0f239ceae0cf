"""Fire on the map (SQ-WPN-43 to 45, 83; SQ-LOS-04)."""

import pytest
from msgspec.structs import replace

from bulkhead.starquest.data.frames import Turn, Window
from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    Eliminated,
    Faced,
    FlamesOut,
    Moved,
    Placed,
    Rolled,
    Scored,
    TokenMoved,
    TokenRevealed,
    Unharmed,
    Wounded,
)
from bulkhead.starquest.rules.fight.flames import put_out
from bulkhead.starquest.rules.turn import turns
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.places import stand
from tests.starquest.rules.fight.weapons.outcomes import burn, dead
from tests.starquest.scene import BA, CH, EL, IF, LD, UM, Table, hall, scene


def rolls(table: Table) -> list[tuple[int, ...]]:
    return [event.values for event in table.told(Rolled) if event.reason == "flames"]


def fire_ahead(*dice: int, **house: str) -> Table:
    """A marine before three burning squares of an Imperial Fist's fire."""
    table = scene(
        hall(9, 1),
        "ba1 fig_marine_laser 0.0 E",
        "if1 fig_term_flamer 8.0 W",
        dice=dice,
        house=dict(house),
    )
    burn(table, "2.0", "3.0", "4.0", seat=1, by="if1")
    return table.act("ba1")


def walk(table: Table, *squares: int) -> Table:
    return table.do(*(f"ba1 step {x}.0" for x in squares))


@pytest.mark.clause("SQ-WPN-45", "SQ-MOVE-19")
def test_who_steps_into_fire_is_attacked_once_with_two_red_dice() -> None:
    table = walk(fire_ahead(6, 1), 1)
    assert not rolls(table)
    walk(table, 2)
    assert rolls(table) == [(3, 0)]
    assert table.mini("ba1").lp == 1
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Rolled(IF, "if1", (3, 0), 2, "flames", "SQ-WPN-45"),
        Wounded(BA, "ba1", 1, 1),
    ]
    walk(table, 3, 4, 5)
    assert len(rolls(table)) == 1
    assert table.mini("if1").lp == 2


@pytest.mark.clause("SQ-WPN-45", "SQ-SHOOT-07")
def test_the_flamers_player_scores_in_any_turn() -> None:
    table = walk(fire_ahead(6, 6), 1, 2)
    assert dead(table) == {"ba1"}
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Rolled(IF, "if1", (3, 3), 2, "flames", "SQ-WPN-45"),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", IF),
        Scored(IF, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert not table.offered("ba1")


@pytest.mark.clause("SQ-WPN-45")
def test_going_out_and_coming_back_in_one_activation_is_not_attacked_again() -> None:
    table = walk(fire_ahead(1, 1), 1, 2)
    assert len(rolls(table)) == 1
    table.do("ba1 step 1.0", "ba1 step 2.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Rolled(IF, "if1", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(BA, "ba1", 0, 2),
        Moved(BA, "ba1", ((1, 0),), 2),
        Moved(BA, "ba1", ((2, 0),), 1),
    ]
    assert len(rolls(table)) == 1


@pytest.mark.clause("SQ-WPN-45")
def test_who_stands_inside_may_leave_but_is_attacked_when_it_comes_back() -> None:
    table = fire_ahead(1, 1)
    stand(table.state, table.mini("ba1"), (table.state.ship.square("2.0"),), 6)
    table.state.offered = None
    table.do("ba1 step 1.0")
    assert not rolls(table)
    table.do("ba1 face E", "ba1 step 2.0")
    assert len(rolls(table)) == 1
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Faced(BA, "ba1", 2, 1, "SQ-MOVE-07"),
        Moved(BA, "ba1", ((2, 0),), 1),
        Rolled(IF, "if1", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(BA, "ba1", 0, 2),
    ]


@pytest.mark.clause("SQ-WPN-45")
def test_turning_or_opening_in_the_fire_does_no_harm() -> None:
    table = walk(fire_ahead(1, 1), 1, 2).do("ba1 face N")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Rolled(IF, "if1", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(BA, "ba1", 0, 2),
        Faced(BA, "ba1", 0, 0),
    ]
    assert len(rolls(table)) == 1


@pytest.mark.clause("SQ-WPN-45")
@pytest.mark.house("flame-attacks")
@pytest.mark.parametrize(
    ("rule", "attacks"),
    [("once", [0, 1, 1, 1, 1]), ("square", [0, 1, 2, 3, 3]), ("leaving", [0, 1, 1, 1, 2])],
)
def test_house_rules_attack_at_every_square_or_on_leaving_as_well(rule: str, attacks: list[int]) -> None:
    table = fire_ahead(*[1] * 8, flame_attacks=rule)
    found = []
    for x in range(1, 6):
        walk(table, x)
        found.append(len(rolls(table)))
    assert found == attacks


@pytest.mark.clause("SQ-WPN-83", "SQ-WPN-45")
def test_markers_that_overlap_attack_each_by_itself() -> None:
    table = fire_ahead(1, 1, 1, 1)
    burn(table, "2.0", seat=2, number=2)
    walk(table, 1, 2)
    assert len(rolls(table)) == 2
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Rolled(IF, "if1", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(BA, "ba1", 0, 2),
        Rolled(UM, "", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(BA, "ba1", 0, 2),
    ]


@pytest.mark.clause("SQ-WPN-83", "SQ-SHOOT-10")
def test_the_second_marker_does_not_roll_for_the_dead() -> None:
    table = fire_ahead(6, 6)
    burn(table, "2.0", seat=2, number=2)
    walk(table, 1, 2)
    assert dead(table) == {"ba1"}
    assert len(rolls(table)) == 1


@pytest.mark.clause("SQ-WPN-45")
def test_the_fireproof_cross_unharmed_and_so_does_whom_a_card_shields() -> None:
    table = scene(hall(6, 1), "ld1 fig_cinder 0.0 E", "ld2 fig_thorn 5.0 W", turn=LD)
    burn(table, "2.0", seat=BA)
    table.act("ld1").do("ld1 step 1.0", "ld1 step 2.0", "done")
    assert not rolls(table)
    table = fire_ahead()
    effects.add(table.state, Effect("immune-flames", BA, on="ba1"))
    walk(table, 1, 2)
    assert not rolls(table)


@pytest.mark.clause("SQ-WPN-45", "SQ-CMD-13")
def test_a_move_with_command_points_is_a_movement_of_its_own() -> None:
    table = walk(fire_ahead(1, 1, 1, 1), 1, 2)
    state = table.state
    assert len(rolls(table)) == 1
    table.do("ba1 step 1.0", "done")
    state.sides[BA] = replace(state.sides[BA], command=6)
    state.frames.append(Window(BA, "own"))
    table.settle().do("ba1 step 2.0")
    assert len(rolls(table)) == 2
    table.do("ba1 step 1.0", "ba1 step 2.0")
    assert len(rolls(table)) == 2


@pytest.mark.clause("SQ-WPN-45", "SQ-DREAD-29")
def test_a_large_base_is_attacked_once_however_many_of_its_squares_burn() -> None:
    table = scene(hall(7, 2), "ch1 fig_dread_mk7 0.0 E weapons=wpn_body_lasers", dice=(6, 6), turn=CH)
    burn(table, "2.0", "2.1", "3.0", seat=BA)
    state = table.state
    mini = table.mini("ch1")
    squares = tuple(square + 1 for square in mini.squares)
    stand(state, mini, squares)
    follow(state, "ch1", CH, squares, left=mini.squares)
    table.settle()
    assert rolls(table) == [(3, 3)]
    assert table.mini("ch1").lp == 1


@pytest.mark.clause("SQ-LOS-04")
def test_fire_blocks_sight_and_fire_but_not_to_who_stands_at_its_ends() -> None:
    table = scene(
        hall(6, 1), "ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 3.0 W", "ch2 fig_gretchin 5.0 W"
    )
    burn(table, "2.0", seat=UM)
    assert not table.act("ba1").offered("ba1 shoot")
    table = scene(hall(6, 1), "ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 3.0 W")
    burn(table, "0.0", "3.0", seat=UM)
    assert table.act("ba1").offered("ba1 shoot") == ["ba1 shoot wpn_laser_rifle ch1"]


@pytest.mark.clause("SQ-WPN-43", "SQ-WPN-83", "SQ-TURN-16", "SQ-TURN-18")
@pytest.mark.parametrize("alive", [True, False])
def test_it_goes_out_at_the_start_of_the_flamers_players_turn_or_where_that_would_be(alive: bool) -> None:
    bearer = ("if1 fig_term_flamer 5.0 W",) if alive else ()
    table = scene(hall(6, 1), "ba1 fig_marine_laser 0.0 E", *bearer, turn=BA)
    burn(table, "2.0", "3.0", seat=1, by="if1")
    burn(table, "3.0", "4.0", seat=2, number=2)
    state = table.state
    turns.begin(state, Turn(0), table.dice, table.heard)
    assert len(state.flames) == 2
    state.frames[-1] = Turn(1)
    state.turn_seat = 1
    turns.begin(state, Turn(1), table.dice, table.heard)
    assert table.told(FlamesOut) == [FlamesOut(1, 1)]
    assert state.ship.names(state.burning) == ["3.0", "4.0"]


@pytest.mark.clause("SQ-WPN-83")
def test_a_boundary_follows_when_fire_goes_out() -> None:
    table = scene(hall(6, 1), "ba1 fig_marine_laser 0.0 E", turn=BA)
    burn(table, "2.0", seat=BA)
    turns.begin(table.state, Turn(BA), table.dice, table.heard)
    assert type(table.state.frames[-1]).__name__ == "Boundary"
    table.settle()
    assert table.state.burning == 0


@pytest.mark.clause("SQ-WPN-43", "SQ-WPN-83")
def test_where_no_fire_of_its_own_burns_nothing_goes_out_and_no_boundary_follows() -> None:
    table = scene(hall(6, 1), "ba1 fig_marine_laser 0.0 E", turn=BA)
    burn(table, "2.0", seat=IF)
    assert not put_out(table.state, BA, table.heard)
    assert (len(table.state.flames), table.events) == (1, [])
    assert put_out(table.state, IF, table.heard)
    assert table.events == [FlamesOut(IF, 1)]


@pytest.mark.clause("SQ-WPN-45")
def test_what_happens_elsewhere_while_a_fire_burns_harms_nobody() -> None:
    table = scene(hall(6, 1), "ba1 fig_marine_laser 2.0 E", turn=BA)
    burn(table, "2.0", seat=IF)
    follow(table.state, "", BA)
    table.settle()
    assert (table.events, table.mini("ba1").lp) == ([], 2)


@pytest.mark.clause("SQ-WPN-45")
def test_a_path_through_fire_stops_only_for_whom_the_fire_attacks() -> None:
    table = fire_ahead(1, 1).do("ba1 walk 1.0 2.0 3.0")
    assert (table.at("ba1"), len(rolls(table))) == ("2.0", 1)
    table = fire_ahead()
    effects.add(table.state, Effect("immune-flames", BA, on="ba1"))
    table.do("ba1 walk 1.0 2.0 3.0")
    assert (table.at("ba1"), rolls(table)) == ("3.0", [])


@pytest.mark.clause("SQ-WPN-83")
def test_the_bearers_death_does_not_end_it() -> None:
    table = fire_ahead(1, 1)
    table.state.minis["if1"] = replace(table.mini("if1"), place="dead", squares=())
    walk(table, 1, 2)
    assert len(rolls(table)) == 1


@pytest.mark.clause("SQ-SCAN-10", "SQ-SCAN-15", "SQ-WPN-45")
def test_a_token_that_a_marine_sees_step_into_fire_is_attacked_as_a_miniature() -> None:
    """At 0.0 the fire hid it from the marine."""
    lines = ("ch?1 fig_ork 0.0 blip", "ba1 fig_marine_laser 3.0 W")
    table = scene(hall(6, 1), *lines, dice=(6, 1), turn=CH)
    burn(table, "1.0", seat=BA, by="ba9")
    table.act("ch?1").do("ch?1 step 1.0", "stand 1.0 E")
    assert table.happened == [
        TokenMoved(CH, "ch?1", (1, 0)),
        TokenRevealed(CH, "ch?1", "fig_ork", (1, 0)),
        Placed(CH, "ch1", "fig_ork", ((1, 0),), 2),
        Rolled(BA, "ba9", (3, 0), 2, "flames", "SQ-WPN-45"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    assert table.mini("ba1").lp == 2


@pytest.mark.clause("SQ-SCAN-10", "SQ-SCAN-15", "SQ-WPN-45")
def test_a_token_that_steps_into_fire_is_revealed_there_and_attacked() -> None:
    table = scene(hall(6, 1), "ch?1 fig_ork 0.0 blip", "ch2 fig_gretchin 5.0 W", dice=(6, 6), turn=CH)
    burn(table, "1.0", "2.0", seat=BA, by="ba9")
    table.act("ch?1").do("ch?1 step 1.0")
    assert table.waiting == CH
    table.do(table.offers[0])
    assert rolls(table) == [(3, 3)]
    assert table.happened == [
        TokenMoved(CH, "ch?1", (1, 0)),
        TokenRevealed(CH, "ch?1", "fig_ork", (1, 0)),
        Placed(CH, "ch3", "fig_ork", ((1, 0),), 0),
        Rolled(BA, "ba9", (3, 3), 2, "flames", "SQ-WPN-45"),
        Wounded(CH, "ch3", 1, 0),
        Eliminated(CH, "ch3", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch3"),
    ]
    assert table.mini("ch2").lp == 1


@pytest.mark.clause("SQ-SCAN-15", "SQ-WPN-45")
def test_a_miniature_that_a_card_shields_under_a_token_is_revealed_and_not_attacked() -> None:
    table = scene(hall(6, 1), "ch?1 fig_ork 0.0 blip", "ch2 fig_gretchin 5.0 W", turn=CH)
    effects.add(table.state, Effect("immune-flames", CH, side=CH))
    burn(table, "1.0", seat=BA, by="ba9")
    table.act("ch?1").do("ch?1 step 1.0")
    table.do(table.offers[0])
    assert not rolls(table)
    assert [event.identity for event in table.told(TokenRevealed)] == ["fig_ork"]
    assert table.mini("ch3").place == "board"


@pytest.mark.clause("SQ-SCAN-15")
def test_a_token_beside_the_fire_stays_hidden() -> None:
    table = scene(hall(6, 1), "ch?1 fig_ork 0.0 blip", turn=CH)
    burn(table, "2.0", seat=BA)
    table.act("ch?1").do("ch?1 step 1.0")
    assert "ch?1" in table.state.tokens
    assert not rolls(table)


@pytest.mark.clause("SQ-WPN-45", "SQ-CMD-10")
def test_fire_attacks_each_miniature_that_command_points_move_into_it() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E", "el1 fig_eldar_warrior 6.0 E")
    table = scene(hall(8, 2), *lines, turn=EL, sides={BA: {"command": 2}}, dice=[1] * 4).act("el1")
    burn(table, "1.0", "1.1", seat=CH)
    table.do("raise", by=BA).do("el1 face N", "ba1 step 1.0", "ba2 step 1.1")
    burnt = [event.who for event in table.told(Unharmed)]
    assert burnt == ["ba1", "ba2"]
