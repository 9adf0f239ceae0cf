"""Kept data folders: every match is as it was left and can be continued; the campaign has the same status."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bulkhead import GAMES
from bulkhead.match import verify
from bulkhead.match.store import FILE, SCHEMA
from bulkhead.tabletop.phrases import Phrase
from tests.kept.folder import WATCH, KeptCampaign, KeptFolder, KeptTable
from tests.kept.shelf import folders, has, read
from tests.kept.told_then import told_then
from tests.kept.versions import is_present, names_both
from tests.server.house import House, open_house
from tests.server.line import Line

pytestmark = pytest.mark.anyio

FOLDERS = [name for name in folders("folder") if has(f"{name}/seen.json")]
"""With campaigns: one for each set of versions of the games."""
NAMES = ("schema-1", *FOLDERS)
KEPT = {name: msgspec.json.decode(read(f"{name}/seen.json"), type=KeptFolder) for name in NAMES}
TABLES = [(name, table) for name, kept in KEPT.items() for table in kept.tables]
EVER_BEGUN = [(name, table) for name, table in TABLES if KEPT[name].tables[table].syncs]
OLDER = [
    (name, table)
    for name, table in EVER_BEGUN
    if not is_present(
        KEPT[name].tables[table].syncs[WATCH]["game"], KEPT[name].tables[table].syncs[WATCH]["rules"]
    )
]
BEGUN = [one for one in EVER_BEGUN if one not in OLDER]
GOING_ON = [(name, table) for name, table in BEGUN if not KEPT[name].tables[table].syncs[WATCH]["finished"]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def unpack(name: str, data: Path) -> Path:
    """A copy of a kept folder."""
    (data / FILE).write_bytes(read(f"{name}/bulkhead.sqlite"))
    return data


def version(data: Path) -> int:
    database = sqlite3.connect(data / FILE)
    (found,) = database.execute("pragma user_version").fetchone()
    database.close()
    return int(found)


async def sit_down(house: House, table: KeptTable) -> dict[int, Line]:
    return {seat: (await house.sit(key))[0] for seat, key in table.keys.items()}


async def look(lines: dict[int, Line]) -> dict[int, Any]:
    """The Sync of each viewer, without the clock: time has passed since the recording."""
    seen = {}
    for seat, line in lines.items():
        line.say("resync")
        seen[seat] = await line.hear("sync")
    return timeless(seen)


def timeless(syncs: dict[int, Any]) -> dict[int, Any]:
    return {seat: {**sync, "clock": {}} for seat, sync in syncs.items()}


async def go_on(lines: dict[int, Line], syncs: dict[int, Any]) -> None:
    """The seat that decides gives its first answer."""
    seat = syncs[WATCH]["waiting"]
    before = syncs[seat]["seq"]
    id_ = lines[seat].do(syncs[seat]["offer"]["answers"][0]["text"], before)
    assert await lines[seat].hear("done") == {"type": "done", "id": id_, "seq": before + 1}


@pytest.mark.parametrize(("name", "schema"), [("schema-1", 1), ("folder", 2)])
async def test_a_kept_file_has_its_schema_and_is_brought_up_to_date(
    name: str, schema: int, tmp_path: Path
) -> None:
    assert version(unpack(name, tmp_path)) == schema
    async with open_house(data=tmp_path):
        pass
    assert version(tmp_path) == SCHEMA


@pytest.mark.parametrize(("name", "table"), BEGUN)
async def test_a_kept_match_looks_as_it_was_left(name: str, table: str, tmp_path: Path) -> None:
    kept = KEPT[name].tables[table]
    async with open_house(data=unpack(name, tmp_path)) as house:
        seen = await look(await sit_down(house, kept))
    known = {seat: {field: seen[seat][field] for field in sync} for seat, sync in kept.syncs.items()}
    then = timeless(kept.syncs)
    assert {seat: told_then(sync, then[seat]) for seat, sync in known.items()} == then
    added = {field for seat, sync in kept.syncs.items() for field in set(seen[seat]) - set(sync)}
    assert added == ({"campaign"} if name == "schema-1" else set())


@pytest.mark.parametrize(("name", "table"), GOING_ON)
async def test_a_kept_match_goes_on(name: str, table: str, tmp_path: Path) -> None:
    kept = KEPT[name].tables[table]
    async with open_house(data=unpack(name, tmp_path)) as house:
        await go_on(await sit_down(house, kept), kept.syncs)
    async with open_house(data=tmp_path) as house:
        seat = kept.syncs[WATCH]["waiting"]
        _, sync = await house.sit(kept.keys[seat])
        assert sync["seq"] > kept.syncs[seat]["seq"]


@pytest.mark.parametrize(("name", "table"), [one for one in BEGUN if one not in GOING_ON])
async def test_a_kept_finished_match_has_its_story_and_its_replay(
    name: str, table: str, tmp_path: Path
) -> None:
    kept = KEPT[name].tables[table]
    async with open_house(data=unpack(name, tmp_path)) as house:
        assert (await house.get("/api/story", kept.keys[0])).status_code == 200
        replay = await house.get("/api/replay", kept.keys[0])
    verdict = verify(replay.content, table, GAMES, promised=kept.syncs[0]["commitment"])
    assert (verdict.ok, verdict.finished) == (True, True)


@pytest.mark.parametrize("name", NAMES)
async def test_a_kept_table_still_waits_for_its_guest(name: str, tmp_path: Path) -> None:
    kept = KEPT[name].tables["heroes-waiting"]
    async with open_house(data=unpack(name, tmp_path)) as house:
        claimed = await house.post("/api/claims", {"code": kept.code})
        assert (claimed.status_code, claimed.json()["match"]) == (200, kept.match)
        await house.stir(kept.keys[0])
        _, sync = await house.sit(claimed.json()["key"])
        assert (sync["you"], sync["seq"], sync["options"]) == (1, 0, {"rows": 5})


@pytest.mark.parametrize(("name", "table"), OLDER)
async def test_a_kept_match_of_an_earlier_version_is_named_in_a_sentence(
    name: str, table: str, tmp_path: Path
) -> None:
    kept = KEPT[name].tables[table]
    game, rules = kept.syncs[WATCH]["game"], kept.syncs[WATCH]["rules"]
    async with open_house(data=unpack(name, tmp_path)) as house:
        for key in kept.keys.values():
            line = house.greet(key)
            said = (await line.hear("wrong"))["says"]
            assert said["id"] == "match-other-rules"
            assert names_both(Phrase(said["id"], said["args"]), game, rules)
            assert (await line.closed()) == 1008


@pytest.mark.parametrize(("name", "table"), OLDER)
async def test_a_kept_match_of_an_earlier_version_is_played_on_or_looked_at(
    name: str, table: str, tmp_path: Path
) -> None:
    """A match in progress goes on as a new one where something of it agrees; a finished one has its replay file."""
    kept = KEPT[name].tables[table]
    sync = kept.syncs[WATCH]
    async with open_house(data=unpack(name, tmp_path)) as house:
        made = await house.post("/api/continue", key=kept.keys[0])
        if sync["finished"]:
            assert (made.status_code, made.json()["says"]["id"]) == (409, "server-old-finished")
            replay = (await house.get("/api/replay", kept.keys[0])).content
            verdict = verify(replay, table, GAMES, promised=sync["commitment"])
            assert verdict.agreement is not None
            assert verdict.agreement.rules == sync["rules"]
        elif made.status_code == 409:
            assert made.json()["says"]["id"] == "match-agrees-nowhere"
        else:
            assert made.status_code == 201
            _, now = await house.sit(made.json()["key"])
            assert now["rules"] == GAMES[sync["game"]].version
            assert now["commitment"] == sync["commitment"]
            assert now["seq"] <= kept.syncs[0]["seq"]


@pytest.mark.parametrize("name", FOLDERS)
async def test_kept_tables_are_listed(name: str, tmp_path: Path) -> None:
    kept = KEPT[name].tables
    older = {kept[table].match for folder, table in OLDER if folder == name}
    async with open_house(data=unpack(name, tmp_path)) as house:
        listed = await house.post("/api/tables/mine", {"keys": [table.keys[0] for table in kept.values()]})
        assert [one["match"] for one in listed.json()] == [table.match for table in kept.values()]
        for one in listed.json():
            said = None if one["other"] is None else one["other"]["id"]
            assert said == ("match-other-rules" if one["match"] in older else None)
        public = (await house.get("/api/tables/public")).json()
        timed = {kept["heroes-timed"].match, kept["starquest-timed"].match}
        assert {one["status"]["match"] for one in public} == timed - older


def campaign_of(name: str) -> KeptCampaign:
    kept = KEPT[name].campaign
    assert kept is not None
    return kept


def rules_of(name: str) -> int:
    """The version of the rules of a folder's campaign."""
    rules: int = campaign_of(name).running.syncs[WATCH]["rules"]
    return rules


@pytest.mark.parametrize("name", [name for name in FOLDERS if is_present("starquest", rules_of(name))])
async def test_the_kept_campaign_stands_as_it_stood_and_its_mission_goes_on(
    name: str, tmp_path: Path
) -> None:
    kept = campaign_of(name)
    async with open_house(data=unpack(name, tmp_path)) as house:
        lines = await sit_down(house, kept.running)
        for key, status in kept.statuses.items():
            assert (await house.get("/api/campaign", key)).json() == status
        assert await look(lines) == timeless(kept.running.syncs)
        await go_on(lines, kept.running.syncs)


@pytest.mark.parametrize("name", [name for name in FOLDERS if not is_present("starquest", rules_of(name))])
async def test_the_kept_campaign_of_an_earlier_version_is_named_in_a_sentence(
    name: str, tmp_path: Path
) -> None:
    async with open_house(data=unpack(name, tmp_path)) as house:
        for key in campaign_of(name).statuses:
            response = await house.get("/api/campaign", key)
            said = response.json()["says"]
            assert (response.status_code, said["id"]) == (410, "match-other-rules")
            assert names_both(Phrase(said["id"], said["args"]), "starquest", rules_of(name))


@pytest.mark.parametrize("name", [name for name in FOLDERS if not is_present("starquest", rules_of(name))])
async def test_the_kept_campaign_of_an_earlier_version_goes_on_when_the_founder_asks(
    name: str, tmp_path: Path
) -> None:
    kept = campaign_of(name)
    founder, before = next(iter(kept.statuses.items()))
    async with open_house(data=unpack(name, tmp_path)) as house:
        answer = await house.post("/api/campaign/rules", key=founder)
        assert answer.status_code == 200, answer.text
        status = answer.json()
        assert (status["history"], status["standing"]) == (before["history"], before["standing"])
        if status["running"] is None:  # nothing of the mission agrees: it can be begun again
            assert status["ahead"]["mission"] == before["running"]["mission"]
        else:
            _, sync = await house.sit(status["running"]["links"][0]["key"])
            assert sync["rules"] == GAMES["starquest"].version
            assert sync["commitment"] == kept.running.syncs[WATCH]["commitment"]
