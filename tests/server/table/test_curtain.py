"""Several people on one screen: when the server asks for a curtain, and which asides one person may give."""

from typing import Any

import pytest

from bulkhead.server.table.clocks import TimeLimit
from bulkhead.server.table.tables import SeatRecord, TableRecord
from tests.server.house import HERE, MID_GAME, open_house
from tests.server.hulk import CH, EL, GAMES, UM, hulk

pytestmark = pytest.mark.anyio

WATCHED = ("um1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 6.0 W watching", "ch1 fig_ork 6.1 E")


@pytest.mark.clause("SQ-SEAT-05")
async def test_a_question_says_whether_it_must_be_hidden() -> None:
    """The Ultramarines hold no card: their turn hides nothing. An alien's does, an Overwatch offer does not."""
    async with open_house(games=GAMES) as house:
        table = await hulk(house, *WATCHED, watched=True)
        lines = {seat: (await house.sit(key))[0] for seat, key in table.keys.items()}
        lines[UM].say("resync")
        assert (await lines[UM].hear("sync"))["offer"]["curtain"] is False
        seq = 0
        updates: dict[int, Any] = {}
        for seat, command in (
            (UM, "activate um1"),
            (UM, "um1 step 1.0"),
            (EL, "pass"),
            (UM, "done"),
            (UM, "end"),
        ):
            lines[seat].do(command, seq)
            updates = {one: await line.hear("update") for one, line in lines.items()}
            seq += 1
            if command == "um1 step 1.0":
                assert updates[EL]["offer"]["curtain"] is False
                assert updates[UM]["offer"] is None
        while updates[CH]["offer"] is None:
            decides = updates[UM]["waiting"]
            lines[decides].do(updates[decides]["offer"]["answers"][-1]["text"], seq)
            updates = {one: await line.hear("update") for one, line in lines.items()}
            seq += 1
        assert updates[CH]["offer"]["curtain"] is True


@pytest.mark.clause("H-ARMY-1")
async def test_armies_are_picked_behind_a_curtain_and_nothing_else_is() -> None:
    async with open_house() as house:
        for form, curtain in (({"options": {"first": "1"}}, True), ({"position": MID_GAME}, False)):
            table = await house.table(HERE, HERE, **form)
            _, sync = await house.sit(table.keys[0])
            assert sync["offer"]["curtain"] is curtain


def table_of(*seats: tuple[Any, str]) -> TableRecord:
    records = [SeatRecord(kind, name, "random", "human", True) for kind, name in seats]
    return TableRecord(b"", "starquest", {}, records, TimeLimit())


def test_seats_at_one_screen_with_one_name_belong_to_one_person() -> None:
    table = table_of(
        ("here", "Ada"), ("here", "Ben"), ("here", "Ada"), ("link", "Ada"), ("here", ""), ("here", "")
    )
    assert [table.of_one_person(seat) for seat in range(6)] == [[0, 2], [1], [0, 2], [3], [4], [5]]


@pytest.mark.clause("SQ-SEAT-04")
@pytest.mark.parametrize(("names", "offered"), [(("Ada", "Ada"), False), (("Ada", "Ben"), True)])
async def test_no_secret_alliance_between_seats_of_one_person_is_offered(
    names: tuple[str, str], offered: bool
) -> None:
    async with open_house(games=GAMES) as house:
        table = await hulk(house, names=(*names, "Cleo"))
        line, _ = await house.sit(table.keys[UM])
        line.say("asides", id="what else")
        asides = {answer["text"] for answer in (await line.hear("may-also"))["answers"]}
        assert ("pledge eldar secret" in asides) == offered
        assert {"pledge eldar public", "pledge chaos secret"} <= asides
