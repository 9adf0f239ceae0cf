"""What a figure could do if activated now: the same answers as after the activation, and nothing hidden."""

import pytest

from bulkhead import GAMES
from bulkhead.starquest.clients.ask.prospects import Prospect, Reason
from bulkhead.starquest.clients.ask.queries import Aim, Found, Outlook, survey
from bulkhead.starquest.data.state import State
from bulkhead.tabletop import asking
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import Viewer
from bulkhead.tabletop.refusals import Mistake
from tests.starquest.scene import hall, scene

GAME = GAMES["starquest"]
FORCES = ("ultramarines", "chaos")
TUTORIAL = {"mission": "mis_00_first_steps", "factions": list(FORCES)}


def asked(state: State, about: str, viewer: Viewer = 0) -> Found:
    return survey(GAME.view(state, viewer), asking.offered(GAME, state, viewer), about)


def facing_an_ork() -> State:
    return scene(
        hall(9, 3),
        "um1 fig_marine_laser 1.1 E",
        "um2 fig_marine_laser 0.0 N",
        "ch1 fig_ork 7.1 W",
        factions=FORCES,
    ).state


def test_a_prospect_has_the_answers_that_the_activation_then_brings() -> None:
    state = facing_an_ork()
    before = GAME.view(state, 0)
    foretold = asked(state, "activate um1")
    assert isinstance(foretold, Prospect)
    assert foretold.who == "um1"
    assert GAME.view(state, 0) == before

    GAME.apply(state, 0, GAME.read("activate um1"), Seeded(bytes(32)), Silence())
    offer = GAME.offer(state, 0)
    assert offer is not None
    assert [one.command for one in foretold.answers] == list(offer.commands)
    assert [one.text for one in foretold.answers] == list(map(str, offer.commands))
    assert [one.does for one in foretold.answers] == GAME.describe_all(offer.commands, GAME.view(state, 0))


def test_an_attack_that_would_follow_has_the_odds_that_it_then_has() -> None:
    state = facing_an_ork()
    foretold = asked(state, "activate um1")
    assert isinstance(foretold, Prospect)
    shot = next(one.text for one in foretold.answers if " shoot " in one.text)
    odds = asked(state, f"activate um1: {shot}")
    assert isinstance(odds, Aim)
    GAME.apply(state, 0, GAME.read("activate um1"), Seeded(bytes(32)), Silence())
    assert odds == asked(state, shot)


def test_nobody_asks_about_a_figure_that_cannot_be_activated() -> None:
    state = facing_an_ork()
    for about in ("activate ch1", "activate um1: um1 shoot nothing", "activate um9"):
        with pytest.raises(Mistake):
            asked(state, about)
    with pytest.raises(Mistake):
        asked(state, "activate um1", viewer=1)


@pytest.mark.clause("SQ-SETUP-18")
def test_a_squad_outside_is_foretold_where_it_comes_in() -> None:
    dice = Seeded(bytes(32))
    state: State = GAME.new(GAME.options(TUTORIAL), dice, Silence())
    GAME.apply(state, 0, GAME.read("choose dk_s"), dice, Silence())
    foretold = asked(state, "activate um1")
    assert isinstance(foretold, Prospect)
    assert "um1 enter 5.11 N" in [one.text for one in foretold.answers]


LANE = """
    +-+-+-+-+-+
    |. . . . .|
    +   +-+-+-+
    |. .|
    +   +
    |. .|
    +-+-+
    """


@pytest.mark.clause("SQ-OVER-03")
def test_a_way_tells_where_an_enemy_in_overwatch_may_fire() -> None:
    state = scene(
        LANE, "ch1 fig_ork 0.2 N", "um1 fig_marine_laser 4.0 W watching", turn=1, factions=FORCES
    ).state
    outlook = asked(state, "ch1", viewer=1)
    assert isinstance(outlook, Outlook)
    by_square = {state.ship.xy(one.square): one for one in outlook.reach}
    assert by_square[0, 1].crosses == ()
    watched = by_square[0, 0]
    assert [(state.ship.xy(one.square), one.by) for one in watched.crosses] == [((0, 0), ("um1",))]
    assert state.ship.square("0.0") in outlook.watched
    assert state.ship.square("0.1") not in outlook.watched
    # The rules agree: the shot is offered there, and not before.
    dice = Seeded(bytes(32))
    for text in ("activate ch1", *by_square[0, 1].commands):
        GAME.apply(state, 1, GAME.read(text), dice, Silence())
    assert GAME.waiting(state) == 1
    GAME.apply(state, 1, GAME.read("ch1 step 0.0"), dice, Silence())
    assert GAME.waiting(state) == 0


@pytest.mark.clause("SQ-OVER-06")
def test_a_way_on_in_sight_of_a_watcher_draws_no_second_shot() -> None:
    state = scene(
        LANE, "ch1 fig_ork 0.2 N", "um1 fig_marine_laser 4.0 W watching", turn=1, factions=FORCES
    ).state
    outlook = asked(state, "ch1", viewer=1)
    assert isinstance(outlook, Outlook)
    far = next(one for one in outlook.reach if state.ship.xy(one.square) == (3, 0))
    assert len(far.way) > 2
    assert len(far.crosses) == 1


def test_a_token_is_told_where_it_would_be_seen_and_hides_what_it_is() -> None:
    told = []
    for figure in ("fig_ork", "fig_gretchin"):
        state = scene(
            LANE, f"ch?1 {figure} 0.2", "um1 fig_marine_laser 4.0 W watching", turn=1, factions=FORCES
        ).state
        outlook = asked(state, "ch?1", viewer=1)
        assert isinstance(outlook, Outlook)
        assert state.ship.square("1.0") in outlook.watched
        assert all(one.crosses == () for one in outlook.reach)
        told.append(asked(state, "ch?1", viewer=0))
    assert told[0] == told[1]


def test_what_a_way_tells_does_not_depend_on_what_enemies_hide() -> None:
    """Two worlds that look alike to the mover: in one of them the token at the end of the lane is a gunner."""
    told = []
    for hidden in ("fig_ork", "fig_gretchin"):
        state = scene(LANE, "um1 fig_marine_laser 0.2 N", f"ch?1 {hidden} 4.0", turn=0, factions=FORCES).state
        told.append((asked(state, "um1"), asked(state, "activate um1")))
    assert told[0] == told[1]


@pytest.mark.clause("SQ-MELEE-01")
def test_the_reason_why_a_figure_could_not_is_told_before_it_is_activated() -> None:
    state = facing_an_ork()
    view, offer = GAME.view(state, 0), asking.offered(GAME, state, 0)
    reason = GAME.survey(view, offer, "activate um1: um1 strike ch1")
    assert isinstance(reason, Reason)
    assert reason.clause.startswith("SQ-MELEE")
    assert reason.says is not None
    fine = GAME.survey(view, offer, "activate um1: um1 walk 2.1 3.1")
    assert fine == Reason("", None)
