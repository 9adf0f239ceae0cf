"""An alien player demands that the other alien player's token is turned over (SQ-SCAN-12, 13)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Demand
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import Mini, State, Token
from bulkhead.starquest.events import Demanded
from bulkhead.starquest.rules.blips import sighted_tokens
from bulkhead.starquest.rules.fight.lines_of_sight import dimmed, sees_token
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.places import on_board
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-SCAN-12", "SQ-SCAN-13", "SQ-ALIEN-26")
def demandable(state: State, seat: int) -> Iterator[str]:
    """Tokens of the other alien player that this one may have turned over in his own turn: those in the line of sight
    of one of his miniatures or, for this clause alone, of his tokens, which look all round."""
    if state.turn_seat != seat or not is_alien(state.sides[seat].faction):
        return
    if state.options.house.alien_reveal == "owner":
        return
    theirs = [
        token for token in state.tokens.values() if token.seat != seat and not token.vent and not token.shown
    ]
    if not theirs:
        return
    minis = on_board(state, seat)
    eyes = 0
    for own in state.tokens.values():
        if own.seat == seat and not own.vent:
            eyes |= 1 << own.square
    bases = eyes | bits([square for mini in minis for square in mini.squares])
    if (
        not sighted_tokens.overlooked(state.sight, bits([token.square for token in theirs]), state.closed)
        & bases
    ):
        return
    for token in theirs:
        if state.sight.reach(token.square, state.closed) & bases and _seen_by(state, minis, eyes, token):
            yield token.id


def _seen_by(state: State, minis: list[Mini], eyes: int, token: Token) -> bool:
    """Does one of them see the token? Sight is the same both ways, apart from facing, so one field from the token
    serves."""
    lit = state.sight.field(token.square, state.closed, state.bodies | state.burning) & dimmed(
        state, token.square
    )
    if lit & eyes:
        return True
    return any(
        (len(mini.squares) > 1 or lit >> mini.squares[0] & 1) and sees_token(state, mini, token)
        for mini in minis
    )


@clause("SQ-SCAN-13")
def demand(state: State, seat: int, token: str, out: Out) -> None:
    """Declare the demand openly and turn the token over for all."""
    out.tell(Demanded(seat, token))
    sighted_tokens.uncover(state, [state.tokens[token]], demanded=True)


def why_not(state: State, seat: int, token: str) -> Illegal:
    """Why a token cannot be demanded."""
    if not is_alien(state.sides[seat].faction):
        return Illegal("SQ-SCAN-13", "sq-no-squads-demand")
    if state.options.house.alien_reveal == "owner":
        return Illegal("SQ-SCAN-13", "sq-no-demand-here")
    if token not in state.tokens or state.tokens[token].seat == seat:
        return Illegal("SQ-SCAN-13", "sq-no-token-of-other")
    return Illegal("SQ-SCAN-13", "sq-no-token-unseen")


@verb
class Demanding(Verb):
    """Demand a token: needed before an alien miniature can attack what the token hides."""

    commands: ClassVar[tuple[type[Command], ...]] = (Demand,)
    listed = 20

    @clause("SQ-SCAN-13")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        if not state.blips:
            return ()
        return [Demand(token) for token in demandable(state, mini.seat)]

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Demand)
        demand(state, mini.seat, command.who, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Demand)
        return why_not(state, mini.seat, command.who)
