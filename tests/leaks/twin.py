"""Two tables that differ only in what one viewer may not know: the viewer must receive the same bytes at both.

The twin is a second room over a second state. It is given every entry of the first, except those that the viewer
may not know of. Sooner or later a secret is revealed (a token is turned over, a card played), and the two differ
publicly: from then on they are not compared any more.
"""

import asyncio
import copy
import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

import bulkhead.server.table.messages as m
from bulkhead.match.course import Step, given_answer
from bulkhead.match.entries import Did, Undone
from bulkhead.match.rehearsal import Played
from bulkhead.match.rows import StoredChat
from bulkhead.match.session import Session
from bulkhead.server.http.limits import Bucket
from bulkhead.server.http.problems import Unstored
from bulkhead.server.table.bot_yield import Courtesy
from bulkhead.server.table.client import Client
from bulkhead.server.table.driving import TIME_IS_UP, Drivers
from bulkhead.server.table.house import House, Thinker
from bulkhead.server.table.ledger import Past
from bulkhead.server.table.requests import playing
from bulkhead.server.table.room import Room
from bulkhead.server.table.socket import answer
from bulkhead.starquest.data.state import State
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.events import Event, Heard
from bulkhead.tabletop.game import SPECTATOR, Offer, Viewer
from bulkhead.tabletop.refusals import Illegal
from tests.leaks.judge import Leak
from tests.leaks.shelf import Shelf
from tests.server.fake_time import FakeTime

COMES_TO_LIGHT = frozenset(
    (
        # The identity of a token, or that no miniature is left for it.
        "TokenRevealed",
        "TokenVanished",
        "Unavailable",
        "SiteTurned",
        # The identity of a card.
        "CardPlayed",
        "CardShown",
        "CardLost",
        "EventDrawn",
        "EventWasted",
        "Rerolled",
        "DieDropped",
        # A standing answer of a seat.
        "WindowOpened",
        "WindowClosed",
        "Waited",
        # A secret alliance.
        "PactExposed",
        "PactEnded",
        # The viewer is shown something.
        "TokenSeen",
        "CardSeen",
        "CardTaken",
        "RoomSearched",
        "CardSold",
        "TokensJoined",
    )
)
"""Events that reveal something hidden; no other may make a difference."""

SEATS = '{"type":"seats"'
"""Presence is sent at the real table only."""
_PRESENT = re.compile(r'"present":(true|false)')


class ByItsLight(Thinker):
    """A bot whose advice depends on every byte of its view and offer, and on the number of entries, so that a game
    played by it does not repeat itself."""

    def __init__(self) -> None:
        self.moves: Callable[[], int] = count().__next__
        """How many entries there are."""

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        seen = hashlib.sha256(msgspec.json.encode((view, [str(one) for one in offer.commands], self.moves())))
        return str(offer.commands[int.from_bytes(seen.digest()[:4]) % len(offer.commands)])


class _Still(Drivers):
    """Makes no decisions: everything is repeated from the other table."""

    def wake(self) -> None:
        return

    def _set_alarm(self) -> None:
        return


class Apart(Exception):
    """The two tables differ, as they may."""


class Twin:
    """The other table, and what the viewer receives there."""

    def __init__(self, room: Room, viewer: Viewer, picker: Picker, time: FakeTime) -> None:
        self.viewer = viewer
        self.compared = 0
        self._there = room
        self._time = time
        session = _copy(room.session, STARQUEST.twin(room.session.state, viewer, picker))
        chats = [StoredChat(room.match, one.n, one.at, one.seat, one.text) for one in room.chat.said]
        absences = copy.deepcopy(room.ledger.absences)
        past = Past(
            session, dict(room.ledger.requests), (), chats, list(room.ledger.times), absences=absences
        )
        house = House(Shelf(), room.house.thinker, time, 0.0, Courtesy(), asyncio.Queue())
        self.room = Room(room.match, room.game, room.seed, room.table, house, past)
        self.room.drivers.stop()
        self.room.drivers = _Still(self.room, house, ())
        self.room.drivers.ask()
        self.room.drivers._clocks = copy.deepcopy(room.drivers._clocks)
        self._client = self._somebody(viewer)
        self.room.clients.add(self._client)

    def _somebody(self, seat: Viewer) -> Client:
        return Client(seat, Bucket(1e9, 10**9, self._time))

    @property
    def state(self) -> State:
        state: State = self.room.session.state
        return state

    # Repeating

    async def repeat(self, step: Step, request: str, id_: str) -> None:
        """Repeat an entry of the other table. `id_`: the viewer's request id, if it was the viewer's."""
        if not step.known_to(self.viewer):
            return
        entry, room = step.entry, self.room
        assert isinstance(entry, Did | Undone)
        seat = entry.seat - 1
        if request.startswith(TIME_IS_UP) and isinstance(entry, Did):
            try:
                await room.answer(seat, room.moment, entry.command)
            except Illegal:
                raise Apart from None
            return
        if isinstance(entry, Did) and not step.aside:
            self._must_wait(seat)
        client = self._client if seat == self.viewer else self._somebody(seat)
        message: m.Do | m.Undo = (
            m.Do(id_, room.seq(seat), entry.command)
            if isinstance(entry, Did)
            else m.Undo(id_, room.seq(seat))
        )
        before = room.session.course.moves
        await playing.do(room, client, message)
        if room.session.course.moves == before and seat != self.viewer:
            raise Apart  # it was not possible here: it has revealed something

    async def play(self, steps: Sequence[Step], *, ordered: bool) -> None:
        """Repeat what bots or standing answers did at the other table, told there as one beat. Here it must end where
        it ended there: where bots pause may depend on nothing that is hidden."""
        known = [step for step in steps if step.known_to(self.viewer)]
        entries = [step.entry for step in known]
        beat = tuple(
            Played(entry.seat - 1, entry.command, ordered=ordered)
            for entry in entries
            if isinstance(entry, Did)
        )
        if not beat:
            return
        try:
            paused = self._pauses(beat, ordered)
            if not await self.room.play([beat], self.room.session.course.moves):
                raise Apart
        except Illegal:
            raise Apart from None
        if any(paused[:-1]) and not any(self._shows(kind, seat) for kind, seat in _told(known)):
            raise Leak(f"{self.viewer} can tell two tables apart: bots pause elsewhere")

    def _must_wait(self, seat: int) -> None:
        """The other table has waited for this seat, so this one must too."""
        if self._answers(self.state, seat):
            raise Leak(
                f"{self.viewer} can tell two tables apart: one waits for seat {seat}, the other does not"
            )

    def _must_not_wait(self, state: State, seat: int) -> None:
        """The other table has answered for this seat at once, so this one must too."""
        if not self._answers(state, seat):
            raise Leak(
                f"{self.viewer} can tell two tables apart: one answers for seat {seat}, the other waits"
            )

    def _answers(self, state: State, seat: int) -> bool:
        """Would a table of people answer for this seat at once, with its standing orders at the other table?"""
        game = self.room.game
        if game.waiting(state) != seat:
            raise Apart
        alike: State = game.clone(state)
        alike.orders[seat] = self._there.session.state.orders[seat]
        alike.offered = None
        return given_answer(game, range(len(state.sides)), seat, alike) is not None

    def _pauses(self, beat: Sequence[Played], ordered: bool) -> list[bool]:
        """Would bots pause here after each of these commands?"""
        game, state = self.room.game, self.room.game.clone(self.state)
        dice, moves = copy.deepcopy(self.room.session.dice), self.room.session.course.moves
        told: list[Event] = []
        paused: list[bool] = []
        for number, one in enumerate(beat, moves + 1):
            if ordered and one.seat != self.viewer:
                self._must_not_wait(state, one.seat)
            heard = Heard()
            game.apply(state, one.seat, game.read(one.command), dice.at(number), heard)
            seen = (each.seen_by(SPECTATOR) for each in heard.told)
            told += [event for event in seen if event is not None]
            paused.append(game.pauses(state, told))
        return paused

    async def ask(self, message: m.ClientMessage) -> None:
        """The viewer asks the same. Everybody knows at both tables who has prepared answers."""
        self.room.table = self._there.table
        try:
            await answer(self.room, self._client, message)
        except Unstored:
            raise Apart from None

    async def say(self, seat: int, message: m.Say) -> None:
        """Another seat chats."""
        await self.room.say(self._client if seat == self.viewer else self._somebody(seat), message)

    async def come_back(self, seat: int, message: m.Seat) -> None:
        """A player takes the seat back that the clock had given to a bot."""
        await self.room.drive(self._client if seat == self.viewer else self._somebody(seat), message)

    # Comparing

    def compare(self, heard: list[str]) -> None:
        """The viewer's messages from the other table must equal those from here."""
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
        """A difference must come from a public revelation; otherwise it is a leak."""
        if any(self._shows(kind, seat) for kind, seat, _ in _news(there) ^ _news(here)):
            raise Apart
        raise Leak(f"{self.viewer} can tell two tables apart:\n{_difference(there, here)}")

    def _shows(self, kind: str, seat: int) -> bool:
        # At set-up a squad draws its secret missions itself.
        return kind in COMES_TO_LIGHT or (kind == "Chose" and seat == self.viewer)


def _copy(session: Session, state: State) -> Session:
    """The same match so far, over another state."""
    twin = copy.copy(session)
    twin.course = copy.copy(session.course)
    twin.course.state = state
    # An undo continues in the restored state, and the other table has its own.
    twin.course._back = [replace(one, before=STARQUEST.clone(one.before)) for one in session.course._back]
    twin.steps = list(session.steps)
    twin.dice = copy.deepcopy(session.dice)
    twin._counting = copy.deepcopy(session._counting)
    twin.heed = lambda: None
    return twin


def _told(steps: Iterable[Step]) -> set[tuple[str, int]]:
    """The events of entries: their kind and their seat."""
    events = [told.event for step in steps for told in step.told]
    return {(type(event).__name__, getattr(event, "seat", -1)) for event in events}


def _news(text: str) -> set[tuple[str, int, str]]:
    """The events of a message: their kind, their seat, and all of them."""
    events = [line["event"] for line in msgspec.json.decode(text).get("log", [])] if text else []
    return {(event["type"], event.get("seat", -1), str(event)) for event in events}


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
