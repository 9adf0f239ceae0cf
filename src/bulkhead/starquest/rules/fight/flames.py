"""Fire on the map (SQ-WPN-43 to 45, 83): which miniatures it attacks, and when it goes out."""

from msgspec.structs import replace

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.effects import Operation
from bulkhead.starquest.data.frames import Activation, Attack, Boundary, Window
from bulkhead.starquest.data.state import Flame, Mini, State, Token
from bulkhead.starquest.events import FlamesOut
from bulkhead.starquest.rules.move import interruptions
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.engine import push
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

FLAMER = "wpn_flamer"
DICE = clause("SQ-WPN-45")(Pool(2, 0))
"""The dice of a flame: two red ones; cards played on the shot that lit it do not count."""
_FIREPROOF = Operation("immune", ("flames",))


def recount(state: State) -> None:
    """The squares that burn, from the markers."""
    burning = 0
    for flame in state.flames:
        burning |= bits(flame.squares)
    state.burning = burning


@clause("SQ-WPN-43", "SQ-WPN-83", "SQ-TURN-18")
def put_out(state: State, seat: int, out: Out) -> bool:
    """Put out the fires of a seat's flamers at the start of its turn, even if their bearers are gone. True when there
    were any: a boundary has to follow."""
    over = [flame for flame in state.flames if flame.seat == seat]
    if not over:
        return False
    state.flames = tuple(flame for flame in state.flames if flame.seat != seat)
    recount(state)
    for flame in over:
        out.tell(FlamesOut(seat, flame.id))
    return True


@clause("SQ-WPN-45", "SQ-DREAD-29", "SQ-SCAN-15", "SQ-MOVE-18", "SQ-MOVE-19")
def burn(state: State, frame: Boundary, out: Out) -> None:
    """Attack a piece that has stepped into fire, once for each marker that counts it as coming in, however many squares
    of its base burn; it cannot dodge. A token is revealed first (attack.py does so before every roll)."""
    if not state.flames:
        return
    mover = state.tokens.get(frame.mover) or state.minis.get(frame.mover)
    if mover is None or (isinstance(mover, Mini) and is_immune(state, mover)):
        return
    base = mover.squares if isinstance(mover, Mini) else (mover.square,)
    marks = _attacking(state, frame, base, _remembered(state, mover))
    if not marks:
        return
    _remember(state, mover, tuple(mark for mark, _ in marks))
    interruptions.attacked(state, (mover.id,))
    for _, flame in reversed(marks):
        push(
            state,
            Attack(flame.seat, flame.by, FLAMER, mover.id, how="flames", stage="check", squares=base),
        )


@clause("SQ-WPN-45", "SQ-WPN-83")
def _attacking(
    state: State, frame: Boundary, base: tuple[int, ...], before: tuple[int, ...]
) -> list[tuple[int, Flame]]:
    """The markers that attack for this step, each with the mark by which it is remembered: its number, negative for the
    attack on leaving."""
    entered, left, now = bits(frame.entered), bits(frame.left), bits(base)
    rule = state.options.house.flame_attacks
    found: list[tuple[int, Flame]] = []
    for flame in state.flames:
        fire = bits(flame.squares)
        coming = bool(entered & fire) and not left & fire
        going = bool(left & fire) and not now & fire
        if rule == "square":
            if entered & fire & ~left:
                found.append((flame.id, flame))
        elif coming and flame.id not in before:
            found.append((flame.id, flame))
        elif rule == "leaving" and going and -flame.id not in before:
            found.append((-flame.id, flame))
    return found


@clause("SQ-WPN-45", "C-trt_fireproof-1")
def is_immune(state: State, mini: Mini) -> bool:
    """May it cross fire unharmed, by its nature or by a card?"""
    trait = figure(mini).trait
    return (trait is not None and _FIREPROOF in trait.do) or effects.has(state, mini, "immune-flames")


def _place(state: State, who: str) -> int | None:
    """The index of the frame (activation or command-point move) in which a piece is moving; None when something else
    moves it, which is a new movement each time."""
    for place in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[place]
        if isinstance(frame, Activation | Window) and frame.who == who:
            return place
    return None


@clause("SQ-WPN-45")
def _remembered(state: State, mover: Mini | Token) -> tuple[int, ...]:
    """Markers that have attacked it in this activation, or in this command-point move."""
    place = _place(state, mover.id)
    if place is None:
        return ()
    frame = state.frames[place]
    return frame.burnt if isinstance(frame, Window) else mover.deeds.burnt


def _remember(state: State, mover: Mini | Token, marks: tuple[int, ...]) -> None:
    place = _place(state, mover.id)
    if place is None:
        return
    frame = state.frames[place]
    if isinstance(frame, Window):
        state.frames[place] = replace(frame, burnt=(*frame.burnt, *marks))
        return
    deeds = replace(mover.deeds, burnt=(*mover.deeds.burnt, *marks))
    if isinstance(mover, Mini):
        state.minis[mover.id] = replace(mover, deeds=deeds)
    else:
        state.tokens[mover.id] = replace(mover, deeds=deeds)


@clause("SQ-SCAN-15")
def victim(state: State, attack: Attack) -> str | None:
    """The target of a flame: the mover, or its token until that is turned over (revealing.py then puts the miniature in
    its place); None when it is gone."""
    mini = state.minis.get(attack.aim)
    there = attack.aim in state.tokens if mini is None else mini.place == "board"
    return attack.aim if there else None


@clause("SQ-SCAN-15", "SQ-WPN-45")
def burns(state: State, attack: Attack) -> str | None:
    """Once its token is turned over: the miniature that the flame attacks, unless fire does it no harm."""
    who = victim(state, attack)
    mini = state.minis.get(who or "")
    return None if mini is None or is_immune(state, mini) else mini.id
