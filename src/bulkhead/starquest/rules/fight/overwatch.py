"""Overwatch (SQ-OVER): entering it, the trigger, the shot, and its end."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.commands import AnyCommand, Overwatch, Pass, Snap, Use
from bulkhead.starquest.data.facings import QUARTER, facings, turn_size
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Activation, Boundary, Watching
from bulkhead.starquest.data.state import Mini, State, Watch, change
from bulkhead.starquest.data.turn_order import seats_after_active
from bulkhead.starquest.events import Faced, OverwatchSet, Waited
from bulkhead.starquest.rules.cards import windows
from bulkhead.starquest.rules.fight import attack, shooting, targeting
from bulkhead.starquest.rules.fight.declaring import attack_of
from bulkhead.starquest.rules.fight.lines_of_sight import could_see, fire_reach, in_sight, sees
from bulkhead.starquest.rules.fight.overwatch_marker import end
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_for, pattern_of
from bulkhead.starquest.rules.move.movement_points import anchor
from bulkhead.starquest.rules.turn import activation
from bulkhead.starquest.rules.turn.action_limits import HEAVY_KINDS
from bulkhead.starquest.ship.squares import base, members
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.allegiance import enemies
from bulkhead.starquest.table.card import held
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.mission_rule import refused
from bulkhead.starquest.table.places import figure
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

# Going into Overwatch


@clause("SQ-OVER-09")
def _watches(weapon: Weapon) -> bool:
    """May it be fired in Overwatch? Its data or its pattern may forbid it."""
    return pattern_of(weapon).watches and not weapon.has("no_overwatch")


def why_no_watch(state: State, mini: Mini) -> Illegal | None:
    """The clause that keeps a miniature out of Overwatch; None when nothing does."""
    done = mini.deeds
    if is_alien(state.sides[mini.seat].faction) and not state.options.house.alien_overwatch:
        return Illegal("SQ-OVER-15", "sq-no-alien-overwatch")
    if mini.place != "board":
        return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
    if refusal := refused(state, "overwatch", mini.seat, mini):
        return refusal
    if done.fired or done.struck:
        return Illegal("SQ-OVER-01", "sq-no-overwatch-attacked")
    if done.searched and not effects.has(state, mini, "watch-after-search"):
        return Illegal("SQ-RECON-05", "sq-no-overwatch-searched")
    if done.psychic:
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    if effects.has(state, mini, "no-overwatch") or "no_overwatch" in figure(mini).flags:
        return Illegal("SQ-OVER-01", "sq-no-card-forbids")
    if done.served or (mini.mans and (done.moved or done.new_gunner)):
        return Illegal("SQ-OVER-13", "sq-no-overwatch-moved")
    weapons = [weapon for _, weapon in shooting.guns(state, mini)]
    if not weapons:
        return Illegal("SQ-OVER-01", "sq-no-overwatch-weapon")
    if not any(_watches(weapon) for weapon in weapons):
        return Illegal("SQ-OVER-09", "sq-no-overwatch-flamer")
    if mini.load and all(weapon.kind in HEAVY_KINDS for weapon in weapons):
        return Illegal("SQ-OBJ-16", "sq-no-carrier-heavy")
    return None


@verb
class SettingOverwatch(Verb):
    """Put a miniature that did not attack into Overwatch; this ends its activation."""

    commands: ClassVar[tuple[type[Command], ...]] = (Overwatch,)
    listed = 50

    @clause("SQ-OVER-01", "SQ-OVER-09", "SQ-OVER-15", "SQ-WPN-47", "SQ-OBJ-16")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        return () if why_no_watch(state, mini) is not None else (Overwatch(mini.id),)

    @clause("SQ-OVER-02")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        change(state, mini, watching=True)
        out.tell(OverwatchSet(mini.seat, mini.id))
        look_round(state, mini)
        frame = state.frames[-1]
        assert isinstance(frame, Activation)
        activation.finish(state, frame, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        return why_no_watch(state, mini) or Illegal("SQ-OVER-01", "sq-no-not-now")


# The trigger


class Crowd:
    """The miniatures on the map and their squares, gathered once for all watchers of a boundary."""

    def __init__(self, state: State) -> None:
        self._minis: list[Mini] = []
        self._on: dict[int, list[int]] = {}
        """By square: the places in the list of those who stand on it."""
        self._of: dict[int, int] = {}
        """By seat: the squares of its miniatures."""
        self._others: dict[int, int] = {}
        for place, mini in enumerate([mini for mini in state.minis.values() if mini.squares]):
            self._minis.append(mini)
            self._of[mini.seat] = self._of.get(mini.seat, 0) | base(mini.squares)
            for square in mini.squares:
                self._on.setdefault(square, []).append(place)

    def others(self, seat: int, where: int) -> list[Mini]:
        """Those who stand on one of these squares, if it is also a square of another seat's miniature, in the order of
        the records."""
        others = self._others.get(seat)
        if others is None:
            others = self._others[seat] = _all_but(self._of, seat)
        near = where & others
        if not near:
            return []
        places = {place for square in members(near) for place in self._on[square]}
        return [self._minis[place] for place in sorted(places)]


def _all_but(bases: dict[int, int], seat: int) -> int:
    found = 0
    for other, squares in bases.items():
        if other != seat:
            found |= squares
    return found


@clause("SQ-OVER-03", "SQ-ALLY-15")
def seen_now(state: State, watcher: Mini, crowd: Crowd) -> list[Mini]:
    """Enemies in the watcher's line of sight; secret alliances change nothing here."""
    near = crowd.others(watcher.seat, could_see(state, watcher))
    if not near:
        return []  # most watchers see nobody most of the time
    return [other for other in in_sight(state, watcher, near) if enemies(state, watcher, other)]


@clause("SQ-OVER-03", "SQ-OVER-06")
def look_round(state: State, watcher: Mini) -> None:
    """Begin to watch: enemies that are in sight already do not enter it any more."""
    seen = seen_now(state, watcher, Crowd(state))
    state.watches[watcher.id] = Watch(tuple(other.id for other in seen))


@clause("SQ-OVER-03", "SQ-OVER-04", "SQ-OVER-16", "SQ-OVER-17", "SQ-OVER-18")
def offer_shots(state: State, frame: Boundary, out: Out) -> None:
    """Offer shots at a boundary to watchers that an enemy has come into sight of, owners in turn order."""
    if not state.watches:
        return
    offers: list[tuple[str, tuple[str, ...]]] = []
    order = {seat: place for place, seat in enumerate(seats_after_active(state))}
    watchers = sorted(state.watches, key=lambda who: order[state.minis[who].seat])
    crowd = Crowd(state)
    for who in watchers:
        watcher = state.minis[who]
        watch = state.watches[who]
        now = tuple([other.id for other in seen_now(state, watcher, crowd)])
        if not now and not watch.seen:
            continue  # most watchers see no enemy most of the time
        counts = dict(watch.counts)
        new = tuple(id_ for id_ in now if id_ not in watch.seen)
        if frame.acted and frame.mover in state.minis and (frame.mover in now or frame.mover in watch.seen):
            counts[frame.mover] = counts.get(frame.mover, 0) + 1
        for id_ in new:
            if id_ != frame.mover:
                counts[id_] = counts.get(id_, 0) + 1
        state.watches[who] = Watch(now, tuple(sorted(counts.items())))
        if watcher.seat in (state.turn_seat, frame.seat):
            continue
        candidates = _candidates(state, watcher, now, new, counts, frame)
        if candidates:
            offers.append((who, candidates))
    if offers:
        push(state, Watching(tuple(offers)))


@clause("SQ-OVER-05", "SQ-OVER-06", "SQ-OVER-17", "SQ-OVER-18")
def _candidates(
    state: State,
    watcher: Mini,
    now: tuple[str, ...],
    new: tuple[str, ...],
    counts: dict[str, int],
    frame: Boundary,
) -> tuple[str, ...]:
    """Enemies that the watcher may shoot at now: they entered its sight (or acted there, by the house option) in
    time."""
    acting = () if state.options.house.over_window == "entering" else (frame.mover,)
    most = _most(state)
    open_to: list[str] = []
    for id_ in now:
        entered = id_ in new or id_ in acting
        if entered and counts.get(id_, 0) <= most and any(True for _ in snaps(state, watcher, id_)):
            open_to.append(id_)
    return tuple(open_to)


_TOO_MANY = 9
"""Actions in sight after which no option allows a shot."""


def _most(state: State) -> int:
    """The most actions of an enemy inside a watcher's sight that still allow the shot."""
    return 2 if state.options.house.over_window == "further" else 1


@clause("SQ-OVER-13", "SQ-OVER-14", "SQ-OVER-17", "SQ-LOF-02")
def snaps(state: State, watcher: Mini, target: str) -> Iterator[Snap]:
    """Every shot that would hit this enemy: from where it faces, or after one free turn of 90 degrees."""
    machine = state.minis[watcher.mans] if watcher.mans else None
    shooter = machine if machine is not None else watcher
    turns = [shooter.facing]
    if state.options.house.over_turn and machine is None:
        turns += [
            facing
            for facing in facings(state.options.house.eight_facings)
            if facing != shooter.facing and turn_size(shooter.facing, facing) <= QUARTER
        ]
    enemy = state.minis[target]
    for facing in turns:
        turned = replace(shooter, facing=facing)
        before = base(enemy.squares) & (fire_reach(state, turned) | base(turned.squares))
        for weapon in shooting.ranged(state, shooter):
            if not _watches(weapon) or (watcher.load and weapon.kind in HEAVY_KINDS):
                continue
            if not before and pattern_of(weapon).direct and weapon.kind != "leader":
                continue
            offered = shooting.aims_of(state, turned, weapon)
            for aim, most in targeting.allowed(state, turned, offered):
                if aim == target or pattern_for(state, weapon, aim).covers(state, turned, weapon, aim, enemy):
                    for shots in range(1, min(most, weapon.shots) + 1):
                        yield Snap(watcher.id, weapon.id, aim, facing, shots)


@procedure(Watching)
class WatchingProcedure(Procedure[Watching]):
    """One offer after the other: which enemy to shoot at, or wait."""

    rule = "SQ-OVER-03"

    def waits(self, state: State, frame: Watching) -> int | None:
        if not frame.offers or not _valid(state, frame):
            return None
        return state.minis[frame.offers[0][0]].seat

    def question(self, state: State, frame: Watching) -> str:
        return "sq-ask-overwatch"

    @clause("SQ-OVER-05", "SQ-OVER-13")
    def choices(self, state: State, frame: Watching) -> list[AnyCommand]:
        who, targets = frame.offers[0]
        found: dict[AnyCommand, None] = {}
        for target in targets:
            for snap in snaps(state, state.minis[who], target):
                if not frame.volley or (snap.shots <= frame.volley and _faces_now(state, snap)):
                    found[snap] = None
        return [*found, *_ambushes(state, who), Pass()]

    @clause("SQ-OVER-03", "SQ-OVER-05", "SQ-OVER-07", "SQ-OVER-08", "SQ-OVER-13", "SQ-OVER-14", "SQ-OVER-19")
    @clause("SQ-MOVE-15")
    def answer(self, state: State, frame: Watching, command: AnyCommand, dice: Dice, out: Out) -> None:
        who = frame.offers[0][0]
        if isinstance(command, Use):
            windows.play(state, state.minis[who].seat, command, dice, out)
            return
        left = _volley(state, frame, command)
        put(state, replace(frame, offers=frame.offers if left else frame.offers[1:], volley=left))
        watcher = state.minis[who]
        if not isinstance(command, Snap):
            out.tell(Waited(watcher.seat, "overwatch", "SQ-OVER-05"))
            return
        if not watcher.mans and command.facing != watcher.facing:
            watcher = change(state, watcher, facing=command.facing)
            out.tell(Faced(watcher.seat, who, command.facing, 0, "SQ-OVER-14"))
        ambush = effects.touching(state, watcher, "ambush")
        if ambush:
            effects.remove(state, ambush[0])
        elif not state.options.house.over_stays:
            end(state, watcher, out, "SQ-OVER-07")
        else:
            _count_all(state, who)
        shooting.show_lines(state, watcher, command, out)
        anchor(state, state.minis[who])
        attack.declare(state, attack_of(state, watcher.seat, command), out)

    def step(self, state: State, frame: Watching, dice: Dice, out: Out) -> None:
        """Drop the first offer, which has no shot any more, or end when none is left."""
        if frame.offers:
            put(state, replace(frame, offers=frame.offers[1:], volley=0))
        else:
            pop(state)

    def why_not(self, state: State, frame: Watching, command: AnyCommand) -> Illegal:
        return Illegal("SQ-OVER-17", "sq-no-overwatch-shot")


@clause("SQ-OVER-08", "SQ-TURN-11")
def _ambushes(state: State, who: str) -> list[AnyCommand]:
    """Cards for any turn that its player may play on the watcher before it fires."""
    seat = state.minis[who].seat
    if is_alien(state.sides[seat].faction):
        return []
    return [
        Use(one.id, on) for one in held(state, seat, "any") for on in one.targets(state, seat) if who in on
    ]


@clause("SQ-OVER-13")
def _volley(state: State, frame: Watching, command: AnyCommand) -> int:
    """Shots left after this one: none, for an Overwatch shot is one attack; by the house rule those of a whole shooting
    action."""
    if not state.options.house.over_volley or not isinstance(command, Snap):
        return 0
    return (frame.volley or load_box().weapons[command.weapon].shots) - command.shots


def _faces_now(state: State, snap: Snap) -> bool:
    """Is a shot fired without a turn? Later shots of a volley are fired in the direction of the first."""
    mini = state.minis[snap.who]
    return bool(mini.mans) or snap.facing == mini.facing


@clause("SQ-OVER-08", "SQ-OVER-10", "SQ-OVER-13")
def _valid(state: State, frame: Watching) -> bool:
    """Is it still in Overwatch, with a shot left, after what happened in between? A volley goes on without the marker,
    which the first shot took; where it stays, who loses it in between has left Overwatch."""
    who, targets = frame.offers[0]
    watcher = state.minis[who]
    fires_on = frame.volley and not state.options.house.over_stays
    if not (watcher.watching or fires_on) or watcher.place != "board":
        return False
    return any(
        state.minis[target].place == "board"
        and sees(state, watcher, state.minis[target])
        and any(True for _ in snaps(state, watcher, target))
        for target in targets
    )


@clause("SQ-OVER-08")
def _count_all(state: State, who: str) -> None:
    """After a shot that leaves the marker: count everybody as having acted, so that this turn allows no second shot."""
    watch = state.watches[who]
    everyone = tuple((id_, _TOO_MANY) for id_ in sorted(state.minis))
    state.watches[who] = replace(watch, counts=everyone)


@clause("SQ-OVER-06", "SQ-OVER-18")
def forget_counts(state: State) -> None:
    """Reset the action counts at the start of a turn. With the option `further`, miniatures already in sight start with
    their actions used up: only one that enters sight later has a further action."""
    further = state.options.house.over_window == "further"
    for who, watch in list(state.watches.items()):
        counts = tuple((id_, _most(state)) for id_ in sorted(watch.seen)) if further else ()
        if watch.counts != counts:
            state.watches[who] = Watch(watch.seen, counts)
