"""The mission of the lost crew: some marked squares hold a survivor; only one alien player knows which until they
are seen."""

from bulkhead.starquest.data.factions import NEUTRAL, is_alien
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.state import Mini, State, change, change_side, serial
from bulkhead.starquest.events import Left, SiteTurned
from bulkhead.starquest.rules.fight.lines_of_sight import sees_squares
from bulkhead.starquest.rules.missions.marked_squares import SURVIVOR, unturned
from bulkhead.starquest.ship.squares import base, members
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.starquest.table.places import obstacles, on_board, remove, stand
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Rng

PREFIX = "sv"
TAKEN_AWAY = 5
"""Points for the Cult for a survivor that it has carried to a reinforcement square."""


@mission_rule
class HiddenSurvivors(MissionRule):
    """One alien player hides the survivors in set-up. A mission has the rule by the number of its survivors."""

    name = "hidden_survivors"

    def applies(self, scenario: Scenario) -> bool:
        return scenario.survivors > 0

    def keeper(self, state: State) -> int:
        return keeper(state)

    @clause("SQ-SETUP-07")
    def hiding_places(self, state: State) -> list[str]:
        chosen = state.sides[keeper(state)].sites
        if len(chosen) >= state.scenario.survivors:
            return []
        return [state.ship.name(square) for square in unturned(state) if square not in chosen]

    @clause("SQ-SETUP-07")
    def hide(self, state: State, place: str) -> None:
        seat = keeper(state)
        chosen = (*state.sides[seat].sites, state.ship.square(place))
        change_side(state, seat, sites=tuple(sorted(chosen)))

    @clause("SQ-SETUP-07")
    def reshuffle(self, state: State, rng: Rng) -> None:
        """Put as many survivors on newly chosen marked squares. In set-up their keeper is still hiding them."""
        left, chosen = unturned(state), []
        seat = keeper(state)
        count = len(state.sides[seat].sites) if state.phase == "setup" else hidden(state)
        for _ in range(min(count, len(left))):
            chosen.append(left.pop(rng.randrange(len(left))))
        change_side(state, seat, sites=tuple(sorted(chosen)))

    @clause("C-mis_05_lost_crew-special-3-1")
    def may_carry(self, state: State, mini: Mini, other: Mini) -> bool:
        """Squads may carry survivors; of the alien players only their keeper may."""
        if other.figure != SURVIVOR or not is_alien(state.sides[mini.seat].faction):
            return True
        return mini.seat == keeper(state)

    def after_action(self, state: State, out: Out) -> None:
        """Turn up marked squares that a squad miniature sees; remove survivors carried to a way out."""
        squads = [
            mini
            for mini in on_board(state)
            if mini.seat != NEUTRAL and not is_alien(state.sides[mini.seat].faction)
        ]
        for square in unturned(state):
            near = state.sight.reach(square, state.closed)  # sight is the same both ways
            finder = next(
                (
                    mini
                    for mini in squads
                    if base(mini.squares) & near and sees_squares(state, mini, (square,))
                ),
                None,
            )
            if finder is not None:
                _turn_up(state, finder, square, out)
        _take_away(state, out)


@clause("C-SEATS-texts")
def keeper(state: State) -> int:
    """The seat that decides which sites hold a survivor: the Cult, or the other alien player where it does not play."""
    return max(seat for seat, side in enumerate(state.sides) if is_alien(side.faction))


def hidden(state: State) -> int:
    """How many survivors are still to be found. This is public."""
    return state.scenario.survivors - sum(mini.figure == SURVIVOR for mini in state.minis.values())


def _turn_up(state: State, finder: Mini, square: int, out: Out) -> None:
    seat = keeper(state)
    found = square in state.sides[seat].sites
    note(state, "turned", finder.seat, state.ship.name(square), square)
    out.tell(SiteTurned(finder.seat, finder.id, state.ship.xy(square), found))
    if found:
        left = tuple(other for other in state.sides[seat].sites if other != square)
        change_side(state, seat, sites=left)
        survivor = Mini(serial(state, PREFIX), NEUTRAL, SURVIVOR)
        state.minis[survivor.id] = survivor
        stand(state, survivor, (_free_near(state, square),))


def _free_near(state: State, square: int) -> int:
    """The square itself, or the nearest free one where it is taken."""
    x, y = state.ship.xy(square)
    free = [
        other
        for other in members(state.ship.floor & ~obstacles(state) & ~no_stop(state))
        if other not in state.holder and state.ship.room_of[other] == state.ship.room_of[square]
    ]

    def far(other: int) -> tuple[int, int]:
        u, v = state.ship.xy(other)
        return max(abs(u - x), abs(v - y)), other

    return min(free, key=far, default=square)


@clause("C-mis_05_lost_crew-special-3-2")
def _take_away(state: State, out: Out) -> None:
    """Remove a survivor that the keeper's miniature has carried to a reinforcement square."""
    seat = keeper(state)
    for mini in on_board(state, seat):
        load = state.minis.get(mini.load)
        if load is not None and load.figure == SURVIVOR and state.ship.r_squares >> mini.squares[0] & 1:
            change(state, mini, load="")
            remove(state, change(state, load, carrier=""), "left")
            out.tell(Left(load.seat, load.id, "SQ-OBJ-15"))
            score(state, seat, TAKEN_AWAY, "carried", out, load.id, "SQ-END-05")
