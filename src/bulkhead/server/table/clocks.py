"""Clocks per move and per game. When time is up, the game or a bot makes that one decision."""

from collections.abc import Sequence

from msgspec import Struct

from bulkhead.server.table.messages import Clock

NO_LIMIT = -1


class TimeLimit(Struct, frozen=True):
    """Milliseconds; NO_LIMIT for none."""

    move: int = NO_LIMIT
    game: int = NO_LIMIT

    @property
    def any(self) -> bool:
        return self.move != NO_LIMIT or self.game != NO_LIMIT


def time_limit(move_seconds: int | None, game_seconds: int | None) -> TimeLimit:
    return TimeLimit(_milliseconds(move_seconds), _milliseconds(game_seconds))


def _milliseconds(seconds: int | None) -> int:
    return NO_LIMIT if seconds is None else seconds * 1000


class Clocks:
    """The clocks of one match.

    The time while a server is down counts for no seat: a restart starts the pending decision again. Handing a seat
    to a bot stops its clock; taking the seat back continues it, so no time is gained.
    """

    __slots__ = ("_seat", "_since", "_spent", "limit", "used")

    def __init__(self, limit: TimeLimit, used: Sequence[int]) -> None:
        self.limit = limit
        self.used = list(used)
        """Milliseconds that each seat has used for past decisions."""
        self._seat: int | None = None
        """The seat whose decision is pending."""
        self._spent = 0
        """The time used for the pending decision, up to `_since`."""
        self._since: int | None = None
        """When the clock was started; None while it is stopped."""

    def ask(self, seat: int | None, now: int, *, running: bool) -> None:
        """A new decision is pending (None: no more decisions). The clock of a bot does not run."""
        self._seat, self._spent = seat, 0
        self._since = now if running and seat is not None else None

    def hand_over(self, now: int, *, running: bool) -> None:
        """Another driver makes the pending decision: start or stop the clock."""
        self._spent = self.spent(now)
        self._since = now if running else None

    def spent(self, now: int) -> int:
        """The time used so far for the pending decision."""
        return self._spent if self._since is None else self._spent + max(0, now - self._since)

    def charge(self, spent: int) -> None:
        """Charge the time to the deciding seat: the decision was made, or an undo removed it."""
        if self._seat is not None:
            self.used[self._seat] += spent

    def left(self, now: int) -> int:
        """Milliseconds until the time is up for the pending decision; NO_LIMIT for never."""
        if self._seat is None or self._since is None:
            return NO_LIMIT
        spent = self.spent(now)
        limits = []
        if self.limit.move != NO_LIMIT:
            limits.append(self.limit.move - spent)
        if self.limit.game != NO_LIMIT:
            limits.append(self.limit.game - self.used[self._seat] - spent)
        return max(0, min(limits)) if limits else NO_LIMIT

    def show(self, now: int) -> Clock:
        """The clocks for the clients."""
        spent = self.spent(now)
        move, game = self.limit.move, [NO_LIMIT] * len(self.used)
        if move != NO_LIMIT:
            move = max(0, move - spent)
        if self.limit.game != NO_LIMIT:
            pending = [spent if seat == self._seat else 0 for seat in range(len(self.used))]
            game = [
                max(0, self.limit.game - used - now_spent)
                for used, now_spent in zip(self.used, pending, strict=True)
            ]
        running = NO_LIMIT if self._seat is None or self._since is None else self._seat
        return Clock(running, move, game)
