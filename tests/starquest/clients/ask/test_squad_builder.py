"""A squad on one page: the choices that the rules will offer, answered with wishes, and nothing of other seats."""

import random

import pytest

from bulkhead.bots import bot, strongest
from bulkhead.match.entries import Seated
from bulkhead.match.session import Session
from bulkhead.starquest.clients.ask.squad_builder import NO, SquadPlan
from bulkhead.starquest.data.commands import Choose, Pass
from bulkhead.starquest.data.frames import Muster
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.squads import members_of
from bulkhead.tabletop.game import SPECTATOR, Viewer

OPTIONS = STARQUEST.options({"mission": "mis_01_hard_dock"})
UM, EL, CH = 2, 3, 5


def begun() -> Session:
    return Session.start(STARQUEST, OPTIONS, [Seated("human", "")] * 7, bytes(32), salts=[""] * 7)


def plan(session: Session, seat: int, *wishes: str) -> SquadPlan:
    found = STARQUEST.survey(session.view(seat), session.offer(seat), " ".join(("squad", *wishes)))
    assert isinstance(found, SquadPlan)
    return found


WISHES = (
    "weapon=um5:wpn_missile_launcher",
    "equipment=eqp_melta_bomb",
    "order=ord_fire",
    "bearer=obj_limpet:um2",
)


def test_wishes_are_taken_and_the_rest_is_filled_with_what_is_free() -> None:
    found = plan(begun(), UM, *WISHES)
    chosen = {(slot.step, slot.value) for slot in found.slots if slot.chosen}
    assert chosen == {
        ("weapon", "um5:wpn_missile_launcher"),
        ("equipment", "eqp_melta_bomb"),
        ("order", "ord_fire"),
        ("bearer", "obj_limpet:um2"),
    }
    values = [slot.value for slot in found.slots if slot.step == "equipment"]
    assert len(values) == len(set(values)) == 4, "four different cards"
    assert all(slot.value in slot.options for slot in found.slots)
    arms = {member.id: member.weapons for member in found.members}
    assert "wpn_missile_launcher" in arms["um5"]


def test_a_wish_that_is_not_possible_is_left_out() -> None:
    wished = plan(
        begun(), UM, "weapon=um5:wpn_of_nobody", "equipment=eqe_holo_suit", "nonsense", "formation=-"
    )
    assert wished == plan(begun(), UM)


def test_another_formation_has_other_choices() -> None:
    usual, heavy = plan(begun(), UM), plan(begun(), UM, "formation=sqd_terminators")
    assert {one.figure for one in usual.members} != {one.figure for one in heavy.members}
    assert sum(slot.step == "equipment" for slot in heavy.slots) == 0, "Terminators cost four cards"


def test_the_rules_accept_every_answer_of_the_page_and_make_that_squad() -> None:
    """Bots answer for the others; the squad answers from its page, whenever it is asked."""
    session = begun()
    page = plan(session, EL, "governor=gov_keen_eye", "formation=sqd_eldar")
    names = strongest("starquest", OPTIONS.factions)
    others = [bot(name, "starquest", seat) for seat, name in enumerate(names)]
    left = list(page.slots)
    while isinstance(frame := session.state.frames[-1], Muster) and frame.step != "entry":
        seat = session.waiting
        assert seat is not None
        offer = session.offer(seat)
        assert offer is not None
        if seat != EL:
            session.submit(seat, others[seat].choose(session.view(seat), offer))
            continue
        slot = next(
            slot
            for slot in left
            if slot.step == frame.step and (slot.value == NO or Choose(slot.value) in offer.commands)
        )
        left.remove(slot)
        session.submit(seat, Pass() if slot.value == NO else Choose(slot.value))
    assert left == []
    squad = [(one.id, one.figure, one.weapons) for one in members_of(session.state, EL)]
    assert squad == [(one.id, one.figure, one.weapons) for one in page.members]
    assert "gov_keen_eye" in session.state.sides[EL].governor


def test_what_is_answered_is_asked_no_more() -> None:
    session = begun()
    names = strongest("starquest", OPTIONS.factions)
    others = [bot(name, "starquest", seat) for seat, name in enumerate(names)]
    while not (isinstance(frame := session.state.frames[-1], Muster) and frame.step == "order"):
        seat = session.waiting
        assert seat is not None
        offer = session.offer(seat)
        assert offer is not None
        session.submit(seat, others[seat].choose(session.view(seat), offer))
    assert {slot.step for slot in plan(session, EL).slots} <= {"order", "governor", "psychic"}


@pytest.mark.parametrize("viewer", [CH, SPECTATOR])
def test_aliens_and_spectators_have_no_squad_to_build(viewer: Viewer) -> None:
    found = STARQUEST.survey(begun().view(viewer), None, "squad")
    assert found == SquadPlan((), ())


def test_the_page_tells_nothing_of_other_seats_secrets() -> None:
    session = begun()
    names = strongest("starquest", OPTIONS.factions)
    others = [bot(name, "starquest", seat) for seat, name in enumerate(names)]
    for _ in range(60):
        seat = session.waiting
        assert seat is not None
        offer = session.offer(seat)
        assert offer is not None
        for viewer in range(5):
            twin = STARQUEST.twin(session.state, viewer, random.Random(3))
            own, theirs = STARQUEST.view(session.state, viewer), STARQUEST.view(twin, viewer)
            assert STARQUEST.survey(own, None, "squad") == STARQUEST.survey(theirs, None, "squad")
        session.submit(seat, others[seat].choose(session.view(seat), offer))
        if not isinstance(session.state.frames[-1], Muster):
            break
