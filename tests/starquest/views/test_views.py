"""What each seat may know (the table of secrets, as views show it)."""

import msgspec
import pytest

from bulkhead.starquest.box.items.objectives import Eliminate
from bulkhead.starquest.data.frames import AnyFrame
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Deck, Pact, Proposal, change_side
from bulkhead.starquest.events import TokenSeen
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.alliances.alliances import ally
from bulkhead.starquest.views.views import HIDDEN, PUBLIC_FRAMES, View, shown_options, view
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.events import Heard
from bulkhead.tabletop.game import SPECTATOR, Viewer
from tests.starquest.scene import BA, CH, CU, EL, UM, Table, scene

HALL = """
+-+-+-+-+-+-+
|. . . . . V|
+           +
|. . . . . .|
+-+-+-+-+-+-+
"""
HANDS = ("orders", "equipment", "recon", "psychic", "events", "blips", "reinforcements", "specials")
CARDS = ("eqp_medi_kit", "eqp_targeter")


def table(**house: object) -> Table:
    """A table with every kind of secret on it."""
    there = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 4.0 W",
        "ch?1 fig_gretchin 3.1 blip",
        "ch?2 obj_key 4.1 object",
        "cu?1 fig_votary 5.1 blip",
        house=house,
        sides={
            UM: {"orders": CARDS, "equipment": CARDS, "recon": CARDS, "psychic": CARDS, "command": 3},
            CH: {
                "blips": ("fig_ork", "fig_ork"),
                "reinforcements": ("fig_ork",),
                "specials": ("fig_hybrid",),
                "events": CARDS,
            },
        },
    )
    there.state.decks["recon"] = Deck(("rec_test_ration", "rec_test_plate"), ("rec_test_adrenaline",))
    return there


@pytest.mark.clause("SQ-SETUP-07", "SQ-SETUP-11", "SQ-PSI-07", "SQ-RECON-08", "SQ-ALIENRANK-03")
@pytest.mark.parametrize("owner", [UM, CH])
@pytest.mark.parametrize("viewer", [BA, UM, CH, CU, SPECTATOR])
def test_hands_and_pools_are_secret_and_their_sizes_are_public(owner: int, viewer: int) -> None:
    state = table().state
    seen = view(state, viewer).sides[owner]
    for hand in HANDS:
        truth: tuple[str, ...] = getattr(state.sides[owner], hand)
        expected = truth if viewer == owner else (HIDDEN,) * len(truth)
        assert getattr(seen, hand) == expected, hand


def test_an_owner_sees_all_of_its_own_record() -> None:
    """This fails if a new field of the record is missing from the view of its owner."""
    state = table().state
    for seat in range(len(state.sides)):
        assert view(state, seat).sides[seat] == state.sides[seat]


@pytest.mark.clause("SQ-SCAN-09", "SQ-OBJ-02")
@pytest.mark.parametrize("viewer", [BA, CU, SPECTATOR])
def test_a_token_lies_face_down_and_an_object_looks_like_a_blip(viewer: int) -> None:
    seen = view(table().state, viewer).tokens
    assert [(token.kind, token.identity) for token in seen.values() if token.seat == CH] == [
        ("blip", HIDDEN),
        ("blip", HIDDEN),
    ]
    assert view(table().state, CH).tokens["ch?2"].identity == "obj_key"
    assert view(table().state, CH).tokens["cu?1"].identity == HIDDEN


@pytest.mark.clause("SQ-SCAN-09")
def test_a_token_that_was_turned_over_is_seen_by_all() -> None:
    there = table()
    there.state.tokens["ch?1"] = msgspec.structs.replace(there.state.tokens["ch?1"], shown=True)
    assert view(there.state, BA).tokens["ch?1"].identity == "fig_gretchin"


@pytest.mark.clause("SQ-SETUP-07")
@pytest.mark.house("shared-tokens")
@pytest.mark.parametrize(
    ("shared", "allied", "known"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_allied_alien_players_share_tokens_where_the_table_says_so(
    shared: bool, allied: bool, known: bool
) -> None:
    there = table(shared_tokens=shared)
    there.state.pacts = (*([Pact(CH, CU)] if allied else []), Pact(BA, CU))
    seen = view(there.state, CU)
    assert (seen.tokens["ch?1"].identity == "fig_gretchin") == known
    assert (seen.sides[CH].blips[0] == "fig_ork") == known
    assert seen.sides[CH].events == (HIDDEN, HIDDEN), "cards are never shared"
    assert view(there.state, BA).tokens["cu?1"].identity == HIDDEN, "squads never share"


@pytest.mark.clause("SQ-SETUP-07", "SQ-ALLY-01")
@pytest.mark.house("shared-tokens")
@pytest.mark.parametrize("shared", [True, False])
def test_alien_allies_are_told_what_they_share_and_nobody_else_is(shared: bool) -> None:
    there = table(shared_tokens=shared)
    heard = Heard()
    ally(there.state, CH, CU, False, heard)
    seen = [event for event in heard.seen_by(CU) if isinstance(event, TokenSeen)]
    assert [(event.seat, event.token, event.identity) for event in seen] == (
        [(CU, "ch?1", "fig_gretchin"), (CU, "ch?2", "obj_key")] if shared else []
    )
    assert not heard.seen_by(BA)
    assert not heard.seen_by(SPECTATOR)
    heard = Heard()
    ally(there.state, BA, UM, False, heard)
    assert not any(isinstance(event, TokenSeen) for event in heard.events), "squads have nothing to share"


@pytest.mark.clause("SQ-PSI-07")
@pytest.mark.house("psychic-deck")
@pytest.mark.parametrize(("deck", "known"), [("own", (HIDDEN, HIDDEN)), ("common", CARDS)])
def test_psychic_cards_from_a_common_deck_lie_open_and_others_do_not(
    deck: str, known: tuple[str, ...]
) -> None:
    there = table(psychic_deck=deck)
    for viewer in (BA, CH, SPECTATOR):
        seen = view(there.state, viewer).sides[UM]
        assert (seen.psychic, seen.equipment) == (known, (HIDDEN, HIDDEN))
    assert view(there.state, UM).sides[UM].psychic == CARDS


def test_of_a_deck_one_sees_how_many_cards_are_left_and_what_was_played() -> None:
    for viewer in (BA, UM, SPECTATOR):
        deck = view(table().state, viewer).decks["recon"]
        assert (deck.left, deck.discard) == (2, ("rec_test_adrenaline",))


@pytest.mark.clause("SQ-ALLY-15")
def test_a_secret_alliance_is_known_to_its_parties_alone() -> None:
    there = table()
    there.state.pacts = (Pact(BA, UM), Pact(UM, EL, public=False))
    there.state.split_pacts = ((BA, EL, ""),)
    there.state.proposals = (Proposal(1, CU, EL, "secret"),)
    assert [len(view(there.state, viewer).pacts) for viewer in (BA, UM, EL, CH, SPECTATOR)] == [1, 2, 2, 1, 1]
    assert [len(view(there.state, viewer).split_pacts) for viewer in (BA, UM, EL)] == [1, 0, 1]
    assert [len(view(there.state, viewer).proposals) for viewer in (CU, EL, BA)] == [1, 1, 0]


@pytest.mark.clause("SQ-SETUP-04")
@pytest.mark.parametrize("viewer", [BA, CH, SPECTATOR])
def test_an_objective_that_is_kept_back_is_known_to_the_aliens_until_it_comes_out(viewer: int) -> None:
    state = table().state
    hunt = Objective("primary", 30, Eliminate(("fig_ork",), (30,)))
    kept = Objective("secondary", 15, Eliminate(("fig_votary",), (15,), live_from="revealed"), public=False)
    state.scenario = msgspec.structs.replace(state.scenario, objectives=(hunt, kept))
    assert view(state, viewer).scenario.objectives == ((hunt, kept) if viewer == CH else (hunt,))
    state.minis["cu1"] = msgspec.structs.replace(state.minis["ch1"], id="cu1", figure="fig_votary")
    assert view(state, viewer).scenario.objectives == (hunt, kept)


def test_hands_triggers_and_standing_orders_are_shown_to_nobody_else() -> None:
    there = table()
    there.state.hands = (UM,)
    there.state.triggers = ((UM, "seen um1"),)
    there.state.orders[UM] = Standing(dodge="never")
    seen = view(there.state, UM)
    assert (seen.raised, seen.triggers, seen.standing) == (True, ("seen um1",), Standing(dodge="never"))
    for viewer in (BA, CH):
        seen = view(there.state, viewer)
        assert (seen.raised, seen.triggers, seen.standing) == (False, (), Standing())
    assert view(there.state, SPECTATOR).standing is None


def test_everybody_sees_whose_decision_it_is_and_what_is_asked() -> None:
    seen = view(table().state, SPECTATOR)
    assert (seen.waiting, seen.question) == (BA, "sq-ask-act")


def test_every_kind_of_procedure_has_been_thought_about() -> None:
    kinds = set(AnyFrame.__args__)
    assert kinds == PUBLIC_FRAMES


def test_a_view_is_plain_data() -> None:
    seen = view(table().state, BA)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
    width, _, west, north = seen.grid
    square = seen.minis["ch1"].squares[0]
    assert (west + square % width, north + square // width) == (4, 0)


def test_a_guess_agrees_with_the_view_that_it_was_made_from() -> None:
    class First:
        def randrange(self, stop: int, /) -> int:
            return 0

    state = table().state
    for viewer in (BA, UM, CH, CU, SPECTATOR):
        seen = view(state, viewer)
        guessed = STARQUEST.guess(seen, First())
        assert view(guessed, viewer) == seen
        assert all(token.seat in (CH, CU) for token in guessed.tokens.values())


@pytest.mark.clause("SQ-SETUP-11")
def test_an_open_card_is_seen_but_not_its_place_among_the_others() -> None:
    state = table().state
    for hand in (("eqp_medi_kit", "eqp_targeter"), ("eqp_targeter", "eqp_medi_kit")):
        change_side(state, UM, equipment=hand, open=("eqp_targeter",))
        assert view(state, BA).sides[UM].equipment == ("eqp_targeter", HIDDEN)
        assert view(state, UM).sides[UM].equipment == hand


@pytest.mark.clause("SQ-SETUP-07")
def test_a_guess_remembers_who_has_looked_at_what() -> None:
    state = table().state
    state.peeked = ((BA, "ch?1"),)
    for viewer in (BA, UM, SPECTATOR):
        seen = view(state, viewer)
        assert view(STARQUEST.guess(seen, Picker("peeked")), viewer) == seen
    assert view(state, BA).tokens["ch?1"].identity == "fig_gretchin"
    assert view(state, UM).tokens["ch?1"].identity == HIDDEN


@pytest.mark.clause("SQ-RECON-09")
def test_cards_kept_from_an_earlier_mission_are_shown_to_their_squad_alone() -> None:
    records = {"eldar": Record(rank=2, cards=("rec_a", "rec_b")), "legion": Record(cards=("rec_c",))}
    chosen = Options(records=records)

    def kept(viewer: Viewer) -> dict[str, tuple[str, ...]]:
        return {faction: record.cards for faction, record in shown_options(chosen, viewer).records.items()}

    assert kept(EL) == {"eldar": ("rec_a", "rec_b"), "legion": (HIDDEN,)}
    for viewer in (BA, CH, SPECTATOR):
        assert kept(viewer) == {"eldar": (HIDDEN, HIDDEN), "legion": (HIDDEN,)}
    assert shown_options(chosen, BA).records["eldar"].rank == 2
    assert shown_options(Options(), BA) == Options()
