"""Views (H-ARMY-1): everything is public, except the other's picks during the draft."""

from random import Random

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.views import HIDDEN, View, on_the_table
from bulkhead.tabletop import SPECTATOR
from tests.heroes.scene import ARMIES, drafted, scene, table

FIRST_PICKS = [f"pick {hero}" for hero in ARMIES[0]]


@pytest.mark.clause("H-ARMY-1")
@pytest.mark.parametrize(
    ("viewer", "hands"),
    [
        (0, (ARMIES[0], (HIDDEN,))),
        (1, ((HIDDEN,) * 5, ("feurran",))),
        (SPECTATOR, ((HIDDEN,) * 5, (HIDDEN,))),
    ],
)
def test_in_the_draft_a_viewer_sees_the_own_picks_and_the_number_of_the_others(
    viewer: int, hands: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    game = table().do(*FIRST_PICKS, "pick feurran")
    assert HEROES.view(game.state, viewer).hands == hands
    game.ready("draft", 1)


@pytest.mark.clause("H-ARMY-1")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_once_both_armies_are_chosen_everyone_sees_them(viewer: int) -> None:
    assert HEROES.view(drafted().state, viewer).hands == ARMIES


@pytest.mark.clause("H-ARMY-1")
def test_the_draft_of_the_next_game_is_secret_again() -> None:
    game = scene(
        """
        daryf
        .....
        VSD..
        -----
        .....
        .....
        ...PE
        """,
        games=3,
    ).do("stop", "pick sanyctus")
    assert HEROES.view(game.state, 0).hands == ((), (HIDDEN,))
    assert HEROES.view(game.state, 1).hands == ((), ("sanyctus",))


def test_a_view_tells_the_whole_table() -> None:
    game = scene(
        """
        .ar..
        d....
        ..S..
        -----
        ...yf
        .....
        DV.PE
        """,
        seat=1,
        phase="keep",
        aside="6",
        held="11",
        rolled="126",
        turn=9,
        games=3,
        sheet=[(12, 3)],
        winners=[0],
    )
    assert HEROES.view(game.state, SPECTATOR) == View(
        number=-1,
        options=game.state.options,
        phase="keep",
        mover=1,
        first=0,
        game=2,
        turn=9,
        hands=((), ()),
        armies=(
            ("donato", "victorno", "sanyctus", "phaello", "ebellius"),
            ("feurran", "dyrael", "darrago", "aramus", "donato"),
        ),
        advances=((0, 0, 3, 0, 0), (3, 3, 0, 0, 1)),
        scores=(3, 8),
        across=(1, 2),
        rolled=(1, 2, 6),
        held=(1, 1),
        aside=("6",),
        marching=(),
        all_out=False,
        sheet=((12, 3),),
        winners=(0,),
        result=None,
    )


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_outside_the_draft_a_view_is_enough_to_set_the_table_up_again(viewer: int) -> None:
    game = scene(
        """
        daryf
        .....
        .....
        -----
        .....
        .....
        DVSPE
        """,
        aside="66 345",
    ).do("345 move 3")
    view = HEROES.view(game.state, viewer)
    assert HEROES.dump(on_the_table(view)) == HEROES.dump(game.state)
    assert HEROES.dump(HEROES.guess(view, Random(1))) == HEROES.dump(game.state)


@pytest.mark.clause("H-ARMY-1", "H-ARMY-2")
@pytest.mark.parametrize("duplicates", [False, True])
def test_a_guess_fills_hidden_picks_within_the_rules(duplicates: bool) -> None:
    owned = ("donato", "victorno", "sanyctus", "phaello", "ebellius", "aramus")
    game = table(collection_1=owned, duplicates=duplicates).do(*FIRST_PICKS, "pick feurran")
    view = HEROES.view(game.state, 1)
    hands = set()
    for seed in range(50):
        guessed = HEROES.guess(view, Random(seed))
        assert HEROES.view(guessed, 1) == view
        assert set(guessed.hands[0]) <= set(owned)
        assert duplicates or len(set(guessed.hands[0])) == 5
        hands.add(tuple(guessed.hands[0]))
    assert len(hands) > 10


@pytest.mark.clause("H-ARMY-1")
def test_a_twin_differs_in_what_the_viewer_cannot_know_and_in_nothing_else() -> None:
    game = table().do(*FIRST_PICKS, "pick feurran")
    twin = HEROES.twin(game.state, 1, Random(3))
    assert twin.hands[0] != game.state.hands[0]
    assert twin.hands[1] == game.state.hands[1]
    assert HEROES.view(twin, 1) == HEROES.view(game.state, 1)
    assert HEROES.offer(twin, 1) == HEROES.offer(game.state, 1)
    assert game.state.hands[0] == list(ARMIES[0])


@pytest.mark.clause("H-ARMY-1")
def test_after_the_draft_a_twin_is_the_same_for_there_are_no_secrets() -> None:
    game = drafted()
    assert HEROES.dump(HEROES.twin(game.state, 1, Random(3))) == HEROES.dump(game.state)
