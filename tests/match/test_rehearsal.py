"""What bots rehearse is what happens, however it is cut into parts, and playing it afterwards writes the same log."""

import pytest

from bulkhead.bots import bot
from bulkhead.match.entries import Seated
from bulkhead.match.rehearsal import Beat, Rehearsal, watched_seats
from bulkhead.match.session import Session
from bulkhead.starquest.game import STARQUEST

BOTS = ("trooper", "raider")
BEATS = 12


def lesson() -> Session:
    options = STARQUEST.options({"mission": "mis_t1_corridor", "factions": ["ultramarines", "chaos"]})
    return Session.start(STARQUEST, options, [Seated(name, name) for name in BOTS], bytes(range(32)))


def rehearsed(rehearsal: Rehearsal, session: Session, beats: int) -> list[Beat]:
    """The next beats, if bots play both seats."""
    players = [bot(name, "starquest", session.bot_chance(seat)) for seat, name in enumerate(BOTS)]
    found = []
    for _ in range(beats):
        while (asked := rehearsal.asks()) is not None:
            said = players[asked.seat].choose(asked.view, asked.offer)
            rehearsal.answer(asked, str(said))
        found.append(rehearsal.take())
    return found


def played(session: Session, beats: list[Beat], *, again: bool) -> bytes:
    for beat in beats:
        for one in beat:
            session.submit(one.seat, STARQUEST.read(one.command), rehearsed=again)
    return session.log()


@pytest.mark.parametrize("part", [1, 5])
def test_parts_that_follow_each_other_are_the_same_beats_in_any_process(part: int) -> None:
    session = lesson()
    whole = rehearsed(Rehearsal.of(session, (0, 1)), session, BEATS)
    rest, parts = Rehearsal.of(session, (0, 1)), list[Beat]()
    while len(parts) < BEATS:
        parts += rehearsed(rest, session, part)
        rest = rest.pack().unpack(STARQUEST)
    assert parts[:BEATS] == whole
    assert all(whole)
    assert rest.moves == sum(map(len, parts))


def test_a_rehearsal_leaves_the_match_and_its_dice_alone() -> None:
    session = lesson()
    before = session.log()
    first = rehearsed(Rehearsal.of(session, (0, 1)), session, BEATS)
    assert session.log() == before
    assert rehearsed(Rehearsal.of(session, (0, 1)), session, BEATS) == first


def test_what_was_rehearsed_is_played_without_listing_the_answers_and_gives_the_same_log() -> None:
    plain, quick = lesson(), lesson()
    beats = rehearsed(Rehearsal.of(plain, (0, 1)), plain, BEATS)
    assert played(plain, beats, again=False) == played(quick, beats, again=True)
    assert STARQUEST.dump(plain.state) == STARQUEST.dump(quick.state)


def test_the_seats_that_others_watch_are_those_of_the_course() -> None:
    session = lesson()
    assert watched_seats(session) == frozenset()
    session.course.watched = {1}
    assert watched_seats(session) == Rehearsal.of(session, (0, 1)).watched == frozenset({1})
