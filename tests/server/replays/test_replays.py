"""Finished matches over HTTP: replay file, story, branch, rematch; none of them is available during a match."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bulkhead import GAMES
from bulkhead.match import verify
from bulkhead.match.fairness import naming
from tests.server.folded import unfolded
from tests.server.house import (
    BOT,
    HERE,
    LINK,
    MID_GAME,
    NEARLY_OVER,
    SEED,
    House,
    Table,
    open_house,
    play,
    words,
)

pytestmark = pytest.mark.anyio


async def finished(house: House, *seats: Any, **form: Any) -> Table:
    """A table at which the first player has just won."""
    table = await house.table(*seats, **{"position": NEARLY_OVER, **form})
    lines = [house.greet(key) for key in table.keys.values()]
    await lines[0].hear("sync")
    await house.act(lines[0], "stop", 0)
    return table


@pytest.mark.parametrize("path", ["/api/replay", "/api/story", "/api/costs"])
async def test_no_story_of_a_match_that_is_not_over(path: str) -> None:
    async with open_house() as house:
        lobby, playing = await house.table(HERE, LINK), await house.table()
        for key in (lobby.keys[0], playing.keys[0], playing.watch):
            response = await house.get(path, key)
            assert (response.status_code, words(response.json())) == (409, "server-not-over")


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/replay"), ("GET", "/api/story"), ("GET", "/api/costs"), ("POST", "/api/rematch")],
)
async def test_a_key_is_needed_and_must_be_a_key(method: str, path: str) -> None:
    async with open_house() as house:
        none = await house.http.request(method, path)
        assert (none.status_code, words(none.json())) == (400, "server-bad-request")
        wrong = await house.http.request(method, path, headers={"X-Bulkhead-Key": "wrong"})
        assert (wrong.status_code, words(wrong.json())) == (404, "server-no-such-link")
        long = await house.http.request(method, path, headers={"X-Bulkhead-Key": "x" * 65})
        assert (long.status_code, words(long.json())) == (400, "server-bad-request")


async def test_the_replay_of_a_whole_match_can_be_verified() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table({"kind": "here", "name": "Ada", "salt": "tea"}, {"kind": "link"})
        ada = house.greet(table.keys[0])
        assert (await ada.hear())["type"] == "lobby"
        ben, bens = await house.sit(table.keys[1], name="Ben", salt="rain")
        adas = await ada.hear("sync")
        end = await play(house, {0: ada, 1: ben}, adas if adas["offer"] else bens, Random(5))
        assert end["seed"] == SEED.hex()

        response = await house.get("/api/replay", table.watch)
        assert response.headers["content-type"].startswith("application/jsonl")
        assert response.headers["content-disposition"] == (
            f'attachment; filename="heroes-{table.match}.bulkhead.jsonl"'
        )
        verdict = verify(response.content, "replay", GAMES, promised=adas["commitment"])
        assert (verdict.ok, verdict.finished, verdict.moves) == (True, True, end["seq"])
        salts = [naming("tea", adas["commitment"]), naming("rain", adas["commitment"])]
        assert msgspec.json.encode({"salts": salts})[1:-1] in response.content
        assert b'"name":"Ada"' in response.content
        assert b'"name":"Ben"' in response.content

        story = (await house.get("/api/story", table.keys[1])).json()
        assert len(story["frames"]) == end["seq"] + 1
        assert (story["seed"], story["salts"], story["names"]) == (
            SEED.hex(),
            salts,
            ["Ada", "Ben"],
        )
        assert story["result"] == end["view"]["result"]
        assert unfolded(story)[-1] == {**end["view"], "viewer": 1}
        for eyes, viewer in ((0, 0), (-1, -1), (-7, -1), (9, 1)):  # no such seat: the key's own
            other = (await house.get(f"/api/story?eyes={eyes}", table.keys[1])).json()
            assert {view["viewer"] for view in unfolded(other)} == {viewer}
            assert other["eyes"] == viewer
        assert story["chart"] is None

        uploaded = await house.post("/api/story", {"name": "mine.jsonl", "text": response.text})
        assert uploaded.status_code == 200
        assert len(uploaded.json()["frames"]) == end["seq"] + 1


async def test_damaged_and_foreign_replays_are_refused_in_a_sentence() -> None:
    async with open_house() as house:
        table = await finished(house)
        good = (await house.get("/api/replay", table.keys[0])).text
        for text, sentence in (
            ("", "replay-cut-off"),
            ("hello\n", "replay-no-header"),
            (good[:-1], "replay-cut-off"),
            (good.rsplit("\n", 2)[0] + "\n", "replay-no-end"),
            (good.replace("stop", "roll"), "replay-refused"),
            (good.replace('"rules":1', '"rules":99'), "replay-agrees"),
            (good.replace("{", "{ ", 1), "replay-not-canonical"),
        ):
            response = await house.post("/api/story", {"name": "mine", "text": text})
            assert (response.status_code, words(response.json())) == (400, sentence)
            assert response.json()["says"]["args"]["file"] == "mine"
        much = await house.post("/api/story", {"name": "mine", "text": "x" * 2_000_001})
        assert (much.status_code, words(much.json())) == (400, "server-bad-request")
        more = await house.post("/api/story", {"name": "mine", "text": "x" * 3_000_000})
        assert (more.status_code, words(more.json())) == (413, "server-too-large")


async def test_a_new_table_branches_off_at_any_moment() -> None:
    async with open_house() as house:
        table = await house.table(position=MID_GAME, options={"turn-limit": 5})
        ada, sync = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        end = await play(house, {0: ada, 1: ben}, sync, Random(1))
        story = (await house.get("/api/story", table.keys[0])).json()
        at = len(story["frames"]) // 2
        seats = [HERE, {"kind": "here", "name": "Eve"}]
        response = await house.post("/api/branch", {"at": at, "seats": seats}, table.watch)
        assert response.status_code == 201
        keys = {link["seat"]: link["key"] for link in response.json()["links"]}
        await house.stir(keys[1])
        _, branch = await house.sit(keys[0])
        assert branch["view"] == {**unfolded(story)[at], "viewer": 0}
        assert (branch["seq"], branch["options"]) == (0, {"turn-limit": 5})

        # The same from the saved file of the match, without a link.
        text = (await house.get("/api/replay", table.watch)).text
        form = {"name": "mine", "text": text, "at": at, "seats": seats}
        keys = {
            link["seat"]: link["key"] for link in (await house.post("/api/branch/file", form)).json()["links"]
        }
        await house.stir(keys[1])
        _, twin = await house.sit(keys[0])
        assert (twin["view"], twin["origin"], twin["options"]) == (
            branch["view"],
            branch["origin"],
            {"turn-limit": 5},
        )
        for changed, sentence in (
            ({"at": end["seq"] + 1}, "server-no-such-moment"),
            ({"text": text[:-1]}, "replay-cut-off"),
            ({"seats": seats[:1]}, "match-seats"),
        ):
            refused = await house.post("/api/branch/file", {**form, **changed})
            assert (refused.status_code, words(refused.json())) == (400, sentence)

        late = await house.post("/api/branch", {"at": end["seq"] + 1, "seats": seats}, table.keys[0])
        assert (late.status_code, words(late.json())) == (400, "server-no-such-moment")
        early = await house.post("/api/branch", {"at": -1, "seats": seats}, table.keys[0])
        assert (early.status_code, words(early.json())) == (400, "server-bad-request")


async def test_a_match_in_progress_cannot_be_branched() -> None:
    async with open_house() as house:
        table = await house.table()
        response = await house.post("/api/branch", {"at": 0, "seats": [HERE, HERE]}, table.keys[0])
        assert (response.status_code, words(response.json())) == (409, "server-not-over")


async def test_a_rematch_leads_both_to_the_same_table_however_often_they_ask() -> None:
    async with open_house() as house:
        table = await finished(house, {"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Ben"})
        answers = [await house.post("/api/rematch", key=table.keys[seat]) for seat in (0, 1, 1, 0)]
        assert [answer.status_code for answer in answers] == [201] * 4
        ada, ben, again, once_more = (answer.json() for answer in answers)
        assert ada["match"] == ben["match"] != table.match
        assert (ada["seat"], ben["seat"]) == (0, 1)
        assert (again, once_more) == (ben, ada)
        assert ada["key"] != ben["key"]

        await house.stir(ada["key"])
        _, sync = await house.sit(ben["key"])
        assert (sync["you"], sync["seq"], sync["origin"]) == (1, 0, "")
        assert [seat["name"] for seat in sync["seats"]] == ["Ada", "Ben"]
        soon = await house.post("/api/rematch", key=ada["key"])
        assert (soon.status_code, words(soon.json())) == (409, "server-not-over")


async def test_a_rematch_with_a_bot_keeps_the_bot_and_gives_the_seat_back_to_its_player() -> None:
    async with open_house() as house:
        table = await finished(house, HERE, {**BOT, "bot": "random"})
        line = house.greet(table.keys[0])
        line.say("seat", id="away", driver="bot")
        await line.hear("done")
        following = (await house.post("/api/rematch", key=table.keys[0])).json()
        _, sync = await house.sit(following["key"])
        assert [(seat["driver"], seat["bot"]) for seat in sync["seats"]] == [
            ("human", "captain"),
            ("bot", "random"),
        ]


async def test_connected_clients_are_told_of_a_rematch_with_their_own_key() -> None:
    async with open_house() as house:
        table = await finished(house, {"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Ben"})
        ben, before = await house.sit(table.keys[1])
        watcher, _ = await house.sit(table.watch)
        assert before["rematch"] is None
        asked = (await house.post("/api/rematch", key=table.keys[0])).json()

        told = [(await line.hear("rematch"))["rematch"] for line in (ben, watcher)]
        assert [(one["by"], one["match"]) for one in told] == [(0, asked["match"])] * 2
        assert asked["key"] not in [one["key"] for one in told]
        await house.stir(asked["key"])
        places = [(await house.sit(one["key"]))[1] for one in told]
        assert [(place["match"], place["you"]) for place in places] == [
            (asked["match"], 1),
            (asked["match"], -1),
        ]
        # A repeated request, from the other player too, changes nothing and sends nothing.
        assert (await house.post("/api/rematch", key=table.keys[1])).json()["key"] == told[0]["key"]
        assert "rematch" not in ben.unheard()


async def test_a_rematch_is_shown_to_clients_that_connect_later(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await finished(house)
        mine = (await house.post("/api/tables/mine", {"keys": [table.keys[1]]})).json()
        assert mine[0]["rematch"] is None
        asked = (await house.post("/api/rematch", key=table.keys[0])).json()
    async with open_house(data=tmp_path) as house:
        _, sync = await house.sit(table.keys[1])
        assert (sync["rematch"]["by"], sync["rematch"]["match"]) == (0, asked["match"])
        (status,) = (await house.post("/api/tables/mine", {"keys": [table.keys[1]]})).json()
        assert status["rematch"] == sync["rematch"]
        await house.stir(asked["key"])
        _, there = await house.sit(sync["rematch"]["key"])
        assert (there["match"], there["you"], there["rematch"]) == (asked["match"], 1, None)


async def test_a_rematch_that_cannot_be_read_is_not_told(tmp_path: Path) -> None:
    async with open_house(data=tmp_path) as house:
        table = await finished(house)
        following = (await house.post("/api/rematch", key=table.keys[0])).json()
        await house.rooms.store.update_table(following["match"], b"torn")
    async with open_house(data=tmp_path) as house:
        _, sync = await house.sit(table.keys[1])
        assert (sync["finished"], sync["rematch"]) == (True, None)


async def test_watchers_cannot_ask_for_a_rematch() -> None:
    async with open_house() as house:
        table = await finished(house)
        response = await house.post("/api/rematch", key=table.watch)
        assert (response.status_code, words(response.json())) == (400, "server-only-watching")


async def test_a_table_that_begins_at_the_end_is_over() -> None:
    async with open_house() as house:
        over = NEARLY_OVER.replace("act 66", "over -").replace("g1", "g1,24-4:1")
        table = await house.table(position=over, public=True)
        line, sync = await house.sit(table.keys[0])
        assert (sync["finished"], sync["waiting"], sync["offer"]) == (True, -1, None)
        line.do("stop", 0)
        assert words(await line.hear("refused")) == "heroes-no-game-over"
        assert (await house.get("/api/replay", table.watch)).status_code == 200
        assert (await house.get("/api/tables/public")).json() == []
