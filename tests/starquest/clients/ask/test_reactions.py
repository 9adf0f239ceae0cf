"""What a dodge avoids, and what rolling dice again could do."""

import pytest

from bulkhead import GAMES
from bulkhead.starquest.clients.ask.queries import Found, survey
from bulkhead.starquest.clients.ask.reactions import Again, Chance, Escapes, Rerolls
from bulkhead.starquest.data.state import State
from bulkhead.tabletop import asking
from bulkhead.tabletop.game import SPECTATOR, Viewer
from tests.starquest.scene import BA, CH, UM, Table, hall, scene

GAME = GAMES["starquest"]
CORNER = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +   +-+-+-+-+
    |. .|
    +-+-+
    """


def asked(state: State, about: str, viewer: Viewer = BA) -> Found:
    return survey(GAME.view(state, viewer), asking.offered(GAME, state, viewer), about)


def under_fire() -> Table:
    table = scene(
        CORNER,
        "ch1 fig_ork 5.0 W",
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 1.1 E",
        turn=CH,
        sides={BA: {"command": 2}},
    ).act("ch1")
    return table.do("ch1 shoot wpn_scrap_gun ba1")


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
def test_a_step_behind_a_corner_avoids_the_shot_and_one_along_the_lane_does_not() -> None:
    table = under_fire()
    found = asked(table.state, "escapes")
    assert isinstance(found, Escapes)
    assert found.who == ("ba1",)
    ship = table.state.ship
    chances = {ship.xy(one.square): (one.hurt, one.killed) for one in found.escapes}
    assert max(chances[0, 1]) == 0
    assert chances[1, 0][0] > 0
    assert all(one.command == f"ba1 step {'.'.join(map(str, ship.xy(one.square)))}" for one in found.escapes)
    assert table.mini("ba1").squares == (ship.square("0.0"),)


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
def test_nothing_is_to_be_dodged_by_those_who_are_not_asked() -> None:
    table = under_fire()
    for viewer in (CH, SPECTATOR):
        assert asked(table.state, "escapes", viewer) == Escapes((), ())
    calm = scene(hall(3, 1), "ba1 fig_marine_laser 0.0 E").state
    assert asked(calm, "escapes") == Escapes((), ())


def leader(*more: str, card: str, turn: int = UM, dice: tuple[int, ...] = ()) -> Table:
    return scene(
        hall(8, 2),
        "um1 fig_marine_commander 0.0 E role=leader weapons=set_axe_pistol",
        *more,
        turn=turn,
        sides={UM: {"equipment": (card,)}},
        dice=dice,
    )


@pytest.mark.clause("SQ-SHOOT-08")
def test_a_reroll_is_weighed_against_the_dice_as_they_lie() -> None:
    table = leader("ch1 fig_ork 7.0 W", card="eqp_digital_weapons", dice=(6, 1)).act("um1")
    table.do("um1 shoot wpn_laser_pistol ch1")
    found = asked(table.state, "rerolls", UM)
    # Two against an armour of one kills. The good die rolled again needs its six once more; the blank cannot do worse.
    assert found == Rerolls(
        (2, 0),
        0,
        (),
        0,
        1,
        (Chance("ch1", 1, 1),),
        (
            Again("reroll eqp_digital_weapons 1", True, (Chance("ch1", 1 / 6, 1 / 6),)),
            Again("reroll eqp_digital_weapons 2", True, (Chance("ch1", 1, 1),)),
        ),
    )


@pytest.mark.clause("SQ-SHOOT-08")
def test_without_an_open_roll_there_is_nothing_to_roll_again() -> None:
    nothing = Rerolls((), 0, (), 0, -1, (), ())
    calm = scene(hall(3, 1), "ba1 fig_marine_laser 0.0 E").state
    assert asked(calm, "rerolls") == nothing
    assert asked(under_fire().state, "rerolls") == nothing, "declared, and not rolled yet"


@pytest.mark.clause("SQ-MELEE-02", "SQ-SHOOT-08")
def test_in_melee_both_rolls_are_told_and_a_better_one_hurts_the_other() -> None:
    table = leader("ch1 fig_ork 1.0 W", card="eqp_digital_weapons", dice=(1,) * 8).act("um1")
    table.do("um1 strike ch1")
    while not table.offered("reroll"):
        table.do("pass")
    found = asked(table.state, "rerolls", UM)
    assert isinstance(found, Rerolls)
    assert found.armour == -1
    assert found.rolls
    assert found.answer
    assert sum(found.rolls) == sum(found.answer) == 0
    assert found.now == (Chance("ch1", 0, 0), Chance("um1", 0, 0))
    assert [one.command for one in found.after] == table.offered("reroll")
    for one in found.after:
        assert one.attackers
        chances = {chance.target: chance.hurt for chance in one.chances}
        assert chances == {"ch1": 0.5, "um1": 0}


@pytest.mark.clause("SQ-SEAT-09")
def test_others_see_the_dice_and_not_what_a_hand_could_do_about_them() -> None:
    """The roll is public; cards in hand are not: two worlds that differ by a card look alike to everybody else."""
    told = []
    for card in ("eqp_digital_weapons", "eqp_targeter"):
        table = leader("ch1 fig_ork 7.0 W", card=card, dice=(6, 1)).act("um1")
        table.do("um1 shoot wpn_laser_pistol ch1")
        told.append([asked(table.state, "rerolls", viewer) for viewer in (CH, SPECTATOR)])
    assert told[0] == told[1]
    for found in told[0]:
        assert isinstance(found, Rerolls)
        assert found.rolls == (2, 0)
        assert found.after == ()
