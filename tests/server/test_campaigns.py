"""Campaigns on the server: links that last, missions one after another, who may do what, and what stays secret."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bulkhead.campaign import Folder
from bulkhead.campaign import book as campaign_book
from bulkhead.campaign.results import result_of
from bulkhead.match.store import FILE
from bulkhead.server.campaigns import Campaigns
from tests.campaign.playing import go_on, play_mission, shorten, start
from tests.server.campaigning import ADA, BO, CHAOS, MISSIONS, Founded, campaign_house, found, verified
from tests.server.house import watched, words

pytestmark = pytest.mark.anyio

CARDS = ("rec_ambush", "rec_rally")
"""What somebody keeps: cards that nobody plays in the first moments of a mission."""


@pytest.fixture(autouse=True)
def short_missions(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, 1)


def holding(monkeypatch: pytest.MonkeyPatch, faction: str, cards: tuple[str, ...] = CARDS) -> None:
    """Whatever happens in a mission, this faction comes out of it with these cards."""

    def with_cards(campaign: Any, state: Any) -> Any:
        after = result_of(campaign, state)
        kept = {
            one: replace(record, cards=cards if one == faction else ())
            for one, record in after.records.items()
        }
        return replace(after, records=kept)

    monkeypatch.setattr(campaign_book, "result_of", with_cards)


# Founding


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


# Missions


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
        assert sync["salts"] == ["tea", "rain", ""]
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


# From elsewhere


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


# Who plays


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
        assert words(await house.greet(seat["key"]).hear()) == "server-no-such-link"
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


# Taking back


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


# Secrets


async def told_of_kept_cards(monkeypatch: pytest.MonkeyPatch, cards: tuple[str, ...]) -> list[Any]:
    """All that the founder and a spectator are told between two missions, and at the table of the second, when somebody
    else has kept these cards."""
    with monkeypatch.context() as kept:
        holding(kept, "eldar", cards)
        async with campaign_house() as house:
            crown = await found(house, ADA, BO, CHAOS)
            eldar = crown.keys["eldar"]
            await crown.play_mission()
            own = {line["faction"]: line for line in (await crown.status(eldar))["standing"]}
            assert (own["eldar"]["cards"], own["eldar"]["kept"]) == (len(cards), list(cards))
            told = [await crown.status(key) for key in (crown.founder, crown.watch)]
            told += [(await house.get("/api/story", one["history"][0]["key"])).json() for one in told]
            running = await crown.begin()
            (seat,) = (await crown.status(eldar))["running"]["links"]
            _, sync = await house.sit(seat["key"])
            assert sync["options"]["records"]["eldar"]["cards"] == list(cards)
            for key in (running["watch"], running["links"][0]["key"]):
                line, sync = await house.sit(key)
                told += [sync, *map(msgspec.json.decode, line.heard)]
            told += [await crown.status(key) for key in (crown.founder, crown.watch)]
            mine = {"keys": [crown.founder, crown.watch]}
            told.append((await house.post("/api/campaigns/mine", mine)).json())
    return told


RANDOM = ("key", "watch", "campaign", "match", "links")


def without_names(told: Any) -> Any:
    """The same without what is drawn at random for every campaign and every table."""
    if isinstance(told, list):
        return [without_names(one) for one in told]
    if isinstance(told, dict):
        return {name: without_names(value) for name, value in told.items() if name not in RANDOM}
    return told


async def test_whoever_does_not_keep_a_card_is_told_the_same_whatever_others_keep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = await told_of_kept_cards(monkeypatch, CARDS)
    other = await told_of_kept_cards(monkeypatch, ("rec_clear_shot", "rec_gun_sight"))
    assert without_names(one) == without_names(other)
    founder, watcher = ({line["faction"]: line["kept"] for line in told["standing"]} for told in one[:2])
    assert founder == {"ultramarines": [], "eldar": None, "chaos": None}
    assert watcher == dict.fromkeys(founder)


async def test_replays_and_files_stay_sealed_as_long_as_somebody_else_keeps_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    holding(monkeypatch, "eldar")
    async with campaign_house() as house:
        crown = await found(house)
        status = await crown.play_mission()
        mine = status["history"][0]
        bo = (await crown.status(crown.keys["eldar"]))["history"][0]
        assert (mine["open"], bo["open"], status["file"]) == (False, True, False)
        sealed = (409, "server-campaign-sealed")
        key = mine["key"]
        for refused in (
            await house.get("/api/replay", key),
            await house.get("/api/story?eyes=1", key),
            await house.get("/api/story?eyes=-2", key),
            await house.post("/api/branch", {"at": 0, "seats": [CHAOS_SEAT] * 3}, key),
            await house.get("/api/campaign/file", crown.founder),
            await house.get("/api/campaign/file", crown.watch),
        ):
            assert (refused.status_code, words(refused.json())) == sealed
        story = (await house.get("/api/story", key)).json()
        assert (story["sealed"], story["seed"], story["origin"]) == (True, "", "")
        assert not any(frame["faces"] for frame in story["frames"])
        assert {frame["seat"] for frame in story["frames"] if frame["command"]} == {0}
        assert [frame["n"] for frame in story["frames"]] == list(range(len(story["frames"])))
        whole = (await house.get("/api/story?eyes=0", bo["key"])).json()
        assert (whole["sealed"], bool(whole["seed"])) == (False, True)
        assert story["frames"][0]["change"] == whole["frames"][0]["change"]
        assert story["report"]["turns"] == whole["report"]["turns"]
        assert (await house.get("/api/campaign/file", crown.keys["eldar"])).status_code == 200
        await crown.play_mission()
        assert (await house.get("/api/replay", key)).status_code == 200


CHAOS_SEAT = {"kind": "bot", "bot": "random"}


# Damage


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
