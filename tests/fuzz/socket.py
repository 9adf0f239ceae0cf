"""`python -m tests.fuzz.socket --messages 100000`: a fuzz test of the sockets, at tables of Heroes and of Starquest.

Matches are played while legal, illegal, stale, repeated, foreign, truncated and altered commands arrive from
several tabs, in any order, with broken connections in between. After every few messages everything received is
checked (it can be decoded and reveals no secret), and after every match the stored entries are replayed and must
agree with what all viewers were sent.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from bulkhead import GAMES
from bulkhead.match import Did, Header, Session, verify
from bulkhead.match.entries import Undone, read_entry, read_move, write_entry
from bulkhead.server.table.messages import ClientMessage, Do, ServerMessage, Undo
from bulkhead.tabletop.game import viewer_of
from bulkhead.tabletop.refusals import Mistake
from tests.fuzz.arenas import ARENAS, Arena
from tests.fuzz.mischief import MISCHIEF, ODD_TEXTS, encode
from tests.server.house import House, Table, open_house
from tests.server.line import PATIENCE, Closed, Line

AT_MOST_AT_ONCE = 6
MESSAGES_A_MATCH = 800
EXPECTED_CODES = {1008, 1013}
"""Policy violation, try again later; never 1011, an internal error."""

_server_messages = msgspec.json.Decoder(ServerMessage)
_client_messages = msgspec.json.Decoder(ClientMessage)


class Summary(Struct):
    """Counts of what was done, to show that the test did something."""

    messages: int = 0
    matches: int = 0
    finished: int = 0
    entries: int = 0
    received: int = 0
    kinds: Counter[str] = Counter()
    """What was sent."""
    answers: Counter[str] = Counter()
    closed: Counter[int] = Counter()


class Alarm(logging.Handler):
    """Fails the test on any warning or error in the log: of the server, its parts, or the event loop."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(self.format(record))


class Tab:
    """One open socket, with what it must receive."""

    def __init__(self, line: Line, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.seq = -1
        """The last entry that it was sent."""
        self.offer: list[str] = []
        self.asides: list[str] = []
        """The asides that it was told are allowed."""
        self.begun = False


class MatchUnderFire:
    """One match, its tabs, and everything that was sent to it."""

    def __init__(
        self, house: House, arena: Arena, table: Table, seed: bytes, rng: Random, summary: Summary
    ) -> None:
        self.house = house
        self.arena = arena
        self.table = table
        self.seed = seed
        self.rng = rng
        self.summary = summary
        self.keys = {**table.keys, -1: table.watch}
        self.secrets = [*self.keys.values(), *table.codes.values()]
        self.tabs: list[Tab] = []
        self.sent: dict[int, list[Do | Undo]] = {seat: [] for seat in self.keys}
        """Well-formed commands that a viewer sent, any number of times."""
        self.acknowledged: dict[tuple[int, str], int] = {}
        self.commitment = ""
        self.finished = False
        self.number = 0

    # Connecting and leaving

    async def open(self, seat: int) -> Tab:
        line = self.house.line(address=f"198.51.100.{self.rng.randrange(250)}")
        line.salt = str(self.rng.random())
        line.say("hello", key=self.keys[seat], name=self.rng.choice(ODD_TEXTS)[:32])
        tab = Tab(line, seat)
        self.tabs.append(tab)
        return tab

    async def keep_open(self) -> None:
        """Keep a tab for each seat, two for the first one, and a spectator."""
        before = len(self.tabs)
        for seat in self.keys:
            wanted = 2 if seat == 0 else 1
            for _ in range(wanted - sum(tab.seat == seat for tab in self.tabs)):
                await self.open(seat)
        await self.quiet()
        if len(self.tabs) > before:
            # New tabs give their salts once they have seen the commitment; then everybody hears what that brings.
            await self.quiet()
            await self.quiet()

    def close(self, tab: Tab) -> None:
        self.tabs.remove(tab)
        tab.line.hang_up()

    # Sending

    def send(self, tab: Tab) -> None:
        """Send one random message."""
        kind = self.rng.choices(list(_KINDS), list(_KINDS.values()))[0]
        self.summary.kinds[kind] += 1
        self.summary.messages += 1
        message = self._message(tab, "legal" if kind in ("mischief", "bytes") else kind)
        if kind == "bytes":
            tab.line.say_bytes(encode(message).encode())
        elif kind == "mischief":
            text = self.rng.choice(MISCHIEF)(self.rng, message)
            tab.line.say_text(text)
            self._note(tab.seat, text)
        else:
            tab.line.say_text(encode(message))
            self._note(tab.seat, encode(message))

    def _note(self, seat: int, text: str) -> None:
        """Remember a command: an altered message may still be valid, or be another command."""
        try:
            message = _client_messages.decode(text)
        except (ValueError, RecursionError):
            return
        if isinstance(message, Do | Undo):
            self.sent[seat].append(message)

    def _message(self, tab: Tab, kind: str) -> dict[str, Any]:
        rng = self.rng
        self.number += 1
        id_ = f"m{self.number}"
        do = {"type": "do", "id": id_, "seq": tab.seq, "command": rng.choice(tab.offer or ["roll"])}
        mine = self.sent[tab.seat]
        theirs = self.sent[rng.choice(list(self.keys))]
        if kind == "stale":
            return {**do, "seq": tab.seq + rng.choice((-3, -1, 1, 2, 10**6))}
        if kind == "again" and mine:
            return _plain(rng.choice(mine[-20:]))
        if kind == "id again" and mine:
            return {**do, "id": rng.choice(mine[-20:]).id}
        if kind == "another's" and theirs:
            return {**_plain(rng.choice(theirs[-20:])), "seq": tab.seq}
        if kind == "nonsense":
            words = rng.choices((*self.arena.words, *ODD_TEXTS), k=rng.randint(1, 4))
            return {**do, "command": (" ".join(words) or "?")[:200]}
        if kind == "undo":
            return {"type": "undo", "id": id_, "seq": tab.seq}
        if kind == "why":
            return {"type": "why", "id": id_, "command": do["command"]}
        if kind == "chat":
            return {"type": "say", "id": id_, "text": rng.choice(ODD_TEXTS)[:400] or "?"}
        if kind == "seat":
            return {"type": "seat", "id": id_, "driver": rng.choice(("bot", "human", "human", "human"))}
        if kind == "hello":
            return {"type": "hello", "key": rng.choice(list(self.keys.values()))}
        if kind == "salt":
            named = rng.choice((self.commitment, self.commitment[1:], ""))
            return {"type": "salt", "id": id_, "commitment": named, "salt": rng.choice(ODD_TEXTS)[:64]}
        if kind == "resync":
            return {"type": "resync"}
        if kind == "survey":
            return {"type": "survey", "id": id_, "about": rng.choice((*self.arena.surveys, do["command"]))}
        if kind == "shown":
            # Nobody holds the bots up here: no time passes.
            return {"type": "shown", "seq": do["seq"], "next": "skip"}
        if kind in ("asides", "advise"):
            return {"type": kind, "id": id_}
        if kind == "aside" and tab.asides:
            return {**do, "command": rng.choice(tab.asides)}
        return do

    # Receiving

    async def quiet(self) -> None:
        """Wait until every socket has answered everything: a question sent last is answered last."""
        self.number += 1
        last = f"quiet{self.number}"
        for tab in list(self.tabs):
            tab.line.say("why", id=last, command="act")
        await asyncio.gather(*(self._hear_until(tab, last) for tab in list(self.tabs)))

    async def _hear_until(self, tab: Tab, last: str) -> None:
        passing = asyncio.ensure_future(self._let_time_pass())
        code = 0
        try:
            while True:
                message = await tab.line.hear()
                self.judge(tab, message, tab.line.last)
                if message["type"] == "because" and message["id"] == last:
                    return
        except Closed as closed:
            code = closed.code
        finally:
            passing.cancel()
        self.summary.closed[code] += 1
        assert code in EXPECTED_CODES, code
        await tab.line.conversation
        self.tabs.remove(tab)

    async def _let_time_pass(self) -> None:
        """Let time pass for tabs above their rate limit, which are read slowly."""
        while True:
            self.house.time.pass_by(0.05)
            await asyncio.sleep(0)

    def judge(self, tab: Tab, message: dict[str, Any], text: str) -> None:
        self.summary.received += 1
        self.summary.answers[message["type"]] += 1
        _server_messages.decode(text)
        for secret in self.secrets:
            assert secret not in text, f"a key was told: {text}"
        if "seed" in message:
            assert message["seed"] == (self.seed.hex() if message["finished"] else ""), text
        if message["type"] not in ("sync", "update", "lobby") or not message.get("finished"):
            assert self.seed.hex() not in text, text
        if message["type"] in ("sync", "lobby"):
            self.commitment = self.commitment or message["commitment"]
            assert message["commitment"] == self.commitment
            assert message["you"] == tab.seat
        if message["type"] in ("sync", "update"):
            self._judge_news(tab, message)
        if message["type"] == "may-also":
            tab.asides = [answer["text"] for answer in message["answers"]]
        if message["type"] == "advised":
            assert message["seq"] != tab.seq or message["command"] in tab.offer, message
        if message["type"] == "done" and message["id"].startswith("m"):
            known = self.acknowledged.setdefault((tab.seat, message["id"]), message["seq"])
            commands = [one for one in self.sent[tab.seat] if one.id == message["id"]]
            assert known == message["seq"] or not commands, f"{message} was {known} before"

    def _judge_news(self, tab: Tab, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            since = message.get("since", message["seq"] - 1)
            assert since == tab.seq < message["seq"], f"{tab.seq} was followed by {message}"
        assert message["seq"] >= tab.seq
        tab.seq, tab.begun = message["seq"], True
        self.finished = message["finished"]
        offer = message["offer"]
        assert (offer is not None) == (message["waiting"] == tab.seat and tab.seat >= 0)
        tab.offer = [answer["text"] for answer in offer["answers"]] if offer else []
        view = message["view"]
        assert view["viewer"] == tab.seat
        self.arena.look(view, tab.seat)
        for line in message["log"]:
            self.arena.hear(line["event"], tab.seat)

    # The end

    async def check(self) -> None:
        """Check that the stored entries, replayed, are what was acknowledged and what all viewers see."""
        if self.rng.random() < 0.5:
            await self._put_back()
        await self.keep_open()
        room = await self.house.rooms.room(self.table.match)
        # Bots and clocks wait while the test holds the room's lock.
        async with room.lock:
            shadow = await self._shadow()
            if shadow is None:
                assert room.begun is None
                return
            assert room.session.log() == shadow.log()
            assert self.arena.game.dump(room.session.state) == self.arena.game.dump(shadow.state)
        await self._check_views(shadow)
        if shadow.result is not None:
            self.summary.finished += 1
            verdict = verify(shadow.log(), "shadow", GAMES, promised=self.commitment)
            assert verdict.ok, verdict

    async def _shadow(self) -> Session | None:
        """Replay the stored match; every entry was requested once, and every acknowledgement is stored."""
        store = self.house.rooms.store
        stored = await store.match(self.table.match)
        assert stored is not None
        if not stored.header:
            return None
        header = read_entry(stored.header)
        assert isinstance(header, Header)
        shadow = Session(self.arena.game, header, self.seed)
        requests: set[str] = set()
        for number, entry in enumerate(await store.entries(self.table.match)):
            move = read_move(entry.line)
            assert entry.n == number
            if number:
                shadow.repeat(move)
                assert entry.request not in requests, f"{entry.request} was played twice"
                if entry.request:  # of several entries of one undo, the last has it
                    requests.add(entry.request)
                    self._check_request(entry.request, entry.n, move, shadow)
            assert write_entry(shadow.steps[-1].entry) == entry.line
        for (seat, id_), seq in self.acknowledged.items():
            asked = any(one.id == id_ for one in self.sent[seat])
            kept = f"{seat}|{id_}" in requests
            assert kept or not asked, f"{seat}|{id_} was acknowledged as {seq} and is gone"
        self.summary.entries += shadow.course.moves
        return shadow

    async def _put_back(self) -> None:
        """Disconnect all tabs; the next one finds the match loaded from the store."""
        lines = [tab.line for tab in self.tabs]
        for tab in list(self.tabs):
            self.close(tab)
        passing = asyncio.ensure_future(self._let_time_pass())
        await asyncio.gather(*(line.conversation for line in lines))
        passing.cancel()
        rooms = self.house.rooms
        if rooms._open[self.table.match].table.limit.any:
            return
        async with asyncio.timeout(PATIENCE):
            # A bot that plays on keeps the room busy, but not all the time.
            while rooms.count:
                self.house.time.pass_by(3600)
                await rooms.tidy()
                await asyncio.sleep(0)

    def _check_request(self, request: str, n: int, move: Any, shadow: Session) -> None:
        """Every entry was requested by its seat with this command (or decided by a bot)."""
        who, _, id_ = request.partition("|")
        if who in ("bot", "clock", "order", "prepared"):
            return
        seat = int(who)
        assert move.seat == seat + 1
        asked = [one for one in self.sent[seat] if one.id == id_]
        if isinstance(move, Undone):
            assert any(isinstance(one, Undo) for one in asked), request
        else:
            assert isinstance(move, Did)
            texts = [one.command for one in asked if isinstance(one, Do)]
            assert move.command in map(self._canonical, texts), (
                f"{request}: {move.command} is not among {texts}"
            )
        number = shadow.number(n, seat)
        known = self.acknowledged.get((seat, id_), number)
        assert known == number, f"{request} is entry {number} and was acknowledged as {known}"

    def _canonical(self, text: str) -> str:
        """The canonical text of a command; empty for an invalid one."""
        try:
            return str(self.arena.game.read(text))
        except Mistake:
            return ""

    async def _check_views(self, shadow: Session) -> None:
        for tab in self.tabs:
            viewer = viewer_of(tab.seat)
            tab.line.say("resync")
            passing = asyncio.ensure_future(self._let_time_pass())
            sync = await tab.line.hear("sync")
            passing.cancel()
            assert sync["seq"] >= shadow.length(viewer)
            # A bot may have played on meanwhile.
            if sync["seq"] == shadow.length(viewer):
                assert sync["view"] == msgspec.json.decode(msgspec.json.encode(shadow.view(viewer)))


def _plain(message: Do | Undo) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(message)
    return plain


_KINDS = {
    "legal": 40,
    "mischief": 14,
    "again": 8,
    "stale": 6,
    "another's": 6,
    "id again": 4,
    "nonsense": 4,
    "undo": 4,
    "why": 3,
    "chat": 3,
    "seat": 2,
    "resync": 2,
    "hello": 2,
    "salt": 2,
    "bytes": 2,
    "survey": 3,
    "advise": 3,
    "asides": 2,
    "shown": 4,
    "aside": 4,
}


async def one_match(arena: Arena, messages: int, rng: Random, summary: Summary) -> None:
    """One server, one table, some hundred messages; then everything is checked."""
    seed = rng.randbytes(32)
    async with open_house(seeds=[seed], pace=1e9) as house:
        form = arena.form(rng)
        seats = len(form.get("options", {}).get("factions", ())) or arena.seats
        kinds = rng.choice((("here",) * seats, ("here", *("link",) * (seats - 1)), ("link",) * seats))
        if rng.random() < 0.2:
            form = {**form, "move_seconds": rng.randint(5, 60)}
        table = await house.table(**form, seats=[{"kind": kind} for kind in kinds])
        match = MatchUnderFire(house, arena, table, seed, rng, summary)
        stop = summary.messages + messages
        await match.keep_open()
        over = 0
        while summary.messages < stop and over < 5:
            for _ in range(rng.randint(1, AT_MOST_AT_ONCE)):
                match.send(rng.choice(match.tabs))
            if rng.random() < 0.03:
                match.close(rng.choice(match.tabs))
            await match.quiet()
            await match.keep_open()
            over += match.finished
        await match.check()
        summary.matches += 1


async def fuzz(
    messages: int, seed: int, seconds: float = float("inf"), games: Sequence[str] = tuple(ARENAS)
) -> Summary:
    """Send this many messages, or for this many seconds; the games alternate."""
    summary = Summary(kinds=Counter(), answers=Counter(), closed=Counter())
    rng = Random(seed)
    alarm = Alarm()
    logging.getLogger().addHandler(alarm)
    began = monotonic()
    try:
        while summary.messages < messages and monotonic() - began < seconds:
            arena = ARENAS[games[summary.matches % len(games)]]
            await one_match(arena, min(MESSAGES_A_MATCH, messages - summary.messages), rng, summary)
            # Tasks that were never awaited warn when they are collected.
            gc.collect()
            assert alarm.records == [], alarm.records
    finally:
        logging.getLogger().removeHandler(alarm)
    return summary


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.fuzz.socket", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--game", choices=tuple(ARENAS), action="append", help="this game alone")
    given = parser.parse_args()
    began = monotonic()
    summary = asyncio.run(fuzz(given.messages, given.seed, given.seconds, given.game or tuple(ARENAS)))
    print(
        f"{summary.messages:,} messages in {monotonic() - began:.0f} s: {summary.matches:,} matches "
        f"({summary.finished:,} to their end), {summary.entries:,} commands played, "
        f"{summary.received:,} answers judged; no crash, no leak, no wrong state"
    )
    for title, counts in (("sent", summary.kinds), ("heard", summary.answers), ("closed", summary.closed)):
        print(f"  {title}: " + ", ".join(f"{what} {count:,}" for what, count in counts.most_common()))


if __name__ == "__main__":
    main()
