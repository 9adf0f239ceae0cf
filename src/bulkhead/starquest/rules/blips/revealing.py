"""Turn tokens over and place their miniatures (SQ-SCAN-10 to 14, 16)."""

from collections.abc import Iterator

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import AnyCommand, Stand
from bulkhead.starquest.data.facings import FOUR, facings
from bulkhead.starquest.data.factions import SHORT
from bulkhead.starquest.data.frames import Activation, Attack, Boundary, Revealing
from bulkhead.starquest.data.sides import Pool
from bulkhead.starquest.data.state import (
    Mini,
    State,
    Thing,
    Token,
    TokenKind,
    cards_in,
    serial,
    set_cards,
)
from bulkhead.starquest.events import Placed, TokenRevealed, TokenVanished, Unavailable
from bulkhead.starquest.rules.blips import stock
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.rules.machines import dreadnoughts
from bulkhead.starquest.rules.move import interruptions
from bulkhead.starquest.rules.move.step_costs import barred
from bulkhead.starquest.ship.bases import base_at, may_stand
from bulkhead.starquest.ship.distance import walks
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import Procedure, pop, procedure, put
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import is_large, remove_token, spots, stand
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@procedure(Revealing)
class RevealingProcedure(Procedure[Revealing]):
    """First all tokens are turned over, then their miniatures are placed one after the other."""

    rule = "SQ-SCAN-10"

    @clause("SQ-SCAN-10", "SQ-SCAN-14", "SQ-SEAT-08")
    def waits(self, state: State, frame: Revealing) -> int | None:
        """The owner of the first token, once it is turned over and there is a miniature to be placed."""
        if frame.step == "turn" or not frame.tokens:
            return None
        token = state.tokens[frame.tokens[0]]
        return token.seat if available(state, token) else None

    def question(self, state: State, frame: Revealing) -> str:
        return "sq-ask-reveal"

    @clause("SQ-SCAN-10", "SQ-SCAN-16")
    def choices(self, state: State, frame: Revealing) -> list[AnyCommand]:
        """Every base and facing for the miniature to be placed."""
        token = state.tokens[frame.tokens[0]]
        mini = miniature(state, token)
        looks = FOUR if is_large(mini) else facings(state.options.house.eight_facings)
        return [
            Stand(state.ship.xy(base[0]), facing) for base in bases(state, token, mini) for facing in looks
        ]

    @clause("SQ-SCAN-10", "SQ-ALIEN-18")
    def answer(self, state: State, frame: Revealing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Stand)
        token = state.tokens[frame.tokens[0]]
        corner = state.ship.at(*command.to)
        base = next(base for base in bases(state, token, miniature(state, token)) if base[0] == corner)
        put(state, replace(frame, tokens=frame.tokens[1:]))
        place(state, token, base, command.facing, out)

    @clause("SQ-SCAN-11", "SQ-SCAN-14")
    def step(self, state: State, frame: Revealing, dice: Dice, out: Out) -> None:
        if frame.step == "turn":
            put(state, replace(frame, step="place", tokens=turn_over(state, frame, out)))
        elif frame.tokens:
            put(state, replace(frame, tokens=frame.tokens[1:]))
            discard(state, state.tokens[frame.tokens[0]], out)
        else:
            pop(state)
            if frame.demanded:
                follow(state, _actor(state), state.turn_seat)

    def why_not(self, state: State, frame: Revealing, command: AnyCommand) -> Illegal:
        if not isinstance(command, Stand):
            return Illegal(self.rule, "sq-no-reveal-first")
        if is_large(miniature(state, state.tokens[frame.tokens[0]])):
            return Illegal("SQ-SCAN-16", "sq-no-base")
        return Illegal("SQ-SCAN-10", "sq-no-stand")


def _actor(state: State) -> str:
    """The acting figure, if there is one."""
    for frame in reversed(state.frames):
        if isinstance(frame, Activation):
            return frame.who
    return ""


@clause("SQ-SCAN-09", "SQ-SCAN-14", "SQ-OBJ-03")
def turn_over(state: State, frame: Revealing, out: Out) -> tuple[str, ...]:
    """Turn tokens over for all. Hidden objects become things on their squares; tokens of miniatures are returned, to be
    placed."""
    interruptions.interrupt(state)
    why = "SQ-SCAN-13" if frame.demanded else "SQ-SCAN-09"
    left: list[str] = []
    for id_ in frame.tokens:
        token = state.tokens[id_]
        out.tell(TokenRevealed(token.seat, id_, token.identity, state.ship.xy(token.square), why))
        if token.identity == stock.DUMMY:
            remove_token(state, token)
            out.tell(TokenVanished(token.seat, id_, state.ship.xy(token.square)))
        elif stock.is_figure(token.identity):
            state.tokens[id_] = replace(token, shown=True)
            left.append(id_)
        else:
            remove_token(state, token)
            thing = Thing(serial(state, token.identity), token.identity, token.square)
            state.things[thing.id] = thing
    return tuple(left)


@clause("SQ-SCAN-11", "SQ-SCAN-16")
def available(state: State, token: Token) -> bool:
    """Is there a miniature of that type, and room for it?"""
    if stock.free(state, token.identity, but_for=token.id) <= 0:
        return False
    return any(True for _ in bases(state, token, miniature(state, token)))


_POOLS: dict[TokenKind, Pool] = {
    "blip": "blips",
    "object": "blips",
    "special": "specials",
    "reinforcement": "reinforcements",
}
"""Where the identity of a token goes back to."""


@clause("SQ-SCAN-11")
def discard(state: State, token: Token, out: Out) -> None:
    """Remove a token without a miniature or room, without points, or return it to its owner's supply."""
    remove_token(state, token)
    out.tell(Unavailable(token.seat, token.id, token.identity))
    if state.options.house.missing_miniature == "returned":
        pool = _POOLS[token.kind]
        held = cards_in(state.sides[token.seat], pool)
        set_cards(state, token.seat, pool, tuple(sorted((*held, token.identity))))


# The miniature


@clause("SQ-ALIEN-19", "SQ-ALIEN-20", "SQ-ALIEN-29", "SQ-LIFE-02")
def miniature(state: State, token: Token) -> Mini:
    """The miniature of a token, not on the map yet; the token's deeds in this turn count as its own."""
    sheet = load_box().figures[token.identity]
    weapons = sheet.weapons if sheet.mounts else load_box().usual_arms(token.identity)
    mini = Mini(
        "", token.seat, token.identity, weapons=weapons, ward="ward" in sheet.flags, deeds=token.deeds
    )
    return replace(mini, lp=life.full_life(state, mini))


@clause("SQ-SCAN-10", "SQ-MOVE-16")
def bases(state: State, token: Token, mini: Mini) -> Iterator[tuple[int, ...]]:
    """The bases where the miniature may be put: the token's square, even if it passes another piece there."""
    if is_large(mini):
        yield from large_bases(state, token)
    else:
        yield (token.square,)


@clause("SQ-SCAN-10", "SQ-SCAN-16")
def large_bases(state: State, token: Token) -> Iterator[tuple[int, ...]]:
    """Free bases of two by two that cover the token's square; if there are none, those with the fewest steps to it on
    the same board."""
    ship = state.ship
    taken = bits(square for square, who in state.holder.items() if who != token.id)
    taken |= barred(state) | no_stop(state, token.id)
    x, y = ship.xy(token.square)
    around = (ship.at(x + dx, y + dy) for dy in (-1, 0) for dx in (-1, 0))
    found = [
        base_at(ship, corner)
        for corner in around
        if corner != NOWHERE and may_stand(ship, corner, state.closed, taken)
    ]
    for base in found or _nearest(state, token.square, taken):
        yield tuple(members(base))


@clause("SQ-SCAN-16")
def _nearest(state: State, square: int, taken: int) -> list[int]:
    """The free bases of this board with the fewest steps from their nearest square; closed doors count as open only if
    there is no other way."""
    ship = state.ship
    board = ship.board_squares[ship.board_of[square]]
    legal = [
        base_at(ship, corner)
        for corner in members(board)
        if not base_at(ship, corner) & ~board and may_stand(ship, corner, state.closed, taken)
    ]
    for closed in (state.closed, 0):
        steps_to = walks(ship, (square,), closed)
        far = {
            base: min(steps_to[one] for one in members(base) if one in steps_to)
            for base in legal
            if any(one in steps_to for one in members(base))
        }
        if far:
            fewest = min(far.values())
            return [base for base in far if far[base] == fewest]
    return []


@clause("SQ-SCAN-10", "SQ-SCAN-15", "SQ-MOVE-16", "SQ-ALIEN-18", "SQ-ALIEN-19", "SQ-DREAD-18")
def place(state: State, token: Token, base: tuple[int, ...], facing: int, out: Out) -> Mini:
    """Put the miniature in the place of the token, on the map and in the frames; a Dreadnought is then fitted out. A
    figure that passes through the token goes on passing, through the miniature."""
    served = not bits(base) & no_stop(state, token.id)
    id_ = serial(state, SHORT[state.sides[token.seat].faction])
    if token.square in base and state.holder.get(token.square) == token.id:
        state.holder[token.square] = id_
    remove_token(state, token)
    mini = stand(state, replace(miniature(state, token), id=id_), base, facing, served)
    if mini.passing and token.back:
        mini = replace(mini, back=token.back)
        state.minis[id_] = mini
    out.tell(Placed(mini.seat, id_, mini.figure, spots(state, base), facing))
    for at, frame in enumerate(state.frames):
        if isinstance(frame, Activation) and frame.who == token.id:
            state.frames[at] = replace(frame, who=id_)
        elif isinstance(frame, Boundary) and frame.mover == token.id:
            state.frames[at] = replace(frame, mover=id_)
        elif isinstance(frame, Attack) and frame.aim == token.id:  # it has stepped into fire
            state.frames[at] = replace(frame, aim=id_)
    dreadnoughts.fit_out(state, mini)
    return mini
