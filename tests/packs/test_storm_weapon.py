"""A weapon with a pattern of its own, added by a pack: examples/storm/weapons/wpn_arc_thrower."""

import pytest

from bulkhead.bots.starquest.arms import firepower
from bulkhead.starquest.clients.forecasts.preview import threats
from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.clients.words.telling import describe
from bulkhead.starquest.data.commands import Shoot
from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.events import Declared, Eliminated, OverwatchEnded, Rolled, Scored, Unharmed, Wounded
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.fight.declaring import attack_of
from bulkhead.words import LANGUAGES, Words
from tests.packs.storm import counted, odds, opened_storm, surveyed, told_by
from tests.starquest.scene import BA, CH, Table, hall, scene

__all__ = ["opened_storm"]

ARC = "wpn_arc_thrower"
SHOT = f"ba1 shoot {ARC} 3.2"
LINES = (
    "ba1 fig_storm_marine 0.2 E",
    "ba2 fig_marine_laser 4.2 W",
    "ch1 fig_ork 3.2 W",
    "ch2 fig_ork 3.1 W",
    "ch3 fig_ork 5.2 W",
)
"""The target, an Orc and a friend beside it, and an Orc who stands one square too far away."""


def hot(dice: tuple[int, ...] = ()) -> Table:
    return scene(hall(10, 5), *LINES, dice=dice).act("ba1")


def fired(dice: tuple[int, ...]) -> Table:
    return hot(dice).do(SHOT) if dice else hot()


def test_it_strikes_its_target_with_the_sum_and_those_beside_with_the_lowest_die() -> None:
    table = hot((6, 5))
    assert told_by(table, SHOT) == [
        Declared(BA, "ba1", ARC, "3.2", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba2", 2, 2),
        Wounded(CH, "ch2", 1, 0),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch2", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch2", "SQ-SHOOT-07"),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 6, "kill", "ch1", "SQ-SHOOT-07"),
    ]
    assert table.mini("ch3").lp == 1, "the arc jumps one square and no further"


def test_the_odds_are_those_of_every_fall_of_the_dice() -> None:
    table = hot()
    aim = surveyed(table, SHOT)
    assert (aim.red, aim.white) == (2, 0)
    assert odds(aim) == counted(fired, 2, ("ch1", "ch2", "ba2"))
    command = read(SHOT)
    assert isinstance(command, Shoot)
    dangers = threats(table.state, attack_of(table.state, BA, command))
    assert {one.target: (float(one.hurt), float(one.killed)) for one in dangers} == odds(aim)
    ship = table.state.ship
    values = {ship.name(square): most for square, most in zip(aim.squares, aim.most, strict=True)}
    assert values == {"3.2": 6, "3.1": 3, "2.2": 3, "4.2": 3, "3.3": 3}


def test_far_away_it_has_one_die_less() -> None:
    lines = ("ba1 fig_storm_marine 0.2 E", "ch1 fig_ork 4.2 W", "ch2 fig_ork 9.0 W")
    table = scene(hall(10, 5), *lines, dice=(6,)).act("ba1")
    aim = surveyed(table, f"ba1 shoot {ARC} 4.2")
    assert (aim.red, aim.white) == (1, 0)
    assert told_by(table, f"ba1 shoot {ARC} 4.2") == [
        Declared(BA, "ba1", ARC, "4.2", 1, "shoot"),
        Rolled(BA, "ba1", (3,), 1, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1", "SQ-SHOOT-07"),
    ]


@pytest.mark.parametrize(
    ("aim", "refusal"),
    [
        ("8.2", "SQ-SHOOT-02: sq-no-too-far"),
        ("2.2", "SQ-SHOOT-12: sq-no-enemy-hit"),
        ("ch1", "SQ-SHOOT-12: sq-no-square-aim"),
        ("0.4", "SQ-LOF-04: sq-no-line-of-fire"),
    ],
)
def test_what_it_cannot_be_aimed_at(aim: str, refusal: str) -> None:
    table = hot()
    assert table.offered("ba1 shoot") == [f"ba1 shoot {ARC} 3.1", SHOT]
    assert str(table.refused(f"ba1 shoot {ARC} {aim}")) == refusal


def test_it_does_not_jump_through_a_wall() -> None:
    drawn = """
        +-+-+-+-+-+
        |. . . .|.|
        +     +-+ +
        |. . . . .|
        +-+-+-+-+-+
        """
    lines = ("ba1 fig_storm_marine 0.0 E", "ch1 fig_ork 3.0 W", "ch2 fig_ork 4.0 W", "ch3 fig_ork 2.0 W")
    table = scene(drawn, *lines, dice=(6, 6)).act("ba1").do(f"ba1 shoot {ARC} 2.0")
    assert [table.mini(who).place for who in ("ch1", "ch2", "ch3")] == ["dead", "board", "dead"]


def test_in_overwatch_it_may_strike_an_enemy_beside_the_one_it_aims_at() -> None:
    lines = (
        "ch1 fig_ork 3.4 N",
        "ch2 fig_ork 3.2 N",
        "ba1 fig_storm_marine 0.2 E watching",
        "ba2 fig_marine_laser 9.0 W watching",
    )
    table = scene(hall(10, 5), *lines, turn=CH, dice=(6, 4))
    table.state.watches.update(ba1=Watch(("ch2",)), ba2=Watch(("ch1", "ch2")))
    table.act("ch1").do("ch1 step 3.3")
    assert table.waiting == BA
    snap = f"ba1 snap {ARC} 3.2 E"
    assert table.offers == [snap, f"ba1 snap {ARC} 3.3 E", "pass"], "the rifle saw it already"
    assert odds(surveyed(table, snap)).keys() == {"ch1", "ch2"}
    assert told_by(table, snap) == [
        OverwatchEnded(BA, "ba1", "SQ-OVER-07"),
        Declared(BA, "ba1", ARC, "3.2", 1, "overwatch"),
        Rolled(BA, "ba1", (3, 1), 2, "overwatch", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 1, 1),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(CH, "ch2", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch2", "SQ-SHOOT-07"),
    ]
    assert table.mini("ba2").watching, "the other watcher keeps its marker"


def test_who_comes_into_sight_beyond_its_range_is_not_shot_at() -> None:
    lines = ("ch1 fig_ork 8.4 N", "ba1 fig_storm_marine 0.2 E watching", "ba2 fig_marine_laser 0.0 S")
    table = scene(hall(10, 5), *lines, turn=CH)
    table.state.watches["ba1"] = Watch()
    table.act("ch1").do("ch1 step 8.3")
    assert table.waiting == CH


def test_bots_and_sentences_know_it() -> None:
    assert firepower(ARC) == 2 * 1.2
    table = hot()
    phrase = describe(read(SHOT), STARQUEST.view(table.state, BA))
    for language in LANGUAGES:
        assert Words(language).say(ARC) in Words(language).render(phrase)
