"""The box that is played with: what comes with the game, and the packs that lie over it."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.kinds import KINDS
from bulkhead.starquest.box.reading.inventory import Survey
from bulkhead.starquest.box.reading.keeping import forget, with_another_box
from bulkhead.starquest.box.reading.manifest import Pack
from bulkhead.tabletop.refusals import Mistakes

__all__ = ["BUILT_IN", "KINDS", "Box", "Pack", "load_box", "open_packs", "opened", "read_box"]

BUILT_IN = Pack(files("bulkhead.starquest").joinpath("content"))
"""The pack that comes with the game."""

_opened: list[Pack] = []


@cache
def load_box() -> Box:
    """The box that this process plays with. Its missions are sound, as `bulkhead packs check` shows; to build all their
    maps just to see it again would take longer than reading them."""
    return _sound(Survey(BUILT_IN, *_opened))


with_another_box(load_box.cache_clear)


def open_packs(*packs: Pack) -> None:
    """From now on play with these packs over what comes with the game; without any, with that alone.

    A process plays with one box: everything that rules, bots and words ask for is there, whatever the table."""
    before = opened()
    _opened[:] = packs
    try:
        forget()
        load_box()
    except Mistakes:
        _opened[:] = before
        forget()
        raise


def opened() -> tuple[Pack, ...]:
    """The packs that lie over what comes with the game: a helper process opens the same."""
    return tuple(_opened)


def read_box(*folders: Traversable) -> Box:
    """The box in one or more folders, missions and all. Mistakes say everything that is wrong."""
    survey = Survey(*(Pack(folder) for folder in folders))
    survey.missions()
    return _sound(survey)


def _sound(survey: Survey) -> Box:
    if survey.found:
        raise Mistakes(survey.found)
    return survey.box
