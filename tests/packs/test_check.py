"""`bulkhead packs check`: all that is wrong with a pack, each in one sentence with file, line and field.

Tests starquest/rules/cards/soundness.py too.
"""

from pathlib import Path

import pytest

from bulkhead.packs.checking import Report, check
from bulkhead.packs.opening import play_with
from bulkhead.starquest.box.box import load_box
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.packs.making import DRILL, new_pack, write
from tests.starquest.box.pack import changed
from tools.house import ROOT

EXAMPLE = ROOT / "examples/pack"
CARD = "cards/order/ord_drill.toml"
BOARD = "boards/brd_a.toml"
MISSION = "missions/mis_s1_cold_lock.toml"


def found(report: Report) -> list[tuple[object, ...]]:
    """Message, line and field of each mistake, checked to have a text in every language and to name the file."""
    for phrase in report.mistakes:
        for language in LANGUAGES:
            assert str(phrase.args["file"]) in Words(language).render(phrase)
    return [(phrase.id, phrase.args.get("line"), phrase.args.get("field")) for phrase in report.mistakes]


def test_the_example_is_sound() -> None:
    report = check(EXAMPLE)
    assert found(report) == []
    assert report.warnings == ()


def test_a_pack_with_one_card_is_valid_and_warned_of_missing_texts(tmp_path: Path) -> None:
    write(new_pack(tmp_path), CARD, DRILL)
    report = check(tmp_path)
    assert found(report) == []
    assert [(phrase.args["id"], phrase.args["language"]) for phrase in report.warnings] == [
        (message, language) for language in ("it", "es", "fr") for message in ("ord_drill", "ord_drill-rule")
    ]


def test_all_mistakes_of_a_pack_are_found_at_once(tmp_path: Path) -> None:
    write(tmp_path, "pack.toml", 'id = "My pack"\nname = "A pack"\nversion = "new"\n')
    write(tmp_path, CARD, DRILL.replace('"turn"', '"for ever"').replace("uses = 1", "uses = 0"))
    write(tmp_path, "cards/order/ord_halt.toml", DRILL)
    write(tmp_path, "figures/notes.txt", "to do")
    write(tmp_path, "locales/en/words.ftl", "fig_ork = Orc\nfig_ork is green\n")
    assert found(check(tmp_path)) == [
        ("content-stray-file", None, None),
        ("file-not-one-of", 7, "lasts"),
        ("file-not-one-of", 8, "uses"),
        ("content-id-not-file", 1, "id"),
        ("pack-bad-id", 1, "id"),
        ("pack-bad-version", 3, "version"),
        ("pack-not-fluent", 2, None),
    ]


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    assert found(check(tmp_path)) == [("pack-no-lid", None, None)]


@pytest.mark.parametrize(
    ("holds", "mistake"),
    [
        ('"cards/order" = 2', ("pack-wrong-count", 6, "cards/order")),
        ("orders = 1", ("file-unknown-field", 6, "orders")),
        ("figures = 0", ("pack-not-listed", 5, "holds")),
        ('"cards/order" = -1', ("content-too-small", 6, "cards/order")),
    ],
)
def test_the_manifest_counts_the_items(tmp_path: Path, holds: str, mistake: tuple[object, ...]) -> None:
    lid = f'id = "mine"\nname = "A pack"\nversion = "1"\n\n[holds]\n{holds}\n'
    write(tmp_path, "pack.toml", lid)
    write(tmp_path, CARD, DRILL)
    assert mistake in found(check(tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('["SQ-TURN-04"]', '["SQ-TURN-99"]', ("content-no-clause", 9, "hooks")),
        ('"all_own"', '"all_own bright"', ("card-not-target", 5, "target")),
        ('"all_own"', '"one_door"', ("card-no-target", 5, "target")),
        ('["more(move,1)"]', "[]", ("card-no-effect", 6, "do")),
        ('["more(move,1)"]', '["teleport(3)"]', ("card-needs-code", 6, "do")),
        ('["more(move,1)"]', '["more(move)"]', ("card-needs-code", 6, "do")),
        ('["more(move,1)"]', '["heal(some)"]', ("card-needs-code", 6, "do")),
        ('["more(move,1)"]', '["more(fly,1)"]', ("card-unknown-effect", 6, "do")),
        ('["more(move,1)"]', '["stat(wings,=2)"]', ("card-unknown-effect", 6, "do")),
        ('["more(move,1)"]', '["immune(rain)"]', ("card-unknown-effect", 6, "do")),
        ('["imperial_fists"]', '["imperial_fits"]', ("file-not-one-of", 2, "decks")),
        ('rule = "All', 'rule = "{All', ("pack-not-fluent-here", 14, "rule")),
        ('name = "Drill"', "name = 3", ("file-not-text", 13, "name")),
        ("[words.en]", "[words.de]", ("pack-no-language", 12, "de")),
        ('name = "Drill"\n', "", ("pack-no-words", 1, "id")),
    ],
)
def test_a_mistake_in_a_card(tmp_path: Path, old: str, new: str, mistake: tuple[object, ...]) -> None:
    text = "\n".join(line.strip() for line in DRILL.strip().splitlines())
    assert old in text
    write(new_pack(tmp_path), CARD, text.replace(old, new, 1))
    assert mistake in found(check(tmp_path))


def test_code_without_a_card_and_code_that_is_none(tmp_path: Path) -> None:
    write(new_pack(tmp_path), CARD, DRILL)
    write(tmp_path, "cards/order/ord_drill.py", "def play(table, on)\n")
    write(tmp_path, "cards/order/ord_halt.py", "def play(table, on):\n    pass\n")
    assert found(check(tmp_path)) == [("pack-code-alone", None, None), ("pack-code-syntax", 1, None)]


def test_checking_runs_no_code(tmp_path: Path) -> None:
    write(new_pack(tmp_path), CARD, DRILL)
    code = "raise SystemExit\n\n\ndef play(table, on):\n    pass\n"
    write(tmp_path, "cards/order/ord_drill.py", code)
    assert found(check(tmp_path)) == []


@pytest.mark.parametrize("name", ["card", "cards/orders", "locales/klingon"])
def test_an_unknown_folder(tmp_path: Path, name: str) -> None:
    new_pack(tmp_path).joinpath(name).mkdir(parents=True)
    assert found(check(tmp_path)) == [("pack-stray-folder", None, None)]


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("|a a a a a|. . . . . . .|", "|a a a a a . . . . . . .|", ("content-in-field", 7, "map")),
        ("+-+-+-+-+-+-+-+-+-+-+-+-+", "+-+-+-+-+-+-+-+-+-+-+-+ +", ("content-in-field", 6, "map")),
        ("+-+=+=+-+-+", "+-+=+-+-+-+", ("content-in-field", 16, "map")),
        ("doors = 4", "doors = 5", ("map-wrong-count", 4, "doors")),
        ('a = "a1"\n', "", ("content-in-field", 5, "map")),
        ("|a a a a a|. .|b b b|. .|", "|a a|a a a|. .|b b b|. .|", None),
    ],
)
def test_a_board_is_closed_but_for_its_doors(
    tmp_path: Path, old: str, new: str, mistake: tuple[object, ...] | None
) -> None:
    changed(new_pack(tmp_path), BOARD, old, new)
    assert [one for one in found(check(tmp_path)) if one == mistake] == [mistake] * bool(mistake)


def test_a_room_is_connected(tmp_path: Path) -> None:
    file = changed(new_pack(tmp_path), BOARD, "|a a a a a|", "|a a|a a a|")
    text = file.read_text(encoding="utf-8")
    for _ in range(4):
        text = text.replace("|a a a a a|", "|a a|a a a|", 1)
    file.write_text(text, encoding="utf-8")
    assert ("map-room-apart", 34, "a") in found(check(tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('"obj_strongbox b3" = 28', '"obj_strongbox b3" = 27', ("map-wrong-way", 48, "dk_n")),
        ('"obj_strongbox b3" = 28', '"obj_strongbox b9" = 28', ("content-not-in-mission", 48, "dk_n")),
        ("dk_n = {", "dk_x = {", ("file-not-one-of", 48, "dk_x")),
        ('layout = "lay_pair"', 'layout = "lay_pear"', ("content-unknown-id", 7, "layout")),
        ('"two_ways"', '"too_easy"', ("file-not-one-of", 15, "special")),
        ('"two_ways"', '"due_tokens"', ("file-not-one-of", 15, "special")),
        ('"two_ways"', '"extraction"', ("content-word-alone", 15, "special")),
        ("fig_android = 1 }", "fig_android = 99 }", ("content-beyond-stock", 32, "1")),
        ("[30, 1], [7, 0]]", "[30, 1], [77, 0]]", ("content-in-field", 7, "layout")),
    ],
)
def test_a_mission_is_played_on_its_map(
    tmp_path: Path, old: str, new: str, mistake: tuple[object, ...]
) -> None:
    changed(new_pack(tmp_path), MISSION, old, new)
    assert mistake in found(check(tmp_path))


def test_several_mistakes_of_a_mission_are_told_together(tmp_path: Path) -> None:
    file = changed(new_pack(tmp_path), MISSION, "fig_android = 1 }", "fig_android = 99 }")
    file.write_text(file.read_text(encoding="utf-8").replace("points = 30\n", "points = 31\n", 1), "utf-8")
    assert [message for message, _, _ in found(check(tmp_path))] == ["content-beyond-stock", "content-points"]


NARROW = """
    id = "brd_narrow"
    source = "house"
    rooms = { a = "n1" }
    doors = { n_d1 = [[0, 0], [1, 0], [0, 1], [1, 1]] }
    map = '''
    +-+-+-+-+-+
    |. . . . .|
    +=+=+-+-+-+
    |a a a a a|
    +-+-+-+-+-+
    '''
    [words.en]
    name = "The narrow room"
"""


def test_a_goal_that_cannot_be_reached(tmp_path: Path) -> None:
    """An altar in a room that is one square wide: figures cannot pass it, but can go up to it."""
    write(new_pack(tmp_path), "boards/brd_narrow.toml", NARROW)
    layout = """
        id = "lay_narrow"
        source = "house"
        pieces = [{ board = "brd_narrow", at = [0, 0] }]
        docks.dk_n = { side = "north", threshold = [[0, 0], [1, 0]], area = [0, -4, 3, -1], into = "corridor" }
        words.en.name = "The narrow place"
    """
    write(tmp_path, "layouts/lay_narrow.toml", layout)
    mission = """
        id = "mis_narrow"
        kind = "skirmish"
        source = "house"
        minutes = 5
        squads = { least = 1, most = 1 }
        aliens = { most = 1, seats = ["chaos"] }
        layout = "lay_narrow"
        entry = ["dk_n"]
        r_squares = [[4, 1]]
        r_rooms = ["n1"]
        cult_entry = "none"
        sites = { what = "obj_altar", at = { n1 = [2, 1] } }
        objects = [{ id = "obj_altar", at = "sites" }]
        end = { rounds = 3 }
        primary = { points = 5, test = { type = "destroy", what = "obj_altar", points = [5] } }
        secondary = { points = 5, test = { type = "search", rooms = 1, points = 5 } }
        tokens.chaos_blips.1 = { fig_ork = 1 }
        words.en = { name = "n", story = "s", primary = "p", secondary = "s" }
    """
    write(tmp_path, "missions/mis_narrow.toml", mission)
    report = check(tmp_path)
    assert found(report) == [("map-no-way", 9, "r_squares")]
    assert report.mistakes[0].args["goal"] == "R1"


def test_an_overridden_item_needs_no_words_of_its_own(tmp_path: Path) -> None:
    changed(new_pack(tmp_path), "figures/fig_ork.toml", "move = 6", "move = 7")
    report = check(tmp_path)
    assert found(report) == []
    assert report.warnings == ()


def test_a_pack_whose_card_has_an_effect_that_no_rule_knows_is_not_opened(tmp_path: Path) -> None:
    write(new_pack(tmp_path), "cards/order/ord_drill.toml", DRILL.replace("more(move,1)", "more(fly,1)"))
    with pytest.raises(Mistake) as refused:
        play_with([tmp_path])
    assert refused.value.phrase.id == "card-unknown-effect"
    assert "ord_drill" not in load_box().cards
