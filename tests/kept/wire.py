"""Short matches over the wire: each message to the server, and each message that comes back, byte for byte.

The server runs inside the test, its clock stands still, its bots take the first answer and its seeds are fixed. So the
same messages get the same answers. Only the id of the match and the keys of its seats are random; names replace them.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from tests.server.house import House, Table, open_house
from tests.server.line import Line

WATCH = -1
SECONDS = 0.5
"""Between two messages to the server."""


class Said(Struct, frozen=True):
    """A viewer's message to the server, as JSON, and the messages that each viewer receives."""

    seat: int
    text: str
    heard: dict[int, list[str]] = {}


class Asked(Struct, frozen=True):
    """An address read with a viewer's key, and the answer."""

    seat: int
    path: str
    answer: str


class Transcript(Struct, frozen=True):
    form: dict[str, Any]
    """The table as it was asked for."""
    said: list[Said]
    asked: list[Asked]


class Company:
    """A table, with one connection for each seat and one for a spectator."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.lines: dict[int, Line] = {}
        self._names = {table.match: "MATCH"}
        for seat, key in self.keys.items():
            self._names[key] = f"KEY {seat}"

    @property
    def keys(self) -> dict[int, str]:
        return {**self.table.keys, WATCH: self.table.watch}

    async def say(self, seat: int, text: str) -> Said:
        """Send a message, wait until the server is idle, and collect the messages that each viewer received."""
        self.house.time.pass_by(SECONDS)
        if seat not in self.lines:
            self.lines[seat] = self.house.line()
        before = {one: len(line.heard) for one, line in self.lines.items()}
        self.lines[seat].say_text(self._real(text))
        await self._quiet()
        heard = {
            one: [self.named(message) for message in line.heard[before[one] :]]
            for one, line in self.lines.items()
        }
        return Said(seat, text, {one: messages for one, messages in heard.items() if messages})

    async def ask(self, seat: int, path: str) -> Asked:
        response = await self.house.get(path, self.keys[seat])
        assert response.status_code == 200, response.text
        return Asked(seat, path, self.named(response.text))

    def named(self, text: str) -> str:
        """The text with names in place of random ids and keys."""
        for drawn, name in self._names.items():
            text = text.replace(drawn, name)
        return text

    def _real(self, text: str) -> str:
        for drawn, name in self._names.items():
            text = text.replace(name, drawn)
        return text

    async def _quiet(self) -> None:
        """Wait until the server is idle. The store answers in order: after its answer, and some turns of the loop,
        all is done."""
        heard = -1
        while heard != (heard := sum(len(line.heard) for line in self.lines.values())):
            for _ in range(3):
                await self.house.rooms.store.timed()
                for _ in range(60):
                    await asyncio.sleep(0)


AFTERWARDS = ("/api/story", "/api/replay")
"""Addresses that can be read when a match is over."""


async def replay(kept: Transcript) -> Transcript:
    """Send the same messages again."""
    async with open_house() as house:
        company = Company(house, await _begun(house, kept))
        said = [await company.say(one.seat, one.text) for one in kept.said]
        asked = [await company.ask(one.seat, one.path) for one in kept.asked]
    return Transcript(kept.form, said, asked)


async def _begun(house: House, kept: Transcript) -> Table:
    """The table with the salts of the first answer: earlier versions took them before the commitment was shown."""
    first = kept.said[0]
    salts = msgspec.json.decode(first.heard[first.seat][0])["salts"]
    table = await house.make(*kept.form["seats"], **{k: v for k, v in kept.form.items() if k != "seats"})
    room = await house.rooms.room(table.match)
    for seat, salt in enumerate(salts):
        room.table = room.table.with_seat(seat, given_salt=salt)
    await house.rooms.open_up(room)
    return table


# Recording


async def record(
    form: dict[str, Any], asides: tuple[tuple[int, str], ...], after: int, most: int
) -> Transcript:
    """Play random answers, and send every kind of message now and then."""
    rng = Random(str(form))
    async with open_house() as house:
        company = Company(house, await house.table(**form))
        said: list[Said] = []
        views: dict[int, Any] = {}

        async def say(seat: int, kind: str, **fields: Any) -> None:
            text = msgspec.json.encode({"type": kind, **fields}).decode()
            said.append(await company.say(seat, text))
            for viewer, messages in said[-1].heard.items():
                for message in map(msgspec.json.decode, messages):
                    if message["type"] in ("sync", "update"):
                        views[viewer] = message

        for seat in company.keys:
            await say(seat, "hello", key=f"KEY {seat}")
        people = [seat for seat in company.keys if seat != WATCH]
        for number in range(most):
            now = views[WATCH]
            if now["finished"]:
                break
            seat = now["waiting"]
            answers = [answer["text"] for answer in views[seat]["offer"]["answers"]]
            await say(seat, "do", id=f"d{number}", seq=views[seat]["seq"], command=rng.choice(answers))
            other = rng.choice(people)
            if number % 9 == 0:
                await say(other, "why", id=f"w{number}", command=rng.choice(answers))
            if number % 11 == 0:
                back = seat if number % 2 else other
                await say(back, "undo", id=f"u{number}", seq=views[back]["seq"])
            if number % 13 == 0:
                await say(other, "asides", id=f"a{number}")
                await say(other, "survey", id=f"s{number}", about="chart")
            if number % 17 == 0:
                await say(other, "do", id=f"x{number}", seq=views[other]["seq"], command="dance")
                await say(other, "say", id=f"c{number}", text=f"well, number {number} ☕")
            if number % 23 == 0:
                await say(other, "resync")
                await say(other, "advise", id=f"v{number}")
            if number > after and number % 4 == 1 and asides:
                (speaker, words), asides = asides[0], asides[1:]
                await say(speaker, "do", id=f"o{number}", seq=views[speaker]["seq"], command=words)
        await say(people[0], "seat", id="away", driver="bot")
        await say(people[0], "seat", id="back", driver="human")
        finished = views[WATCH]["finished"]
        asked = [await company.ask(WATCH, f"/api/games/{form['game']}/aids")]
        for path in AFTERWARDS if finished else ():
            asked += [await company.ask(seat, path) for seat in company.keys]
    return Transcript(form, said, asked)


MATCHES: dict[str, tuple[dict[str, Any], tuple[tuple[int, str], ...], int, int]] = {
    "heroes": (
        {
            "game": "heroes",
            "seats": [
                {"kind": "here", "name": "Ada", "salt": "tea"},
                {"kind": "here", "name": "Ben ☕"},
            ],
            "options": {"rows": 3, "turn-limit": 8, "first": "1"},
            "move_seconds": 600,
        },
        (),
        0,
        10_000,
    ),
    "starquest": (
        {
            "game": "starquest",
            "seats": [
                {"kind": "here", "name": "Ada"},
                {"kind": "here", "name": "Bo", "salt": "rain"},
                {"kind": "bot", "bot": "overlord"},
            ],
            "options": {
                "factions": ["ultramarines", "eldar", "chaos"],
                "mission": "mis_01_hard_dock",
                "dispute-roll": True,
            },
        },
        (
            (1, "instruct dodge never"),
            (0, "pledge eldar secret"),
            (1, "accept 11"),
            (1, "pledge chaos public"),
            (0, "trigger begins chaos"),
            (1, "instruct overwatch hold"),
        ),
        45,
        110,
    ),
    "starquest-first-steps": (
        {
            "game": "starquest",
            "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}],
            "options": {"factions": ["imperial_fists", "chaos"], "mission": "mis_00_first_steps"},
            "public": True,
        },
        ((0, "instruct dodge if-harmful"), (1, "instruct reveal nearest")),
        20,
        10_000,
    ),
}
"""The tables that were recorded: the form, what is said aside by which seat and
after how many answers, and how many answers are given at most."""
