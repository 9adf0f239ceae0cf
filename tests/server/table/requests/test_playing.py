"""Commands over the socket: sent to everyone, played once, refused with a clause, undone, never by spectators."""

import asyncio
from random import Random

import pytest

from bulkhead.server.table.chat import BURST as CHAT_BURST
from bulkhead.server.table.requests.playing import MOST_UNDOS
from tests.server.house import HERE, MID_GAME, NEARLY_OVER, SEED, open_house, play, settle, words

pytestmark = pytest.mark.anyio


async def test_a_command_is_sent_to_every_seat_and_to_spectators() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(position=MID_GAME)
        ada, before = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        watcher, _ = await house.sit(table.watch)
        assert before["offer"]["answers"][0]["text"] == "roll"
        id_ = ada.do("roll", 0)
        adas, bens, seen = [await line.hear("update") for line in (ada, ben, watcher)]
        assert (adas["seq"], bens["seq"], seen["seq"]) == (1, 1, 1)
        assert adas["log"][0]["event"]["type"] == "Rolled"
        assert adas["log"][0]["says"]["args"]["dice"] == {"dice": adas["log"][0]["event"]["faces"]}
        assert (adas["log"][0]["says"]["args"]["you"], bens["log"][0]["says"]["args"]["you"]) == ("yes", "no")
        assert seen["log"] == bens["log"]
        assert {**adas["view"], "viewer": 1} == bens["view"]
        assert seen["offer"] is None
        done = await ada.hear()
        assert done == {"type": "done", "id": id_, "seq": 1}
        await settle()
        assert "done" not in ben.unheard() + watcher.unheard()


async def test_a_command_against_the_rules_is_refused_with_its_clause_and_changes_nothing() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        for line, command, clause, sentence in (
            (ada, "act", "H-ROLL-1", "heroes-no-wrong-phase"),
            (ben, "roll", "H-ACT-1", "heroes-no-not-your-turn"),
            (ada, "dance", "", "heroes-command-unreadable"),
        ):
            id_ = line.do(command, 0)
            refused = await line.hear("refused")
            assert (refused["id"], refused["clause"], words(refused)) == (id_, clause, sentence)
        await settle()
        assert "update" not in ada.unheard() + ben.unheard()
        await house.act(ada, "roll", 0)


async def test_why_answers_without_doing() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        watcher, _ = await house.sit(table.watch)
        ada.say("why", id="a", command="act")
        because = await ada.hear("because")
        assert (because["id"], because["legal"], because["clause"]) == ("a", False, "H-ROLL-1")
        ada.say("why", id="b", command="roll")
        assert await ada.hear("because") == {"type": "because", "id": "b", "legal": True, "clause": ""}
        ada.say("why", id="c", command="sing")
        assert not (await ada.hear("because"))["legal"]
        watcher.say("why", id="d", command="roll")
        assert not (await watcher.hear("because"))["legal"]
        ada.say("resync")
        assert (await ada.hear("sync"))["seq"] == 0


# Exactly once


async def test_a_command_that_is_resent_is_not_played_twice() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        for _ in range(3):
            ada.do("roll", 0, "same")
        await ada.hear("update")
        assert [await ada.hear() for _ in range(3)] == [{"type": "done", "id": "same", "seq": 1}] * 3
        again, sync = await house.sit(table.keys[0])
        assert sync["seq"] == 1
        again.do("roll", 1, "same")
        assert await again.hear() == {"type": "done", "id": "same", "seq": 1}


async def test_request_ids_of_different_seats_are_independent() -> None:
    async with open_house() as house:
        table = await house.table(options={"first": "1"})
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        for seq, hero in enumerate(("donato", "phaello", "victorno", "sanyctus", "ebellius")):
            ada.do(f"pick {hero}", seq, hero)
            await ben.hear("update")
        ben.do("pick donato", 5, "donato")
        assert (await ben.hear("done"))["seq"] == 6


async def test_a_refused_id_may_be_used_again() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        ada.do("act", 0, "same")
        await ada.hear("refused")
        ada.do("roll", 0, "same")
        assert (await ada.hear("done"))["seq"] == 1


@pytest.mark.parametrize("seq", [-1, 1, 7, 2**63, -(2**70)])
async def test_a_stale_command_brings_a_fresh_view_and_is_not_played(seq: int) -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        ada, before = await house.sit(table.keys[0])
        ada.do("roll", seq)
        sync = await ada.hear()
        assert {**sync, "seats": []} == {**before, "seats": []}


async def test_two_tabs_race_and_one_of_them_is_stale() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        one, _ = await house.sit(table.keys[0])
        two, _ = await house.sit(table.keys[0])
        one.do("roll", 0, "one")
        two.do("roll", 0, "two")
        assert (await one.hear("update"))["seq"] == (await two.hear("update"))["seq"] == 1
        assert (await one.hear("done"))["id"] == "one"
        assert (await two.hear("sync"))["seq"] == 1
        two.hang_up()
        seats = await one.hear("seats")
        assert seats["seats"][0]["present"]
        one.hang_up()


async def test_watchers_can_do_nothing() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        watcher, sync = await house.sit(table.watch)
        assert (sync["you"], sync["offer"], sync["undo"]) == (-1, None, False)
        watcher.do("roll", 0, "a")
        watcher.say("undo", id="b", seq=0)
        watcher.say("say", id="c", text="hello")
        watcher.say("seat", id="d", driver="bot")
        for id_ in "abcd":
            refused = await watcher.hear()
            assert (refused["type"], refused["id"], words(refused)) == (
                "refused",
                id_,
                "server-only-watching",
            )
        assert house.rooms._open[table.match].moment == 0


# Undo


async def test_an_undo_is_sent_to_everyone() -> None:
    async with open_house() as house:
        table = await house.table(options={"first": "1"})
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        picked = await house.act(ada, "pick donato", 0)
        assert (picked["undo"], picked["undone"]) == (True, 0)
        assert (await ben.hear("update"))["undo"] is False
        ada.say("undo", id="back", seq=1)
        update = await ada.hear("update")
        assert (update["seq"], update["undone"], update["undo"], update["log"]) == (2, 1, False, [])
        assert (await ada.hear()) == {"type": "done", "id": "back", "seq": 2}
        assert (await ben.hear("update"))["undone"] == 1
        await house.act(ada, "pick phaello", 2)
        await ben.hear("update")
        ben.say("resync")
        sync = await ben.hear("sync")
        assert [line["n"] for line in sync["log"]] == [0, 3]
        assert sync["view"]["hands"] == [[""], []]


async def test_several_commands_are_undone_one_after_another() -> None:
    async with open_house() as house:
        table = await house.table(position=NEARLY_OVER.replace("66 -", "66,345 -"))
        ada, start = await house.sit(table.keys[0])
        moves = [
            answer["text"] for answer in start["offer"]["answers"] if answer["text"].startswith("345 move")
        ]
        first = await house.act(ada, moves[0], 0)
        second = first["offer"]["answers"][0]["text"]
        await house.act(ada, second, 1)
        updates = []
        for number in (2, 3):
            ada.say("undo", id=f"u{number}", seq=number)
            updates.append(await ada.hear("update"))
        assert [update["undone"] for update in updates] == [2, 1]
        assert updates[-1]["view"] == start["view"]
        ada.say("undo", id="more", seq=4)
        assert words(await ada.hear("refused")) == "match-no-undo"


async def test_a_roll_cannot_be_undone() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        await house.act(ada, "roll", 0)
        ada.say("undo", id="back", seq=1)
        assert words(await ada.hear("refused")) == "match-no-undo"


async def test_the_number_of_undos_is_limited() -> None:
    async with open_house() as house:
        table = await house.table(options={"first": "1"})
        ada, _ = await house.sit(table.keys[0])
        seq = 0
        for _ in range(MOST_UNDOS):
            await house.act(ada, "pick donato", seq)
            ada.say("undo", id=f"u{seq}", seq=seq + 1)
            await ada.hear("done")
            seq += 2
            house.time.pass_by(1)
        await house.act(ada, "pick donato", seq)
        ada.say("undo", id="more", seq=seq + 1)
        refused = await ada.hear("refused")
        assert (words(refused), refused["says"]["args"]) == ("server-no-more-undo", {"most": MOST_UNDOS})


# Chat


async def test_chat_reaches_everyone_as_plain_text() -> None:
    async with open_house() as house:
        table = await house.table()
        ada, _ = await house.sit(table.keys[0])
        watcher, _ = await house.sit(table.watch)
        ada.say("say", id="a", text="  <b>hi</b>\n\u202e& bye\x07 ")
        chat = (await watcher.hear("said"))["chat"]
        assert (chat["n"], chat["seat"], chat["text"]) == (1, 0, "<b>hi</b>& bye")
        assert (await ada.hear("said"))["chat"] == chat
        assert (await ada.hear("done"))["id"] == "a"
        _, sync = await house.sit(table.keys[1])
        assert sync["chat"] == [chat]


async def test_an_empty_chat_message_is_refused() -> None:
    async with open_house() as house:
        table = await house.table()
        ada, _ = await house.sit(table.keys[0])
        ada.say("say", id="a", text=" \n\t\u200b ")
        assert words(await ada.hear("refused")) == "server-chat-empty"


async def test_chat_is_limited_for_the_seat_and_not_for_the_socket() -> None:
    async with open_house() as house:
        table = await house.table()
        ada, _ = await house.sit(table.keys[0])
        for number in range(CHAT_BURST):
            ada.say("say", id=str(number), text="hi")
            await ada.hear("done")
        ada.say("say", id="more", text="hi")
        assert words(await ada.hear("refused")) == "server-too-fast"
        again, _ = await house.sit(table.keys[0])
        again.say("say", id="more", text="hi")
        assert words(await again.hear("refused")) == "server-too-fast"
        ben, _ = await house.sit(table.keys[1])
        ben.say("say", id="ben", text="hi")
        assert (await ben.hear("done"))["id"] == "ben"
        house.time.pass_by(2)
        ada.say("say", id="later", text="hi")
        assert (await ada.hear("done"))["id"] == "later"


async def test_muting_is_done_by_clients_so_every_client_gets_the_chat() -> None:
    async with open_house() as house:
        table = await house.table()
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        ben.say("mute", id="m", seat=0)
        assert words(await ben.hear("wrong")) == "server-not-a-message"
        ada.say("say", id="a", text="still here")
        assert (await ben.hear("said"))["chat"]["text"] == "still here"


# Together


async def test_many_matches_at_once_do_not_mix() -> None:
    async with open_house() as house:

        async def one_match(number: int) -> None:
            table = await house.table(position=MID_GAME, options={"turn-limit": 8})
            ada, sync = await house.sit(table.keys[0])
            ben, _ = await house.sit(table.keys[1])
            end = await play(house, {0: ada, 1: ben}, sync, Random(number))
            assert end["finished"]
            story = (await house.get("/api/story", table.keys[0])).json()
            assert len(story["frames"]) == end["seq"] + 1

        await asyncio.gather(*(one_match(number) for number in range(8)))


async def test_connecting_and_leaving_is_announced() -> None:
    async with open_house() as house:
        table = await house.table(HERE, HERE)
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        assert [seat["present"] for seat in (await ada.hear("seats"))["seats"]] == [True, True]
        ben.hang_up()
        assert [seat["present"] for seat in (await ada.hear("seats"))["seats"]] == [True, False]
