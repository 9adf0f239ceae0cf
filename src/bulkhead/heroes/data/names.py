"""Names of heroes as phrases for sentences."""

from bulkhead.heroes.data.cards import Card
from bulkhead.tabletop.phrases import Phrase

NAMED = ("donato", "victorno", "sanyctus", "phaello", "ebellius", "feurran", "aramus", "dyrael", "darrago")


def hero_name(card: Card) -> str | Phrase:
    """A hero's short name; a hero without a message in the locale files goes by the name on its card."""
    return card.name or hero_word(card.id)


def hero_word(hero: str) -> str | Phrase:
    """The short name of a hero given by id."""
    return Phrase(f"heroes-hero-{hero}") if hero in NAMED else hero.capitalize()
