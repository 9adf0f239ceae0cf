"""The dice are committed to first; then each player adds a salt for that commitment, and the match begins."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bulkhead import GAMES
from bulkhead.match.fairness import LONGEST_SALT, commitment, naming
from bulkhead.match.rows import StoredMatch
from bulkhead.match.verify import verify
from bulkhead.server.table.tables import read_table
from tests.server.campaigning import ADA, BO, CHAOS, campaign_house, found
from tests.server.house import BOT, HERE, LINK, MID_GAME, NEARLY_OVER, SEED, House, open_house, watched, words
from tests.server.line import Line

pytestmark = pytest.mark.anyio

PROMISED = commitment(SEED)
OTHER = commitment(SEED[::-1] + SEED)


async def come(house: House, key: str) -> tuple[Line, Any]:
    """Come to a table whose match has not begun, and give no salt yet."""
    line = house.greet(key, salt=None)
    lobby = await line.hear("lobby")
    await line.hear("seats")
    return line, lobby


async def refusal(line: Line, named: str, salt: str) -> str:
    """The sentence with which a salt is refused."""
    line.give_salt(named, salt)
    return words(await line.hear("refused"))


# The order


async def test_each_player_sees_the_commitment_before_the_table_takes_a_salt() -> None:
    async with open_house(seeds=[SEED]) as house:
        ada, lobby = await come(house, (keys := (await house.make(HERE, LINK)).keys)[0])
        assert (lobby["commitment"], lobby["awaited"]) == (PROMISED, [0, 1])
        ada.give_salt(PROMISED, "tea")
        assert (await ada.hear())["type"] == "done"
        assert (await ada.hear())["awaited"] == [1]
        ben, lobby = await come(house, keys[1])
        assert (lobby["commitment"], lobby["awaited"]) == (PROMISED, [1])
        assert "tea" not in ben.last
        ben.give_salt(PROMISED, "rain")
        assert (await ben.hear())["type"] == "done"
        for line in (ada, ben):
            assert (await line.hear("sync"))["salts"] == [f"tea@{PROMISED}", f"rain@{PROMISED}"]


async def test_the_seed_is_stored_before_the_first_salt_comes_and_never_changes() -> None:
    store = await watched()
    order: list[str] = []

    class Noted:
        """A store that notes which seed and which salts were written, in their order."""

        def __getattr__(self, name: str) -> Any:
            return getattr(store, name)

        async def add(self, rows: Any) -> None:
            order.extend(f"seed {row.seed.hex()}" for row in rows if isinstance(row, StoredMatch))
            await store.add(rows)

        async def update_table(self, match: str, table: bytes) -> None:
            order.extend(f"salt {seat.given_salt}" for seat in read_table(table).seats if seat.given_salt)
            await store.update_table(match, table)

    noted: Any = Noted()
    async with open_house(seeds=[SEED], store=noted) as house:
        ada, _ = await come(house, (await house.make(HERE, BOT)).keys[0])
        assert order == [f"seed {SEED.hex()}"]
        ada.give_salt(PROMISED, "tea")
        sync = await ada.hear("sync")
        assert order == [f"seed {SEED.hex()}", f"salt {naming('tea', PROMISED)}"]
        stored = await store.match(sync["match"])
        assert stored.seed == SEED


async def test_no_salt_is_taken_with_the_table_or_with_hello() -> None:
    async with open_house() as house:
        for seats in ([{**HERE, "salt": "tea"}, BOT], [{**LINK, "salt": "tea"}, BOT]):
            refused = await house.post("/api/tables", {"game": "heroes", "seats": seats})
            assert (refused.status_code, words(refused.json())) == (400, "server-bad-request")
            assert "salt" in refused.json()["says"]["args"]["detail"]
        key = (await house.make(HERE, BOT)).keys[0]
        line = house.line()
        line.say("hello", key=key, salt="tea")
        assert words(await line.hear("wrong")) == "server-say-hello"


@pytest.mark.parametrize("named", [OTHER, "", PROMISED[:-1], PROMISED.upper()])
async def test_a_salt_for_another_commitment_is_refused(named: str) -> None:
    async with open_house(seeds=[SEED]) as house:
        ada, _ = await come(house, (await house.make(HERE, BOT)).keys[0])
        assert await refusal(ada, named, "tea") == "server-salt-of-another"
        ada.say("resync")
        assert (await ada.hear("lobby"))["awaited"] == [0]
        ada.give_salt(PROMISED, "rain")
        assert (await ada.hear("sync"))["salts"] == [f"rain@{PROMISED}", ""]


@pytest.mark.parametrize("salt", ["line\nbreak", "\x00", "\u202e"])
async def test_a_salt_that_cannot_be_printed_is_refused(salt: str) -> None:
    async with open_house(seeds=[SEED]) as house:
        ada, _ = await come(house, (await house.make(HERE, BOT)).keys[0])
        assert await refusal(ada, PROMISED, salt) == "match-bad-salt"
        ada.give_salt(PROMISED, "x" * LONGEST_SALT)
        assert (await ada.hear("sync"))["salts"] == [f"{'x' * LONGEST_SALT}@{PROMISED}", ""]


async def test_a_salt_cannot_be_changed_but_may_come_twice() -> None:
    async with open_house(seeds=[SEED]) as house:
        keys = (await house.make(HERE, LINK)).keys
        ada, _ = await come(house, keys[0])
        ada.give_salt(PROMISED, "tea")
        await ada.hear("done")
        mallory, _ = await come(house, keys[0])
        assert await refusal(mallory, PROMISED, "poison") == "server-salt-given"
        mallory.give_salt(PROMISED, "tea")
        assert (await mallory.hear("done"))["seq"] == 0
        _, sync = await house.sit(keys[1], salt="")
        assert sync["salts"] == [f"tea@{PROMISED}", ""]
        late, _ = await house.sit(keys[0], salt=None)
        for salt in ("poison", ""):
            assert await refusal(late, PROMISED, salt) == "server-salt-given"
        late.give_salt(PROMISED, "tea")
        assert (await late.hear())["type"] == "done"
        assert late.unheard() == []


async def test_a_spectator_adds_no_salt() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(HERE, LINK)
        watcher, lobby = await come(house, table.watch)
        assert lobby["you"] == -1
        assert await refusal(watcher, PROMISED, "tea") == "server-only-watching"


async def test_salts_change_the_dice() -> None:
    rolls = []
    for salt in ("tea", "rain", "tea"):
        async with open_house(seeds=[SEED]) as house:
            ada, _ = await come(house, (await house.make(HERE, BOT, position=MID_GAME)).keys[0])
            ada.give_salt(PROMISED, salt)
            await ada.hear("sync")
            rolls.append((await house.act(ada, "roll", 0))["log"][0]["event"]["faces"])
    assert rolls[0] == rolls[2] != rolls[1]


# Who is waited for


async def test_people_at_one_screen_each_give_a_salt() -> None:
    async with open_house(seeds=[SEED]) as house:
        keys = (await house.make(HERE, HERE)).keys
        ada, _ = await come(house, keys[0])
        ben, _ = await come(house, keys[1])
        ada.give_salt(PROMISED, "tea")
        for line in (ada, ben):
            assert (await line.hear("lobby"))["awaited"] == [1]
        ben.give_salt(PROMISED, "")
        for line in (ada, ben):
            assert (await line.hear("sync"))["salts"] == [f"tea@{PROMISED}", ""]


async def test_the_table_waits_for_a_player_without_a_salt_and_shows_for_whom() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(HERE, LINK)
        silent, _ = await come(house, table.keys[1])
        ada = house.greet(table.keys[0])
        lobby = await ada.hear("lobby")
        assert (lobby["awaited"], lobby["seats"][1]["claimed"]) == ([1], True)
        ada.do("pick donato", 0)
        assert (await ada.hear("lobby"))["awaited"] == [1]
        silent.give_salt(PROMISED, "")
        assert (await ada.hear("sync"))["seq"] == 0


async def test_a_table_of_bots_begins_at_once_without_salts() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(BOT, BOT)
        _, sync = await house.sit(table.watch)
        assert sync["salts"] == ["", ""]


# Stopped servers


async def test_a_restart_before_the_salts_keeps_the_commitment(tmp_path: Path) -> None:
    async with open_house(data=tmp_path, seeds=[SEED]) as house:
        keys = (await house.make(HERE, LINK)).keys
        ada, _ = await come(house, keys[0])
        ada.give_salt(PROMISED, "tea")
        await ada.hear("done")
    async with open_house(data=tmp_path, seeds=[SEED[::-1]]) as house:
        ada, lobby = await come(house, keys[0])
        assert (lobby["commitment"], lobby["awaited"]) == (PROMISED, [1])
        assert await refusal(ada, PROMISED, "another") == "server-salt-given"
        _, sync = await house.sit(keys[1], salt="rain")
        assert sync["salts"] == [f"tea@{PROMISED}", f"rain@{PROMISED}"]


async def test_a_match_that_could_not_begin_with_the_last_salt_begins_later() -> None:
    store = await watched()
    async with open_house(store=store, seeds=[SEED]) as house:
        key = (await house.make(HERE, BOT)).keys[0]
        ada, _ = await come(house, key)
        store.fails.add("begin")
        ada.give_salt(PROMISED, "tea")
        assert await ada.closed() == 1013
        store.fails.clear()
        _, sync = await house.sit(key, salt="another")
        assert sync["salts"] == [f"tea@{PROMISED}", ""]


# Rematches and campaigns


async def test_a_rematch_has_a_new_commitment_and_asks_for_new_salts() -> None:
    async with open_house() as house:
        table = await house.table({**HERE, "salt": "tea"}, {**HERE, "salt": "rain"}, position=NEARLY_OVER)
        ada, before = await house.sit(table.keys[0])
        await house.act(ada, "stop", 0)
        following = (await house.post("/api/rematch", key=table.keys[0])).json()["key"]
        ada, lobby = await come(house, following)
        assert lobby["awaited"] == [0, 1]
        assert lobby["commitment"] != before["commitment"]
        assert await refusal(ada, before["commitment"], "tea") == "server-salt-of-another"
        ada.give_salt(lobby["commitment"], "tea")
        await ada.hear("done")
        (other,) = [
            one["rematch"]["key"]
            for one in (await house.post("/api/tables/mine", {"keys": [table.keys[1]]})).json()
        ]
        _, sync = await house.sit(other, salt="snow")
        assert sync["salts"] == [f"tea@{lobby['commitment']}", f"snow@{lobby['commitment']}"]


async def test_each_mission_of_a_campaign_has_its_commitment_before_the_salts() -> None:
    async with campaign_house() as house:
        crown = await found(house, ADA, BO, CHAOS)
        refused = await crown.ask("begin", {"salt": "tea"})
        assert (refused.status_code, words(refused.json())) == (400, "server-bad-request")
        running = (await crown.done("begin"))["running"]
        assert not running["begun"]
        ada, lobby = await come(house, running["links"][0]["key"])
        assert lobby["awaited"] == [0, 1]
        (seat,) = (await crown.status(crown.keys["eldar"]))["running"]["links"]
        bo, again = await come(house, seat["key"])
        assert again["commitment"] == lobby["commitment"]
        ada.give_salt(lobby["commitment"], "tea")
        bo.give_salt(lobby["commitment"], "rain")
        sync = await bo.hear("sync")
        assert sync["salts"] == [f"tea@{lobby['commitment']}", f"rain@{lobby['commitment']}", ""]
        assert (await crown.status())["running"]["begun"]


# Afterwards


async def test_the_replay_shows_that_the_salts_came_after_the_commitment() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table({**HERE, "salt": "tea"}, HERE, position=NEARLY_OVER)
        ada, _ = await house.sit(table.keys[0])
        await house.act(ada, "stop", 0)
        replay = (await house.get("/api/replay", table.keys[0])).content
    verdict = verify(replay, "replay", GAMES, PROMISED)
    assert (verdict.ok, verdict.salted, verdict.unsure) == (True, (1,), ())
    header = msgspec.json.decode(replay.splitlines()[0])
    assert header["salts"] == [f"tea@{PROMISED}", ""]
    forged = replay.replace(f"tea@{PROMISED}".encode(), f"tea@{OTHER}".encode())
    finding = verify(forged, "replay", GAMES).finding
    assert finding is not None
    assert (finding.id, finding.args["seat"]) == ("replay-salt-of-another", 1)
