"""The mission of the lost crew: marked squares of which some hold a survivor, known to one alien player until seen."""

from bulkhead.starquest.data.factions import NEUTRAL, is_alien
from bulkhead.starquest.data.state import Mini, State, change, change_side, serial
from bulkhead.starquest.events import SiteTurned
from bulkhead.starquest.rules.fight.lines_of_sight import sees_squares
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.feat_log import feats, note
from bulkhead.starquest.table.places import obstacles, on_board, remove, stand
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Rng

SITE, FIGURE, PREFIX = "obj_survivor_site", "fig_survivor", "sv"
TAKEN_AWAY = 5
"""Points for the Cult for a survivor that it has carried to a reinforcement square."""


def sites(state: State) -> list[int]:
    """The marked squares that have not been turned up yet."""
    turned = {feat.square for feat in feats(state, "turned")}
    marked = (state.ship.at(*spot) for spot in state.scenario.marks.get(SITE, ()))
    return [square for square in marked if square not in turned]


def keeper(state: State) -> int:
    """Who decides which of them hold a survivor: the Cult, or the other alien player where it does not play."""
    return max(seat for seat, side in enumerate(state.sides) if is_alien(side.faction))


def may_load(state: State, mini: Mini, other: Mini) -> bool:
    """May a miniature take another one up as far as this mission is concerned? Squads find survivors, and of the aliens
    only their keeper has a use for them."""
    if other.figure != FIGURE or not is_alien(state.sides[mini.seat].faction):
        return True
    return not state.scenario.survivors or mini.seat == keeper(state)


def hidden(state: State) -> int:
    """How many survivors are still to be found; everybody can count them."""
    return state.scenario.survivors - sum(mini.figure == FIGURE for mini in state.minis.values())


def look(state: State, out: Out) -> None:
    """At a boundary: marked squares that a squad miniature sees are turned up; survivors at a way out are gone."""
    if not state.scenario.survivors:
        return
    squads = [
        mini
        for mini in on_board(state)
        if mini.seat != NEUTRAL and not is_alien(state.sides[mini.seat].faction)
    ]
    for square in sites(state):
        finder = next((mini for mini in squads if sees_squares(state, mini, (square,))), None)
        if finder is not None:
            _turn_up(state, finder, square, out)
    _take_away(state, out)


def _turn_up(state: State, finder: Mini, square: int, out: Out) -> None:
    seat = keeper(state)
    found = square in state.sides[seat].sites
    note(state, "turned", finder.seat, state.ship.name(square), square)
    out.tell(SiteTurned(finder.seat, finder.id, state.ship.xy(square), found))
    if found:
        left = tuple(other for other in state.sides[seat].sites if other != square)
        change_side(state, seat, sites=left)
        survivor = Mini(serial(state, PREFIX), NEUTRAL, FIGURE)
        state.minis[survivor.id] = survivor
        stand(state, survivor, (_free_near(state, square),))


def _free_near(state: State, square: int) -> int:
    """The square itself, or the nearest free one where somebody stands on it."""
    x, y = state.ship.xy(square)
    free = [
        other
        for other in members(state.ship.floor & ~obstacles(state))
        if other not in state.holder and state.ship.room_of[other] == state.ship.room_of[square]
    ]

    def far(other: int) -> tuple[int, int]:
        u, v = state.ship.xy(other)
        return max(abs(u - x), abs(v - y)), other

    return min(free, key=far, default=square)


def _take_away(state: State, out: Out) -> None:
    """A survivor that the keeper's miniature has carried to a reinforcement square is gone."""
    seat = keeper(state)
    for mini in on_board(state, seat):
        load = state.minis.get(mini.load)
        if load is not None and load.figure == FIGURE and state.ship.r_squares >> mini.squares[0] & 1:
            change(state, mini, load="")
            remove(state, change(state, load, carrier=""), "left")
            score(state, seat, TAKEN_AWAY, "carried", out, load.id, "SQ-END-05")


@clause("SQ-SETUP-07")
def reshuffle(state: State, rng: Rng) -> None:
    """For whoever does not know them: as many survivors on marked squares chosen anew. In set-up their keeper is still
    hiding them."""
    left, chosen = sites(state), []
    count = len(state.sides[keeper(state)].sites) if state.phase == "setup" else hidden(state)
    for _ in range(min(count, len(left))):
        chosen.append(left.pop(rng.randrange(len(left))))
    change_side(state, keeper(state), sites=tuple(sorted(chosen)))
