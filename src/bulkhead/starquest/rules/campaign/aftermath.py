"""The consequences of a finished mission's primary objective, for the later missions that they name.

Rulings: a primary objective is scored when squads have scored all of its points; what an alien player scored of it
counts as not scored. `Scorer` is the squad that scored most of it; a tie has no scorer. A giant that is out of play at
a small table is not alive. A figure that stands in for another counts as that figure."""

from collections import Counter

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.consequences import Consequence
from bulkhead.starquest.box.items.objectives import Eliminate, Hold
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.feats import Paid
from bulkhead.starquest.data.legacy import Legacy, Look
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.tabletop.clauses import clause


@clause("SQ-END-05")
def aftermath(state: State) -> tuple[Legacy, ...]:
    """What a finished mission of the box changes in later ones."""
    mission = load_box().missions.get(state.scenario.id)
    primary = next((one for one in state.scenario.objectives if one.id == "primary"), None)
    if mission is None or primary is None:
        return ()
    rows = mission.after.met if scored(state, primary) else mission.after.unmet
    found = (_legacy(state, primary, row) for row in rows)
    return tuple(one for one in found if one is not None)


def scored(state: State, objective: Objective) -> bool:
    """Have squads scored all of it?"""
    mine = sum(one.points for one in _by_squads(state, objective))
    return mine >= objective.points


def _by_squads(state: State, objective: Objective) -> list[Paid]:
    return [one for one in objectives.paid(state, objective) if objectives.is_squad(state, one.seat)]


def _legacy(state: State, primary: Objective, row: Consequence) -> Legacy | None:
    times = _times(state, primary, row)
    if not times or (row.alive is not None and not _alive(state, primary, row.alive)):
        return None
    scorer, holder = _scorer(state, primary), _holder(state, primary)
    squad = holder if holder and not is_alien(holder) else ""
    alien = holder if holder and is_alien(holder) else ""
    named = {"holder": alien}
    drawn = {named.get(to, to): times * count for to, count in row.random_tokens.items()}
    left = Legacy(
        mission=row.mission,
        blips={to: _counted(tokens, times) for to, tokens in row.blips.items()},
        specials=_counted(row.special_tokens, times),
        random_tokens={to: count for to, count in drawn.items() if to},
        first_dock=scorer if row.first_dock else "",
        given=dict(row.given),
        rounds=row.rounds,
        structure_lp=dict(row.structure_lp),
        rites={str(to): count for to, count in row.rites.items()},
        no_rites=row.no_rites,
        specials_from=row.specials_from,
        cards=dict.fromkeys(_sharers(state, primary), row.cards) if row.cards else {},
        equipment={squad: row.equipment} if row.equipment and squad else {},
        figure_lp=dict(row.figure_lp),
        fewer_mounts=dict(row.fewer_mounts),
        looks=(Look(scorer, row.look.tokens, row.look.of or "", row.look.once),)
        if row.look is not None and scorer
        else (),
    )
    return None if left == Legacy(mission=row.mission) else left


def _times(state: State, primary: Objective, row: Consequence) -> int:
    if row.per == "vent":
        return len(state.vents)
    if row.per == "structure":
        return sum(lp > 0 for _, lp in state.structures)
    if row.per == "part":
        parts: tuple[int, ...] = getattr(primary.test, "points", ())
        return max(0, len(parts) - len(_by_squads(state, primary)))
    return 1


def _counted(tokens: dict[str, int], times: int) -> tuple[str, ...]:
    return tuple(figure for figure in sorted(tokens) for _ in range(tokens[figure] * times))


def _alive(state: State, primary: Objective, figure: str) -> bool:
    """Was a figure that the objective is about, or one that stands in for it, in play and not eliminated?"""
    wanted = primary.test.figures if isinstance(primary.test, Eliminate) else (figure,)
    others = [one for rule in rules_of(state) for one in rule.stand_ins(state, figure)]
    named = [one for one in (figure, *others) if one in wanted]
    fallen = {mini.figure for mini in state.minis.values() if mini.place == "dead"}
    return bool(named) and not fallen & set(named)


def _scorer(state: State, primary: Objective) -> str:
    points: Counter[int] = Counter()
    for one in _by_squads(state, primary):
        points[one.seat] += one.points
    seat = objectives.most(dict(points))
    return "" if seat is None else state.sides[seat].faction


def _sharers(state: State, primary: Objective) -> list[str]:
    """Squads that have scored a part, by seat."""
    return [state.sides[seat].faction for seat in sorted({one.seat for one in _by_squads(state, primary)})]


def _holder(state: State, primary: Objective) -> str:
    """The holder of the objective's object at the end."""
    if not isinstance(primary.test, Hold):
        return ""
    seats = [objectives.holder(state, thing) for thing in objectives.of_kind(state, primary.test.what)]
    return next((state.sides[seat].faction for seat in seats if seat >= 0), "")
