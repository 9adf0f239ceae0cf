"""Events that help single miniatures of the drawer: an activation, a melee attack, life points, a rite."""

from collections.abc import Iterable

from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.state import Mini, State, change_side
from bulkhead.starquest.events import CardPlayed, RiteGained
from bulkhead.starquest.rules.cards.event.base import Asking, Event, OnOwn, more, own
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.places import figure, is_large
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("evg_alien_elite")
class AlienElite(OnOwn):
    """One miniature is activated twice in this turn; not a Dreadnought."""

    def allows(self, state: State, mini: Mini) -> bool:
        return not is_large(mini)

    @clause("SQ-ALIEN-27")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        self.lay(state, seat, "again", on=value)


@behaviour("evg_frenzy")
class Frenzy(OnOwn):
    """One of the rabble or the warband strikes twice."""

    def allows(self, state: State, mini: Mini) -> bool:
        return figure(mini).kind in ("rabble", "warband")

    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        self.lay(state, seat, "more-melee", on=value)


@behaviour("eva_flesh_knits")
class FleshKnits(Asking):
    """Up to three wounded miniatures get one life point back each."""

    optional = True
    MOST = 3

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        if frame.step == self.MOST:
            return ()
        return [
            mini.id
            for mini in own(state, frame.seat)
            if mini.lp < life.full_life(state, mini) and mini.id not in frame.chosen
        ]

    @clause("SQ-LIFE-04", "SQ-DREAD-22")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        more(state, frame, command.value)
        out.tell(CardPlayed(frame.seat, self.id, (command.value,), "SQ-ALIEN-06"))
        life.heal(state, state.minis[command.value], 1, out)


@behaviour("eva_borrowed_rite")
class BorrowedRite(Event):
    """The drawer gets a rite, also if he plays Chaos."""

    @clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-08")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        side = change_side(state, seat, rites=state.sides[seat].rites + 1)
        out.tell(RiteGained(seat, side.rites))
