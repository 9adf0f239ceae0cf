"""Forged reveals: a token that stays face down in sight, and one that is turned over for nothing."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.fights.attacks import Attack, Attacks
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.secrets.reveals import Reveals
from bulkhead.lab.starquest.referee.table import Blip
from tests.lab.starquest.referee.drawn import NORTH, SOUTH, Drawn, declared

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


def test_a_conversion_beamer_turns_over_a_token_beside_the_end_of_its_line() -> None:
    def fired(token: XY) -> str:
        """The objection to turning over a token here; the line goes from 5.8 to 5.0."""
        blind = Corridor(facing=NORTH)
        blind.drawn.put("ch1", "fig_ork", (5, 7))
        blind.table.pieces["if1"].weapons = ("wpn_conversion_beamer",)
        blind.table.acting[0] = "if1"
        blind.attacks.declared(declared("if1", "wpn_conversion_beamer", "5.8>N"))
        return blind.hears(TURNED | {"at": token})

    assert fired((5, 2)) == fired((4, 0)) == fired((6, 1)) == ""
    assert fired((4, 2)) == fired((7, 0)) == "SQ-SCAN-09"


def test_a_tomb_gun_turns_over_a_token_on_its_square_alone() -> None:
    def fired(aim: str) -> str:
        blind = Corridor(facing=SOUTH)
        blind.drawn.put("ch1", "fig_ork", (5, 0), facing=SOUTH, weapon="wpn_tomb_gun")
        blind.table.acting[1], blind.table.turn_seat = "ch1", 1
        blind.attacks.declared(declared("ch1", "wpn_tomb_gun", aim, seat=1))
        return blind.hears(TURNED)

    assert fired("5.2") == ""
    assert fired("5.3") == "SQ-SCAN-09"


def veiled(position: Corridor, **effect: object) -> Corridor:
    """A card of seat 1 veils something until its next turn."""
    position.table.grid = (12, 12, 0, 0)
    position.table.effects = [{"seat": 1, "until": "next-own-turn", **effect}, {"seat": 0, "what": "av"}]
    position.table.veil(position.table.effects)
    return position


def turn(seat: int) -> Plain:
    return {"type": "TurnBegan", "seat": seat}


def test_on_a_dark_board_a_token_more_than_six_squares_away_stays_face_down() -> None:
    far = Corridor()
    far.table.put("if1", ((5, 9),))
    assert far.hears(DONE) == "SQ-SCAN-09"
    assert veiled(far, what="dark").hears(DONE) == ""
    assert far.hears(TURNED) == "SQ-SCAN-09"
    far.table.ship.board_of |= {(0, 20): "other"}
    assert veiled(far, what="dark", value=1).hears(DONE) == "SQ-SCAN-09", "another board is dark"
    assert veiled(Corridor(), what="dark").hears(DONE) == "SQ-SCAN-09", "six squares away"


def test_what_a_card_has_veiled_is_seen_again_from_the_next_turn_of_its_player_on() -> None:
    ash = veiled(Corridor(), what="ash", squares=(5 + 12 * 5,))
    assert ash.hears(DONE) == ash.hears(turn(0), DONE) == ""
    assert ash.hears(turn(1), TURNED) == ""
    assert veiled(Corridor(), what="ash", squares=(5 + 12 * 5,)).hears(turn(1), DONE) == "SQ-SCAN-09"
    lasting = veiled(Corridor(), what="ash", squares=(5 + 12 * 5,), until="mission")
    assert lasting.hears(turn(1), DONE) == ""


def test_a_door_or_doorway_that_a_card_holds_closed_hides_a_token_until_it_lets_go() -> None:
    def position() -> Corridor:
        found = Corridor()
        for x in range(12):
            found.table.ship.door_at[(x, 4), (x, 5)] = "w1"
        return found

    assert position().hears(DONE) == "SQ-SCAN-09"
    held = veiled(position(), what="sealed", on="w1")
    assert held.hears(DONE) == ""
    assert held.hears(turn(1), DONE) == "SQ-SCAN-09"


def test_what_explodes_by_a_card_may_turn_over_a_token_beside_it() -> None:
    def blast(aim: str) -> str:
        blind = Corridor(facing=SOUTH)
        trap = declared("", "evg_booby_trap", aim, "card", seat=1)
        blind.attacks.declared(trap)
        return blind.hears(TURNED)

    assert blast("5.2") == blast("6.3") == ""
    assert blast("5.4") == blast("") == "SQ-SCAN-09"


def test_a_trap_may_turn_over_a_token_in_the_room_that_was_searched() -> None:
    search = {"type": "RoomSearched", "seat": 0, "who": "if1", "room": "a1", "card": "rec_gas_leak"}
    blind = Corridor(facing=SOUTH)
    blind.table.ship.room_of[5, 2] = "a1"
    assert blind.hears(search, TURNED) == ""
    assert blind.hears(search | {"room": "a2"}, TURNED) == "SQ-SCAN-09"
