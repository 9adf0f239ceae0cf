"""Before the match: free seats, names, salts. The match begins when the last seat is taken."""

import pytest

from bulkhead.match.fairness import commitment
from tests.server.house import HERE, LINK, SEED, open_house, words

pytestmark = pytest.mark.anyio


async def test_a_match_waits_for_every_seat_and_the_commitment_stands_before_the_salts() -> None:
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
        for line, you in ((ben, 1), (ada, 0), (watcher, -1)):
            sync = await line.hear("sync")
            assert (sync["you"], sync["seq"], sync["salts"]) == (you, 0, ["tea", "rain"])
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


async def test_the_first_client_at_a_seat_sets_its_name_and_salt() -> None:
    async with open_house() as house:
        table = await house.table(LINK, LINK)
        first = house.greet(table.keys[0], name="Ada", salt="tea")
        await first.hear("seats")
        second = house.greet(table.keys[0], name="Mallory", salt="poison")
        await second.hear("seats")
        _, sync = await house.sit(table.keys[1])
        assert (sync["seats"][0]["name"], sync["salts"]) == ("Ada", ["tea", ""])
        _, later = await house.sit(table.keys[1], name="Mallory", salt="poison")
        assert (later["seats"][1]["name"], later["salts"]) == ("", ["tea", ""])


@pytest.mark.parametrize("salt", ["line\nbreak", "\x00", "\u202e"])
async def test_a_salt_that_cannot_be_printed_is_ignored(salt: str) -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        _, sync = await house.sit(table.keys[1], salt=salt)
        assert sync["salts"] == ["", ""]


async def test_salts_change_the_dice() -> None:
    rolls = []
    for salt in ("tea", "rain"):
        async with open_house(seeds=[SEED]) as house:
            table = await house.table(
                HERE, LINK, position="donato5/phaello4/victorno3/sanyctus2/ebellius1 "
                "darrago0/dyrael1/aramus2/feurran1/phaello1 1 roll - - t21 f1 g1 -"
            )  # fmt: skip
            ada = house.greet(table.keys[0])
            await ada.hear("lobby")
            await house.sit(table.keys[1], salt=salt)
            rolls.append((await house.act(ada, "roll", 0))["log"][0]["event"]["faces"])
    assert rolls[0] != rolls[1]


async def test_a_seat_is_handed_to_its_guest_by_a_code() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        claimed = (await house.post("/api/claims", {"code": table.codes[1]})).json()
        _, sync = await house.sit(claimed["key"], name="Ben")
        assert (sync["you"], sync["seats"][1]["name"]) == (1, "Ben")
