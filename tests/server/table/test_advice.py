"""A bot's advice over the socket, from the asker's own view and offer."""

from typing import Any

import pytest

from bulkhead.server.workers import Thinkers, Workers
from bulkhead.tabletop.game import Offer
from tests.server.house import HERE, LINK, First, open_house

pytestmark = pytest.mark.anyio

MISSION: dict[str, Any] = {
    "game": "starquest",
    "options": {"mission": "mis_01_hard_dock", "factions": ["ultramarines", "chaos"]},
}


class Silent(First):
    """A bot that fails."""

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        raise RuntimeError


async def test_advice_is_a_command_of_the_offer_and_nothing_is_played() -> None:
    async with open_house(thinker=Thinkers(Workers(0))) as house:
        table = await house.table(HERE, HERE, **MISSION)
        lines = [await house.sit(key) for key in table.keys.values()]
        line, sync = next((line, sync) for line, sync in lines if sync["offer"])
        line.say("advise", id="what now")
        advised = await line.hear("advised")
        assert (advised["id"], advised["seq"]) == ("what now", sync["seq"])
        assert advised["command"] in [answer["text"] for answer in sync["offer"]["answers"]]
        line.say("resync")
        assert (await line.hear("sync"))["seq"] == sync["seq"]


async def test_a_viewer_without_a_decision_gets_no_advice() -> None:
    async with open_house() as house:
        table = await house.table(HERE, HERE, **MISSION)
        lines = [await house.sit(key) for key in (*table.keys.values(), table.watch)]
        idle = [line for line, sync in lines if not sync["offer"]]
        assert len(idle) == 2
        for line in idle:
            line.say("advise", id="me?")
            assert (await line.hear("refused"))["says"]["id"] == "server-nothing-to-advise"


async def test_there_is_no_advice_before_the_match_begins() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK, **MISSION)
        line = house.greet(table.keys[0])
        await line.hear("lobby")
        line.say("advise", id="early")
        assert (await line.hear("refused"))["says"]["id"] == "server-nothing-to-advise"


async def test_a_bot_that_fails_leaves_the_choice_to_the_player() -> None:
    async with open_house(thinker=Silent()) as house:
        table = await house.table(HERE, HERE, **MISSION)
        lines = [await house.sit(key) for key in table.keys.values()]
        line, sync = next((line, sync) for line, sync in lines if sync["offer"])
        line.say("advise", id="help")
        assert (await line.hear("refused"))["says"]["id"] == "server-no-advice"
        line.do(sync["offer"]["answers"][0]["text"], sync["seq"], "myself")
        assert await line.hear("update")
