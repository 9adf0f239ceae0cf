"""Invariants of Heroes: on boards reached by random play, and on boards that random play seldom reaches."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, product
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bulkhead.heroes import HEROES
from bulkhead.heroes.clients.odds import roll_odds
from bulkhead.heroes.data.cards import house_cards
from bulkhead.heroes.data.commands import AnyCommand, Keep, Push
from bulkhead.heroes.data.events import GameDrawn, GameWon, Moved, Retreated, TurnBegan
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.scoring_rolls import SETS, all_scoring_rolls, all_sets
from bulkhead.tabletop import SPECTATOR, Heard, Mistake, Seeded, Silence

NAMES = tuple(card.id for card in house_cards())

armies = st.permutations(NAMES).map(lambda heroes: tuple(heroes[:5]))
collections = st.one_of(
    st.just(()),
    st.lists(st.sampled_from(NAMES), min_size=5, max_size=9, unique=True).map(tuple),
)


@st.composite
def tables(draw: st.DrawFn, turn_limit: int = 30) -> Options:
    """Options of every kind; games end soon."""
    return Options(
        rows=draw(st.integers(3, 6)),
        hold=draw(st.sampled_from(("new", "literal", "strict"))),
        scythe_hits=draw(st.sampled_from(("all", "enemies"))),
        scythe_line=draw(st.sampled_from(("row", "column"))),
        blocked_vox=draw(st.booleans()),
        duplicates=draw(st.booleans()),
        collection_1=draw(collections),
        collection_2=draw(collections),
        first=draw(st.sampled_from(("draw", "1", "2"))),
        turn_limit=draw(st.integers(1, turn_limit)),
        games=draw(st.sampled_from((1, 1, 1, 3))),
    )


@st.composite
def boards(draw: st.DrawFn) -> State:
    """Any board at all, with scoring rolls to spend: crowded columns are as likely as open ones."""
    rows = draw(st.integers(3, 6))
    most = 2 * rows - 2
    advances = [[0] * 5, [0] * 5]
    for column in range(5):
        advances[0][column] = draw(st.integers(0, most))
        advances[1][4 - column] = draw(st.integers(0, most - advances[0][column]))
    standing = [
        "/".join(f"{hero}{advance}" for hero, advance in zip(draw(armies), line, strict=True))
        for line in advances
    ]
    aside = draw(st.sampled_from([",".join(rolls) for rolls, _ in SETS if rolls]))
    options = [
        f"rows={rows}",
        f"scythe-hits={draw(st.sampled_from(('all', 'enemies')))}",
        f"scythe-line={draw(st.sampled_from(('row', 'column')))}",
        f"blocked-vox={draw(st.sampled_from(('yes', 'no')))}",
    ]
    seat = draw(st.sampled_from("12"))
    line = f"{' '.join(standing)} {seat} act {aside} - t9 f1 g1 {';'.join(options)}"
    return HEROES.from_position(line, Options())


class Table:
    """A random game; every command is recorded, with its events."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.dice = Seeded(b"dice %d" % seed)
        self.whims = Seeded(b"whims %d" % seed)

    def step(self) -> Heard | None:
        """Play one command of the seat that decides; None when the game is over."""
        seat = HEROES.waiting(self.state)
        if seat is None:
            return None
        offer = HEROES.offer(self.state, seat)
        assert offer is not None
        heard = Heard()
        (whim,) = self.whims.roll(1, len(offer.commands))
        HEROES.apply(self.state, seat, offer.commands[whim - 1], self.dice, heard)
        return heard

    def play(self, commands: int = 10_000) -> Iterator[tuple[State, Heard]]:
        for _ in range(commands):
            heard = self.step()
            if heard is None:
                return
            yield self.state, heard


def new_table(options: Options, seed: int) -> Table:
    return Table(HEROES.new(options, Seeded(b"first %d" % seed), Silence()), seed)


def at_every_state(look: Callable[[State], None], options: Options, seed: int) -> int:
    """Play a game and call `look` with each state; returns how many there were."""
    table = new_table(options, seed)
    look(table.state)
    seen = 1
    for state, _ in table.play():
        look(state)
        seen += 1
    return seen


seeds = st.integers(0, 2**32)
few = settings(max_examples=60)


# The six invariants of the rulebook


def columns_are_in_order(state: State) -> None:
    """One hero of each side per column, in different spaces, and none in the enemy's set-up row."""
    rows = state.options.rows
    standing = state.phase not in ("draft", "place")
    for column in range(5):
        own, other = column, 9 - column
        if standing:
            assert state.army[own]
            assert state.army[other]
        for index in (own, other):
            assert 0 <= state.advance[index] <= 2 * rows - 2
            assert state.army[index] or state.advance[index] == 0
        assert state.advance[own] + state.advance[other] <= 2 * rows - 2


def across(state: State, seat: int) -> int:
    return sum(advance >= state.options.rows for advance in state.advance[seat * 5 : seat * 5 + 5])


def only_one_side_has_three_across(state: State) -> None:
    assert across(state, 0) < 3 or across(state, 1) < 3


def scores_are_the_spaces_gained(state: State) -> None:
    """Counted again: one point per space, two for a hero that inspires."""
    double = {card.id for card in state.options.roster for item in card.equipment if item.kind == "inspire"}
    view = HEROES.view(state, SPECTATOR)
    for seat in (0, 1):
        expected = 0
        for hero, advance in zip(view.armies[seat], view.advances[seat], strict=True):
            expected += advance * 2 if hero in double else advance
        assert view.scores[seat] == expected
        assert view.across[seat] == across(state, seat)


@pytest.mark.clause("H-BOARD-1", "H-BOARD-4", "H-MOVE-2", "H-SCORE-1", "H-INSPIRE-1", "H-WIN-1")
@few
@given(tables(), seeds)
def test_the_board_stays_in_order_through_any_game(options: Options, seed: int) -> None:
    def look(state: State) -> None:
        columns_are_in_order(state)
        only_one_side_has_three_across(state)
        scores_are_the_spaces_gained(state)

    assert at_every_state(look, options, seed) > 20


@pytest.mark.clause("H-MOVE-1", "H-MOVE-2", "H-ATK-1", "H-SCYTHE-1")
@settings(max_examples=150)
@given(boards(), seeds)
def test_the_board_stays_in_order_from_any_board(state: State, seed: int) -> None:
    """A retreat is never blocked: two heroes never meet in a space."""
    columns_are_in_order(state)
    only_one_side_has_three_across(state)
    for after, _ in Table(state, seed).play(12):
        columns_are_in_order(after)
        only_one_side_has_three_across(after)
        scores_are_the_spaces_gained(after)


@pytest.mark.clause("H-MOVE-1", "H-MOVE-3", "H-ATK-1", "H-ATK-2")
@settings(max_examples=150)
@given(boards(), seeds)
def test_heroes_change_place_only_by_moves_and_retreats_that_are_told(state: State, seed: int) -> None:
    table = Table(state, seed)
    for _ in range(12):
        before, mover = list(table.state.advance), table.state.mover
        heard = table.step()
        if heard is None or table.state.phase == "draft":
            return
        for event in heard.events:
            if isinstance(event, Moved):
                assert event.seat == mover
                before[event.seat * 5 + event.column - 1] += 1
            elif isinstance(event, Retreated):
                assert event.spaces >= 1
                before[event.seat * 5 + event.column - 1] -= event.spaces
        assert table.state.advance == before


def scoring_rolls_in(dice: tuple[int, ...]) -> bool:
    """Is there a scoring roll in these dice? Computed without the rules' tables."""
    return (
        6 in dice
        or any(dice.count(face) >= 3 for face in range(1, 6))
        or any({low, low + 1, low + 2} <= set(dice) for low in (1, 2, 3))
    )


@pytest.mark.clause("H-BUST-1", "H-ROLL-2", "H-ROLL-3")
@pytest.mark.parametrize(
    ("dice", "chance"),
    [
        (6, Fraction(95, 2592)),
        (5, Fraction(145, 1296)),
        (4, Fraction(7, 27)),
        (3, Fraction(17, 36)),
        (2, Fraction(25, 36)),
        (1, Fraction(5, 6)),
    ],
)
def test_the_chance_to_bust_is_exactly_this(dice: int, chance: Fraction) -> None:
    busts = sum(not scoring_rolls_in(faces) for faces in product(range(1, 7), repeat=dice))
    assert Fraction(busts, 6**dice) == chance
    for reading in ("new", "literal", "strict"):
        assert roll_odds(dice, (), reading).bust == chance


@pytest.mark.clause("H-ROLL-2", "H-ROLL-5", "H-ROLL-6")
def test_thirteen_scoring_rolls_and_110_sets_of_them_fit_in_six_dice() -> None:
    found = all_scoring_rolls()
    threes = {str(face) * 3 for face in range(1, 6)}
    straights = {"123", "234", "345", "1234", "2345", "12345"}
    assert set(found) == {"6", "66"} | threes | straights
    assert len(found) == 13
    sets = [
        rolls
        for size in range(7)
        for rolls in combinations_with_replacement(sorted(found), size)
        if len("".join(rolls)) <= 6
    ]
    assert len(sets) == len(all_sets()) == 110
    assert {tuple(sorted(rolls)) for rolls, _ in all_sets()} == set(sets)


# Dice, turns, endings


def dice_are_six(state: State) -> None:
    aside = sum(map(len, state.aside))
    lying = len(state.rolled) + len(state.held)
    if state.phase in ("keep", "push"):
        assert aside + lying == 6
        assert state.rolled
    else:
        assert lying == 0
    assert aside <= 6
    assert not state.all_out or state.phase == "act"
    assert not state.frames or state.phase == "act"


@pytest.mark.clause("H-ROLL-5", "H-ROLL-7", "H-PUSH-2", "H-ALLOUT-1", "H-BUST-1")
@few
@given(tables(), seeds)
def test_six_dice_are_always_accounted_for(options: Options, seed: int) -> None:
    assert at_every_state(dice_are_six, options, seed) > 20


@pytest.mark.clause("H-LIMIT-1", "H-WIN-1", "H-WIN-2", "H-MATCH-1")
@few
@given(tables(turn_limit=400), seeds)
def test_every_game_ends_within_its_turns_and_its_winner_has_earned_it(options: Options, seed: int) -> None:
    table = new_table(options, seed)
    finished = 0
    for state, heard in table.play():
        assert state.turn <= options.turn_limit
        finished += sum(isinstance(event, GameWon | GameDrawn) for event in heard.events)
        if state.phase == "over" and state.winners[-1] >= 0:
            winner = state.winners[-1]
            assert across(state, winner) >= 3
            assert state.sheet[-1][winner] > state.sheet[-1][1 - winner]
            assert state.mover == winner
    assert finished == len(table.state.sheet) == options.games
    result = HEROES.result(table.state)
    assert result is not None
    assert sum(result.shares) == 1
    assert result.scores == tuple(sum(game[seat] for game in table.state.sheet) for seat in (0, 1))


@pytest.mark.clause("H-ALLOUT-1", "H-BUST-1", "H-ACT-1", "H-SETUP-2")
@few
@given(tables(), seeds)
def test_turns_alternate_unless_somebody_went_all_out(options: Options, seed: int) -> None:
    table = new_table(options, seed)
    mover, all_out = table.state.mover, False
    for state, heard in table.play():
        for event in heard.events:
            if isinstance(event, TurnBegan):
                assert event.extra == (all_out and event.turn > 1)
                expected = mover if event.extra else 1 - mover
                assert event.seat == (expected if event.turn > 1 else state.first)
        mover, all_out = state.mover, state.all_out


# Copies and texts


@few
@given(tables(), seeds)
def test_position_and_json_round_trip_at_every_state(options: Options, seed: int) -> None:
    def look(state: State) -> None:
        dumped = HEROES.dump(state)
        assert HEROES.dump(HEROES.load(dumped)) == dumped
        line = HEROES.position(state)
        again = HEROES.from_position(line, Options())
        assert HEROES.dump(again) == dumped
        assert HEROES.position(again) == line

    assert at_every_state(look, options, seed) > 20


@few
@given(tables(), seeds)
def test_every_offered_command_reads_back_and_is_offered_once(options: Options, seed: int) -> None:
    def look(state: State) -> None:
        seat = HEROES.waiting(state)
        if seat is None:
            return
        offer = HEROES.offer(state, seat)
        assert offer is not None
        texts = [str(command) for command in offer.commands]
        assert len(set(texts)) == len(texts) > 0
        assert [HEROES.read(text) for text in texts] == list(offer.commands)

    assert at_every_state(look, options, seed) > 20


@pytest.mark.parametrize("rows", [3, 4, 5, 6])
def test_every_command_of_the_vocabulary_reads_back(rows: int) -> None:
    """Putting nothing aside and rolling no dice have no text form: they exist to be refused."""
    state = HEROES.new(Options(rows=rows, first="1"), Seeded(b""), Silence())
    commands = set(HEROES.vocabulary(state))
    wrong = {command for command in commands if read(str(command)) != command}
    assert wrong == {Keep(()), Push(())}
    assert all(isinstance(read(str(command)), Mistake) for command in wrong)
    assert len(commands) > 10_000


def read(text: str) -> AnyCommand | Mistake:
    try:
        return HEROES.read(text)
    except Mistake as mistake:
        return mistake


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=40), st.text("keeppushmovatckroldn 123456>.-", max_size=16)))
def test_any_text_is_a_command_or_a_mistake(text: str) -> None:
    found = read(text)
    if isinstance(found, Mistake):
        assert found.phrase.args["text"] == text
    else:
        assert HEROES.read(str(found)) == found


@few
@given(tables(), seeds, st.integers(0, 120))
def test_a_clone_is_independent(options: Options, seed: int, fork: int) -> None:
    table = new_table(options, seed)
    for _ in table.play(fork):
        pass
    original = HEROES.dump(table.state)
    twin = Table(HEROES.clone(table.state), seed + 1)
    assert HEROES.dump(twin.state) == original
    for _ in twin.play(60):
        pass
    assert HEROES.dump(table.state) == original
    elsewhere = HEROES.dump(twin.state)
    for _ in table.play(60):
        pass
    assert HEROES.dump(twin.state) == elsewhere


# Secrets


@pytest.mark.clause("H-ARMY-1")
@few
@given(tables(), seeds)
def test_nobody_sees_a_pick_before_both_armies_are_chosen(options: Options, seed: int) -> None:
    def look(state: State) -> None:
        for viewer in (0, 1, SPECTATOR):
            view = HEROES.view(state, viewer)
            for seat in (0, 1):
                hidden = state.phase == "draft" and seat != viewer
                shown = ("",) * len(state.hands[seat]) if hidden else tuple(state.hands[seat])
                assert view.hands[seat] == shown

    assert at_every_state(look, options, seed) > 20


@few
@given(tables(turn_limit=4), seeds)
def test_what_a_viewer_is_told_holds_no_hidden_pick(options: Options, seed: int) -> None:
    table = new_table(options, seed)
    for _ in range(10):
        picker = table.state.mover
        heard = table.step()
        assert heard is not None
        for viewer in (1 - picker, SPECTATOR):
            told: list[Any] = [msgspec.to_builtins(event) for event in heard.seen_by(viewer)]
            assert [event["hero"] for event in told if event["type"] == "Picked"] == [""]
