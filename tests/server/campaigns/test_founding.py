"""Founding a campaign: its links, who comes with them, and what cannot be."""

from typing import Any

import pytest

from tests.server.campaigning import ADA, BO, CHAOS, MISSIONS, campaign_house, found
from tests.server.house import words

pytestmark = pytest.mark.anyio


async def test_a_campaign_is_founded_and_every_link_opens_what_is_its_own() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        founder, bo, watcher = [
            await crown.status(key) for key in (crown.founder, crown.keys["eldar"], crown.watch)
        ]
        assert (founder["name"], founder["missions"], founder["over"]) == ("The Crown", MISSIONS, False)
        assert [one["founder"] for one in (founder, bo, watcher)] == [True, False, False]
        assert [one["yours"] for one in (founder, bo, watcher)] == [["ultramarines"], ["eldar"], []]
        assert founder["links"] == [{"faction": "eldar", "key": crown.keys["eldar"]}]
        assert bo["links"] == watcher["links"] == []
        assert bo["watch"] == crown.watch
        kinds = {seat["faction"]: (seat["kind"], seat["name"], seat["bot"]) for seat in founder["seats"]}
        assert kinds["eldar"] == ("link", "Bo", "trooper")
        assert kinds["chaos"] == ("bot", "", "random")
        assert kinds["cult"] == ("absent", "", "")
        assert founder["ahead"] == {"mission": MISSIONS[0], "legacy": []}
        glances = (await house.post("/api/campaigns/mine", {"keys": [crown.watch, "nothing"]})).json()
        assert [(one["name"], one["played"], one["missions"]) for one in glances] == [("The Crown", 0, 2)]


async def test_whoever_comes_with_a_link_says_his_name_and_the_link_is_his() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        key = crown.keys["eldar"]
        assert not (await crown.status(key))["claimed"]
        assert (await crown.done("join", {"name": "  Bo\tB. "}, key))["claimed"]
        founder = await crown.status()
        assert founder["links"] == []
        assert [seat["name"] for seat in founder["seats"] if seat["claimed"]] == ["Bo B."]
        refused = await crown.ask("join", {"name": "Eve"}, crown.watch)
        assert (refused.status_code, words(refused.json())) == (403, "server-only-watching")


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ({"missions": ["nowhere"]}, "campaign-no-mission"),
        ({"missions": [MISSIONS[0], MISSIONS[0]]}, "campaign-mission-twice"),
        ({"options": {"mission": MISSIONS[0]}}, "campaign-own-option"),
        ({"seats": [ADA]}, "starquest-table-no-alien"),
        ({"seats": [ADA, ADA, CHAOS]}, "starquest-table-faction-twice"),
        ({"seats": [ADA, {**CHAOS, "faction": "orks"}]}, "server-campaign-no-faction"),
        ({"seats": [ADA, {**CHAOS, "bot": "trooper"}]}, "bot-unknown"),
    ],
)
async def test_a_campaign_that_cannot_be_is_refused(form: dict[str, Any], message: str) -> None:
    async with campaign_house() as house:
        body = {"missions": MISSIONS, "seats": [ADA, BO, CHAOS], **form}
        refused = await house.post("/api/campaigns", body)
        assert (refused.status_code, words(refused.json())) == (400, message)


async def test_a_link_that_opens_nothing_is_none() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        table = await house.table()
        for key in ("nothing", table.keys[0]):
            refused = await house.get("/api/campaign", key)
            assert (refused.status_code, words(refused.json())) == (404, "server-no-such-campaign")
        assert words(await house.greet(crown.founder).hear()) == "server-no-such-link"
