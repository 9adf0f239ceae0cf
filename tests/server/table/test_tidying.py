"""Idle tables are unloaded, and reload as they were."""

import asyncio
import gc
import weakref

import pytest

from tests.server.house import MID_GAME, NEARLY_OVER, First, House, Table, open_house, settle, watched

pytestmark = pytest.mark.anyio

IDLE = 600


async def test_an_idle_table_is_unloaded_and_reloads_as_it_was() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        await house.act(ada, "roll", 0)
        house.time.pass_by(IDLE + 1)
        await house.rooms.tidy()
        assert house.rooms.count == 1
        ada.hang_up()
        await ada.conversation
        house.time.pass_by(IDLE - 1)
        await house.rooms.tidy()
        assert house.rooms.count == 1
        house.time.pass_by(2)
        await house.rooms.tidy()
        assert house.rooms.count == 0
        _, sync = await house.sit(table.keys[0])
        assert (sync["seq"], house.rooms.count) == (1, 1)


async def test_the_server_unloads_idle_tables_regularly() -> None:
    async with open_house() as house:
        await house.table()
        for _ in range(30):
            house.time.pass_by(30)
            await settle()
        assert (await house.http.get("/healthz")).json() == {"rooms": 0}


async def test_a_table_with_clocks_stays_until_it_is_over() -> None:
    async with open_house() as house:
        table = await house.table(position=NEARLY_OVER, move_seconds=5_000)
        house.time.pass_by(IDLE + 1)
        await house.rooms.tidy()
        assert house.rooms.count == 1
        ada, _ = await house.sit(table.keys[0])
        await house.act(ada, "stop", 0)
        ada.hang_up()
        await ada.conversation
        house.time.pass_by(IDLE + 1)
        await house.rooms.tidy()
        assert house.rooms.count == 0


async def test_a_table_is_not_unloaded_while_a_client_connects() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        house.time.pass_by(IDLE + 1)
        room, _ = await house.rooms.by_key(table.keys[0])
        await house.rooms.tidy()
        assert (await house.rooms.room(table.match)) is room


async def test_a_bot_does_not_play_on_in_an_unloaded_room() -> None:
    """It would be a second writer as soon as a client connects again."""
    store, bot = await watched(), First()
    async with open_house(store=store, thinker=bot) as house:
        bot.may.clear()
        table = await house.table({"kind": "bot"}, {"kind": "here"}, options={"first": "1"})
        room = house.rooms._open[table.match]
        store.may.clear()
        bot.may.set()
        async with asyncio.timeout(60):
            await store.asked.wait()
        closing = asyncio.create_task(room.close())
        await settle()
        store.may.set()
        await closing
        await settle()
        assert [entry.n for entry in store.appended] == [1, 2, 3, 4, 5]
        assert bot.asked == 5
        _, sync = await house.sit(table.keys[1])
        assert (sync["waiting"], sync["seq"]) == (1, 5)
        await settle()
        assert [entry.n for entry in store.appended] == [1, 2, 3, 4, 5]


async def over(house: House) -> Table:
    """A table that was played to its end, and left."""
    table = await house.table(position=NEARLY_OVER)
    ada, _ = await house.sit(table.keys[0])
    await house.act(ada, "stop", 0)
    ada.hang_up()
    await ada.conversation
    await settle()
    return table


async def put_away(house: House) -> None:
    house.time.pass_by(IDLE + 1)
    await house.rooms.tidy()
    assert house.rooms.count == 0


async def test_an_unloaded_room_leaves_no_reference_behind() -> None:
    async with open_house() as house:
        table = await over(house)
        room = weakref.ref(house.rooms._open[table.match])
        await put_away(house)
        gc.collect()
        assert room() is None


async def test_listing_finished_tables_does_not_load_them() -> None:
    async with open_house() as house:
        table = await over(house)
        keys = {"keys": [*table.keys.values(), table.watch, "no key"]}
        live = (await house.post("/api/tables/mine", keys)).json()
        assert [one["finished"] for one in live] == [True] * 3
        assert live[0]["result"]["shares"] == [1.0, 0.0]
        await put_away(house)
        assert (await house.post("/api/tables/mine", keys)).json() == live
        assert house.rooms.count == 0
        response = await house.post("/api/rematch", key=table.keys[1])
        assert response.status_code == 201
        room = await house.rooms.room(table.match)
        live = (await house.post("/api/tables/mine", keys)).json()
        assert live[0]["rematch"]["match"] == response.json()["match"]
        house.time.pass_by(IDLE + 1)
        await house.rooms.tidy()
        assert room.given_up
        assert (await house.post("/api/tables/mine", keys)).json() == live


async def test_listing_a_table_in_progress_loads_it() -> None:
    async with open_house() as house:
        table = await house.table(position=NEARLY_OVER)
        await put_away(house)
        (listed,) = (await house.post("/api/tables/mine", {"keys": [table.keys[0]]})).json()
        assert (listed["finished"], listed["waiting"], house.rooms.count) == (False, 0, 1)
