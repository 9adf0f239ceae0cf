"""Count the stock of miniatures (SQ-ALIEN-46): those not on the map and not held back for a token are in the box."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.clauses import clause


@clause("SQ-ALIEN-46")
def total(figure: str) -> int:
    """How many miniatures of a type there are. This is public."""
    return load_box().figures[figure].stock.own


@clause("SQ-ALIEN-46")
def in_use(state: State, figure: str) -> int:
    """How many of them are on the map or carried. This is public. An eliminated one is back in the stock at once."""
    return sum(
        1
        for mini in state.minis.values()
        if mini.figure == figure and mini.place in ("board", "dock", "carried")
    )


def seen_free(state: State, figure: str) -> int:
    """How many seem to be free to players who do not know the face-down tokens."""
    return max(0, total(figure) - in_use(state, figure))


@clause("SQ-ALIEN-46", "SQ-ALIEN-36", "SQ-SCAN-11")
def free(state: State, figure: str, but_for: str = "") -> int:
    """How many may be put on the map: those in the box less those held back for face-down reinforcements, not counting
    the token `but_for`. Only the owner of the tokens may know."""
    held = sum(1 for token in state.reserved if token != but_for and state.tokens[token].identity == figure)
    return max(0, total(figure) - in_use(state, figure) - held)


@clause("SQ-ALIEN-46")
def reserve(state: State, token: str) -> None:
    """Hold back the miniature of a reinforcement that lies face down, until the token is taken away."""
    state.reserved = (*state.reserved, token)


DUMMY = "tok_dummy"
"""The identity of a decoy: a token that hides nothing."""


def is_figure(identity: str) -> bool:
    """Does a token stand for a miniature? Otherwise it hides an object (SQ-OBJ-02)."""
    return identity in load_box().figures
