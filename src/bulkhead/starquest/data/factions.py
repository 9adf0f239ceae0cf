"""The seven factions and the seats they take at a table (SQ-SETUP-01, SQ-SEAT-01)."""

from bulkhead.tabletop.clauses import clause

MARINES = ("blood_angels", "imperial_fists", "ultramarines")
SQUADS = (*MARINES, "eldar", "legion")
ALIENS = ("chaos", "cult")
FACTIONS = clause("SQ-SETUP-01")((*SQUADS, *ALIENS))

SHORT = {
    "blood_angels": "ba",
    "imperial_fists": "if",
    "ultramarines": "um",
    "eldar": "el",
    "legion": "ld",
    "chaos": "ch",
    "cult": "cu",
}
"""How the ids of a faction's miniatures begin: `ba1`, `ch12`. Its tokens have a `?` after it: `ch?3`."""

NEUTRAL = -1
"""The seat of neutral miniatures."""


def is_alien(faction: str) -> bool:
    return faction in ALIENS


def is_marine(faction: str) -> bool:
    return faction in MARINES
