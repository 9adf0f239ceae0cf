"""The mission of the reliquary: where the casket may not be taken, and when the mission ends."""

from typing import Any

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Thing
from bulkhead.starquest.events import ThingDropped
from tests.starquest.scene import BA, CH, CU, Table, scene

# Round the middle square lie a reinforcement square, a vent, a conduit and plain floor.
MAP = """
    +-+-+-+
    |. R .|
    +     +
    |V . C|
    +     +
    |. . .|
    +-+-+-+
    """
FORBIDDEN = {"1.0", "0.1", "2.1"}
RULE = ("aliens_carry_relic",)


def bearer(who: str, kind: str = "obj_relic", special: tuple[str, ...] = RULE) -> Table:
    table = scene(MAP, f"{who} 1.1 S objects={kind}1", special=special)
    table.state.things[f"{kind}1"] = Thing(f"{kind}1", kind, carrier=who.split(maxsplit=1)[0])
    return table.act(who.split(maxsplit=1)[0])


def steps(table: Table, who: str) -> set[str]:
    return {offer.split()[2] for offer in table.offered(f"{who} step")}


@pytest.mark.clause("C-mis_10_reliquary-special-1-2")
@pytest.mark.parametrize("who", ["ba1 fig_marine_laser", "ch1 fig_ork", "cu1 fig_votary"])
def test_nobody_takes_the_casket_to_where_aliens_come_in(who: str) -> None:
    table = bearer(who)
    assert not steps(table, who[:3]) & FORBIDDEN
    assert {"0.0", "1.2"} <= steps(table, who[:3])
    assert table.refused(f"{who[:3]} step 1.0").clause.startswith("SQ-")
    table.do(f"{who[:3]} step 1.2")


def test_other_loads_and_other_missions_know_no_such_ban() -> None:
    assert "1.0" in steps(bearer("ba1 fig_marine_laser", kind="obj_data_core"), "ba1")
    assert "1.0" in steps(bearer("ba1 fig_marine_laser", special=()), "ba1")


def test_a_bystander_goes_there_and_so_does_who_has_put_it_down() -> None:
    table = bearer("ba1 fig_marine_laser").do("ba1 put-down obj_relic1")
    assert table.happened == [ThingDropped(BA, "ba1", "obj_relic1", (1, 1), "SQ-OBJ-14")]
    assert "1.0" in steps(table, "ba1")


def test_a_token_that_hides_it_keeps_away_as_well() -> None:
    hidden = scene(MAP, "ch?1 obj_relic 1.1 object", turn=CH, special=RULE).act("ch?1")
    assert not steps(hidden, "ch?1") & FORBIDDEN
    blip = scene(MAP, "ch?1 fig_ork 1.1 blip", turn=CH, special=RULE).act("ch?1")
    assert "1.0" in steps(blip, "ch?1")


HELD = Objective("primary", 30, tests.Hold("obj_relic", "end_or_recovered", 30, 20))


def round_over(*things: Thing, **fields: Any) -> Table:
    table = scene(
        MAP, "ba1 fig_marine_laser 1.2 W", turn=CU, objectives=(HELD,), early_end="recovered", **fields
    )
    table.state.things = {thing.id: thing for thing in things}
    return table.do("end")


def test_the_mission_ends_with_the_round_in_which_it_is_recovered() -> None:
    table = round_over(Thing("obj_relic1", "obj_relic", recovered=BA))
    assert table.state.outcome == "recovered"
    assert table.side(BA).points == 30


def test_another_object_brought_home_does_not_end_it() -> None:
    table = round_over(
        Thing("obj_limpet1", "obj_limpet", recovered=BA), Thing("obj_relic1", "obj_relic", square=0)
    )
    assert table.state.outcome == ""
    assert table.waiting == BA
