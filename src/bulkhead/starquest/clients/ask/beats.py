"""When bots pause: people see a fight, a card, a scan by itself, and quiet walks as one motion."""

from collections.abc import Sequence

from bulkhead.starquest import events as e
from bulkhead.starquest.data.frames import Activation, Turn
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.events import Event

ENOUGH = 12
"""As much as is seen at once."""
LOUD: tuple[type[Event], ...] = (
    e.Declared,
    e.Rolled,
    e.DieRolled,
    e.SaveRolled,
    e.MeleeFought,
    e.Wounded,
    e.Healed,
    e.Eliminated,
    e.Scored,
    e.Scanned,
    e.TokensLost,
    e.RoomSearched,
    e.CardPlayed,
    e.CardShown,
    e.CardLost,
    e.EventDrawn,
    e.ObjectiveRead,
    e.SiteTurned,
    e.ChargeArmed,
    e.BulkheadDestroyed,
    e.VentDestroyed,
    e.StructureDamaged,
    e.FlamesLit,
    e.Converted,
    e.Left,
    e.PactMade,
    e.PactExposed,
    e.Expelled,
    e.Manned,
    e.LineAdvanced,
    e.MissionEnded,
    e.RoundBegan,
)
"""Each of these is enough to see."""
SMALL: dict[type[Event], int] = {
    e.TokenRevealed: 3,
    e.TokenVanished: 3,
    e.Placed: 3,
    e.SentBack: 3,
    e.DoorOpened: 3,
    e.DoorClosed: 3,
    e.ThingPickedUp: 6,
    e.ThingDropped: 6,
    e.ThingGiven: 6,
    e.ThingRecovered: 6,
    e.Loaded: 6,
    e.Unloaded: 6,
    e.OverwatchSet: 1,
    e.Finished: 3,
}
"""What is seen at a glance; walks count when they are finished."""
WALKS: tuple[type[Event], ...] = (e.Moved, e.TokenMoved, e.Entered, e.Faced)


def pauses(state: State, told: Sequence[Event]) -> bool:
    """Is there enough to see, and has it come to its end? A turn that is over is seen before the next one."""
    if state.phase != "over" and not isinstance(state.frames[-1], Turn | Activation):
        return False
    if any(isinstance(event, LOUD) for event in told):
        return True
    if any(isinstance(event, e.TurnEnded) for event in told):
        return any(isinstance(event, WALKS) or type(event) in SMALL for event in told)
    return sum(SMALL.get(type(event), 0) for event in told) >= ENOUGH
