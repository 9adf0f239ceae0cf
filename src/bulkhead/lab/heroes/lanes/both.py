"""Heroes played by both engines at once: the reference, and beside it the compiled engine, compared after each command.

`Both` is a game like any other, so everything that plays a game (a random player, a scenario, the verification of a
replay) compares the engines when it plays this one: board, hands, dice, scores, result, and the offer in its order.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State
from bulkhead.heroes.game import Heroes
from bulkhead.heroes.rules.scoring_rolls import ORDER, SCORING_ROLLS
from bulkhead.heroes.rules.winning import scores
from bulkhead.lab.heroes.lanes.batch import FIELDS, GOES_ON, PHASES, Batch
from bulkhead.lab.heroes.lanes.engine import Table
from bulkhead.lab.heroes.lanes.numbering import Numbering
from bulkhead.tabletop.dice import Dice, Noted
from bulkhead.tabletop.events import Out

Picture = dict[str, Any]
"""All that both engines know of a state, by the names of the batch's fields, and the scores."""
COMPARED = tuple(name for name in FIELDS if name != "stream")


class Difference(Exception):
    """The engines disagree; says where."""


class Both(Heroes):
    """The reference game, whose every state and command is also given to the compiled engine."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        """How much was compared: games, commands by kind, dice, commands offered."""
        self._mirrors: dict[int, Mirror] = {}

    def new(self, options: Options, dice: Dice, out: Out) -> State:
        state = super().new(options, dice, out)
        self._begun(state)
        return state

    def from_position(self, text: str, options: Options) -> State:
        state = super().from_position(text, options)
        self._begun(state)
        return state

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        mirror, before, finished = self.mirror(state), self.clone(state), len(state.sheet)
        mirror.take(state)
        noted = Noted(dice)
        super().apply(state, seat, command, noted, out)
        faces = noted.take()
        try:
            if not mirror.do(seat, command, faces):
                raise Difference("refused")
            if len(state.sheet) > finished and state.phase != "over":  # the next game of a match has begun
                mirror.compare_end(state)
                mirror.take(state)
            else:
                mirror.compare(state)
            self._compare_offers(mirror, state)
        except Difference as found:
            raise Difference(f"{self.position(before)}, {command}, dice {faces}: {found}") from None
        self.compared["dice"] += len(faces)
        self.compared["commands"] += 1
        self.compared[type(command).__name__.lower()] += 1

    def _begun(self, state: State) -> None:
        mirror = self.mirror(state)
        mirror.take(state)
        try:
            mirror.compare(state)
            self._compare_offers(mirror, state)
        except Difference as found:
            raise Difference(f"{self.position(state)}: {found}") from None
        self.compared["games"] += 1

    def mirror(self, state: State) -> "Mirror":
        """The compiled engine at the table of a state."""
        mirror = self._mirrors.get(id(state.options))
        if mirror is None or mirror.options is not state.options:
            if len(self._mirrors) > 100:
                self._mirrors.clear()
            mirror = self._mirrors[id(state.options)] = Mirror(state.options)
        return mirror

    def _compare_offers(self, mirror: "Mirror", state: State) -> None:
        offered = self.offer(state, state.mover)
        self.compared["offered"] += mirror.compare_offer(offered.commands if offered else ())


class Mirror:
    """The compiled engine's side of the comparison, at one table."""

    def __init__(self, options: Options) -> None:
        self.options, self.numbering = options, Numbering(options)
        self.batch = Batch(Table(options if options.games == 1 else replace(options, games=1)), 1)
        self._number = {hero: place for place, hero in enumerate(self.numbering.heroes)} | {"": -1}

    def take(self, state: State) -> None:
        """Stand as the reference stands."""
        picture = self.picture(state)
        for name in COMPARED:
            view, values = getattr(self.batch, name), picture[name]
            if FIELDS[name][1] == 1:
                view[0] = values
            else:
                for place, value in enumerate(values):
                    view[0, place] = value

    def do(self, seat: int, command: AnyCommand, faces: tuple[int, ...]) -> bool:
        """Carry out a command with these dice; False when it is refused."""
        self.batch.commands[0] = self.numbering.number(command, seat)
        return not self.batch.step([faces])

    def compare(self, state: State) -> None:
        """Does this engine stand as the reference does?"""
        wanted, found = self.picture(state), self.seen()
        if wanted != found:
            names = [name for name, value in wanted.items() if value != found[name]]
            raise Difference(str([(name, wanted[name], found[name]) for name in names]))

    def compare_end(self, state: State) -> None:
        """Did the game end as the last one on the sheet did?"""
        found = self.seen()
        wanted = ("over", state.winners[-1], list(state.sheet[-1]))
        if wanted != (PHASES[found["phase"]], found["winner"], found["scores"]):
            raise Difference(f"{wanted}, {found}")

    def compare_offer(self, commands: tuple[AnyCommand, ...]) -> int:
        """Does this engine offer the same commands in the same order? Their number."""
        wanted, found = list(map(self.numbering.number, commands)), self.batch.legal()[0].tolist()
        if wanted != found:
            raise Difference(f"{wanted} are offered, {found}")
        return len(found)

    def picture(self, state: State) -> Picture:
        """What the reference knows."""
        number = self._number
        hands = [[number[hero] for hero in hand] + [-1] * (5 - len(hand)) for hand in state.hands]
        frame = state.frames[-1] if state.frames else None
        ended = state.phase == "over"
        return {
            "army": [number[hero] for hero in state.army],
            "advance": state.advance[:],
            "hand": hands[0] + hands[1],
            "phase": PHASES.index(state.phase),
            "mover": state.mover,
            "first": state.first,
            "all_out": int(state.all_out),
            "rolled": [state.rolled.count(face) for face in range(1, 7)],
            "held": [state.held.count(face) for face in range(1, 7)],
            "aside": [state.aside.count(roll) for roll in SCORING_ROLLS],
            "frame_roll": ORDER[frame.roll] if frame else -1,
            "frame_columns": sum(1 << column - 1 for column in frame.columns) if frame else 0,
            "winner": state.winners[-1] if ended else GOES_ON,
            "resigned": state.resigned,
            "turn": state.turn,
            "scores": list(scores(state)) if state.turn else [0, 0],
        }

    def seen(self) -> Picture:
        """What the compiled engine knows."""
        found: Picture = {name: getattr(self.batch, name).tolist()[0] for name in COMPARED}
        found["scores"] = self.batch.score().tolist()[0]
        return found


def compared(both: Both) -> Mapping[str, int]:
    """What a game of both engines has compared so far, most first."""
    return dict(both.compared.most_common())
