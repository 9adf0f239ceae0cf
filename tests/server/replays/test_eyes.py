"""The viewers of a story: any seat, a spectator or all together after the end; before it, only the seat of the key."""

from functools import cache
from typing import Any

import msgspec
import pytest

from bulkhead.bots import bot, strongest
from bulkhead.match import Seated, Session
from bulkhead.server.browser_games import SHOWN
from bulkhead.server.replays.forms import EVERYBODY, WATCHING
from bulkhead.server.replays.story import read_story
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.state import State
from bulkhead.starquest.game import STARQUEST, Starquest
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.dice import USUAL_SIDES, Seeded
from bulkhead.tabletop.game import SPECTATOR, Offer
from tests.server.folded import unfolded
from tests.server.house import HERE, SEED, House, open_house, settle, words
from tests.server.hulk import hulk

OPTIONS: dict[str, Any] = {"mission": "mis_00_first_steps", "factions": ["ultramarines", "chaos"]}


@cache
def mission() -> tuple[bytes, str]:
    """The first mission, played to its end by bots: its file, and the position before the last command."""
    options = STARQUEST.options(OPTIONS)
    names = strongest("starquest", options.factions)
    seats = [Seated(faction, "human") for faction in options.factions]
    session = Session.start(STARQUEST, options, seats, SEED)
    bots = [bot(name, "starquest", seat + 2) for seat, name in enumerate(names)]
    position = ""
    while (seat := session.waiting) is not None:
        offer = session.offer(seat)
        assert offer is not None
        position = STARQUEST.position(session.state)
        session.submit(seat, bots[seat].choose(session.view(seat), offer))
    return session.log(), position


@cache
def story(eyes: int) -> dict[str, Any]:
    told = read_story(mission()[0], "mission", SHOWN, eyes)
    assert isinstance(told, bytes)
    decoded: dict[str, Any] = msgspec.json.decode(told)
    return decoded


@cache
def views(eyes: int) -> list[View]:
    return [msgspec.convert(view, View) for view in unfolded(story(eyes))]


def test_the_combined_view_shows_what_each_owner_sees() -> None:
    hidden = 0
    for everything, squad, aliens, watcher in zip(*map(views, (EVERYBODY, 0, 1, WATCHING)), strict=True):
        assert everything.viewer is SPECTATOR
        assert everything.sides == (squad.sides[0], aliens.sides[1])
        assert everything.tokens == aliens.tokens
        assert all(token.identity for token in everything.tokens.values())
        assert everything.minis == watcher.minis
        hidden += sum(not token.identity for token in watcher.tokens.values())
    assert hidden, "a spectator was shown every token"


def test_a_match_of_this_server_is_told_as_any_file_without_looking_for_its_commands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = read_story(mission()[0], "mission", SHOWN, WATCHING)
    listed = 0
    usual = decisions.offer

    def counted(state: State, seat: int) -> Offer[AnyCommand] | None:
        nonlocal listed
        listed += 1
        return usual(state, seat)

    monkeypatch.setattr(decisions, "offer", counted)
    assert read_story(mission()[0], "mission", SHOWN, WATCHING, kept=True) == told
    seldom = listed
    assert read_story(mission()[0], "mission", SHOWN, WATCHING) == told
    assert seldom < (listed - seldom) / 10


def test_the_combined_view_gets_every_event_in_full() -> None:
    def told(eyes: int) -> set[str]:
        lines = (line for frame in story(eyes)["frames"] for line in frame["log"])
        return {msgspec.json.encode((line["n"], line["event"])).decode() for line in lines}

    assert told(0) | told(1) >= told(EVERYBODY) > told(WATCHING) & told(EVERYBODY)
    placed = [line for frame in story(EVERYBODY)["frames"] for line in frame["log"]]
    assert all(line["event"]["identity"] for line in placed if line["event"]["type"] == "TokenPlaced")


def test_a_story_has_all_dice_so_that_they_can_be_recomputed() -> None:
    told = story(WATCHING)
    dice = Seeded(bytes.fromhex(told["seed"]), told["salts"])
    kinds: set[int] = set()
    for frame in told["frames"]:
        sides = frame["sides"] or [USUAL_SIDES] * len(frame["faces"])
        assert [dice.roll(1, one)[0] for one in sides] == frame["faces"]
        kinds.update(sides)
    assert len(kinds) > 2, "cards are shuffled with dice of many sides"


def test_a_sealed_story_has_only_what_its_viewer_saw() -> None:
    told = read_story(mission()[0], "mission", SHOWN, 0, sealed=True)
    assert isinstance(told, bytes)
    sealed = msgspec.json.decode(told)
    assert (sealed["sealed"], sealed["seed"], story(0)["sealed"]) == (True, "", False)
    assert all(frame["faces"] == [] for frame in sealed["frames"])
    assert {frame["seat"] for frame in sealed["frames"] if frame["command"]} == {0}
    assert unfolded(sealed)[-1] == unfolded(story(0))[-1]


async def finish(house: House) -> tuple[dict[int, str], str]:
    """A table that begins before the last answer of the mission, which is automatic: its keys, and the spectators'."""
    body = {"game": "starquest", "seats": [HERE, HERE], "options": OPTIONS, "position": mission()[1]}
    made = (await house.post("/api/tables", body)).json()
    keys = {link["seat"]: link["key"] for link in made["links"]}
    for key in keys.values():
        await house.stir(key)
    await settle()
    _, sync = await house.sit(keys[0])
    assert sync["finished"]
    return keys, made["watch"]


@pytest.mark.anyio
async def test_any_viewer_may_be_chosen_once_the_mission_is_over() -> None:
    async with open_house() as house:
        keys, watch = await finish(house)
        for key in (*keys.values(), watch):
            for eyes in (0, 1, WATCHING, EVERYBODY):
                told = (await house.get(f"/api/story?eyes={eyes}", key)).json()
                assert (told["eyes"], told["result"] is None) == (eyes, False)
        seen = [unfolded((await house.get("/api/story", key)).json())[0] for key in keys.values()]
        assert [view["viewer"] for view in seen] == [0, 1]


@pytest.mark.anyio
async def test_a_replay_file_is_shown_for_any_viewer() -> None:
    async with open_house() as house:
        form = {"name": "mine", "text": mission()[0].decode()}
        for eyes, seen in ((0, 0), (6, 1), (EVERYBODY, EVERYBODY)):  # no such seat: the last one
            told = await house.post("/api/story", {**form, "eyes": eyes})
            assert told.json() == story(seen)
        wrong = await house.post("/api/story", {**form, "eyes": EVERYBODY - 1})
        assert (wrong.status_code, words(wrong.json())) == (400, "server-bad-request")
        other = await house.post(
            "/api/story", {**form, "text": form["text"].replace('"digest":"', '"digest":"0', 1)}
        )
        assert (other.status_code, words(other.json())) == (400, "replay-refused")
        assert other.json()["says"]["args"]["reason"]["id"] == "pack-other-content"


@pytest.mark.anyio
async def test_a_story_is_compressed_for_clients_that_accept_it() -> None:
    async with open_house() as house:
        form = {"name": "mine", "text": mission()[0].decode()}
        answers = [
            await house.http.post("/api/story", json=form, headers={"Accept-Encoding": accepted})
            for accepted in ("gzip, br", "identity", "gzip;q=0")
        ]
        assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None, None]
        assert {answer.headers["vary"] for answer in answers} == {"Accept-Encoding"}
        assert [answer.json() == story(WATCHING) for answer in answers] == [True] * 3
        sizes = [int(answer.headers["content-length"]) for answer in answers]
        assert sizes[0] * 5 < sizes[1] == sizes[2]


@pytest.mark.anyio
async def test_a_live_table_sends_no_combined_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: Starquest, state: Any) -> View:
        raise AssertionError("everything was shown while the match is played")

    monkeypatch.setattr(Starquest, "unveiled", never)
    async with open_house() as house:
        table = await hulk(house, public=True)
        lines = {seat: await house.sit(key) for seat, key in (*table.keys.items(), (WATCHING, table.watch))}
        for line, _ in lines.values():
            for about in ("chart", "seen", "um1", "el1"):
                line.say("survey", id=f"s-{about}", about=about)
            line.say("asides", id="a")
            line.say("advise", id="b")
            line.say("chat", id="c", text="?")
        line, sync = lines[sync_seat(lines)]
        line.do(sync["offer"]["answers"][0]["text"], sync["seq"])
        for one, _ in lines.values():
            assert (await one.hear("update"))["finished"] is False
        for path in ("/api/replay", "/api/story", "/api/story?eyes=-2"):
            assert (await house.get(path, table.keys[0])).status_code == 409
        assert (await house.get("/api/tables/public")).status_code == 200
        mine = await house.post("/api/tables/mine", {"keys": [*table.keys.values(), table.watch]})
        assert len(mine.json()) == 4

        # A link gives no other view than its own.
        greedy = house.line()
        greedy.say("hello", key=table.watch, eyes=EVERYBODY)
        assert (await greedy.hear())["type"] != "sync"


def sync_seat(lines: dict[int, tuple[Any, Any]]) -> int:
    """The seat that decides."""
    return next(seat for seat, (_, sync) in lines.items() if sync["offer"])
