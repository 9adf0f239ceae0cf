"""What the solver's library is told about a match-up: pairs and steps, saves, attacks. The rules are the source.

The structures have the layout of those in `native/heroes_solver.c`, where their fields are explained.
"""

from ctypes import Structure, c_double, c_float, c_int32, c_void_p
from typing import Any

from bulkhead.heroes.data.board import COLUMNS, at, enemy, facing
from bulkhead.heroes.data.cards import Price
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.attacks import stays_on
from bulkhead.heroes.rules.equipment.inspire import worth
from bulkhead.heroes.rules.equipment.ranges import columns_in_range
from bulkhead.heroes.rules.equipment.weapons import weapons_of

MOST_PAIRS = 66
MOST_STRIKES = 20
MOST_SCYTHES = 20
MOST_SPENDS = 13
PRICES: tuple[Price, ...] = ("lucky-six", "double-six", "straight-or-three")
FACES = 6

Pairs = tuple[tuple[int, int], ...]
"""The advances of the mover's hero and of the hero it faces, as far as a column allows."""


def pairs_of(rows: int) -> Pairs:
    """All pairs of a column. One step forward of the first hero is the next pair."""
    room = 2 * rows - 2
    return tuple((own, foe) for foe in range(room + 1) for own in range(room + 1 - foe))


class Strike(Structure):
    _fields_ = [(name, c_int32) for name in ("target", "home", "melee", "shooters")]


class Scythe(Structure):
    _fields_ = [(name, c_int32) for name in ("column", "melee", "reach")]


class Arms(Structure):
    _fields_ = [
        ("strikes", c_int32),
        ("scythes", c_int32),
        ("strike", Strike * MOST_STRIKES),
        ("scythe", Scythe * MOST_SCYTHES),
        ("along_columns", c_int32),
        ("hits_friends", c_int32),
    ]


class Spend(Structure):
    _fields_ = [
        ("left", c_void_p),
        ("out", c_void_p),
        *((name, c_int32) for name in ("columns", "twice", "any", "price", "fresh")),
    ]


_COUNTED = ("own", "foe", "turned", "up", "up_twice", "own_back", "foe_back", "foe_home")


def _land(real: Any) -> Any:
    fields: list[tuple[str, Any]] = [("rows", c_int32), ("pairs", c_int32)]
    fields += [(name, c_int32 * MOST_PAIRS) for name in _COUNTED]
    fields += [(name, c_int32 * len(COLUMNS)) for name in ("own_points", "foe_points")]
    fields += [(name, real * len(COLUMNS)) for name in ("own_falls", "foe_falls")]
    return type("Land", (Structure,), {"_fields_": fields})


def _spending(land: Any) -> Any:
    fields = [
        ("land", land),
        ("arms", Arms * len(PRICES)),
        ("spend", Spend * MOST_SPENDS),
        ("spends", c_int32),
        ("left", c_void_p),
        ("stopping", c_void_p),
    ]
    return type("Spending", (Structure,), {"_fields_": fields})


LAND = {False: _land(c_float), True: _land(c_double)}
SPENDING = {double: _spending(land) for double, land in LAND.items()}


def spending_of(state: State, seat: int, double: bool) -> Any:
    """The tables of one mover: its land and its attacks."""
    found = SPENDING[double]()
    _fill_land(found.land, state, seat)
    for place, price in enumerate(PRICES):
        _arm(found.arms[place], state, seat, price)
    return found


def _fill_land(land: Any, state: State, seat: int) -> None:
    pairs = pairs_of(state.options.rows)
    number = {pair: place for place, pair in enumerate(pairs)}
    land.rows, land.pairs = state.options.rows, len(pairs)
    for place, (own, foe) in enumerate(pairs):
        land.own[place], land.foe[place] = own, foe
        land.turned[place] = number[foe, own]
        step = number.get((own + 1, foe), place)
        land.up[place] = step - place
        land.up_twice[place] = number.get((own + 2, foe), step) - place
        land.own_back[place] = number.get((own - 1, foe), place) - place
        land.foe_back[place] = number.get((own, foe - 1), place) - place
        land.foe_home[place] = number[own, 0] - place
    foe = enemy(seat)
    for place, column in enumerate(COLUMNS):
        land.own_points[place] = worth(state.cards[state.army[at(seat, column)]])
        land.foe_points[place] = worth(state.cards[state.army[at(foe, facing(column))]])
        land.own_falls[place] = (stays_on(state, seat, column) - 1) / FACES
        land.foe_falls[place] = (stays_on(state, foe, facing(column)) - 1) / FACES


def _arm(arms: Arms, state: State, seat: int, price: Price) -> None:
    """The attacks that a scoring roll of this price pays for. Attacks on the same hero are one strike."""
    arms.along_columns = state.options.scythe_line == "column"
    arms.hits_friends = state.options.scythe_hits == "all"
    strikes: dict[tuple[int, bool], tuple[bool, int]] = {}
    if price == "lucky-six":
        strikes = {(place, False): (True, 0) for place in range(len(COLUMNS))}
    for place, column in enumerate(COLUMNS):
        for kind, item in weapons_of(state, seat, column):
            if item.roll != price or item.range is None:
                continue
            reached = [other - 1 for other in columns_in_range(column, item.range)]
            melee = item.range == "melee"
            if kind == "scythe":
                scythe = arms.scythe[arms.scythes]
                arms.scythes += 1
                scythe.column, scythe.melee = place, melee
                scythe.reach = sum(1 << other for other in reached)
                continue
            for other in reached:
                near, shooters = strikes.get((other, kind == "cut-down"), (False, 0))
                from_here = 0 if melee else 1 << place
                strikes[other, kind == "cut-down"] = (near or melee, shooters | from_here)
    for (target, home), (near, shooters) in strikes.items():
        strike = arms.strike[arms.strikes]
        arms.strikes += 1
        strike.target, strike.home, strike.melee, strike.shooters = target, home, near, shooters
