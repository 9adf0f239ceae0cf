"""Bots in seats: their commands pass the same checks, they take over and give back, and never block a table."""

import asyncio
from typing import Any

import pytest

from bulkhead.server.table.bot_yield import Courtesy
from bulkhead.tabletop.game import Offer
from tests.server.house import BOT, HERE, MID_GAME, First, open_house, settle

pytestmark = pytest.mark.anyio


async def test_a_bot_plays_its_seat() -> None:
    async with open_house() as house:
        table = await house.table(BOT, HERE, options={"first": "1"})
        ben, now = await house.sit(table.keys[1])
        while now["waiting"] == 0:
            now = await ben.hear("update")
        assert now["seq"] == 5
        assert now["offer"]["question"] == "heroes-ask-draft"


async def test_two_bots_play_a_match_to_its_end_without_clients() -> None:
    async with open_house() as house:
        table = await house.table(BOT, BOT, position=MID_GAME, options={"turn-limit": 9})
        room = house.rooms._open[table.match]
        async with asyncio.timeout(60):
            while not room.finished:
                await asyncio.sleep(0)
        _, sync = await house.sit(table.watch)
        assert sync["finished"]


async def test_a_bot_pauses_when_a_client_is_connected() -> None:
    async with open_house(bot_pause=0.6) as house:
        table = await house.table(HERE, BOT, options={"first": "2"}, position="")
        room = house.rooms._open[table.match]
        async with asyncio.timeout(60):
            while room.waiting == 1:
                house.time.pass_by(0.6)  # it pauses while Ada gives her salt
                await asyncio.sleep(0)
        ada, sync = await house.sit(table.keys[0])
        for hero in ("donato", "phaello", "victorno", "sanyctus", "ebellius"):
            sync = await house.act(ada, f"pick {hero}", sync["seq"])
        await settle()
        assert sync["waiting"] == 1
        assert "update" not in ada.unheard()
        house.time.pass_by(0.6)
        assert (await ada.hear("update"))["seq"] == sync["seq"] + 1


async def test_many_bots_let_other_requests_run_in_between() -> None:
    courtesy, order = Courtesy(), []

    async def bot(number: int) -> None:
        await courtesy.wait()
        order.append(f"bot {number}")

    async def person() -> None:
        for _ in range(3):
            await asyncio.sleep(0)
        order.append("person")

    await asyncio.gather(*(bot(number) for number in range(20)), person())
    assert order.index("person") <= 4
    assert [one for one in order if one != "person"] == [f"bot {number}" for number in range(20)]


async def test_a_player_hands_the_seat_over_and_takes_it_back() -> None:
    bot = First()
    bot.may.clear()
    async with open_house(thinker=bot) as house:
        table = await house.table(options={"first": "1"})
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        await ada.hear("seats")
        ada.say("seat", id="away", driver="bot")
        assert [seat["driver"] for seat in (await ben.hear("seats"))["seats"]] == ["bot", "human"]
        assert (await ada.hear("done"))["id"] == "away"
        await settle()
        assert bot.asked == 1

        ada.say("seat", id="back", driver="human")
        assert (await ada.hear("done"))["id"] == "back"
        bot.may.set()
        await settle()
        assert "update" not in ada.unheard()
        # The bot's choice is dropped; the player goes on.
        await house.act(ada, "pick donato", 0)


async def test_the_player_may_still_act_while_a_bot_thinks_about_it() -> None:
    bot = First()
    bot.may.clear()
    async with open_house(thinker=bot) as house:
        table = await house.table(options={"first": "1"})
        ada, _ = await house.sit(table.keys[0])
        ada.say("seat", id="away", driver="bot")
        await ada.hear("done")
        await house.act(ada, "pick phaello", 0)
        bot.may.set()
        update = await ada.hear("update")
        assert update["seq"] == 2
        while update["waiting"] == 0:
            update = await ada.hear("update")
        assert update["view"]["hands"][0][0] == "phaello"


async def test_a_bot_is_asked_once_however_many_clients_connect() -> None:
    bot = First()
    bot.may.clear()
    async with open_house(thinker=bot) as house:
        table = await house.table(BOT, HERE, options={"first": "1"})
        for _ in range(10):
            line, _ = await house.sit(table.watch)
            line.hang_up()
            await line.conversation
        assert bot.asked == 1


async def test_a_bot_that_fails_is_asked_again_when_a_client_connects(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Moody(First):
        fails = True

        async def choose(
            self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
        ) -> str:
            if self.fails:
                raise ValueError("no idea")
            return await super().choose(game, name, chance, seat, view, offer)

    bot = Moody()
    async with open_house(thinker=bot) as house:
        table = await house.table(BOT, HERE, options={"first": "1"})
        await settle()
        assert "no idea" in caplog.text
        bot.fails = False
        ben, sync = await house.sit(table.keys[1])
        while sync["waiting"] != 1:
            sync = await ben.hear("update")


async def test_handing_over_in_the_lobby_counts_when_the_match_begins() -> None:
    async with open_house() as house:
        table = await house.table(HERE, {"kind": "link"}, options={"first": "1"})
        ada = house.greet(table.keys[0])
        assert (await ada.hear())["type"] == "lobby"
        ada.say("seat", id="away", driver="bot")
        await ada.hear("done")
        ben, sync = await house.sit(table.keys[1])
        while sync["waiting"] != 1:
            sync = await ben.hear("update")
        assert sync["seq"] == 5
