"""Eight facings as a house rule (SQ-MOVE-05): every choice of a facing offers all eight; giants keep to four."""

from collections.abc import Callable
from typing import Any

import pytest

from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.state import Deck, Watch
from tests.starquest.rules.cards.event_scene import draw
from tests.starquest.scene import BA, CH, Table, hall, scene

HALL = hall(8, 3)
ROOM = """
    +-+-+-+
    |a a a|
    +-+-+-+
    """
DOCK = """
    +-+-+-+
    |T T .|
    +-+-+-+
    """
EIGHT = set(FACING_NAMES)
FOUR = {"N", "E", "S", "W"}


def looks(table: Table, start: str) -> set[str]:
    """The facings that are offered with commands that begin so."""
    return {offer.split()[-1] for offer in table.offered(start)}


def turning(**house: Any) -> set[str]:
    return looks(scene(HALL, "ba1 fig_marine_laser 3.1 N", **house).act("ba1"), "ba1 face") | {"N"}


def entering(**house: Any) -> set[str]:
    return looks(scene(DOCK, "ba1 fig_marine_laser dock", **house).act("ba1"), "ba1 enter 0.0")


def revealed(**house: Any) -> set[str]:
    table = scene(HALL, "ba1 fig_marine_laser 0.1 W", "ch?1 fig_ork 4.1", **house)
    return looks(table.act("ba1").do("ba1 face N"), "stand 4.1")


def hatched(**house: Any) -> set[str]:
    table = scene(ROOM, "ba1 fig_marine_laser 0.0 E", **house)
    table.state.decks["recon"] = Deck(("rec_hatchling",), ())
    return looks(table.act("ba1").do("ba1 search"), "stand 1.0")


def called_by_an_event(**house: Any) -> set[str]:
    table = scene(HALL, "ba1 fig_marine_laser 3.1 E", turn=CH, **house)
    return looks(draw(table, "evg_genestealer"), "stand 2.1")


def psionic(card: str, **house: Any) -> Table:
    return scene(
        HALL,
        "ba1 fig_librarian 0.1 E role=psionic",
        "ch1 fig_gretchin 5.1 W",
        sides={BA: {"psionic": "ba1", "psychic": (card,)}},
        **house,
    ).act("ba1")


def blinking(**house: Any) -> set[str]:
    table = psionic("psi_blink", **house)
    return looks(table.do(next(iter(table.offered("use psi_blink 6")))), "ba1 face")


def led_as_a_puppet(**house: Any) -> set[str]:
    return looks(psionic("psi_puppet", **house).do("use psi_puppet ch1"), "ch1 face") | {"W"}


@pytest.mark.clause("SQ-MOVE-05")
@pytest.mark.house("eight-facings")
@pytest.mark.parametrize(("eight", "there"), [(False, FOUR), (True, EIGHT)])
@pytest.mark.parametrize(
    "choosing", [turning, entering, revealed, hatched, called_by_an_event, blinking, led_as_a_puppet]
)
def test_every_choice_of_a_facing(choosing: Callable[..., set[str]], eight: bool, there: set[str]) -> None:
    assert choosing(house={"eight_facings": eight}) == there


@pytest.mark.clause("SQ-MOVE-05", "SQ-OVER-14")
@pytest.mark.house("eight-facings")
@pytest.mark.parametrize(("eight", "there"), [(False, {"E"}), (True, {"NE", "E"})])
def test_a_watcher_turns_no_more_than_a_quarter_before_the_shot(eight: bool, there: set[str]) -> None:
    """An Ork comes into the sight of one that looks north, as far to the east as to the north and a square more."""
    lines = ("ch1 fig_ork 7.2 N", "ba1 fig_marine_laser 4.2 N watching", "ba2 fig_marine_laser 0.0 S")
    table = scene(HALL, *lines, house={"eight_facings": eight})
    table.state.watches["ba1"] = Watch()
    table.act("ch1").do("ch1 step 7.1")
    assert looks(table, "ba1 snap") == there
    assert not table.offered("ba2")


@pytest.mark.clause("SQ-MOVE-05")
@pytest.mark.parametrize("eight", [False, True])
def test_a_dreadnought_faces_along_the_rows_in_any_case(eight: bool) -> None:
    table = scene(HALL, "ch1 fig_dread_mk7 3.0 N", house={"eight_facings": eight}).act("ch1")
    assert looks(table, "ch1 face") <= FOUR
    token = scene(
        HALL, "ba1 fig_marine_laser 0.1 W", "ch?1 fig_dread_mk7 4.1", house={"eight_facings": eight}
    )
    assert looks(token.act("ba1").do("ba1 face N"), "stand") == FOUR


@pytest.mark.clause("SQ-MOVE-05", "SQ-MOVE-06")
@pytest.mark.house("eight-facings")
def test_a_diagonal_facing_is_refused_among_four_and_allowed_among_eight() -> None:
    four = scene(HALL, "ba1 fig_marine_laser 3.1 N").act("ba1")
    assert str(four.refused("ba1 face NE")) == "SQ-MOVE-05: sq-no-four-facings"
    eight = scene(HALL, "ba1 fig_marine_laser 3.1 N", house={"eight_facings": True}).act("ba1")
    eight.do("ba1 face NE")
    assert eight.refused("ba1 face NE").clause == "SQ-MOVE-06"


@pytest.mark.clause("SQ-MOVE-06", "SQ-MOVE-07")
@pytest.mark.parametrize(
    ("before", "after", "cost"),
    [
        ("W", "N", 0),
        ("NW", "NE", 0),
        ("N", "W", 0),
        ("N", "SE", 1),
        ("N", "SW", 1),
        ("W", "E", 1),
        ("W", "NE", 1),
    ],
)
def test_a_quarter_to_either_hand_is_free_and_more_costs_a_point(before: str, after: str, cost: int) -> None:
    table = scene(HALL, f"ba1 fig_marine_laser 3.1 {before}", house={"eight_facings": True}).act("ba1")
    table.do(f"ba1 face {after}")
    assert (table.facing("ba1"), table.mini("ba1").deeds.mp) == (after, cost)


@pytest.mark.clause("SQ-MOVE-04", "SQ-MOVE-08")
@pytest.mark.parametrize(
    ("facing", "to", "cost"),
    [
        ("W", "3.0", 1),
        ("W", "4.0", 2),
        ("W", "4.1", 2),
        ("W", "4.2", 2),
        ("W", "3.2", 1),
        ("W", "2.1", 1),
        ("S", "4.1", 1),
        ("S", "4.0", 2),
        ("S", "2.0", 2),
        ("S", "2.1", 1),
    ],
)
def test_backward_is_as_the_miniature_looks_not_as_the_map_lies(facing: str, to: str, cost: int) -> None:
    table = scene(HALL, f"ba1 fig_marine_laser 3.1 {facing}").act("ba1").do(f"ba1 step {to}")
    assert (table.at("ba1"), table.facing("ba1"), table.mini("ba1").deeds.mp) == (to, facing, cost)
