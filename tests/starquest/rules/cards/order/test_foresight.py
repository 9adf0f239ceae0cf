"""The order Foresight."""

import pytest

from bulkhead.starquest.data.state import Deck, Watch, change_side
from bulkhead.starquest.events import (
    Activated,
    CardPlayed,
    CardPutUnder,
    CardSeen,
    Declared,
    HandRaised,
    Moved,
    OverwatchEnded,
    Rerolled,
    Rolled,
    Unharmed,
    WindowOpened,
)
from tests.starquest.rules.cards.ordering import ordered
from tests.starquest.scene import BA, CH, EL, scene

CORNER = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+   +
            |. .|
            +   +
            |. .|
            +-+-+
    """


@pytest.mark.clause("SQ-ALIEN-03", "SQ-OVER-19")
@pytest.mark.clause("C-ord_foresight-1")
def test_foresight_looks_at_both_decks_and_puts_what_it_likes_under_them() -> None:
    table = ordered("ord_foresight", "el1 fig_eldar_warrior 0.0 E", "ch1 fig_ork 11.4 N", seat=EL)
    table.state.decks = {
        "green": Deck(("evg_frenzy", "evg_lure")),
        "azure": Deck(("eva_lull", "eva_pack")),
    }
    table.do("use ord_foresight")
    assert table.offers == ["pass", "yes"]
    table.do("yes", "pass")
    assert table.state.decks["green"].draw == ("evg_lure", "evg_frenzy")
    assert table.state.decks["azure"].draw == ("eva_lull", "eva_pack")
    assert [one.card for one in table.heard.seen_by(BA) if isinstance(one, CardSeen)] == ["", ""]
    assert table.happened == [
        CardPlayed(EL, "ord_foresight", (), "SQ-TURN-12"),
        CardSeen(EL, "green", "evg_frenzy"),
        CardPutUnder(EL, "green"),
        CardSeen(EL, "azure", "eva_lull"),
    ]
    assert "activate el1" in table.offers


@pytest.mark.clause("SQ-ALIEN-03")
def test_a_hand_that_was_raised_is_heard_after_foresight() -> None:
    table = ordered("ord_foresight", "el1 fig_eldar_warrior 0.0 E", "ba1 fig_marine_laser 9.0 W", seat=EL)
    table.state.decks = {"green": Deck(("evg_frenzy", "evg_lure"))}
    change_side(table.state, BA, command=1)
    table.do("raise", by=BA).do("use ord_foresight", "pass")
    assert table.happened == [
        HandRaised(BA),
        CardPlayed(EL, "ord_foresight", (), "SQ-TURN-12"),
        CardSeen(EL, "green", "evg_frenzy"),
        WindowOpened(BA, "hand"),
    ]
    assert table.waiting == BA


@pytest.mark.clause("SQ-OVER-19", "SQ-SHOOT-08")
@pytest.mark.clause("C-ord_foresight-2")
def test_foresight_rerolls_a_die_of_an_overwatch_shot_until_the_own_next_turn() -> None:
    played = ordered("ord_foresight", "el1 fig_eldar_warrior 0.0 E", seat=EL).do("use ord_foresight")
    table = scene(
        CORNER, "ch1 fig_android 5.2 N", "el1 fig_eldar_warrior 0.0 E watching", turn=CH, dice=(1, 1, 1)
    )
    table.state.effects = played.state.effects
    table.state.watches["el1"] = Watch()
    table.act("ch1").do("ch1 step 5.1", "ch1 step 5.0")
    table.do(table.offered("el1 snap")[0])
    assert table.offers == ["pass", "reroll ord_foresight 1", "reroll ord_foresight 2"]
    table.do("reroll ord_foresight 2")
    assert table.happened == [
        Moved(CH, "ch1", ((5, 1),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        OverwatchEnded(EL, "el1"),
        Declared(EL, "el1", "wpn_shuriken_catapult", "ch1", 1, "overwatch"),
        Rolled(EL, "el1", (0, 0), 0, "overwatch", "SQ-SHOOT-03"),
        Rerolled(EL, "ord_foresight", (0, 0), 0),
    ]
    assert table.offers == ["pass"], "one die of a shot"
    assert [effect.until for effect in table.state.effects] == ["next-own-turn"]


@pytest.mark.clause("SQ-OVER-19")
def test_foresight_is_for_no_other_shot() -> None:
    lines = ("el1 fig_eldar_warrior 0.0 E", "ch1 fig_android 9.0 W")
    table = ordered("ord_foresight", *lines, seat=EL, dice=(1, 1)).do("use ord_foresight", "activate el1")
    table.do(table.offered("el1 shoot")[0])
    assert table.happened == [
        CardPlayed(EL, "ord_foresight", (), "SQ-TURN-12"),
        Activated(EL, "el1"),
        Declared(EL, "el1", "wpn_shuriken_catapult", "ch1", 1, "shoot"),
        Rolled(EL, "el1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not table.offered("reroll")
    assert "done" in table.offers
