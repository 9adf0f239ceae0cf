"""Check a position that comes from a file before the rules see it."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import Mini, State, Token
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.blips.stock import DUMMY
from bulkhead.starquest.rules.cards.events import EXTRA_DRAW
from bulkhead.starquest.rules.setup.saving import Saved
from bulkhead.starquest.table.card import is_known
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.table.places import is_large, is_machine
from bulkhead.tabletop.refusals import Mistake

MOST_LIFE = 99


def check_sheets(saved: Saved) -> None:
    """Check the sheets that must exist before a state can be built from a record."""
    figures = load_box().figures
    for key, mini in saved.minis.items():
        _require(mini.figure in figures, f"minis.{key}.figure")
        _require(min((*mini.squares, *mini.back), default=0) >= 0, f"minis.{key}.squares")
    for key, token in saved.tokens.items():
        _require(token.square >= 0, f"tokens.{key}.square")
    _require(all(square >= 0 for flame in saved.flames for square in flame.squares), "flames")


def check(state: State) -> State:
    """The same state; raises a Mistake that names the field."""
    _seats(state)
    _hands(state)
    for key, mini in state.minis.items():
        _mini(state, key, mini)
    for key, token in state.tokens.items():
        _token(state, key, token)
    _alone(state)
    _map(state)
    _goes_on(state)
    return state


def _wrong(field: str) -> Mistake:
    return Mistake("sq-position-field", line=1, field=field)


def _require(truth: bool, field: str) -> None:
    if not truth:
        raise _wrong(field)


def _floor(state: State, square: int) -> bool:
    return square >= 0 and bool(state.ship.floor >> square & 1)


def _seat(state: State, seat: int) -> bool:
    return -1 <= seat < len(state.sides)


def _seats(state: State) -> None:
    """Check that every faction of the table has a record, standing orders and a place in the turn order."""
    factions = state.options.factions
    _require(tuple(side.faction for side in state.sides) == factions, "sides")
    _require(len(state.orders) == len(factions), "orders")
    _require(sorted(set(state.order)) == sorted(state.order), "order")
    _require(all(0 <= seat < len(factions) for seat in state.order), "order")
    _require(_seat(state, state.turn_seat), "turn-seat")
    _require(state.turn_seat in state.order or state.phase != "play", "turn-seat")
    _require(all(0 <= seat < len(factions) for seat in state.hands), "hands")
    _require(all(0 <= seat < len(factions) for seat, _ in state.triggers), "triggers")
    _require(all(_seat(state, pact.a) and _seat(state, pact.b) for pact in state.pacts), "pacts")


def _hands(state: State) -> None:
    """Check that the game knows every card in a hand."""
    for side in state.sides:
        for name in ("orders", "equipment", "recon", "lasting", "governor", "psychic", "events"):
            cards: tuple[str, ...] = getattr(side, name)
            dealt = state.scenario.decks.get(name, ())
            rights = (EXTRA_DRAW,) if name == "events" else ()
            _require(all(is_known(card) or card in (*dealt, *rights) for card in cards), f"sides.{name}")


def _mini(state: State, key: str, mini: Mini) -> None:
    box, field = load_box(), f"minis.{key}"
    _require(mini.id == key, f"{field}.id")
    _require(mini.figure in box.figures, f"{field}.figure")
    _require(_seat(state, mini.seat), f"{field}.seat")
    _require(0 <= mini.facing < 8, f"{field}.facing")
    _require(0 <= mini.lp <= MOST_LIFE, f"{field}.lp")
    _require(all(weapon in box.weapons for weapon in mini.weapons), f"{field}.weapons")
    _require(all(_floor(state, square) for square in (*mini.squares, *mini.back)), f"{field}.squares")
    sizes = (4,) if is_large(mini) else (1, 2, 3) if is_machine(mini) else (1,)
    _require(len(mini.squares) in (sizes if mini.place == "board" else (0,)), f"{field}.squares")
    for name in ("load", "carrier", "mans"):
        other = getattr(mini, name)
        _require(not other or other in state.minis, f"{field}.{name}")


def _token(state: State, key: str, token: Token) -> None:
    box, field = load_box(), f"tokens.{key}"
    _require(token.id == key, f"{field}.id")
    known = token.identity in box.figures or token.identity in box.objects or token.identity == DUMMY
    _require(known, f"{field}.identity")
    _require(0 <= token.seat < len(state.sides), f"{field}.seat")
    _require(is_alien(state.sides[token.seat].faction), f"{field}.seat")
    _require(_floor(state, token.square), f"{field}.square")
    _require(not token.vent or token.vent in state.ship.vents, f"{field}.vent")


def _alone(state: State) -> None:
    """Check that no two figures share a square, unless one of them is passing."""
    taken: dict[int, str] = {}
    for mini in state.minis.values():
        for square in mini.squares if mini.place == "board" and not mini.passing else ():
            if square in taken:
                raise Mistake(
                    "sq-position-shared", square=state.ship.name(square), one=taken[square], other=mini.id
                )
            taken[square] = mini.id


def _map(state: State) -> None:
    """Check that everything on the map has squares of the map."""
    doors = {door.id for door in state.ship.doors}
    _require(all(_floor(state, square) for flame in state.flames for square in flame.squares), "flames")
    _require(set(state.vents) <= set(state.ship.vents), "vents")
    _require(set(state.gone) <= doors, "gone")
    _require({door for door, _ in state.opened} <= doors, "opened")
    _require({name for name, _ in state.structures} <= set(state.scenario.structures), "structures")
    _require(all(0 <= board < len(state.ship.boards) for board in state.scanned), "scanned")
    _require(
        all(thing.square < 0 or _floor(state, thing.square) for thing in state.things.values()), "things"
    )
    _require(set(state.watches) <= set(state.minis), "watches")


def _goes_on(state: State) -> None:
    """Check that the game can go on: a seat has to decide and can, or the mission is over. The records of a file
    may contradict each other in more ways than can be listed; a state on which the rules fail is refused as a whole."""
    try:
        seat = waiting(state)
        offered = None if seat is None else decisions.offer(state, seat)
    except (
        LookupError,
        ValueError,
        TypeError,
        AttributeError,
        AssertionError,
        ArithmeticError,
        StopIteration,
    ):
        raise _wrong("frames") from None
    state.offered = None
    if state.phase == "over":
        _require(not state.frames, "frames")
    else:
        _require(offered is not None and bool(offered.commands), "frames")
