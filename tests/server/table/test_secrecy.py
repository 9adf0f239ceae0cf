"""Secrets of a table: the other's picks, the seed, the keys. Checked on every byte that was sent."""

import re
from typing import Any

import msgspec
import pytest

from bulkhead.heroes.data.cards import house_cards
from bulkhead.match.fairness import commitment
from tests.server.house import HERE, SEED, House, Table, open_house
from tests.server.line import Line

pytestmark = pytest.mark.anyio

HEROES = [card.id for card in house_cards()]
ADAS = ["donato", "phaello", "victorno", "sanyctus", "ebellius"]
BENS = ["feurran", "dyrael", "aramus", "darrago", "phaello"]
OTHERS = ["aramus", "donato", "dyrael", "sanyctus", "victorno"]


async def draft(house: House, adas: list[str], bens: list[str]) -> tuple[Table, list[Line]]:
    """Both pick, up to Ben's last hero; all viewers ask for everything they can meanwhile."""
    table = await house.table(HERE, HERE, options={"first": "1"}, public=True)
    lines = [(await house.sit(key))[0] for key in (*table.keys.values(), table.watch)]
    for seq, hero in enumerate(adas + bens[:-1]):
        house.time.pass_by(5)
        line = lines[0] if seq < len(adas) else lines[1]
        line.do(f"pick {hero}", seq, f"pick {seq}")
        for one in lines:
            await one.hear("update")
        await line.hear("done")
        for number, one in enumerate(lines):
            one.do(f"place {hero} 1", seq, f"stale {seq} {number}")
            await one.hear("sync")
            one.say("why", id=f"why {seq}", command="pick aramus")
            await one.hear("because")
    return table, lines


async def test_no_viewer_receives_the_others_picks_the_seed_or_a_key() -> None:
    async with open_house(seeds=[SEED]) as house:
        table, (ada, ben, watcher) = await draft(house, ADAS, BENS)
        secrets = {SEED.hex(), *table.keys.values(), table.watch}
        for line in (ada, ben, watcher):
            assert not any(secret in text for secret in secrets for text in line.heard)
        for line, own in ((ada, ADAS), (ben, BENS[:-1]), (watcher, [])):
            said = "".join(_without_offers(text) for text in line.heard)
            assert {hero for hero in HEROES if re.search(rf"\b{hero}\b", said)} == set(own)
        listed = await house.post("/api/tables/mine", {"keys": [table.keys[0]]})
        public = await house.get("/api/tables/public")
        for response in (listed, public):
            assert not any(hero in response.text for hero in HEROES)
            assert SEED.hex() not in response.text


def _without_offers(text: str) -> str:
    """A message without its offers (which name every hero that could be picked)."""
    message = msgspec.json.decode(text)
    message.pop("offer", None)
    return msgspec.json.encode(message).decode()


async def test_armies_are_shown_when_both_are_complete() -> None:
    async with open_house(seeds=[SEED]) as house:
        _, (ada, ben, watcher) = await draft(house, ADAS, BENS)
        await house.act(ben, f"pick {BENS[-1]}", 9)
        for line in (ada, watcher):
            update = await line.hear("update")
            assert update["log"][-1]["event"]["type"] == "ArmiesShown"
            assert sorted(update["view"]["hands"][1]) == sorted(BENS)


@pytest.mark.parametrize("viewer", ["ada", "watcher"])
async def test_different_secrets_give_the_same_bytes(viewer: str) -> None:
    """Twins: two servers with the same seed, at which Ben picks different heroes."""
    heard = []
    for bens in (BENS, OTHERS):
        async with open_house(seeds=[SEED]) as house:
            table, lines = await draft(house, ADAS, bens)
            line = lines[0] if viewer == "ada" else lines[2]
            heard.append([text.replace(table.match, "MATCH") for text in line.heard])
    assert heard[0] == heard[1]
    assert len(heard[0]) >= 3 * 9


async def test_different_seeds_give_the_same_bytes_but_for_the_commitment() -> None:
    heard = []
    for seed in (SEED, b"\x08" * 32):
        async with open_house(seeds=[seed]) as house:
            table, lines = await draft(house, ADAS, BENS)
            assert any(commitment(seed) in text for text in lines[1].heard)
            heard.append(
                [text.replace(table.match, "M").replace(commitment(seed), "C") for text in lines[1].heard]
            )
    assert heard[0] == heard[1]


async def test_the_seed_is_revealed_with_the_last_command_and_not_before() -> None:
    async with open_house(seeds=[SEED]) as house:
        table = await house.table(options={"first": "1", "turn-limit": 1})
        ada, start = await house.sit(table.keys[0])
        ben, _ = await house.sit(table.keys[1])
        now: Any = start
        offer = start["offer"]
        while not now["finished"]:
            assert not any(SEED.hex() in text for text in ada.heard + ben.heard)
            house.time.pass_by(1)
            (ada, ben)[now["waiting"]].do(offer["answers"][0]["text"], now["seq"])
            updates = [await line.hear("update") for line in (ada, ben)]
            now = updates[0]
            offer = updates[0]["offer"] or updates[1]["offer"]
        assert now["seed"] == SEED.hex()
        assert commitment(bytes.fromhex(now["seed"])) == start["commitment"]
