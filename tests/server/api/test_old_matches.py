"""Stored matches of an earlier version of the rules: looked at, and played on as a new match when a player asks."""

from pathlib import Path
from typing import Any

import pytest

from bulkhead.match import read_replay, verify
from bulkhead.server.browser_games import SHOWN
from tests.match.old_rules import OldHeroes
from tests.server.house import BOT, HERE, House, open_house, words
from tests.server.old_tables import play_old

pytestmark = pytest.mark.anyio


async def status(house: House, key: str) -> Any:
    (found,) = (await house.post("/api/tables/mine", {"keys": [key]})).json()
    return found


async def test_a_player_plays_an_old_match_on_and_the_others_find_it(tmp_path: Path) -> None:
    table = await play_old(tmp_path, "events", 40)
    async with open_house(data=tmp_path) as house:
        before = await status(house, table.keys[0])
        assert (before["other"]["id"], before["rematch"]) == ("match-other-rules", None)
        made = await house.post("/api/continue", key=table.keys[0])
        assert made.status_code == 201
        claimed = made.json()
        assert (claimed["game"], claimed["seat"]) == ("heroes", 0)
        again = (await house.post("/api/continue", key=table.keys[1])).json()
        assert again["match"] == claimed["match"]
        after = await status(house, table.keys[1])
        assert after["other"]["id"] == "match-other-rules", "the old match is still there"
        assert (after["rematch"]["match"], after["rematch"]["key"]) == (claimed["match"], again["key"])
        _, sync = await house.sit(claimed["key"])
        assert (sync["rules"], sync["you"], sync["finished"]) == (1, 0, False)
        assert sync["seq"] == (await house.rooms.room(claimed["match"])).session.course.moves


async def test_the_match_that_goes_on_survives_a_restart_and_verifies_at_its_end(tmp_path: Path) -> None:
    table = await play_old(tmp_path, "events", 40, options={"rows": 3, "turn-limit": 6})
    async with open_house(data=tmp_path) as house:
        claimed = (await house.post("/api/continue", key=table.keys[0])).json()
    async with open_house(data=tmp_path) as house:
        room = await house.rooms.room(claimed["match"])
        keys = [room.table.key_of(seat) for seat in (0, 1)]
        lines = [(await house.sit(key))[0] for key in keys]
        while (seat := room.session.waiting) is not None:
            offer = room.session.offer(seat)
            assert offer is not None
            lines[seat].do(str(offer.commands[0]), room.seq(seat))
            await lines[seat].hear("done")
        file = (await house.get("/api/replay", keys[0])).content
        verdict = verify(file, "new.jsonl", SHOWN)
        assert verdict.ok
        assert verdict.finished
        (earlier,) = verdict.earlier
        assert (earlier.rules, earlier.entries < 40, verdict.moves > 40) == (0, True, True)


async def test_clocks_and_bots_stay_as_they_were(tmp_path: Path) -> None:
    table = await play_old(tmp_path, "same", 0, HERE, BOT, game_seconds=600)
    async with open_house(data=tmp_path) as house:
        claimed = (await house.post("/api/continue", key=table.keys[0])).json()
        room = await house.rooms.room(claimed["match"])
        assert [seat.kind for seat in room.table.seats] == ["here", "bot"]
        assert room.table.limit.any
        assert set(await house.rooms.store.timed()) == {table.match, claimed["match"]}


async def test_only_players_may_play_on_and_only_an_old_match(tmp_path: Path) -> None:
    table = await play_old(tmp_path, "events", 40)
    async with open_house(data=tmp_path) as house:
        present = await house.table()
        for key, code, sentence in (
            (table.watch, 400, "server-only-watching"),
            ("wrong", 404, "server-no-such-link"),
            (present.keys[0], 409, "server-rules-present"),
        ):
            response = await house.post("/api/continue", key=key)
            assert (response.status_code, words(response.json())) == (code, sentence)
        response = await house.post("/api/rematch", key=table.keys[0])
        assert (response.status_code, words(response.json())) == (409, "server-not-over")


async def test_a_match_of_which_nothing_agrees_is_not_played_on_but_anew(tmp_path: Path) -> None:
    table = await play_old(tmp_path, "start", 5)
    async with open_house(data=tmp_path) as house:
        response = await house.post("/api/continue", key=table.keys[0])
        assert (response.status_code, words(response.json())) == (409, "match-agrees-nowhere")
        anew = (await house.post("/api/rematch", key=table.keys[0])).json()
        other = (await house.post("/api/rematch", key=table.keys[1])).json()
        assert other["match"] == anew["match"]
        await house.stir(other["key"])
        _, sync = await house.sit(anew["key"])
        assert (sync["rules"], sync["seq"]) == (1, 0)


async def test_a_finished_old_match_is_looked_at_branched_and_played_anew(tmp_path: Path) -> None:
    table = await play_old(tmp_path, "events", 500, options={"rows": 3, "turn-limit": 3})
    async with open_house(data=tmp_path) as house:
        key = table.keys[0]
        assert (await status(house, key))["finished"]
        file = (await house.get("/api/replay", key)).content
        assert read_replay(file, "old.jsonl").end.state == "finished"
        assert verify(file, "old.jsonl", {"heroes": OldHeroes("events")}).ok
        story = (await house.get("/api/story", key)).json()
        assert story["other"]["says"]["id"] == "match-agrees-up-to"
        assert story["frames"][-1]["n"] == story["other"]["last"] < story["other"]["of"]
        seats = [HERE, BOT]
        branch = await house.post("/api/branch", {"at": story["other"]["last"], "seats": seats}, key)
        assert branch.status_code == 201
        response = await house.post("/api/continue", key=key)
        assert (response.status_code, words(response.json())) == (409, "server-old-finished")
        assert (await house.post("/api/rematch", key=key)).status_code == 201


async def test_a_match_in_progress_of_old_rules_shows_no_story(tmp_path: Path) -> None:
    table = await play_old(tmp_path, "events", 40)
    async with open_house(data=tmp_path) as house:
        for path in ("/api/replay", "/api/story"):
            response = await house.get(path, table.keys[0])
            assert (response.status_code, words(response.json())) == (409, "server-not-over")
