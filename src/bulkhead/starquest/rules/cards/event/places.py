"""Events that move miniatures and tokens elsewhere. They never depend on what a token hides."""

from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.state import State, Token
from bulkhead.starquest.events import CardPlayed, Moved, TokenMoved, TokenSeen
from bulkhead.starquest.rules.blips.blip_placement import legal_squares
from bulkhead.starquest.rules.blips.token_steps import BLIP_MOVE, body, nearest_free
from bulkhead.starquest.rules.cards import operations
from bulkhead.starquest.rules.cards.event.base import Asking, more, own, own_tokens
from bulkhead.starquest.rules.move import sharing
from bulkhead.starquest.rules.move.step_costs import barred, ways
from bulkhead.starquest.rules.objects.nearness import neighbours
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.engine import pop
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import is_large, lift, lift_token, put_token, spots, stand
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


def pieces(state: State, seat: int) -> list[str]:
    """The drawer's miniatures and tokens on the board that stand on one square."""
    minis = [mini.id for mini in own(state, seat) if not is_large(mini)]
    return [*minis, *(token.id for token in own_tokens(state, seat))]


def square_of(state: State, piece: str) -> int:
    return state.tokens[piece].square if piece in state.tokens else state.minis[piece].squares[0]


def put_piece(state: State, piece: str, square: int, out: Out, why: str) -> None:
    """Put a miniature, with its facing, or a token on a square; a token that may not stay there on the nearest one."""
    if piece in state.tokens:
        token = replace(state.tokens[piece], back=())
        token = put_token(state, token, nearest_free(state, token, square))
        out.tell(TokenMoved(token.seat, piece, state.ship.xy(token.square), why))
    else:
        mini = stand(state, state.minis[piece], (square,))
        out.tell(Moved(mini.seat, piece, spots(state, mini.squares), 0, why))


def free_squares(state: State) -> int:
    """Squares of the boards on which a piece may be put."""
    boards = 0
    for board in state.ship.board_squares:
        boards |= board
    return boards & ~barred(state) & ~no_stop(state) & ~bits(state.holder)


@behaviour("evg_teleporter")
class Teleporter(Asking):
    """Two pieces change places."""

    asks = "sq-ask-event-piece"

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        found = pieces(state, frame.seat)
        return [piece for piece in found if piece not in frame.chosen] if len(found) > 1 else ()

    @clause("SQ-MOVE-09", "SQ-ALIEN-07", "SQ-ALIEN-23")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        if not frame.chosen:
            more(state, frame, command.value)
            return
        pop(state)
        pair = (frame.chosen[0], command.value)
        out.tell(CardPlayed(frame.seat, self.id, pair, "SQ-ALIEN-06"))
        here, there = (square_of(state, piece) for piece in pair)
        for piece in pair:
            if piece in state.tokens:
                lift_token(state, state.tokens[piece])
            else:
                lift(state, state.minis[piece])
        for piece, square, left in ((pair[0], there, here), (pair[1], here, there)):
            put_piece(state, piece, square, out, "SQ-MOVE-09")
            follow(state, piece, frame.seat, (square_of(state, piece),), left=(left,))
        for piece in pair:
            if piece in state.minis:
                sharing.send_on(state, state.minis[piece], out)


@behaviour("eva_shadow_step")
class ShadowStep(Asking):
    """One piece is put next to another."""

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-event-square" if frame.chosen else "sq-ask-event-piece"

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        if frame.chosen:
            return state.ship.names(self._beside(state, frame.seat, frame.chosen[0]))
        return [piece for piece in pieces(state, frame.seat) if self._beside(state, frame.seat, piece)]

    def _beside(self, state: State, seat: int, piece: str) -> int:
        """Free squares next to the drawer's other pieces, large ones included."""
        others = [square for mini in own(state, seat) if mini.id != piece for square in mini.squares]
        others += [token.square for token in own_tokens(state, seat) if token.id != piece]
        near = bits(there for square in others for there in neighbours(state, square))
        return near & free_squares(state)

    @clause("SQ-MOVE-09")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        if not frame.chosen:
            more(state, frame, command.value)
            return
        pop(state)
        piece, square = frame.chosen[0], state.ship.square(command.value)
        out.tell(CardPlayed(frame.seat, self.id, (piece, command.value), "SQ-ALIEN-06"))
        left = square_of(state, piece)
        put_piece(state, piece, square, out, "SQ-MOVE-09")
        follow(state, piece, frame.seat, (square,), left=(left,))


@behaviour("evg_redeploy")
class Redeploy(Asking):
    """Up to three tokens are laid anew where blips may be placed. `chosen` holds tokens and squares in turn."""

    MOST = 3

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-event-square" if frame.step % 2 else "sq-ask-event-token"

    def may_stop(self, state: State, frame: Playing) -> bool:
        return frame.step % 2 == 0

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        if frame.step == 2 * self.MOST:
            return ()
        squares = self._squares(state)
        if frame.step % 2:
            return state.ship.names(squares)
        moved = frame.chosen[::2]
        return (
            [token.id for token in own_tokens(state, frame.seat) if token.id not in moved] if squares else ()
        )

    @staticmethod
    def _squares(state: State) -> int:
        found = 0
        for board in state.scanned:
            found |= legal_squares(state, board)
        return found

    @clause("SQ-SCAN-05", "SQ-SCAN-07", "SQ-SCAN-08")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        more(state, frame, command.value)
        if frame.step % 2:
            piece, square = frame.chosen[-1], state.ship.square(command.value)
            put_piece(state, piece, square, out, "SQ-SCAN-07")
            follow(state, piece, frame.seat, (square,))


@behaviour("eva_rival_omen")
class RivalOmen(Asking):
    """A token of the other alien player goes up to five squares, step by step; an ally looks at it too."""

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-event-square" if frame.chosen else "sq-ask-event-token"

    def may_stop(self, state: State, frame: Playing) -> bool:
        return bool(frame.chosen)

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        if not frame.chosen:
            return [
                token.id
                for seat, side in enumerate(state.sides)
                if seat != frame.seat and is_alien(side.faction)
                for token in own_tokens(state, seat)
            ]
        token = state.tokens.get(frame.chosen[0])
        if token is None or frame.step > BLIP_MOVE:
            return ()
        return state.ship.names(self._steps(state, token))

    @staticmethod
    def _steps(state: State, token: Token) -> int:
        """Free squares that it can step to without a permission."""
        squares = [
            way.to for way in ways(state, body(token), 1) if not way.needs and way.to not in state.holder
        ]
        return bits(squares) & ~no_stop(state, token.id)

    @clause("SQ-ALIEN-15", "SQ-ALIEN-17", "SQ-ALIEN-42", "C-eva_rival_omen-2")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        more(state, frame, command.value)
        if not frame.chosen:
            out.tell(CardPlayed(frame.seat, self.id, (command.value,), "SQ-ALIEN-06"))
            self._show_to_ally(state, frame.seat, state.tokens[command.value], out)
            return
        token, square = state.tokens[frame.chosen[0]], state.ship.square(command.value)
        left = token.square
        put_piece(state, token.id, square, out, "SQ-ALIEN-15")
        follow(state, token.id, frame.seat, (square,), left=(left,))

    @clause("SQ-ALLY-15", "SQ-SETUP-07")
    def _show_to_ally(self, state: State, seat: int, token: Token, out: Out) -> None:
        """Show the token to an ally: openly where the alliance is public, else in secret."""
        pacts = [pact for pact in state.pacts if {pact.a, pact.b} == {seat, token.seat}]
        if any(pact.public for pact in pacts):
            operations.peek(state, seat, token.id, out)
        elif pacts:
            out.tell(TokenSeen(seat, token.id, token.identity), (seat,))
