"""Forged rosters: a miniature too many, one of another list, a weapon that is not offered, more than the box holds."""

from typing import Any

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.rosters import Rosters
from tests.lab.starquest.referee.drawn import Drawn

MARINES = ("fig_marine_commander", *("fig_marine_laser",) * 2, *("fig_marine_heavy",) * 3)
TERMINATORS = ("fig_term_commander", *("fig_terminator",) * 2, *("fig_term_heavy",) * 3, "fig_librarian")
ELDAR = ("fig_eldar_governor", *("fig_eldar_warrior",) * 2, *("fig_eldar_heavy",) * 3)


def begins(
    *figures: str,
    formation: str = "sqd_marines",
    special: tuple[str, ...] = (),
    reserve: str = "",
    **house: Any,
) -> str:
    """The clause of the objection to a squad of these figures; a weapon may follow a figure after a colon."""
    drawn = Drawn(**house)
    table = drawn.table
    table.mission = {"special": special}
    if formation in ("sqd_eldar", "sqd_avengers"):
        table.factions = ("eldar", "chaos")
    for number, text in enumerate(figures):
        figure, _, weapon = text.partition(":")
        drawn.put(f"if{number}", figure, weapon=weapon)
    side: Plain = {"formation": formation, "reserve": reserve}
    try:
        Rosters(table).begin(Entry(0, 0, {}, [], {"sides": [side, {}]}))
    except Objection as objection:
        return objection.clause
    return ""


def test_the_lists_of_the_manual_are_clean() -> None:
    assert begins(*MARINES) == begins(*MARINES, "fig_librarian") == ""
    assert begins(*TERMINATORS, formation="sqd_terminators") == begins(*ELDAR, formation="sqd_eldar") == ""


@pytest.mark.parametrize(
    "figures",
    [
        MARINES[1:],
        MARINES[:-1],
        (*MARINES, "fig_marine_laser"),
        (*MARINES, "fig_terminator"),
        (*MARINES, "fig_librarian", "fig_librarian"),
    ],
)
def test_a_squad_that_is_not_its_list_is_objected_to(figures: tuple[str, ...]) -> None:
    assert begins(*figures) == "SQ-SQUAD-01"


def test_a_formation_of_another_faction_is_objected_to() -> None:
    assert begins(*ELDAR, formation="sqd_legion") == "SQ-SQUAD-04"


def test_a_reinforcement_comes_on_top_and_only_one() -> None:
    assert begins(*MARINES, "fig_marine_laser", reserve="fig_marine_laser") == ""
    assert begins(*MARINES, "fig_marine_extra", reserve="fig_marine_extra") == ""
    assert begins(*MARINES, *("fig_marine_extra",) * 2, reserve="fig_marine_extra") == "SQ-SQUAD-01"


def test_squads_of_five_and_small_squads() -> None:
    five = (MARINES[0], *("fig_marine_laser",) * 3, "fig_marine_heavy")
    assert (begins(*five), begins(*five, marine_squad="five")) == ("SQ-SQUAD-01", "")
    assert begins(*MARINES, marine_squad="five") == "SQ-SQUAD-01"
    small = MARINES[:4]
    assert (begins(*small, special=("small_squads",)), begins(*small)) == ("", "SQ-SQUAD-01")


def test_a_weapon_is_one_that_the_sheet_offers() -> None:
    def armed(weapon: str, **house: Any) -> str:
        return begins(*MARINES[:5], f"fig_marine_heavy:{weapon}", **house)

    assert armed("wpn_missile_launcher") == ""
    assert armed("wpn_star_cannon") == armed("wpn_fusion_gun") == "SQ-SETUP-13"
    assert armed("wpn_fusion_gun", extra_heavy="everyone") == ""


def test_no_more_bear_a_weapon_than_the_sheet_allows() -> None:
    heavy = "fig_eldar_heavy:wpn_shuriken_cannon"
    assert begins(*ELDAR[:3], heavy, heavy, ELDAR[5], formation="sqd_eldar") == ""
    assert begins(*ELDAR[:3], heavy, heavy, heavy, formation="sqd_eldar") == "SQ-SETUP-14"


def test_no_more_miniatures_of_a_kind_than_the_box_holds() -> None:
    """The box holds three Chaos Marines; those that fell go back to it."""

    def placed(there: int, fallen: int = 0) -> str:
        drawn = Drawn()
        for number in range(there + fallen):
            piece = drawn.put(f"ch{number}", "fig_chaos_marine", (number, 1))
            piece.place = "dead" if number < fallen else "board"
        try:
            Rosters(drawn.table).placed(
                {"type": "Placed", "seat": 1, "who": "ch9", "figure": "fig_chaos_marine"}
            )
        except Objection as objection:
            return objection.clause
        return ""

    assert placed(2) == placed(2, fallen=5) == ""
    assert placed(3) == "SQ-SCAN-11"
