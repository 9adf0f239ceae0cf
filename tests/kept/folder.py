"""Makes a data folder with matches of every kind: a server process, and clients over HTTP and sockets."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from httpx import Client
from msgspec import Struct

from tests.kept.brought import MID_GAME
from tests.server.server_process import PATIENCE, ServerProcess, Talk, stir

HERE, LINK, BOT = {"kind": "here"}, {"kind": "link"}, {"kind": "bot"}
WATCH = -1
SEEDS = tuple(f"{number:02x}" * 32 for number in range(1, 20))
DAY = 86_400
MISSIONS = ["mis_01_hard_dock", "mis_02_dead_signal", "mis_03_headhunt"]


class KeptTable(Struct, frozen=True):
    """A table, and the last Sync of each viewer."""

    match: str
    keys: dict[int, str]
    """Of the seats; of the spectators under -1."""
    syncs: dict[int, Any]
    """By seat; empty where the match has not begun."""
    code: str = ""
    """The code of a seat that is still free."""


class KeptCampaign(Struct, frozen=True):
    """A campaign, and its status for each holder of a link."""

    statuses: dict[str, Any]
    """By key, the founder's first."""
    running: KeptTable


class KeptFolder(Struct, frozen=True):
    tables: dict[str, KeptTable]
    campaign: KeptCampaign | None = None


@contextmanager
def serving(data: Path) -> Iterator[ServerProcess]:
    seeds = [word for seed in SEEDS for word in ("--seed", seed)]
    with ServerProcess(data, "--bot-pause", "0", "--pace", "1000", *seeds) as server:
        yield server
        server.stop()


def ask(server: ServerProcess, path: str, body: Any = None, key: str = "") -> Any:
    """The answer to a GET, or to a POST where there is a body."""
    headers = {"X-Bulkhead-Key": key} if key else {}
    with Client(base_url=server.url, timeout=PATIENCE, headers=headers) as http:
        response = http.get(path) if body is None else http.post(path, json=body)
    assert response.status_code in (200, 201), response.text
    return response.json()


class Party:
    """The human players of a table: one socket for each seat, and one for a spectator."""

    def __init__(
        self, server: ServerProcess, keys: dict[int, str], match: str, salts: dict[int, str] | None = None
    ) -> None:
        salts = salts or {}
        self.match, self.keys = match, keys
        for seat, key in keys.items():
            if seat != WATCH:
                stir(server.url, key, salts.get(seat, ""))
        self.talks = {seat: server.sit(key) for seat, key in keys.items()}
        self._rng = Random(len(keys))
        self._ids = count(1)

    @classmethod
    def made(
        cls, server: ServerProcess, *seats: Any, salts: dict[int, str] | None = None, **form: Any
    ) -> Party:
        table = ask(server, "/api/tables", {"game": "heroes", "seats": seats, **form})
        keys = {link["seat"]: link["key"] for link in table["links"]}
        return cls(server, {**keys, WATCH: table["watch"]}, table["match"], salts)

    def look(self, seat: int) -> Any:
        """The Sync of a viewer."""
        self.talks[seat].say("resync")
        return self.talks[seat].hear("sync")

    def request(self, seat: int, kind: str, **fields: Any) -> Any:
        """Send a request and return its answer."""
        id_ = f"k{next(self._ids)}"
        talk: Talk = self.talks[seat]
        talk.say(kind, id=id_, **fields)
        while (answer := talk.next()).get("id") != id_ and answer["type"] != "sync":
            pass
        return answer

    def do(self, seat: int, command: str) -> Any:
        """Give a command; repeat it if another entry came first."""
        answer = {"type": "sync"}
        while answer["type"] == "sync":
            answer = self.request(seat, "do", seq=self.look(seat)["seq"], command=command)
        assert answer["type"] == "done", answer
        return answer

    def next_decision(self) -> Any:
        """Wait for the bots. Returns the Sync of the player who decides, or the spectator's when the game is over."""
        while True:
            sync = self.look(WATCH)
            if sync["finished"]:
                return sync
            if sync["waiting"] in self.talks:
                decides = self.look(sync["waiting"])
                if decides["offer"]:
                    return decides
            time.sleep(0.02)

    def play(self, commands: int = 10_000) -> Party:
        """Choose random answers: this many, or until the game is over."""
        for _ in range(commands):
            sync = self.next_decision()
            if sync["finished"]:
                break
            answers = sync["offer"]["answers"]
            command = self._rng.choice(answers)["text"]
            answer = self.request(sync["you"], "do", seq=sync["seq"], command=command)
            assert answer["type"] in ("done", "sync"), answer
        return self

    def wait_for_the_end(self) -> Party:
        while not self.look(WATCH)["finished"]:
            time.sleep(0.1)
        return self

    def leave(self) -> KeptTable:
        """Record the table as it stands."""
        self.next_decision()
        return KeptTable(self.match, self.keys, {seat: self.look(seat) for seat in self.talks})


# The tables


def heroes(server: ServerProcess) -> Iterator[tuple[str, KeptTable]]:
    """Tables of Heroes: played, timed, finished, and one that waits for its second player."""
    live = Party.made(server, {**HERE, "name": "Ada"}, {**HERE, "name": "Ben ☕"}, salts={0: "tea"})
    live.play(45)
    live.request(0, "say", text="see you tomorrow")
    live.request(1, "say", text="à demain")
    yield "heroes-live", live.leave()
    back = Party.made(server, HERE, HERE, options={"first": "1", "rows": 3})
    for command in ("pick donato", "pick phaello"):
        back.do(0, command)
    back.request(0, "undo", seq=2)
    yield "heroes-taken-back", back.leave()
    timed = Party.made(
        server, HERE, HERE, position=MID_GAME, move_seconds=DAY, game_seconds=10 * DAY, public=True
    )
    yield "heroes-timed", timed.play(8).leave()
    bots = Party.made(server, {**HERE, "name": "Ada"}, {**BOT, "bot": "captain"}, options={"rows": 3})
    yield "heroes-captain", bots.play(25).leave()
    finished = Party.made(server, HERE, HERE, position=MID_GAME, options={"turn-limit": 7})
    finished.play()
    following = ask(server, "/api/rematch", {}, finished.keys[0])
    assert following["seat"] == 0
    yield "heroes-finished", finished.leave()
    made = ask(server, "/api/tables", {"game": "heroes", "seats": [HERE, LINK], "options": {"rows": 5}})
    (code,) = (link["code"] for link in made["links"] if link["code"])
    keys = {link["seat"]: link["key"] for link in made["links"]}
    yield "heroes-waiting", KeptTable(made["match"], {**keys, WATCH: made["watch"]}, {}, code)


def starquest(server: ServerProcess) -> Iterator[tuple[str, KeptTable]]:
    """Tables of Starquest: with bots, pacts, standing answers and clocks, and a finished mission."""
    factions = ["ultramarines", "eldar", "legion", "chaos"]
    several = Party.made(
        server,
        {**HERE, "name": "Ada"},
        {**HERE, "name": "Bo"},
        BOT,
        {**BOT, "bot": "overlord"},
        salts={1: "rain"},
        game="starquest",
        options={"factions": factions, "mission": "mis_02_dead_signal", "over-stays": True},
    )
    several.play(40)
    several.do(0, "instruct dodge never")
    several.do(0, "pledge eldar secret")
    several.do(1, "trigger begins chaos")
    yield "starquest-several", several.play(12).leave()
    timed = Party.made(
        server,
        {**HERE, "name": "Cy"},
        {**HERE, "name": "Di"},
        game="starquest",
        options={"factions": ["imperial_fists", "chaos"], "mission": "mis_s1_cold_lock"},
        move_seconds=DAY,
        public=True,
    )
    timed.play(30)
    timed.do(0, "instruct dodge if-harmful")
    timed.do(1, "instruct reveal nearest")
    yield "starquest-timed", timed.leave()
    finished = Party.made(
        server,
        HERE,
        BOT,
        game="starquest",
        options={"factions": ["imperial_fists", "chaos"], "mission": "tutorial"},
    )
    finished.play(20)
    finished.request(0, "seat", driver="bot")
    yield "starquest-finished", finished.wait_for_the_end().leave()


def campaign(server: ServerProcess) -> KeptCampaign:
    """A campaign with one finished mission, and in the middle of the second."""
    seats = [
        {"faction": "ultramarines", "kind": "here", "name": "Ada"},
        {"faction": "eldar", "kind": "link", "name": "Bo"},
        {"faction": "chaos", "kind": "bot", "bot": "overlord"},
    ]
    made = ask(server, "/api/campaigns", {"name": "The Crown", "missions": MISSIONS, "seats": seats})
    founder, links = made["key"], [link["key"] for link in made["links"]]
    party = _mission(server, founder, links)
    for seat in party.keys:
        if seat != WATCH:
            party.request(seat, "seat", driver="bot")
    party.wait_for_the_end()
    while not ask(server, "/api/campaign", key=founder)["history"]:
        time.sleep(0.1)
    party = _mission(server, founder, links).play(25)
    table = party.leave()
    statuses = {key: ask(server, "/api/campaign", key=key) for key in (founder, *links, made["watch"])}
    return KeptCampaign(statuses, table)


def _mission(server: ServerProcess, founder: str, links: list[str]) -> Party:
    """Begin the next mission; all players join its table."""
    running = ask(server, "/api/campaign/begin", {}, founder)["running"]
    keys = {link["seat"]: link["key"] for link in running["links"]}
    for key in links:
        for link in ask(server, "/api/campaign", key=key)["running"]["links"]:
            keys[link["seat"]] = link["key"]
    arrivals = dict(sorted(keys.items(), reverse=True))
    return Party(server, {**arrivals, WATCH: running["watch"]}, running["match"], {0: "tea"})
