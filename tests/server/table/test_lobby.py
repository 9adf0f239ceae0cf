"""Before the match: free seats and names. The match begins when everybody has come."""

import pytest

from bulkhead.match.fairness import commitment, naming
from tests.server.house import HERE, LINK, SEED, open_house, words

pytestmark = pytest.mark.anyio


async def test_a_match_waits_for_every_seat() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(LINK, {"kind": "link", "name": "Guest"}, options={"rows": 5})
        watcher = house.greet(table.watch)
        lobby = await watcher.hear()
        assert (lobby["type"], lobby["you"], lobby["options"]) == ("lobby", -1, {"rows": 5})
        assert lobby["commitment"] == commitment(SEED)
        assert [seat["claimed"] for seat in lobby["seats"]] == [False, False]

        ada = house.greet(table.keys[0], name="Ada", salt="tea")
        assert (await ada.hear())["type"] == "lobby"
        assert [seat["name"] for seat in (await ada.hear("seats"))["seats"]] == ["Ada", "Guest"]

        ben = house.greet(table.keys[1], salt="rain")
        salts = [naming("tea", commitment(SEED)), naming("rain", commitment(SEED))]
        for line, you in ((ben, 1), (ada, 0), (watcher, -1)):
            sync = await line.hear("sync")
            assert (sync["you"], sync["seq"], sync["salts"]) == (you, 0, salts)
            assert sync["commitment"] == lobby["commitment"]
            assert [seat["name"] for seat in sync["seats"]] == ["Ada", "Guest"]


async def test_nothing_can_be_played_before_it_begins() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        ada = house.greet(table.keys[0])
        await ada.hear("seats")
        ada.do("pick donato", 0)
        assert (await ada.hear())["type"] == "lobby"
        ada.say("undo", id="u", seq=0)
        assert (await ada.hear())["type"] == "lobby"
        ada.say("why", id="w", command="pick donato")
        because = await ada.hear()
        assert (because["legal"], words(because)) == (False, "server-not-begun")
        ada.say("resync")
        assert (await ada.hear())["type"] == "lobby"
        ada.say("say", id="s", text="anybody there?")
        assert (await ada.hear("said"))["chat"]["text"] == "anybody there?"


async def test_a_spectator_takes_no_seat() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        for _ in range(3):
            assert (await house.greet(table.watch, name="Eve").hear())["type"] == "lobby"


async def test_the_first_client_at_a_seat_sets_its_name() -> None:
    async with open_house() as house:
        table = await house.table(LINK, LINK)
        first = house.greet(table.keys[0], name="Ada")
        await first.hear("seats")
        second = house.greet(table.keys[0], name="Mallory")
        await second.hear("seats")
        _, sync = await house.sit(table.keys[1])
        assert sync["seats"][0]["name"] == "Ada"
        _, later = await house.sit(table.keys[1], name="Mallory")
        assert later["seats"][1]["name"] == ""


async def test_a_seat_is_handed_to_its_guest_by_a_code() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        claimed = (await house.post("/api/claims", {"code": table.codes[1]})).json()
        _, sync = await house.sit(claimed["key"], name="Ben")
        assert (sync["you"], sync["seats"][1]["name"]) == (1, "Ben")
