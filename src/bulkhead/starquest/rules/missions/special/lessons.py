"""The lessons: everybody is in place when they begin, and each teaches a few things and leaves the others out."""

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.missions import Post, Start
from bulkhead.starquest.box.items.objectives import Deed
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.factions import SHORT
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.state import Mini, State, change_side, serial
from bulkhead.starquest.events import Placed
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.rules.missions.objectives import is_squad
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.mission_rule import Doing, MissionRule, mission_rule
from bulkhead.starquest.table.places import closed_doors, on_board, spots, stand
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

EMPTY = Start((), ())


def start_of(scenario: Scenario) -> Start:
    """How the mission begins; an empty start for a mission that is not in the box."""
    mission = load_box().missions.get(scenario.id)
    return mission.start or EMPTY if mission is not None else EMPTY


@mission_rule
class Aboard(MissionRule):
    """The squad and the aliens stand where the mission says, everything is scanned, some doors are open."""

    name = "aboard"

    def set_up(self, scenario: Scenario, options: Options) -> Scenario:
        start = start_of(scenario)
        roster = tuple(" ".join(filter(None, (post.figure, post.arms))) for post in start.squad)
        decks = {"recon": start.recon} if start.recon else {}
        return replace(scenario, decks=decks, squads=dict.fromkeys(options.squads, roster))

    def at_start(self, state: State, out: Out) -> None:
        start = start_of(state.scenario)
        state.scanned = tuple(range(len(state.ship.boards)))
        state.gone = (*state.gone, *start.open)
        state.closed = closed_doors(state)
        for seat in range(len(state.sides)):
            if is_squad(state, seat):
                joined = [mini for mini in state.minis.values() if mini.seat == seat]
                for mini, post in zip(joined, start.squad, strict=True):
                    _place(state, mini, post)
                change_side(state, seat, psychic=start.psychic)
            else:
                for post in start.aliens:
                    _place(state, _alien(state, seat, post.figure), post)


@mission_rule
class OneThing(MissionRule):
    """What the lesson is not about is left out."""

    name = "one_thing"

    def forbids(self, state: State, doing: Doing, seat: int, mini: Mini | None) -> Illegal | None:
        if doing in start_of(state.scenario).without:
            return Illegal("SQ-SETUP-03", "sq-no-other-lesson", lesson=doing)
        return None


@mission_rule
class Drilled(MissionRule):
    """What the squads do is noted for the objectives; when no alien is left, another one comes in."""

    name = "drilled"

    def did(self, state: State, deed: Deed, seat: int) -> None:
        if is_squad(state, seat):
            note(state, "drilled", seat, deed)

    def at_turn_start(self, state: State, seat: int, out: Out) -> None:
        fresh = start_of(state.scenario).fresh
        if fresh is None or is_squad(state, seat) or any(mini.seat == seat for mini in on_board(state)):
            return
        free = [square for square in members(state.ship.r_squares) if square not in state.holder]
        if free:
            x, y = state.ship.xy(free[0])
            come = _place(state, _alien(state, seat, fresh), Post(fresh, (x, y), "E"))
            out.tell(Placed(seat, come.id, fresh, spots(state, come.squares), come.facing, "SQ-SETUP-03"))


def _alien(state: State, seat: int, figure: str) -> Mini:
    """A figure of an alien player, beside the map."""
    sheet = load_box().figures[figure]
    mini = Mini(serial(state, SHORT[state.sides[seat].faction]), seat, figure, weapons=sheet.weapons)
    state.minis[mini.id] = replace(mini, lp=life.full_life(state, mini))
    return state.minis[mini.id]


def _place(state: State, mini: Mini, post: Post) -> Mini:
    return stand(state, mini, (state.ship.at(*post.at),), FACING_NAMES.index(post.looks))
