"""The attack that a command declares is the same for the rules, the forecasts and the bots."""

from collections.abc import Callable

import pytest

from bulkhead.starquest.clients.ask.queries import Aim, survey
from bulkhead.starquest.clients.forecasts.preview import threats
from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.clients.words.telling import describe
from bulkhead.starquest.data.commands import Shoot, Snap, Strike
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.events import Declared
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.fight.declaring import attack_of, attacker_of
from bulkhead.tabletop.phrases import Phrase
from tests.starquest.scene import BA, CH, Table, hall, scene

HALL = hall(9, 5)
RIFLE = "ba1 fig_marine_laser 0.2 E"
GUNNER = ("ba1 fig_marine_laser 1.2 E mans=ba2", "ba2 mch_tarantula 3.2,2.2 E")


def watching(*lines: str) -> Table:
    """A squad in Overwatch, into whose sight an Orc has just stepped."""
    table = scene(HALL, "ch1 fig_ork 7.4 N", *lines, turn=CH, dice=[1] * 9)
    table.state.watches["ba1"] = Watch()
    table.act("ch1").do("ch1 step 7.3")
    assert table.waiting == BA
    return table


def acting(drawn: str, *lines: str) -> Table:
    return scene(drawn, *lines, dice=[1] * 9).act("ba1")


BULKHEAD = """
    +-+-+
    |.!.|
    + + +
    |.!.|
    +-+-+
    """

CASES: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    "a shot": (
        lambda: acting(HALL, RIFLE, "ch1 fig_ork 7.2 W"),
        "ba1 shoot wpn_laser_rifle ch1",
        "ba1",
        "shoot",
    ),
    "a blow": (lambda: acting(HALL, RIFLE, "ch1 fig_ork 1.2 W"), "ba1 strike ch1", "ba1", "melee"),
    "a blow on a bulkhead": (
        lambda: acting(BULKHEAD, "ba1 fig_marine_laser 0.0 E"),
        "ba1 strike door:d1",
        "ba1",
        "melee",
    ),
    "a machine's shot": (
        lambda: acting(HALL, *GUNNER, "ch1 fig_ork 7.2 W"),
        "ba2 shoot wpn_twin_las [7.2]",
        "ba2",
        "shoot",
    ),
    "a watcher's shot": (
        lambda: watching("ba1 fig_marine_laser 0.3 E watching"),
        "ba1 snap wpn_laser_rifle ch1 E",
        "ba1",
        "overwatch",
    ),
    "a watching gunner's shot": (
        lambda: watching("ba1 fig_marine_laser 1.2 E mans=ba2 watching", "ba2 mch_tarantula 3.2,2.2 E"),
        "ba1 snap wpn_twin_las [7.3] E",
        "ba2",
        "overwatch",
    ),
}


@pytest.mark.clause("SQ-SHOOT-10", "SQ-OVER-13")
@pytest.mark.parametrize(("drawn", "text", "attacker", "how"), CASES.values(), ids=CASES)
def test_what_is_shown_beforehand_is_what_is_declared(
    drawn: Callable[[], Table], text: str, attacker: str, how: str
) -> None:
    table = drawn()
    command = read(text)
    assert isinstance(command, Shoot | Snap | Strike)
    offer, view = STARQUEST.offer(table.state, BA), STARQUEST.view(table.state, BA)
    assert offer is not None
    assert command in offer.commands
    planned = attack_of(table.state, BA, command)
    dangers = threats(table.state, planned, attacker_of(table.state, command))
    asked = survey(view, offer, text)
    assert isinstance(asked, Aim)
    assert [(one.target, one.hurt, one.killed) for one in asked.threats] == [
        (one.target, float(one.hurt), float(one.killed)) for one in dangers
    ]
    said = describe(command, view).args["dangers"]
    assert isinstance(said, list)
    assert [one.args["hurt"] for one in said if isinstance(one, Phrase)] == [
        one.hurt for one in asked.threats
    ]
    table.do(command)
    (declared,) = table.told(Declared)
    assert declared == Declared(BA, attacker, planned.weapon, planned.aim, planned.shots, how)
    assert (planned.attacker, planned.how) == (attacker, how)


@pytest.mark.clause("SQ-OVER-14")
def test_a_watcher_is_taken_as_it_faces_after_its_turn() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 4.2 E watching", "ch1 fig_ork 4.0 S", turn=CH)
    snap = Snap("ba1", "wpn_laser_rifle", "ch1", 0)
    assert attacker_of(table.state, snap).facing == 0
    assert table.mini("ba1").facing == 2, "it has not turned yet"
    assert attack_of(table.state, BA, snap) == Attack(BA, "ba1", "wpn_laser_rifle", "ch1", how="overwatch")
