"""Replay files of another version of the rules: told and branched as far as they agree with the version here."""

from typing import Any

import pytest

from tests.match.old_rules import Kind, old_match
from tests.server.house import BOT, HERE, open_house, words

pytestmark = pytest.mark.anyio


def upload(kind: Kind, **more: Any) -> dict[str, Any]:
    return {"name": "old.jsonl", "text": old_match(kind).log().decode(), **more}


async def test_an_uploaded_file_is_told_up_to_its_last_common_entry() -> None:
    async with open_house() as house:
        story = (await house.post("/api/story", upload("refused", eyes=-2))).json()
        assert [frame["n"] for frame in story["frames"]] == list(range(27))
        assert (story["rules"], story["finished"], story["result"]) == (0, False, None)
        other = story["other"]
        assert (other["last"], other["of"]) == (26, 80)
        assert other["says"]["id"] == "match-agrees-up-to"
        assert other["says"]["args"]["parting"]["id"] == "match-parts-refused"
        assert other["dice"]["id"] == "match-agrees-dice-read"


async def test_an_uploaded_file_that_agrees_as_a_whole_is_told_as_a_whole() -> None:
    async with open_house() as house:
        story = (await house.post("/api/story", upload("same", eyes=-2))).json()
        assert len(story["frames"]) == 81
        assert story["other"]["says"]["id"] == "match-agrees-whole"


async def test_an_uploaded_file_that_is_set_up_differently_is_refused_in_a_sentence() -> None:
    async with open_house() as house:
        response = await house.post("/api/story", upload("start", eyes=-2))
        assert (response.status_code, words(response.json())) == (400, "replay-agrees")
        assert response.json()["says"]["args"]["agreement"]["id"] == "match-agrees-nowhere"


async def test_a_table_branches_off_an_uploaded_file_at_a_common_entry_only() -> None:
    async with open_house() as house:
        seats = [HERE, BOT]
        made = await house.post("/api/branch/file", upload("refused", at=26, seats=seats))
        assert made.status_code == 201
        refused = await house.post("/api/branch/file", upload("refused", at=27, seats=seats))
        assert (refused.status_code, words(refused.json())) == (400, "replay-agrees")
