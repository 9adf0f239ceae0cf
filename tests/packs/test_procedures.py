"""Cards and weapons of packs that are code: what they may do, and what is said about code that cannot be right."""

from pathlib import Path

import pytest

from bulkhead.packs.checking import check
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.reading.procedures import Procedure, check_procedure
from bulkhead.starquest.rules.cards.procedure import Scripted
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from bulkhead.starquest.table.card import card
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.packs.making import DRILL, new_pack, played_with, write

CODE = """
    def choices(table):
        return [(mini.id,) for mini in table.own() if table.wounded(mini)]


    def play(table, on):
        table.heal(on[0], 1)
"""


def test_a_card_of_a_pack_may_be_code(tmp_path: Path) -> None:
    write(new_pack(tmp_path), "cards/order/ord_drill.toml", DRILL)
    write(tmp_path, "cards/order/ord_drill.py", CODE)
    with played_with(tmp_path):
        assert isinstance(card("ord_drill"), Scripted)
        assert not isinstance(card("ord_move"), Scripted)
    assert sorted(file.name for file in (tmp_path / "cards/order").iterdir()) == [
        "ord_drill.py",
        "ord_drill.toml",
    ]


@pytest.mark.parametrize(
    ("code", "message", "line"),
    [
        ("def play(table, on)\n    pass\n", "pack-code-syntax", 1),
        ("def choices(table):\n    return []\n", "pack-code-no-play", 1),
        ("\ndef play(table):\n    pass\n", "pack-code-arguments", 2),
        ("def play(table, on):\n    pass\ndef choices():\n    return []\n", "pack-code-arguments", 3),
    ],
)
def test_a_faulty_procedure_is_found_without_running_it(code: str, message: str, line: int) -> None:
    (mistake,) = check_procedure(Procedure("mine/cards/order/ord_drill.py", code))
    assert (mistake.phrase.id, mistake.phrase.args["line"]) == (message, line)
    for language in LANGUAGES:
        assert "ord_drill.py" in Words(language).render(mistake.phrase)


# Weapons

GUN = """
    id = "wpn_ring"
    kind = "heavy"
    dice = "2R"
    pattern = "own"
    source = "house"

    [words.en]
    name = "Ring"
"""
RING = """
    from bulkhead.starquest.rules.fight.weapons.missile_launcher import Blast


    class Ring(Blast):
        def values(self, state, attack):
            return {square: 9 for square in attack.squares[1:]}


    PATTERN = Ring()
"""


def gun(folder: Path, sheet: str = GUN, code: str | None = RING) -> Path:
    """A pack with one weapon."""
    write(new_pack(folder), "weapons/wpn_ring.toml", sheet)
    if code is not None:
        write(folder, "weapons/wpn_ring.py", code)
    return folder


def mistakes(folder: Path) -> list[tuple[str, object]]:
    """What the check says, and of which field; every sentence can be said in all languages."""
    found = check(folder).mistakes
    for phrase in found:
        assert all("wpn_ring" in Words(language).render(phrase) for language in LANGUAGES)
    return [(phrase.id, phrase.args.get("field")) for phrase in found]


def test_a_weapon_of_a_pack_may_bring_its_pattern(tmp_path: Path) -> None:
    assert mistakes(gun(tmp_path)) == []
    with played_with(tmp_path):
        weapon = load_box().weapons["wpn_ring"]
        assert type(pattern_of(weapon)).__name__ == "Ring"
        assert pattern_of(weapon) is pattern_of(weapon), "its code is run once"
    assert "wpn_ring" not in load_box().weapons


def test_a_pattern_is_run_anew_when_its_pack_is_opened_again(tmp_path: Path) -> None:
    with played_with(gun(tmp_path)):
        before = pattern_of(load_box().weapons["wpn_ring"])
        digest = load_box().digest
    with played_with(gun(tmp_path, code=RING.replace("9", "8"))):
        assert pattern_of(load_box().weapons["wpn_ring"]) is not before
        assert load_box().digest != digest, "code is part of what is played with"


@pytest.mark.parametrize(
    ("sheet", "code", "found"),
    [
        (GUN, None, [("pack-no-code", "pattern")]),
        (GUN.replace("own", "blast"), RING, [("pack-code-unused", "pattern")]),
        (GUN, "class Ring:\n    pass\n", [("pack-code-no-pattern", "PATTERN")]),
        (GUN, RING.replace("(self, state, attack)", "(self, attack)"), [("pack-code-arguments", "values")]),
        (GUN, "PATTERN =\n", [("pack-code-syntax", None)]),
        (GUN, "import random\nPATTERN = random\n", [("pack-code-unsteady", None)]),
    ],
    ids=["no code", "unused code", "no pattern", "arguments", "no Python", "chance"],
)
def test_what_is_wrong_with_a_weapon(
    tmp_path: Path, sheet: str, code: str | None, found: list[tuple[str, object]]
) -> None:
    assert mistakes(gun(tmp_path, sheet, code)) == found


def test_code_beside_no_weapon_is_a_mistake(tmp_path: Path) -> None:
    write(new_pack(tmp_path), "weapons/wpn_ring.py", RING)
    assert mistakes(tmp_path) == [("pack-code-alone", None)]


def test_a_value_that_is_no_pattern_is_told_when_the_weapon_is_first_asked(tmp_path: Path) -> None:
    with played_with(gun(tmp_path, code="PATTERN = 5\n")), pytest.raises(Mistake) as mistake:
        pattern_of(load_box().weapons["wpn_ring"])
    assert mistake.value.phrase.id == "pack-code-not-pattern"
    assert all("wpn_ring.py" in Words(language).render(mistake.value.phrase) for language in LANGUAGES)
