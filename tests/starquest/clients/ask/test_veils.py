"""Questions that are a choice only because of hidden cards: everybody can tell them, by public facts."""

import pytest

from bulkhead.starquest.data.commands import Pass
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.game import STARQUEST
from tests.starquest.scene import BA, Table, hall, scene

pytestmark = pytest.mark.clause("SQ-SEAT-09")


AIMED = (("eqp_targeter", "wpn_laser_rifle"),)


def shot(*hand: str, **side: object) -> Table:
    """The Blood Angels have shot, and may play cards on the roll."""
    table = scene(
        hall(8, 2),
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 7.0 W",
        sides={BA: {"equipment": hand, "named": AIMED if "eqp_targeter" in hand else (), **side}},
        dice=[1, 1],
    ).act("ba1")
    return table.do("ba1 shoot wpn_laser_rifle ch1")


@pytest.mark.parametrize(("card", "answers"), [("eqp_targeter", 3), ("eqp_force_field", 1)])
def test_a_window_is_veiled_whatever_the_hidden_card_is(card: str, answers: int) -> None:
    table = shot(card)
    assert (table.waiting, len(table.offers)) == (BA, answers)
    assert STARQUEST.veiled(table.state)


@pytest.mark.clause("SQ-SEAT-08")
@pytest.mark.parametrize("card", ["eqp_targeter", "eqp_force_field"])
def test_an_order_is_the_same_whatever_the_hidden_card_is(card: str) -> None:
    table = shot(card)
    assert STARQUEST.ordered(table.state) is None
    table.state.orders[BA] = Standing(cards="never")
    assert STARQUEST.ordered(table.state) == Pass()


def test_an_open_card_veils_nothing() -> None:
    table = shot("eqp_targeter", open=("eqp_targeter",))
    assert (table.waiting, len(table.offers)) == (BA, 3)
    assert not STARQUEST.veiled(table.state), "everybody knows that there is a choice"


def test_a_turn_with_many_answers_is_not_veiled() -> None:
    table = scene(
        hall(8, 2),
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 1.0 E",
        sides={BA: {"equipment": ("eqp_targeter",)}},
    )
    assert len(table.offers) > 1
    assert not STARQUEST.veiled(table.state)


def test_asking_changes_nothing() -> None:
    table = shot("eqp_targeter")
    before, offers = STARQUEST.position(table.state), table.offers
    assert STARQUEST.veiled(table.state)
    assert (STARQUEST.position(table.state), table.offers) == (before, offers)
