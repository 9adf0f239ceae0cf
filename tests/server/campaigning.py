"""A campaign on a server inside a test: three factions, missions of one round, random players."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import httpx

from bulkhead.campaign import CampaignVerdict, verify_campaign
from bulkhead.server.table.house import Thinker
from bulkhead.tabletop.game import Offer
from tests.server.house import House, open_house
from tests.server.line import Line

MISSIONS = ["mis_01_hard_dock", "mis_02_dead_signal"]
ADA = {"faction": "ultramarines", "kind": "here", "name": "Ada"}
BO = {"faction": "eldar", "kind": "link", "name": "Bo"}
CHAOS = {"faction": "chaos", "kind": "bot", "bot": "random"}


class Chance(Thinker):
    """A bot that chooses at random."""

    def __init__(self) -> None:
        self._rng = Random(1)

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        return str(self._rng.choice(offer.commands))


class Founded:
    """A campaign that was founded over HTTP."""

    def __init__(self, house: House, made: Any) -> None:
        self.house = house
        self.id: str = made["campaign"]
        self.founder: str = made["key"]
        self.watch: str = made["watch"]
        self.keys = {link["faction"]: link["key"] for link in made["links"]}

    def at(self, house: House) -> "Founded":
        """The same campaign on a restarted server."""
        self.house = house
        return self

    async def status(self, key: str = "") -> Any:
        answer = await self.house.get("/api/campaign", key or self.founder)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def ask(self, what: str, form: Any = None, key: str = "") -> httpx.Response:
        return await self.house.post(f"/api/campaign/{what}", form or {}, key or self.founder)

    async def done(self, what: str, form: Any = None, key: str = "") -> Any:
        """Send a request that must succeed."""
        answer = await self.ask(what, form, key)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def begin(self, salt: str = "", **form: Any) -> Any:
        """Begin the next mission; the founder comes to its table and gives this salt for each seat."""
        for link in (await self.done("begin", form))["running"]["links"]:
            await self.house.stir(link["key"], salt)
        return (await self.status())["running"]

    async def hand_over(self, key: str) -> Line:
        """Join a seat and hand it to its bot."""
        line = self.house.greet(key)
        await line.hear("seats")
        line.say("seat", id="go", driver="bot")
        return line

    async def play_on(self, running: Any, *others: str) -> Any:
        """Let bots play the mission to its end; returns the last message to its spectators."""
        watcher = self.house.greet(running["watch"])
        for key in (*(link["key"] for link in running["links"]), *others):
            await self.hand_over(key)
        heard = await watcher.hear()
        while not heard.get("finished"):
            heard = await watcher.hear()
        return heard

    async def play_mission(self, **form: Any) -> Any:
        """Begin the next mission, play it, and return the campaign's status after it."""
        running = await self.begin(**form)
        others = [
            link["key"] for key in self.keys.values() for link in (await self.status(key))["running"]["links"]
        ]
        await self.play_on(running, *others)
        return await self.status()


@asynccontextmanager
async def campaign_house(**more: Any) -> AsyncIterator[House]:
    async with open_house(thinker=Chance(), **more) as house:
        yield house


async def found(house: House, *seats: Any, **form: Any) -> Founded:
    body = {"name": "The Crown", "missions": MISSIONS, "seats": seats or (ADA, BO, CHAOS), **form}
    answer = await house.post("/api/campaigns", body)
    assert answer.status_code == 201, answer.text
    return Founded(house, answer.json())


def verified(packed: bytes, folder: Path) -> CampaignVerdict:
    """The verdict of `bulkhead verify` on a campaign's archive."""
    with ZipFile(BytesIO(packed)) as archive:
        archive.extractall(folder)
        file = archive.namelist()[0]

    def find(name: str) -> bytes | None:
        path = folder / name
        return path.read_bytes() if path.exists() else None

    return verify_campaign((folder / file).read_bytes(), file, find)
