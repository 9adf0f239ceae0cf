"""Reinforcements of the squads for Seals of Honour (SQ-REINF)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import Chose
from bulkhead.starquest.rules.setup import squads
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

PRICE = clause("SQ-REINF-06", "SQ-REINF-07", "SQ-REINF-08")(2)
"""Seals for any reinforcement."""


@clause("SQ-REINF-01", "SQ-REINF-06", "SQ-REINF-07", "SQ-REINF-08", "SQ-REINF-09")
def of_rank(state: State, seat: int) -> list[str]:
    """The reinforcements that a squad's rank entitles it to: of the present or a lower rank, or of the present one
    only. Alien players have none."""
    side = state.sides[seat]
    if is_alien(side.faction):
        return []
    ladder = load_box().ladder(side.faction)
    if state.options.house.reinforcement_ranks == "present":
        return list(ladder.at(side.rank).reinforcement)
    return [sheet for rank in ladder.ranks if rank.rank <= side.rank for sheet in rank.reinforcement]


@clause("SQ-REINF-04")
def available(state: State, seat: int, sheet: str) -> bool:
    """Is a miniature left? The reserve serves all squads; a legionary must not be among the five."""
    if squads.is_unique(sheet):
        return all(mini.figure != sheet for mini in squads.members_of(state, seat))
    taken = sum(mini.role == "reinforcement" and mini.figure == sheet for mini in state.minis.values())
    return taken < load_box().figures[sheet].stock.reserve


@clause("SQ-REINF-01", "SQ-REINF-02", "SQ-REINF-03", "SQ-HONOUR-07")
def for_sale(state: State, seat: int) -> list[str]:
    """What a squad may buy now: nothing as long as its last reinforcement is alive."""
    side = state.sides[seat]
    if side.reserve or side.seals < PRICE:
        return []
    return of_rank(state, seat)


@clause("SQ-REINF-05")
def by_rank(state: State, ranking: tuple[int, ...]) -> tuple[int, ...]:
    """The order of choosing: higher rank first; among equals the starting order decides."""
    return tuple(sorted(ranking, key=lambda seat: (-state.sides[seat].rank, ranking.index(seat))))


@clause("SQ-REINF-01", "SQ-HONOUR-07")
def buy(state: State, seat: int, sheet: str, out: Out) -> None:
    """Pay for a reinforcement; from then on it belongs to the squad until it is killed."""
    side = state.sides[seat]
    change_side(state, seat, seals=side.seals - PRICE, reserve=sheet)
    out.tell(Chose(seat, "reinforcement", sheet, "SQ-REINF-01"))


@clause("SQ-REINF-03", "SQ-REINF-04")
def field(state: State, seat: int) -> None:
    """Put the reinforcement into the squad, if a miniature is left for it; otherwise it waits for another mission."""
    sheet = state.sides[seat].reserve
    if sheet and available(state, seat, sheet):
        squads.join(state, seat, sheet, "reinforcement")


@clause("SQ-REINF-03")
def after_mission(state: State, seat: int) -> None:
    """Remove a reinforcement that was killed; one that is alive stays without further cost."""
    mine = [mini for mini in squads.members_of(state, seat) if mini.role == "reinforcement"]
    if any(mini.place == "dead" for mini in mine):
        change_side(state, seat, reserve="")
