"""Registers claims, with helpers for reading golden files."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS
from tests.golden.reading import Event, Golden, Step

Holds = Callable[[Golden], bool]
CLAIMS: dict[str, Holds] = {}

STRAIGHTS = tuple(roll for roll in SCORING_ROLLS if len(set(roll)) > 1)
THREES = tuple(roll for roll in SCORING_ROLLS if len(roll) == 3 and len(set(roll)) == 1)


def claim(name: str) -> Callable[[Holds], Holds]:
    """Register a claim that a golden game may make, and how to check it in its file."""

    def enter(holds: Holds) -> Holds:
        assert name not in CLAIMS
        CLAIMS[name] = holds
        return holds

    return enter


def with_before(golden: Golden) -> Iterator[tuple[Step, Step]]:
    """Each accepted step after the first, with the accepted step before it."""
    return pairwise(golden.accepted)


def turns(golden: Golden) -> Iterator[list[Step]]:
    """The steps turn by turn, refused ones too; the step that ends a turn and begins the next belongs to the first."""
    turn: list[Step] = []
    for step in golden.steps:
        turn.append(step)
        if step.told("TurnBegan") or step.told("GameBegan"):
            yield turn
            turn = []
    yield turn


def kept(step: Step) -> list[str]:
    return step.command.split()[1:] if step.command.startswith("keep ") else []


def refused(golden: Golden, clause: str, wanted: Callable[[str], bool]) -> bool:
    return any(step.refusal.startswith(f"{clause}:") and wanted(step.command) for step in golden.steps)


def told(turn: list[Step], kind: str) -> list[Event]:
    return [event for step in turn for event in step.told(kind)]


def free(step: Step, golden: Golden, seat: int, column: int) -> int:
    """Free spaces before a hero."""
    own, other = step.view["advances"][seat], step.view["advances"][1 - seat]
    spaces: int = 2 * rows(golden) - 2 - own[column - 1] - other[5 - column]
    return spaces


def rows(golden: Golden) -> int:
    return int(golden.options.get("rows", 4))


def scores_in(dice: list[int]) -> bool:
    """Is there a scoring roll in these dice? Written again, independently of the rules."""
    faces = set(dice)
    return (
        6 in faces
        or any(dice.count(face) >= 3 for face in faces)
        or any({low, low + 1, low + 2} <= faces for low in (1, 2, 3))
    )


def spends(roll: str) -> Holds:
    return lambda golden: any(step.command.startswith(f"{roll} ") for step in golden.accepted)
