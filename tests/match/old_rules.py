"""Heroes as an earlier version might have played it: each kind differs from the present rules in one way, from the
second turn on."""

from typing import Any, Literal

from bulkhead.heroes.data.commands import AnyCommand, Roll
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State
from bulkhead.heroes.game import Heroes
from bulkhead.match import Replay, Session, read_replay
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Heard, Out
from bulkhead.tabletop.game import Result
from tests.match.playing import PLAYERS, SALTS, SEED, Whims

Kind = Literal["same", "dice", "events", "refused", "start", "start-events", "end"]
TURN = 2


class OldHeroes(Heroes):
    """Version 0 of Heroes."""

    version = 0

    def __init__(self, kind: Kind = "same") -> None:
        self.kind = kind

    def new(self, options: Options, dice: Dice, out: Out) -> State:
        if self.kind == "start":
            dice.roll(1, 9)
        heard = Heard()
        state = super().new(options, dice, heard)
        for told in heard.told * (2 if self.kind == "start-events" else 1):
            out.tell(told.event, told.to, told.others)
        return state

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        """Old rules: a lot is drawn before each battle roll (dice), every event is told twice (events), or rolling
        again in the middle of the actions does nothing at all (refused)."""
        old = state.turn >= TURN
        if old and self.kind == "refused" and state.phase == "act" and isinstance(command, Roll):
            return
        if old and self.kind == "dice" and isinstance(command, Roll):
            dice.roll(1, 9)
        heard = Heard()
        super().apply(state, seat, command, dice, heard)
        for told in heard.told * (2 if old and self.kind == "events" else 1):
            out.tell(told.event, told.to, told.others)

    def result(self, state: State) -> Result | None:
        if self.kind == "end" and state.turn > TURN:
            return Result((1.0, 0.0), (1, 0), "H-WIN-1")
        return super().result(state)

    def waiting(self, state: State) -> int | None:
        return None if self.kind == "end" and state.turn > TURN else super().waiting(state)


def old_match(kind: Kind, entries: int = 80, **options: Any) -> Session:
    """A match of old rules, played at random up to this many entries."""
    game = OldHeroes(kind)
    session = Session.start(game, game.options({"rows": 3, **options}), PLAYERS, SEED, salts=SALTS)
    whims = Whims("old rules")
    while session.waiting is not None and len(session.steps) <= entries:
        if kind == "refused" and session.state.turn >= TURN and session.state.phase == "act":
            session.submit(session.waiting, Roll())
        whims.play(session, 1)
    return session


def old_replay(kind: Kind, entries: int = 80, **options: Any) -> Replay:
    return read_replay(old_match(kind, entries, **options).log(), "old.jsonl")
