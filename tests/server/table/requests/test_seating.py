"""Before the match: the table's own link, readiness, names, and what the host may do."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.match.fairness import commitment
from bulkhead.match.rows import StoredKey
from bulkhead.server.table.room import POLICY_VIOLATION
from bulkhead.server.table.tables import DOOR, HOST, Mark
from tests.server.house import BOT, HERE, LINK, SEED, House, Table, open_house, settle, words
from tests.server.line import Closed, Line

pytestmark = pytest.mark.anyio


async def take(house: House, table: Table, seat: int, name: str = "") -> Any:
    return await house.post("/api/seats", {"seat": seat, "name": name}, table.door)


async def host(house: House, table: Table, act: str, **body: Any) -> Any:
    return await house.post(f"/api/host/{act}", body, table.host)


async def latest(line: Line, kind: str = "seats") -> Any:
    """The last message of a kind that has come."""
    await settle()
    found = None
    while line.waiting():
        message = await line.hear()
        found = message if message["type"] == kind else found
    assert found is not None
    return found


async def test_the_tables_link_shows_the_free_seats_and_nothing_of_a_seat() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.make(HERE, LINK)
        guest = house.greet(table.door)
        lobby = await guest.hear("lobby")
        assert (lobby["you"], lobby["commitment"]) == (-1, commitment(SEED))
        assert [(seat["kind"], seat["claimed"]) for seat in lobby["seats"]] == [
            ("here", True),
            ("link", False),
        ]
        shown = "".join(guest.heard)
        assert not any(key in shown for key in (*table.keys.values(), table.host, table.door))


async def test_a_guest_takes_a_free_seat_and_the_match_begins() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ada = house.greet(table.keys[0], salt="tea")
        guest = house.greet(table.door)
        await guest.hear("lobby")
        taken = await take(house, table, 1, " Ben\u202e ")
        assert taken.status_code == 200
        seats = (await latest(guest))["seats"]
        assert (seats[1]["name"], seats[1]["claimed"]) == ("Ben", True)
        ben, sync = await house.sit(taken.json()["key"], salt="rain")
        assert (sync["you"], [seat["name"] for seat in sync["seats"]]) == (1, ["", "Ben"])
        assert (await ada.hear("sync"))["you"] == 0
        # Those who look at the table's link see what spectators see.
        assert (await guest.hear("sync"))["you"] == -1
        assert ben.accepted


async def test_the_salt_is_given_for_the_commitment_that_was_shown_before() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.make(HERE, LINK)
        key = (await take(house, table, 1)).json()["key"]
        ben = house.greet(key, salt=None)
        assert (await ben.hear("lobby"))["awaited"] == [0, 1]
        ben.give_salt(commitment(b"\x08" * 32), "rain")
        assert words(await ben.hear("refused")) == "server-salt-of-another"
        ben.give_salt(commitment(SEED), "rain")
        assert (await ben.hear("done"))["id"] == "salt"


async def test_of_two_people_who_want_a_seat_the_later_one_reads_a_sentence() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        answers = await asyncio.gather(take(house, table, 1, "Ben"), take(house, table, 1, "Cem"))
        first, later = sorted(answers, key=lambda answer: answer.status_code)
        assert (first.status_code, later.status_code) == (200, 409)
        assert words(later.json()) == "server-seat-taken"
        assert "key" not in later.json()


@pytest.mark.parametrize(
    ("seat", "status", "sentence"),
    [(0, 409, "server-seat-taken"), (2, 409, "server-seat-taken"), (3, 400, "server-no-such-seat")],
)
async def test_only_free_seats_can_be_taken(seat: int, status: int, sentence: str) -> None:
    async with open_house() as house:
        options = {"mission": "mis_07_long_corridor", "factions": ["ultramarines", "eldar", "chaos"]}
        table = await house.make(HERE, LINK, BOT, game="starquest", options=options)
        answer = await take(house, table, seat)
        assert (answer.status_code, words(answer.json())) == (status, sentence)


async def test_the_links_and_codes_that_were_sent_around_open_a_taken_seat_no_more() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        key = (await take(house, table, 1)).json()["key"]
        assert key != table.keys[1]
        old = house.greet(table.keys[1])
        assert words(await old.hear()) == "server-link-replaced"
        with pytest.raises(Closed):
            await old.hear()
        code = await house.post("/api/claims", {"code": table.codes[1]})
        assert (code.status_code, words(code.json())) == (404, "server-seat-taken")


async def test_a_seats_own_link_still_opens_a_free_seat() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ben = house.greet(table.keys[1], name="Ben")
        assert (await ben.hear("seats"))["seats"][1]["name"] == "Ben"
        assert words((await take(house, table, 1)).json()) == "server-seat-taken"


async def test_other_keys_take_no_seat_and_host_nothing() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        for key in (table.watch, table.host, table.keys[0], table.keys[1], "nothing"):
            answer = await house.post("/api/seats", {"seat": 1}, key)
            assert (answer.status_code, words(answer.json())) == (404, "server-no-such-link")
        for key, status in ((table.watch, 403), (table.door, 403), (table.keys[0], 403), ("nothing", 404)):
            for act in ("bot", "free", "renew"):
                assert (await house.post(f"/api/host/{act}", {"seat": 1}, key)).status_code == status
            assert (await house.post("/api/host/begin", {}, key)).status_code == status


async def test_the_hosts_key_opens_no_table() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        assert words(await house.greet(table.host).hear()) == "server-no-such-link"
        assert (await house.post("/api/tables/mine", {"keys": [table.host]})).json() == []


async def test_a_player_can_ask_the_others_to_wait() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ada = house.greet(table.keys[0])
        await ada.hear("seats")
        ada.say("ready", id="r1", ready=False)
        lobby = await latest(ada, "lobby")
        assert (lobby["holding"], lobby["awaited"]) == ([0], [1])
        ben = house.greet(table.keys[1])
        await ben.hear("lobby")
        await settle()
        assert house.rooms._open[table.match].begun is None
        ada.say("ready", id="r2", ready=True)
        for line in (ada, ben):
            assert (await line.hear("sync"))["seq"] == 0


async def test_a_table_that_waits_for_somebody_waits_after_a_restart_too() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ada = house.greet(table.keys[0])
        ada.say("ready", id="r1", ready=False)
        ben = house.greet(table.keys[1])
        await ben.hear("lobby")
        await settle()
        room = house.rooms._open.pop(table.match)
        await room.close()
        again = house.greet(table.watch)
        lobby = await again.hear("lobby")
        assert (lobby["holding"], lobby["awaited"]) == ([0], [])


async def test_a_spectator_is_neither_ready_nor_renamed() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        eve = house.greet(table.door)
        await eve.hear("seats")
        eve.say("ready", id="r", ready=True)
        assert words(await eve.hear("refused")) == "server-only-watching"
        eve.say("rename", id="n", name="Eve")
        assert words(await eve.hear("refused")) == "server-only-watching"


async def test_a_guest_changes_their_name_before_and_during_the_match() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ada = house.greet(table.keys[0])
        await ada.hear("seats")
        ada.say("rename", id="n1", name="Ada")
        assert (await ada.hear("seats"))["seats"][0]["name"] == "Ada"
        ben, _ = await house.sit(table.keys[1])
        ben.say("rename", id="n2", name="Ben")
        assert (await latest(ada))["seats"][1]["name"] == "Ben"
        ben.say("rename", id="n3", name="\u202e ")
        assert words(await ben.hear("refused")) == "server-name-empty"


async def test_seats_of_one_person_keep_one_name() -> None:
    async with open_house() as house:
        table = await house.table({**HERE, "name": "Ada"}, {**HERE, "name": "Ada"})
        ada, _ = await house.sit(table.keys[0])
        ada.say("rename", id="n", name="Bea")
        assert [seat["name"] for seat in (await ada.hear("seats"))["seats"]] == ["Bea", "Bea"]


async def test_two_people_at_one_screen_keep_two_names() -> None:
    async with open_house() as house:
        table = await house.table({**HERE, "name": "Ada"}, {**HERE, "name": "Ben"})
        ada, _ = await house.sit(table.keys[0])
        ada.say("rename", id="n", name="Ben")
        assert words(await ada.hear("refused")) == "server-name-taken"


async def test_the_host_gives_a_free_seat_to_a_bot() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ada = house.greet(table.keys[0])
        await ada.hear("seats")
        answer = await host(house, table, "bot", seat=1, bot="captain", called={"captain": "Captain"})
        assert answer.json()[1]["kind"] == "bot"
        sync = await ada.hear("sync")
        assert (sync["seats"][1]["name"], sync["seats"][1]["driver"]) == ("Captain", "bot")
        assert words(await house.greet(table.keys[1]).hear()) == "server-link-replaced"
        assert words((await take(house, table, 1)).json()) == "server-seat-taken"


async def test_a_bot_that_does_not_exist_takes_no_seat() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        for act, body in (("bot", {"seat": 1, "bot": "deep"}), ("begin", {"bot": "deep"})):
            assert words((await host(house, table, act, **body)).json()) == "bot-unknown"
        assert words((await host(house, table, "bot", seat=9)).json()) == "server-no-such-seat"


async def test_the_host_begins_with_bots_in_the_free_seats() -> None:
    async with open_house() as house:
        options = {"mission": "mis_07_long_corridor", "factions": ["ultramarines", "eldar", "chaos"]}
        table = await house.make(HERE, LINK, LINK, game="starquest", options=options)
        ada = house.greet(table.keys[0])
        await ada.hear("seats")
        ada.say("ready", id="r", ready=False)
        await ada.hear("done")
        assert (await host(house, table, "begin", called={"overlord": "Overlord"})).status_code == 200
        sync = await ada.hear("sync")
        assert [seat["kind"] for seat in sync["seats"]] == ["here", "bot", "bot"]
        assert [(seat["bot"], seat["name"]) for seat in sync["seats"][1:]] == [
            ("trooper", ""),
            ("overlord", "Overlord"),
        ]
        assert words((await host(house, table, "begin")).json()) == "server-begun"


async def test_nobody_begins_without_the_salt_of_a_person_who_sat_down() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        await take(house, table, 1, "Ben")
        answer = await host(house, table, "begin")
        assert (answer.status_code, words(answer.json())) == (409, "server-salts-missing")
        assert answer.json()["says"]["args"] == {"count": 1}


async def test_the_host_frees_a_seat_and_the_next_person_takes_it() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ben = house.greet((await take(house, table, 1, "Ben")).json()["key"], salt="rain")
        await ben.hear("seats")
        freed = await host(house, table, "free", seat=1)
        assert freed.status_code == 200
        assert await ben.closed() == POLICY_VIOLATION
        assert any("server-seat-freed" in said for said in ben.heard)
        ada = house.greet(table.keys[0])
        lobby = await ada.hear("lobby")
        assert (lobby["seats"][1]["name"], lobby["seats"][1]["claimed"]) == ("", False)
        assert 1 in lobby["awaited"]
        cem, sync = await house.sit(freed.json()["key"], salt="snow", name="Cem")
        assert sync["seats"][1]["name"] == "Cem"
        assert cem.accepted
        assert words((await host(house, table, "free", seat=1)).json()) == "server-begun"


async def test_the_host_opens_a_bots_seat_but_not_one_at_the_own_screen() -> None:
    async with open_house() as house:
        table = await house.make(HERE, BOT)
        assert (await host(house, table, "free", seat=1)).status_code == 200
        assert (await take(house, table, 1, "Ben")).status_code == 200
        assert words((await host(house, table, "free", seat=0)).json()) == "server-seat-at-the-screen"


async def test_a_lost_link_is_replaced_during_the_match_and_the_old_one_is_closed() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        key = (await take(house, table, 1, "Ben")).json()["key"]
        ben, _ = await house.sit(key)
        renewed = await host(house, table, "renew", seat=1)
        assert await ben.closed() == POLICY_VIOLATION
        assert words(await house.greet(key).hear()) == "server-link-replaced"
        _, sync = await house.sit(renewed.json()["key"])
        assert (sync["you"], sync["seats"][1]["name"]) == (1, "Ben")
        for seat, sentence in ((0, "server-seat-no-link"), (7, "server-no-such-seat")):
            assert words((await host(house, table, "renew", seat=seat)).json()) == sentence


async def test_a_ping_is_answered_before_and_after_the_match_begins() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        ada = house.greet(table.keys[0])
        await ada.hear("seats")
        ada.say("ping")
        assert await ada.hear("pong") == {"type": "pong"}


async def test_a_mission_of_a_campaign_has_neither_link_nor_host() -> None:
    async with open_house() as house:
        table = await house.make(HERE, LINK)
        plain = house.rooms._open[table.match].table
        mission = replace(plain, mark=Mark("c", "", "mis_07_long_corridor", ["", ""], ["a", "b"], "w"))
        numbers = [
            [row.seat for row in house.rooms.draw_up(one, SEED)[1] if isinstance(row, StoredKey)]
            for one in (plain, mission)
        ]
        assert numbers == [[0, 1, -1, DOOR, HOST], [0, 1, -1]]
