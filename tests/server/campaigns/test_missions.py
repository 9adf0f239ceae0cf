"""Missions one after another: their tables, their results, and what a stopped server leaves for later."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bulkhead.match.fairness import naming
from bulkhead.match.store import FILE
from bulkhead.server.campaigns.open_campaigns import Campaigns
from tests.server.campaigning import ADA, CHAOS, MISSIONS, campaign_house, found, verified
from tests.server.house import watched, words

pytestmark = pytest.mark.anyio


def way(key: str) -> dict[str, Any]:
    """How the table of the first mission says where it belongs."""
    return {"key": key, "name": "The Crown", "mission": MISSIONS[0], "taken_back": False}


async def test_a_mission_s_table_waits_for_everybody_and_leads_back_to_the_campaign() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        running = await crown.begin(salt="tea")
        assert (running["mission"], running["begun"]) == (MISSIONS[0], False)
        (seat,) = (await crown.status(crown.keys["eldar"]))["running"]["links"]
        assert (seat["faction"], seat["seat"]) == ("eldar", 1)
        line = house.greet(seat["key"], name="Mallory", salt="rain")
        sync = await line.hear("sync")
        assert [one["name"] for one in sync["seats"]] == ["Ada", "Bo", ""]
        assert sync["salts"] == [naming("tea", sync["commitment"]), naming("rain", sync["commitment"]), ""]
        assert sync["campaign"] == way(crown.keys["eldar"])
        (table,) = (await house.post("/api/tables/mine", {"keys": [seat["key"]]})).json()
        assert table["campaign"] == sync["campaign"]
        _, told = await house.sit(running["watch"])
        assert told["campaign"] == way(crown.watch)
        _, told = await house.sit(running["links"][0]["key"])
        assert told["campaign"] == way(crown.founder)
        assert (await crown.status())["running"]["begun"]
        for refused in (await crown.ask("begin"), await house.get("/api/campaign/file", crown.founder)):
            assert (refused.status_code, words(refused.json())) == (409, "server-campaign-in-mission")


async def test_a_whole_campaign_over_restarts_is_played_and_verified(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with campaign_house(data=data) as house:
        crown = await found(house)
        await crown.begin()
        (seat,) = (await crown.status(crown.keys["eldar"]))["running"]["links"]
        await house.sit(seat["key"])
    async with campaign_house(data=data) as house:
        crown.at(house)
        running = (await crown.status())["running"]
        assert running["begun"]
        last = await crown.play_on(running, seat["key"])
        assert last["seed"] == ""
        status = await crown.status(crown.keys["eldar"])
        (past,) = status["history"]
        assert (past["mission"], past["match"]) == (MISSIONS[0], running["match"])
        assert [one["name"] for one in past["seats"]] == ["Ada", "Bo", ""]
        assert set(past["points"]) == {"ultramarines", "eldar", "chaos"}
        assert (status["running"], status["ahead"]["mission"]) == (None, MISSIONS[1])
        assert past["key"] == seat["key"]
        story = (await house.get("/api/story", past["key"])).json()
        assert story["campaign"] == way(crown.keys["eldar"])
        refused = await house.post("/api/rematch", key=past["key"])
        assert words(refused.json()) == "server-campaign-no-rematch"
    async with campaign_house(data=data) as house:
        status = await crown.at(house).play_mission(once=[{"faction": "eldar", "kind": "bot"}])
        assert (status["over"], status["ahead"], len(status["history"])) == (True, None, 2)
        assert status["leaders"][0] == status["standing"][0]["faction"]
        assert status["history"][1]["seats"][1]["player"] == "trooper"
        refused = await crown.ask("begin")
        assert (refused.status_code, words(refused.json())) == (400, "server-campaign-over")
        answer = await house.get("/api/campaign/file", crown.watch)
        assert answer.headers["content-disposition"] == 'attachment; filename="the-crown.zip"'
        assert (await house.get("/api/replay", status["history"][0]["key"])).status_code == 200
    verdict = verified(answer.content, tmp_path)
    assert (verdict.finding, verdict.missions, verdict.finished) == (None, 2, True)


async def test_a_result_is_taken_later_where_the_server_was_stopped_before_it_could(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(campaigns: Campaigns) -> None:
        await asyncio.sleep(0)

    with monkeypatch.context() as stopped:
        stopped.setattr(Campaigns, "take_results", nothing)
        async with campaign_house(data=tmp_path) as house:
            crown = await found(house, ADA, CHAOS)
            running = await crown.begin()
            await crown.play_on(running)
    lines = "select count(*) from campaign_lines"
    with sqlite3.connect(tmp_path / FILE) as database:
        assert database.execute(lines).fetchone() == (2,)
    database.close()
    async with campaign_house(data=tmp_path) as house:
        status = await crown.at(house).status()
        assert [past["mission"] for past in status["history"]] == MISSIONS[:1]
    with sqlite3.connect(tmp_path / FILE) as database:
        assert database.execute(lines).fetchone() == (3,)
    database.close()


async def test_a_result_is_taken_although_nobody_asks(tmp_path: Path) -> None:
    async with campaign_house(data=tmp_path) as house:
        crown = await found(house, ADA, CHAOS)
        running = await crown.begin()
        await crown.play_on(running)
        rooms = house.app.state.rooms
        # Everybody hears of the end before it stands in the table's record, and only then is it noted.
        async with (await rooms.room(running["match"])).writing():
            pass
        await rooms.house.ended.join()
    with sqlite3.connect(tmp_path / FILE) as database:
        assert database.execute("select count(*) from campaign_lines").fetchone() == (3,)
    database.close()


async def test_a_mission_that_cannot_be_stored_was_not_begun() -> None:
    store = await watched()
    async with campaign_house(store=store) as house:
        crown = await found(house, ADA, CHAOS)
        store.fails.add("go_on")
        refused = await crown.ask("begin")
        assert (refused.status_code, words(refused.json())) == (503, "server-try-again")
        store.fails.clear()
        assert (await crown.status())["running"] is None
        assert (await crown.begin())["begun"]
        store.fails.add("add")
        assert (await house.post("/api/campaigns", {"seats": [ADA, CHAOS]})).status_code == 503
