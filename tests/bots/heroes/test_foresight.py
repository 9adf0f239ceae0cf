"""The captain's search of battle actions agrees with the rules: the same outcomes, the same averages."""

from typing import Any

import pytest

from bulkhead.bots.heroes.foresight import Foresight, each, less
from bulkhead.bots.heroes.outcomes import Outcomes
from bulkhead.bots.heroes.plan import Plan
from bulkhead.bots.heroes.value import Board, PositionValue
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.commands import Attack, Done, Move, Stop, Use
from bulkhead.heroes.data.state import State
from bulkhead.tabletop import Dice, Silence, outcomes
from tests.bots.heroes.positions import any_positions
from tests.heroes.scene import scene

OPTIONS: dict[str, dict[str, Any]] = {
    "as the book": {},
    "scythe hits enemies": {"scythe_hits": "enemies"},
    "scythe along the column": {"scythe_line": "column"},
    "blocked vox": {"blocked_vox": True},
}
ALL_OPTIONS = pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)


def by_needs(state: State) -> Foresight:
    """The captain's search, over its estimate."""
    return Foresight(state, state.mover, PositionValue(state, state.mover))


def followed(state: State, command: Any) -> dict[Board, float]:
    """The outcomes of a command by the rules: each board with its chance."""
    found: dict[Board, float] = {}

    def play(dice: Dice) -> Board:
        after = HEROES.clone(state)
        HEROES.apply(after, state.mover, command, dice, Silence())
        return bytes(after.advance)

    for chance, board in outcomes(play):
        found[board] = found.get(board, 0.0) + float(chance)
    return found


@ALL_OPTIONS
@pytest.mark.clause("H-SAVE-1", "H-SHIELD-1", "H-CUT-1", "H-SCYTHE-1", "H-SHOOT-1", "H-TERM-1")
def test_outcomes_of_attacks_agree_with_the_rules(options: dict[str, Any]) -> None:
    tried = set()
    for state in any_positions(40, 5, **options):
        board = bytes(state.advance)
        foreseen = Outcomes(state, state.mover)
        offer = HEROES.offer(state, state.mover)
        assert offer is not None
        for command in offer.commands:
            if isinstance(command, Attack | Use):
                tried.add(command.weapon if isinstance(command, Use) else "attack")
                summed: dict[Board, float] = {}
                for chance, after in foreseen.strike(board, command):
                    summed[after] = summed.get(after, 0.0) + chance
                assert summed == pytest.approx(followed(state, command))
    assert tried == {"attack", "shoot", "cut-down", "scythe"}


@ALL_OPTIONS
def test_every_attack_that_can_move_an_enemy_is_considered_once(options: dict[str, Any]) -> None:
    for state in any_positions(40, 6, **options):
        board, foe = bytes(state.advance), slice(5 - state.mover * 5, 10 - state.mover * 5)
        foreseen = Outcomes(state, state.mover)
        offer = HEROES.offer(state, state.mover)
        assert offer is not None
        for roll in set(state.aside):
            offered = {
                foreseen.strike(board, command)
                for command in offer.commands
                if isinstance(command, Attack | Use) and command.roll == roll
            }
            useful = {fates for fates in offered if any(after[foe] != board[foe] for _, after in fates)}
            considered = foreseen.strikes(board, roll)
            assert len(set(considered)) == len(considered)
            assert set(considered) == useful


def ends_of_march(state: State, roll: str) -> set[Board]:
    """Every board on which the moves of a roll can end by the rules, at any point where they may stop."""
    ends = set()
    todo = [state]
    while todo:
        before = todo.pop()
        offer = HEROES.offer(before, before.mover)
        assert offer is not None
        for command in offer.commands:
            if isinstance(command, Move) and command.roll in ("", roll) and (before.frames or command.roll):
                after = HEROES.clone(before)
                HEROES.apply(after, before.mover, command, _NO_DICE, Silence())
                ends.add(bytes(after.advance))
                if after.frames:
                    todo.append(after)
    return ends


class _NoDice:
    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        raise AssertionError("a move rolls nothing")


_NO_DICE = _NoDice()


@ALL_OPTIONS
@pytest.mark.clause("H-TERM-2", "H-TERM-3", "H-TERM-4")
def test_marches_end_where_the_rules_allow_and_miss_no_better_end(options: dict[str, Any]) -> None:
    for state in any_positions(60, 7, **options):
        foreseen = Outcomes(state, state.mover)
        for roll in set(state.aside) - {"6"}:
            found = set(foreseen.marches(bytes(state.advance), roll))
            possible = ends_of_march(state, roll)
            assert found <= possible
            for end in possible:
                assert any(all(a >= b for a, b in zip(better, end, strict=True)) for better in found)


def brute_force(state: State, extra: bool) -> float:
    """The value of the best play from here by brute force: every command, every fall of the dice."""
    value = PositionValue(state, state.mover)
    known: dict[bytes, float] = {}

    def best(now: State) -> float:
        key = HEROES.dump(now)
        if key not in known:
            offer = HEROES.offer(now, now.mover)
            assert offer is not None
            known[key] = max(worth(now, command) for command in offer.commands)
        return known[key]

    def worth(now: State, command: Any) -> float:
        if isinstance(command, Stop):
            return value.at_end(bytes(now.advance), extra)

        def play(dice: Dice) -> State:
            after = HEROES.clone(now)
            HEROES.apply(after, now.mover, command, dice, Silence())
            return after

        return sum(float(chance) * best(after) for chance, after in outcomes(play))

    return best(state)


@pytest.mark.clause("H-ACT-1", "H-ACT-2", "H-ACT-3")
@pytest.mark.parametrize("aside", [("6",), ("66",), ("6", "6"), ("6", "234"), ("66", "111")])
def test_the_worth_of_scoring_rolls_is_that_of_the_best_play(aside: tuple[str, ...]) -> None:
    for state in any_positions(4, 8, rows=3, scythe_hits="enemies"):
        state.aside = aside
        board = bytes(state.advance)
        for extra in (False, True):
            state.all_out = extra
            exact = brute_force(state, extra)
            assert by_needs(state).worth(board, aside, extra) == pytest.approx(exact)


def test_the_best_command_is_worth_what_the_rolls_are() -> None:
    """Planning and playing agree: no command has a higher value than was computed, and one has as much."""
    for state in any_positions(40, 9):
        board = bytes(state.advance)
        foreseen = by_needs(state).worth(board, state.aside, False)
        offer = HEROES.offer(state, state.mover)
        assert offer is not None
        plan = Plan(state, state.mover)
        assert max(plan.value(state, command) for command in offer.commands) == pytest.approx(
            foreseen, abs=0.01
        )


def test_more_scoring_rolls_are_never_worth_less() -> None:
    """Even with too many of them to search every order."""
    for state in any_positions(20, 10):
        board, foresight = bytes(state.advance), by_needs(state)
        for rolls in (("6", "6", "6", "123"), ("6", "66", "345"), ("66", "111"), ("6",) * 6):
            for _, fewer in each(rolls):
                assert foresight.worth(board, rolls, False) >= foresight.worth(board, fewer, False)


def test_a_march_that_has_begun_is_finished_or_broken_off_by_its_value() -> None:
    game = scene(
        """
        r.yfa
        .d...
        .....
        VP...
        -----
        ..S..
        .....
        .....
        ...DE
        """,
        aside="345",
    ).do("345 move 4")
    plan = Plan(game.state, 0)
    assert plan.value(game.state, Move(3, 3)) == 1.0
    assert plan.value(game.state, Move(5, 5)) == 1.0  # the winning move can still follow
    assert plan.value(game.state, Done()) < 1.0


def test_rolls_in_hand() -> None:
    assert each(("6", "6", "345")) == (("6", ("6", "345")), ("345", ("6", "6")))
    assert less(("6", "6", "345"), "6") == ("6", "345")
