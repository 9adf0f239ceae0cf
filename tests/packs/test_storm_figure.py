"""Figures added by a pack: a marine in a squad of its own, and an Orc among the tokens of a mission."""

from collections import Counter

import pytest

import bulkhead
from bulkhead.lab.playing import Series, play_one
from bulkhead.match import verify
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box import load_box
from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.events import Declared, Eliminated, MeleeFought, Rolled, Scored, Wounded
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of
from bulkhead.words import LANGUAGES, Words
from tests.packs.storm import counted, odds, opened_storm, surveyed, told_by
from tests.starquest.mustering import ask, figures, muster, options, ready
from tests.starquest.scene import BA, CH, Table, hall, scene

__all__ = ["opened_storm"]

ORC, MARINE, ARC = "fig_spark_orc", "fig_storm_marine", "wpn_arc_thrower"
LINES = ("ch1 fig_spark_orc 0.1 E", "ba1 fig_marine_laser 1.1 W", "ba2 fig_storm_marine 5.1 W")


def melee(dice: tuple[int, ...] = ()) -> Table:
    table = scene(hall(8, 3), *LINES, turn=CH, dice=dice).act("ch1")
    return table.do("ch1 strike ba1") if dice else table


def test_clients_find_its_sheet_in_the_exported_box() -> None:
    aids = STARQUEST.aids(STARQUEST.options({"mission": "mis_storm", "factions": "blood_angels,chaos"}))
    assert aids["figures"][ORC] == {
        "faction": "chaos",
        "move": 5,
        "armour": 1,
        "life": 2,
        "points": 6,
        "large": False,
        "machine": False,
        "leader": False,
        "psionic": False,
    }
    assert aids["weapons"][ARC]["pattern"] == "own"
    assert aids["squads"]["sqd_storm"][MARINE] == [2, 2]
    assert aids["missions"]["mis_storm"]["kind"] == "skirmish"
    assert all(Words(language).say(ORC) != ORC for language in LANGUAGES)


def test_a_squad_of_marines_may_take_it_along() -> None:
    table = ask(muster(options(("blood_angels", "chaos"), mission="mis_storm")), "formation", BA)
    assert "choose sqd_storm" in table.offers
    table.do("choose sqd_storm")
    assert Counter(figures(ready(table), BA)) == {
        "fig_marine_commander": 1,
        "fig_marine_laser": 2,
        MARINE: 2,
    }
    armed = [mini for mini in table.state.minis.values() if mini.figure == MARINE]
    assert [mini.weapons for mini in armed] == [(ARC, "wpn_combat_blade")] * 2


@pytest.mark.parametrize("factions", ["imperial_fists,chaos", "blood_angels,ultramarines,chaos"])
def test_random_bots_play_a_mission_with_it_to_its_end(factions: str) -> None:
    chosen = STARQUEST.options({"mission": "mis_storm", "factions": factions})
    seats = ("random",) * len(chosen.factions)
    played = play_one(Series("starquest", chosen, seats, "storm", recorded=True), 0)
    assert len(played.shares) == len(seats)
    assert verify(played.log, "game.jsonl", bulkhead.GAMES).finished
    assert ORC in scenario_of(chosen, load_box()).supplies["chaos"].blips


def test_it_comes_out_of_its_token_and_fights() -> None:
    table = scene(hall(8, 3), "ch?1 fig_spark_orc 3.1 blip", "ba1 fig_marine_laser 0.1 E", turn=CH)
    table.act("ch?1").do("reveal ch?1", "stand 3.1 W")
    (orc,) = (mini for mini in table.state.minis.values() if mini.seat == CH)
    assert (orc.figure, orc.lp, orc.weapons) == (ORC, 2, (ARC, "wpn_combat_blade"))
    assert f"{orc.id} shoot {ARC} 0.1" in table.offers


def test_its_melee_is_told_with_its_odds_and_fought() -> None:
    assert odds(surveyed(melee(), "ch1 strike ba1")) == counted(melee, 4, ("ba1", "ch1"))
    table = scene(hall(8, 3), *LINES, turn=CH, dice=(6, 6, 1, 1)).act("ch1")
    assert told_by(table, "ch1 strike ba1") == [
        Declared(CH, "ch1", "wpn_combat_blade", "ba1", 1, "melee"),
        Rolled(CH, "ch1", (2, 2), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ch1", "ba1", 4, 0, False),
        Wounded(BA, "ba1", 2, 0, "SQ-MELEE-03"),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1", "SQ-SHOOT-07"),
        Scored(BA, -5, -5, "loss", "ba1", "SQ-SHOOT-07"),
    ]
    assert table.mini("ba2").lp == 2, "who stands apart has no part in it"


def test_it_fires_in_overwatch_only_at_those_who_come_into_its_sight() -> None:
    lines = ("ch1 fig_ork 3.2 N", "ba1 fig_storm_marine 0.1 E watching", "ch2 fig_ork 6.1 W")
    table = scene(hall(8, 3), *lines, turn=CH, dice=(6, 5))
    table.state.watches["ba1"] = Watch(("ch2",))
    table.act("ch1").do("ch1 step 3.1")
    assert table.offers == [f"ba1 snap {ARC} 3.1 E", "pass"]
    assert told_by(table, f"ba1 snap {ARC} 3.1 E")[-1] == Scored(BA, 3, 3, "kill", "ch1", "SQ-SHOOT-07")
    assert table.told(Eliminated) == [Eliminated(CH, "ch1", "fig_ork", BA)]
    assert table.mini("ch2").lp == 1
