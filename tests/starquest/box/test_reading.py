"""Files that people write: every slip is one sentence with file, line and field."""

from pathlib import Path

import pytest

from bulkhead.starquest.box import load_box, read_box
from bulkhead.starquest.box.items.effects import Operation, read_operation
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import Words
from tests.starquest.box.pack import CONTENT, changed, mistake_in, mistake_with

ORK = "figures/fig_ork.toml"
KARAK = "figures/fig_karak.toml"
RIFLE = "weapons/wpn_laser_rifle.toml"
SOLO = "layouts/lay_solo.toml"
NEST = "missions/mis_04_nest.toml"
FIRST = "missions/mis_00_first_steps.toml"
LIMPET = "objects/obj_limpet.toml"
ALTAR = "objects/obj_altar.toml"


@pytest.mark.parametrize(
    ("name", "old", "new", "message", "field"),
    [
        (ORK, "move = 6\n", "", "file-missing", "move"),
        (ORK, 'id = "fig_ork"\n', "", "file-missing", "id"),
        (ORK, 'id = "fig_ork"\n', 'id = ""\n', "file-not-text", "id"),
        (ORK, 'id = "fig_ork"\n', 'id = "fig_orc"\n', "content-id-not-file", "id"),
        (ORK, "move = 6\n", "moves = 6\n", "file-unknown-field", "moves"),
        (ORK, "move = 6\n", 'move = "6"\n', "content-not-number", "move"),
        (ORK, "move = 6\n", "move = true\n", "content-not-number", "move"),
        (ORK, "move = 6\n", "move = -1\n", "content-too-small", "move"),
        (ORK, "lp = 1\n", "lp = 0\n", "content-too-small", "lp"),
        (ORK, 'melee = "2W"', 'melee = "2B"', "content-not-dice", "melee"),
        (ORK, 'melee = "2W"', "melee = 2", "file-not-text", "melee"),
        (ORK, 'faction = "chaos"', 'faction = "khaos"', "file-not-one-of", "faction"),
        (ORK, 'faction = "chaos"', "faction = 1", "file-not-one-of", "faction"),
        (ORK, 'source = "public"', 'source = "own"', "file-not-one-of", "source"),
        (ORK, 'lp = "rulebook" }', 'life = "rulebook" }', "file-unknown-field", "life"),
        (ORK, 'lp = "rulebook" }', 'lp = "book" }', "file-not-one-of", "lp"),
        (ORK, "stock = { own = 8 }", "stock = 8", "content-not-table", "stock"),
        (ORK, "stock = { own = 8 }", "stock = { reserve = 8 }", "file-missing", "own"),
        (ORK, "stock = { own = 8 }", "stock = { own = 8, most = 9 }", "file-unknown-field", "most"),
        (ORK, 'weapons = ["wpn_scrap_gun"', 'weapons = ["wpn_scrap_gnu"', "content-unknown-id", "weapons"),
        (ORK, '"wpn_combat_blade"]', '"set_bolter"]', "content-unknown-id", "weapons"),
        (
            ORK,
            'weapons = ["wpn_scrap_gun", "wpn_combat_blade"]',
            "weapons = 2",
            "content-not-list",
            "weapons",
        ),
        (KARAK, '"leader", "no_split"', '"leader", "leader"', "file-twice", "flags"),
        (KARAK, '"leader", "no_split"', '"leader", "lieder"', "file-not-one-of", "flags"),
        (KARAK, '"more(move,1)"', '"mehr(move,1)"', "content-not-operation", "do"),
        (KARAK, "uses = 1", "uses = 4", "file-not-one-of", "uses"),
        (KARAK, "uses = 1", "uses = true", "file-not-one-of", "uses"),
        (KARAK, 'play = "own_any"\n', "", "file-missing", "play"),
        (RIFLE, 'pattern = "single"', 'pattern = "double"', "file-not-one-of", "pattern"),
        (SOLO, "at = [0, 0]", "at = [0, 0, 0]", "content-not-so-many", "at"),
        (SOLO, 'board = "brd_d"', 'board = "brd_e"', "content-unknown-id", "board"),
        (SOLO, 'side = "north"', 'side = "up"', "file-not-one-of", "side"),
        (NEST, 'type = "destroy"', 'type = "burn"', "file-not-one-of", "type"),
        (NEST, 'type = "destroy", ', "", "file-missing", "type"),
        (NEST, 'what = "obj_vent"', 'what = "obj_went"', "content-unknown-id", "what"),
        (NEST, 'what = "obj_vent", ', "", "file-missing", "what"),
        (NEST, "count = { 1 = 2", "count = { one = 2", "content-not-number-key", "one"),
        (NEST, "1 = { fig_gretchin = 4", "1 = { fig_grotchin = 4", "content-unknown-id", "fig_grotchin"),
        (FIRST, "test = {", "test = 5 #", "content-not-table", "test"),
        (ALTAR, "blocks = true", 'blocks = "yes"', "content-not-truth", "blocks"),
        (LIMPET, '"structure"]', '"statue"]', "file-not-one-of", "against"),
        ("campaign/eff_aliens.toml", "points = 40", "points = true", "content-not-number", "points"),
        ("campaign/bag_cult.toml", "fig_husk = 6", "fig_husk = 0", "content-too-small", "fig_husk"),
    ],
)
def test_a_slip_is_named_with_its_field(
    tmp_path: Path, name: str, old: str, new: str, message: str, field: str
) -> None:
    phrase = mistake_in(tmp_path, name, old, new).phrase
    assert (phrase.id, phrase.args["field"]) == (message, field)


def test_the_line_is_that_of_the_field(tmp_path: Path) -> None:
    mistake = mistake_in(tmp_path, ORK, "move = 6", 'move = "six"')
    assert Words("en").render(mistake.phrase) == (
        "figures/fig_ork.toml, line 3, field “move”: it must be a whole number."
    )


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    phrase = mistake_in(tmp_path, ORK, "move = 6", "move 6").phrase
    assert (phrase.id, phrase.args["line"]) == ("file-not-toml", 3)


def test_a_file_that_is_not_utf8(tmp_path: Path) -> None:
    changed(tmp_path, ORK, "move", "move").write_bytes(b"id = '\xff'")
    assert mistake_with(tmp_path, ORK).phrase.id == "content-not-utf8"


@pytest.mark.parametrize("name", ["figures/wpn_stick.toml", "figures/fig_ork.txt", "campaign/ranks.toml"])
def test_a_file_in_the_wrong_place(tmp_path: Path, name: str) -> None:
    file = tmp_path.joinpath(name)
    file.parent.mkdir()
    file.write_text("", encoding="utf-8")
    mistake = mistake_with(tmp_path, name)
    assert mistake.phrase.id == "content-stray-file"


def test_an_item_of_a_later_folder_takes_the_place_of_the_first(tmp_path: Path) -> None:
    changed(tmp_path, ORK, "move = 6", "move = 7")
    own = read_box(CONTENT, tmp_path)
    assert own.figures["fig_ork"].move == 7
    assert own.figures["fig_gretchin"] == load_box().figures["fig_gretchin"]
    assert own.digest != load_box().digest


def test_a_new_item_joins_the_box(tmp_path: Path) -> None:
    file = changed(tmp_path, ORK, 'id = "fig_ork"', 'id = "fig_nob"')
    file.rename(file.with_name("fig_nob.toml"))
    assert set(read_box(CONTENT, tmp_path).figures) - set(load_box().figures) == {"fig_nob"}


def test_line_ends_do_not_change_the_digest(tmp_path: Path) -> None:
    file = changed(tmp_path, ORK, "move = 6", "move = 6")
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert read_box(CONTENT, tmp_path).digest == load_box().digest


def test_operations_in_writing() -> None:
    assert read_operation("nothing") == Operation("nothing")
    assert read_operation("attack(2R,adjacent)") == Operation("attack", ("2R", "adjacent"))
    assert str(read_operation("attack(2R, adjacent)")) == "attack(2R,adjacent)"
    for text in ("", "heal(1", "heel(1)", "heal(1)(2)"):
        with pytest.raises(ValueError):
            read_operation(text)


def test_an_empty_folder_is_an_empty_box(tmp_path: Path) -> None:
    empty = read_box(tmp_path)
    assert not empty.figures
    assert not empty.missions


def test_what_refers_to_nothing_is_refused_even_alone(tmp_path: Path) -> None:
    changed(tmp_path, ORK, "move = 6", "move = 6")
    with pytest.raises(Mistake, match="content-unknown-id"):
        read_box(tmp_path)
