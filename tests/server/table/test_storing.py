"""One writer that stores before it publishes: what is sent is stored, and what cannot be stored is not played."""

import asyncio
import logging

import pytest

from tests.server.house import BOT, HERE, LINK, MID_GAME, SEED, First, open_house, settle, watched, words

pytestmark = pytest.mark.anyio

TRY_AGAIN = 1013


async def test_nothing_is_sent_before_it_is_stored() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        await ada.hear("seats")
        store.may.clear()
        ada.do("roll", 0)
        async with asyncio.timeout(60):
            await store.asked.wait()
        listing = asyncio.create_task(house.post("/api/tables/mine", {"keys": [table.keys[1]]}))
        replay = asyncio.create_task(house.get("/api/replay", table.keys[1]))
        ben.say("resync")
        await settle()
        assert ada.unheard() == ben.unheard() == []
        assert not listing.done()
        assert not replay.done()
        assert store.appended == []
        store.may.set()
        assert (await ben.hear())["type"] == "update"
        assert (await ben.hear())["seq"] == 1
        assert (await listing).json()[0]["seq"] == 1
        assert (await replay).status_code == 409
        assert [entry.n for entry in store.appended] == [1]


async def test_the_seed_is_not_shown_before_the_last_command_is_stored() -> None:
    store = await watched()
    async with open_house(store=store, seeds=[SEED]) as house:
        table = await house.table(position=MID_GAME, options={"turn-limit": 5})
        ada, now = await house.sit(table.keys[0])
        while True:
            store.may.clear()
            store.asked.clear()
            ada.do(now["offer"]["answers"][-1]["text"], now["seq"])
            async with asyncio.timeout(60):
                await store.asked.wait()
            story = asyncio.create_task(house.get("/api/story", table.watch))
            await settle()
            assert not any(SEED.hex() in text for text in ada.heard)
            assert not story.done()
            store.may.set()
            now = await ada.hear("update")
            response = await story
            if now["finished"]:
                assert response.status_code == 200
                break
            assert response.status_code == 409


async def test_a_command_that_cannot_be_stored_is_not_played(caplog: pytest.LogCaptureFixture) -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table(position=MID_GAME)
        ada, before = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        await ada.hear("seats")
        store.fails.add("append")
        ada.do("roll", 0, "once")
        for line in (ada, ben):
            assert words(await line.hear()) == "server-try-again"
            assert await line.closed() == TRY_AGAIN
        assert [record.levelno for record in caplog.records] == [logging.ERROR]

        store.fails.clear()
        ada, after = await house.sit(table.keys[0])
        assert {**after, "seats": []} == {**before, "seats": []}
        ada.do("roll", 0, "once")
        assert (await ada.hear("update"))["seq"] == 1
        assert await ada.hear("done") == {"type": "done", "id": "once", "seq": 1}
        assert [entry.n for entry in await store.entries(table.match)] == [0, 1]


async def test_a_command_stored_by_a_failing_store_is_found_when_resent() -> None:
    """The disk fails after the line was written: this shows only when the match is loaded again."""
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        append = store.inner.append

        async def append_and_fail(*args: object, **more: object) -> None:
            await append(*args, **more)
            raise OSError("no answer")

        store.inner.append = append_and_fail
        ada.do("roll", 0, "once")
        assert await ada.closed() == TRY_AGAIN
        assert not any('"update"' in text for text in ada.heard)
        store.inner.append = append
        ada, sync = await house.sit(table.keys[0])
        assert sync["seq"] == 1
        ada.do("roll", 0, "once")
        assert await ada.hear() == {"type": "done", "id": "once", "seq": 1}


async def test_commands_that_waited_behind_a_failed_one_are_not_played() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table(options={"first": "1"})
        one, _ = await house.sit(table.keys[0])
        two, _ = await house.sit(table.keys[0])
        store.may.clear()
        one.do("pick donato", 0)
        async with asyncio.timeout(60):
            await store.asked.wait()
        two.do("pick phaello", 0)
        two.say("say", id="chat", text="hello")
        await settle()
        store.fails.add("append")
        store.may.set()
        assert await one.closed() == TRY_AGAIN
        assert await two.closed() == TRY_AGAIN
        store.fails.clear()
        _, sync = await house.sit(table.keys[0])
        assert (sync["seq"], sync["chat"]) == (0, [])


async def test_a_command_is_finished_even_if_its_sender_leaves_in_the_middle() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        store.may.clear()
        ada.do("roll", 0)
        async with asyncio.timeout(60):
            await store.asked.wait()
        ada.conversation.cancel()
        await settle()
        store.may.set()
        assert (await ben.hear("update"))["seq"] == 1
        house.lines.remove(ada)
        _, sync = await house.sit(table.keys[0])
        assert sync["seq"] == 1


async def test_a_chat_message_that_cannot_be_stored_is_not_sent() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table()
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        store.fails.add("add")
        ada.say("say", id="a", text="hello")
        assert await ben.closed() == TRY_AGAIN
        assert not any("hello" in text for text in ada.heard + ben.heard)


async def test_a_hand_over_that_cannot_be_stored_does_not_happen() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table()
        ada, _ = await house.sit(table.keys[0])
        store.fails.add("update_table")
        ada.say("seat", id="a", driver="bot")
        assert await ada.closed() == TRY_AGAIN
        store.fails.clear()
        _, sync = await house.sit(table.keys[0])
        assert sync["seats"][0]["driver"] == "human"


@pytest.mark.parametrize("method", ["update_table", "begin"])
async def test_a_seat_that_cannot_be_stored_is_not_taken(method: str) -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table(HERE, LINK)
        ada = house.greet(table.keys[0])
        await ada.hear("seats")
        store.fails.add(method)
        ben = house.greet(table.keys[1], name="Ben")
        assert await ben.closed() == TRY_AGAIN
        assert await ada.closed() == TRY_AGAIN
        store.fails.clear()
        _, sync = await house.sit(table.keys[1], name="Ben")
        assert (sync["you"], sync["seats"][1]["name"]) == (1, "Ben")


async def test_a_table_that_cannot_be_stored_is_not_made() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        store.fails.add("add")
        body = {"game": "heroes", "seats": [HERE, HERE]}
        response = await house.post("/api/tables", body)
        assert (response.status_code, words(response.json())) == (503, "server-try-again")
        assert house.rooms.count == 0
        store.fails = {"begin"}
        response = await house.post("/api/tables", {**body, "seats": [BOT, BOT]})
        assert (response.status_code, words(response.json())) == (503, "server-try-again")
        assert house.rooms.count == 0


async def test_a_store_that_cannot_be_read_is_answered_in_a_sentence() -> None:
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table()
        store.fails.add("key")
        response = await house.get("/api/replay", table.keys[0])
        assert (response.status_code, words(response.json())) == (500, "server-try-again")
        line = house.greet(table.keys[0])
        assert await line.closed() == TRY_AGAIN
        assert line.heard == []


async def test_a_bots_command_that_cannot_be_stored_is_decided_again() -> None:
    store, bot = await watched(), First()
    async with open_house(store=store, thinker=bot) as house:
        bot.may.clear()
        table = await house.table({"kind": "bot"}, HERE, options={"first": "1"})
        ben, _ = await house.sit(table.keys[1])
        store.fails.add("append")
        bot.may.set()
        assert await ben.closed() == TRY_AGAIN
        store.fails.clear()
        ben, sync = await house.sit(table.keys[1])
        while sync["waiting"] != 1:
            sync = await ben.hear("update")
        assert sync["seq"] == 5
