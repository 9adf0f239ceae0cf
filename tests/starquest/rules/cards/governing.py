"""Scenes in which the governor holds cards."""

from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import EL, Table, scene


def with_cards(*cards: str, lines: tuple[str, ...], dice: tuple[int, ...] = (), turn: int = EL) -> Table:
    return scene(HALL, *lines, turn=turn, dice=dice, sides={EL: {"governor": cards}})
