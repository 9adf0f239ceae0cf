"""A spectator asks everything that a player may ask, and learns nothing that belongs to a seat."""

from typing import Any

import msgspec
import pytest

from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.game import SPECTATOR
from tests.server.house import House, open_house
from tests.server.hulk import CH, EL, GAMES, UM, hulk
from tests.server.line import Line

pytestmark = pytest.mark.anyio

HABITS = (Standing(), Standing(dodge="never", overwatch="shoot", overwatch_from=25, cards="never"))
ORDERS = ("dodge never", "dodge if-harmful", "overwatch shoot 25", "overwatch shoot 30", "cards never")
OTHERS = ("raise", "trigger begins chaos", "um1 step 1.0", "pledge eldar secret")


async def watch(house: House, habits: Standing) -> tuple[Line, Any]:
    """A spectator at a table whose seats have all given these standing orders."""
    table = await hulk(house, public=True)
    room = await house.rooms.room(table.match)
    for seat in (UM, EL, CH):
        room.session.state.orders[seat] = habits
    return await house.sit(table.watch)


async def answers(habits: Standing) -> list[Any]:
    """All that a spectator is answered."""
    async with open_house(games=GAMES) as house:
        line, sync = await watch(house, habits)
        room = await house.rooms.room(sync["match"])
        questions: list[tuple[str, dict[str, Any]]] = [
            *(("why", {"command": f"instruct {order}"}) for order in ORDERS),
            *(("why", {"command": command}) for command in OTHERS),
            *(("survey", {"about": one}) for one in STARQUEST.topics(room.session.view(SPECTATOR), None)),
            ("asides", {}),
            ("advise", {}),
            ("do", {"command": "raise", "seq": sync["seq"]}),
            ("undo", {"seq": sync["seq"]}),
            ("say", {"text": "hm"}),
            ("seat", {"driver": "bot"}),
        ]
        heard = []
        for number, (kind, fields) in enumerate(questions):
            line.say(kind, id=str(number), **fields)
            answer = await line.hear()
            while answer.get("id") != str(number):
                answer = await line.hear()
            heard.append(answer)
        return heard


async def test_no_answer_to_a_spectator_depends_on_a_seat_s_standing_orders() -> None:
    plain, ordered = [await answers(habits) for habits in HABITS]
    assert msgspec.json.encode(plain) == msgspec.json.encode(ordered)
    for one in plain[: len(ORDERS) + len(OTHERS)]:
        assert (one["legal"], one["clause"], one["says"]["id"]) == (False, "", "server-only-watching")


@pytest.mark.clause("SQ-SEAT-08")
async def test_a_player_is_told_whether_an_order_stands_already() -> None:
    """The same question of the seat itself is answered: the test above asks something that has an answer."""
    async with open_house(games=GAMES) as house:
        table = await hulk(house)
        room = await house.rooms.room(table.match)
        room.session.state.orders[CH] = HABITS[1]
        line, _ = await house.sit(table.keys[CH])
        for order, legal in (
            ("dodge never", False),
            ("dodge if-harmful", True),
            ("overwatch shoot 25", False),
        ):
            line.say("why", id=order, command=f"instruct {order}")
            assert (await line.hear("because"))["legal"] is legal
