"""The list of feats of a mission: chapters add what objectives may reward."""

from bulkhead.starquest.data.feats import Feat, What
from bulkhead.starquest.data.state import State


def note(state: State, what: What, seat: int, subject: str, square: int = -1, count: int = 1) -> None:
    """Add a feat; the objectives read it at the next boundary. Deeds of no seat are not added."""
    if seat >= 0:
        state.feats = (*state.feats, Feat(what, seat, subject, square, count, state.round))


def feats(state: State, what: What, seat: int | None = None) -> list[Feat]:
    """The deeds of a kind, of one seat or of all, in order."""
    return [feat for feat in state.feats if feat.what == what and (seat is None or feat.seat == seat)]
