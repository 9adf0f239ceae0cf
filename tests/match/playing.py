"""Matches for the tests of this folder: random or scripted, with a known seed."""

import json
from collections.abc import Sequence
from typing import Any

import bulkhead
from bulkhead.match import Seated, Session
from bulkhead.tabletop import Seeded

GAMES = bulkhead.GAMES
HEROES = bulkhead.game("heroes")
SEED = bytes(range(32))
PLAYERS = (Seated("Ann", "human"), Seated("Bob ☕", "random"))
SALTS = ("tea", "caffè")

LAST_TURN = (
    "sanyctus4/phaello4/donato3/ebellius0/victorno1 feurran1/dyrael0/darrago2/victorno0/donato1"
    " 1 act 66,66 - t20 f1 g1 -"
)
"""Seat 1 is about to win, without a roll."""


def start(
    options: dict[str, Any] | None = None,
    *,
    position: str = "",
    seed: bytes = SEED,
    salts: Sequence[str] = SALTS,
) -> Session:
    """A match at its beginning."""
    return Session.start(HEROES, HEROES.options(options or {}), PLAYERS, seed, salts=salts, position=position)


class Whims:
    """Plays a match at random: always the same commands in the same situations."""

    def __init__(self, label: str = "whims") -> None:
        self._dice = Seeded(label.encode())

    def choose(self, session: Session) -> str:
        """A command for the seat that decides."""
        seat = session.waiting
        assert seat is not None
        offer = session.offer(seat)
        assert offer is not None
        (whim,) = self._dice.roll(1, len(offer.commands))
        return str(offer.commands[whim - 1])

    def play(self, session: Session, commands: int = 10_000) -> Session:
        """Play this many commands, or until the match is over."""
        for _ in range(commands):
            if session.waiting is None:
                break
            do(session, self.choose(session))
        return session


def do(session: Session, *commands: str) -> Session:
    """Play commands, in text, for the seat that decides."""
    for command in commands:
        seat = session.waiting
        assert seat is not None
        session.submit(seat, session.game.read(command))
    return session


PICKS = ("sanyctus", "phaello", "ebellius", "aramus", "dyrael")
DRAFT = tuple(f"pick {hero}" for hero in PICKS) * 2
SET_UP = (*DRAFT, *(f"place {hero} {column}" for column, hero in enumerate(PICKS, 1) for _ in range(2)))


def last_turn() -> Session:
    """A short finished match: from a position to its end, with an undo."""
    session = do(start(position=LAST_TURN), "66 move 4")
    session.undo(0)
    return do(session, "66 move 5>4", "66 move 3", "stop")


LAST_TWO_TURNS = (
    "phaello3/donato3/sanyctus2/ebellius1/victorno0 aramus2/dyrael0/darrago4/phaello3/feurran3"
    " 1 roll - - t20 f1 g1 turn-limit=21"
)


def last_two_turns() -> Session:
    """A short finished match with everything in it: battle rolls, saves, an undo."""
    session, whims = start(position=LAST_TWO_TURNS), Whims("last two turns 7")
    while session.waiting is not None:
        do(session, whims.choose(session))
        if session.can_undo(0) and len(session.steps) == 5:
            session.undo(0)
    return session


def whole_game() -> Session:
    """A finished match from the first pick to the last roll."""
    return Whims().play(start({"rows": 3, "turn-limit": 14}))


def paused_game(commands: int = 60) -> Session:
    """A match in the middle, with undone commands."""
    whims = Whims("paused")
    session = start({"rows": 3})
    while len(session.steps) < commands:
        whims.play(session, 1)
        seat = 1 if session.can_undo(1) else 0
        if len(session.steps) % 5 == 0 and session.can_undo(seat):
            session.undo(seat)
    return session


def edited(data: bytes, number: int, **fields: Any) -> bytes:
    """A file with some fields of one line (from 1, or from -1 at the end) replaced, in our encoding."""
    lines = data.splitlines()
    index = number - 1 if number > 0 else number
    lines[index] = json.dumps(
        {**json.loads(lines[index]), **fields}, separators=(",", ":"), ensure_ascii=False
    ).encode()
    return b"\n".join(lines) + b"\n"
