"""Build the scenario from a table's options, and the ship from the scenario."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.missions import Lot, Mission, Roll
from bulkhead.starquest.box.items.objectives import DamageMost, Destroy, Eliminate, Test
from bulkhead.starquest.box.reading.keeping import kept
from bulkhead.starquest.data.factions import ALIENS
from bulkhead.starquest.data.legacy import legacy_for
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Objective, Scenario, Supply, kind_of
from bulkhead.starquest.rules.cards.deck import decks_of
from bulkhead.starquest.ship import Ship, read_ship
from bulkhead.starquest.table.mission_rule import rules_for
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Mistake

MOST_SQUADS = 5
THRESHOLDS, R_SQUARES = clause("SQ-SETUP-19")((2, 6))
"""The fewest threshold squares of an entry area, and reinforcement squares of a map."""
BLIPS: dict[str, Roll] = {"chaos": "chaos_blips", "cult": "cult_tokens"}
REINFORCEMENTS: dict[str, Roll] = {"chaos": "chaos_reinforcements", "cult": "cult_reinforcements"}
STAND_IN: dict[str, tuple[str, ...]] = {"fig_hierophant": ("fig_veiled",)}
"""The figures that replace a key figure with one squad in play, and count as it."""

# Maps


@clause("SQ-SETUP-05", "SQ-SETUP-18")
def ship_of(scenario: Scenario, options: Options) -> Ship:
    """The map of a mission: drawn in the mission, or put together from boards."""
    if scenario.map:
        return _drawn(scenario.map, options.house.entry_floor)
    return _assembled(scenario.id, options.house.entry_floor)


@lru_cache(maxsize=64)
def _drawn(drawn: str, open_docks: bool) -> Ship:
    return read_ship(drawn, open_docks=open_docks)


@kept()
def _assembled(mission: str, open_docks: bool) -> Ship:
    return load_box().ship(mission, open_docks)


# Missions


def fits(mission: Mission, options: Options) -> bool:
    """May this table play the mission?"""
    squads, aliens = options.squads, options.aliens
    return (
        mission.squads.least <= len(squads) <= mission.squads.most
        and set(squads) <= set(mission.squads.seats)
        and len(aliens) <= mission.aliens.most
        and set(mission.aliens.needed) <= set(aliens) <= set(mission.aliens.seats)
    )


@clause("SQ-SETUP-02")
def playable(options: Options, box: Box) -> tuple[str, ...]:
    """The missions among which this table may choose: those of the campaign in their order, then the others."""
    order = dict.fromkeys((*box.campaigns["cmp_hollow_crown"].missions, *sorted(box.missions)))
    return tuple(
        id_ for id_ in order if fits(box.missions[id_], options) and box.missions[id_].kind != "lesson"
    )


def scenario_of(options: Options, box: Box) -> Scenario:
    """The mission of a table. One that is still open (an empty name) is the first that the table may play."""
    if options.scenario is not None:
        _check_own(options.scenario, options, box)
        return options.scenario
    if not options.mission:
        return from_box(_first_open(options, box), options, box)
    if options.mission not in box.missions:
        raise Mistake(
            "starquest-table-no-mission", mission=options.mission, known=", ".join(sorted(box.missions))
        )
    if not fits(box.missions[options.mission], options):
        raise Mistake(
            "starquest-table-other-mission", mission=options.mission, known=", ".join(playable(options, box))
        )
    return from_box(options.mission, options, box)


@clause("SQ-SETUP-19")
def _check_own(scenario: Scenario, options: Options, box: Box) -> None:
    """Check a mission from outside the box: an entry area for each squad, a way in for reinforcements, only known
    items."""
    if not scenario.map and scenario.id not in box.missions:
        raise Mistake("starquest-own-no-map", mission=scenario.id)
    ship = ship_of(scenario, options)
    docks = [dock for dock in ship.docks.values() if len(dock.thresholds) >= THRESHOLDS]
    if len(docks) < len(options.squads):
        raise Mistake("starquest-own-few-docks", docks=len(docks), squads=len(options.squads))
    for faction, supply in scenario.supplies.items():
        if supply.reinforcements and ship.r_squares.bit_count() < R_SQUARES:
            raise Mistake("starquest-own-few-squares", faction=faction, count=ship.r_squares.bit_count())
        for token in (*supply.blips, *supply.reinforcements, *supply.specials, *supply.keys):
            if token not in box.figures:
                raise Mistake("starquest-own-unknown", what=token)


@clause("SQ-SETUP-02")
def _first_open(options: Options, box: Box) -> str:
    """The first mission, in the order of the manual, that the table has not played yet."""
    missions = playable(options, box)
    if not missions:
        raise Mistake("starquest-table-no-mission-fits")
    return next((id_ for id_ in missions if id_ not in options.played), missions[0])


def from_box(id_: str, options: Options, box: Box) -> Scenario:
    """A mission of the box as this table plays it."""
    mission = box.missions[id_]
    squads = len(options.squads)
    changed = STAND_IN if squads == 1 else {}
    legacy = legacy_for(id_, options.legacy)
    ship = _assembled(id_, options.house.entry_floor)
    sites = mission.sites.at if mission.sites else {}
    placed = {lot.id: tuple(_squares(mission, lot).values()) for lot in mission.objects if lot.at}
    structures = {
        f"{kind}{number}": ship.at(*square)
        for kind, squares in placed.items()
        for number, square in enumerate(squares, 1)
        if box.objects[kind].sort == "structure"
    }
    scenario = Scenario(
        id_,
        kind=mission.kind,
        rounds=legacy.rounds or mission.end.rounds,
        cult_entry=mission.cult_entry,
        supplies={alien: _supply(mission, alien, options, changed) for alien in options.aliens},
        fitted=True,
        objectives=_objectives(mission, changed),
        objects={
            f"{kind}{number}": square
            for kind, squares in placed.items()
            for number, square in enumerate(squares, 1)
            if box.objects[kind].sort == "object"
        },
        hidden_objects=_hidden(mission, options),
        drawn_objects={
            lot.id: tuple(alien for alien in options.aliens if BLIPS[alien] in lot.drawn_into)
            or options.aliens
            for lot in mission.objects
            if lot.drawn_into
        },
        given={
            lot.id: lot.per_squad[squads] + legacy.given.get(lot.id, 0)
            for lot in mission.objects
            if squads in lot.per_squad
        },
        marks={kind: squares for kind, squares in placed.items() if box.objects[kind].sort == "site"},
        survivors=min(len(sites), sum(lot.survivors.get(squads, 0) for lot in mission.objects)),
        structures=structures,
        structure_av={name: box.objects[kind_of(name)].av or 0 for name in structures},
        structure_lp={
            name: legacy.structure_lp.get(kind_of(name), box.objects[kind_of(name)].lp or 1)
            for name in structures
        },
        vents=_vents(mission, options),
        mounts=dict(mission.mounts),
        one_board=mission.one_board,
        side_boards=mission.side_boards,
        due=_due(mission, changed),
        special=mission.special,
        early_end=mission.end.early,
        at_once=mission.kind == "lesson",
        extraction=mission.extraction == "dock",
        decks=decks_of(box, options.squads),
        legacy=legacy,
    )
    for rule in rules_for(scenario):
        scenario = rule.set_up(scenario, options)
    return scenario


def _squares(mission: Mission, lot: Lot) -> Mapping[str, tuple[int, int]]:
    if lot.at == "console":
        return mission.console
    return mission.sites.at if mission.sites else {}


# Tokens


@clause("SQ-SETUP-06", "SQ-SEAT-03")
def _supply(mission: Mission, alien: str, options: Options, changed: dict[str, tuple[str, ...]]) -> Supply:
    """The row for this number of squads; a lone alien player takes that of twice as many, and the keys of both."""
    squads = len(options.squads)
    alone = len(options.aliens) == 1 and mission.aliens.most > 1
    blips = _row(mission, BLIPS[alien], squads, alone, options, extra=False)
    reinforcements = _row(mission, REINFORCEMENTS[alien], squads, alone, options, extra=True)
    double = min(MOST_SQUADS, 2 * squads) in mission.tokens.get("special_tokens", {})
    specials = (
        _row(mission, "special_tokens", squads, alone and double, options, extra=False)
        if alien == "chaos"
        else ()
    )
    takers = ALIENS if alone else (alien,)
    keys = [
        one
        for taker in takers
        for figure, count in sorted(mission.key_tokens.get(BLIPS[taker], {}).items())
        for one in changed.get(figure, (figure,)) * count
    ]
    return Supply(blips, reinforcements, specials, tuple(keys))


def _row(
    mission: Mission, roll: Roll, squads: int, alone: bool, options: Options, *, extra: bool
) -> tuple[str, ...]:
    """The list for this number of squads; the full one where lists are not scaled."""
    rows = mission.tokens.get(roll, {})
    if not rows:
        return ()
    if not options.house.scaled_tokens:
        return _tokens(rows[max(rows)])
    if not alone:
        return _tokens(rows[squads])
    double = min(MOST_SQUADS, 2 * squads)
    if double not in rows:
        return _tokens(rows[squads]) * 2
    more = rows.get(2 * squads - MOST_SQUADS, {}) if extra else {}
    return _tokens(rows[double]) + _tokens(more)


def _tokens(row: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(figure for figure in sorted(row) for _ in range(row[figure]))


def _due(mission: Mission, changed: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """Tokens that must be placed by a scan. A figure that replaces one alone is due in its place."""
    takers = {figure: changed.get(figure, (figure,)) for figure in mission.due}
    return {takers[figure][0]: scan for figure, scan in mission.due.items() if len(takers[figure]) == 1}


def _hidden(mission: Mission, options: Options) -> dict[str, tuple[str, ...]]:
    """Object tokens among the blips; those of an absent faction go to the one in play."""
    found: dict[str, tuple[str, ...]] = {}
    for lot in mission.objects:
        for alien in ALIENS:
            count = lot.mixed_into.get(BLIPS[alien], 0)
            taker = alien if alien in options.aliens else options.aliens[0]
            if count:
                found[taker] = (*found.get(taker, ()), *(lot.id,) * count)
    return found


def _vents(mission: Mission, options: Options) -> tuple[str, ...] | None:
    """Without Chaos the vents count as destroyed, unless an objective is about them."""
    tests = (mission.primary.test, mission.secondary.test)
    wanted = any(isinstance(test, Destroy) and test.what == "obj_vent" for test in tests)
    return None if "chaos" in options.aliens or wanted else ()


# Objectives


@clause("SQ-SETUP-03", "SQ-SETUP-04")
def _objectives(mission: Mission, changed: dict[str, tuple[str, ...]]) -> tuple[Objective, Objective]:
    """The primary objective, which is read to all, and the secondary one, which may be kept back."""
    first, second = mission.primary, mission.secondary
    primary = Objective("primary", first.points, _test(first.test, changed))
    return primary, Objective("secondary", second.points, _test(second.test, changed), second.public)


@clause("C-MISSION-stand-in")
def _test(test: Test, changed: dict[str, tuple[str, ...]]) -> Test:
    """The test of an objective, about the replacement where its figure is replaced at this table."""
    if isinstance(test, Eliminate | DamageMost):
        named = tuple(dict.fromkeys(one for figure in test.figures for one in changed.get(figure, (figure,))))
        return replace(test, figures=named)
    return test
