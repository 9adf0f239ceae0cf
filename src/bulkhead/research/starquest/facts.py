"""What a seat of Starquest sees beside the map, as one vector.

In this order: phase; the part of the rounds that is over; is it my decision; whose turn it is by faction; my faction;
the question in one of 64 drawers (the hash of its id); cards in my hands by kind; then for each of the seven
factions: does it play, points, command points, miniatures on the map and eliminated, tokens on the map and in the
pool, has it left.
"""

from zlib import crc32

import numpy as np

from bulkhead.research.codec import Floats
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.views.views import View

PHASES = ("setup", "play")
DRAWERS = 64
"""Questions and cards are hashed into so many drawers: packs may bring new ones."""
HANDS = ("orders", "equipment", "recon", "psychic", "governor", "events")
POINTS, PIECES = 100.0, 20.0
OF_A_FACTION = 8
SIZE = len(PHASES) + 2 + 2 * len(FACTIONS) + DRAWERS + len(HANDS) + OF_A_FACTION * len(FACTIONS)


def drawer(text: str, drawers: int = DRAWERS) -> int:
    """The drawer of a text: the same in every process."""
    return crc32(text.encode()) % drawers


def facts(view: View) -> Floats:
    """The vector of one view."""
    numbers = [float(view.phase == phase) for phase in PHASES]
    numbers += [view.round / max(1, view.scenario.rounds), float(view.waiting == view.seat)]
    playing = view.sides[view.turn_seat].faction if view.phase == "play" and view.sides else ""
    numbers += [float(playing == faction) for faction in FACTIONS]
    me = view.sides[view.seat]
    numbers += [float(me.faction == faction) for faction in FACTIONS]
    asked = drawer(view.question) if view.waiting == view.seat else -1
    numbers += [float(asked == one) for one in range(DRAWERS)]
    numbers += [float(len(getattr(me, hand))) for hand in HANDS]
    for faction in FACTIONS:
        numbers += _side(view, faction)
    return np.asarray(numbers, dtype=np.float32)


def _side(view: View, faction: str) -> list[float]:
    seat = next((seat for seat, side in enumerate(view.sides) if side.faction == faction), None)
    if seat is None:
        return [0.0] * OF_A_FACTION
    side = view.sides[seat]
    minis = [mini for mini in view.minis.values() if mini.seat == seat]
    return [
        1.0,
        side.points / POINTS,
        side.command / 6,
        sum(mini.place == "board" for mini in minis) / PIECES,
        sum(mini.place == "dead" for mini in minis) / PIECES,
        sum(token.seat == seat for token in view.tokens.values()) / PIECES,
        (len(side.blips) + len(side.reinforcements)) / PIECES,
        float(side.gone),
    ]
