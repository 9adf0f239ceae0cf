"""Events that take a card or a miniature from a squad for good."""

from collections.abc import Iterable

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.shuffling import pick
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import CardLost, Rolled
from bulkhead.starquest.rules.cards.event.base import OnSquad, OnVictim
from bulkhead.starquest.rules.fight import converting
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour, give_up
from bulkhead.starquest.table.engine import pop, push
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("evg_lure")
class Lure(OnVictim):
    """One red die: on a 3 a miniature with at most two life points left changes side, unless it is a leader or a
    psionic."""

    MOST_LIFE = 2
    FALLS = 3

    @clause("SQ-ALIEN-43")
    def allows(self, state: State, mini: Mini) -> bool:
        if mini.role == "psionic":
            return False
        return mini.lp <= self.MOST_LIFE and converting.may_convert(state, mini)

    @clause("SQ-ALIEN-43")
    def touch(self, state: State, seat: int, value: str, dice: Dice, out: Out) -> None:
        values = Pool(red=1).roll(dice)
        out.tell(Rolled(seat, value, values, 1, "lure", "SQ-ALIEN-43"))
        if sum(values) == self.FALLS:
            converting.convert(state, state.minis[value], seat, out)
            follow(state, "", seat)


@behaviour("eva_pickpocket")
class Pickpocket(OnSquad):
    """Discard a reconnaissance card by lot, even a secret mission."""

    def fits(self, state: State, squad: int) -> bool:
        return bool(state.sides[squad].recon)

    @clause("SQ-RECON-08", "SQ-RECON-11")
    def strike(self, state: State, seat: int, squad: int, dice: Dice, out: Out) -> None:
        cards = state.sides[squad].recon
        lost = cards[pick(len(cards), dice)]
        give_up(state, squad, lost)
        out.tell(CardLost(squad, lost))


@behaviour("evg_equipment_fault")
class EquipmentFault(OnSquad):
    """An equipment card: one that lies face down by lot, or if there is none an open one of its owner's choice. Then
    the frame belongs to him: `chosen` holds his seat."""

    def fits(self, state: State, squad: int) -> bool:
        return bool(state.sides[squad].equipment)

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-event-lose" if frame.chosen else self.asks

    def decider(self, state: State, frame: Playing) -> int:
        return int(frame.chosen[0]) if frame.chosen else frame.seat

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        if frame.chosen:
            return dict.fromkeys(state.sides[self.decider(state, frame)].equipment)
        return super().options(state, frame)

    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        if frame.chosen:
            assert isinstance(command, Choose)
            pop(state)
            self._lose(state, self.decider(state, frame), command.value, out)
        else:
            super().take(state, frame, command, dice, out)

    @clause("SQ-TURN-11")
    def strike(self, state: State, seat: int, squad: int, dice: Dice, out: Out) -> None:
        side = state.sides[squad]
        hidden = [id_ for id_ in side.equipment if id_ not in side.open]
        if hidden:
            self._lose(state, squad, hidden[pick(len(hidden), dice)], out)
        else:
            push(state, Playing(seat, self.id, chosen=(str(squad),)))

    def _lose(self, state: State, squad: int, id_: str, out: Out) -> None:
        give_up(state, squad, id_)
        out.tell(CardLost(squad, id_))
