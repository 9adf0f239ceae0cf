"""The chat of a table: plain text with limits on length, number and rate. Muting happens in each client."""

from collections import deque
from collections.abc import Sequence

from bulkhead.match.rows import StoredChat
from bulkhead.server.http.limits import Bucket
from bulkhead.server.table.messages import Chat
from bulkhead.server.timekeeper import Timekeeper
from bulkhead.tabletop.game import SPECTATOR, Seat, Viewer

KEPT = 200
A_SECOND = 0.5
BURST = 6


class Chatter:
    """The chat messages of a table."""

    def __init__(self, past: Sequence[StoredChat], seats: int, time: Timekeeper) -> None:
        self._said = deque((Chat(one.n, one.seat, one.at, one.text) for one in past), maxlen=KEPT)
        # One for each seat, not for each socket: another tab does not raise the limit.
        self._paces = [Bucket(A_SECOND, BURST, time) for _ in range(seats)]

    @property
    def said(self) -> list[Chat]:
        return list(self._said)

    def why_not(self, viewer: Viewer, text: str) -> str:
        """The id of the refusal for this text; empty when it may be sent."""
        if viewer is SPECTATOR:
            return "server-only-watching"
        if not text:
            return "server-chat-empty"
        return "" if self._paces[viewer].take() else "server-too-fast"

    def next(self, seat: Seat, at: int, text: str) -> Chat:
        """The message that would come next."""
        return Chat(self._said[-1].n + 1 if self._said else 1, seat, at, text)

    def add(self, chat: Chat) -> None:
        self._said.append(chat)


def plain_text(text: str) -> str:
    """Only printable characters: no line breaks and no direction marks."""
    return "".join(letter for letter in text if letter.isprintable()).strip()
