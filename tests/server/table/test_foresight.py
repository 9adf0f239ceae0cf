"""Bots think ahead: beats are ready before they are played, in order, and only while the table goes on as rehearsed."""

import asyncio

import pytest

from bulkhead.heroes.game import HEROES
from bulkhead.match.entries import Seated
from bulkhead.match.rehearsal import Beat, Packed, Played, Rehearsal, Rehearsed
from bulkhead.match.session import Session
from bulkhead.server.table.foresight import MOST_AHEAD, Foresight
from bulkhead.server.table.house import Bots
from tests.server.house import settle

pytestmark = pytest.mark.anyio

BOTS: Bots = {0: ("random", b"chance")}


def beat(*commands: str) -> Beat:
    return tuple(Played(0, command) for command in commands)


class Thoughts:
    """Gives written parts, each when it is let; the last one when there are no more."""

    def __init__(self, *parts: list[Beat], fails: bool = False) -> None:
        self.parts = list(parts)
        self.fails = fails
        self.asked = 0
        self.may = asyncio.Semaphore(0)

    async def __call__(self, rest: Rehearsal | Packed) -> Rehearsed:
        self.asked += 1
        await self.may.acquire()
        if not self.parts and self.fails:
            raise LookupError
        part = self.parts.pop(0)
        return Rehearsed(part, rest if self.parts or self.fails else None)

    async def let(self, parts: int = 1) -> None:
        for _ in range(parts):
            self.may.release()
        await settle()


def a_session() -> Session:
    return Session.start(
        HEROES, HEROES.options({}), [Seated("Ann", "human"), Seated("Ben", "human")], bytes(32)
    )


def foresight(session: Session, thoughts: Thoughts) -> Foresight:
    return Foresight(Rehearsal.of(session, (0,)), BOTS, thoughts)


async def test_as_many_beats_as_are_wanted_are_waited_for_and_fewer_where_a_person_decides() -> None:
    thoughts = Thoughts([beat("a")], [beat("b", "c"), beat("d")], [beat("e")])
    ahead = foresight(a_session(), thoughts)
    both = asyncio.create_task(ahead.next(2))
    await thoughts.let()
    assert not ahead.has(2)
    assert not both.done()
    await thoughts.let()
    assert both.result()[0] == [beat("a"), beat("b", "c")]
    ahead.played(both.result()[0])
    assert ahead.moves == 3
    many = asyncio.create_task(ahead.next(24))
    await settle()
    assert not many.done()
    await thoughts.let()
    assert many.result()[0] == [beat("d"), beat("e")]


async def test_the_next_part_is_thought_of_while_the_last_one_waits_but_not_for_ever() -> None:
    thoughts = Thoughts(*([beat("a")] for _ in range(MOST_AHEAD + 5)))
    ahead = foresight(a_session(), thoughts)
    await thoughts.let(MOST_AHEAD + 5)
    assert thoughts.asked == MOST_AHEAD
    ahead.played((await ahead.next(2))[0])
    await settle()
    assert thoughts.asked == MOST_AHEAD + 2


async def test_what_a_bot_raises_is_raised_after_the_beats_before_it() -> None:
    thoughts = Thoughts([beat("a")], fails=True)
    ahead = foresight(a_session(), thoughts)
    await thoughts.let(2)
    ready = (await ahead.next(5))[0]
    assert ready == [beat("a")]
    ahead.played(ready)
    with pytest.raises(LookupError):
        (await ahead.next(1))[0]


async def test_it_fits_only_the_table_that_was_rehearsed() -> None:
    session, thoughts = a_session(), Thoughts([beat("a")])
    ahead = foresight(session, thoughts)
    assert ahead.fits(session, BOTS)
    assert not ahead.fits(session, {**BOTS, 1: ("random", b"other")}), "another bot plays"
    session.course.watched = {1}
    assert not ahead.fits(session, BOTS), "somebody looks on"
    session.course.watched = ()
    session.course.moves = 1
    assert not ahead.fits(session, BOTS), "the table has gone on"
    await thoughts.let()
    ahead.played((await ahead.next(1))[0])
    assert not ahead.fits(session, BOTS), "nothing is left"


async def test_what_does_not_fit_any_more_is_not_thought_to_its_end() -> None:
    thoughts = Thoughts([beat("a")], [beat("b")])
    ahead = foresight(a_session(), thoughts)
    await thoughts.let()
    ahead.drop()
    await thoughts.let()
    assert ahead.thinking.cancelled()
    assert thoughts.parts == [[beat("b")]]
