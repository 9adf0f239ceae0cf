"""Event cards that let one miniature do something once in its activation, instead of its attack."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Final

from bulkhead.starquest.data.commands import AnyCommand, Use
from bulkhead.starquest.data.state import Effect, Mini, State, deeds
from bulkhead.starquest.events import CardPlayed
from bulkhead.starquest.rules.turn.other_attacks import spend_attack, why_no_attack
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import Printed, card
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

GRANTS: Final = "grants"
"""The effect on a miniature that may do what the card says."""


class Granting(Printed):
    """A card that gives a miniature an action."""

    @abstractmethod
    def openings(self, state: State, mini: Mini) -> Iterable[tuple[str, ...]]:
        """The targets of the action now."""

    @abstractmethod
    def use(self, state: State, mini: Mini, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        """Carry the action out."""


def grant(state: State, seat: int, who: str, id_: str) -> None:
    """Allow a miniature the action of a card in this turn."""
    effects.add(state, Effect(GRANTS, seat, on=who, value=1, card=id_))


def is_granted(state: State, mini: Mini, id_: str) -> bool:
    """May it take the action of this card?"""
    return any(effect.card == id_ for effect in effects.touching(state, mini, GRANTS))


@clause("SQ-ALIEN-27")
def choices(state: State, mini: Mini) -> list[AnyCommand]:
    """The actions that cards allow it, as long as it has not attacked."""
    if not state.effects or mini.place != "board" or why_no_attack(mini) is not None:
        return []
    found: list[AnyCommand] = []
    for effect in dict.fromkeys(effects.touching(state, mini, GRANTS)):
        one = card(effect.card)
        assert isinstance(one, Granting)
        found.extend(Use(one.id, on) for on in one.openings(state, mini))
    return found


@clause("SQ-ALIEN-27", "SQ-TURN-08")
def use(state: State, mini: Mini, command: Use, dice: Dice, out: Out) -> None:
    """Carry the action out in place of its attack; a movement that has begun is over."""
    one = card(command.card)
    assert isinstance(one, Granting)
    effects.remove(
        state, next(effect for effect in effects.touching(state, mini, GRANTS) if effect.card == one.id)
    )
    mini = spend_attack(state, mini, one.id)
    mini = deeds(state, mini, halted=mini.deeds.halted or mini.deeds.moved)
    out.tell(CardPlayed(mini.seat, one.id, command.on, "SQ-ALIEN-06"))
    one.use(state, mini, command.on, dice, out)
