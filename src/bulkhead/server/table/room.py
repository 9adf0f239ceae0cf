"""A live table: one match, its clients, its bots, its clocks. Every change is made under the room's lock.

The order is always the same: play the command in memory, store its entry, then send updates. If storing fails,
memory is ahead of the store: the room is closed, and the next client gets one loaded from the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

import bulkhead.server.table.messages as m
from bulkhead.match.course import Step
from bulkhead.match.entries import write_entry
from bulkhead.match.rehearsal import Beat, Played
from bulkhead.match.rows import StoredChat, StoredEntry, StoredKey
from bulkhead.match.session import Session
from bulkhead.server.http.problems import Unstored
from bulkhead.server.http.speech import spoken
from bulkhead.server.table import showing
from bulkhead.server.table.absence import Turn
from bulkhead.server.table.chat import Chatter, plain_text
from bulkhead.server.table.client import Client
from bulkhead.server.table.driving import BOT, PREPARED, STANDING, TIME_IS_UP, Drivers
from bulkhead.server.table.house import House
from bulkhead.server.table.keys import key_hash
from bulkhead.server.table.ledger import Batch, Ledger, Past
from bulkhead.server.table.onlookers import Onlookers
from bulkhead.server.table.tables import Driver, Ended, TableRecord, plain_name, write_table
from bulkhead.tabletop.game import SPECTATOR, Game, Seat, Viewer
from bulkhead.tabletop.phrases import Phrase

MOST_CLIENTS = 256
SYNC_COST = 10
"""A full Sync costs a client as much of its rate limit as this many messages."""

TRY_AGAIN = 1013
POLICY_VIOLATION = 1008

log = logging.getLogger("bulkhead.server")

T = TypeVar("T")


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
        self._work: set[asyncio.Task[Any]] = set()
        """Tasks that must finish: commands being stored."""
        self.chat = Chatter(past.chats, len(table.seats), house.time)
        self.drivers = Drivers(self, house, past.used)
        self.ledger = Ledger(self, house.time, past)
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

    def sync(self, client: Client) -> None:
        """Send a client everything that it may know."""
        client.pace.spend(SYNC_COST)
        client.tell(showing.everything(self, client.viewer))

    def tell_seats(self) -> None:
        data = m.encode(m.Seats(showing.seats(self), self.drivers.clock()))
        for client in list(self.clients):
            client.send(data)

    # Connecting and leaving

    async def enter(self, client: Client, hello: m.Hello) -> bool:
        """Add a client; False when the room is full."""
        if len(self.clients) >= MOST_CLIENTS:
            return False
        await self.finish(self._enter(client, hello))
        return True

    async def _enter(self, client: Client, hello: m.Hello) -> None:
        async with self.writing():
            await self._claim(client.viewer, hello)
            self.clients.add(client)
            self.sync(client)
            self._remind(client)
            self.tell_seats()
        self.drivers.wake()

    def _remind(self, client: Client) -> None:
        """Tell a player who comes back that the open question is asked because a prepared answer was lost."""
        seat = self.waiting
        if seat is None or client.viewer != seat or not self.table.seats[seat].lost:
            return
        offer = self.session.offer(seat)
        if offer is not None and offer.question == self.table.seats[seat].lost:
            client.tell(m.Unprepared(offer.question))

    async def _claim(self, seat: Viewer, hello: m.Hello) -> None:
        """The first client with a seat's link takes the seat."""
        if seat is SPECTATOR or self.table.seats[seat].claimed:
            return
        # A campaign records who plays a mission before it begins.
        named = "" if self.table.mark is not None else plain_name(hello.name)
        name = named or self.table.seats[seat].name
        await self.change(self.table.with_seat(seat, claimed=True, name=name))

    async def start(self, session: Session) -> None:
        """The match has been set up: store it, and play from here on. The caller holds the lock."""
        now = self._time.now()
        first = StoredEntry(self.match, 0, now, 0, "", write_entry(session.steps[0].entry))
        over = session.result is not None
        await self._store(self.house.store.begin(write_entry(session.header), first, finished=over))
        self.begun, self.ledger.times = session, [now]
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
        self.tell_seats()
        self.drivers.heed()

    async def follow(self, match: str, table: TableRecord, by: int) -> None:
        """A seat asked for another match: tell all clients, each with its key to the new table. The caller holds the
        lock."""
        await self.change(replace(self.table, rematch=match, rematch_by=by))
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
            await self.change(replace(self.table, mark=replace(mark, taken_back=True)))
            self.drivers.ask()
            for client in list(self.clients):
                self.sync(client)

    async def renew(self, seat: int, way: str) -> None:
        """Replace a seat's link, and its link to the campaign. Clients with the old link are disconnected."""
        mark = self.table.mark
        assert mark is not None
        async with self.writing():
            keys = [way if one == seat else key for one, key in enumerate(mark.keys)]
            self.table = replace(self.table, mark=replace(mark, keys=keys))
            await self.new_key(seat)
            self.show_out(seat, Phrase("server-link-renewed"))

    async def new_key(self, seat: Seat, **changes: Any) -> None:
        """Give a seat another key, and change its record with it: the old key opens nothing any more. The caller holds
        the lock."""
        table = self.table.with_seat(seat, renewed=self.table.seats[seat].renewed + 1, **changes)
        hash_ = key_hash(table.key_of(seat))
        await self._store(self.house.store.add([StoredKey(hash_, self.match, seat, False)]))
        await self.change(table)

    def show_out(self, seat: Seat, why: Phrase) -> None:
        """Disconnect the clients that came with a seat's old key."""
        for client in [one for one in self.clients if one.viewer == seat]:
            client.tell(m.Wrong(spoken(why)))
            client.dismiss(POLICY_VIOLATION)

    async def resync(self, client: Client) -> None:
        async with self.lock:
            self.sync(client)

    # Playing

    async def answer(self, seat: int, moment: int, text: str) -> None:
        """Play the command that is given for a seat whose time is up, unless the table has changed."""
        await self.finish(self._answer(seat, moment, text))

    async def _answer(self, seat: int, moment: int, text: str) -> None:
        async with self.writing():
            if self.moment == moment and not self.taken_back:
                turn, since = self.turn, self.ledger.lengths()
                step = self.session.submit(seat, self.game.read(text), clock=True)
                await self.commit(self.ledger.single(step, since, f"{TIME_IS_UP}|{moment}", turn))
        self.drivers.wake()

    @property
    def answers_prepared(self) -> bool:
        """Has the deciding player prepared something for the open question?"""
        seat = self.waiting
        if seat is None or self.given_up or not self.table.seats[seat].prepared:
            return False
        offer = self.session.offer(seat)
        held = self.table.seats[seat]
        wanted = offer is not None and bool(held.prepared_for(offer.question))
        return wanted and held.driver == "human" and self.game.prepares(self.session.state)

    async def play_prepared(self) -> None:
        """Give the answer that is prepared for the open question. If none can be given any more, ask the player."""
        await self.finish(self._play_prepared())

    async def _play_prepared(self) -> None:
        async with self.writing():
            seat = self.waiting
            if seat is None or not self.answers_prepared:
                return
            offer = self.session.offer(seat)
            assert offer is not None
            held = self.table.seats[seat]
            offered = {str(command): command for command in offer.commands}
            wanted = held.prepared_for(offer.question)
            answer = next((text for text in wanted if text in offered), None)
            if answer is None:
                await self.change(self.table.with_seat(seat, prepared=[], lost=offer.question))
                self._tell_lost(seat, offer.question)
                self.tell_seats()
                return
            turn, since, request = self.turn, self.ledger.lengths(), f"{PREPARED}|{self.session.course.moves}"
            step = self.session.submit(seat, offered[answer])
            await self.commit(self.ledger.single(step, since, request, turn))
            left = list(held.prepared)
            left.remove((offer.question, answer))
            await self.change(self.table.with_seat(seat, prepared=left))
            if not left:
                self.tell_seats()

    def _tell_lost(self, viewer: Viewer, question: str) -> None:
        """Ask a player who was not asked before, because an answer was prepared."""
        for client in list(self.clients):
            if client.viewer == viewer:
                self.sync(client)
                client.tell(m.Unprepared(question))

    async def play(self, beats: Sequence[Beat], moves: int) -> bool:
        """Play beats of bots and standing answers that were rehearsed at entry `moves`, unless the table has changed or
        a player has taken a seat back. All are stored together; each is told as one update, and all of them as one to
        those who skip."""
        return await self.finish(self._play_beats(beats, moves))

    async def _play_beats(self, beats: Sequence[Beat], moves: int) -> bool:
        async with self.writing():
            seats = self.table.seats
            mine = all(one.ordered or seats[one.seat].driver == "bot" for beat in beats for one in beat)
            if self.session.course.moves != moves or self.taken_back or not mine:
                return False
            batch, begun, played = Batch(), self.ledger.lengths(), list[Step]()
            hurried, following = self._hurried(), _next_ones(beats)
            for beat in beats:
                since, steps = self.ledger.lengths(), list[Step]()
                for one in beat:
                    # Not by what everybody knows: a bot may also answer a secret proposal at this moment.
                    turn, entry = self.turn, self.session.course.moves
                    steps.append(self.session.submit(one.seat, self.game.read(one.command), rehearsed=True))
                    by, after = STANDING if one.ordered else BOT, next(following)
                    passing = after is not None and not after.aside
                    self.ledger.record(batch, steps[-1], f"{by}|{entry}", turn, passing=passing)
                played += steps
                patient = {one: n for one, n in since.items() if one not in hurried}
                batch.told += self.ledger.tell(steps, patient)
                await self.house.courtesy.wait()
            batch.told += self.ledger.tell(played, {one: n for one, n in begun.items() if one in hurried})
            await self.commit(batch)
        return True

    def _hurried(self) -> set[Viewer]:
        """The connected viewers who want to see no beat before their own decision."""
        skipping = {client.viewer for client in self.clients if client.next == "skip"}
        return skipping - {
            client.viewer for client in self.clients if client.shown is not None and client.next != "skip"
        }

    async def commit(self, batch: Batch) -> None:
        """Store the entries, then send them to the clients that may know of them, in that order."""
        await self._store(self.house.store.append(*batch.entries, finished=self.finished, seen=batch.seen))
        for viewer, data in batch.told:
            for client in list(self.clients):
                if client.viewer == viewer:
                    client.send(data)
        for seat in batch.away:
            if self.table.seats[seat].driver == "human":
                await self._hand_over(seat, "bot")
        await self._write_the_end()
        self._note_end()

    async def _write_the_end(self) -> None:
        """Store the result in the table's record."""
        if self.session.result is not None:
            viewers = (*range(len(self.table.seats)), SPECTATOR)
            seqs, touched = map(self.seq, viewers), map(self.ledger.touched, viewers)
            await self.change(
                replace(self.table, ended=Ended(self.session.result, list(seqs), list(touched)))
            )

    @property
    def turn(self) -> Turn:
        turn: Turn = self.game.turn(self.session.state)
        return turn

    async def _hand_over(self, seat: int, driver: Driver) -> None:
        await self.change(self.table.with_seat(seat, driver=driver))
        self.drivers.hand_over(seat)
        self.tell_seats()

    # Chat and seats

    def shown(self, client: Client, message: m.Shown) -> None:
        """A client has shown what it was told: bots may go on. The others are told who has stopped them."""
        stopped = "pause" in (client.next, message.next) and client.next != message.next
        client.shown, client.next = message.seq, message.next
        if stopped and client.viewer is not SPECTATOR:
            self.tell_seats()
        self.drivers.heed()

    async def say(self, client: Client, message: m.Say) -> None:
        await self.finish(self._say(client, message))

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
        await self.finish(self._drive(client, message))

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

    async def change(self, table: TableRecord) -> None:
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

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a task to its end, even if the client that asked for it disconnects."""
        return await asyncio.shield(self._spawn(work))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
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


def _next_ones(beats: Sequence[Beat]) -> Iterator[Played | None]:
    """For each command of some beats, the one that follows; None for the last."""
    commands = [one for beat in beats for one in beat]
    return iter([*commands[1:], None])
