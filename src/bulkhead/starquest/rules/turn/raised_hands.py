"""Raise a hand, set triggers and standing orders, leave Overwatch: the asides of SQ-CMD-09, SQ-SEAT-08 and
SQ-OVER-12."""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Instruct, Lower, Raise, Trigger
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import HandRaised, Instructed
from bulkhead.starquest.rules.fight import overwatch_marker
from bulkhead.starquest.rules.turn import triggers
from bulkhead.starquest.table.asides import Aside, aside, in_an_attack
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

NEAREST, FARTHEST = 1, 24


@aside
class Raising(Aside):
    """Raise a hand, which stays secret until its window opens."""

    commands: ClassVar[tuple[type[Command], ...]] = (Raise,)
    listed = 60

    @clause("SQ-CMD-09")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        return (Raise(),) if state.sides[seat].command > 0 and seat not in state.hands else ()

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        state.hands = (*state.hands, seat)
        out.tell(HandRaised(seat), to=(seat,))

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        if seat in state.hands:
            return Illegal("SQ-CMD-09", "sq-no-hand-is-up")
        return Illegal("SQ-CMD-09", "sq-no-command-points")


@aside
class Triggering(Aside):
    """Private triggers: `near ba3 4`, `seen ba3`, `after chaos`, `begins chaos`, `ends chaos`, `none`."""

    commands: ClassVar[tuple[type[Command], ...]] = (Trigger,)
    listed = 70

    @clause("SQ-CMD-09")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        if state.sides[seat].command_lost:
            return
        mine = {words for other, words in state.triggers if other == seat}
        if mine:
            yield Trigger(("none",))
        for moment in ("after", "begins", "ends"):
            for side in state.sides:
                if f"{moment} {side.faction}" not in mine:
                    yield Trigger((moment, side.faction))
        for mini in state.minis.values():
            if mini.seat == seat and mini.place == "board" and f"seen {mini.id}" not in mine:
                yield Trigger(("seen", mini.id))

    def also(self, state: State, seat: int, command: AnyCommand) -> bool:
        """`near` has a number in it."""
        assert isinstance(command, Trigger)
        if len(command.words) != 3 or command.words[0] != "near" or state.sides[seat].command_lost:
            return False
        mini = state.minis.get(command.words[1])
        number = command.words[2]
        if mini is None or mini.seat != seat or mini.place != "board" or not number.isdecimal():
            return False
        mine = {words for other, words in state.triggers if other == seat}
        return (
            NEAREST <= int(number) <= FARTHEST
            and str(int(number)) == number
            and " ".join(command.words) not in mine
        )

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Trigger)
        if command.words == ("none",):
            triggers.forget(state, seat)
        else:
            triggers.add(state, seat, " ".join(command.words))
        out.tell(Instructed(seat, ("trigger", *command.words), "SQ-CMD-09"), to=(seat,))

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        return Illegal("SQ-CMD-09", "sq-no-trigger")


_WORDS: dict[str, tuple[str, ...]] = {
    "saves": ("ask", "all", "none"),
    "dodge": ("ask", "never", "if-harmful"),
    "overwatch": ("ask", "hold", "shoot"),
    "rite": ("ask", "fatal", "never"),
    "reveal": ("ask", "nearest"),
    "cards": ("ask", "never"),
}


@aside
class Instructing(Aside):
    """Standing orders: `saves none`, `dodge if-harmful 20`, `overwatch shoot 50`, `overwatch ba3 hold`, `passing eldar
    always`, `discard card1 card2`."""

    commands: ClassVar[tuple[type[Command], ...]] = (Instruct,)
    listed = 80

    @clause("SQ-SEAT-08")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        for topic, values in _WORDS.items():
            now = getattr(state.orders[seat], topic)
            yield from (Instruct((topic, value)) for value in values if value != now)

    def also(self, state: State, seat: int, command: AnyCommand) -> bool:
        assert isinstance(command, Instruct)
        changed = _changed(state, seat, command.words)
        return changed is not None and changed != state.orders[seat]

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Instruct)
        changed = _changed(state, seat, command.words)
        assert changed is not None
        state.orders[seat] = changed
        out.tell(Instructed(seat, command.words), to=(seat,))

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        return Illegal("SQ-SEAT-08", "sq-no-standing-order")


def _changed(state: State, seat: int, words: tuple[str, ...]) -> Standing | None:
    """The standing orders with one of them changed; None when the words are no order."""
    orders = state.orders[seat]
    topic, *rest = words or ("",)
    if topic in _WORDS and len(rest) in (1, 2) and rest[0] in _WORDS[topic]:
        # The constant, not the typed word: a record leaves its defaults out by identity.
        values: dict[str, object] = {topic: _WORDS[topic][_WORDS[topic].index(rest[0])]}
        if len(rest) == 2:
            if topic not in ("dodge", "overwatch") or not _per_cent(rest[1]):
                return None
            values[f"{topic}_from"] = int(rest[1])
        return replace(orders, **values)
    if topic == "overwatch" and len(rest) == 2 and rest[1] in _WORDS["overwatch"]:
        mini = state.minis.get(rest[0])
        if mini is None or mini.seat != seat:
            return None
        return replace(orders, miniatures={**orders.miniatures, rest[0]: rest[1]})
    if (
        topic == "passing"
        and len(rest) == 2
        and rest[0] in FACTIONS
        and rest[1] in ("ask", "always", "never")
    ):
        return replace(orders, passing={**orders.passing, rest[0]: rest[1]})
    if topic == "discard":
        return replace(orders, discard=tuple(rest))
    return None


def _per_cent(word: str) -> bool:
    return word.isdecimal() and 0 <= int(word) <= 100 and str(int(word)) == word


@aside
class Lowering(Aside):
    """Leave Overwatch, free at any boundary."""

    commands: ClassVar[tuple[type[Command], ...]] = (Lower,)
    listed = 90

    @clause("SQ-OVER-12", "SQ-CMD-10")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        if in_an_attack(state):
            return ()
        return [Lower(who) for who in state.watches if state.minis[who].seat == seat]

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Lower)
        overwatch_marker.end(state, state.minis[command.who], out, "SQ-OVER-12")

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        return Illegal("SQ-OVER-12", "sq-no-not-in-overwatch")
