"""Psionics (SQ-PSI-08 to 10): playing a psychic card takes the whole turn of the psionic."""

from bulkhead.starquest.data.commands import AnyCommand, Use
from bulkhead.starquest.data.frames import Casting
from bulkhead.starquest.data.state import Mini, State, change_side, deeds
from bulkhead.starquest.events import CardPlayed
from bulkhead.starquest.rules.cards import windows
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import card, discard
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.starquest.table.mission_rule import done
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


def is_idle(mini: Mini) -> bool:
    """Has it neither moved, attacked, searched nor used a psychic card yet in its activation?"""
    done = mini.deeds
    return not (done.mp or done.fired or done.struck or done.searched or done.psychic)


@clause("SQ-PSI-08")
def note_deed(state: State, mini: Mini, command: AnyCommand) -> Mini:
    """Note that a psionic does something in his activation: a free turn, a door, an exchange, a card of his own. His
    psychic card must come before it. Cards that his player may play at any moment of the turn are not his deeds."""
    if mini.seat < 0 or state.sides[mini.seat].psionic != mini.id or mini.deeds.acted:
        return mini
    if isinstance(command, Use) and card(command.card).play not in (
        "activation",
        "instead_attack",
        "before_roll",
    ):
        return mini
    return deeds(state, mini, acted=True)


def _may_begin(mini: Mini) -> bool:
    """Has he done nothing at all yet?"""
    return is_idle(mini) and not mini.deeds.acted


def why_not(state: State, mini: Mini) -> Illegal:
    """The clause that keeps this miniature from using a psychic card now."""
    side = state.sides[mini.seat]
    if side.psionic != mini.id:
        return Illegal("SQ-PSI-07", "sq-no-psionic")
    if side.psyched:
        return Illegal("SQ-PSI-09", "sq-no-second-psychic")
    if mini.place != "board":
        return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
    if not _may_begin(mini):
        return Illegal("SQ-PSI-08", "sq-no-psychic-after")
    return Illegal("SQ-PSI-08", "sq-no-card-now")


@clause("SQ-PSI-08", "SQ-PSI-09")
def choices(state: State, mini: Mini) -> list[AnyCommand]:
    """Psychic cards that the psionic may use: one in a turn, and nothing before it."""
    side = state.sides[mini.seat]
    if side.psionic != mini.id or side.psyched or mini.place != "board" or not _may_begin(mini):
        return []
    found: list[AnyCommand] = []
    for id_ in dict.fromkeys(side.psychic):
        one = card(id_)
        if one.play == "psychic":
            found.extend(Use(id_, on) for on in one.targets(state, mini.seat))
    return found


@clause("SQ-PSI-08", "SQ-PSI-09", "SQ-PSI-10")
def use(state: State, mini: Mini, command: Use, dice: Dice, out: Out) -> None:
    """Discard the card and play it; its user can do nothing else in this turn."""
    side = state.sides[mini.seat]
    discard(state, mini.seat, command.card)
    change_side(state, mini.seat, psyched=True, psychic_used=(*side.psychic_used, command.card))
    deeds(state, mini, psychic=True)
    done(state, "psychic", mini.seat)
    out.tell(CardPlayed(mini.seat, command.card, command.on, "SQ-PSI-10"))
    follow(state, mini.id, mini.seat)
    casting = Casting(mini.seat, command.card, command.on)
    push(state, casting)
    windows.on_psychic(state, casting)


@procedure(Casting)
class CastingProcedure(Procedure[Casting]):
    """A psychic card that was not cancelled takes effect."""

    rule = "SQ-PSI-08"

    def step(self, state: State, frame: Casting, dice: Dice, out: Out) -> None:
        pop(state)
        card(frame.card).do(state, frame.seat, frame.on, dice, out)
