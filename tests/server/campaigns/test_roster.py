"""Who plays: factions change hands, for good and for once, and the founder alone has a say in it."""

import pytest

from tests.server.campaigning import BO, campaign_house, found
from tests.server.house import words

pytestmark = pytest.mark.anyio


async def test_only_the_founder_changes_what_everybody_plays() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        await crown.done("join", {}, crown.keys["eldar"])
        forms = {"roster": {"seats": []}, "renew": {"faction": "eldar"}, "begin": {}}
        for key in (crown.keys["eldar"], crown.watch):
            for what, form in forms.items():
                refused = await crown.ask(what, form, key)
                assert (refused.status_code, words(refused.json())) == (403, "server-campaign-founder-only")
        assert (await crown.status())["running"] is None


async def test_factions_change_hands_between_missions_and_for_once() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        eldar = crown.keys["eldar"]
        await crown.done("join", {}, eldar)
        change = [{**BO, "kind": "absent"}, {"faction": "cult", "kind": "link", "name": "Cy"}]
        status = await crown.done("roster", {"seats": change})
        assert [link["faction"] for link in status["links"]] == ["cult"]
        cult = status["links"][0]["key"]
        assert (await crown.status(cult))["yours"] == ["cult"]
        assert (await crown.status(eldar))["yours"] == ["eldar"]
        once = [{"faction": "cult", "kind": "absent"}, {"faction": "chaos", "kind": "link", "name": "Di"}]
        running = await crown.begin(once=once)
        assert [seat["faction"] for seat in running["seats"]] == ["ultramarines", "chaos"]
        (guest,) = running["stand_ins"]
        assert (guest["faction"], (await crown.status(cult))["running"]["links"]) == ("chaos", [])
        _, sync = await house.sit(guest["key"])
        assert (sync["seats"][1]["name"], sync["campaign"]["key"]) == ("Di", crown.watch)
        assert (await crown.status())["running"]["stand_ins"] == []
        refused = await crown.ask("roster", {"seats": [BO]})
        assert (refused.status_code, words(refused.json())) == (409, "server-campaign-in-mission")
        renamed = await crown.done("join", {"name": "Bob"}, eldar)
        assert [seat["name"] for seat in renamed["seats"] if seat["faction"] == "eldar"] == ["Bob"]
        await crown.play_on(running, guest["key"])
        assert [one["name"] for one in (await crown.status())["history"][0]["seats"]] == ["Ada", "Di"]
        await crown.done("roster", {"seats": [{"faction": "eldar", "kind": "link"}]})
        running = await crown.begin()
        names = {seat["faction"]: seat["name"] for seat in running["seats"]}
        assert names == {"ultramarines": "Ada", "eldar": "Bob", "chaos": "", "cult": "Cy"}


async def test_another_link_takes_the_place_of_the_old_one_everywhere() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        old = crown.keys["eldar"]
        await crown.done("join", {}, old)
        await crown.begin()
        (seat,) = (await crown.status(old))["running"]["links"]
        line, _ = await house.sit(seat["key"])
        (link,) = (await crown.done("renew", {"faction": "eldar"}))["links"]
        assert words(await line.hear("wrong")) == "server-link-renewed"
        assert await line.closed() == 1008
        assert (await house.get("/api/campaign", old)).status_code == 404
        assert words(await house.greet(seat["key"]).hear()) == "server-link-renewed"
        status = await crown.status(link["key"])
        (fresh,) = status["running"]["links"]
        _, sync = await house.sit(fresh["key"])
        assert (sync["you"], sync["campaign"]["key"]) == (1, link["key"])
        refused = await crown.ask("renew", {"faction": "chaos"})
        assert (refused.status_code, words(refused.json())) == (400, "server-campaign-no-link")


async def test_a_table_that_may_not_play_a_mission_changes_nothing() -> None:
    async with campaign_house() as house:
        crown = await found(house)
        before = await crown.status()
        refused = await crown.ask("roster", {"seats": [{"faction": "chaos", "kind": "absent"}]})
        assert words(refused.json()) == "starquest-table-no-alien"
        refused = await crown.ask("begin", {"once": [{"faction": "chaos", "kind": "absent"}]})
        assert words(refused.json()) == "starquest-table-no-alien"
        assert await crown.status() == before
