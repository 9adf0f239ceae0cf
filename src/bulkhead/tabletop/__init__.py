"""What all games share: offers, commands, events, dice, clauses. No rules, no I/O."""

from bulkhead.tabletop.clauses import Chapter, Clause, Rulebook, clause
from bulkhead.tabletop.dice import Dice, Enumerated, Noted, Recorded, Scripted, Seeded, outcomes
from bulkhead.tabletop.events import Event, Heard, Out, Silence, Told
from bulkhead.tabletop.frames import Frame
from bulkhead.tabletop.game import (
    SPECTATOR,
    Command,
    Game,
    Offer,
    Result,
    Rng,
    Seat,
    Viewer,
    viewer_number,
    viewer_of,
)
from bulkhead.tabletop.packs import Stamp
from bulkhead.tabletop.phrases import Arg, Faces, Phrase, Who
from bulkhead.tabletop.refusals import Illegal, Mistake

__all__ = [
    "SPECTATOR",
    "Arg",
    "Chapter",
    "Clause",
    "Command",
    "Dice",
    "Enumerated",
    "Event",
    "Faces",
    "Frame",
    "Game",
    "Heard",
    "Illegal",
    "Mistake",
    "Noted",
    "Offer",
    "Out",
    "Phrase",
    "Recorded",
    "Result",
    "Rng",
    "Rulebook",
    "Scripted",
    "Seat",
    "Seeded",
    "Silence",
    "Stamp",
    "Told",
    "Viewer",
    "Who",
    "clause",
    "outcomes",
    "viewer_number",
    "viewer_of",
]
