"""Bots play cards they do not know, and lay out tokens."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bulkhead.bots.starquest import Overlord, Trooper
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.commands import AnyCommand, Choose, End, Pass, Put, Use
from bulkhead.starquest.data.frames import Playing, Scanning
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Effect, change_side
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.table.engine import push
from bulkhead.tabletop.game import Offer
from tests.starquest.scene import BA, CH, Table, hall, scene

HALL = hall(8, 2)
LONG = hall(16, 2)
FIGURES = (
    "ba1 fig_marine_laser 0.1 E",
    "um1 fig_marine_laser 1.1 E",
    "ch1 fig_ork 7.1 W",
    "ch2 fig_android 7.0 W",
)
CARD, ORDER = "eqp_unheard_of", "ord_unheard_of"
ON = [Use(CARD, (who,)) for who in ("ba1", "um1", "ch1", "ch2")]


def holding(card: str, drawn: str, *figures: str) -> Table:
    """A scene in which the Blood Angels hold a card that no rules know."""
    table = scene(drawn, *figures)
    if card == ORDER:
        change_side(table.state, BA, orders=(card,))
    else:
        change_side(table.state, BA, equipment=(card,))
    return table


def answer(table: Table, *commands: AnyCommand, seat: int = BA) -> AnyCommand:
    """The bot's answer to an offer made by the test."""
    return Trooper().choose(STARQUEST.view(table.state, seat), Offer(seat, "sq-ask-act", commands))


def test_an_unknown_card_is_played_on_the_dearest_foe() -> None:
    table = holding(CARD, HALL, *FIGURES)
    assert answer(table, *ON, End()) == ON[3]


def test_one_for_friends_is_played_on_an_own_figure() -> None:
    table = holding(CARD, HALL, *FIGURES)
    assert answer(table, *ON[:2], End()) == ON[0]


def test_one_that_could_only_hurt_another_squad_is_kept() -> None:
    table = holding(CARD, HALL, *FIGURES)
    assert answer(table, ON[1], End()) == End()


def test_nothing_is_played_before_an_enemy_is_there() -> None:
    table = holding(CARD, HALL, *FIGURES[:2])
    assert answer(table, ON[0], End()) == End()


def test_a_card_in_force_is_not_played_again() -> None:
    table = holding(CARD, HALL, *FIGURES)
    table.state.effects = (Effect("move", BA, on="ba1", value=2, card="eqp_unheard_of"),)
    assert answer(table, ON[0], End()) == End()


@pytest.mark.parametrize(("foe", "near"), [("3.1", True), ("15.1", False)])
def test_a_card_for_the_whole_squad_is_saved_until_it_is_in_the_fight(foe: str, near: bool) -> None:
    figures = ("ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E", f"ch1 fig_ork {foe} W")
    table = holding(ORDER, LONG, *figures)
    order = Use("ord_unheard_of")
    assert (answer(table, order, End()) == order) is near
    table.state.round = table.state.scenario.rounds
    assert answer(table, order, End()) == order, "now or never"


def test_a_question_of_an_unknown_card_is_answered() -> None:
    table = scene(HALL, *FIGURES)
    view = STARQUEST.view(table.state, BA)
    asked = replace(view, frames=(*view.frames, Playing(BA, "eqp_unheard_of")))
    named = (Choose("ba1"), Choose("ch1"), Choose("left"), Pass())
    assert Trooper().choose(asked, Offer(BA, "sq-ask-playing", named)) == Choose("ch1")
    assert Trooper().choose(asked, Offer(BA, "sq-ask-playing", (Pass(), End()))) == Pass()


def test_tokens_are_laid_near_and_which_one_is_drawn() -> None:
    hunted = (Objective("primary", 30, tests.Eliminate(("fig_chaos_commander",), (30,))),)
    walled = """
    +-+-+-+-+-+-+-+-+
    |. . .|. . . . .|
    + +-+-+ +-+-+-+ +
    |. . . . .|. . .|
    +-+-+-+-+-+-+-+-+
    """
    blips = ("fig_chaos_commander", "fig_gretchin", "fig_gretchin", "fig_ork")
    table = scene(walled, "ba1 fig_marine_laser 2.0 W", objectives=hunted, sides={CH: {"blips": blips}})
    push(table.state, Scanning(0, (CH,)))
    table.settle()
    view, offer = STARQUEST.view(table.state, CH), STARQUEST.offer(table.state, CH)
    assert offer is not None
    laid = [Overlord(seed).choose(view, offer) for seed in range(400)]
    assert {one.to for one in laid if isinstance(one, Put)} == {(2, 1)}, (
        "the place is the same for all of them"
    )
    drawn = Counter(one.identity for one in laid if isinstance(one, Put))
    assert set(drawn) == set(blips)
    for identity, count in drawn.items():
        share = 400 * blips.count(identity) / len(blips)
        assert abs(count - share) < 4 * share**0.5, "each token is equally likely"
