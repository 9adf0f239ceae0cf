"""Runs the bots, standing answers and clocks of a room: everything that decides for a seat besides its player.

When time is up, the game's answer for absent players is used or, if the game has none, the bot's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from bulkhead.server.http.problems import Unstored
from bulkhead.server.table.clocks import NO_LIMIT, Clocks
from bulkhead.server.table.house import House
from bulkhead.server.table.live_table import LiveTable
from bulkhead.server.table.messages import Clock
from bulkhead.server.timekeeper import Alarm
from bulkhead.tabletop.game import Command, Offer, Seat

BOT = "bot"
TIME_IS_UP = "clock"
STANDING = "order"
"""Prefixes of the requests of bots, the clock and standing answers; those of players begin with their seat's number."""

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
        self._hurried: set[asyncio.Task[None]] = set()
        """Tasks that decide because time is up."""

    # Clocks

    def clock(self) -> Clock:
        return self._clocks.show(self._time.now())

    def spent(self, now: int) -> int:
        """Milliseconds that the pending decision has taken."""
        return self._clocks.spent(now)

    def moved_on(self, spent: int) -> None:
        """Charge the time to the decision that was made, and start the clock of the next one."""
        self._clocks.charge(spent)
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
        seat = self._room.waiting
        self._asked = self._question()
        self._clocks.ask(seat, self._time.now(), running=not self._is_bots_turn())
        self._set_alarm()

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
                await self._decide(TIME_IS_UP, moment)
            else:
                await room.answer(seat, moment, str(answer), TIME_IS_UP)
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

    def _is_bots_turn(self) -> bool:
        room = self._room
        seat = room.waiting
        return seat is not None and room.table.seats[seat].driver == "bot" and not room.given_up

    def _goes_by_itself(self) -> bool:
        """Does a bot decide, or a standing answer? Or has a bot been asked aside?"""
        return self._is_bots_turn() or self._ordered() is not None or self._petition() is not None

    def _petition(self) -> Offer[Any] | None:
        """The question that a bot is asked aside, whichever seat decides; None once the game is over."""
        room = self._room
        if room.given_up or room.waiting is None:
            return None
        return room.session.petition(
            seat for seat, held in enumerate(room.table.seats) if held.driver == "bot"
        )

    def _ordered(self) -> Command | None:
        """The standing answer of the deciding seat."""
        room = self._room
        if room.begun is None or room.given_up or room.waiting is None:
            return None
        return room.session.standing

    async def _think(self) -> None:
        """Let bots and standing answers decide, one after another, as long as the decision is theirs."""
        try:
            while self._goes_by_itself():
                if self._petition() is not None:
                    await self._decide(BOT, self._room.moment, aside=True)  # at once: others must not notice
                    continue
                seat, ordered = self._room.waiting, self._ordered()
                if seat is not None and ordered is not None:
                    await self._room.answer(seat, self._room.moment, str(ordered), STANDING)
                    continue
                pause = self._house.bot_pause if self._room.clients else 0.0
                await self._decide(BOT, self._room.moment, until=self._time.passed() + pause)
        except Unstored:
            return
        except Exception:
            log.exception("The bot of match %s failed; it tries again when somebody comes.", self._room.match)

    async def _decide(self, request: str, moment: int, *, aside: bool = False, until: float = 0.0) -> None:
        """Ask the bot of the deciding seat, or of a seat that is asked aside. It plays no sooner than `until`, so that
        the time it thinks, which depends on what it holds, does not show. If the table changes meanwhile, the answer
        is dropped."""
        room = self._room
        async with room.lock:
            asked = room.waiting
            if room.moment != moment or asked is None:
                return
            offer = self._petition() if aside else room.session.offer(asked)
            if offer is None:
                return
            seat, view = offer.seat, room.session.view(offer.seat)
        bot = room.table.seats[seat].bot
        chance = room.session.bot_chance(seat)
        text = await self._house.thinker.choose(room.game.id, bot, chance, seat, view, offer)
        if (left := until - self._time.passed()) > 0:
            await self._time.sleep(left)
        await self._house.courtesy.wait()
        await room.answer(seat, moment, text, request)

    # The end

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def close(self) -> None:
        """Stop the clocks and the tasks of bots."""
        self.stop()
        thoughts = [*self._hurried, *([self._thought] if self._thought is not None else [])]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
