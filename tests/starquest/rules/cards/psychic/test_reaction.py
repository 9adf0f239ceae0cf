"""The inner wall: an answer to what another plays.

Tests starquest/rules/cards/psychic_answers.py too.
"""

import pytest

from bulkhead.starquest.events import CalledOff, CardPlayed, Declared, Rolled, Unharmed
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import BA, CU, EL, IF, Table, scene


def walled(
    card: str, *lines: str, act: str, dice: tuple[int, ...] = (), hand: tuple[str, ...] = ("psi_inner_wall",)
) -> Table:
    """A psionic of the Fists who may have an answer."""
    return scene(
        HALL,
        "ba1 fig_librarian 0.0 E role=psionic",
        *lines,
        dice=dice,
        sides={
            BA: {"psionic": "ba1", "psychic": (card,)},
            IF: {"psionic": "if1", "psychic": hand},
            EL: {"psionic": "", "psychic": ()},
        },
    ).act(act)


@pytest.mark.clause("SQ-PSI-09", "SQ-PSI-10")
@pytest.mark.clause("C-psi_inner_wall-1")
def test_an_inner_wall_stops_a_psychic_card() -> None:
    table = walled(
        "psi_mind_lance", "if1 fig_librarian 9.0 W role=psionic", "if2 fig_marine_laser 5.1 W", act="ba1"
    )
    table.do("use psi_mind_lance if2")
    assert (table.waiting, table.offers) == (IF, ["pass", "use psi_inner_wall"])
    table.do("use psi_inner_wall")
    assert table.mini("if2").lp == 2
    assert table.happened == [
        CardPlayed(BA, "psi_mind_lance", ("if2",), "SQ-PSI-10"),
        CardPlayed(IF, "psi_inner_wall"),
        CalledOff(BA, "ba1", "SQ-PSI-09"),
    ]
    assert (table.side(IF).psychic, table.side(IF).psyched) == ((), True)
    assert table.side(BA).psychic == (), "the lance is used up all the same"
    assert table.offers == ["done"]


@pytest.mark.clause("SQ-SEAT-09", "SQ-PSI-09")
@pytest.mark.clause("C-psi_inner_wall-1")
def test_the_window_of_the_wall_depends_on_what_all_can_see() -> None:
    lines = ("if1 fig_librarian 9.0 W role=psionic", "if2 fig_marine_laser 5.1 W")
    for hand in (("psi_inner_wall",), ("psi_haste",)):
        table = walled("psi_mind_lance", *lines, act="ba1", dice=(1, 1), hand=hand)
        table.do("use psi_mind_lance if2")
        assert (table.waiting, table.told(Rolled)) == (IF, []), "whatever the card is"
    near = walled("psi_mind_lance", lines[0], "if2 fig_marine_laser 1.2 N", act="ba1")
    assert near.do("use psi_mind_lance if2").waiting == IF, "eight squares are not too far"


@pytest.mark.clause("SQ-SEAT-09", "SQ-PSI-09")
@pytest.mark.parametrize("aboard", [True, False])
def test_a_psionic_who_is_too_far_away_or_not_aboard_cannot_stop_a_card(aboard: bool) -> None:
    """Nine squares are too far. If he is aboard, his player is asked after the roll, as about any attack."""
    psionic = f"if1 fig_librarian {'9.0 W' if aboard else 'dock E'} role=psionic"
    far = walled("psi_mind_lance", psionic, "if2 fig_marine_laser 0.2 N", act="ba1", dice=(1, 1))
    far.do("use psi_mind_lance if2")
    assert far.happened == [
        CardPlayed(BA, "psi_mind_lance", ("if2",), "SQ-PSI-10"),
        Declared(BA, "ba1", "psi_mind_lance", "if2", 1, "card"),
        Rolled(BA, "ba1", (0, 0), 2, "card", "SQ-SHOOT-03"),
        *(() if aboard else (Unharmed(IF, "if2", 0, 1),)),
    ]


@pytest.mark.clause("SQ-PSI-09", "SQ-SHOOT-10")
@pytest.mark.clause("C-psi_inner_wall-1")
@pytest.mark.clause("C-FLAG-weapon-psychic")
def test_an_inner_wall_stops_a_hex() -> None:
    table = scene(
        HALL,
        "cu1 fig_hierophant 9.1 W weapons=wpn_hex",
        "ba1 fig_librarian 0.0 E role=psionic",
        "ba2 fig_marine_laser 3.1 E",
        "if1 fig_marine_laser 3.2 E",
        dice=(5, 5),
        sides={BA: {"psionic": "ba1", "psychic": ("psi_inner_wall",)}},
    ).act("cu1")
    table.do("cu1 shoot wpn_hex ba2")
    assert (table.waiting, table.offers) == (BA, ["pass", "use psi_inner_wall"])
    table.do("use psi_inner_wall")
    assert table.mini("ba2").lp == 2
    assert table.happened == [
        Declared(CU, "cu1", "wpn_hex", "ba2", 1, "shoot"),
        CardPlayed(BA, "psi_inner_wall"),
        CalledOff(CU, "cu1", "SQ-PSI-09"),
    ]
    assert table.waiting == CU


@pytest.mark.clause("C-psi_inner_wall-2")
def test_the_psionic_of_an_inner_wall_acts_normally_in_his_next_turn() -> None:
    table = walled(
        "psi_mind_lance", "if1 fig_librarian 9.0 W role=psionic", "if2 fig_marine_laser 5.1 W", act="ba1"
    )
    table.do("use psi_mind_lance if2", "use psi_inner_wall", "done", "end")
    while table.state.turn_seat != IF:
        table.do("pass")
    table.do("activate if1")
    assert table.offered("if1 step 8.0")
    assert table.offered("if1 shoot")
