"""Names of scoring rolls as phrases for sentences."""

from bulkhead.heroes.rules.scoring_rolls import kind
from bulkhead.tabletop.phrases import Faces, Phrase


def roll_name(roll: str) -> Phrase:
    """A scoring roll with its dice: `lucky six`, `straight 3-4-5`."""
    return Phrase("heroes-scoring-roll", {"kind": Phrase(f"heroes-kind-{kind(roll)}"), "dice": dice(roll)})


def rolls_list(rolls: tuple[str, ...]) -> list[str | Phrase]:
    return [roll_name(roll) for roll in rolls]


def dice(roll: str) -> Faces:
    return Faces(tuple(int(face) for face in roll))
