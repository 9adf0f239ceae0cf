"""A cache of encoded stories: a client asks for one replay with several viewers, and each story replays the match."""

from collections import OrderedDict
from collections.abc import Hashable


class Shelf:
    """An LRU cache of stories, limited in bytes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._taken = 0
        self._stories: OrderedDict[Hashable, bytes] = OrderedDict()

    def take(self, title: Hashable) -> bytes | None:
        """The cached story; None if it is not cached."""
        story = self._stories.get(title)
        if story is not None:
            self._stories.move_to_end(title)
        return story

    def put(self, title: Hashable, story: bytes) -> None:
        """Cache a story, unless it is too large for the cache."""
        self._taken -= len(self._stories.pop(title, b""))
        if len(story) > self._room:
            return
        self._stories[title] = story
        self._taken += len(story)
        while self._taken > self._room:
            _, oldest = self._stories.popitem(last=False)
            self._taken -= len(oldest)
