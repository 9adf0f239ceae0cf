"""A campaign of an earlier version of the rules goes on with the present one, when its founder asks."""

from pathlib import Path
from typing import Any

import pytest

from bulkhead.campaign import Folder
from bulkhead.starquest.game import STARQUEST, Starquest
from tests.campaign.playing import go_on, play_mission, start
from tests.server.campaigning import ADA, BO, Founded, campaign_house, found, verified
from tests.server.house import words

pytestmark = pytest.mark.anyio

NOW = STARQUEST.version
BEFORE = NOW - 1


async def old_campaign(data: Path, *, begun: bool = True) -> tuple[Founded, Any]:
    """A campaign of the version before with one finished mission and, if `begun`, one in progress; and its status."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Starquest, "version", BEFORE)
        async with campaign_house(data=data) as house:
            crown = await found(house)
            await crown.play_mission()
            if begun:
                running = await crown.begin()
                lines = [await crown.hand_over(link["key"]) for link in running["links"]]
                line = house.greet((await crown.status(crown.keys["eldar"]))["running"]["links"][0]["key"])
                await line.hear("sync")
                for one in lines:
                    one.say("seat", id="stop", driver="human")
            return crown, await crown.status()


async def test_it_is_named_in_a_sentence_until_the_founder_asks(tmp_path: Path) -> None:
    crown, _ = await old_campaign(tmp_path, begun=False)
    async with campaign_house(data=tmp_path) as house:
        crown.at(house)
        for key in (crown.founder, crown.watch, *crown.keys.values()):
            answer = await house.get("/api/campaign", key)
            assert (answer.status_code, words(answer.json())) == (410, "match-other-rules")
            assert answer.json()["says"]["args"] == {"rules": BEFORE, "known": NOW}
        for key in (crown.watch, crown.keys["eldar"]):
            answer = await crown.ask("rules", key=key)
            assert (answer.status_code, words(answer.json())) == (403, "server-campaign-founder-only")
        assert (await crown.ask("begin")).status_code == 410


@pytest.mark.parametrize("begun", [False, True])
async def test_lists_show_it_as_a_campaign_of_earlier_rules(begun: bool, tmp_path: Path) -> None:
    crown, before = await old_campaign(tmp_path, begun=begun)
    async with campaign_house(data=tmp_path) as house:
        keys = [crown.founder, crown.watch, crown.keys["eldar"]]
        listed = (await house.post("/api/campaigns/mine", {"keys": keys})).json()
        assert [one["key"] for one in listed] == keys
        for one in listed:
            assert (one["campaign"], one["name"]) == (before["campaign"], before["name"])
            assert (one["played"], one["missions"], one["over"]) == (1, 2, False)
            assert (one["running"], one["your_turn"]) == (begun, False)
            assert one["other"] == {"id": "match-other-rules", "args": {"rules": BEFORE, "known": NOW}}
        await crown.at(house).done("rules")
        listed = (await house.post("/api/campaigns/mine", {"keys": keys})).json()
        assert [one["other"] for one in listed] == [None] * 3


async def test_results_stay_and_the_next_mission_is_played_with_the_present_rules(tmp_path: Path) -> None:
    crown, before = await old_campaign(tmp_path / "data", begun=False)
    async with campaign_house(data=tmp_path / "data") as house:
        after = await crown.at(house).done("rules")
        for field in ("standing", "history", "missions", "ahead"):
            assert after[field] == before[field]
        again = await crown.ask("rules")
        assert (again.status_code, words(again.json())) == (409, "campaign-same-rules")
    async with campaign_house(data=tmp_path / "data") as house:
        crown.at(house)
        # The finished mission can still be looked at.
        story = (await house.get("/api/story", before["history"][0]["key"])).json()
        assert (story["rules"], story["other"]["last"]) == (BEFORE, story["other"]["of"])
        assert (await crown.play_mission())["over"]
        packed = (await house.get("/api/campaign/file", crown.watch)).content
    verdict = verified(packed, tmp_path / "away")
    assert (verdict.finding, verdict.missions, len(verdict.older)) == (None, 1, 1)


async def test_the_mission_in_progress_goes_on_at_a_new_table(tmp_path: Path) -> None:
    crown, before = await old_campaign(tmp_path / "data")
    async with campaign_house(data=tmp_path / "data") as house:
        after = await crown.at(house).done("rules")
        assert after["history"] == before["history"]
        running = after["running"]
        assert (running["mission"], running["begun"]) == (before["running"]["mission"], True)
        assert running["match"] != before["running"]["match"]
        # The old table leads to the new one.
        key = before["running"]["links"][0]["key"]
        (old,) = (await house.post("/api/tables/mine", {"keys": [key]})).json()
        assert (old["other"]["id"], old["rematch"]["match"]) == ("match-other-rules", running["match"])
        _, sync = await house.sit(running["links"][0]["key"])
        assert (sync["rules"], sync["finished"]) == (NOW, False)
        assert sync["campaign"]["key"] == crown.founder
    async with campaign_house(data=tmp_path / "data") as house:
        status = await crown.at(house).status()
        assert status["running"]["match"] == running["match"]
        others = [one["key"] for one in (await crown.status(crown.keys["eldar"]))["running"]["links"]]
        await crown.play_on(status["running"], *others)
        assert (await crown.status())["over"]
        packed = (await house.get("/api/campaign/file", crown.watch)).content
    verdict = verified(packed, tmp_path / "away")
    assert (verdict.finding, verdict.missions, len(verdict.older)) == (None, 1, 2)


async def test_a_campaign_that_went_on_at_home_goes_on_here(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Starquest, "version", BEFORE)
        folder = start(home, missions="mis_01_hard_dock,mis_02_dead_signal,mis_03_headhunt")
        play_mission(folder)
        folder.save(go_on(folder.begin(seed=bytes([7]) * 32), 30))
    folder, _ = Folder.go_over(str(folder.path), "host")
    session = folder.resume()
    assert session is not None
    folder.take(go_on(session))
    files = {path.name: path.read_text() for path in home.iterdir()}
    text = files.pop(folder.path.name)
    async with campaign_house() as house:
        form = {"name": "The Crown", "text": text, "missions": files, "seats": [ADA, BO]}
        answer = await house.post("/api/campaigns/file", form)
        assert answer.status_code == 201, answer.text
        crown = Founded(house, answer.json())
        first, second = (await crown.status())["history"]
        stories = [(await house.get("/api/story", one["key"])).json() for one in (first, second)]
        assert [story["rules"] for story in stories] == [BEFORE, NOW]
        assert [len(story["earlier"]) for story in stories] == [0, 1]
        assert (await crown.play_mission())["over"]
        packed = (await house.get("/api/campaign/file", crown.watch)).content
    verdict = verified(packed, tmp_path / "away")
    assert (verdict.finding, verdict.missions, len(verdict.older)) == (None, 2, 2)
