"""A campaign whose record is damaged is refused in a sentence, and hurts no other."""

import sqlite3
from pathlib import Path

import pytest

from bulkhead.match.store import FILE
from tests.server.campaigning import ADA, CHAOS, MISSIONS, campaign_house, found
from tests.server.house import words

pytestmark = pytest.mark.anyio

DAMAGES = {
    "record": ("update campaigns set record = '{}'", "server-campaign-damaged"),
    "a line": ("update campaign_lines set line = x'78' where n = 1", "replay-not-json"),
    "a changed line": (
        "update campaign_lines set line = cast(replace(line, 'hard_dock', 'headhunt') as blob) where n = 1",
        "campaign-broken-chain",
    ),
    "other rules": (
        """update campaign_lines set line = cast(replace(line, '"rules":', '"rules":9') as blob) where n = 0""",
        "campaign-broken-chain",
    ),
    "lost": ("delete from campaign_lines", "campaign-no-header"),
    "no campaign": ("delete from campaigns", "server-no-such-campaign"),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_campaign_is_refused_in_a_sentence_and_hurts_no_other(
    damage: str, tmp_path: Path
) -> None:
    change, message = DAMAGES[damage]
    async with campaign_house(data=tmp_path) as house:
        crown = await found(house)
        await crown.begin()
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute(change)
    database.close()
    async with campaign_house(data=tmp_path) as house:
        refused = await house.get("/api/campaign", crown.founder)
        assert refused.status_code == (404 if damage == "no campaign" else 410)
        assert words(refused.json()) == message
        assert (await house.post("/api/campaigns/mine", {"keys": [crown.founder]})).json() == []
        assert (await (await found(house)).status())["running"] is None


async def test_a_campaign_whose_mission_is_damaged_can_take_it_back(tmp_path: Path) -> None:
    async with campaign_house(data=tmp_path) as house:
        crown = await found(house, ADA, CHAOS)
        await crown.begin()
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("update matches set header = 'nonsense'")
    database.close()
    async with campaign_house(data=tmp_path) as house:
        crown.at(house)
        running = (await crown.status())["running"]
        assert (running["mission"], running["links"]) == (MISSIONS[0], [])
        assert (await crown.done("undo"))["running"] is None
        assert (await crown.begin())["begun"]
