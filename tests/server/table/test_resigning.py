"""Giving up at a table of Heroes: at any moment, told to everybody, final, and part of the story and of the file."""

import pytest

from bulkhead import GAMES
from bulkhead.match import verify
from tests.server.house import BOT, HERE, MID_GAME, SEED, open_house, settle

pytestmark = pytest.mark.anyio


async def test_it_ends_the_match_for_everybody_while_the_other_seat_decides() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(position=MID_GAME)
        lines = [(await house.sit(key))[0] for key in (table.keys[0], table.keys[1], table.watch)]
        ada, ben, _ = lines
        ben.say("asides", id="a")
        may = await ben.hear("may-also")
        assert [answer["text"] for answer in may["answers"]] == ["resign"]
        ben.do("resign", 0)
        for number, line in enumerate(lines):
            update = await line.hear("update")
            assert (update["finished"], update["waiting"], update["offer"]) == (True, -1, None)
            assert update["view"]["result"]["shares"] == [1.0, 0.0]
            assert update["view"]["resigned"] == 1
            (told,) = update["log"]
            assert (told["event"]["type"], told["clause"]) == ("Resigned", "H-WIN-1")
            assert told["says"]["args"]["you"] == ("yes" if number == 1 else "no")
            assert update["seed"], "the dice are opened, as after any match"
        for line in (ada, ben):
            line.say("undo", id="u", seq=1)
            assert (await line.hear("refused"))["says"]["id"] == "match-no-undo"
            line.say("asides", id="b")
            assert (await line.hear("may-also"))["answers"] == []


async def test_spectators_cannot_give_a_match_up() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME)
        watcher, _ = await house.sit(table.watch)
        watcher.say("asides", id="a")
        assert (await watcher.hear("may-also"))["answers"] == []
        watcher.do("resign", 0)
        assert (await watcher.hear("refused"))["says"]["id"] == "server-only-watching"


async def test_the_file_verifies_and_the_story_tells_it() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        await house.act(ada, "roll", 0)
        await house.act(ada, "resign", 1)
        log = (await house.get("/api/replay", table.keys[0])).content
        assert b'"resign"' in log
        verdict = verify(log, "match", GAMES)
        assert (verdict.ok, verdict.finished) == (True, True)
        story = (await house.get("/api/story", table.keys[1])).json()
        told = [line["event"]["type"] for line in story["frames"][-1]["log"]]
        assert told == ["Resigned"]


async def test_bots_that_think_meanwhile_play_no_more() -> None:
    async with open_house(bot_pause=1.0) as house:
        table = await house.table(HERE, BOT, position=MID_GAME.replace(" 1 roll", " 2 roll"))
        ada, before = await house.sit(table.keys[0])
        assert before["waiting"] == 1
        ada.do("resign", before["seq"])
        assert (await ada.hear("update"))["finished"]
        house.time.pass_by(60)
        await settle()
        assert "update" not in ada.unheard()
