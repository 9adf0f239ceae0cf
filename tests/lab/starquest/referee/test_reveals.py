"""Forged reveals: a token that stays face down in sight, and one that is turned over for nothing."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.fights.attacks import Attack, Attacks
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.secrets.reveals import Reveals
from bulkhead.lab.starquest.referee.table import Blip
from tests.lab.starquest.referee.drawn import NORTH, SOUTH, Drawn

DONE = {"type": "Finished", "seat": 0, "who": "if1"}
OVER = {"type": "TurnEnded", "seat": 0}
TURNED = {
    "type": "TokenRevealed",
    "seat": 1,
    "token": "ch?1",
    "identity": "fig_ork",
    "at": (5, 2),
    "why": "SQ-SCAN-09",
}
CARD = {"type": "CardPlayed", "seat": 0, "card": "evg_mother_scan"}


class Corridor:
    """A marine at 5.8 and a face-down token north of it at 5.2."""

    def __init__(self, facing: int = NORTH, vent: str = "", figure: str = "fig_marine_laser") -> None:
        self.drawn = Drawn()
        self.drawn.put("if1", figure, (5, 8), facing=facing)
        self.table = self.drawn.table
        self.table.blips["ch?1"] = Blip("ch?1", 1, "blip", "fig_ork", (5, 2), vent)
        self.attacks = Attacks(self.table)

    def hears(self, *events: Plain) -> str:
        judge = Reveals(self.table, self.attacks)
        judge.command(Entry(0, 0, {}, [], {}))
        try:
            for event in events:
                judge.hears[event["type"]](event)
        except Objection as objection:
            return objection.clause
        return ""


def test_a_token_in_sight_that_stays_face_down_is_objected_to() -> None:
    assert Corridor().hears(DONE) == Corridor().hears(OVER) == "SQ-SCAN-09"


def test_a_token_out_of_sight_may_stay_face_down() -> None:
    assert Corridor(facing=SOUTH).hears(DONE) == ""
    assert Corridor(vent="v1").hears(DONE) == "", "it waits on a vent"
    between = Corridor()
    between.drawn.put("ch1", "fig_ork", (5, 5))
    assert between.hears(DONE) == ""


def test_an_alien_or_a_machine_reveals_nothing() -> None:
    alone = Corridor()
    alone.table.pieces["if1"].seat = 1
    assert alone.hears(DONE) == ""
    assert Corridor(figure="mch_tarantula").hears(DONE) == ""


def test_tokens_do_not_hide_one_another() -> None:
    two = Corridor(facing=NORTH)
    two.table.blips["ch?2"] = Blip("ch?2", 1, "blip", "fig_ork", (5, 5))
    two.table.blips["ch?2"].shown = True
    two.table.holders[5, 5] = ["ch?2"]
    assert two.hears(DONE) == "SQ-SCAN-09"


def test_a_token_that_is_turned_over_is_seen_or_hit_or_named_by_a_card() -> None:
    assert Corridor().hears(TURNED) == Corridor(facing=SOUTH).hears(CARD, TURNED) == ""
    assert Corridor(facing=SOUTH).hears(TURNED) == "SQ-SCAN-09"
    assert Corridor(facing=SOUTH).hears(TURNED | {"why": "SQ-SCAN-13"}) == ""
    hit = Corridor(facing=SOUTH)
    hit.attacks.under_way.append(Attack("ch1", 1, None, "5.2", 1, "shoot", {(5, 2): 0}))
    assert hit.hears(TURNED) == ""
    missed = Corridor(facing=SOUTH)
    missed.attacks.under_way.append(Attack("ch1", 1, None, "5.4", 1, "shoot", {(5, 4): 0}))
    assert missed.hears(TURNED) == "SQ-SCAN-09"
    burnt = Corridor(facing=SOUTH)
    burnt.table.flames[1] = (0, frozenset(((5, 2),)))
    assert burnt.hears(TURNED) == ""
