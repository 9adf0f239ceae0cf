"""What stops a path (SQ-MOVE-18): a scan, a reveal, an attack on the figure that walks, a raised hand. Its player then
decides anew."""

from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.data.frames import Walk
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.clauses import clause


@clause("SQ-MOVE-18")
def interrupt(state: State) -> None:
    """Stop the path that is being walked: its other steps are dropped."""
    for place, frame in enumerate(state.frames):
        if isinstance(frame, Walk) and frame.path:
            state.frames[place] = replace(frame, path=())


@clause("SQ-MOVE-18")
def attacked(state: State, targets: Iterable[str]) -> None:
    """Stop the path of a figure that is attacked, or whose machine is."""
    walkers = [frame.who for frame in state.frames if isinstance(frame, Walk)]
    if not walkers:
        return
    walking = {*walkers, *(state.minis[who].mans for who in walkers if who in state.minis)}
    if walking.intersection(targets):
        interrupt(state)
