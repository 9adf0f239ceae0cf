"""Claims about armour, vox and weapons."""

from collections.abc import Iterator
from itertools import pairwise

from tests.golden.reading import Event, Golden, Step
from tests.golden.recipes.heroes.claims.asking import (
    CLAIMS,
    STRAIGHTS,
    THREES,
    Holds,
    claim,
    free,
    refused,
    rows,
    spends,
    told,
    turns,
    with_before,
)


def _saved(needed: int, *, stayed: bool, face: int) -> Holds:
    return lambda golden: any(
        (event["needed"], event["stayed"], event["face"]) == (needed, stayed, face)
        for event in golden.told("Saved")
    )


CLAIMS["save stays"] = _saved(4, stayed=True, face=4)
CLAIMS["save fails"] = _saved(4, stayed=False, face=3)
CLAIMS["shield stays on 3"] = _saved(3, stayed=True, face=3)
CLAIMS["shield fails on 2"] = _saved(3, stayed=False, face=2)
CLAIMS["no effect in the set-up space"] = lambda golden: bool(golden.told("Unaffected"))
CLAIMS["no attack from the set-up space"] = lambda golden: refused(golden, "H-ATK-3", bool)
CLAIMS["a march ended early"] = lambda golden: any(step.command == "done" for step in golden.accepted)


@claim("a three of a kind cut short")
def _(golden: Golden) -> bool:
    return any(
        step.command.split()[0] in THREES
        and step.told("Moved")
        and not step.view["marching"]
        and free(step, golden, step.seat - 1, step.told("Moved")[0]["column"]) == 0
        for step in golden.accepted
    )


@claim("a blocked hero of a straight stays")
def _(golden: Golden) -> bool:
    return any(
        step.refusal.startswith("H-MOVE-2:") and spends(roll)(golden)
        for step in golden.steps
        for roll in STRAIGHTS
        if step.command.startswith(f"{roll} ")
    )


# Vox


def passed(golden: Golden, rolls: tuple[str, ...]) -> list[Event]:
    return [event for event in golden.told("Moved") if event["passed_by"] and event["roll"] in rolls]


CLAIMS["vox passes a double six"] = lambda golden: bool(passed(golden, ("66",)))
CLAIMS["vox passes a three of a kind"] = lambda golden: bool(passed(golden, THREES))
CLAIMS["vox passes a straight"] = lambda golden: bool(passed(golden, STRAIGHTS))
CLAIMS["only the vox passes"] = lambda golden: any(
    step.refusal == "H-VOX-1: heroes-no-vox" for step in golden.steps
)
CLAIMS["a blocked receiver"] = lambda golden: refused(golden, "H-MOVE-2", lambda command: ">" in command)


def three_marches(golden: Golden) -> list[list[int]]:
    """For each three of a kind of which both moves were made: the columns that passed each of them on (0 for none)."""
    moved = [(step, step.told("Moved")[0]) for step in golden.accepted if step.told("Moved")]
    return [
        [first["passed_by"], second["passed_by"]]
        for (begun, first), (_, second) in pairwise(moved)
        if first["roll"] in THREES and begun.view["marching"] and second["roll"] == first["roll"]
    ]


CLAIMS["vox passes both moves of a three of a kind"] = lambda golden: any(map(all, three_marches(golden)))
CLAIMS["vox passes one move of a three of a kind"] = lambda golden: any(
    sum(map(bool, march)) == 1 for march in three_marches(golden)
)


@claim("the receiver moves with its own straight too")
def _(golden: Golden) -> bool:
    for turn in turns(golden):
        moved = [event for event in told(turn, "Moved") if event["roll"] in STRAIGHTS]
        received = {event["column"] for event in moved if event["passed_by"]}
        if received & {event["column"] for event in moved if not event["passed_by"]}:
            return True
    return False


@claim("a blocked vox passes nothing")
def _(golden: Golden) -> bool:
    vox_is_blocked = any(
        step.decides and free(step, golden, step.decides - 1, army.index("victorno") + 1) == 0
        for step in golden.accepted
        for army in [step.view["armies"][step.decides - 1]]
        if "victorno" in army
    )
    refused_for_it = any(step.refusal == "H-VOX-1: heroes-no-vox-blocked" for step in golden.steps)
    return vox_is_blocked and "blocked-vox" not in golden.options and refused_for_it


@claim("a blocked vox passes")
def _(golden: Golden) -> bool:
    return golden.options.get("blocked-vox") is True and any(
        event["passed_by"] and free(step, golden, event["seat"], event["passed_by"]) == 0
        for step in golden.accepted
        for event in step.told("Moved")
    )


# Weapons


def _struck(hero: str, weapon: str, *rolls: str) -> Holds:
    return lambda golden: any(
        (event["hero"], event["weapon"]) == (hero, weapon) and event["roll"] in rolls
        for event in golden.told("Attacked")
    )


CLAIMS["shoot for a lucky six, short"] = _struck("phaello", "shoot", "6")
CLAIMS["shoot for a double six, long"] = _struck("ebellius", "shoot", "66")
CLAIMS["scythe for a double six, short"] = _struck("feurran", "scythe", "66")
CLAIMS["scythe for a lucky six, melee"] = _struck("dyrael", "scythe", "6")
CLAIMS["cut down for a double six, melee"] = _struck("aramus", "cut-down", "66")
CLAIMS["cut down for a straight, medium"] = _struck("darrago", "cut-down", *STRAIGHTS)
CLAIMS["cut down for a three of a kind, medium"] = _struck("darrago", "cut-down", *THREES)
CLAIMS["cards of one's own"] = lambda golden: bool(golden.options.get("cards"))


@claim("two weapons on one card")
def _(golden: Golden) -> bool:
    wielded = {(event["hero"], event["weapon"]) for event in golden.told("Attacked")}
    heroes = [hero for hero, weapon in wielded if weapon != "armour"]
    return len(heroes) > len(set(heroes))


def scythed(golden: Golden) -> Iterator[tuple[Step, Step, list[Event]]]:
    """Every scythe: the step before it, the step, and the saves rolled."""
    for before, step in with_before(golden):
        if " scythe " in step.command:
            yield before, step, step.told("Saved")


def aimed_at(step: Step) -> tuple[int, int]:
    column, row = step.command.split()[-1].split(".")
    return int(column), int(row)


def rows_held(step: Step, golden: Golden, seat: int) -> dict[tuple[int, int], int]:
    """The heroes by space, as the seat counts spaces."""
    own, other = step.view["advances"][seat], step.view["advances"][1 - seat]
    mine = {(column, own[column - 1] + 1): seat for column in range(1, 6)}
    theirs = {(column, 2 * rows(golden) - other[5 - column]): 1 - seat for column in range(1, 6)}
    return mine | theirs


@claim("scythe hits a friend")
def _(golden: Golden) -> bool:
    return any(event["seat"] == step.seat - 1 for _, step, saves in scythed(golden) for event in saves)


@claim("scythe aimed at an empty space")
def _(golden: Golden) -> bool:
    return any(
        saves and aimed_at(step) not in rows_held(before, golden, step.seat - 1)
        for before, step, saves in scythed(golden)
    )


@claim("scythe across a row")
def _(golden: Golden) -> bool:
    return "scythe-line" not in golden.options and any(len(saves) > 1 for _, _, saves in scythed(golden))


@claim("scythe spares friends")
def _(golden: Golden) -> bool:
    def friends(before: Step, step: Step) -> int:
        seat, row = step.seat - 1, aimed_at(step)[1]
        held = rows_held(before, golden, seat)
        return sum(there == row and owner == seat for (_, there), owner in held.items())

    return golden.options.get("scythe-hits") == "enemies" and any(
        friends(before, step) > 1 and all(event["seat"] != step.seat - 1 for event in saves)
        for before, step, saves in scythed(golden)
    )


@claim("scythe along a column")
def _(golden: Golden) -> bool:
    return golden.options.get("scythe-line") == "column" and any(
        saves and aimed_at(step) not in rows_held(before, golden, step.seat - 1)
        for before, step, saves in scythed(golden)
    )
