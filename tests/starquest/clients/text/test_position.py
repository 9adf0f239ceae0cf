"""Positions on paper: one line, and the drawn file."""

import re
from collections.abc import Callable

import msgspec
import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.text.position import read_position, write_drawn, write_position
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.records import Psionic
from bulkhead.starquest.data.state import State, Watch, change_side
from bulkhead.starquest.events import OverwatchEnded
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.saving import Saved, dump
from bulkhead.starquest.table.card import CARDS
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.dice import Scripted, Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.starquest.mission import OPTIONS
from tests.starquest.scene import Table

FILE = """
starquest
# A marine before a door, an Ork behind it.
mission mis_door
mission.rounds 5
option factions=ultramarines,chaos
option over-stays=yes
map
    +-+-+-+-+
    |T .:a a|
    +   +   +
    |T .:a R|
    +-+-+-+-+
turn-of um act
round 3
um points=20 command=2 orders=ord_test_fire,ord_test_other
um1 fig_marine_laser 1.0 E watching
um2 fig_marine_heavy dock weapons=wpn_plasma_gun
ch1 fig_ork 2.1 W lp=1
ch?4 fig_gretchin 3.0 blip since=1
"""


def record(state: State) -> Saved:
    """All of a state, to be compared."""
    return msgspec.json.decode(dump(state), type=Saved)


def test_a_drawn_file_is_read() -> None:
    state = read_position(FILE, Options())
    assert state.options.factions == ("ultramarines", "chaos")
    assert state.options.house.over_stays
    assert (state.scenario.id, state.scenario.rounds, state.round) == ("mis_door", 5, 3)
    marine, heavy, ork = (state.minis[who] for who in ("um1", "um2", "ch1"))
    assert (state.ship.name(marine.squares[0]), marine.facing, marine.watching) == ("1.0", 2, True)
    assert (heavy.place, heavy.weapons) == ("dock", ("wpn_plasma_gun",))
    assert (ork.lp, ork.seat) == (1, 1)
    assert (state.tokens["ch?4"].identity, state.tokens["ch?4"].since) == ("fig_gretchin", 1)
    assert (state.sides[0].points, state.sides[0].command, state.sides[0].orders) == (
        20,
        2,
        ("ord_test_fire", "ord_test_other"),
    )
    assert STARQUEST.waiting(state) == 0
    assert state.serials == {"um": 2, "ch": 1, "ch?": 4}


WATCH = """
starquest
mission mis_watch
option factions=ultramarines,chaos
map
    +-+-+-+-+-+
    |T . . . .|
    +-+-+-+   +
          |. .|
          +   +
          |. .|
          +-+-+
turn-of ch act
um1 fig_marine_laser 0.0 E watching
ch1 fig_ork 4.1 N
ch2 fig_ork 2.0 W
"""
"""A marine that watches an alley. One Orc is round the corner, one stands in sight."""


@pytest.mark.clause("SQ-OVER-03", "SQ-OVER-06")
def test_a_miniature_drawn_as_watching_fires_at_who_comes_into_its_sight() -> None:
    table = Table(read_position(WATCH, Options()), Scripted(1, 1))
    assert table.state.watches == {"um1": Watch(("ch2",))}
    table.act("ch2").do("ch2 step 3.0")
    assert table.waiting == 1, "who stood in sight already did not enter it"
    table.do("ch2 step 4.0", "done").act("ch1").do("ch1 step 3.0")
    assert table.waiting == 0
    assert table.offers == ["um1 snap wpn_laser_rifle ch1 E", "pass"]
    table.do("um1 snap wpn_laser_rifle ch1 E")
    assert table.told(OverwatchEnded) == [OverwatchEnded(0, "um1")]
    assert not table.mini("um1").watching


@pytest.mark.clause("SQ-OVER-07")
def test_the_marker_of_a_miniature_drawn_as_watching_goes_at_the_start_of_its_turn() -> None:
    table = Table(read_position(WATCH, Options()), Scripted()).do("end")
    assert table.told(OverwatchEnded) == [OverwatchEnded(0, "um1")]
    assert not table.mini("um1").watching


@pytest.mark.parametrize("form", [write_drawn, write_position])
def test_what_a_watcher_has_seen_is_kept(form: Callable[[State], str]) -> None:
    """The line `watches` says that um1 has not yet noticed the Orc before it; reading does not look round again."""
    state = read_position(f'{WATCH}watches {{"um1":{{}}}}\n', Options())
    assert state.watches == {"um1": Watch()}
    assert read_position(form(state), Options()).watches == {"um1": Watch()}


def test_a_miniature_that_is_not_marked_does_not_watch() -> None:
    state = read_position(WATCH.replace(" watching", ""), Options())
    assert state.watches == {}


def test_both_forms_say_the_same() -> None:
    state = read_position(FILE, Options())
    line = write_position(state)
    assert "\n" not in line
    assert dump(read_position(line, Options())) == dump(state)
    again = read_position(write_drawn(state), Options())
    assert record(again) == record(state)


def test_a_set_of_weapons_stands_for_the_weapons_in_it() -> None:
    heavy = "um2 fig_marine_heavy dock weapons=wpn_plasma_gun"
    for id_, arms in load_box().sets.items():
        commander = f"um2 fig_marine_commander dock weapons={id_}"
        state = read_position(FILE.replace(heavy, commander), Options())
        assert state.minis["um2"].weapons == arms.weapons


@pytest.mark.parametrize("who", ["sv1", "zz1"])
def test_a_survivor_belongs_to_no_seat(who: str) -> None:
    state = read_position(f"{FILE}{who} fig_survivor 3.1 N\n", Options())
    assert state.minis[who].seat == -1
    assert record(read_position(write_drawn(state), Options())) == record(state)


def test_every_field_of_a_seat_can_be_written_and_read() -> None:
    state = read_position(FILE, Options())
    change_side(
        state,
        0,
        used=(("trt_aim", 3),),
        named=(("eqp_targeter", "um1"),),
        sites=(state.ship.at(3, 0),),
        study=Psionic(rank=2),
    )
    drawn = write_drawn(state)
    assert 'used=[["trt_aim",3]] named=[["eqp_targeter","um1"]] study={"rank":2} sites=3.0' in drawn
    assert record(read_position(drawn, Options())) == record(state)


def test_any_position_of_a_game_can_be_written_and_read() -> None:
    dice, picker = Seeded(b"position"), Picker("position")
    state = STARQUEST.new(OPTIONS, dice, Silence())
    for number in range(250):
        seat = STARQUEST.waiting(state)
        if seat is None:
            break
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        if number % 5 == 0:
            assert record(read_position(write_drawn(state), Options())) == record(state)
        STARQUEST.apply(state, seat, offer.commands[picker.randrange(len(offer.commands))], dice, Silence())


def test_a_mission_of_the_box_needs_no_drawing() -> None:
    state = STARQUEST.new(Options(), Seeded(b"box"), Silence())
    assert record(read_position(write_drawn(state), Options())) == record(state)


def changed(old: str, new: str) -> str:
    assert old in FILE
    return FILE.replace(old, new)


MISTAKES = {
    "neither form": ("hello", "sq-position-neither"),
    "empty": ("", "sq-position-neither"),
    "no map": (re.sub(r"map\n(    .*\n)+", "", FILE), "sq-position-no-map"),
    "map without lines": (re.sub(r"(    .*\n)+", "", FILE), "sq-position-no-map"),
    "a bad map": (changed("|T .:a a|", "|T .?a a|"), "ship-map-edge"),
    "a line that means nothing": (changed("round 3", "rounded 3"), "sq-position-line"),
    "not a number": (changed("round 3", "round three"), "sq-position-not-json"),
    "a wrong value": (changed("round 3", 'round "3"'), "sq-position-field"),
    "an unknown sheet": (changed("fig_ork", "fig_orc"), "sq-position-unknown"),
    "an unknown token": (changed("fig_gretchin", "fig_grot"), "sq-position-field"),
    "no floor": (changed("ch1 fig_ork 2.1", "ch1 fig_ork 9.9"), "sq-position-no-square"),
    "not at this table": (changed("ch1 fig_ork", "el1 fig_ork"), "sq-position-no-seat"),
    "twice": (changed("um2 fig_marine_heavy", "um1 fig_marine_heavy"), "sq-position-twice"),
    "a word that does not belong": (changed("lp=1", "luck=1"), "sq-position-word"),
    "life that is no number": (changed("lp=1", "lp=one"), "sq-position-word"),
    "two on a square": (changed("ch1 fig_ork 2.1", "ch1 fig_ork 1.0"), "sq-position-shared"),
    "an unknown weapon": (changed("wpn_plasma_gun", "wpn_nothing"), "sq-position-field"),
    "an option without value": (changed("over-stays=yes", "over-stays"), "sq-position-line"),
    "an unknown option": (changed("over-stays=yes", "over-eats=yes"), "option-unknown"),
    "a step that is none": (changed("turn-of um act", "turn-of um rest"), "sq-position-field"),
    "half a line": ("{", "sq-position-not-json"),
    "a line that is no position": ("{}", "sq-position-field"),
}


@pytest.mark.parametrize(("text", "message"), MISTAKES.values(), ids=MISTAKES.keys())
def test_every_mistake_is_one_sentence(text: str, message: str) -> None:
    with pytest.raises(Mistake) as mistake:
        read_position(text, Options())
    assert mistake.value.phrase.id == message
    for language in LANGUAGES:
        assert "\n" not in Words(language).render(mistake.value.phrase)


def test_a_mistake_names_the_line_as_an_editor_counts() -> None:
    with pytest.raises(Mistake) as mistake:
        read_position(changed("lp=1", "luck=1"), Options())
    lines = FILE.strip("\n").splitlines()
    assert mistake.value.phrase.args["line"] == 1 + next(n for n, line in enumerate(lines) if "lp=1" in line)
    with pytest.raises(Mistake) as mistake:
        read_position(changed("|T .:a a|", "|T .?a a|"), Options())
    assert mistake.value.phrase.args["line"] == 1 + next(
        n for n, line in enumerate(lines) if "|T .:a a|" in line
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"figure":"fig_ork"', '"figure":"fig_nobody"'),
        ('"turn-seat":0', '"turn-seat":7'),
        ('"id":"um1"', '"id":"um9"'),
        ('"seat":1,"figure"', '"seat":5,"figure"'),
        ('"order":[0,1]', '"order":[0,0]'),
        ('"frames":[{', '"frames":[{"type":"Harm","seat":0,"attacker":"zz1","losses":[["zz1",1]]},{'),
    ],
)
def test_a_line_that_contradicts_itself_is_refused(old: str, new: str) -> None:
    line = write_position(read_position(FILE, Options()))
    assert old in line
    broken = line.replace(old, new)
    if "Harm" in new:
        broken = re.sub(r'"frames":\[(\{.*?\}),(\{.*?\})\]', r'"frames":[\2,\1]', broken)
    with pytest.raises(Mistake):
        read_position(broken, Options())


def test_a_question_of_set_up_that_nobody_asks_is_refused() -> None:
    line = write_position(STARQUEST.new(OPTIONS, Seeded(b"set-up"), Silence()))
    assert '"step":"formation"' in line
    with pytest.raises(Mistake):
        read_position(line.replace('"step":"formation"', '"step":"favourite-colour"'), OPTIONS)


def test_cards_of_the_box_are_known_before_anybody_has_played_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = read_position(FILE, Options())
    held = sorted(id_ for id_ in load_box().cards if id_.startswith("ord_"))[:1]
    change_side(state, 0, orders=tuple(held))
    line = write_position(state)
    for id_ in held:
        monkeypatch.delitem(CARDS, id_, raising=False)
    assert held
    assert read_position(line, Options()).sides[0].orders == tuple(held)
    with pytest.raises(Mistake):
        read_position(line.replace(held[0], "ord_nobody_knows"), Options())


@pytest.mark.parametrize("role", ["leader", "psionic", "reinforcement"])
def test_a_drawn_figure_has_the_role_that_its_line_names(role: str) -> None:
    state = read_position(FILE.replace("1.0 E watching", f"1.0 E role={role}"), Options())
    assert state.minis["um1"].role == role
    assert state.minis["um2"].role == ""


def test_a_role_that_the_game_does_not_know_is_named() -> None:
    with pytest.raises(Mistake) as refused:
        read_position(FILE.replace("1.0 E watching", "1.0 E role=cook"), Options())
    assert (refused.value.phrase.id, refused.value.phrase.args["word"]) == ("sq-position-word", "role=cook")
