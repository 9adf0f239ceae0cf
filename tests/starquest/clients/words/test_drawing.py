"""The map as text."""

from bulkhead.starquest.clients.words.drawing import draw, short
from bulkhead.starquest.data.state import Flame, Thing
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.game import SPECTATOR
from tests.starquest.scene import BA, CH, scene

HALL = """
+-+-+-+-+
|T .:a R|
+   +   +
|T .:a a|
+-+-+-+-+
"""


def test_figures_have_their_letter_number_and_facing() -> None:
    there = scene(HALL, "ba1 fig_marine_laser 1.0 E", "ba12 fig_marine_laser dock", "ch3 fig_ork 2.1 N")
    assert draw(view(there.state, BA)).splitlines() == [
        "      0     1     2     3",
        "    +-----+-----+-----+-----+",
        "  0 |  T    ba1>:  a     R  |",
        "    +           +           +",
        "  1 |  T     .  : ch3^   ·  |",
        "    +-----+-----+-----+-----+",
        "ba DK1 (0.0 0.1): ba12",
    ]


def test_a_token_shows_no_more_to_its_owner() -> None:
    there = scene(HALL, "ba1 fig_marine_laser 1.0 E", "ch?7 fig_ork 3.1 blip")
    for viewer in (BA, CH, SPECTATOR):
        assert draw(view(there.state, viewer)).splitlines()[4] == "  1 |  T     .  :  ·    ch?7|"


def test_open_doors_fire_and_objects() -> None:
    there = scene(HALL, "ba1 fig_marine_laser 1.0 E", opened=["d1"])
    square = there.state.ship.square
    there.state.flames = (Flame(1, BA, (square("2.0"),)),)
    there.state.things["obj_key1"] = Thing("obj_key1", "obj_key", square("3.1"))
    lines = draw(view(there.state, BA)).splitlines()
    assert lines[2] == "  0 |  T    ba1>; fire   R  |"
    assert lines[4] == "  1 |  T     .  ;  ·    obj |"


def test_short_names() -> None:
    assert [short(id_) for id_ in ("ba1", "cu12", "ch?7", "nn2", "strange")] == [
        "a1",
        "k12",
        "c?7",
        "n2",
        "str",
    ]


LONG = """
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . . . . . . . .:a a|
+                               +   +
|. . . . . . . . . . . . . . . .:R a|
+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
"""


def test_a_large_map_has_letters_for_the_factions_and_says_which() -> None:
    there = scene(LONG, "ba1 fig_marine_laser 1.0 E", "ch?7 fig_ork 17.1 blip")
    lines = draw(view(there.state, BA)).splitlines()
    assert lines[2].startswith("  0 | .   a1>   . ")
    assert lines[2].endswith(": a    ·  |")
    assert lines[4].endswith(": R   c?7 |")
    assert lines[6] == "a=ba f=if u=um e=el l=ld c=ch k=cu"
