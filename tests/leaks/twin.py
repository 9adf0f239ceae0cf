"""Two tables that differ in nothing but what one viewer may not know: he must hear the same, byte by byte.

The twin is a second room over a second state. It is given every entry of the first; entries of which the viewer may not
even know are left out. Sooner or later something hidden comes to light (a token is turned over, a card played), and the
two go different ways for all to see: from there on they are not compared any more.
"""

import asyncio
import copy
import hashlib
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

import bulkhead.server.table.messages as m
from bulkhead.match.course import Step
from bulkhead.match.entries import Did, Undone
from bulkhead.match.rows import StoredChat
from bulkhead.match.session import Session
from bulkhead.server.http.limits import Bucket
from bulkhead.server.http.problems import Unstored
from bulkhead.server.table.bot_yield import Courtesy
from bulkhead.server.table.client import Client
from bulkhead.server.table.driving import BOT, STANDING, TIME_IS_UP, Drivers
from bulkhead.server.table.house import House
from bulkhead.server.table.room import Past, Room
from bulkhead.server.table.socket import answer
from bulkhead.starquest.data.state import State
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.game import SPECTATOR, Offer
from bulkhead.tabletop.refusals import Illegal
from tests.leaks.judge import Leak
from tests.leaks.shelf import Shelf
from tests.server.fake_time import FakeTime

COMES_TO_LIGHT = frozenset(
    (
        # What a token is, or that no miniature is left for it.
        "TokenRevealed",
        "TokenVanished",
        "Unavailable",
        "SiteTurned",
        # What a card is.
        "CardPlayed",
        "CardShown",
        "CardLost",
        "EventDrawn",
        "EventWasted",
        "Rerolled",
        "DieDropped",
        # What a seat has decided beforehand.
        "WindowOpened",
        "WindowClosed",
        "Waited",
        # That there was a secret alliance.
        "PactExposed",
        "PactEnded",
        # The viewer himself is shown something.
        "TokenSeen",
        "CardSeen",
        "CardTaken",
        "RoomSearched",
        "CardSold",
        "TokensJoined",
    )
)
"""Events by which something hidden becomes known; no other may make a difference."""

BY_THEMSELVES = (STANDING, TIME_IS_UP, BOT)
"""What the requests of those begin with who are not asked: orders given beforehand, the clock, a bot."""
SEATS = '{"type":"seats"'
"""Who is there is told at the real table alone."""
_PRESENT = re.compile(r'"present":(true|false)')


class ByItsLight:
    """Advises what follows from the view and the offer that it gets, down to the last letter of both, and from how far
    the match is: whoever plays by it does not go round in circles."""

    def __init__(self) -> None:
        self.moves: Callable[[], int] = count().__next__
        """How many entries there are."""

    async def choose(self, game: str, name: str, match: str, seat: int, view: Any, offer: Offer[Any]) -> str:
        seen = hashlib.sha256(msgspec.json.encode((view, [str(one) for one in offer.commands], self.moves())))
        return str(offer.commands[int.from_bytes(seen.digest()[:4]) % len(offer.commands)])


class _Still(Drivers):
    """Nobody decides here by himself: whatever happens has happened at the other table."""

    def wake(self) -> None:
        return

    def _set_alarm(self) -> None:
        return


class Apart(Exception):
    """The two tables have gone different ways, as they may."""


class Twin:
    """The other table, and what the viewer hears at it."""

    def __init__(self, room: Room, viewer: int, picker: Picker, time: FakeTime) -> None:
        self.viewer = viewer
        self.compared = 0
        self._time = time
        session = _copy(room.session, STARQUEST.twin(room.session.state, viewer, picker))
        chats = [StoredChat(room.match, one.n, one.at, one.seat, one.text) for one in room.chat.said]
        absences = copy.deepcopy(room._absences)
        past = Past(session, dict(room._requests), (), chats, list(room._times), absences=absences)
        house = House(Shelf(), room.house.thinker, time, 0.0, Courtesy(), asyncio.Queue())
        self.room = Room(room.match, room.game, room.seed, room.table, house, past)
        self.room.drivers.stop()
        self.room.drivers = _Still(self.room, house, ())
        self.room.drivers.ask()
        self.room.drivers._clocks = copy.deepcopy(room.drivers._clocks)
        self._client = self._somebody(viewer)
        self.room.clients.add(self._client)

    def _somebody(self, seat: int) -> Client:
        return Client(seat, Bucket(1e9, 10**9, self._time))

    @property
    def state(self) -> State:
        state: State = self.room.session.state
        return state

    # The same happens here

    async def repeat(self, step: Step, request: str, id_: str) -> None:
        """An entry of the other table. `id_`: the viewer's own request, where it was his."""
        if not step.known_to(self.viewer):
            return
        entry, room = step.entry, self.room
        assert isinstance(entry, Did | Undone)
        seat = entry.seat - 1
        by_itself = next((one for one in BY_THEMSELVES if request.startswith(one)), "")
        if by_itself and isinstance(entry, Did):
            try:
                await room.answer(seat, room.moment, entry.command, by_itself)
            except Illegal:
                raise Apart from None
            return
        client = self._client if seat == self.viewer else self._somebody(seat)
        message: m.Do | m.Undo = (
            m.Do(id_, room.seq(seat), entry.command)
            if isinstance(entry, Did)
            else m.Undo(id_, room.seq(seat))
        )
        before = room.session.course.moves
        await room.do(client, message)
        if room.session.course.moves == before and seat != self.viewer:
            raise Apart  # what was done there, nobody could do here: it has shown something

    async def ask(self, message: m.ClientMessage) -> None:
        """The viewer asks the same."""
        try:
            await answer(self.room, self._client, message)
        except Unstored:
            raise Apart from None

    async def say(self, seat: int, message: m.Say) -> None:
        """Somebody else chats."""
        await self.room.say(self._client if seat == self.viewer else self._somebody(seat), message)

    async def come_back(self, seat: int, message: m.Seat) -> None:
        """Somebody takes the seat that was his before the clock gave it to a bot."""
        await self.room.drive(self._client if seat == self.viewer else self._somebody(seat), message)

    # And sounds the same

    def compare(self, heard: list[str]) -> None:
        """What the viewer has just heard at the other table must be what he hears here."""
        mine: list[str] = []
        while not self._client.queue.empty():
            data = self._client.queue.get_nowait()
            assert isinstance(data, bytes)
            mine.append(data.decode())
        heard, mine = [[text for text in texts if not text.startswith(SEATS)] for texts in (heard, mine)]
        for number in range(max(len(heard), len(mine))):
            there = heard[number] if number < len(heard) else ""
            here = mine[number] if number < len(mine) else ""
            self.compared += 1
            if _PRESENT.sub("", there) != _PRESENT.sub("", here):
                self._explain(there, here)

    def _explain(self, there: str, here: str) -> None:
        """Something has come to light, or else a secret has."""
        if any(self._shows(kind, seat) for kind, seat, _ in _news(there) ^ _news(here)):
            raise Apart
        raise Leak(f"{self.viewer} can tell two tables apart:\n{_difference(there, here)}")

    def _shows(self, kind: str, seat: int) -> bool:
        # At set-up a squad draws its secret missions itself.
        return kind in COMES_TO_LIGHT or (kind == "Chose" and seat == self.viewer)


def _copy(session: Session, state: State) -> Session:
    """The same match up to now, over another state."""
    twin = copy.copy(session)
    twin.course = copy.copy(session.course)
    twin.course.state = state
    # Taking back at one table goes on in the state that has come back: the other has its own.
    twin.course._back = [replace(one, before=STARQUEST.clone(one.before)) for one in session.course._back]
    twin.steps = list(session.steps)
    twin._dice = copy.deepcopy(session._dice)
    twin._counting = copy.deepcopy(session._counting)
    twin.heed = lambda: None
    return twin


def _news(text: str) -> set[tuple[str, int, str]]:
    """The events of a message: their kind, their seat, and all of them."""
    events = [line["event"] for line in msgspec.json.decode(text).get("log", [])] if text else []
    return {(event["type"], event.get("seat", SPECTATOR), str(event)) for event in events}


def _difference(there: str, here: str) -> str:
    """Where two messages differ, with the place."""
    if not there or not here:
        return f"there: {there[:2000] or 'nothing'}\nhere: {here[:2000] or 'nothing'}"
    return "\n".join(_differences(msgspec.json.decode(there), msgspec.json.decode(here), "message"))[:4000]


def _differences(there: Any, here: Any, place: str) -> list[str]:
    if isinstance(there, dict) and isinstance(here, dict):
        keys = dict.fromkeys((*there, *here))
        return [
            line for key in keys for line in _differences(there.get(key), here.get(key), f"{place}.{key}")
        ]
    if isinstance(there, list) and isinstance(here, list) and len(there) == len(here):
        pairs = enumerate(zip(there, here, strict=True))
        return [line for n, (one, other) in pairs for line in _differences(one, other, f"{place}[{n}]")]
    return [] if there == here else [f"{place}: {there!r} there, {here!r} here"]
