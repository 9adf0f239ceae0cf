"""Squares on which a miniature may not stay (SQ-MOVE-16, SQ-ALIEN-07, 23): another's square, a vent, a conduit. It must
move on, and is sent back when it cannot."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Step
from bulkhead.starquest.data.facings import FOUR, facings
from bulkhead.starquest.data.frames import Returning
from bulkhead.starquest.data.state import Mini, State, change
from bulkhead.starquest.events import SentBack
from bulkhead.starquest.rules.cards import showing
from bulkhead.starquest.rules.machines import dreadnoughts
from bulkhead.starquest.rules.move import possible_steps
from bulkhead.starquest.rules.move.movement_points import own_purse, turn_cost
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.rules.move.step_costs import barred
from bulkhead.starquest.rules.objects.nearness import neighbours
from bulkhead.starquest.ship.bases import base_at
from bulkhead.starquest.ship.squares import base, members
from bulkhead.starquest.table import passives
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.starquest.table.entry_squares import no_stop, rule_of, why_no_stop
from bulkhead.starquest.table.places import figure, is_large, shares, spots, stand
from bulkhead.starquest.table.purse import Purse
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-MOVE-15", "SQ-MOVE-16")
def stranded(state: State, mini: Mini, purse: Purse | None = None) -> bool:
    """Does it stand where it may not stay, with no step left that leads on, not even after a free turn? Without a purse
    its own is asked."""
    if not mini.passing or mini.place != "board":
        return False
    if purse is None:
        purse = own_purse(state, mini)
    if not may_move(state, mini, purse):
        return True
    directions = FOUR if is_large(mini) else facings(state.options.house.eight_facings)
    free = [replace(mini, facing=facing) for facing in directions if turn_cost(state, mini, facing) == 0]
    return not any(True for turned in (mini, *free) for _ in possible_steps.ways(state, turned, purse.left))


@clause("SQ-MOVE-16", "SQ-ALIEN-07", "SQ-ALIEN-23")
def why_no_rest(state: State, mini: Mini) -> Illegal:
    """The clause that makes a miniature go on from where it stands."""
    if shares(state, mini):
        return Illegal("SQ-MOVE-16", "sq-no-shared-square")
    return why_no_stop(state, base(mini.squares))


@clause("SQ-MOVE-16", "SQ-SEAT-09")
def stay_by_card(state: State, mini: Mini, out: Out) -> None:
    """Show a hidden card whose movement points alone keep the miniature from being sent back."""
    if not mini.passing:
        return
    side = state.sides[mini.seat]
    gifts = [*passives.touching(state, mini, "move"), *passives.touching(state, mini, "move=")]
    if all(effect.card in side.open for effect in gifts):
        return
    sheet = figure(mini).move // 2 if mini.load else figure(mini).move
    purse = own_purse(state, mini)
    bare = replace(purse, left=max(0, sheet - mini.deeds.mp))
    if stranded(state, mini, bare) and not stranded(state, mini, purse):
        showing.show_giving(state, mini, out, "move", "move=")


@clause("SQ-MOVE-16", "SQ-CMD-12")
def send_back(state: State, mini: Mini, out: Out) -> None:
    """Put it back on the square where it could last stay, or, if that is taken, on the nearest free one; its owner
    chooses among equals. The points spent are lost."""
    places = (mini.back[0],) if mini.back and _free(state, mini, mini.back[0]) else nearest(state, mini)
    _send(state, mini, places, out)


@clause("SQ-ALIEN-07", "SQ-ALIEN-23")
def send_on(state: State, mini: Mini, out: Out) -> None:
    """Put a miniature that a card has brought onto a vent or conduit on the nearest free square."""
    if mini.passing:
        _send(state, mini, nearest(state, mini), out)


def _send(state: State, mini: Mini, places: tuple[int, ...], out: Out) -> None:
    if len(places) > 1 and mini.seat >= 0:
        push(state, Returning(mini.seat, mini.id, places))
    elif places:
        _go(state, mini, places[0], out)
    else:  # not one free square can be reached: it stays where it is
        change(state, mini, passing=False, back=())


def _free(state: State, mini: Mini, place: int) -> bool:
    if is_large(mini):
        return dreadnoughts.may_stop(state, mini, place)
    if (barred(state) | no_stop(state, mini.id)) >> place & 1:
        return False
    return state.holder.get(place, mini.id) == mini.id


@clause("SQ-MOVE-16")
def nearest(state: State, mini: Mini) -> tuple[int, ...]:
    """The nearest free places, all equally far; figures on the way do not count."""
    around = dreadnoughts.positions if is_large(mini) else neighbours
    edge = {mini.squares[0]}
    known: set[int] = set()
    while edge:
        known |= edge
        edge = {there for place in edge for there in around(state, place)} - known
        free = sorted(place for place in edge if _free(state, mini, place))
        if free:
            return tuple(free)
    return ()


def _go(state: State, mini: Mini, place: int, out: Out) -> None:
    squares = tuple(members(base_at(state.ship, place))) if is_large(mini) else (place,)
    why = "SQ-MOVE-16" if shares(state, mini) else rule_of(state, base(mini.squares))
    mini = stand(state, mini, squares)
    out.tell(SentBack(mini.seat, mini.id, spots(state, mini.squares), why))
    follow(state, mini.id, mini.seat, acted=False)


@procedure(Returning)
class ReturningProcedure(Procedure[Returning]):
    """The owner chooses the square."""

    rule = "SQ-MOVE-16"

    @clause("SQ-MOVE-16")
    def waits(self, state: State, frame: Returning) -> int | None:
        return frame.seat

    def question(self, state: State, frame: Returning) -> str:
        return "sq-ask-returning"

    def choices(self, state: State, frame: Returning) -> list[AnyCommand]:
        return [Step(frame.who, state.ship.xy(place)) for place in frame.places]

    def answer(self, state: State, frame: Returning, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Step)
        pop(state)
        _go(state, state.minis[frame.who], state.ship.at(*command.to), out)

    def why_not(self, state: State, frame: Returning, command: AnyCommand) -> Illegal:
        return Illegal(self.rule, "sq-no-nearest-first")
