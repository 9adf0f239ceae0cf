"""The spirit stone."""

from functools import partial

import pytest

from bulkhead.starquest.events import CardPlayed, Healed
from bulkhead.starquest.rules.fight import governor
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table.card import abilities
from bulkhead.starquest.views.views import view
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, EL

GOVERNOR = "el1 fig_eldar_governor 0.0 E role=leader"
eldar_with = partial(equipping.equipped, seat=EL)


@pytest.mark.clause("SQ-SQUAD-15", "SQ-LIFE-04")
@pytest.mark.clause("C-eqe_spirit_stone-1")
def test_a_spirit_stone_takes_a_lost_card_back_as_mere_life() -> None:
    table = eldar_with(
        GOVERNOR,
        "el2 fig_eldar_warrior 0.2 E lp=1",
        cards=("eqe_spirit_stone",),
        governor=("gov_keen_eye",),
        governor_lost=("gov_swift_step",),
    )
    before = movement_points.allowance(table.state, table.mini("el1"))
    table.do("use eqe_spirit_stone")
    side = table.side(EL)
    assert (side.governor, side.governor_lost) == (("gov_keen_eye", "gov_swift_step"), ())
    assert abilities(side) == ("gov_keen_eye",)
    assert view(table.state, BA).sides[EL].faded == ("gov_swift_step",)
    assert movement_points.allowance(table.state, table.mini("el1")) == before, "its ability stays lost"
    assert table.happened == [CardPlayed(EL, "eqe_spirit_stone"), Healed(EL, "el1", 3, "SQ-SQUAD-15")]
    assert table.mini("el2").lp == 1
    assert side.equipment == ()
    assert governor.pays_with_cards(table.state, table.mini("el1"))


@pytest.mark.clause("SQ-LIFE-04")
def test_a_spirit_stone_needs_a_lost_card() -> None:
    table = eldar_with(GOVERNOR, cards=("eqe_spirit_stone",), governor=("gov_keen_eye",))
    assert not table.offered("use")
