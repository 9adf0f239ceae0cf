"""Seals of Honour and ranks at the end of a mission (SQ-HONOUR, SQ-ALIENRANK-01, 02)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.options import TOP_RANK
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import RankChanged, SealsWon
from bulkhead.starquest.rules.missions import winning
from bulkhead.starquest.table.places import is_lost
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

FOR_THE_WINNER = clause("SQ-HONOUR-02")(2)
FOR_A_RANK = clause("SQ-HONOUR-04")(4)


@clause("SQ-HONOUR-01")
def rewarded(state: State) -> tuple[int, ...]:
    """The seats that get the winner's Seals: in a tie none, or all by the house option."""
    first = winning.winners(state)
    return first if len(first) == 1 or state.options.house.tied_winners == "all" else ()


@clause("SQ-HONOUR-02")
def reward_winner(state: State, out: Out) -> None:
    for seat in rewarded(state):
        _give(state, seat, FOR_THE_WINNER, "SQ-HONOUR-02", out)


@clause("SQ-HONOUR-03", "SQ-ALIEN-41", "SQ-ALIENRANK-02")
def reward_efficiency(state: State, out: Out) -> None:
    """Give Seals for points: squads by the table of combat efficiency, aliens by their own."""
    tables = load_box().efficiency
    for seat, side in enumerate(state.sides):
        alien = is_alien(side.faction)
        seals = tables["eff_aliens" if alien else "eff_squads"].seals(side.points)
        _give(state, seat, seals, "SQ-ALIEN-41" if alien else "SQ-HONOUR-03", out)


def _give(state: State, seat: int, seals: int, why: str, out: Out) -> None:
    if seals:
        side = state.sides[seat]
        side = change_side(state, seat, seals=side.seals + seals, earned=side.earned + seals)
        out.tell(SealsWon(seat, seals, side.seals, why))


@clause("SQ-HONOUR-04", "SQ-HONOUR-05", "SQ-ALIENRANK-01")
def promote(state: State, out: Out) -> None:
    """Promote for every four Seals; at the highest rank they add up. Where Seals are kept, every fourth one ever won
    promotes."""
    kept = state.options.house.promotion_seals == "kept"
    for seat, side in enumerate(state.sides):
        before = state.options.record(side.faction).earned
        due = side.earned // FOR_A_RANK - before // FOR_A_RANK if kept else side.seals // FOR_A_RANK
        ranks = min(due, TOP_RANK - side.rank)
        if ranks <= 0:
            continue
        seals = side.seals if kept else side.seals - ranks * FOR_A_RANK
        change_side(state, seat, rank=side.rank + ranks, seals=seals)
        out.tell(RankChanged(seat, side.faction, side.rank + ranks))


@clause("SQ-HONOUR-08", "SQ-HONOUR-09", "SQ-END-03")
def mourn(state: State, out: Out) -> None:
    """Take a rank, not below the lowest, and all Seals from a squad whose leader was killed. A leader who left has
    survived; alien players have no leader to lose."""
    for seat, side in enumerate(state.sides):
        if is_alien(side.faction) or not is_lost(state, seat, side.leader):
            continue
        change_side(state, seat, rank=max(0, side.rank - 1), seals=0, earned=0)
        if side.rank:
            out.tell(RankChanged(seat, side.faction, side.rank - 1, "SQ-HONOUR-08"))
