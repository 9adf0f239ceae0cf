"""Builds the view of all seats together, for replays of finished missions."""

from msgspec.structs import replace

from bulkhead.starquest.data.state import State
from bulkhead.starquest.views.views import View, shown_side, shown_token, view
from bulkhead.tabletop.game import SPECTATOR


def unveiled(state: State) -> View:
    """Hands and pools as their owners see them, all tokens, all alliances and offers. It leaves out what no seat
    knows (the order of a deck) and a seat's intentions (standing orders, a raised hand)."""
    return replace(
        view(state, SPECTATOR),
        options=state.options,
        sides=tuple(shown_side(state, seat, seat) for seat in range(len(state.sides))),
        minis=dict(state.minis),
        tokens={id_: shown_token(state, token, token.seat) for id_, token in state.tokens.items()},
        pacts=state.pacts,
        split_pacts=state.split_pacts,
        proposals=state.proposals,
        reserved=tuple(id_ for id_ in state.reserved if id_ in state.tokens),
    )
