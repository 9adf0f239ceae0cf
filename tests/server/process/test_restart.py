"""A server restarted on the same folder has the same tables, positions and request ids."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from bulkhead import GAMES
from bulkhead.match import verify
from bulkhead.match.store import FILE
from bulkhead.packs.opening import play_with
from tests.server.house import BOT, HERE, LINK, MID_GAME, First, open_house, play, watched, words
from tools.house import ROOT

EXAMPLE = ROOT / "examples/pack"

pytestmark = pytest.mark.anyio


async def test_a_match_continues_after_a_restart(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table({"kind": "here", "name": "Ada"}, LINK)
        ada = house.greet(table.keys[0])
        ben, bens = await house.sit(table.keys[1], name="Ben", salt="rain")
        adas = await ada.hear("sync")
        last = await play(house, {0: ada, 1: ben}, adas if adas["offer"] else bens, Random(2), most=120)
        ada.say("say", id="bye", text="see you tomorrow")
        await ada.hear("done")
        before = []
        for line in (ada, ben):
            line.say("resync")
            before.append(await line.hear("sync"))
    async with open_house(data=tmp_path) as house:
        ada, _ = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        for line, sync in zip((ada, ben), before, strict=True):
            line.say("resync")
            assert {**await line.hear("sync"), "clock": {}} == {**sync, "clock": {}}
        start = before[0] if before[0]["offer"] else before[1]
        assert start["seq"] == last["seq"] == 120
        end = await play(house, {0: ada, 1: ben}, start, Random(3))
        replay = await house.get("/api/replay", table.keys[0])
        verdict = verify(replay.content, "replay", GAMES, promised=adas["commitment"])
        assert (verdict.ok, verdict.moves) == (True, end["seq"])


async def test_requests_are_remembered(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(position=MID_GAME)
        ada, _ = await house.sit(table.keys[0])
        ada.do("roll", 0, "once")
        await ada.hear("done")
    async with open_house(data=tmp_path) as house:
        ada, sync = await house.sit(table.keys[0])
        assert sync["seq"] == 1
        ada.do("roll", 0, "once")
        ada.do("roll", 1, "once")
        assert [await ada.hear() for _ in range(2)] == [{"type": "done", "id": "once", "seq": 1}] * 2


async def test_undone_commands_stay_undone(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(options={"first": "1"})
        ada, _ = await house.sit(table.keys[0])
        await house.act(ada, "pick donato", 0)
        await house.act(ada, "pick phaello", 1)
        ada.say("undo", id="u", seq=2)
        await ada.hear("done")
    async with open_house(data=tmp_path) as house:
        ada, sync = await house.sit(table.keys[0])
        assert (sync["seq"], sync["view"]["hands"][0], sync["undo"]) == (3, ["donato"], True)
        assert [line["n"] for line in sync["log"]] == [0, 1]
        ada.say("undo", id="v", seq=3)
        assert (await ada.hear("update"))["undone"] == 1


async def test_seats_links_and_codes_are_remembered(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(HERE, LINK)
        ada = house.greet(table.keys[0])
        await ada.hear("lobby")
        ada.say("seat", id="away", driver="bot")
        await ada.hear("done")
        ada.say("seat", id="back", driver="human")
        await ada.hear("done")
    async with open_house(data=tmp_path) as house:
        claimed = (await house.post("/api/claims", {"code": table.codes[1]})).json()
        assert claimed["key"] == table.keys[1]
    async with open_house(data=tmp_path) as house:
        again = await house.post("/api/claims", {"code": table.codes[1]})
        assert again.status_code == 404
        _, sync = await house.sit(table.keys[1])
        assert sync["you"] == 1


async def test_a_finished_match_stays_finished_and_keeps_its_rematch(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(position=MID_GAME, options={"turn-limit": 5})
        ada, sync = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        await play(house, {0: ada, 1: ben}, sync, Random(1))
        following = (await house.post("/api/rematch", key=table.keys[0])).json()
    async with open_house(data=tmp_path) as house:
        assert (await house.get("/api/story", table.keys[1])).status_code == 200
        again = (await house.post("/api/rematch", key=table.keys[1])).json()
        assert (again["match"], again["seat"]) == (following["match"], 1)


async def test_a_server_that_is_stopped_just_before_a_match_begins_begins_it_later() -> None:
    """The last seat was stored, the beginning of the match was not."""
    store = await watched()
    async with open_house(store=store) as house:
        table = await house.table(HERE, LINK)
        store.fails.add("begin")
        assert await house.greet(table.keys[1]).closed() == 1013
        store.fails.clear()
        watcher = house.greet(table.watch)
        assert (await watcher.hear())["type"] == "sync"


async def test_bots_continue_when_a_client_connects(tmp_path: Path) -> None:
    thinking = First()
    thinking.may.clear()
    async with open_house(data=tmp_path, thinker=thinking) as house:
        table = await house.table(BOT, HERE, options={"first": "1"})
    async with open_house(data=tmp_path) as house:
        ben, sync = await house.sit(table.keys[1])
        while sync["waiting"] == 0:
            sync = await ben.hear("update")
        assert sync["seq"] == 5


DAMAGES = {
    "header": "update matches set header = 'nonsense'",
    "another header": """update matches set header = '{"entry":"end"}'""",
    "record": "update matches set \"table\" = '{}'",
    "unknown game": """update matches set "table" = replace("table", '"heroes"', '"chess"')""",
    "seed": "update matches set seed = x'00'",
    "a command": "update entries set line = replace(line, 'roll', 'act') where n = 1",
    "not a line": "update entries set line = 'x' where n = 1",
    "not text": "update entries set line = x'7bff7d' where n = 1",
    "lost line": "delete from entries where n = 1",
    "lost beginning": "delete from entries where n = 0",
    "no lines": "delete from entries",
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_match_is_refused_and_does_not_affect_others(damage: str, tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(position=MID_GAME, move_seconds=60, public=True)
        ada, _ = await house.sit(table.keys[0])
        update = await house.act(ada, "roll", 0)
        key = table.keys[update["waiting"]]
        line, _ = await house.sit(key)
        await house.act(line, update["offer"]["answers"][0]["text"] if update["offer"] else "roll", 1)
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute(DAMAGES[damage])
    database.close()
    async with open_house(data=tmp_path) as house:
        line = house.greet(table.keys[0])
        assert words(await line.hear()) == "server-damaged"
        assert await line.closed() == 1008
        response = await house.get("/api/replay", table.keys[0])
        assert (response.status_code, words(response.json())) == (410, "server-damaged")
        assert (await house.post("/api/tables/mine", {"keys": [table.keys[0]]})).json() == []
        assert (await house.get("/api/tables/public")).json() == []
        await house.sit((await house.table()).keys[0])


async def test_a_match_of_other_rules_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await house.table(position=MID_GAME)
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("""update matches set header = replace(header, '"rules":1', '"rules":99')""")
    database.close()
    async with open_house(data=tmp_path) as house:
        line = house.greet(table.keys[0])
        assert words(await line.hear()) == "match-other-rules"


async def test_a_match_of_other_packs_is_refused_in_a_sentence(tmp_path: Path) -> None:
    options = {"factions": "imperial_fists,chaos", "mission": "mis_jetty"}
    play_with([EXAMPLE])
    try:
        async with open_house(data=tmp_path) as house:
            table = await house.table(game="starquest", options=options)
            await house.sit(table.keys[0])
        play_with([])
        async with open_house(data=tmp_path) as house:
            line = house.greet(table.keys[0])
            assert words(await line.hear()) == "pack-not-here"
        play_with([EXAMPLE])
        async with open_house(data=tmp_path) as house:
            await house.sit(table.keys[0])
    finally:
        play_with([])


async def test_a_key_must_be_the_one_that_the_table_made(tmp_path: Path) -> None:
    """Write access to the list of keys is not enough without the table's secret."""
    async with open_house(data=tmp_path) as house:
        one, two = await house.table(), await house.table()
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("update keys set match = ?", (two.match,))
    database.close()
    async with open_house(data=tmp_path) as house:
        assert words(await house.greet(one.keys[0]).hear()) == "server-link-replaced"
        await house.sit(two.keys[0])
