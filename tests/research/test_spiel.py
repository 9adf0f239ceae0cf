"""The shape of OpenSpiel: exact chance, copies that are independent, and resampling from what a seat knows."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from bulkhead.research.spiel.game import load_game
from bulkhead.research.spiel.state import SpielState

GAMES = pytest.mark.parametrize("game_id", ["heroes", "starquest"])


def random_step(state: SpielState, rng: Random) -> None:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def states(game_id: str, every: int, **values: Any) -> Any:
    """Moments of a random game."""
    rng = Random("spiel")
    state = load_game(game_id, **values).new_initial_state()
    while not state.is_terminal():
        if state.move_number() % every == 0:
            yield state
        random_step(state, rng)
    yield state


@GAMES
def test_a_game_ends_with_returns_that_sum_up_to_nothing(game_id: str) -> None:
    *_, last = states(game_id, 1)
    assert last.is_terminal()
    assert (last.current_player(), last.legal_actions()) == (-4, [])
    assert sum(last.returns()) == pytest.approx(0)
    assert sorted(last.returns()) == [-1.0, 1.0]
    assert last.player_return(0) == last.returns()[0] == last.rewards()[0]
    assert last.move_number() == len(last.history()) <= last.get_game().max_game_length()


def test_chance_is_exact() -> None:
    """Two dice as they count: a double has one way to fall, two different faces have two."""
    counts = set()
    for state in states("heroes", 1, rows=3):
        if not state.is_chance_node():
            continue
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1, abs=1e-12)
        faces = [state.action_to_string(action).removeprefix("roll ") for action, _ in outcomes]
        counts.add(len(faces[0]))
        if len(faces[0]) == 2 and len(faces) == 21:
            for roll, (_, chance) in zip(faces, outcomes, strict=True):
                assert chance == pytest.approx(1 / 36 if roll[0] == roll[1] else 2 / 36)
    assert {1, 2, 6} <= counts


def test_a_roll_goes_on_as_it_fell() -> None:
    for state in states("heroes", 1):
        if state.is_chance_node() and len(state.chance_outcomes()) == 462:
            action = state.string_to_action("roll 112346")
            after = state.child(action)
            assert '"rolled":[1,1,2,3,4,6]' in after.observation_string(0)
            assert after.history() == [*state.history(), action]
            return
    raise AssertionError("nobody rolled six dice")


@GAMES
def test_copies_are_independent(game_id: str) -> None:
    rng = Random("copies")
    for state in states(game_id, 23):
        if state.is_terminal():
            return
        twin, before = state.clone(), str(state)
        random_step(twin, rng)
        assert str(state) == before
        assert str(twin) != before


@GAMES
def test_states_are_written_and_read(game_id: str) -> None:
    rng = Random("saving")
    for state in states(game_id, 23):
        again = state.get_game().deserialize_state(state.serialize())
        assert (str(again), again.current_player()) == (str(state), state.current_player())
        assert again.legal_actions() == state.legal_actions()
        if not state.is_terminal():
            action = rng.choice(state.legal_actions())
            assert str(again.child(action)) == str(state.child(action))


@GAMES
def test_legal_actions_are_sorted_and_read_back(game_id: str) -> None:
    for state in states(game_id, 11):
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert [at for at, one in enumerate(state.legal_actions_mask()) if one] == legal
        for action in legal[:5]:
            assert state.string_to_action(state.action_to_string(action)) == action
        if not state.is_chance_node() and not state.is_terminal():
            other = (state.current_player() + 1) % state.num_players()
            assert state.legal_actions(other) == []
            with pytest.raises(ValueError, match="not legal"):
                state.apply_action(state.num_distinct_actions())


@pytest.mark.parametrize(
    ("game_id", "values"),
    [
        ("heroes", {}),
        ("starquest", {}),
        ("starquest", {"mission": "mis_s1_cold_lock", "factions": "eldar,legion,cult"}),
    ],
)
def test_a_resampled_state_looks_the_same_to_its_seat(game_id: str, values: dict[str, str]) -> None:
    rng, differ = Random("resampling"), False
    for state in states(game_id, 29 if values else 7, **values):
        if state.is_chance_node():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            differ = differ or other.serialize() != state.serialize()
            if not other.is_terminal() and not other.is_chance_node():
                random_step(other, rng)
    assert differ


def test_a_resampled_state_has_other_dice() -> None:
    """A search must not look at the dice that will really fall: a copy repeats them, a resampled state does not."""
    rng = Random("dice")
    for state in states("starquest", 1, mission="mis_s1_cold_lock", factions="eldar,legion,cult"):
        if state.is_terminal() or state.current_player() != 0:
            continue
        for action in state.legal_actions():
            if state.action_to_string(action).split()[1:2] != ["shoot"]:
                continue
            copies = {state.clone().child(action).observation_string(0) for _ in range(4)}
            resampled = {
                state.resample_from_infostate(0, rng.random).child(action).observation_string(0)
                for _ in range(8)
            }
            assert len(copies) == 1
            if len(resampled) > 1:
                return
    raise AssertionError("the dice fell alike at every shot")


def test_a_seat_does_not_know_the_others_picks() -> None:
    """Two histories that differ in a secret pick are one information state of the other seat, and two of its own."""
    start = load_game("heroes", first="1").new_initial_state()
    one, other = (start.child(start.string_to_action(f"pick {hero}")) for hero in ("donato", "victorno"))
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_the_memory_of_a_seat_tells_histories_apart() -> None:
    """Two rolls that both bust lead to the same position: views are equal, what was seen on the way is not."""
    for state in states("heroes", 1, rows=3):
        if state.is_chance_node() and len(state.chance_outcomes()) == 462:
            one, other = (
                state.child(state.string_to_action(f"roll {faces}")) for faces in ("112244", "112255")
            )
            assert one.observation_string(0) == other.observation_string(0)
            assert one.information_state_string(0) != other.information_state_string(0)
            assert one.history_str() != other.history_str()
            return
    raise AssertionError("nobody rolled six dice")


def test_two_states_of_a_game_that_samples_chance_differ_but_games_repeat() -> None:
    first, again = load_game("starquest", seed=4), load_game("starquest", seed=4)
    one, two = first.new_initial_state(), first.new_initial_state()
    assert one.serialize() != two.serialize()
    assert one.serialize() == again.new_initial_state().serialize()


def test_openspiel_has_what_we_have() -> None:
    """Names, and the kinds of answers, beside a game of OpenSpiel itself."""
    pyspiel = pytest.importorskip("pyspiel")
    theirs = pyspiel.load_game("pig")
    ours = load_game("heroes")
    extra = {"command", "read", "commands", "numbers", "options", "rules", "explicit_chance"}
    for one, other in ((ours, theirs), (ours.new_initial_state(), theirs.new_initial_state())):
        names = {name for name in dir(one) if not name.startswith("_")} - extra
        assert names <= set(dir(other))
    state, pig = ours.new_initial_state(), theirs.new_initial_state()
    while not pig.is_chance_node():
        pig.apply_action(pig.legal_actions()[0])
    assert state.is_chance_node(), "who places first is drawn"
    for one in (state, pig):
        assert all(
            isinstance(action, int) and isinstance(odds, float) for action, odds in one.chance_outcomes()
        )
        assert all(isinstance(found, float) for found in one.returns())
        assert one.current_player() == pyspiel.PlayerId.CHANCE
    assert ours.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


def test_a_search_of_openspiel_plays_heroes() -> None:
    """OpenSpiel's Monte-Carlo tree search takes the game as it is."""
    pytest.importorskip("pyspiel")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    import numpy as np

    game = load_game("heroes", rows=3, turn_limit=2)
    rng = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 2.0, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for _ in range(15):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            action = search.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
