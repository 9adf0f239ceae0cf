"""Choosing armies (H-ARMY-1, H-ARMY-2): five heroes each, in secret until both are chosen."""

import pytest

from bulkhead.heroes.data.commands import Pick
from bulkhead.heroes.data.events import ArmiesShown, GameBegan, Picked
from bulkhead.tabletop import SPECTATOR
from tests.heroes.scene import ARMIES, table

ROSTER = ["donato", "victorno", "sanyctus", "phaello", "ebellius", "feurran", "dyrael", "aramus", "darrago"]
FIRST_PICKS = [f"pick {hero}" for hero in ARMIES[0]]
SECOND_PICKS = [f"pick {hero}" for hero in ARMIES[1]]


@pytest.mark.clause("H-ARMY-1")
def test_each_seat_chooses_from_the_whole_roster_when_no_collection_limits_it() -> None:
    game = table()
    game.ready("draft", 0, *(f"pick {hero}" for hero in ROSTER))
    game.do(*FIRST_PICKS)
    game.ready("draft", 1, *(f"pick {hero}" for hero in ROSTER))


@pytest.mark.clause("H-ARMY-1")
def test_an_army_is_complete_with_the_fifth_hero_and_not_before() -> None:
    game = table().do(*FIRST_PICKS[:4])
    game.ready("draft", 0)
    assert game.state.hands == [list(ARMIES[0][:4]), []]
    game.do(FIRST_PICKS[4])
    game.ready("draft", 1)
    assert game.state.hands == [list(ARMIES[0]), []]


@pytest.mark.clause("H-ARMY-1")
def test_the_player_who_places_first_also_chooses_first() -> None:
    table(first="2").ready("draft", 1)


@pytest.mark.clause("H-ARMY-1")
def test_a_choice_is_known_to_its_owner_alone_until_both_armies_are_complete() -> None:
    game = table().do(*FIRST_PICKS, *SECOND_PICKS[:4])
    began = [GameBegan(1, 0, 0)]
    own = [Picked(0, hero) for hero in ARMIES[0]], [Picked(1, hero) for hero in ARMIES[1][:4]]
    hidden = [Picked(0, "")] * 5, [Picked(1, "")] * 4
    assert game.heard.seen_by(0) == began + own[0] + hidden[1]
    assert game.heard.seen_by(1) == began + hidden[0] + own[1]
    assert game.heard.seen_by(SPECTATOR) == began + hidden[0] + hidden[1]
    game.do(SECOND_PICKS[4])
    for viewer in (0, 1, SPECTATOR):
        assert game.heard.seen_by(viewer)[-1] == ArmiesShown(ARMIES)
    game.ready("place", 0)


@pytest.mark.clause("H-ARMY-1")
def test_a_collection_limits_its_owner_and_nobody_else() -> None:
    owned = ("donato", "phaello", "feurran", "dyrael", "aramus", "darrago")
    game = table(collection_1=owned)
    game.ready("draft", 0, *(f"pick {hero}" for hero in owned))
    refusal = game.refused("pick victorno")
    assert str(refusal) == "H-ARMY-1: heroes-no-not-in-collection"
    game.do(*(f"pick {hero}" for hero in owned[:5]))
    game.ready("draft", 1, *(f"pick {hero}" for hero in ROSTER))


@pytest.mark.clause("H-ARMY-1")
def test_a_collection_of_five_leaves_one_possible_army() -> None:
    game = table(collection_2=ARMIES[1], first="2").do(*SECOND_PICKS[:4])
    game.ready("draft", 1, "pick donato")
    game.do("pick donato")
    game.ready("draft", 0, *(f"pick {hero}" for hero in ROSTER))


@pytest.mark.clause("H-ARMY-1")
def test_nobody_can_choose_a_hero_that_does_not_exist() -> None:
    refusal = table().refused(Pick("nobody"))
    assert str(refusal) == "H-ARMY-1: heroes-no-such-hero"
    assert refusal.phrase.args == {"hero": "nobody"}


@pytest.mark.clause("H-ARMY-2")
def test_a_hero_stands_at_most_once_in_one_army() -> None:
    game = table().do("pick donato")
    assert str(game.refused("pick donato")) == "H-ARMY-2: heroes-no-hero-twice"
    game.ready("draft", 0, *(f"pick {hero}" for hero in ROSTER[1:]))


@pytest.mark.clause("H-ARMY-2")
def test_the_same_hero_may_stand_in_both_armies() -> None:
    game = table().do(*FIRST_PICKS, *FIRST_PICKS)
    assert game.events[-1] == ArmiesShown((ARMIES[0], ARMIES[0]))
    game.ready("place", 0)


@pytest.mark.clause("H-ARMY-2")
def test_a_table_may_allow_the_same_hero_five_times() -> None:
    game = table(duplicates=True).do(*["pick donato"] * 5)
    game.ready("draft", 1, *(f"pick {hero}" for hero in ROSTER))
    game.do(*SECOND_PICKS)
    assert game.events[-1] == ArmiesShown((("donato",) * 5, ARMIES[1]))
    game.ready("place", 0, *(f"place donato {column}" for column in range(1, 6)))


@pytest.mark.clause("H-ARMY-2")
def test_duplicates_do_not_widen_a_collection() -> None:
    game = table(duplicates=True, collection_1=ARMIES[0]).do("pick donato")
    assert str(game.refused("pick feurran")) == "H-ARMY-1: heroes-no-not-in-collection"
    game.ready("draft", 0, *FIRST_PICKS)
