"""Checks sheets of figures: their flags must agree with their weapons."""

from collections.abc import Iterator

from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.reading.item_files import mistake_at
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.tomlfile import TomlFile


def flag_mistakes(box: Box, sheet: Figure, document: TomlFile) -> Iterator[Mistake]:
    """The rules ask the gun whether a movement may be split (SQ-TURN-07, 09), and whether there is one at all. The
    flags tell players the same, so each gun of the figure has to agree with them."""
    weapons = (box.weapons[id_] for id_ in box.arms(*sheet.weapons, *sheet.choose))
    for gun in (weapon for weapon in weapons if not weapon.melee):
        if sheet.has("no_fire"):
            yield mistake_at(document, ("flags",), "content-flag-against-gun", value="no_fire", weapon=gun.id)
        if sheet.has("split") and not gun.splits:
            yield mistake_at(document, ("flags",), "content-flag-against-gun", value="split", weapon=gun.id)
        if sheet.has("no_split") and gun.splits:
            yield mistake_at(
                document, ("flags",), "content-flag-against-gun", value="no_split", weapon=gun.id
            )
