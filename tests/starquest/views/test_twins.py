"""Twin states: they differ in what a viewer may not know, and everything that the viewer sees stays the same."""

import msgspec
import pytest

from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import Deck, Pact, Proposal, State, change_side
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.saving import clone, dump
from bulkhead.starquest.views.twins import disturb
from bulkhead.starquest.views.views import view
from bulkhead.tabletop import asking
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import SPECTATOR, Viewer
from tests.starquest.scene import BA, CH, CU, IF, UM, Table, scene

EVERYBODY: tuple[Viewer, ...] = (*range(7), SPECTATOR)
HALL = """
+-+-+-+-+-+-+
|. . . . . V|
+           +
|. . . . . .|
+-+-+-+-+-+-+
"""


def table(**house: object) -> Table:
    return scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch?1 fig_gretchin 3.1 blip",
        "ch?2 obj_key 4.1 object",
        "ch?3 fig_ork 2.1 reinforcement",
        house=house,
        sides={
            UM: {"orders": ("ord_attack", "ord_fire"), "command": 3},
            BA: {
                "orders": ("ord_move",),
                "equipment": ("eqp_medi_kit", "eqp_targeter"),
                "open": ("eqp_targeter",),
            },
            CH: {"blips": ("fig_chaos_marine", "fig_ork"), "reinforcements": ("fig_android", "fig_gretchin")},
        },
    )


def twins(state: State, viewer: int, count: int = 30) -> list[State]:
    picker = Picker("twins")
    found = []
    for _ in range(count):
        twin = clone(state)
        disturb(twin, viewer, picker)
        found.append(twin)
    return found


@pytest.mark.clause("SQ-SETUP-07", "SQ-OBJ-02", "SQ-ALIEN-35")
def test_tokens_are_dealt_out_anew_within_their_kind() -> None:
    state = table().state
    others = twins(state, BA)
    assert {twin.tokens["ch?1"].identity for twin in others} == {
        "fig_gretchin",
        "obj_key",
        "fig_chaos_marine",
        "fig_ork",
    }
    for twin in others:
        blips = [twin.tokens["ch?1"].identity, twin.tokens["ch?2"].identity, *twin.sides[CH].blips]
        assert sorted(blips) == ["fig_chaos_marine", "fig_gretchin", "fig_ork", "obj_key"]
        assert (twin.tokens["ch?2"].kind == "object") == (twin.tokens["ch?2"].identity == "obj_key")
        rest = [twin.tokens["ch?3"].identity, *twin.sides[CH].reinforcements]
        assert sorted(rest) == ["fig_android", "fig_gretchin", "fig_ork"]


@pytest.mark.clause("SQ-ALIEN-46", "SQ-ALIEN-35")
@pytest.mark.parametrize(("aboard", "maybe"), [("ch1", {"fig_ork"}), ("", {"fig_ork", "fig_chaos_heavy"})])
def test_a_reinforcement_that_holds_a_miniature_back_is_one_of_which_there_is_one(
    aboard: str, maybe: set[str]
) -> None:
    """There is one heavy miniature of Chaos. Six tokens of it lie in the supply; on the map none may be one of them
    while it stands there itself."""
    lines = ["ba1 fig_marine_laser 0.0 E", "ch?3 fig_ork 2.1 reinforcement", "ch?4 fig_ork 4.1 reinforcement"]
    lines += [f"{aboard} fig_chaos_heavy 4.0 E"] if aboard else []
    there = scene(HALL, *lines, sides={CH: {"reinforcements": ("fig_chaos_heavy",) * 6}})
    there.state.reserved = ("ch?3", "ch?4")
    seen = twins(there.state, BA, 60)
    assert {twin.tokens[token].identity for twin in seen for token in ("ch?3", "ch?4")} == maybe
    heavy = [
        sum(token.identity == "fig_chaos_heavy" for token in twin.tokens.values()) + bool(aboard)
        for twin in seen
    ]
    assert max(heavy) == 1


@pytest.mark.clause("SQ-ALIEN-46")
def test_a_blip_may_be_one_of_which_there_is_none_left_until_it_is_turned_over() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ch1 fig_chaos_heavy 4.0 E", "ch?1 fig_ork 2.1 blip")
    there = scene(HALL, *lines, sides={CH: {"blips": ("fig_chaos_heavy", "obj_key")}})
    seen = {twin.tokens["ch?1"].identity for twin in twins(there.state, BA)}
    assert seen == {"fig_ork", "fig_chaos_heavy", "obj_key"}


def test_an_owner_keeps_what_he_knows() -> None:
    state = table().state
    for twin in twins(state, CH):
        assert twin.tokens == state.tokens
        assert twin.sides[CH] == state.sides[CH]
    for twin in twins(state, UM):
        assert twin.sides[UM] == state.sides[UM]


@pytest.mark.clause("SQ-SETUP-07")
@pytest.mark.house("shared-tokens")
@pytest.mark.parametrize("shared", [False, True])
def test_an_ally_keeps_what_is_shared_with_him_and_nobody_else_does(shared: bool) -> None:
    state = table(shared_tokens=shared).state
    state.pacts = (Pact(CH, CU), Pact(BA, CH))
    assert all(twin.tokens == state.tokens for twin in twins(state, CU)) is shared
    assert any(twin.tokens != state.tokens for twin in twins(state, BA)), "squads share nothing"
    state.pacts = ()
    assert any(twin.tokens != state.tokens for twin in twins(state, CU)), (
        "without an alliance nothing is shared"
    )


@pytest.mark.clause("SQ-PSI-07")
@pytest.mark.house("psychic-deck")
@pytest.mark.parametrize(("deck", "sure"), [("own", False), ("common", True)])
def test_psychic_cards_might_be_others_unless_all_have_seen_them_taken(deck: str, sure: bool) -> None:
    there = table(psychic_deck=deck)
    decks = {"psychic-art_power": ("psi_a", "psi_b", "psi_c")}
    there.state.scenario = msgspec.structs.replace(there.state.scenario, decks=decks)
    there.state.sides[BA] = msgspec.structs.replace(there.state.sides[BA], psychic=("psi_a",))
    assert ({twin.sides[BA].psychic for twin in twins(there.state, CU)} == {("psi_a",)}) is sure
    assert {twin.sides[BA].psychic for twin in twins(there.state, BA)} == {("psi_a",)}


@pytest.mark.clause("SQ-SETUP-11", "SQ-RECON-08")
def test_cards_of_others_change_places() -> None:
    there = table()
    decks = {
        "recon": ("r1", "r2", "r3", "r4"),
        "orders-blood_angels": ("ord_move", "ord_foresight"),
        "equipment-blood_angels": ("eqp_medi_kit", "eqp_targeter", "eqp_suspensors"),
    }
    there.state.scenario = msgspec.structs.replace(there.state.scenario, decks=decks)
    there.state.decks["recon"] = Deck(("r1", "r2", "r3"))
    there.state.sides[BA] = msgspec.structs.replace(there.state.sides[BA], recon=("r4",))
    seen = twins(there.state, CU)
    assert {twin.sides[BA].recon for twin in seen} == {("r1",), ("r2",), ("r3",), ("r4",)}
    assert {twin.sides[BA].orders for twin in seen} == {("ord_move",), ("ord_foresight",)}
    assert {twin.sides[BA].equipment for twin in seen} == {
        ("eqp_medi_kit", "eqp_targeter"),
        ("eqp_suspensors", "eqp_targeter"),
    }
    assert len({twin.decks["recon"].draw for twin in seen}) > 5
    for twin in twins(there.state, BA):
        assert twin.sides[BA].recon == ("r4",)


@pytest.mark.clause("SQ-ALLY-15")
def test_secret_alliances_of_others_come_and_go() -> None:
    there = table()
    there.state.pacts = (Pact(BA, UM), Pact(UM, CH, public=False))
    for twin in twins(there.state, BA):
        assert twin.pacts == (Pact(BA, UM),)
    for twin in twins(there.state, UM):
        assert twin.pacts[:2] == there.state.pacts
    there.state.pacts = ()
    assert all(len(twin.pacts) == 1 and not twin.pacts[0].public for twin in twins(there.state, BA))


@pytest.mark.clause("SQ-ALLY-15")
def test_a_secret_alliance_may_have_come_between_any_two_others_that_are_not_allied() -> None:
    """Blood Angels, Eldar, Chaos and Cult; what the viewer and the Eldar have agreed stays."""
    there = scene(HALL, "ba1 fig_marine_laser 0.0 E", factions=("blood_angels", "eldar", "chaos", "cult"))
    known = (Pact(1, 2), Pact(0, 3, public=False))
    there.state.pacts = known
    there.state.proposals = (Proposal(24, 1, 3, "secret"), Proposal(21, 1, 0, "secret"))
    seen = twins(there.state, 0)
    assert {twin.pacts for twin in seen} == {(*known, Pact(1, 3, False)), (*known, Pact(2, 3, False))}
    assert {twin.proposals for twin in seen} == {(Proposal(21, 1, 0, "secret"),)}
    there.state.pacts = full = (Pact(1, 2), Pact(1, 3), Pact(2, 3))
    assert {twin.pacts for twin in twins(there.state, 0)} == {full}, "nobody is left for one"
    there.state.pacts, there.state.phase = (), "setup"
    assert {twin.pacts for twin in twins(there.state, 0)} == {()}, "there are none before the mission"


@pytest.mark.clause("SQ-CMD-09", "SQ-SEAT-08")
def test_hands_and_standing_orders_of_others_may_be_otherwise() -> None:
    state = table().state
    seen = twins(state, BA)
    assert {UM in twin.hands for twin in seen} == {True, False}
    assert all(BA not in twin.hands and twin.orders[BA] == state.orders[BA] for twin in seen)
    assert len({dump(twin) for twin in seen}) > 20


@pytest.mark.clause("SQ-CMD-09", "SQ-SEAT-09")
def test_hands_and_triggers_of_the_viewer_stay_and_only_who_has_a_point_raises_a_hand() -> None:
    state = table().state
    change_side(state, BA, command=1)
    change_side(state, IF, command=1)
    state.hands = (BA, UM)
    own, theirs = (BA, "begins eldar"), (UM, "begins legion")
    state.triggers = (own, theirs)
    seen = twins(state, BA)
    assert all(BA in twin.hands for twin in seen)
    assert {seat for twin in seen for seat in twin.hands} == {BA, IF, UM}
    assert {UM in twin.hands for twin in seen} == {IF in twin.hands for twin in seen} == {True, False}
    assert {twin.triggers for twin in seen} == {(own, theirs), (own,)}


@pytest.mark.clause("SQ-SEAT-09")
def test_no_view_tells_a_secret_in_a_game_of_seven() -> None:
    """Random play at the full table: all seats and a spectator, at every tenth decision."""
    dice, picker = Seeded(b"seven seats"), Picker("seven seats")
    state = STARQUEST.new(Options(), dice, Silence())
    for number in range(400):
        seat = STARQUEST.waiting(state)
        assert seat is not None
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        if number % 10 == 0:
            for viewer in EVERYBODY:
                twin = STARQUEST.twin(state, viewer, picker)
                assert view(twin, viewer) == view(state, viewer)
                assert asking.offered(STARQUEST, twin, viewer) == asking.offered(STARQUEST, state, viewer)
                assert list(asking.asides(STARQUEST, twin, viewer)) == list(
                    asking.asides(STARQUEST, state, viewer)
                )
        command = offer.commands[picker.randrange(len(offer.commands))]
        STARQUEST.apply(state, seat, command, dice, Silence())
