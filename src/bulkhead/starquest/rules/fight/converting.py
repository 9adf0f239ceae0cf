"""Give a miniature to another player, when a card makes it change sides (SQ-ALIEN-43)."""

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import Mini, State, change, change_side, deeds
from bulkhead.starquest.events import Converted
from bulkhead.starquest.rules.fight import governor, life, overwatch_marker
from bulkhead.starquest.rules.machines import crew
from bulkhead.starquest.rules.objects import carrying
from bulkhead.starquest.rules.turn import command_points
from bulkhead.starquest.table.feat_log import note
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-ALIEN-43")
def may_convert(state: State, mini: Mini, even_leaders: bool = False) -> bool:
    """May it change sides? Not a leader or a governor with cards, unless the card allows it."""
    if mini.place != "board":
        return False
    bears_cards = governor.pays_with_cards(state, mini) and bool(state.sides[mini.seat].governor)
    return even_leaders or not (mini.role == "leader" or bears_cards)


@clause("SQ-ALIEN-43")
def convert(state: State, mini: Mini, seat: int, out: Out) -> Mini:
    """Give a miniature to another seat, where and as it stands; it acts from that seat's next turn on. Its old player
    loses it, and no seat scores it."""
    was = mini.seat
    overwatch_marker.end(state, mini, out, "SQ-ALIEN-43")
    carrying.set_down_beside(state, state.minis[mini.id], out)
    mini = state.minis[mini.id]
    if mini.mans:
        mini = crew.leave(state, mini, out, "SQ-ALIEN-43")
    state.effects = tuple(effect for effect in state.effects if effect.on != mini.id)
    _lose(state, mini, seat, out)
    mini = change(state, state.minis[mini.id], seat=seat, role="", ally=-1, watching=False)
    mini = deeds(state, mini, finished=True)
    state.pacts = tuple(pact for pact in state.pacts if pact.legionary != mini.id)
    out.tell(Converted(seat, mini.id, was))
    return mini


def _lose(state: State, mini: Mini, to: int, out: Out) -> None:
    """Its old player loses it as if it were killed: its points, with a leader his command, with a psionic his cards."""
    if mini.seat < 0:
        return
    note(state, "deserted", mini.seat, mini.figure, mini.squares[0])
    life.charge(state, mini, life.worth_of(state, mini), to, out, "SQ-ALIEN-43")
    side = state.sides[mini.seat]
    if mini.role == "leader":
        change_side(state, mini.seat, governor=(), governor_lost=(*side.governor_lost, *side.governor))
        if not is_alien(side.faction):
            command_points.lose(state, mini.seat, out)
    elif mini.role == "psionic":
        change_side(state, mini.seat, psychic=(), psychic_used=(*side.psychic_used, *side.psychic))
    elif mini.role == "reinforcement":
        change_side(state, mini.seat, reserve="")
