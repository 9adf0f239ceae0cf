"""Equipment of the Eldar: what each card does, to whom, when not, and that the game goes on."""

from functools import partial

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table.places import figure
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import EL

GOVERNOR = "el1 fig_eldar_governor 0.0 E role=leader"
eldar_with = partial(equipping.equipped, seat=EL)


def test_the_eldar_have_eight_equipment_cards() -> None:
    cards = [sheet for sheet in load_box().cards.values() if sheet.kind == "equipment"]
    assert sum(sheet.copies for sheet in cards if sheet.decks == ("eldar",)) == 8


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.clause("C-eqe_holo_suit-1")
def test_a_holo_suit_gives_the_governor_an_armour_of_three() -> None:
    table = eldar_with(GOVERNOR, "el2 fig_eldar_warrior 0.2 E", cards=("eqe_holo_suit",))
    assert armour_of(table.state, table.mini("el1")) == 3
    assert armour_of(table.state, table.mini("el2")) == figure(table.mini("el2")).av
    assert armour_of(eldar_with(GOVERNOR, cards=("eqe_star_storm",)).state, table.mini("el1")) < 3


@pytest.mark.clause("SQ-MOVE-01")
@pytest.mark.clause("C-eqe_mesh_boosters-1")
def test_mesh_boosters_carry_heavy_weapons_four_squares() -> None:
    table = eldar_with(
        "el1 fig_eldar_heavy 0.0 E weapons=wpn_shuriken_cannon",
        "el2 fig_avenger_heavy 0.1 E weapons=wpn_eldar_missile",
        "el3 fig_eldar_warrior 0.2 E",
        cards=("eqe_mesh_boosters",),
    )
    moves = [movement_points.allowance(table.state, table.mini(who)) for who in ("el1", "el2", "el3")]
    assert moves == [4, 4, figure(table.mini("el3")).move]
