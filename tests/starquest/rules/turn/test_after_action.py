"""The order of what follows an action (SQ-MOVE-19): scan, reveals, fire, Overwatch, raised hands, and then the rest."""

import pytest

from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.events import (
    Declared,
    Eliminated,
    HandRaised,
    Moved,
    Placed,
    Rolled,
    Scored,
    TokenRevealed,
    Unharmed,
    Waited,
    WindowOpened,
    Wounded,
)
from tests.starquest.rules.fight.weapons.outcomes import burn
from tests.starquest.scene import BA, CH, CU, IF, UM, Table, scene

HALL = """
    +-+-+-+-+-+-+-+-+
    |. . . . . . . .|
    +     +-+-+-+-+-+
    |. . .|. . . . .|
    +-+-+-+-+-+-+-+-+
    """


def stepping(*, lp: int, dice: tuple[int, ...]) -> Table:
    """A marine who looks west steps out of the line between a watcher and a token, into fire. Another token lies
    behind a wall. A third squad has raised its hand."""
    table = scene(
        HALL,
        f"ba1 fig_marine_laser 2.0 W lp={lp}",
        "if1 fig_marine_laser 0.0 E watching",
        "um1 fig_marine_laser 0.1 W",
        "ch?1 fig_ork 6.0",
        "ch?2 fig_ork 6.1",
        sides={UM: {"command": 2}},
        dice=dice,
    )
    burn(table, "2.1", seat=CH)
    table.state.watches["if1"] = Watch()
    return table.act("ba1").do("raise", by=UM).do("ba1 step 2.1")


@pytest.mark.clause("SQ-MOVE-19", "SQ-SCAN-09", "SQ-SCAN-14")
def test_what_others_see_is_revealed_even_if_the_mover_then_dies_in_fire() -> None:
    table = stepping(lp=1, dice=(6, 6, 1, 1))
    assert table.waiting == CH, "first the miniature is placed"
    assert table.happened == [
        HandRaised(UM),
        Moved(BA, "ba1", ((2, 1),), 1),
        TokenRevealed(CH, "ch?1", "fig_ork", (6, 0)),
    ]
    table.do("stand 6.0 W")
    assert table.mini("ba1").place == "dead"
    assert (table.waiting, {offer.split()[3] for offer in table.offered("if1 snap")}) == (IF, {"ch1"})
    table.do(table.offered("if1 snap")[0])
    assert table.waiting == UM, "then the raised hand"
    told = [type(event) for event in table.events]
    order = [told.index(kind) for kind in (TokenRevealed, Placed, Eliminated, Declared, WindowOpened)]
    assert order == sorted(order)
    assert set(table.state.tokens) == {"ch?2"}, "behind the wall nothing is revealed"


@pytest.mark.clause("SQ-MOVE-19", "SQ-MOVE-14")
def test_a_mover_who_lives_goes_on_when_all_that_is_done() -> None:
    table = stepping(lp=2, dice=(1, 1)).do("stand 6.0 W")
    assert table.waiting == IF
    table.do("pass")
    assert table.waiting == UM
    table.do("pass")
    assert table.happened == [
        HandRaised(UM),
        Moved(BA, "ba1", ((2, 1),), 1),
        TokenRevealed(CH, "ch?1", "fig_ork", (6, 0)),
        Placed(CH, "ch1", "fig_ork", ((6, 0),), 6),
        Rolled(CH, "", (0, 0), 2, "flames", "SQ-WPN-45"),
        Unharmed(BA, "ba1", 0, 2),
        Waited(IF, "overwatch", "SQ-OVER-05"),
        WindowOpened(UM, "hand"),
        Waited(UM, "hand", "SQ-CMD-09"),
    ]
    assert (table.waiting, table.at("ba1")) == (BA, "2.1")
    assert "ba1 step 1.1" in table.offers


@pytest.mark.clause("SQ-MOVE-19", "SQ-SCAN-09")
@pytest.mark.parametrize(("opened", "seen"), [(True, ["ch?1"]), (False, [])])
def test_a_door_that_is_opened_shows_what_mates_see_through_it(opened: bool, seen: list[str]) -> None:
    """The one at the door looks away from it; a mate at the other end of the hall looks in."""
    drawn = """
        +-+-+-+-+-+-+
        |. . .:a a a|
        +     +     +
        |. . .:a a a|
        +-+-+-+-+-+-+
        """
    lines = (
        "ba1 fig_marine_laser 2.1 W",
        "if1 fig_marine_laser 0.0 E",
        "ch?1 fig_ork 5.0",
        "ch?2 fig_ork 3.1",
    )
    table = scene(drawn, *lines).act("ba1")
    table.do("ba1 open d1" if opened else "ba1 face N")
    assert [event.token for event in table.told(TokenRevealed)] == seen


@pytest.mark.clause("SQ-MOVE-19", "SQ-SCAN-14")
def test_all_that_one_step_uncovers_is_turned_over_together_before_fire_and_chaos_places_first() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 2.0 W lp=1",
        "if1 fig_marine_laser 0.0 E",
        "cu?1 fig_husk 5.0",
        "ch?1 fig_ork 6.0",
        dice=(6, 6),
    )
    burn(table, "2.1", seat=CH)
    table.act("ba1").do("ba1 step 2.1")
    assert {event.token for event in table.told(TokenRevealed)} == {"ch?1", "cu?1"}
    assert not table.told(Placed)
    table.do("stand 6.0 W")
    assert not table.told(Eliminated)
    table.do("stand 5.0 W")
    assert table.happened == [
        Moved(BA, "ba1", ((2, 1),), 1),
        TokenRevealed(CH, "ch?1", "fig_ork", (6, 0)),
        TokenRevealed(CU, "cu?1", "fig_husk", (5, 0)),
        Placed(CH, "ch1", "fig_ork", ((6, 0),), 6),
        Placed(CU, "cu1", "fig_husk", ((5, 0),), 6),
        Rolled(CH, "", (3, 3), 2, "flames", "SQ-WPN-45"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
