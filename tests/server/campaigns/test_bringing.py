"""A campaign that was played elsewhere goes on here, if its files are right."""

from pathlib import Path
from typing import Any

import pytest

from bulkhead.campaign import Folder
from tests.campaign.playing import go_on, play_mission, start
from tests.server.campaigning import ADA, BO, CHAOS, MISSIONS, Founded, campaign_house, verified
from tests.server.house import words

pytestmark = pytest.mark.anyio


def files_of(folder: Folder) -> dict[str, Any]:
    """A campaign's files, as a form takes them."""
    files = {path.name: path.read_text() for path in folder.path.parent.iterdir()}
    return {"name": "The Crown", "text": files.pop(folder.path.name), "missions": files}


async def test_a_campaign_of_the_command_line_goes_on_here(tmp_path: Path) -> None:
    home, away = tmp_path / "home", tmp_path / "away"
    home.mkdir()
    folder = start(home, missions=",".join(MISSIONS))
    play_mission(folder)
    folder.book.take_back("host")
    result = play_mission(folder, 1)
    async with campaign_house() as house:
        answer = await house.post("/api/campaigns/file", {**files_of(folder), "seats": [ADA, BO]})
        assert answer.status_code == 201, answer.text
        crown = Founded(house, answer.json())
        status = await crown.status(crown.keys["eldar"])
        assert (status["yours"], status["ahead"]["mission"]) == (["eldar"], MISSIONS[1])
        assert {line["faction"]: line["seals"] for line in status["standing"]} == {
            faction: record.seals for faction, record in result.records.items()
        }
        story = (await house.get("/api/story", status["history"][0]["key"])).json()
        assert (story["eyes"], story["campaign"]["key"]) == (1, crown.keys["eldar"])
        assert (await crown.play_mission())["over"]
        answer = await house.get("/api/campaign/file", crown.watch)
    verdict = verified(answer.content, away)
    assert (verdict.finding, verdict.missions, verdict.finished) == (None, 3, True)


async def test_files_that_are_not_right_are_not_taken(tmp_path: Path) -> None:
    folder = start(tmp_path, missions=MISSIONS[0])
    async with campaign_house() as house:

        async def refused(**change: Any) -> str:
            answer = await house.post("/api/campaigns/file", {**files_of(folder), **change})
            assert answer.status_code == 400
            return words(answer.json())

        assert await refused(text="") == "campaign-no-header"
        assert await refused(seats=[{**CHAOS, "bot": "captain"}]) == "bot-unknown"
        session = folder.begin()
        assert await refused() == "server-campaign-unfinished"
        folder.take(go_on(session))
        assert await refused(missions={}) == "campaign-mission-gone"
