"""Names of things in sentences: phrases that the locale files turn into words."""

from bulkhead.heroes.data.cards import Card
from bulkhead.heroes.rules.scoring_rolls import kind
from bulkhead.tabletop.phrases import Faces, Phrase

NAMED = ("donato", "victorno", "sanyctus", "phaello", "ebellius", "feurran", "aramus", "dyrael", "darrago")


def hero_name(card: Card) -> str | Phrase:
    """A hero's short name; a hero that the locale files do not know goes by the name on its card."""
    return card.name or hero_word(card.id)


def hero_word(hero: str) -> str | Phrase:
    """The short name of a hero given by id."""
    return Phrase(f"heroes-hero-{hero}") if hero in NAMED else hero.capitalize()


def roll_name(roll: str) -> Phrase:
    """A scoring roll with its dice: `lucky six`, `straight 3-4-5`."""
    return Phrase("heroes-scoring-roll", {"kind": Phrase(f"heroes-kind-{kind(roll)}"), "dice": dice(roll)})


def rolls_list(rolls: tuple[str, ...]) -> list[str | Phrase]:
    return [roll_name(roll) for roll in rolls]


def dice(roll: str) -> Faces:
    return Faces(tuple(int(face) for face in roll))
