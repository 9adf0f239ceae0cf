"""Why a miniature in Overwatch gets no shot at an enemy (SQ-OVER): shown to its owner while another one is asked."""

from collections.abc import Iterator

from bulkhead.starquest.data.frames import Watching
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.rules.fight.overwatch import snaps
from bulkhead.starquest.table.allegiance import enemies
from bulkhead.tabletop.refusals import Illegal


def who_stays_silent(state: State, seat: int) -> Iterator[tuple[str, Illegal]]:
    """A seat's miniatures in Overwatch that have no shot at the enemy of the pending offer, each with the reason."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Watching) or not frame.offers:
        return
    asked = {who for who, _ in frame.offers}
    target = state.minis[frame.offers[0][1][0]]
    for who in state.watches:
        watcher = state.minis[who]
        if watcher.seat == seat and who not in asked:
            yield who, _why(state, watcher, target)


def _why(state: State, watcher: Mini, target: Mini) -> Illegal:
    parties = {"who": watcher.id, "target": target.id}
    if not sees(state, watcher, target):
        return Illegal("SQ-OVER-03", "sq-no-watch-sight", **parties)
    if not enemies(state, watcher, target):
        return Illegal("SQ-OVER-03", "sq-no-watch-friend", **parties)
    if next(snaps(state, watcher, target.id), None) is None:
        return Illegal("SQ-OVER-14", "sq-no-watch-line", **parties)
    return Illegal("SQ-OVER-06", "sq-no-watch-late", **parties)
