"""Loads the box of this process: the built-in pack, and the packs on top of it."""

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
"""The built-in pack."""

_opened: list[Pack] = []


@cache
def load_box() -> Box:
    """The box of this process. Its missions are not validated again: `bulkhead packs check` does that, and building
    all their maps would take longer than reading them."""
    return _sound(Survey(BUILT_IN, *_opened))


with_another_box(load_box.cache_clear)


def open_packs(*packs: Pack) -> None:
    """Load these packs on top of the built-in one, in place of those loaded before; with none, only the built-in
    pack is left.

    A process has one box: rules, bots and texts all use it, whatever the table.
    """
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
    """The packs on top of the built-in one, so that a worker process can load the same."""
    return tuple(_opened)


def read_box(*folders: Traversable) -> Box:
    """Read the box in one or more folders, with its missions. The error lists everything that is wrong."""
    survey = Survey(*(Pack(folder) for folder in folders))
    survey.missions()
    return _sound(survey)


def _sound(survey: Survey) -> Box:
    if survey.found:
        raise Mistakes(survey.found)
    return survey.box
