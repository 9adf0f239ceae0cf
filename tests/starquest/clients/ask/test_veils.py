"""Questions that are a choice only because of hidden cards: everybody can tell them, by public facts."""

import pytest

from bulkhead.starquest.data.commands import Pass
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.events import Unharmed
from bulkhead.starquest.game import STARQUEST
from tests.starquest.mustering import ask, muster, options
from tests.starquest.rules.cards.event_scene import drawn
from tests.starquest.rules.setup.missions import DECKS
from tests.starquest.scene import BA, CH, Table, hall, scene

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


def test_no_window_opens_for_an_open_card_that_is_for_another_weapon() -> None:
    other = (("eqp_targeter", "wpn_laser_pistol"),)
    table = shot("eqp_targeter", open=("eqp_targeter",), named=other)
    assert table.told(Unharmed) == [Unharmed(CH, "ch1", 0, 1)]
    assert "done" in table.offers, "the shot is over, and nobody was asked"


def test_a_turn_with_many_answers_is_not_veiled() -> None:
    table = scene(
        hall(8, 2),
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 1.0 E",
        sides={BA: {"equipment": ("eqp_targeter",)}},
    )
    assert len(table.offers) > 1
    assert not STARQUEST.veiled(table.state)


@pytest.mark.parametrize(("hand", "veils"), [((), False), (("evg_lure",), True)])
def test_an_only_answer_is_veiled_by_a_hidden_card_alone(hand: tuple[str, ...], veils: bool) -> None:
    table = scene(hall(8, 2), "ba1 fig_marine_laser 0.0 E", turn=CH, sides={CH: {"events": hand}})
    assert table.offers == ["end"]
    assert STARQUEST.veiled(table.state) is veils


def test_a_question_that_no_hidden_card_answers_is_not_veiled() -> None:
    table = drawn(
        "eva_pack",
        "ba1 fig_marine_laser 3.0 S",
        "ch1 fig_gretchin 3.2 N",
        sides={CH: {"events": ("evg_lure",)}},
    )
    assert (table.waiting, table.offers) == (CH, ["choose ch1"])
    assert not STARQUEST.veiled(table.state), "everybody sees the only one of the rabble"


@pytest.mark.parametrize(("step", "veils"), [("equipment", True), ("order", True), ("entry", False)])
def test_at_set_up_the_choice_of_secret_cards_is_veiled_and_a_public_choice_is_not(
    step: str, veils: bool
) -> None:
    table = ask(muster(options(scenario={"decks": DECKS})), step)
    assert STARQUEST.veiled(table.state) is veils


def test_asking_changes_nothing() -> None:
    table = shot("eqp_targeter")
    before, offers = STARQUEST.position(table.state), table.offers
    assert STARQUEST.veiled(table.state)
    assert (STARQUEST.position(table.state), table.offers) == (before, offers)
