"""The cache of stories: each is computed once while there is room for it."""

import pytest

from bulkhead.server import workers
from bulkhead.server.replays.shelf import Shelf
from bulkhead.server.workers import Readers, Workers
from bulkhead.tabletop.phrases import Phrase


def test_the_least_recently_used_story_is_dropped() -> None:
    shelf = Shelf(room=10)
    shelf.put("a", b"aaaa")
    shelf.put("b", b"bbbb")
    assert shelf.take("a") == b"aaaa"
    shelf.put("c", b"cccc")
    assert shelf.take("b") is None
    assert (shelf.take("a"), shelf.take("c")) == (b"aaaa", b"cccc")
    shelf.put("a", b"a" * 6)
    assert (shelf.take("a"), shelf.take("c")) == (b"a" * 6, b"cccc")


def test_a_story_larger_than_the_cache_is_not_cached() -> None:
    shelf = Shelf(room=3)
    shelf.put("small", b"aa")
    shelf.put("large", b"aaaa")
    assert shelf.take("large") is None
    assert shelf.take("small") == b"aa"


@pytest.mark.anyio
async def test_a_story_is_computed_once_for_each_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[bytes, int, bool]] = []

    def tell(
        log: bytes, name: str, eyes: int, sealed: bool, kept: bool, campaign: object, pack: bool
    ) -> bytes | Phrase:
        told.append((log, eyes, sealed))
        return Phrase("replay-empty") if log == b"broken" else b"%s %d %d" % (log, eyes, sealed)

    monkeypatch.setattr(workers, "_story", tell)
    readers = Readers(Workers(0))
    for _ in range(2):
        assert await readers.story(b"one", "match", 0) == b"one 0 0"
        assert await readers.story(b"one", "match", 1) == b"one 1 0"
        assert await readers.story(b"one", "match", 0, sealed=True) == b"one 0 1"
        assert await readers.story(b"one and more", "match", 0) == b"one and more 0 0"
        assert await readers.story(b"broken", "match", 0) == Phrase("replay-empty")
    once = [(b"one", 0, False), (b"one", 1, False), (b"one", 0, True), (b"one and more", 0, False)]
    assert told == [*once, (b"broken", 0, False), (b"broken", 0, False)]


@pytest.mark.anyio
async def test_a_match_of_the_server_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that somebody sent is checked command by command, a match of the server is not."""
    monkeypatch.setattr(workers, "_story", lambda *args: b"kept" if args[4] else b"sent")
    readers = Readers(Workers(0))
    assert await readers.story(b"one", "match", 0, kept=True) == b"kept"
    assert await readers.story(b"one", "match", 0) == b"sent"
