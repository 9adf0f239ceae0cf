"""The windows for psychic answers (SQ-PSI-09, SQ-SEAT-09): for whom they open, and which card or attack they answer.

Everything here follows from public facts: which seats have psychic cards left, and what their psionics see."""

from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.frames import AnyFrame, Attack, Casting, Reacting
from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import CalledOff
from bulkhead.starquest.rules.cards.targets import distance, psionic
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.table.card import card
from bulkhead.starquest.table.places import on_board
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

SHIELDED = 8
"""How many squares away a psionic can protect a miniature of his side."""


def _involved(state: State, attack: Attack) -> list[str]:
    """The miniatures that an attack aims at or would hit."""
    if attack.aim in state.minis:
        return [attack.aim]
    wanted = set(attack.squares)
    return [mini.id for mini in on_board(state) if wanted.intersection(mini.squares)]


@clause("SQ-PSI-09")
def watches(state: State, seat: int, attack: Attack) -> bool:
    """Outside the seat's turn: does its psionic see one of its miniatures attack or be attacked?"""
    source = psionic(state, seat)
    if source is None or state.turn_seat == seat:
        return False
    parts = [state.minis[who] for who in (attack.attacker, *_involved(state, attack)) if who in state.minis]
    return any(mini.seat == seat and (mini.id == source.id or sees(state, source, mini)) for mini in parts)


@clause("SQ-PSI-09")
def shields(state: State, seat: int, touched: Iterable[str]) -> bool:
    """Outside the seat's turn: is one of its miniatures near its psionic among those about to be affected?"""
    source = psionic(state, seat)
    return (
        source is not None
        and state.turn_seat != seat
        and any(
            mini.seat == seat
            and mini.place == "board"
            and distance(state, source.squares, mini.squares) <= SHIELDED
            for mini in (state.minis[who] for who in touched)
        )
    )


def is_psychic(attack: Attack) -> bool:
    """An attack with a hex, or another weapon of the mind."""
    weapon = load_box().weapons.get(attack.weapon)
    return weapon is not None and weapon.has("psychic")


def _on_hand(state: State) -> tuple[int, AnyFrame] | None:
    """The frame that the open windows answer, with its place on the stack."""
    for place in range(len(state.frames) - 1, -1, -1):
        if not isinstance(state.frames[place], Reacting):
            return place, state.frames[place]
    return None


def touched(state: State, frame: AnyFrame) -> list[str]:
    """Miniatures that a psychic card or hex is about to affect; none once the dice of a hex have fallen."""
    if isinstance(frame, Casting):
        return card(frame.card).touched(state, frame.seat, frame.on)
    if isinstance(frame, Attack) and is_psychic(frame) and not frame.rolls:
        return _involved(state, frame)
    return []


def touched_on_hand(state: State) -> list[str]:
    found = _on_hand(state)
    return [] if found is None else touched(state, found[1])


@clause("SQ-PSI-09", "SQ-PSI-10")
def cancel(state: State, out: Out) -> None:
    """Cancel the card or hex that is being answered: it is used up without effect, and its other windows close."""
    found = _on_hand(state)
    assert found is not None
    place, frame = found
    for window in range(place + 1, len(state.frames)):
        reacting = state.frames[window]
        assert isinstance(reacting, Reacting)
        if reacting.moment == "psychic_reaction":
            state.frames[window] = replace(reacting, seats=())
    if isinstance(frame, Attack):
        state.frames[place] = frame.at_stage("after")
        out.tell(CalledOff(frame.seat, frame.attacker, "SQ-PSI-09"))
    else:
        assert isinstance(frame, Casting)
        del state.frames[place]
        out.tell(CalledOff(frame.seat, state.sides[frame.seat].psionic, "SQ-PSI-09"))
