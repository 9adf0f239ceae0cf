"""The objectives of missions: one function for each type, called at the moments at which it can be met.

Moments: `boundary` after each atomic action, `activation` when a miniature has finished, `turn` at the end of a turn,
`round` at the end of a round, `end` when the mission is over. Points go to squads, unless a type says otherwise.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar

from msgspec import Struct

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.feats import Feat, Paid
from bulkhead.starquest.data.scenario import Objective, kind_of
from bulkhead.starquest.data.state import Mini, State, Thing
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.table import feat_log
from bulkhead.starquest.table.places import is_machine, on_board
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


class Moment(Struct, frozen=True):
    """A moment at which objectives are checked."""

    when: Literal["boundary", "activation", "turn", "round", "end"]
    seat: int = -1
    """Whose turn ends."""
    who: str = ""
    """Whose activation ends."""


Check = Callable[[State, Objective, Any, Moment, Out], None]
CHECKS: dict[type, Check] = {}


def met_by(test: type) -> Callable[[Check], Check]:
    """Register the function of a type of objective."""

    def register(check: Check) -> Check:
        CHECKS[test] = check
        return check

    return register


@clause("SQ-END-05")
def review(state: State, moment: Moment, out: Out) -> None:
    """Check every objective; pay what is met at once."""
    for objective in state.scenario.objectives:
        CHECKS[type(objective.test)](state, objective, objective.test, moment, out)


# Paying


def pay(state: State, objective: Objective, seat: int, points: int, subject: str, out: Out) -> None:
    """Pay a seat the points of an objective that it has met, or of a part of it."""
    state.paid = (*state.paid, Paid(objective.id, seat, points, subject))
    score(state, seat, points, objective.id, out, subject, "SQ-END-05")


def paid(state: State, objective: Objective) -> list[Paid]:
    return [one for one in state.paid if one.objective == objective.id]


def is_open(state: State, objective: Objective) -> bool:
    """Has nothing of it been paid?"""
    return not paid(state, objective)


def _share_out(
    state: State, objective: Objective, shares: tuple[int, ...], met: Iterable[tuple[int, str]], out: Out
) -> None:
    """Pay the parts one by one, in the order in which they were met; a part is met once."""
    known = {one.subject for one in paid(state, objective)}
    for seat, subject in met:
        at = len(paid(state, objective))
        if at < len(shares) and subject not in known and is_squad(state, seat):
            known.add(subject)
            pay(state, objective, seat, shares[at], subject, out)


def is_squad(state: State, seat: int) -> bool:
    return seat >= 0 and not is_alien(state.sides[seat].faction)


def squads(state: State) -> list[int]:
    return [seat for seat in range(len(state.sides)) if is_squad(state, seat)]


Score = TypeVar("Score", int, tuple[int, int])


def most(counts: dict[int, Score]) -> int | None:
    """The seat with the highest count; None for a tie or without counts."""
    if not counts:
        return None
    best = max(counts.values())
    first = [seat for seat, count in counts.items() if count == best]
    return first[0] if len(first) == 1 else None


# Places


def area_of(state: State, name: str) -> int:
    """The squares of a room, or of a board."""
    ship = state.ship
    return ship.board_squares[ship.boards.index(name)] if name in ship.boards else ship.rooms.get(name, 0)


@clause("C-MISSION-inside")
def inside(state: State, area: int, seat: int | None = None) -> list[Mini]:
    """Miniatures all of whose squares belong to an area."""
    return [
        mini
        for mini in on_board(state, seat)
        if not is_machine(mini) and all(area >> square & 1 for square in mini.squares)
    ]


def _alien_inside(state: State, area: int, tokens: bool) -> bool:
    """Is an alien miniature, or token, inside?"""
    if any(mini.seat >= 0 and not is_squad(state, mini.seat) for mini in inside(state, area)):
        return True
    return tokens and any(not token.vent and area >> token.square & 1 for token in state.tokens.values())


# One function for each type


@met_by(tests.Occupy)
def occupy(state: State, objective: Objective, test: tests.Occupy, moment: Moment, out: Out) -> None:
    """The first squad that ends its turn with enough miniatures inside a room."""
    if moment.when != "turn" or not is_open(state, objective) or not is_squad(state, moment.seat):
        return
    area = area_of(state, test.zone)
    if len(inside(state, area, moment.seat)) < test.minis:
        return
    if test.clear != "none" and _alien_inside(state, area, test.clear == "all"):
        return
    pay(state, objective, moment.seat, test.points, test.zone, out)


@met_by(tests.Eliminate)
def eliminate(state: State, objective: Objective, test: tests.Eliminate, moment: Moment, out: Out) -> None:
    """The squad that takes a figure's last life point."""
    fallen = [feat for feat in feat_log.feats(state, "killed") if feat.subject in test.figures]
    _share_out(state, objective, test.points, _numbered(fallen), out)


def _numbered(feats: list[Feat]) -> list[tuple[int, str]]:
    """Number feats on figures of the same name, so that each counts."""
    seen: Counter[str] = Counter()
    found = []
    for feat in feats:
        seen[feat.subject] += 1
        found.append((feat.seat, f"{feat.subject}:{seen[feat.subject]}"))
    return found


@met_by(tests.Recover)
def recover(state: State, objective: Objective, test: tests.Recover, moment: Moment, out: Out) -> None:
    """A squad that brings an object, or a carried figure, into its entry area (SQ-OBJ-17)."""
    found = [
        (thing.recovered, thing.id)
        for thing in state.things.values()
        if thing.kind == test.what and thing.recovered >= 0
    ]
    found += [
        (feat.seat, feat.subject)
        for feat in feat_log.feats(state, "recovered")
        if state.minis[feat.subject].figure == test.what
    ]
    _share_out(state, objective, test.points, found, out)


@met_by(tests.Destroy)
def destroy(state: State, objective: Objective, test: tests.Destroy, moment: Moment, out: Out) -> None:
    """A squad that destroys a vent or a structure."""
    wrecked = [feat for feat in feat_log.feats(state, "destroyed") if _fixed_kind(feat.subject) == test.what]
    _share_out(state, objective, test.points, [(feat.seat, feat.subject) for feat in wrecked], out)


def _fixed_kind(target: str) -> str:
    """The kind of a fixed target."""
    kind, _, id_ = target.partition(":")
    return kind_of(id_) if kind == "site" else f"obj_{kind}"


@met_by(tests.Arm)
def arm(state: State, objective: Objective, test: tests.Arm, moment: Moment, out: Out) -> None:
    """A squad that arms a charge; arming the same one again gives nothing."""
    _share_out(
        state,
        objective,
        test.points,
        [(feat.seat, feat.subject) for feat in feat_log.feats(state, "armed")],
        out,
    )


@met_by(tests.Hold)
def hold(state: State, objective: Objective, test: tests.Hold, moment: Moment, out: Out) -> None:
    """At the end a squad carries the object or has recovered it; an alien faction may have points for carrying it."""
    if moment.when != "end":
        return
    for thing in of_kind(state, test.what):
        seat = holder(state, thing)
        if is_squad(state, seat):
            pay(state, objective, seat, test.points, thing.id, out)
        elif seat >= 0 and test.aliens:
            pay(state, objective, seat, test.aliens, thing.id, out)


def of_kind(state: State, kind: str) -> list[Thing]:
    return [thing for thing in state.things.values() if thing.kind == kind]


def holder(state: State, thing: Thing) -> int:
    """The seat that has recovered an object or whose miniature carries it; -1 for none."""
    if thing.recovered >= 0:
        return thing.recovered
    return state.minis[thing.carrier].seat if thing.carrier in state.minis else -1


@met_by(tests.HoldAll)
def hold_all(state: State, objective: Objective, test: tests.HoldAll, moment: Moment, out: Out) -> None:
    """All objects of a kind carried by one squad inside a room; at the end each squad that holds one there shares."""
    if not is_open(state, objective):
        return
    things = of_kind(state, test.what)
    area = area_of(state, test.zone)
    held = Counter(
        mini.seat for mini in inside(state, area) for thing in mini.objects if kind_of(thing) == test.what
    )
    for seat in squads(state):
        if things and held[seat] == len(things):
            pay(state, objective, seat, test.points, test.zone, out)
        elif moment.when == "end" and test.split and held[seat]:
            pay(state, objective, seat, test.split, test.zone, out)


@met_by(tests.Majority)
def majority(state: State, objective: Objective, test: tests.Majority, moment: Moment, out: Out) -> None:
    """Most miniatures (then most life points), or most life points, inside an area at the end."""
    if moment.when != "end":
        return
    area = area_of(state, test.area)
    counts: dict[int, tuple[int, int]] = {}
    for seat in range(len(state.sides)) if test.aliens else squads(state):
        minis = inside(state, area, seat)
        if minis:
            life = sum(mini.lp for mini in minis)
            counts[seat] = (len(minis), life) if test.measure == "minis" else (life, 0)
    first = most(counts)
    if first is not None:
        points = test.points if is_squad(state, first) else test.aliens
        pay(state, objective, first, points, test.area, out)


@met_by(tests.Search)
def search(state: State, objective: Objective, test: tests.Search, moment: Moment, out: Out) -> None:
    """The first squad that has searched enough rooms."""
    rooms = Counter(feat.seat for feat in feat_log.feats(state, "searched"))
    for seat, count in rooms.items():
        if count >= test.rooms and is_open(state, objective) and is_squad(state, seat):
            pay(state, objective, seat, test.points, "", out)


@met_by(tests.Stand)
def stand(state: State, objective: Objective, test: tests.Stand, moment: Moment, out: Out) -> None:
    """The first squad whose miniature ends its activation on a marked square, sees no alien and has not attacked."""
    if moment.when != "activation" or not is_open(state, objective) or moment.who not in state.minis:
        return
    mini = state.minis[moment.who]
    marked = {state.ship.at(*spot) for spot in state.scenario.marks.get(f"obj_{test.square}", ())}
    if not is_squad(state, mini.seat) or not marked & set(mini.squares):
        return
    deeds = mini.deeds
    if test.no_attack and (deeds.shots or deeds.struck):
        return
    aliens = [other for other in on_board(state) if other.seat >= 0 and not is_squad(state, other.seat)]
    if test.unseen and any(sees(state, mini, other) for other in aliens):
        return
    pay(state, objective, mini.seat, test.points, mini.id, out)


@met_by(tests.KillCount)
def kill_count(state: State, objective: Objective, test: tests.KillCount, moment: Moment, out: Out) -> None:
    """The first squad that has eliminated enough figures with a flag."""
    sheets = load_box().figures
    counts = Counter(
        feat.seat for feat in feat_log.feats(state, "killed") if sheets[feat.subject].has(test.flag)
    )
    wanted = test.count[len(squads(state))]
    for seat, count in counts.items():
        if count >= wanted and is_open(state, objective) and is_squad(state, seat):
            pay(state, objective, seat, test.points, "", out)


@met_by(tests.Drill)
def drill(state: State, objective: Objective, test: tests.Drill, moment: Moment, out: Out) -> None:
    """The first squad that has done every deed and eliminated every figure."""
    for seat in squads(state):
        if is_open(state, objective) and not lacking(state, test, seat):
            pay(state, objective, seat, test.points, "", out)


def lacking(state: State, test: tests.Drill, seat: int) -> list[str]:
    """The deeds that a squad still has to do, then the figures that it has to eliminate, each as often as it must."""
    known = {feat.subject for feat in feat_log.feats(state, "drilled", seat)}
    fallen = Counter(feat.subject for feat in feat_log.feats(state, "killed", seat))
    figures = [id_ for id_, count in test.kills.items() for _ in range(count - fallen[id_])]
    return [*(deed for deed in test.deeds if deed not in known), *figures]


@met_by(tests.LeaveMost)
def leave_most(state: State, objective: Objective, test: tests.LeaveMost, moment: Moment, out: Out) -> None:
    """Most miniatures that have left since the first charge was armed; in a tie, more life points."""
    if moment.when != "end":
        return
    counts: dict[int, tuple[int, int]] = {}
    since = False
    for feat in state.feats:
        since = since or feat.what == "armed"
        if since and feat.what == "left":
            count, life = counts.get(feat.seat, (0, 0))
            counts[feat.seat] = (count + 1, life + state.minis[feat.subject].lp)
    seat = most({seat: count for seat, count in counts.items() if count[0] >= test.min})
    if seat is not None:
        pay(state, objective, seat, test.points, "", out)


@met_by(tests.DamageMost)
def damage_most(state: State, objective: Objective, test: tests.DamageMost, moment: Moment, out: Out) -> None:
    """Most life points taken from the figures together."""
    if moment.when != "end":
        return
    counts: Counter[int] = Counter()
    for feat in feat_log.feats(state, "hurt"):
        if feat.subject in test.figures and is_squad(state, feat.seat):
            counts[feat.seat] += feat.count
    seat = most({seat: count for seat, count in counts.items() if count >= test.min})
    if seat is not None:
        pay(state, objective, seat, test.points, "", out)


@met_by(tests.ClearBoard)
def clear_board(state: State, objective: Objective, test: tests.ClearBoard, moment: Moment, out: Out) -> None:
    """No alien miniature or token on a board at the end of that round: to the squad with most kills there."""
    if moment.when != "round" or state.round != test.by_round:
        return
    board = area_of(state, test.board)
    touching = (
        mini
        for mini in on_board(state)
        if mini.seat >= 0
        and not is_squad(state, mini.seat)
        and any(board >> square & 1 for square in mini.squares)
    )
    if next(touching, None) or _alien_inside(state, board, tokens=True):
        return
    kills = Counter(
        feat.seat
        for feat in feat_log.feats(state, "killed")
        if feat.square >= 0 and board >> feat.square & 1 and is_squad(state, feat.seat)
    )
    seat = most(dict(kills))
    if seat is not None:
        pay(state, objective, seat, test.points, test.board, out)


@met_by(tests.Secret)
def secret(state: State, objective: Objective, test: tests.Secret, moment: Moment, out: Out) -> None:
    """Secret missions count by their own cards (SQ-RECON-10)."""


# What is left


@clause("SQ-END-05", "SQ-SETUP-04")
def unmet(state: State, objective: Objective) -> int:
    """Unscored points of an objective that go to the alien players: not those of one that they could score themselves,
    nor of one that was hidden to the end."""
    test = objective.test
    if isinstance(test, tests.Secret) or (isinstance(test, tests.Majority) and test.aliens):
        return 0
    done = paid(state, objective)
    if any(not is_squad(state, one.seat) for one in done) or not known(state, objective):
        return 0
    return max(0, objective.points - sum(one.points for one in done))


@clause("SQ-SETUP-04", "C-mis_03_headhunt-secondary-2")
def known(state: State, objective: Objective) -> bool:
    """Do all players know this objective? A hidden one becomes known when its figure is revealed."""
    if objective.public:
        return True
    test = objective.test
    return (
        isinstance(test, tests.Eliminate)
        and test.live_from == "revealed"
        and any(mini.figure in test.figures for mini in state.minis.values())
    )


@clause("SQ-END-01")
def fulfilled(state: State, objective: Objective) -> bool:
    """Is it scored in full?"""
    return sum(one.points for one in paid(state, objective)) >= objective.points
