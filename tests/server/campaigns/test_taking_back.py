"""Taking the last mission back: alone, by agreement, and after a fault in the middle."""

from pathlib import Path

import pytest

from tests.server.campaigning import ADA, BO, CHAOS, MISSIONS, campaign_house, found, verified
from tests.server.house import watched, words

pytestmark = pytest.mark.anyio


async def test_whoever_plays_alone_takes_a_mission_back_at_once(tmp_path: Path) -> None:
    async with campaign_house() as house:
        crown = await found(house, ADA, CHAOS)
        refused = await crown.ask("undo")
        assert words(refused.json()) == "server-campaign-nothing-to-undo"
        before = await crown.status()
        await crown.play_mission()
        status = await crown.done("undo")
        assert (status["history"], status["taken_back"]) == ([], 1)
        assert status["standing"] == before["standing"]
        running = await crown.begin()
        line, sync = await house.sit(running["links"][0]["key"])
        status = await crown.done("undo")
        assert (status["running"], status["taken_back"]) == (None, 2)
        told = await line.hear("sync")
        assert (told["campaign"]["taken_back"], told["waiting"], told["offer"]) == (True, -1, None)
        line.do(sync["offer"]["answers"][0]["text"], told["seq"])
        assert words(await line.hear("refused")) == "server-mission-taken-back"
        await crown.play_mission()
        answer = await house.get("/api/campaign/file", crown.founder)
    verdict = verified(answer.content, tmp_path)
    assert (verdict.finding, verdict.missions, verdict.finished) == (None, 2, False)


async def test_more_than_half_of_the_people_take_a_mission_back() -> None:
    async with campaign_house() as house:
        crown = await found(house, ADA, BO, {**BO, "faction": "legion", "name": "Cy"}, CHAOS)
        bo, cy = crown.keys["eldar"], crown.keys["legion"]
        for key in (bo, cy):
            await crown.done("join", {}, key)
        await crown.play_mission()
        refused = await crown.ask("undo", {}, bo)
        assert (refused.status_code, words(refused.json())) == (409, "server-campaign-nothing-asked")
        refused = await crown.ask("undo", {}, crown.watch)
        assert (refused.status_code, words(refused.json())) == (403, "server-only-watching")
        asked = (await crown.done("undo"))["undo"]
        mission = {"mission": MISSIONS[0], "played": True}
        assert asked == {**mission, "agreed": 1, "needed": 2, "yours": True, "may": True}
        assert (await crown.status(crown.watch))["undo"]["may"] is False
        assert (await crown.done("undo", {"agree": False}, bo))["undo"]["agreed"] == 1
        assert (await crown.done("undo", {"agree": False}, cy))["undo"] is None
        await crown.done("undo")
        assert (await crown.done("undo", {"agree": False}))["undo"] is None
        await crown.done("undo")
        status = await crown.done("undo", {}, cy)
        assert (status["undo"], status["history"], status["taken_back"]) == (None, [], 1)


async def test_a_mission_that_waits_for_somebody_is_taken_back_by_the_founder_alone() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        bo = crown.keys["eldar"]
        await crown.done("join", {}, bo)
        await crown.begin()
        (seat,) = (await crown.status(bo))["running"]["links"]
        status = await crown.done("undo")
        assert (status["running"], status["taken_back"]) == (None, 1)
        late = house.greet(seat["key"])
        assert (await late.hear("lobby"))["campaign"]["taken_back"]


async def test_taking_back_is_finished_after_a_fault_in_the_middle() -> None:
    store = await watched()
    async with campaign_house(store=store) as house:
        crown = await found(house, ADA, CHAOS)
        await crown.begin()
        store.fails.add("go_on")
        assert (await crown.ask("undo")).status_code == 503
        store.fails.clear()
        status = await crown.status()
        assert (status["running"], status["taken_back"]) == (None, 1)


async def test_a_mission_that_has_counted_cannot_be_reopened_at_its_table(tmp_path: Path) -> None:
    """The last command passes the turn: no die is rolled. Its table stays closed, and the campaign verifies."""
    async with campaign_house() as house:
        crown = await found(house, ADA, {**ADA, "faction": "chaos"})
        running = await crown.begin()
        keys = [link["key"] for link in running["links"]]
        await crown.play_on(running)
        before = await crown.status()
        assert len(before["history"]) == 1
        for number, key in enumerate(keys):
            line = house.greet(key)
            sync = await line.hear("sync")
            assert (sync["finished"], sync["undo"]) == (True, False)
            line.say("undo", id=f"back {number}", seq=sync["seq"])
            assert words(await line.hear("refused")) == "match-no-undo"
        assert (await crown.status()) == before
        answer = await house.get("/api/campaign/file", crown.founder)
    assert verified(answer.content, tmp_path).finding is None
