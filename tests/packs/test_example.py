"""The example pack of docs/content.md: its card in one file, its card with code, its mission in two; all played."""

from collections.abc import Iterator

import pytest

import bulkhead
from bulkhead.lab.playing import Series, play_one
from bulkhead.match import verify
from bulkhead.packs.opening import play_with
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box import load_box
from bulkhead.starquest.events import Healed, Rolled
from bulkhead.starquest.table.effects import total
from bulkhead.words import LANGUAGES, Words
from tests.starquest.scene import IF, hall, scene
from tools.house import ROOT

EXAMPLE = ROOT / "examples/pack"
HALL = hall(8, 2)


@pytest.fixture(autouse=True)
def _open() -> Iterator[None]:
    play_with([EXAMPLE])
    yield
    play_with([])


@pytest.mark.parametrize("factions", ["imperial_fists,chaos", "blood_angels,eldar,chaos"])
def test_random_bots_play_the_mission_to_its_end(factions: str) -> None:
    options = STARQUEST.options({"mission": "mis_jetty", "factions": factions})
    seats = ("random",) * len(options.factions)
    played = play_one(Series("starquest", options, seats, "jetty", recorded=True), 0)
    assert len(played.shares) == len(seats)
    assert verify(played.log, "game.jsonl", bulkhead.GAMES).finished


def test_its_texts_are_loaded_and_unloaded_with_it() -> None:
    assert [Words(language).say("mis_jetty") for language in LANGUAGES] == [
        "The jetty",
        "Il pontile",
        "El embarcadero",
        "L’embarcadère",
    ]
    play_with([])
    assert "mis_jetty" not in load_box().missions
    with pytest.raises(LookupError):
        Words().say("mis_jetty")


def test_second_wind_heals_one_miniature_and_moves_it_again() -> None:
    lines = ("if1 fig_marine_commander 0.0 E lp=1", "if2 fig_marine_laser 0.1 E", "ch1 fig_android 7.0 W")
    table = scene(HALL, *lines, turn=IF, step="order", sides={IF: {"orders": ("ord_second_wind",)}})
    table.do("use ord_second_wind if1", "activate if1")
    assert table.mini("if1").lp == 2
    assert table.side(IF).orders == ()
    assert total(table.state, table.mini("if1"), "more-move") == 1
    assert total(table.state, table.mini("if2"), "more-move") == 0, "the other one has nothing of it"


def test_the_stim_rack_rolls_for_a_wounded_neighbour() -> None:
    lines = (
        "if1 fig_marine_laser 0.0 E",
        "if2 fig_marine_commander 2.0 E lp=1",
        "if3 fig_term_commander 6.0 E lp=1",
        "ch1 fig_android 7.1 W",
    )
    table = scene(HALL, *lines, dice=(5,), sides={IF: {"equipment": ("eqp_stim_rack",)}})
    table.do("activate if1")
    assert table.offered("use eqp_stim_rack") == ["use eqp_stim_rack if2"], (
        "not the far one, nor the sound one"
    )
    table.do("use eqp_stim_rack if2")
    assert table.told(Rolled)[0].values == (2,)
    assert table.told(Healed)[0].lp == 3
    assert table.mini("if2").lp == 3
    assert table.mini("if3").lp == 1
    assert table.side(IF).equipment == ()
    assert table.offered("if1 step"), "the activation goes on"


def test_the_stim_rack_may_give_nothing() -> None:
    lines = ("if1 fig_marine_commander 0.0 E lp=1", "ch1 fig_android 7.1 W")
    table = scene(HALL, *lines, dice=(1,), sides={IF: {"equipment": ("eqp_stim_rack",)}})
    table.do("activate if1", "use eqp_stim_rack if1")
    assert table.told(Healed) == []
    assert table.mini("if1").lp == 1
