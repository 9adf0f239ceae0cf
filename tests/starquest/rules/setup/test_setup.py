"""Set-up (SQ-SETUP, SQ-SEAT-01 to 03): from the empty table to the first turn."""

from random import Random

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.options import Options, read_options
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.events import MissionBegan, Ranked
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.rules.setup.saving import clone, dump, load
from bulkhead.starquest.rules.setup.scenario_builder import playable, scenario_of
from bulkhead.starquest.rules.setup.setup import new_state
from bulkhead.starquest.table.engine import waiting
from bulkhead.tabletop import Mistake, Phrase, Seeded, Silence
from bulkhead.words import LANGUAGES, Words
from tests.starquest.mustering import ask, muster, options, ready, step_of
from tests.starquest.scene import CH, CU, EL, LD, scene

# Who plays


@pytest.mark.clause("SQ-SETUP-01", "SQ-SEAT-01")
@pytest.mark.parametrize(
    "factions",
    [("eldar", "eldar", "chaos"), ("eldar", "legion"), ("chaos", "cult"), ("eldar", "orks", "cult")],
)
def test_a_table_without_squads_without_aliens_or_with_somebody_twice_is_refused(factions: list[str]) -> None:
    with pytest.raises(Mistake):
        read_options({"factions": factions})


@pytest.mark.clause("SQ-SETUP-01", "SQ-SEAT-01")
@pytest.mark.house("empty-seats")
def test_two_squads_and_the_cult_are_a_table_unless_it_wants_all_seven() -> None:
    assert read_options({"factions": "eldar,legion,cult"}).factions == ("eldar", "legion", "cult")
    with pytest.raises(Mistake):
        read_options({"factions": "eldar,legion,cult", "empty-seats": "no"})


# The mission


def test_a_mission_that_there_is_not_or_that_is_for_others_is_refused_in_one_sentence() -> None:
    for chosen in (options(mission="mis_99_nowhere"), options(mission="mis_00_first_steps")):
        with pytest.raises(Mistake) as mistake:
            scenario_of(chosen, load_box())
        assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)


# The order


@pytest.mark.clause("SQ-SETUP-03", "SQ-SETUP-15", "SQ-SETUP-16", "SQ-SETUP-17")
@pytest.mark.house("seating")
def test_the_drawn_order_rules_entry_areas_and_turns() -> None:
    """The ranking Eldar, Legion, second, first, third Marine squad."""
    table = muster(dice=(4, 4, 2, 1, *(1,) * 20))
    ranking = (3, 4, 1, 0, 2)
    assert table.happened == [
        MissionBegan(
            "mis_01_hard_dock",
            ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion", "chaos", "cult"),
        ),
        Ranked((3, 4, 1, 0, 2)),
    ]
    assert [event.order for event in table.told(Ranked)] == [ranking]
    assert step_of(table) == "formation"
    ask(table, "entry")
    asked = []
    while step_of(table) == "entry":
        seat = table.waiting
        assert seat is not None
        asked.append(seat)
        table.do(table.offers[-1])
    assert asked == list(ranking[:4]), "the last one has no choice"
    assert len({side.dock for side in table.state.sides[:5]}) == 5
    assert table.state.order == (*ranking, CH, CU)
    assert table.state.turn_seat == EL


@pytest.mark.clause("SQ-SETUP-17")
@pytest.mark.house("seating")
def test_where_the_host_seats_the_squads_the_draw_is_for_the_entry_areas_only() -> None:
    table = ask(muster(options(house={"seating": "host"}), dice=(4, 4, 2, 1, *(1,) * 20)), "entry")
    assert table.waiting == EL
    assert ready(table).state.order == tuple(range(7))


# The scanner, the entry areas, the first turn


@pytest.mark.clause("SQ-SETUP-10")
def test_the_scanner_shows_what_a_squad_brings_along() -> None:
    record = Record(rank=2, seals=1, psionic=Psionic(rank=3, row=2, arts=("art_power", "art_power")))
    side = ready(muster(options(records={"legion": record}))).side(LD)
    assert (side.rank, side.seals, side.study.rank, side.study.row, side.points) == (2, 1, 3, 2, 0)


@pytest.mark.clause("SQ-SETUP-18")
@pytest.mark.house("entry-floor")
def test_squads_begin_off_the_board_unless_entry_areas_are_floor() -> None:
    state = ready(muster()).state
    assert {mini.place for mini in state.minis.values()} == {"dock"}
    floor = ready(muster(options(house={"entry_floor": True}))).state
    assert {mini.place for mini in floor.minis.values()} == {"board"}
    for mini in floor.minis.values():
        dock = floor.ship.docks[floor.sides[mini.seat].dock]
        assert all(dock.floor >> square & 1 for square in mini.squares)
    seats = {side.dock: seat for seat, side in enumerate(floor.sides) if side.dock}
    looking = {
        dock: {FACING_NAMES[mini.facing] for mini in floor.minis.values() if mini.seat == seat}
        for dock, seat in seats.items()
    }
    assert looking == {
        "dk_n": {"S"},
        "dk_e": {"W"},
        "dk_s1": {"N"},
        "dk_s2": {"N"},
        "dk_w": {"E"},
    }, "all look into the ship"


@pytest.mark.clause("SQ-SETUP-18")
@pytest.mark.house("entry-floor")
@pytest.mark.parametrize("floor", [False, True])
def test_one_sees_into_an_entry_area_only_where_it_is_floor(floor: bool) -> None:
    drawn = """
        +-+-+-+-+
        |* *). .|
        +   +   +
        |* *). .|
        +-+-+-+-+
        """
    table = scene(
        drawn, "ba1 fig_marine_laser 2.0 W", "ba2 fig_marine_laser 3.0 W", house={"entry_floor": floor}
    )
    ship = table.state.ship
    into = sum(1 << ship.at(x, 0) for x in (0, 1))
    assert (field(table.state, table.mini("ba1")) & into == into) is floor
    assert not field(table.state, table.mini("ba2")) & into, "somebody stands before it"


@pytest.mark.clause("SQ-SETUP-08", "SQ-SETUP-09")
def test_the_first_turn_comes_when_everybody_is_ready() -> None:
    table = ask(muster(), "entry")
    assert (table.state.phase, table.state.round) == ("setup", 0)
    ready(table)
    assert (table.state.phase, table.state.round) == ("play", 1)
    assert isinstance(table.state.frames[0], Turn)


@pytest.mark.parametrize("seed", range(6))
def test_a_set_up_by_chance_reaches_the_first_turn_and_never_asks_where_there_is_no_choice(seed: int) -> None:
    rng, dice = Random(seed), Seeded(bytes([seed]))
    factions = FACTIONS if seed % 2 else (*rng.sample(FACTIONS[:5], 1 + seed % 5), "chaos")
    chosen = Options(
        factions=tuple(one for one in FACTIONS if one in factions),
        mission="" if seed % 3 else "mis_01_hard_dock",
        ranks={faction: rng.randrange(6) for faction in factions},
        seals={faction: rng.randrange(5) for faction in factions},
    )
    state = new_state(chosen, dice, Silence())
    while state.phase == "setup":
        seat = waiting(state)
        assert seat is not None
        offer = decisions.offer(state, seat)
        assert offer is not None
        assert len(offer.commands) > 1
        assert dump(load(dump(state))) == dump(clone(state)) == dump(state)
        decisions.apply(state, seat, rng.choice(offer.commands), dice, Silence())
    assert state.scenario.id in playable(chosen, load_box())
    assert all(mini.weapons for mini in state.minis.values())


def test_every_question_and_every_refusal_can_be_said_in_every_language() -> None:
    table = muster(options(mission="", ranks={"chaos": 1}, seals=dict.fromkeys(FACTIONS, 4)))
    seen = set()
    while step_of(table):
        if step_of(table) not in seen:
            seen.add(step_of(table))
            seat = table.waiting
            assert seat is not None
            offer = decisions.offer(table.state, seat)
            assert offer is not None
            table.refused("choose nothing_of_the_kind")
            assert all(Words(language).render(Phrase(offer.question)) for language in LANGUAGES)
        table.do(table.offers[0])
    assert seen >= {"mission", "formation", "members", "weapon", "psionic", "bearer", "entry"}
