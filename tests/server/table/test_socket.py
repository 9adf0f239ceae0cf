"""The socket protocol: who may connect, which messages are invalid, and the rate limits."""

from typing import Any

import pytest

from bulkhead.server.table.client import MOST_WAITING
from bulkhead.server.table.room import MOST_CLIENTS
from bulkhead.server.table.socket import BURST, LARGEST_MESSAGE, MESSAGES_A_SECOND, MOST_WRONG
from tests.server.house import HERE, LINK, MID_GAME, open_house, settle, words

pytestmark = pytest.mark.anyio

POLICY_VIOLATION, TRY_AGAIN = 1008, 1013


async def test_hello_with_a_key_is_answered_with_everything() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line = house.greet(table.keys[1])
        sync = await line.hear()
        assert (sync["type"], sync["you"], sync["match"], sync["seq"]) == ("sync", 1, table.match, 0)
        assert (sync["waiting"], sync["offer"], sync["undo"], sync["finished"]) == (0, None, False, False)
        seats = await line.hear()
        assert seats["type"] == "seats"
        assert [seat["present"] for seat in seats["seats"]] == [False, True]


@pytest.mark.parametrize("key", ["wrong", "x" * 64, "ключ", "' or 1=1 --"])
async def test_a_key_that_opens_nothing(key: str) -> None:
    async with open_house() as house:
        await house.table()
        line = house.greet(key)
        wrong = await line.hear()
        assert (wrong["type"], words(wrong)) == ("wrong", "server-no-such-link")
        assert await line.closed() == POLICY_VIOLATION


async def test_a_code_is_no_key() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        line = house.greet(table.codes[1])
        assert words(await line.hear()) == "server-no-such-link"


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "{}",
        '{"type":"hello"}',
        '{"type":"hello","key":""}',
        '{"type":"hello","key":7}',
        '{"type":"hello","key":"x","admin":true}',
        '{"type":"resync"}',
        '{"type":"do","id":"1","seq":0,"command":"roll"}',
        "[" * 2000,
        '{"type":"hello","key":"' + "x" * LARGEST_MESSAGE + '"}',
        "\ud800",
    ],
)
async def test_the_first_message_must_be_hello(first: str) -> None:
    async with open_house() as house:
        line = house.line()
        line.say_text(first)
        wrong = await line.hear()
        assert (wrong["type"], words(wrong)) == ("wrong", "server-say-hello")
        assert await line.closed() == POLICY_VIOLATION


async def test_a_binary_first_message_is_refused() -> None:
    async with open_house() as house:
        table = await house.table()
        line = house.line()
        line.say_bytes(b'{"type":"hello","key":"' + table.keys[0].encode() + b'"}')
        assert words(await line.hear()) == "server-say-hello"
        assert await line.closed() == POLICY_VIOLATION


async def test_a_client_without_hello_in_time_is_disconnected() -> None:
    async with open_house(hello_seconds=0) as house:
        line = house.line()
        assert words(await line.hear()) == "server-say-hello"
        assert await line.closed() == POLICY_VIOLATION


async def test_a_client_that_leaves_before_hello_leaves_nothing_behind() -> None:
    async with open_house() as house:
        line = house.line()
        line.hang_up()
        await line.conversation
        assert line.heard == []


@pytest.mark.parametrize(
    ("origin", "host", "public", "welcome"),
    [
        (None, "testserver", "", True),
        ("http://testserver", "testserver", "", True),
        ("https://testserver", "testserver", "", True),
        ("http://testserver:8917", "testserver:8917", "", True),
        ("https://play.example", "127.0.0.1:8917", "https://play.example/", True),
        ("https://evil.example", "testserver", "", False),
        ("http://testserver:81", "testserver", "", False),
        ("http://testserver.evil.example", "testserver", "", False),
        ("https://evil.example", "127.0.0.1", "https://play.example", False),
        ("null", "testserver", "", False),
        ("null", "", "", False),
        ("", "", "", False),
        ("file://testserver", "testserver", "", False),
    ],
)
async def test_pages_of_another_origin_may_not_connect(
    origin: str | None, host: str, public: str, welcome: bool
) -> None:
    async with open_house(public_url=public) as house:
        table = await house.table()
        line = house.line(origin=origin, host=host)
        line.say("hello", key=table.keys[0])
        if welcome:
            assert (await line.hear())["type"] == "sync"
        else:
            assert await line.closed() == POLICY_VIOLATION
            assert not line.accepted
            assert line.heard == []


NOT_MESSAGES = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"type":"cheat"}',
    '{"type":7}',
    '{"type":"do"}',
    '{"type":"do","id":"1","seq":"0","command":"roll"}',
    '{"type":"do","id":"1","seq":0.5,"command":"roll"}',
    '{"type":"do","id":"","seq":0,"command":"roll"}',
    '{"type":"do","id":"1","seq":0,"command":""}',
    '{"type":"do","id":"' + "x" * 41 + '","seq":0,"command":"roll"}',
    '{"type":"do","id":"1","seq":0,"command":"' + "x" * 201 + '"}',
    '{"type":"do","id":"1","seq":0,"command":"roll","seat":1}',
    '{"type":"seat","id":"1","driver":"cat"}',
    '{"type":"say","id":"1","text":"' + "x" * 401 + '"}',
    '{"type":"resync"',
    '{"type":"resync"} ' * 2,
    "[" * 4000,
]


@pytest.mark.parametrize("text", NOT_MESSAGES)
async def test_an_invalid_message_is_answered_and_the_socket_stays_open(text: str) -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line, _ = await house.sit(table.keys[0])
        line.say_text(text)
        wrong = await line.hear()
        assert (wrong["type"], words(wrong)) == ("wrong", "server-not-a-message")
        await house.act(line, "roll", 0)


async def test_binary_and_oversized_messages_are_refused() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line, _ = await house.sit(table.keys[0])
        line.say_bytes(b'{"type":"resync"}')
        line.say_text('{"type":"resync"}' + " " * LARGEST_MESSAGE)
        assert [words(await line.hear()) for _ in range(2)] == ["server-not-a-message"] * 2


async def test_too_many_invalid_messages_close_the_socket() -> None:
    async with open_house() as house:
        table = await house.table()
        line, _ = await house.sit(table.keys[0])
        for _ in range(MOST_WRONG + 1):
            line.say_text("nonsense")
        line.say("resync")
        assert await line.closed() == POLICY_VIOLATION
        answers = [text for text in line.heard if "server-not-a-message" in text]
        assert len(answers) == MOST_WRONG + 1
        assert '"sync"' not in line.heard[-1]
        assert not house.rooms._open[table.match].clients


async def test_a_client_above_its_rate_is_read_more_slowly_and_in_order() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line, _ = await house.sit(table.keys[0])
        for number in range(100):
            line.say("why", id=str(number), command="act")
        heard: list[Any] = []
        # The Sync has cost ten already, hello itself nothing.
        while len(heard) < BURST - 10:
            heard.append(await line.hear("because"))
        await settle()
        assert line.unheard() == []
        house.time.pass_by(1)
        for _ in range(int(MESSAGES_A_SECOND)):
            heard.append(await line.hear("because"))
            house.time.pass_by(1 / MESSAGES_A_SECOND)
        assert [message["id"] for message in heard] == [str(number) for number in range(len(heard))]


async def test_what_was_shown_is_heard_although_the_client_is_above_its_rate() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line, _ = await house.sit(table.keys[0])
        other, _ = await house.sit(table.keys[1])
        for number in range(BURST):
            line.say("why", id=str(number), command="act")
        line.say("shown", seq=0, next="pause")
        await settle()
        assert (await other.hear("seats"))["seats"][0]["paused"]
        assert line.unheard()[-1] == "because"
        assert len([one for one in line.unheard() if one == "because"]) < BURST, "the questions still wait"


async def test_those_who_say_too_often_what_was_shown_are_read_more_slowly() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line, _ = await house.sit(table.keys[0])
        other, _ = await house.sit(table.keys[1])
        other.forget()
        for number in range(BURST + 1):
            line.say("shown", seq=0, next=("pause", "show")[number % 2])
        await settle()
        assert other.unheard().count("seats") == BURST
        house.time.pass_by(1 / MESSAGES_A_SECOND)
        await settle()
        assert other.unheard().count("seats") == BURST + 1


async def test_what_a_client_has_asked_before_it_leaves_is_carried_out() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line, _ = await house.sit(table.keys[0])
        other, _ = await house.sit(table.keys[1])
        for number in range(BURST):
            line.say("why", id=str(number), command="act")
        line.say("say", id="last", text="Good bye")
        line.hang_up()
        await settle()
        assert "said" not in other.unheard()
        house.time.pass_by(20 / MESSAGES_A_SECOND)
        assert (await other.hear("said"))["chat"]["text"] == "Good bye"


async def test_a_resync_costs_more_of_the_rate_limit() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        line, _ = await house.sit(table.keys[0])
        for _ in range(10):
            line.say("resync")
        heard = 0
        while True:
            await settle()
            if not line.unheard():
                break
            await line.hear("sync")
            heard += 1
        assert heard == 5


async def test_repeated_hellos_from_one_address_are_limited() -> None:
    async with open_house(pace=0.01) as house:
        table = await house.table()
        for _ in range(600):
            line = house.line(address="198.51.100.7")
            line.say("hello", key="wrong")
            assert await line.closed() == POLICY_VIOLATION
        line = house.line(address="198.51.100.7")
        line.say("hello", key=table.keys[0])
        wrong = await line.hear()
        assert (wrong["type"], words(wrong)) == ("wrong", "server-too-fast")
        assert await line.closed() == TRY_AGAIN
        assert len(line.heard) == 1
        elsewhere = house.line(address="198.51.100.8")
        elsewhere.say("hello", key=table.keys[0])
        assert (await elsewhere.hear())["type"] == "sync"


async def test_a_client_that_does_not_keep_up_is_disconnected() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        slow, _ = await house.sit(table.keys[1])
        slow.stop_listening()
        line, sync = await house.sit(table.keys[0])
        room = house.rooms._open[table.match]
        (stuck,) = (client for client in room.clients if client.viewer == 1)
        for number in range(MOST_WAITING + 10):
            line.say("seat", id=str(number), driver="bot" if number % 2 else "human")
            house.time.pass_by(1)
            await line.hear("done")
            if stuck.gone:
                break
        assert stuck.gone
        assert stuck.queue.empty()
        await slow.conversation
        assert {client.viewer for client in room.clients} == {0}
        _, resync = await house.sit(table.keys[1])
        assert resync["seq"] >= sync["seq"]


async def test_the_number_of_clients_at_a_table_is_limited() -> None:
    async with open_house() as house:
        table = await house.table()
        room = await house.rooms.room(table.match)
        watchers = [house.line(address=f"198.51.{n // 250}.{n % 250}") for n in range(MOST_CLIENTS)]
        for line in watchers:
            line.say("hello", key=table.watch)
            await line.hear("sync")
        late = house.greet(table.watch)
        assert words(await late.hear()) == "server-table-full"
        assert await late.closed() == TRY_AGAIN
        watchers[0].hang_up()
        await watchers[0].conversation
        assert len(room.clients) == MOST_CLIENTS - 1
        await house.sit(table.watch)
