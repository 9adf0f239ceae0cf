"""Stories that were told lately are kept for a while: whoever looks back at a match asks for it again and again, with
one pair of eyes after the other, and every telling plays the whole match through."""

from collections import OrderedDict
from collections.abc import Hashable


class Shelf:
    """As many stories as there is room for, in bytes; those that nobody has asked for lately make way."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken = 0
        self._stories: OrderedDict[Hashable, bytes] = OrderedDict()

    def take(self, title: Hashable) -> bytes | None:
        """The story of this title; None where it is not here."""
        story = self._stories.get(title)
        if story is not None:
            self._stories.move_to_end(title)
        return story

    def put(self, title: Hashable, story: bytes) -> None:
        """Keep it; one that would fill the shelf alone is not kept."""
        self._taken -= len(self._stories.pop(title, b""))
        if len(story) > self._room:
            return
        self._stories[title] = story
        self._taken += len(story)
        while self._taken > self._room:
            _, oldest = self._stories.popitem(last=False)
            self._taken -= len(oldest)
