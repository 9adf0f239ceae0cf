"""How far an undo goes: to the player's last real choice, past automatic answers."""

import pytest

from bulkhead.heroes.data.state import State
from bulkhead.match import Seated, Session
from bulkhead.match.takeback import way_back
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Watch
from bulkhead.starquest.game import STARQUEST
from tests.match.hasty import HASTY, Hasty
from tests.match.playing import PLAYERS, SEED, SET_UP, do
from tests.server.hulk import EL, FACTIONS, HALL, UM
from tests.starquest.scene import scene

ADA, BEN = 0, 1


def set_up(commands: int) -> Session:
    """The first commands of the set-up; 18 of its 20 are chosen, the last two are automatic."""
    session = Session.start(HASTY, HASTY.options({"first": "1"}), PLAYERS, SEED)
    return do(session, *SET_UP[:commands])


def way(session: Session, seat: int, *bots: int) -> list[tuple[int, int]]:
    return [(one.seat, one.n) for one in way_back(session.course, seat, bots)]


def test_the_last_choice_is_undone_alone() -> None:
    session = set_up(18)
    assert way(session, BEN) == [(BEN, 18)]
    assert way(session, ADA) == []


def test_automatic_answers_are_undone_with_the_choice_before_them() -> None:
    session = set_up(20)
    assert session.can_undo(BEN)
    assert way(session, BEN) == [(BEN, 20), (ADA, 19), (BEN, 18)]
    for one in way_back(session.course, BEN):
        session.undo(one.seat, one.n)
    assert session.waiting == BEN
    assert session.standing is None, "there is something to choose"


def test_a_choice_of_another_seat_is_never_undone() -> None:
    session = set_up(20)
    assert way(session, ADA) == []


def test_a_bots_choice_is_undone_where_the_table_allows_it() -> None:
    session = set_up(20)
    assert way(session, ADA, BEN) == [(BEN, 20), (ADA, 19), (BEN, 18), (ADA, 17)]
    assert way(session, BEN, ADA) == way(session, BEN)


class Veiled(Hasty):
    """Nobody else can know that the last place is the only one."""

    def veiled(self, state: State) -> bool:
        return True


def test_an_undo_does_not_tell_that_an_answer_was_the_only_one() -> None:
    veiled = Veiled()
    session = do(Session.start(veiled, veiled.options({"first": "1"}), PLAYERS, SEED), *SET_UP[:19])
    given = session.standing
    session.course.watched = (BEN,)
    assert (str(given), session.standing) == (SET_UP[19], None), "others watch: it is asked for"
    do(session, SET_UP[19])
    assert way(session, BEN) == [(BEN, 20)], "the answer is taken back like a choice"
    session.course.watched = ()
    assert way(session, BEN) == [(BEN, 20), (ADA, 19), (BEN, 18)]


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_without_a_choice_has_nothing_to_undo(seat: int) -> None:
    assert way(set_up(20), seat) == []


def test_after_automatic_answers_alone_there_is_nothing_to_undo() -> None:
    """The position begins with the last placements: both are automatic."""
    session = set_up(18)
    position = HASTY.position(session.state)
    late = Session.start(HASTY, HASTY.options({"first": "1"}), PLAYERS, SEED, position=position)
    do(late, *SET_UP[18:])
    assert late.can_undo(BEN)
    assert way(late, BEN) == []
    assert way(late, ADA) == []


@pytest.mark.clause("SQ-TURN-19", "SQ-SEAT-08")
@pytest.mark.parametrize("order", [Standing(), Standing(overwatch="shoot")], ids=["asked", "beforehand"])
def test_an_undo_does_not_reveal_a_standing_answer_of_another_seat(order: Standing) -> None:
    """The warrior fires at a figure that steps into its sight; before dice are rolled, its player may still play a
    card."""
    figures = ("um1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 6.0 W watching", "ch1 fig_ork 6.1 E")
    state = scene(
        HALL,
        *figures,
        factions=FACTIONS,
        sides={EL: {"recon": ("rec_ambush",), "equipment": ("eqp_targeter",)}},
    ).state
    state.watches["el1"] = Watch()
    players = [Seated(name, "human") for name in FACTIONS]
    options = STARQUEST.options({"factions": list(FACTIONS)})
    position = STARQUEST.position(state)
    session = Session.start(STARQUEST, options, players, SEED, position=position)
    session.state.orders[EL] = order
    do(session, "activate um1", "um1 step 1.0")
    assert way(session, UM) == [(UM, 2)]
    assert (session.standing is not None) == (order.overwatch == "shoot")
    do(session, "el1 snap wpn_shuriken_catapult um1 W")
    assert session.course.back, "nothing has been rolled yet"
    assert way(session, UM) == []
