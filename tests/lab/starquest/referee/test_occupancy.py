"""Forged places: two pieces on one square."""

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain, Said
from bulkhead.lab.starquest.referee.moves.occupancy import Occupancy
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.referee import Referee
from bulkhead.lab.starquest.referee.table import Blip
from tests.lab.starquest.referee.drawn import Drawn
from tests.lab.starquest.referee.records import bot_game, events, first

GAME = ("mis_00_first_steps", "imperial_fists", 2)


def standing(entry: Entry) -> list[Plain]:
    """The miniatures on the board."""
    return [mini for mini in entry.table["minis"].values() if mini.get("squares") and "place" not in mini]


def test_a_move_that_ends_on_an_occupied_square_is_objected_to() -> None:
    def finished(entry: Entry) -> bool:
        return bool(events(entry, "Finished")) and len(standing(entry)) > 1

    def onto_another(entry: Entry) -> None:
        """The piece is said to be sent back to the square of another, and then to have finished."""
        done, (width, _, west, north) = first(entry, "Finished"), entry.table["grid"]
        square = next(mini for mini in standing(entry) if mini["id"] != done["who"])["squares"][0]
        spot = (west + square % width, north + square // width)
        sent = {"type": "SentBack", "seat": done["seat"], "who": done["who"], "squares": (spot,), "why": ""}
        entry.said.insert(0, Said(sent))

    objection = bot_game(*GAME).forged(finished, onto_another)
    assert objection is not None
    assert objection.clause == "SQ-MOVE-09"
    assert "where" in objection.sentence


def test_a_token_put_on_an_occupied_square_is_objected_to() -> None:
    def placed(entry: Entry) -> bool:
        return len(events(entry, "TokenPlaced")) > 0 and bool(entry.table["tokens"])

    def twice(entry: Entry) -> None:
        event = first(entry, "TokenPlaced")
        entry.said.append(Said({**event, "token": "ch?99"}))

    objection = bot_game(*GAME).forged(placed, twice)
    assert objection is not None
    assert objection.clause == "SQ-MOVE-09"


@pytest.mark.parametrize(
    ("seat", "kind", "place", "clause"),
    [
        (0, "special", "vent", ""),
        (0, "plain", "vent", "SQ-ALIEN-07"),
        (1, "plain", "conduit", ""),
        (0, "special", "conduit", "SQ-ALIEN-23"),
    ],
)
def test_a_token_ends_its_move_on_an_entry_square_only_where_it_serves_it(
    seat: int, kind: str, place: str, clause: str
) -> None:
    drawn = Drawn()
    table = drawn.table
    table.factions = ("chaos", "cult")
    table.ship.vents["v1"], table.vents = (3, 3), {"v1"}
    table.ship.conduits = frozenset({(7, 7)})
    square = (3, 3) if place == "vent" else (7, 7)
    table.blips["x?1"] = Blip("x?1", seat, kind, "fig_ork", square, came=False)
    table.holders[square] = ["x?1"]
    try:
        Occupancy(table).finished({"who": "x?1"})
        found = ""
    except Objection as objection:
        found = objection.clause
    assert found == clause


@pytest.mark.parametrize(
    ("aliens", "mission", "stand"),
    [
        ("chaos", "mis_02_dead_signal", True),
        ("cult", "mis_02_dead_signal", False),
        ("cult", "mis_04_nest", True),
        ("cult", "mis_s2_two_keys", True),
    ],
)
def test_without_chaos_vents_stand_only_where_an_objective_is_about_them(
    aliens: str, mission: str, stand: bool
) -> None:
    referee = Referee(("blood_angels", aliens), mission, {"entry-floor": False})
    assert bool(referee.table.vents) == stand
    assert referee.table.ship.vents, "the map shows them all the same"


@pytest.mark.parametrize(
    ("who", "waits", "steps", "house", "clause"),
    [
        ("ch1", True, True, {}, "SQ-SETUP-18"),
        ("if1", True, True, {}, ""),
        ("ch1", False, True, {}, ""),
        ("ch1", True, False, {}, ""),
        ("ch1", True, True, {"coming_back": True}, ""),
    ],
)
def test_nobody_else_stops_on_the_threshold_of_a_squad_that_waits(
    who: str, waits: bool, steps: bool, house: dict[str, bool], clause: str
) -> None:
    drawn = Drawn(**house)
    table = drawn.table
    table.ship.thresholds["dk_n"], table.sides[0]["dock"] = ((4, 0), (5, 0)), "dk_n"
    drawn.put("if2", "fig_marine_laser", (9, 9)).place = "dock" if waits else "left"
    piece = drawn.put(who, "fig_ork", (4, 0))
    judge = Occupancy(table)
    try:
        if steps:
            judge.moved({"who": piece.id})
        judge.finished({"who": piece.id})
        found = ""
    except Objection as objection:
        found = objection.clause
    assert found == clause


def test_a_survivor_on_a_taken_square_comes_to_light_as_near_as_the_room_allows() -> None:
    def found(*taken: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        drawn = Drawn()
        drawn.table.ship.room_of = {(x, y): "a1" if x < 6 else "a2" for x, y in drawn.table.ship.board_of}
        for number, square in enumerate(taken):
            drawn.put(f"if{number}", "fig_marine_laser", square)
        turned = {"type": "SiteTurned", "seat": 0, "who": "if0", "at": (5, 5), "found": True}
        assert drawn.hears(turned) == ""
        return drawn.table.pieces["sv1"].squares

    assert found() == found((6, 5)) == ((5, 5),)
    assert found((5, 5)) == ((4, 4),), "of equals the first in reading order, and none in the next room"
    assert found((5, 5), (4, 4)) == ((5, 4),)


def test_the_load_of_a_fallen_carrier_may_stand_on_another_square_only_until_it_is_sent_on() -> None:
    """SQ-OBJ-15, SQ-MOVE-16: the carrier fell while it passed through the square of if2."""

    def told(why: str, back: tuple[int, int] | None) -> str:
        drawn = Drawn()
        drawn.put("if2", "fig_marine_laser", (5, 5))
        drawn.put("if3", "fig_marine_laser", (5, 5))
        drawn.put("if4", "fig_marine_laser", (6, 6))
        judge = Occupancy(drawn.table)
        try:
            judge.sees["Unloaded"]({"type": "Unloaded", "who": "if1", "what": "if3", "why": why})
            if back:
                drawn.table.put("if3", (back,))
                judge.sees["SentBack"]({"type": "SentBack", "who": "if3", "squares": (back,)})
            judge.hears["TurnEnded"]({"type": "TurnEnded", "seat": 0})
        except Objection as objection:
            return objection.clause
        return ""

    assert told("SQ-OBJ-15", (5, 6)) == ""
    assert told("SQ-OBJ-15", None) == told("SQ-OBJ-15", (6, 6)) == told("SQ-OBJ-10", (5, 6)) == "SQ-MOVE-09"
