"""Heroes as a tabletop.game.Game: who may act when, and what is refused."""

from collections.abc import Callable

import pytest

import bulkhead
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.commands import (
    Act,
    AnyCommand,
    Attack,
    Done,
    Keep,
    Move,
    Pick,
    Place,
    Push,
    Resign,
    Roll,
    Stop,
    Use,
)
from bulkhead.heroes.data.options import Options
from bulkhead.tabletop import SPECTATOR, Heard, Illegal, Mistake, Phrase, Result, Scripted, Who
from tests.heroes.scene import Scene, drafted, scene, table

BOARD = """
    dary.
    ....f
    .....
    .....
    -----
    .....
    ..E..
    .....
    DV.PS
    """
# Seat 0 has won as soon as it ends its turn.
WON = """
    daryf
    .....
    VSD..
    -----
    .....
    .....
    ...PE
    """
VERBS: list[AnyCommand] = [
    Pick("donato"),
    Place("donato", 1),
    Roll(),
    Keep(("6",)),
    Push((1,)),
    Act(),
    Attack("6", 1),
    Move(1, 1, "66"),
    Use("66", "shoot", 3, (1, 8)),
    Done(),
    Stop(),
]
Making = Callable[[], Scene]
PHASES: dict[str, tuple[Making, str, tuple[type[AnyCommand], ...]]] = {
    "draft": (table, "H-ARMY-1", (Pick,)),
    "place": (drafted, "H-SETUP-1", (Place,)),
    "roll": (lambda: scene(BOARD, phase="roll"), "H-ROLL-1", (Roll,)),
    "keep": (lambda: scene(BOARD, phase="keep", rolled="112346"), "H-ROLL-7", (Keep,)),
    "push": (lambda: scene(BOARD, phase="push", aside="6", rolled="11234"), "H-PUSH-1", (Push, Act)),
    "act": (lambda: scene(BOARD, aside="6 66"), "H-ACT-1", (Attack, Move, Use, Done, Stop)),
}


def test_the_game_is_found_by_its_name() -> None:
    assert bulkhead.game("heroes") is HEROES
    assert (HEROES.id, HEROES.seats) == ("heroes", 2)
    with pytest.raises(Mistake) as mistake:
        bulkhead.game("chess")
    assert mistake.value.phrase == Phrase("game-unknown", {"game": "chess", "known": "heroes, starquest"})


@pytest.mark.clause("H-ARMY-1", "H-SETUP-1", "H-ROLL-7", "H-PUSH-1", "H-ACT-1")
@pytest.mark.parametrize("phase", PHASES)
def test_a_command_of_another_phase_is_refused_with_the_clause_of_the_phase_that_is_on(phase: str) -> None:
    making, clause, verbs = PHASES[phase]
    for command in VERBS:
        if not isinstance(command, verbs):
            refusal = making().refused(command)
            assert str(refusal) == f"{clause}: heroes-no-wrong-phase"
            assert refusal.phrase.args == {"phase": Phrase(f"heroes-phase-{phase}")}


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_asks_its_own_question_of_one_seat(phase: str) -> None:
    game = PHASES[phase][0]()
    offer = HEROES.offer(game.state, 0)
    assert offer is not None
    assert (offer.seat, offer.question) == (0, f"heroes-ask-{phase}")
    assert {type(command) for command in offer.commands} <= set(PHASES[phase][2])
    game.ready(game.state.phase, 0)


def test_moves_still_owed_are_a_question_of_their_own() -> None:
    offer = HEROES.offer(scene(BOARD, aside="345").do("345 move 3").state, 0)
    assert offer is not None
    assert (offer.question, offer.commands) == ("heroes-ask-march", (Move(4, 4), Move(5, 5), Done()))


@pytest.mark.clause("H-ARMY-1", "H-SETUP-1", "H-ACT-1")
@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        ("draft", "H-ARMY-1"),
        ("place", "H-SETUP-1"),
        ("roll", "H-ACT-1"),
        ("keep", "H-ACT-1"),
        ("push", "H-ACT-1"),
        ("act", "H-ACT-1"),
    ],
)
@pytest.mark.parametrize("by", [1, SPECTATOR, 2])
def test_a_seat_that_does_not_decide_is_refused(phase: str, clause: str, by: int) -> None:
    game = PHASES[phase][0]()
    for command in VERBS:
        refusal = game.refused(command, by=by)
        assert str(refusal) == f"{clause}: heroes-no-not-your-turn"
        assert refusal.phrase.args == {"who": Who(0)}


@pytest.mark.clause("H-WIN-1", "H-MATCH-1")
@pytest.mark.parametrize("by", [0, 1])
def test_after_the_end_no_command_is_accepted(by: int) -> None:
    single = scene(WON).do("stop")
    match = scene(WON, games=3, sheet=[(4, 15), (3, 12)], winners=[1, 1]).do("stop")
    for command in VERBS:
        assert str(single.refused(command, by=by)) == "H-WIN-1: heroes-no-game-over"
        assert str(match.refused(command, by=by)) == "H-MATCH-1: heroes-no-game-over"
    assert single.over().winner == 0
    assert match.over().winner == 1


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_offered_is_carried_out_and_nothing_else_in_the_vocabulary_is(phase: str) -> None:
    game = PHASES[phase][0]()
    offer = HEROES.offer(game.state, 0)
    assert offer is not None
    known = [one for one in HEROES.vocabulary(game.state) if one != Resign()]  # said aside, not offered
    assert set(offer.commands) <= set(known)
    before = HEROES.dump(game.state)
    for command in known:
        twin = HEROES.clone(game.state)
        dice = Scripted(*[6] * 12)
        if command in offer.commands:
            HEROES.apply(twin, 0, command, dice, Heard())
            assert HEROES.dump(twin) != before
        else:
            with pytest.raises(Illegal):
                HEROES.apply(twin, 0, command, dice, Heard())
            assert HEROES.dump(twin) == before
            assert len(dice.left) == 12


def test_options_are_read_and_written_by_the_game() -> None:
    options = HEROES.options({"rows": "5", "hold": "strict", "blocked-vox": "yes"})
    assert options == Options(rows=5, hold="strict", blocked_vox=True)
    assert HEROES.plain_options(options) == {"rows": 5, "hold": "strict", "blocked-vox": True}


def test_a_whole_game_from_the_first_pick_to_the_last_step() -> None:
    """Seat 0 goes all out three times running, and its whole army walks over the middle."""
    army = ("donato", "aramus", "sanyctus", "phaello", "ebellius")
    game = table(rows=3, dice=[1, 2, 3, 4, 5, 6] * 3)
    game.do(*(f"pick {hero}" for hero in army * 2))
    for column, hero in enumerate(army, 1):
        game.do(f"place {hero} {column}", f"place {hero} {column}")
    for _ in range(3):
        assert game.waiting == 0
        game.do("roll", "keep 6 12345", "12345 move 1", "move 2", "move 3", "move 4", "move 5", "stop")
    assert game.over() == Result((1.0, 0.0), (18, 0), "H-WIN-1")
