"""Play a card or a charge on a copy of the table up to the declaration, to find the attack that it makes. So a preview
cannot drift from the rules.

The copy is made of the table that the asker sees: no seat answers, no die is rolled, and face-down tokens stay unknown.
"""

from itertools import takewhile

from msgspec import Struct

from bulkhead.starquest.data.commands import AnyCommand, Choose, Plant, Use
from bulkhead.starquest.data.frames import Attack, Playing
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.rules.cards import targets
from bulkhead.starquest.rules.cards.granting import Granting, is_granted
from bulkhead.starquest.rules.objects import limpets
from bulkhead.starquest.rules.setup.saving import clone
from bulkhead.starquest.table.card import card, is_known
from bulkhead.tabletop.dice import Scripted
from bulkhead.tabletop.events import Silence


class Rehearsal(Struct, frozen=True):
    """The table as it would be before the roll, and the attack; None where no attack is made."""

    state: State
    attack: Attack | None


def rehearse(state: State, seat: int, command: AnyCommand) -> Rehearsal | None:
    """The attack that a command of this seat would make; None where it makes none."""
    if isinstance(command, Plant) and command.who in state.minis and command.thing in state.things:
        return Rehearsal(state, limpets.blow(state.minis[command.who], command))
    if isinstance(command, Use) and is_known(command.card):
        return _used(state, seat, command)
    if isinstance(command, Choose):
        return _chosen(state, command)
    return None


def _used(state: State, seat: int, command: Use) -> Rehearsal | None:
    one = card(command.card)
    aids = one.moment == "before_roll" and targets.attack_on_hand(state) is not None
    if not one.attacks and not aids:
        return None
    stage = _stage(state)
    if isinstance(one, Granting):
        mini = targets.acting(stage)
        if mini is None or not is_granted(stage, mini, one.id):
            # It is played now, and used by a miniature later on.
            return None
        one.use(stage, mini, command.on, Scripted(), Silence())
    else:
        one.do(stage, seat, command.on, Scripted(), Silence())
    return Rehearsal(stage, targets.attack_on_hand(stage) if aids else _declared(stage, state))


def _chosen(state: State, command: Choose) -> Rehearsal | None:
    """The attack that this answer to a card's question declares; None where the card asks on before it attacks."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Playing) or not card(frame.card).attacks:
        return None
    stage = _stage(state)
    card(frame.card).answer(stage, frame, command, Scripted(), Silence())
    attack = _declared(stage, state)
    return None if attack is None else Rehearsal(stage, attack)


def _stage(state: State) -> State:
    """A copy of the table without command points, so that no dodge interrupts the attack."""
    stage = clone(state)
    for seat in range(len(stage.sides)):
        change_side(stage, seat, command=0)
    return stage


def _declared(stage: State, before: State) -> Attack | None:
    """The attack that the card has pushed: the topmost one above the frames that both states share."""
    untouched = takewhile(lambda pair: pair[0] is pair[1], zip(stage.frames, before.frames, strict=False))
    fresh = stage.frames[len(list(untouched)) :]
    return next((frame for frame in reversed(fresh) if isinstance(frame, Attack)), None)
