"""Bots and alliances: whom they ally with, what they buy, and that they keep their word."""

from typing import Any

import pytest

from bulkhead.bots.starquest import Overlord, Trooper
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import ask
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table, hall, scene

HALL = hall(8, 3)
MARINES = ("um1 fig_marine_laser 0.1 E", "um2 fig_marine_laser 0.2 E")
GIANTS = ("ch1 fig_chaos_marine 7.0 W", "ch2 fig_chaos_marine 7.1 W", "ch3 fig_chaos_marine 7.2 W")
GRETCHIN = ("ch1 fig_gretchin 7.0 W", "ch2 fig_gretchin 7.1 W")


def answer(table: Table, seat: int) -> str:
    """The answer of a seat's bot to the offer that waits for it."""
    offer = STARQUEST.petition(table.state, seat)
    assert offer is not None
    commander = Overlord() if is_alien(table.side(seat).faction) else Trooper()
    command = commander.choose(STARQUEST.view(table.state, seat), offer)
    assert len(offer.commands) == 1 or commander.reason is not None
    table.do(str(command), by=seat)
    return str(command)


@pytest.mark.clause("SQ-ALLY-13")
def test_no_seat_answers_an_offer_to_another() -> None:
    table = scene(HALL, *MARINES, "el1 fig_eldar_warrior 7.0 W", "ld1 fig_thorn 7.2 W")
    table.do("pledge ultramarines public", by=EL)
    assert [seat for seat in range(7) if STARQUEST.petition(table.state, seat)] == [UM]
    assert answer(table, UM) == "accept 43"
    assert list(table.state.pacts) == [Pact(EL, UM, True)]
    assert STARQUEST.petition(table.state, UM) is None


@pytest.mark.clause("SQ-ALLY-01", "SQ-ALLY-13")
@pytest.mark.parametrize(("points", "said"), [(0, "accept 43"), (20, "accept 43"), (21, "refuse 43")])
def test_a_squad_allies_with_a_squad_unless_it_is_far_ahead(points: int, said: str) -> None:
    sides = {EL: {"points": points}, LD: {"points": 90}}
    table = scene(HALL, *MARINES, "el1 fig_eldar_warrior 7.0 W", sides=sides)
    table.do("pledge ultramarines secret", by=EL)
    assert answer(table, UM) == said


@pytest.mark.clause("SQ-ALLY-01", "SQ-ALLY-13")
def test_two_alien_players_ally() -> None:
    table = scene(HALL, *MARINES, *GRETCHIN, "cu1 fig_husk 7.2 W")
    table.do("pledge chaos public", by=CU)
    assert answer(table, CH) == "accept 76"


@pytest.mark.clause("SQ-ALLY-01", "SQ-ALLY-13")
@pytest.mark.parametrize(("aliens", "said"), [(GIANTS, "accept 63"), (GRETCHIN, "refuse 63")])
def test_a_squad_allies_with_aliens_it_would_lose_more_to(aliens: tuple[str, ...], said: str) -> None:
    table = scene(HALL, "um1 fig_marine_laser 0.1 E lp=1", *aliens)
    table.do("pledge ultramarines secret", by=CH)
    assert answer(table, UM) == said


@pytest.mark.clause("SQ-ALLY-13")
def test_aliens_do_not_ally_with_weaker_squads() -> None:
    table = scene(HALL, *MARINES, *GIANTS)
    table.do("pledge chaos public", by=UM)
    assert answer(table, CH) == "refuse 36"


@pytest.mark.clause("SQ-RECON-07")
@pytest.mark.parametrize("points", [0, 90])
def test_a_card_is_not_worth_twenty_points(points: int) -> None:
    sides: dict[int, dict[str, Any]] = {BA: {"recon": ("rec_gun_sight",)}, UM: {"points": points}}
    table = scene(HALL, *MARINES, "ba1 fig_marine_laser 7.0 W", sides=sides)
    table.do("sell rec_gun_sight ultramarines", by=BA)
    assert answer(table, UM) == "refuse 13"
    assert table.side(BA).recon == ("rec_gun_sight",)


@pytest.mark.clause("SQ-ALLY-16")
@pytest.mark.parametrize("public", [True, False])
def test_an_ally_is_spared_also_in_secret_and_the_others_are_not(public: bool) -> None:
    table = scene(HALL, MARINES[0], "ch1 fig_ork 6.1 W", "cu1 fig_husk 6.0 W").act("um1")
    assert ask(table) == "um1 shoot wpn_laser_rifle ch1"
    table.state.pacts = (Pact(UM, CH, public),)
    assert ask(table) == "um1 shoot wpn_laser_rifle cu1"


@pytest.mark.clause("SQ-ALLY-08")
def test_of_two_public_alliances_it_keeps_the_more_valuable_one() -> None:
    table = scene(HALL, "um1 fig_marine_laser 0.1 E lp=1", *GIANTS, "el1 fig_eldar_warrior 6.0 W", turn=UM)
    table.state.pacts = (Pact(UM, EL, True), Pact(UM, CH, False))
    table.do("expose ultramarines", by=CH)
    assert ask(table) == "choose chaos"
    table.do(ask(table))
    assert list(table.state.pacts) == [Pact(UM, CH, True)]


@pytest.mark.clause("SQ-ALLY-13")
def test_offers_are_answered_one_after_another_the_oldest_first() -> None:
    table = scene(HALL, *MARINES, "el1 fig_eldar_warrior 7.0 W", "if1 fig_marine_laser 7.2 W")
    table.do("pledge ultramarines public", by=EL)
    table.do("pledge ultramarines public", by=IF)
    assert [one.to for one in table.state.proposals] == [UM, UM]
    assert answer(table, UM) == "accept 43"
    assert answer(table, UM) == "refuse 23", "one public alliance at a time (SQ-ALLY-07)"
    assert table.state.proposals == ()
