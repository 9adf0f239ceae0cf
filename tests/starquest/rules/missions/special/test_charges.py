"""Charges: a miniature on the site spends its attack there; aliens remove what was armed.

Tests starquest/rules/turn/other_attacks.py too.
"""

from typing import Any

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import deeds
from bulkhead.starquest.events import ChargeArmed, Scored
from tests.starquest.scene import BA, CH, Table, hall, scene

OPEN = hall(6, 2)
CHARGES = Objective("primary", 30, tests.Arm("obj_charge_site", (10, 10, 10)))


def on_site(*lines: str, **fields: Any) -> Table:
    """A mission with sites on 1.0 and 4.1."""
    marks = {"obj_charge_site": ((1, 0), (4, 1))}
    return scene(OPEN, *lines, objectives=(CHARGES,), marks=marks, **fields)


def test_a_charge_is_armed_with_the_attack_of_the_turn_and_scores() -> None:
    table = on_site("ba1 fig_marine_laser 1.0 E", "ch1 fig_ork 5.0 W").act("ba1")
    assert table.offered("ba1 shoot")
    table.do("ba1 arm")
    assert table.side(BA).points == 10
    assert table.happened == [
        ChargeArmed(BA, "ba1", (1, 0), True),
        Scored(BA, 10, 10, "primary", "1.0", "SQ-END-05"),
    ]
    assert not table.offered("ba1 shoot")
    assert table.offered("ba1 step"), "it may still move"


def test_an_armed_charge_is_not_armed_again() -> None:
    table = on_site("ba1 fig_marine_laser 1.0 E").act("ba1").do("ba1 arm")
    assert table.happened == [
        ChargeArmed(BA, "ba1", (1, 0), True),
        Scored(BA, 10, 10, "primary", "1.0", "SQ-END-05"),
    ]
    assert table.refused("ba1 arm").clause == "SQ-END-05"


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("ba1 fig_marine_laser 2.0 E", "ch1 fig_ork 5.0 W"),
        ("ba1 fig_marine_laser 1.0 E", "ch1 fig_ork 2.1 W"),
    ],
)
def test_not_beside_the_site_nor_beside_an_alien(line: str, other: str) -> None:
    table = on_site(line, other).act("ba1")
    assert table.refused("ba1 arm").clause == "SQ-END-05"


def test_a_rival_beside_it_does_not_matter() -> None:
    table = on_site("ba1 fig_marine_laser 1.0 E", "el1 fig_eldar_warrior 2.1 W").act("ba1")
    assert table.offered("ba1 arm")


@pytest.mark.parametrize("done", [{"struck": 1}, {"searched": True}, {"fired": ("wpn_laser_rifle",)}])
def test_who_has_attacked_or_searched_arms_nothing(done: dict[str, Any]) -> None:
    table = on_site("ba1 fig_marine_laser 1.0 E").act("ba1")
    deeds(table.state, table.mini("ba1"), **done)
    table.state.offered = None
    assert table.refused("ba1 arm").clause == "SQ-TURN-06"


def test_an_alien_removes_an_armed_charge_and_it_is_armed_again_without_points() -> None:
    table = on_site("ch1 fig_ork 1.0 E", "ba1 fig_marine_laser 4.1 W").act("ch1")
    assert table.refused("ch1 arm").clause == "SQ-END-05", "it is not armed"
    armed = on_site("ba1 fig_marine_laser 1.0 E").act("ba1").do("ba1 arm").state
    table = on_site("ch1 fig_ork 1.0 E", "ba1 fig_marine_laser 4.1 W")
    table.state.feats, table.state.paid = armed.feats, armed.paid
    table.act("ch1").do("ch1 arm")
    assert table.happened == [ChargeArmed(CH, "ch1", (1, 0), False)]
    again = on_site("ba1 fig_marine_laser 1.0 E")
    again.state.feats = table.state.feats
    again.state.paid = table.state.paid
    before = again.side(BA).points
    again.act("ba1").do("ba1 arm")
    assert again.side(BA).points == before


def test_without_sites_nobody_arms_anything() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 1.0 E").act("ba1")
    assert table.refused("ba1 arm").clause == "SQ-END-05"
