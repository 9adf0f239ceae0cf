"""Battle actions (H-ACT): what a scoring roll pays for, and which clause forbids what it does not."""

import pytest

from bulkhead.heroes.data.commands import AnyCommand, Attack, Move, Use
from bulkhead.heroes.data.events import Attacked, Moved, Retreated, Saved, TurnBegan, TurnEnded, Unaffected
from bulkhead.heroes.rules.roll_names import roll_name
from bulkhead.tabletop import Phrase
from tests.heroes.scene import board, scene

# Column 1: face to face. Phaello in column 2 shoots (lucky six, short). Darrago in column 4 cuts down
# (straight or three of a kind, medium). Victorno in column 3 has the vox. Ebellius is at home.
BOARD = """
    ..ryf
    .a...
    d....
    D....
    -----
    .P...
    ...R.
    ..V..
    ....E
    """


# H-ACT-1


@pytest.mark.clause("H-ACT-1")
def test_each_scoring_roll_pays_for_one_action() -> None:
    game = scene(BOARD, aside="6 66", dice=[3]).do("6 attack 1")
    assert game.state.aside == ("66",)
    assert str(game.refused("6 attack 1")) == "H-ACT-1: heroes-no-roll-not-aside"
    game.do("66 move 5")
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-ACT-1")
def test_two_equal_scoring_rolls_pay_for_two_actions() -> None:
    game = scene(BOARD, aside="6 6", dice=[6, 6]).do("6 attack 1")
    assert game.state.aside == ("6",)
    game.do("6 attack 1")
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-ACT-1")
def test_when_the_actions_are_done_the_turn_is_over() -> None:
    game = scene(BOARD, aside="66").do("66 move 5", "stop")
    assert game.events == [
        Moved(0, 5, "ebellius", 1, "66", 0, "H-TERM-2"),
        TurnEnded(0, (), (15, 5)),
        TurnBegan(1, 2, False),
    ]
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-ACT-1")
@pytest.mark.parametrize("command", ["roll", "keep 6", "push 1", "act", "pick donato", "place donato 1"])
def test_while_acting_only_battle_actions_are_made(command: str) -> None:
    game = scene(BOARD, aside="66")
    assert str(game.refused(command)) == "H-ACT-1: heroes-no-wrong-phase"
    game.ready("act", 0)


# H-ACT-2


@pytest.mark.clause("H-ACT-2")
def test_actions_are_made_in_any_order() -> None:
    one = scene(BOARD, aside="66 555").do("66 move 2", "555 move 5", "move 5")
    other = scene(BOARD, aside="66 555").do("555 move 5", "move 5", "66 move 2")
    drawn = """
        ..ryf
        .a...
        d....
        DP...
        -----
        .....
        ...RE
        ..V..
        .....
        """
    assert one.board == other.board == board(drawn)
    one.ready("act", 0, "stop")
    other.ready("act", 0, "stop")


@pytest.mark.clause("H-ACT-2")
def test_no_action_is_obligatory() -> None:
    game = scene(BOARD, aside="6 66").do("stop")
    assert game.events == [TurnEnded(0, ("6", "66"), (14, 5)), TurnBegan(1, 2, False)]
    assert game.board == board(BOARD)
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-ACT-2")
def test_one_hero_may_make_several_actions_and_knows_how_each_went() -> None:
    game = scene(BOARD, aside="6 66", dice=[3])
    assert "66 move 1" not in game.offers
    game.do("6 attack 1")
    assert "66 move 1" in game.offers
    game.do("66 move 1")
    assert game.events == [
        Attacked(0, 1, "donato", "armour", "6", 6, "H-TERM-1"),
        Saved(1, 5, "donato", 3, 4, False, "H-SAVE-1"),
        Retreated(1, 5, "donato", 1, 1, "H-ATK-1"),
        Moved(0, 1, "donato", 5, "66", 0, "H-TERM-2"),
    ]
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-ACT-2")
@pytest.mark.parametrize(
    "command", ["6 attack 1", "66 move 5", "111 move 1", "6 shoot 2 at 2.7", "111 cut-down 4 at 4.8", "stop"]
)
def test_a_roll_that_still_owes_moves_is_finished_before_the_next_action(command: str) -> None:
    game = scene(BOARD, aside="6 555").do("555 move 5")
    refusal = game.refused(command)
    assert str(refusal) == "H-ACT-2: heroes-no-finish-first"
    assert refusal.phrase.args == {"roll": roll_name("555")}
    game.ready("act", 0, "move 5", "done")


# H-ACT-3


@pytest.mark.clause("H-ACT-3")
@pytest.mark.parametrize("command", ["6 attack 1", "6 shoot 2 at 2.7"], ids=["armour", "equipment"])
def test_a_scoring_roll_pays_for_armour_or_for_equipment_and_never_for_both(command: str) -> None:
    game = scene(BOARD, aside="6", dice=[6])
    assert game.offers == ["6 attack 1", "6 shoot 2 at 2.7", "stop"]
    game.do(command)
    game.ready("act", 0, "stop")


@pytest.mark.clause("H-ACT-3")
def test_a_straight_spent_on_equipment_moves_nobody() -> None:
    game = scene(BOARD, aside="345").do("345 cut-down 4 at 4.8")
    assert game.events == [
        Attacked(0, 4, "darrago", "cut-down", "345", 8, "H-CUT-1"),
        Unaffected(1, 2, "dyrael"),
    ]
    assert game.board == board(BOARD)
    game.ready("act", 0, "stop")


# Why not?

DONATO, VICTORNO, PHAELLO, DARRAGO, EBELLIUS = (
    Phrase(f"heroes-hero-{hero}") for hero in ("donato", "victorno", "phaello", "darrago", "ebellius")
)
SHOOT, CUT_DOWN = Phrase("heroes-equipment-shoot"), Phrase("heroes-equipment-cut-down")
SIX, DOUBLE, THREE, STRAIGHT = roll_name("6"), roll_name("66"), roll_name("111"), roll_name("345")
LUCKY_SIX, STRAIGHT_OR_THREE = Phrase("heroes-kind-lucky-six"), Phrase("heroes-kind-straight-or-three")

REFUSALS: list[tuple[str | AnyCommand, str, dict[str, object]]] = [
    ("done", "H-ACT-1: heroes-no-nothing-to-finish", {}),
    # a roll that is none, or is not aside
    (Attack("7", 1), "H-ROLL-2: heroes-no-such-roll", {"roll": "7"}),
    (Move(1, 1, "11"), "H-ROLL-2: heroes-no-such-roll", {"roll": "11"}),
    (Use("7", "shoot", 2, (2, 7)), "H-ROLL-2: heroes-no-such-roll", {"roll": "7"}),
    ("111 move 1", "H-ACT-1: heroes-no-roll-not-aside", {"roll": THREE}),
    ("111 cut-down 4 at 4.8", "H-ACT-1: heroes-no-roll-not-aside", {"roll": THREE}),
    # moves
    ("66 move 0", "H-BOARD-3: heroes-no-such-column", {"column": 0}),
    ("66 move 3>6", "H-BOARD-3: heroes-no-such-column", {"column": 6}),
    ("move 2", "H-ACT-1: heroes-no-move-without-roll", {}),
    ("6 move 2", "H-TERM-1: heroes-no-six-moves-nobody", {}),
    ("345 move 2", "H-TERM-4: heroes-no-not-this-column", {"hero": PHAELLO, "roll": STRAIGHT, "column": 2}),
    ("66 move 1", "H-MOVE-2: heroes-no-blocked", {"hero": DONATO}),
    ("66 move 2>5", "H-VOX-1: heroes-no-vox", {"hero": PHAELLO}),
    ("66 move 3>1", "H-MOVE-2: heroes-no-blocked", {"hero": DONATO}),
    # the armour's attack
    ("6 attack 0", "H-BOARD-3: heroes-no-such-column", {"column": 0}),
    ("66 attack 1", "H-TERM-2: heroes-no-attack-needs-six", {"roll": DOUBLE}),
    ("345 attack 1", "H-TERM-1: heroes-no-attack-needs-six", {"roll": STRAIGHT}),
    ("6 attack 5", "H-ATK-3: heroes-no-attack-from-set-up", {"hero": EBELLIUS}),
    ("6 attack 2", "H-TERM-1: heroes-no-enemy-adjacent", {"hero": PHAELLO, "spaces": 2}),
    # equipment
    ("6 shoot 0 at 2.7", "H-BOARD-3: heroes-no-such-column", {"column": 0}),
    ("6 shoot 1 at 1.6", "H-EQ-1: heroes-no-such-equipment", {"hero": DONATO, "weapon": SHOOT}),
    ("6 cut-down 2 at 2.7", "H-EQ-1: heroes-no-such-equipment", {"hero": PHAELLO, "weapon": CUT_DOWN}),
    (
        "66 shoot 2 at 2.7",
        "H-EQ-1: heroes-no-wrong-roll",
        {"hero": PHAELLO, "weapon": SHOOT, "price": LUCKY_SIX, "roll": DOUBLE},
    ),
    (
        "6 cut-down 4 at 4.8",
        "H-EQ-2: heroes-no-wrong-roll",
        {"hero": DARRAGO, "weapon": CUT_DOWN, "price": STRAIGHT_OR_THREE, "roll": SIX},
    ),
    ("66 shoot 5 at 1.6", "H-ATK-3: heroes-no-attack-from-set-up", {"hero": EBELLIUS}),
    ("6 shoot 2 at 6.7", "H-BOARD-3: heroes-no-such-column", {"column": 6}),
    ("6 shoot 2 at 2.0", "H-BOARD-2: heroes-no-such-row", {"row": 0, "rows": 8}),
    ("6 shoot 2 at 2.9", "H-BOARD-2: heroes-no-such-row", {"row": 9, "rows": 8}),
    (
        "6 shoot 2 at 3.8",
        "H-RANGE-1: heroes-no-out-of-range",
        {"hero": PHAELLO, "weapon": SHOOT, "range": Phrase("heroes-range-short")},
    ),
    ("345 cut-down 4 at 3.2", "H-CUT-1: heroes-no-own-hero", {"hero": VICTORNO, "weapon": CUT_DOWN}),
    ("6 shoot 2 at 2.4", "H-SHOOT-1: heroes-no-own-hero", {"hero": PHAELLO, "weapon": SHOOT}),
    ("6 shoot 2 at 2.8", "H-SHOOT-1: heroes-no-empty-space", {"weapon": SHOOT}),
]


@pytest.mark.clause("H-ACT-1", "H-ACT-2", "H-ACT-3", "H-EQ-1", "H-EQ-2", "H-RANGE-1")
@pytest.mark.parametrize(
    ("command", "refusal", "args"), REFUSALS, ids=[str(command) for command, _, _ in REFUSALS]
)
def test_a_refusal_names_the_clause_and_what_is_wrong(
    command: str | AnyCommand, refusal: str, args: dict[str, object]
) -> None:
    game = scene(BOARD, aside="6 66 345")
    no = game.refused(command)
    assert (str(no), no.phrase.args) == (refusal, args)
    game.ready("act", 0)


@pytest.mark.clause("H-ACT-1")
def test_everything_that_can_be_done_is_offered_and_nothing_else() -> None:
    scene(BOARD, aside="6 66 345").ready(
        "act",
        0,
        "6 attack 1",
        "6 shoot 2 at 2.7",
        *("66 move 2", "66 move 3", "66 move 3>2", "66 move 3>4", "66 move 3>5", "66 move 4", "66 move 5"),
        *("345 move 3", "345 move 3>2", "345 move 3>4", "345 move 3>5", "345 move 4", "345 move 5"),
        *("345 cut-down 4 at 3.8", "345 cut-down 4 at 4.8", "345 cut-down 4 at 5.8"),
        "stop",
    )
