"""Positions of pieces: the only code that changes squares, and the bit sets that follow from them."""

from functools import lru_cache

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.reading.keeping import kept
from bulkhead.starquest.data.state import Mini, State, Token, by_word
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import base, bits
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.tabletop.clauses import clause


@kept()
def sheet(id_: str) -> tuple[Figure, bool, bool]:
    """A sheet, and whether it is a machine or a two-by-two base: asked at every step of every game."""
    found = load_box().figures[id_]
    return found, "machine" in found.flags, "two_by_two" in found.flags


def figure(mini: Mini) -> Figure:
    """The sheet of a miniature."""
    return sheet(mini.figure)[0]


def is_machine(mini: Mini) -> bool:
    return sheet(mini.figure)[1]


@clause("SQ-WPN-49")
def needs_crew(mini: Mini) -> bool:
    """Is it a machine that acts only through its gunner?"""
    flags = figure(mini).flags
    return "machine" in flags and "crewless" not in flags


def is_large(mini: Mini) -> bool:
    """Has it a base of two by two squares (a Dreadnought)?"""
    return sheet(mini.figure)[2]


def spots(state: State, squares: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Squares as events and commands write them."""
    return tuple(state.ship.xy(square) for square in squares)


@clause("SQ-MOVE-16", "SQ-ALIEN-07", "SQ-ALIEN-23")
def stand(
    state: State, mini: Mini, squares: tuple[int, ...], facing: int | None = None, served: bool = False
) -> Mini:
    """Put a miniature on squares. On a square that is held already it passes: the holder stays the holder. On a vent or
    conduit it passes too, unless it is `served`: its token came that way."""
    lift(state, mini)
    passing = any(state.holder.get(square, mini.id) != mini.id for square in squares)
    passing = passing or (not served and base(squares) & no_stop(state, mini.id) != 0)
    for square in squares:
        state.holder.setdefault(square, mini.id)
    if is_machine(mini):
        state.engines |= base(squares)
    else:
        state.bodies |= base(squares)
    back = mini.back or mini.squares if passing else ()
    placed = replace(
        mini,
        squares=squares,
        place="board",
        facing=mini.facing if facing is None else facing,
        passing=passing,
        back=back,
    )
    state.minis[mini.id] = placed
    if mini.place == "dock":
        state.doorsteps = doorsteps(state)
    return placed


def lift(state: State, mini: Mini) -> None:
    """Take a miniature's base off the map; its record keeps the squares until it is put down elsewhere."""
    for square in mini.squares:
        state.bodies &= ~(1 << square)
        state.engines &= ~(1 << square)
        holder = state.holder.get(square, "")
        if holder == mini.id:
            del state.holder[square]
        elif holder in state.minis:
            _mark(state, state.minis[holder], square)
        inherit(state, square, mini.id)


def _mark(state: State, mini: Mini, square: int) -> None:
    """Set the bit of a square on which this miniature or machine stands."""
    if is_machine(mini):
        state.engines |= 1 << square
    else:
        state.bodies |= 1 << square


def inherit(state: State, square: int, left: str) -> None:
    """After `left` leaves a square, mark the miniatures that pass through it (SQ-MOVE-16); if no piece holds it,
    the first of them becomes its holder."""
    for other in [mini for mini in state.minis.values() if mini.passing]:
        if square not in other.squares or other.id == left:
            continue
        _mark(state, other, square)
        state.holder.setdefault(square, other.id)
        settle(state, other)


def shares(state: State, mini: Mini) -> bool:
    """Is another piece the holder of one of its squares?"""
    return any(state.holder.get(square, mini.id) != mini.id for square in mini.squares)


def settle(state: State, mini: Mini) -> None:
    """Let a passing miniature stay, if nothing on its squares keeps it from it any more."""
    if not shares(state, mini) and not base(mini.squares) & no_stop(state, mini.id):
        state.minis[mini.id] = replace(mini, passing=False, back=())


def remove(state: State, mini: Mini, place: str) -> Mini:
    """Take a miniature off the map for good, or to be carried."""
    lift(state, mini)
    gone = replace(mini, squares=(), place=place, passing=False, back=(), watching=False)
    state.minis[mini.id] = gone
    state.watches.pop(mini.id, None)
    if "dock" in (place, mini.place):
        state.doorsteps = doorsteps(state)
    return gone


def put_token(state: State, token: Token, square: int) -> Token:
    """Put a token on a square (or leave it waiting on a vent, where it holds nothing: SQ-MOVE-17)."""
    lift_token(state, token)
    placed = replace(token, square=square)
    state.tokens[token.id] = placed
    if not token.vent:
        state.holder.setdefault(square, token.id)
        state.blips |= 1 << square
    return placed


def lift_token(state: State, token: Token) -> None:
    if token.vent:
        return
    if state.holder.get(token.square) == token.id:
        del state.holder[token.square]
        inherit(state, token.square, token.id)
    if not any(
        other.square == token.square and other.id != token.id and not other.vent
        for other in state.tokens.values()
    ):
        state.blips &= ~(1 << token.square)


def remove_token(state: State, token: Token) -> None:
    """Take a token away; a miniature that it held back is free again (SQ-ALIEN-46)."""
    lift_token(state, token)
    del state.tokens[token.id]
    if token.id in state.reserved:
        state.reserved = tuple(other for other in state.reserved if other != token.id)


@clause("SQ-MOVE-17")
def holder_seat(state: State, square: int) -> int | None:
    """Whose miniature, machine or token holds a square; None when it is free."""
    id_ = state.holder.get(square)
    if id_ is None:
        return None
    return state.tokens[id_].seat if id_ in state.tokens else state.minis[id_].seat


def is_lost(state: State, seat: int, who: str) -> bool:
    """Has a seat lost this miniature of its own: dead, or with another side (SQ-ALIEN-43)?"""
    mini = state.minis.get(who)
    return mini is not None and (mini.place == "dead" or mini.seat != seat)


@clause("C-DOCK-safe")
def on_board(state: State, seat: int | None = None) -> list[Mini]:
    """Miniatures and machines on the map, of one seat or of all."""
    return [
        mini for mini in state.minis.values() if mini.place == "board" and (seat is None or mini.seat == seat)
    ]


def obstacles(state: State) -> int:
    """Squares that cannot be entered: the map's obstacles, standing mission structures, squares that cards block."""
    blocked = state.ship.obstacles | state.walled
    for name, lp in state.structures:
        if lp > 0:
            blocked |= 1 << state.scenario.structures[name]
    return blocked


def recount(state: State) -> None:
    """Work out the bit sets and holders from the records: after loading, or after building a position."""
    holder: dict[int, str] = {}
    bodies = engines = blips = burning = 0
    passing: list[Mini] = []
    for mini in state.minis.values():
        if mini.place != "board":
            continue
        squares = mini.squares
        area = 1 << squares[0] if len(squares) == 1 else base(squares)
        if is_machine(mini):
            engines |= area
        else:
            bodies |= area
        if mini.passing:
            passing.append(mini)
        else:
            for square in squares:
                holder[square] = mini.id
    on_their_way: list[Token] = []
    for token in state.tokens.values():
        if token.vent:
            continue
        blips |= 1 << token.square
        if token.back:
            on_their_way.append(token)
        else:
            holder.setdefault(token.square, token.id)
    for token in on_their_way:
        holder.setdefault(token.square, token.id)  # after those that lie there
    for mini in passing:
        for square in mini.squares:
            holder.setdefault(square, mini.id)  # a passing miniature holds a free square
    for flame in state.flames:
        burning |= base(flame.squares)
    state.holder, state.bodies, state.engines = holder, bodies, engines
    state.blips, state.burning = blips, burning
    state.screened, state.walled = curtains(state)
    state.closed = closed_doors(state)
    state.doorsteps = doorsteps(state)


@clause("SQ-SETUP-18")
def doorsteps(state: State) -> tuple[tuple[int, int], ...]:
    """The threshold squares of every squad that has miniatures in its entry area, by seat; during set-up none."""
    if state.phase == "setup":
        return ()
    seats = {mini.seat for mini in state.minis.values() if mini.place == "dock"}
    docks = ((seat, state.ship.docks.get(state.sides[seat].dock)) for seat in sorted(seats))
    return tuple((seat, bits(dock.thresholds)) for seat, dock in docks if dock is not None)


def curtains(state: State) -> tuple[int, int]:
    """Squares that cards have made opaque, and those among them that cannot be entered either."""
    screened = walled = 0
    for effect in state.effects:
        if effect.squares:
            screened |= bits(effect.squares)
            if effect.what == "block":
                walled |= bits(effect.squares)
    return screened, walled


def closed_doors(state: State) -> int:
    """Doors and bulkheads that are closed now and doorways that are barred, as bits."""
    return _closed(state.ship, state.gone, state.opened, frozenset(sealed(state)))


@lru_cache(maxsize=1024)
def _closed(
    ship: Ship, gone: tuple[str, ...], opened: tuple[tuple[str, int], ...], held: frozenset[str]
) -> int:
    open_ = {*gone, *(door for door, _ in opened)} - held
    shut = (number for number, door in enumerate(ship.doors) if door.id not in open_)
    barred = (number for number, gate in enumerate(ship.gates, len(ship.doors)) if gate.id in held)
    return bits((*shut, *barred))


def sealed(state: State) -> set[str]:
    """Doorways that a card has shut: they cannot be opened."""
    return {effect.on for effect in by_word(state.effects).get("sealed", ())}
