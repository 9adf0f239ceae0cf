"""A table laughs at a figure that walks up to an enemy and then cannot attack: with its back to him, out of the line of
its gun, before somebody whom a card protects, or on a square where nobody can stay."""

import pytest

from bulkhead.bots.starquest.plans import hunting
from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.square_values import survey
from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import play
from tests.starquest.scene import BA, CH, UM, hall, scene

DOOR = """
+-+-+-+-+
|. .:. .|
+   +   +
|. .:. .|
+   +-+-+
|. .|
+-+-+
"""


@pytest.mark.parametrize("facing", "NESW")
@pytest.mark.parametrize("marine", ["4.0 N", "8.4 E", "1.7 S"])
def test_a_figure_that_walks_to_an_attack_arrives_facing_the_enemy(facing: str, marine: str) -> None:
    """One quarter turn is free after each step: one that looks the wrong way begins to turn in time."""
    lines = (f"ch1 fig_genestealer 4.4 {facing}", f"ba1 fig_marine_laser {marine}")
    table = scene(hall(9, 9), *lines, turn=CH, dice=[1] * 8)
    assert "ch1 strike ba1" in play(table.act("ch1"))


@pytest.mark.parametrize(("weapon", "walks"), [("wpn_plasma_gun", True), ("wpn_assault_cannon", False)])
def test_a_gun_that_fires_along_lines_is_brought_into_line(weapon: str, walks: bool) -> None:
    """The plasma gun hits along rows, columns and diagonals; the assault cannon wherever there is a line of fire."""
    lines = (f"ba1 fig_marine_heavy 0.0 E weapons={weapon}", "ch1 fig_android 5.2 W")
    table = scene(hall(9, 5), *lines, dice=[6] * 8)
    done = play(table.act("ba1"))
    shot = next(number for number, one in enumerate(done) if "shoot" in one)
    assert any("step" in one for one in done[:shot]) is walks


@pytest.mark.parametrize(("protected", "struck"), [(False, "ba1"), (True, "um1")])
def test_nobody_walks_up_to_an_enemy_whom_a_card_protects(protected: bool, struck: str) -> None:
    """The heavy marine is worth more, unless his squad has thrown blind grenades."""
    lines = ("ch1 fig_genestealer 4.1 W", "ba1 fig_marine_heavy 1.1 E", "um1 fig_marine_laser 8.1 W")
    table = scene(hall(9, 3), *lines, turn=CH, dice=[1] * 8)
    if protected:
        hidden = Effect("hidden", BA, side=BA, value=1, until="turn-of", card="eqp_blind_grenades", of=CH)
        table.state.effects = (hidden,)
    assert f"ch1 strike {struck}" in play(table.act("ch1"))


@pytest.mark.parametrize("comrade", [False, True])
def test_nobody_plans_to_stay_on_a_comrades_square(comrade: bool) -> None:
    """An alien can pass it, but one that means to stop there has to step back."""
    others = ("ch2 fig_ork 1.0 E",) if comrade else ()
    table = scene(hall(5, 1), "ch1 fig_gretchin 0.0 E", "ba1 fig_marine_laser 4.0 W", *others, turn=CH)
    table.act("ch1").do("ch1 step 1.0")
    seen = Seen(STARQUEST.view(table.state, CH))
    spots, _ = survey(seen, seen.state.minis["ch1"], hunting(seen), 2)
    assert ("1.0" in {table.state.ship.name(spot.square) for spot in spots}) is not comrade


def test_a_comrade_in_the_passage_is_no_window() -> None:
    """A marine who passes a comrade leaves him standing there, in the line of fire of the squares behind."""
    lines = ("um1 fig_marine_laser 0.0 E", "um2 fig_marine_laser 1.0 E", "ch1 fig_android 5.0 W")
    table = scene(hall(6, 1), *lines, turn=UM).act("um1").do("um1 step 1.0")
    seen = Seen(STARQUEST.view(table.state, UM))
    spots, _ = survey(seen, seen.state.minis["um1"], hunting(seen), 5)
    assert {table.state.ship.name(spot.square) for spot in spots if spot.target} == {"2.0", "3.0"}


@pytest.mark.parametrize("start", ["1.1", "1.2"])
def test_a_door_round_the_corner_is_opened_by_going_before_it(start: str) -> None:
    lines = (f"ch1 fig_genestealer {start} N", "ba1 fig_marine_laser 2.0 E")
    table = scene(DOOR, *lines, turn=CH, dice=[1] * 8)
    done = play(table.act("ch1"))
    assert "ch1 open d1" in done
    assert "ch1 strike ba1" in done
