"""Runs the bots, standing answers and clocks of a room: everything that decides for a seat besides its player.

When time is up, the game's answer for absent players is used or, if the game has none, the bot's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from math import ceil
from random import SystemRandom
from typing import Any

from bulkhead.match.rehearsal import Packed, Rehearsal, Rehearsed
from bulkhead.server.http.problems import Unstored
from bulkhead.server.table.client import Client
from bulkhead.server.table.clocks import NO_LIMIT, Clocks
from bulkhead.server.table.foresight import Foresight
from bulkhead.server.table.house import Bots, House
from bulkhead.server.table.live_table import LiveTable
from bulkhead.server.table.messages import Clock
from bulkhead.server.timekeeper import Alarm
from bulkhead.tabletop.game import SPECTATOR, Command, Offer, Seat

BOT = "bot"
TIME_IS_UP = "clock"
STANDING = "order"
PREPARED = "prepared"
"""Prefixes of the requests of bots, the clock, standing and prepared answers; those of players begin with their seat's
number."""

LONGEST_SHOW = 6.0
"""Seconds for which bots wait for somebody who has not seen their last beat."""
LONGEST_PAUSE = 300.0
"""The same for somebody who has stopped them."""
BEATS_AT_ONCE = 24
"""Beats that are played together where nobody wants to see each. Always as many, fewer only before a person decides:
how many are ready at some moment would tell how long bots think."""
BEATS_IN_A_PART = 12
"""Beats that a worker rehearses in a row then."""

log = logging.getLogger("bulkhead.server")


class Drivers:
    """The bots and the clocks of a room. Their commands go through the same lock and rules as those of players."""

    def __init__(self, room: LiveTable, house: House, used: Sequence[int]) -> None:
        self._room = room
        self._house = house
        self._time = house.time
        self._clocks = Clocks(room.table.limit, used or [0] * len(room.table.seats))
        self._thought: asyncio.Task[None] | None = None
        """The task in which a bot decides."""
        self._alarm: Alarm | None = None
        self._asked: tuple[Seat | None, str] = (None, "")
        """The seat that has to decide, and its question."""
        self._ahead: Foresight | None = None
        """What bots play next, thought out while the last beat is still being played and looked at."""
        self._since = 0.0
        """When the last beat was told, or when the decision came to bots: everybody knows this moment."""
        self._news = asyncio.Event()
        """Something has changed that bots may be waiting for."""
        self._hurried: set[asyncio.Task[None]] = set()
        """Tasks that decide because time is up."""

    # Clocks

    def clock(self) -> Clock:
        return self._clocks.show(self._time.now())

    def spent(self, now: int) -> int:
        """Milliseconds that the pending decision has taken."""
        return self._clocks.spent(now)

    def moved_on(self, spent: int, *, passing: bool) -> None:
        """Charge the time to the decision that was made, and start the clock of the next one. `passing`: that one is
        made at once too, and no aside comes before it, so its question need not be worked out."""
        self._clocks.charge(spent)
        if passing:
            self.stop()
            self._start_clock()
        else:
            self.ask()

    def still_asks(self) -> bool:
        """Is the pending decision still the one that the clock runs for?"""
        return self._asked == self._question()

    def _question(self) -> tuple[Seat | None, str]:
        seat = self._room.waiting
        offer = None if seat is None else self._room.session.offer(seat)
        return (seat, offer.question) if offer is not None else (None, "")

    def ask(self) -> None:
        """Start the clock for a new decision. It also runs for an answer given in advance, which takes no time: a
        stopped clock would reveal to the others that there is one."""
        self._asked = self._question()
        self._start_clock()
        self._set_alarm()

    def _start_clock(self) -> None:
        self._clocks.ask(self._room.waiting, self._time.now(), running=not self._is_bots_turn())

    def hand_over(self, seat: int) -> None:
        """Restart or stop the clock after a seat got another driver."""
        if self._room.waiting == seat:
            self._clocks.hand_over(self._time.now(), running=not self._is_bots_turn())
            self._set_alarm()

    def _set_alarm(self) -> None:
        self.stop()
        left = self._clocks.left(self._time.now())
        if left != NO_LIMIT:
            moment = self._room.moment
            self._alarm = self._time.ring(left / 1000, lambda: self._hurry(moment))

    def _hurry(self, moment: int) -> None:
        """Time is up: the game answers for the seat or, where it leaves that to bots, the seat's bot, this once."""
        task = asyncio.create_task(self._decide_now(moment))
        self._hurried.add(task)
        task.add_done_callback(self._hurried.discard)

    async def _decide_now(self, moment: int) -> None:
        room = self._room
        try:
            async with room.lock:
                seat = room.waiting
                if room.moment != moment or seat is None:
                    return
                answer = room.game.absent(room.session.state, SystemRandom())
            if answer is None:
                await self._decide(moment)
            else:
                await room.answer(seat, moment, str(answer))
        except Unstored:
            return
        except Exception:
            log.exception("Nobody could answer in match %s when time was up.", room.match)

    # Bots

    def wake(self) -> None:
        """Start the task that decides for bots and standing answers, unless it is running."""
        idle = self._thought is None or self._thought.done()
        if idle and self._goes_by_itself():
            self._thought = asyncio.create_task(self._think())
        self.heed()

    def heed(self) -> None:
        """Something has changed that bots may be waiting for."""
        self._news.set()

    def _is_bots_turn(self) -> bool:
        room = self._room
        seat = room.waiting
        return seat is not None and room.table.seats[seat].driver == "bot" and not room.given_up

    def _goes_by_itself(self) -> bool:
        """Does a bot decide, or a standing or prepared answer? Or has a bot been asked aside?"""
        return (
            self._is_bots_turn()
            or self._ordered() is not None
            or self._petition() is not None
            or self._room.answers_prepared
        )

    def _petition(self) -> Offer[Any] | None:
        """The question that a bot is asked aside, whichever seat decides; None once the game is over."""
        room = self._room
        if room.given_up or room.waiting is None:
            return None
        return room.session.petition(self._bots())

    def _bots(self) -> list[Seat]:
        """The seats that bots play."""
        return [seat for seat, held in enumerate(self._room.table.seats) if held.driver == "bot"]

    def _ordered(self) -> Command | None:
        """The standing answer of the deciding seat."""
        room = self._room
        if room.begun is None or room.given_up or room.waiting is None:
            return None
        return room.session.standing

    async def _think(self) -> None:
        """Let bots and standing answers decide, beat after beat, as long as the decision is theirs."""
        self._since = self._time.passed()
        try:
            while self._goes_by_itself():
                if self._room.answers_prepared:
                    await self._room.play_prepared()
                elif await self._play_on():
                    await self._seen()
        except Unstored:
            return
        except Exception:
            log.exception("The bot of match %s failed; it tries again when somebody comes.", self._room.match)

    async def _play_on(self) -> bool:
        """Play the next beat that was rehearsed; several if nobody wants to see each. True if bots have played.

        If the table changes meanwhile, what was rehearsed is dropped, and rehearsed anew as long as bots decide: after
        an aside of which others must not know, that takes no longer than they could notice.

        What bots play is ready only at ticks of the table's clock, counted from their last beat: how long they think
        depends on what they hold, and one who looks on can choose the moment at which everybody has seen that beat.
        Standing answers and answers to a proposal are told at once."""
        room, told = self._room, False
        while True:
            count = 1 if self._showing() else BEATS_AT_ONCE
            ahead = await self._foresee()
            if ahead is None:
                return False
            try:
                beats, ready = await ahead.next(count)
            except Exception:
                self._drop_ahead()
                raise
            if not beats:
                return False
            thought = any(not (one.ordered or one.aside) for beat in beats for one in beat)
            if thought and room.clients and not told:
                await self._tick(ready, ahead.moves)
                told = room.session.course.moves == ahead.moves
            if self._showing():
                # Somebody wants to see each who did not when this began.
                beats = beats[:1]
            if self._fits(ahead) and await room.play(beats, ahead.moves):
                ahead.played(beats)
                if thought:
                    self._since = self._time.passed()
                return thought
            self._drop_ahead()

    async def _foresee(self) -> Foresight | None:
        """What bots play next: they try it out on a copy of the table. None if the decision is not theirs."""
        async with self._room.lock:
            if not self._goes_by_itself():
                return None
            if self._ahead is None or not self._fits(self._ahead):
                self._drop_ahead()
                bots = self._chances()
                rehearsal = Rehearsal.of(self._room.session, tuple(bots))
                self._ahead = Foresight(
                    rehearsal, bots, lambda rest: self._rehearse(bots, rest), self._time.passed
                )
            return self._ahead

    async def _rehearse(self, bots: Bots, rest: Rehearsal | Packed) -> Rehearsed:
        most = 1 if self._showing() else BEATS_IN_A_PART
        return await self._house.thinker.rehearse(self._room.game.id, bots, rest, most)

    def _fits(self, ahead: Foresight) -> bool:
        return ahead.fits(self._room.session, self._chances())

    def _chances(self) -> Bots:
        return {seat: self._bot(seat) for seat in self._bots()}

    def _bot(self, seat: Seat) -> tuple[str, bytes]:
        return self._room.table.seats[seat].bot, self._room.session.bot_chance(seat)

    async def _tick(self, ready: float, moves: int) -> None:
        """Wait for the first tick after bots were ready, if it is still to come, or until the table changes: what they
        think of then must be ready at the same tick."""
        tick = self._house.bot_pause
        if tick <= 0:
            return
        due = self._since + max(1, ceil((ready - self._since) / tick)) * tick
        while self._room.session.course.moves == moves and (left := due - self._time.passed()) > 0:
            await self._wait(left)

    async def _wait(self, seconds: float) -> None:
        """Wait for as long, or until something changes."""
        self._news.clear()
        alarm = self._time.ring(seconds, self._news.set)
        try:
            await self._news.wait()
        finally:
            alarm.cancel()

    # Those who look on

    def _showing(self) -> list[Client]:
        """The clients of people at seats of their own who want to see each beat. Nobody waits for spectators."""
        seats = self._room.table.seats
        return [
            client
            for client in self._room.clients
            if client.shown is not None
            and client.next != "skip"
            and client.viewer is not SPECTATOR
            and seats[client.viewer].driver == "human"
        ]

    async def _seen(self) -> None:
        """Wait until everybody has been shown what they were told, but not for long: longer only for one who has
        stopped the bots. A proposal is answered meanwhile."""
        begun = self._time.passed()
        while self._goes_by_itself():
            self._news.clear()
            if self._petition() is not None:
                await self._play_on()
            left = self._patience() - (self._time.passed() - begun)
            if left <= 0:
                return
            await self._foresee()
            await self._wait(left)

    def _drop_ahead(self) -> None:
        """The table has changed: what was rehearsed does not fit it any more."""
        if self._ahead is not None:
            self._ahead.drop()
            self._ahead = None

    def _patience(self) -> float:
        """For how long bots wait for those who have not seen the last beat."""
        showing = self._showing()
        if any(client.next == "pause" for client in showing):
            return LONGEST_PAUSE
        session = self._room.session
        last = next(step for step in reversed(session.steps) if step.known_to(SPECTATOR))
        n = getattr(last.entry, "n", 0)
        # Of what only some were told nobody else may notice anything, so it holds nobody up.
        behind = any((client.shown or 0) < session.number(n, client.viewer) for client in showing)
        return LONGEST_SHOW if behind else 0.0

    # Nobody has answered

    async def _decide(self, moment: int) -> None:
        """Ask the bot of a seat whose time is up. If the table changes meanwhile, the answer is dropped."""
        room = self._room
        async with room.lock:
            seat = room.waiting
            if room.moment != moment or seat is None:
                return
            offer = room.session.offer(seat)
            if offer is None:
                return
            view = room.session.view(seat)
        name, chance = self._bot(seat)
        text = await self._house.thinker.choose(room.game.id, name, chance, seat, view, offer)
        await room.answer(seat, moment, text)

    # The end

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def close(self) -> None:
        """Stop the clocks and the tasks of bots."""
        self.stop()
        ahead = None if self._ahead is None else self._ahead.thinking
        thoughts: list[asyncio.Task[Any]] = [*self._hurried]
        thoughts += [one for one in (self._thought, ahead) if one is not None]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
