"""Which messages the box needs in every language: names of all items, and texts where an item has more to say."""

from collections.abc import Iterator

from bulkhead.starquest.box.catalogue import Box


def messages(box: Box) -> Iterator[str]:
    """The ids of the messages that belong to the items of a box."""
    for shelf in (box.figures, box.weapons, box.sets, box.squads, box.objects, box.boards, box.layouts):
        yield from shelf
    yield from (f"{id_}-rule" for id_ in box.objects)
    for figure in box.figures.values():
        if figure.trait is not None:
            yield from (figure.trait.id, f"{figure.trait.id}-rule")
    for id_, mission in box.missions.items():
        yield from (id_, f"{id_}-story", f"{id_}-primary", f"{id_}-secondary")
        yield from (f"{id_}-special-{number}" for number in range(1, len(mission.special) + 1))
    for id_, ladder in box.ladders.items():
        yield id_
        yield from (f"{id_}-{rank.rank}" for rank in ladder.ranks)
    yield from box.campaigns
    for id_ in box.cards:
        yield from (id_, f"{id_}-rule")
