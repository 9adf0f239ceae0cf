"""What each push risked: the chance to go bust, the smallest that there was, and the rolls at stake."""

import pytest

from bulkhead.heroes.clients.pushes import PushRisk, pushes
from bulkhead.heroes.data import events as e
from bulkhead.heroes.data.options import Options

TURN = [
    e.GameBegan(1, 0, 0),
    e.TurnBegan(0, 3, False),
    e.Rolled(0, (1, 2, 3, 4, 6, 6), (), "H-ROLL-1"),
    e.PutAside(0, ("66",)),
]
"""1, 2, 3 and 4 are left."""


def test_a_push_is_told_with_its_risk_and_the_smallest_one() -> None:
    # With 2, 3 and 4 left lying, whatever the fourth die shows is a lucky six or a straight.
    story = [*TURN, e.Rolled(0, (1, 1, 2, 5), (), "H-PUSH-2"), e.WentBust(0, ("66",))]
    (push,) = pushes(Options(), story)
    assert push == PushRisk(1, 3, 0, 4, ("66",), push.chance, 0.0, True)
    assert push.chance == pytest.approx(7 / 27)


def test_dice_that_are_held_are_the_safest_where_nothing_is_safer() -> None:
    story = [*TURN, e.Rolled(0, (5,), (2, 3, 4), "H-PUSH-2"), e.PutAside(0, ("2345",))]
    (push,) = pushes(Options(), story)
    assert (push.chance, push.least) == (0, 0)
    assert (push.dice, push.bust) == (1, False)


def test_what_lies_aside_grows_from_push_to_push() -> None:
    story = [
        *TURN,
        e.Rolled(0, (6, 1, 2, 2), (), "H-PUSH-2"),
        e.PutAside(0, ("6",)),
        e.Rolled(0, (1, 2, 2), (), "H-PUSH-2"),
        e.WentBust(0, ("66", "6")),
    ]
    assert [(push.staked, push.bust) for push in pushes(Options(), story)] == [
        (("66",), False),
        (("66", "6"), True),
    ]


def test_first_rolls_are_no_pushes() -> None:
    story = [
        e.TurnBegan(0, 1, False),
        e.Rolled(0, (1, 1, 2, 2, 4, 4), (), "H-ROLL-1"),
        e.WentBust(0, ()),
        e.TurnBegan(1, 2, False),
        e.Rolled(1, (6, 6, 6, 5, 5, 5), (), "H-ROLL-1"),
        e.PutAside(1, ("6", "6", "6", "555")),
        e.WentAllOut(1),
        e.TurnBegan(1, 2, True),
        e.Rolled(1, (1, 1, 2, 2, 4, 4), (), "H-ROLL-1"),
    ]
    assert pushes(Options(), story) == []


def test_a_match_that_begins_in_the_middle_of_a_turn_tells_only_of_dice_that_it_has_seen() -> None:
    story = [
        e.Rolled(0, (6, 1, 2, 2), (), "H-PUSH-2"),
        e.PutAside(0, ("6",)),
        e.Rolled(0, (3, 2, 2), (), "H-PUSH-2"),
    ]
    assert [push.dice for push in pushes(Options(), story)] == [3]
