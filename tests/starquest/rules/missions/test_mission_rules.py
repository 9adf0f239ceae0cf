"""Rules of single missions: giants scored by life points, altars that give rites, vents in every turn."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.sides import Colour
from bulkhead.starquest.data.state import Deck, State, change_side
from bulkhead.starquest.events import EventDrawn, RiteGained, Scored, TurnBegan, TurnEnded
from bulkhead.starquest.rules.cards.deck import decks_of
from bulkhead.starquest.rules.fight.harm import suffer
from bulkhead.starquest.rules.turn import alien_turn
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from bulkhead.starquest.table.mission_rule import rules_for, rules_of
from tests.starquest.mustering import muster, options
from tests.starquest.scene import BA, CH, CU, Table, hall, scene

OPEN = hall(6, 2)


def struck(scorer: int, loss: int, *special: str) -> Table:
    """The Golgotha loses life points by somebody's attack."""
    table = scene(OPEN, "ba1 fig_marine_laser 0.0 E", "cu1 fig_golgotha 4.0 W", special=special)
    suffer(table.state, scorer, "", [("cu1", loss)], table.heard)
    return table.settle()


def scored(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.points) for event in table.told(Scored)]


@pytest.mark.parametrize("seat", [BA, CH])
def test_a_giant_s_life_points_are_scored_one_by_one(seat: int) -> None:
    assert scored(struck(seat, 2, "points_by_life")) == [(seat, 16)]


def test_the_last_one_is_worth_more_and_its_value_is_not_paid() -> None:
    assert scored(struck(BA, 5, "points_by_life")) == [(BA, 4 * 8 + 12)]


def test_elsewhere_its_value_is_paid_and_nothing_for_wounds() -> None:
    assert scored(struck(BA, 2)) == []
    assert scored(struck(BA, 5)) == [(BA, 60)]


def test_the_owner_scores_nothing_for_his_own() -> None:
    assert scored(struck(CU, 2, "points_by_life")) == []


def with_altars(*life: int, rites: int = 0, special: str = "altar_rites") -> Table:
    names = {f"obj_altar{at}": at for at in range(len(life))}
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", structures=names, special=(special,))
    table.state.structures = tuple(zip(names, life, strict=True))
    change_side(table.state, CU, rites=rites)
    return table


def begin_turn(table: Table, seat: int) -> None:
    for rule in rules_of(table.state):
        rule.at_turn_start(table.state, seat, table.heard)


@pytest.mark.parametrize(
    ("life", "before", "after"), [((3, 3, 0), 0, 1), ((3, 0, 0), 0, 0), ((3, 3, 3), 4, 5), ((3, 3, 3), 5, 5)]
)
def test_two_altars_give_the_cult_a_rite_in_each_of_its_turns(
    life: tuple[int, ...], before: int, after: int
) -> None:
    table = with_altars(*life, rites=before)
    begin_turn(table, CU)
    assert table.side(CU).rites == after
    assert len(table.told(RiteGained)) == after - before


def test_no_rite_for_chaos_or_without_the_rule() -> None:
    table = with_altars(3, 3)
    begin_turn(table, CH)
    other = with_altars(3, 3, special="")
    begin_turn(other, CU)
    assert not table.told(RiteGained)
    assert other.happened == []


@pytest.mark.parametrize(("vents", "may"), [(("v1", "v2"), True), (("v1",), False)])
def test_special_tokens_in_every_turn_while_two_vents_stand(vents: tuple[str, ...], may: bool) -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", special=("token_every_turn",))
    table.state.vents = vents
    change_side(table.state, CH, turns=4, special_turn=3)
    assert alien_turn.may_use_vent(table.state, CH) is may


@pytest.mark.parametrize("who", ["ch1 fig_chaos_marine", "ba1 fig_marine_laser"])
def test_the_other_alien_player_may_attack_a_machine_as_squads_do(who: str) -> None:
    """And it scores as they do; the Cult does not aim at its own."""
    name = who.split(maxsplit=1)[0]
    table = scene(
        OPEN,
        f"{who} 0.0 E",
        "cu1 fig_golgotha 3.0 W",
        "cu2 fig_husk 0.1 E",
        special=("points_by_life", "aliens_hunt_machines"),
    ).act(name)
    assert [offer for offer in table.offered(f"{name} shoot") if "cu1" in offer]
    own = scene(OPEN, "cu2 fig_reaver 0.0 E", "cu1 fig_golgotha 3.0 W", "ba1 fig_marine_laser 0.1 E").act(
        "cu2"
    )
    assert not [offer for offer in own.offered("cu2 shoot") if "cu1" in offer]


def test_with_the_last_vent_no_special_token_can_be_placed() -> None:
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", special=("token_every_turn", "last_vent"))
    change_side(table.state, CH, specials=("fig_genestealer",), turns=4, special_turn=0)
    table.state.vents = ()
    assert alien_turn.may_use_vent(table.state, CH)
    assert not alien_turn.free_vents(table.state)


LATE = ("late_events",)


def late_decks() -> dict[str, tuple[str, ...]]:
    """The decks of one squad, as the rule of the first mission leaves them."""
    scenario = Scenario("mis_test", special=LATE, decks=decks_of(load_box(), ("blood_angels",)))
    (rule,) = rules_for(scenario)
    return rule.set_up(scenario, options(("blood_angels", "chaos"))).decks


def round_of(
    round_: int, special: tuple[str, ...], decks: dict[str, tuple[str, ...]], colour: Colour
) -> Table:
    """A squad ends its turn and Chaos begins its own."""
    table = scene(OPEN, "ba1 fig_marine_laser 0.1 E", turn=BA, special=special, decks=decks, dice=(1,) * 60)
    state = table.state
    state.round = round_
    state.decks = {name: Deck(cards) for name, cards in decks.items() if name in ("green", "azure")}
    state.order = (BA, CH)
    change_side(state, CH, colour=colour)
    return table.do("end", "pass")


@pytest.mark.parametrize(("round_", "colours"), [(2, []), (3, ["green"]), (4, ["green"])])
@pytest.mark.parametrize("colour", ["green", "azure"])
def test_in_the_first_mission_events_come_from_the_third_round_on_and_from_one_deck(
    round_: int, colours: list[str], colour: Colour
) -> None:
    table = round_of(round_, LATE, late_decks(), colour)
    assert [event.colour for event in table.told(EventDrawn)] == colours


def test_elsewhere_they_come_in_every_round_from_the_deck_whose_turn_it_is() -> None:
    decks = decks_of(load_box(), ("blood_angels", "eldar"))
    table = round_of(1, (), decks, "azure")
    assert table.happened == [TurnEnded(BA), TurnBegan(CH, 2), EventDrawn(CH, "eva_blackout", "azure")]


# What the maps of single missions are like


def steps_to(state: State, dock: str, room: str, *, closed: int = 0, without: str = "") -> int | None:
    """Steps from an entry area into a room: no way through these doors, nor through the room named last."""
    ship = state.ship
    shut = ship.rooms[without] if without else 0
    edge = seen = bits(ship.docks[dock].thresholds)
    for steps in range(ship.width * ship.height):
        if edge & ship.rooms[room]:
            return steps
        ways = (ship.leads_on(square, way, closed) for square in members(edge) for way in range(8))
        edge = bits(there for there in ways if there != NOWHERE) & ~seen & ~shut
        seen |= edge
    return None


@pytest.mark.parametrize("dock", ["dk_n", "dk_e", "dk_s", "dk_s2", "dk_w"])
def test_one_door_of_the_crown_is_a_bulkhead_and_the_doorways_of_the_seam_are_not(dock: str) -> None:
    state = muster(options(mission="mis_12_hollow_crown")).state
    assert [door.id for door in state.ship.doors if door.kind == "bulkhead"] == ["d_d6"]
    assert state.ship.doors[state.ship.door("d_d6")].fronts & state.ship.rooms["d5"]
    assert steps_to(state, dock, "d5", closed=1 << state.ship.door("d_d6")) is not None


@pytest.mark.parametrize("dock", ["dk_n", "dk_s"])
def test_a_bulkhead_guards_the_short_way_to_the_strongroom_and_the_long_one_is_open(dock: str) -> None:
    state = muster(options(("blood_angels", "eldar", "chaos"), mission="mis_s1_cold_lock")).state
    assert [door.id for door in state.ship.doors if door.kind == "bulkhead"] == ["b_d6"]
    barrier = 1 << state.ship.door("b_d6")
    short, long = steps_to(state, dock, "b4"), steps_to(state, dock, "b4", closed=barrier)
    assert short is not None
    assert long is not None
    assert short < long
    for room in ("b2", "b3"):
        assert steps_to(state, dock, "b4", closed=barrier, without=room) is None
        assert steps_to(state, dock, "b4", without=room) == short, "the bulkhead spares one both rooms"
