"""The mission of the nest: special tokens as long as two vents stand."""

import pytest

from bulkhead.starquest.data.state import change_side
from bulkhead.starquest.rules.turn import alien_turn
from tests.starquest.scene import CH, hall, scene

OPEN = hall(6, 2)


@pytest.mark.clause("C-mis_04_nest-special-1-1")
@pytest.mark.parametrize(("vents", "may"), [(("v1", "v2"), True), (("v1",), False)])
def test_special_tokens_in_every_turn_while_two_vents_stand(vents: tuple[str, ...], may: bool) -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", special=("token_every_turn",))
    table.state.vents = vents
    change_side(table.state, CH, turns=4, special_turn=3)
    assert alien_turn.may_use_vent(table.state, CH) is may


def test_with_the_last_vent_no_special_token_can_be_placed() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", special=("token_every_turn", "last_vent"))
    change_side(table.state, CH, specials=("fig_genestealer",), turns=4, special_turn=0)
    table.state.vents = ()
    assert alien_turn.may_use_vent(table.state, CH)
    assert not alien_turn.free_vents(table.state)
