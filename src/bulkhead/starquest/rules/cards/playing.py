"""The frame of cards that ask for more than one choice; each card asks its questions itself (table/card.py)."""

from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.state import State
from bulkhead.starquest.table.card import card
from bulkhead.starquest.table.engine import Procedure, procedure
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@procedure(Playing)
class PlayingProcedure(Procedure[Playing]):
    """A card that is being played."""

    rule = "SQ-TURN-11"

    def waits(self, state: State, frame: Playing) -> int | None:
        return card(frame.card).waits(state, frame)

    def question(self, state: State, frame: Playing) -> str:
        return card(frame.card).question(state, frame)

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        return card(frame.card).choices(state, frame)

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        card(frame.card).answer(state, frame, command, dice, out)

    def step(self, state: State, frame: Playing, dice: Dice, out: Out) -> None:
        card(frame.card).step(state, frame, dice, out)

    def why_not(self, state: State, frame: Playing, command: AnyCommand) -> Illegal:
        return card(frame.card).why_not(state, frame, command)
