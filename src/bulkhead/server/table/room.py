"""A live table: one match, its clients, its bots, its clocks. Every change is made under the room's lock.

The order is always the same: play the command in memory, store its entry, then send updates. If storing fails,
memory is ahead of the store: the room is closed, and the next client gets one loaded from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import bulkhead.server.table.messages as m
from bulkhead.match.course import Step
from bulkhead.match.entries import Seated, Undone, write_entry
from bulkhead.match.fairness import check_salt, commitment, naming
from bulkhead.match.rows import StoredChat, StoredEntry, StoredKey
from bulkhead.match.session import Session
from bulkhead.match.takeback import way_back
from bulkhead.server.http.problems import Unstored
from bulkhead.server.http.speech import spoken
from bulkhead.server.table import showing
from bulkhead.server.table.absence import Absences, Turn
from bulkhead.server.table.chat import Chatter, plain_text
from bulkhead.server.table.client import Client
from bulkhead.server.table.driving import BOT, STANDING, TIME_IS_UP, Drivers
from bulkhead.server.table.house import House
from bulkhead.server.table.keys import key_hash
from bulkhead.server.table.onlookers import Onlookers
from bulkhead.server.table.tables import Driver, Ended, TableRecord, plain_name, write_table
from bulkhead.tabletop.game import SPECTATOR, Game, Seat, Viewer, viewer_number
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal, Mistake

MOST_CLIENTS = 256
MOST_UNDOS = 500
SYNC_COST = 10
"""A full Sync costs a client as much of its rate limit as this many messages."""

TRY_AGAIN = 1013
POLICY_VIOLATION = 1008

log = logging.getLogger("bulkhead.server")


class Past(Struct, frozen=True):
    """The past of a match that is loaded from the store."""

    session: Session | None = None
    requests: dict[str, int] = {}
    """The entry that each player's request became."""
    used: tuple[int, ...] = ()
    """Milliseconds each seat has used."""
    chats: Sequence[StoredChat] = ()
    times: Sequence[int] = ()
    """When each entry was stored; before the match begins, when the table was made."""
    following: TableRecord | None = None
    """The table of the rematch."""
    absences: Absences | None = None


class Room:
    """One match being played."""

    def __init__(
        self,
        match: str,
        game: Game[Any, Any, Any, Any],
        seed: bytes,
        table: TableRecord,
        house: House,
        past: Past,
    ) -> None:
        self.match = match
        self.game = game
        self.seed = seed
        self.table = table
        self.begun = past.session
        """The session, once every seat has given its salt."""
        self.following = past.following
        """The table of the rematch, from which the keys to its seats are made."""
        self.clients: set[Client] = set()
        self.given_up = False
        """Nothing more may happen here: the match was unloaded, or memory may be ahead of the store."""
        self.lock = asyncio.Lock()
        self.last_seen = house.time.passed()
        self.house = house
        self._time = house.time
        self._requests = dict(past.requests)
        self._times = list(past.times)
        self._absences = past.absences or Absences(len(table.seats))
        self._undos = (
            sum(isinstance(step.entry, Undone) for step in past.session.steps) if past.session else 0
        )
        self._work: set[asyncio.Task[None]] = set()
        """Tasks that must finish: commands being stored."""
        self.chat = Chatter(past.chats, len(table.seats), house.time)
        self.drivers = Drivers(self, house, past.used)
        self._open_eyes()
        self.drivers.ask()

    @property
    def session(self) -> Session:
        """The session; only valid once the match has begun."""
        assert self.begun is not None
        return self.begun

    def seq(self, viewer: Viewer) -> int:
        """How many entries a viewer knows of."""
        return self.begun.length(viewer) if self.begun else 0

    @property
    def moment(self) -> int:
        """Counts the entries that everybody knows of: while it is the same, so is the pending decision."""
        return self.seq(SPECTATOR)

    def touched(self, viewer: Viewer) -> int:
        """When the last entry that a viewer knows of was stored."""
        if self.begun is None:
            return self._times[-1]
        happened = zip(reversed(self._times), reversed(self.begun.steps), strict=True)
        return next(at for at, step in happened if step.known_to(viewer))

    @property
    def waiting(self) -> Seat | None:
        """The seat that decides; None when there is no decision."""
        return self.begun.waiting if self.begun and not self.taken_back else None

    @property
    def finished(self) -> bool:
        return self.begun is not None and self.begun.result is not None

    @property
    def taken_back(self) -> bool:
        """Was this mission undone in its campaign?"""
        return self.table.mark is not None and self.table.mark.taken_back

    def _sync(self, client: Client) -> None:
        """Send a client everything that it may know."""
        client.pace.spend(SYNC_COST)
        client.tell(showing.everything(self, client.viewer))

    def _tell_seats(self) -> None:
        data = m.encode(m.Seats(showing.seats(self), self.drivers.clock()))
        for client in list(self.clients):
            client.send(data)

    # Connecting and leaving

    async def enter(self, client: Client, hello: m.Hello) -> bool:
        """Add a client; False when the room is full."""
        if len(self.clients) >= MOST_CLIENTS:
            return False
        await self._finish(self._enter(client, hello))
        return True

    async def _enter(self, client: Client, hello: m.Hello) -> None:
        async with self.writing():
            await self._claim(client.viewer, hello)
            self.clients.add(client)
            self._sync(client)
            self._tell_seats()
        self.drivers.wake()

    async def _claim(self, seat: Viewer, hello: m.Hello) -> None:
        """The first client with a seat's link takes the seat."""
        if seat is SPECTATOR or self.table.seats[seat].claimed:
            return
        # A campaign records who plays a mission before it begins.
        named = "" if self.table.mark is not None else plain_name(hello.name)
        name = named or self.table.seats[seat].name
        await self._change(self.table.with_seat(seat, claimed=True, name=name))

    async def salt(self, client: Client, message: m.Salt) -> None:
        """Take a player's salt for the dice. The match begins with the last one."""
        await self._finish(self._salt(client, message))

    async def _salt(self, client: Client, message: m.Salt) -> None:
        async with self.writing():
            try:
                await self._take_salt(client.viewer, message)
            except Mistake as mistake:
                client.tell(m.Refused(message.id, "", spoken(mistake.phrase)))
                return
            client.tell(m.Done(message.id, self.seq(client.viewer)))
            if self.begun is not None:
                return
            await self.begin()
            for one in list(self.clients):
                one.tell(showing.everything(self, one.viewer))
        self.drivers.wake()

    async def _take_salt(self, seat: Viewer, message: m.Salt) -> None:
        """Store the salt, unless it was given for other dice, or the seat has given another one."""
        if seat is SPECTATOR:
            raise Mistake("server-only-watching")
        promised = commitment(self.seed)
        if message.commitment != promised:
            raise Mistake("server-salt-of-another")
        salt = naming(check_salt(seat, message.salt), promised)
        given = self.table.seats[seat].given_salt
        if salt == given:
            return  # Sent again after a lost connection.
        if given is not None or self.begun is not None:
            raise Mistake("server-salt-given")
        await self._change(self.table.with_seat(seat, given_salt=salt))

    async def begin(self) -> None:
        """Once every seat has given its salt: set the game up and store it. The caller holds the lock."""
        ready = all(record.ready for record in self.table.seats)
        if self.begun is not None or not ready or self.taken_back:
            return
        players = [
            Seated(seat.name, seat.bot if seat.kind == "bot" else "human") for seat in self.table.seats
        ]
        session = Session.start(
            self.game,
            self.game.options(self.table.options),
            players,
            self.seed,
            salts=[record.given_salt or "" for record in self.table.seats],
            position=self.table.position,
        )
        now = self._time.now()
        first = StoredEntry(self.match, 0, now, 0, "", write_entry(session.steps[0].entry))
        over = session.result is not None
        await self._store(self.house.store.begin(write_entry(session.header), first, finished=over))
        self.begun, self._times = session, [now]
        self._open_eyes()
        self.drivers.ask()
        self._note_end()

    def _open_eyes(self) -> None:
        if self.begun is not None and self.house.discreet:
            self.begun.course.watched = Onlookers(self)

    def leave(self, client: Client) -> None:
        client.gone = True
        self.clients.discard(client)
        self.last_seen = self._time.passed()
        self._tell_seats()

    async def follow(self, match: str, table: TableRecord, by: int) -> None:
        """A seat asked for another match: tell all clients, each with its key to the new table. The caller holds the
        lock."""
        await self._change(replace(self.table, rematch=match, rematch_by=by))
        self.following = table
        for client in list(self.clients):
            following = showing.following(self, client.viewer)
            if following is not None:
                client.tell(m.Rematch(following))

    # In a campaign

    def _note_end(self) -> None:
        if self.finished and self.table.mark is not None:
            self.house.ended.put_nowait(self.table.mark.campaign)

    async def take_back(self) -> None:
        """The campaign undid this mission: stop play and tell all clients."""
        mark = self.table.mark
        assert mark is not None
        async with self.writing():
            await self._change(replace(self.table, mark=replace(mark, taken_back=True)))
            self.drivers.ask()
            for client in list(self.clients):
                self._sync(client)

    async def renew(self, seat: int, way: str) -> None:
        """Replace a seat's link, and its link to the campaign. Clients with the old link are disconnected."""
        mark = self.table.mark
        assert mark is not None
        async with self.writing():
            keys = [way if one == seat else key for one, key in enumerate(mark.keys)]
            record = self.table.seats[seat]
            table = self.table.with_seat(seat, renewed=record.renewed + 1)
            hash_ = key_hash(table.key_of(seat))
            await self._store(self.house.store.add([StoredKey(hash_, self.match, seat, False)]))
            await self._change(replace(table, mark=replace(mark, keys=keys)))
            for client in [one for one in self.clients if one.viewer == seat]:
                client.tell(m.Wrong(spoken(Phrase("server-link-renewed"))))
                client.dismiss(POLICY_VIOLATION)

    async def resync(self, client: Client) -> None:
        async with self.lock:
            self._sync(client)

    # Playing

    async def do(self, client: Client, message: m.Do | m.Undo) -> None:
        """Play or undo a player's command."""
        await self._finish(self._do(client, message))

    async def _do(self, client: Client, message: m.Do | m.Undo) -> None:
        request = f"{viewer_number(client.viewer)}|{message.id}"
        viewer = client.viewer
        async with self.writing():
            if request in self._requests:
                client.tell(m.Done(message.id, self.session.number(self._requests[request], viewer)))
                return
            if self.begun is None or message.seq != self.seq(viewer):
                self._sync(client)
                return
            if self.taken_back:
                client.tell(m.Refused(message.id, "", spoken(Phrase("server-mission-taken-back"))))
                return
            try:
                if isinstance(message, m.Do):
                    turn = self._turn
                    await self._commit(self._play(viewer, message), request, turn)
                else:
                    await self._take_back(viewer, request)
            except Illegal as refusal:
                client.tell(m.Refused(message.id, refusal.clause, spoken(refusal.phrase)))
                return
            except Mistake as mistake:
                client.tell(m.Refused(message.id, "", spoken(mistake.phrase)))
                return
            client.tell(m.Done(message.id, self.seq(viewer)))
        self.drivers.wake()

    def _play(self, seat: Viewer, message: m.Do) -> Step:
        if seat is SPECTATOR:
            raise Mistake("server-only-watching")
        return self.session.submit(seat, self.game.read(message.command))

    async def _take_back(self, seat: Viewer, request: str) -> None:
        """Undo to this seat's last choice: one entry for each command that is undone."""
        if seat is SPECTATOR:
            raise Mistake("server-only-watching")
        # Undo is the only way to make a match longer than its rules allow.
        if self._undos >= MOST_UNDOS:
            raise Mistake("server-no-more-undo", most=MOST_UNDOS)
        way = way_back(self.session.course, seat)
        if not way:
            raise Mistake("match-no-undo")
        *others, last = way
        for one in others:
            await self._commit(self.session.undo(one.seat, one.n), "", self._turn)
        await self._commit(self.session.undo(last.seat, last.n), request, self._turn)

    async def answer(self, seat: int, moment: int, text: str, request: str) -> None:
        """Play the command of a bot or a standing answer, unless the table has changed or the player has taken the
        seat back."""
        await self._finish(self._answer(seat, moment, text, request))

    async def _answer(self, seat: int, moment: int, text: str, request: str) -> None:
        async with self.writing():
            allowed = request in (TIME_IS_UP, STANDING) or self.table.seats[seat].driver == "bot"
            if self.moment == moment and allowed and not self.taken_back:
                turn = self._turn
                step = self.session.submit(seat, self.game.read(text), clock=request == TIME_IS_UP)
                await self._commit(step, f"{request}|{moment}", turn)
        self.drivers.wake()

    async def _commit(self, step: Step, request: str, turn: Turn) -> None:
        """Store the entry, then send it to the clients that may know of it, in that order."""
        now, n = self._time.now(), self.session.course.moves
        goes_on = step.aside and self.drivers.still_asks()
        spent = 0 if goes_on else self.drivers.spent(now)
        entry = StoredEntry(self.match, n, now, spent, request, write_entry(step.entry))
        await self._store(
            self.house.store.append(entry, finished=self.finished, seen=step.known_to(SPECTATOR))
        )
        if request.startswith(BOT):
            await self.house.courtesy.wait()
        if request:
            self._requests[request] = n
        self._times.append(now)
        self._undos += isinstance(step.entry, Undone)
        if not goes_on:
            self.drivers.moved_on(spent)
        told: dict[Viewer, bytes] = {}
        for client in list(self.clients):
            if not step.known_to(client.viewer):
                continue
            if client.viewer not in told:
                told[client.viewer] = m.encode(showing.update(self, step, client.viewer))
            client.send(told[client.viewer])
        away = self._absences.note(turn, step, self._turn, ordered=request.startswith(STANDING))
        if away is not None and self.table.seats[away].driver == "human":
            await self._hand_over(away, "bot")
        await self._write_the_end()
        self._note_end()

    async def _write_the_end(self) -> None:
        """Store the result in the table's record."""
        if self.session.result is not None:
            viewers = (*range(len(self.table.seats)), SPECTATOR)
            seqs, touched = map(self.seq, viewers), map(self.touched, viewers)
            await self._change(
                replace(self.table, ended=Ended(self.session.result, list(seqs), list(touched)))
            )

    @property
    def _turn(self) -> Turn:
        turn: Turn = self.game.turn(self.session.state)
        return turn

    async def _hand_over(self, seat: int, driver: Driver) -> None:
        await self._change(self.table.with_seat(seat, driver=driver))
        self.drivers.hand_over(seat)
        self._tell_seats()

    # Chat and seats

    async def say(self, client: Client, message: m.Say) -> None:
        await self._finish(self._say(client, message))

    async def _say(self, client: Client, message: m.Say) -> None:
        text = plain_text(message.text)
        async with self.writing():
            seat, no = client.viewer, self.chat.why_not(client.viewer, text)
            if seat is SPECTATOR or no:
                client.tell(m.Refused(message.id, "", spoken(Phrase(no))))
                return
            chat = self.chat.next(seat, self._time.now(), text)
            row = StoredChat(self.match, chat.n, chat.at, chat.seat, chat.text)
            await self._store(self.house.store.add([row]))
            self.chat.add(chat)
            for one in list(self.clients):
                one.tell(m.Said(chat))
            client.tell(m.Done(message.id, self.seq(client.viewer)))

    async def drive(self, client: Client, message: m.Seat) -> None:
        """A player hands the seat to a bot, or takes it back."""
        await self._finish(self._drive(client, message))

    async def _drive(self, client: Client, message: m.Seat) -> None:
        async with self.writing():
            if client.viewer is SPECTATOR:
                client.tell(m.Refused(message.id, "", spoken(Phrase("server-only-watching"))))
                return
            if self.table.seats[client.viewer].driver != message.driver:
                await self._hand_over(client.viewer, message.driver)
            client.tell(m.Done(message.id, self.seq(client.viewer)))
        self.drivers.wake()

    # Storing

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """Hold the room's lock and refuse if the room was given up."""
        async with self.lock:
            if self.given_up:
                raise Unstored
            yield

    async def _change(self, table: TableRecord) -> None:
        """Replace the table's record; it is stored before any client sees it."""
        await self._store(self.house.store.update_table(self.match, write_table(table)))
        self.table = table

    async def _store(self, writing: Awaitable[None]) -> None:
        """Wait until it is stored. On failure, the room is given up."""
        try:
            await writing
        except Exception as error:
            log.exception("Match %s could not be stored; it is loaded anew.", self.match)
            self.give_up()
            raise Unstored from error

    def give_up(self) -> None:
        """Disconnect all clients. They reconnect to a room loaded from the store."""
        self.given_up = True
        self.drivers.stop()
        for client in list(self.clients):
            client.tell(m.Wrong(spoken(Phrase("server-try-again"))))
            client.dismiss(TRY_AGAIN)

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task to its end, even if the client that asked for it disconnects."""
        await asyncio.shield(self._spawn(work))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    async def close(self) -> None:
        """Unload the room: stop clocks and bots, finish what is being stored."""
        self.given_up = True
        for client in list(self.clients):
            client.dismiss(TRY_AGAIN)
        await self.drivers.close()
        await asyncio.gather(*self._work, return_exceptions=True)
