"""Patterns: nothing outside their room asks which one a weapon has."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bulkhead
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import OWN
from bulkhead.starquest.rules.fight.weapons.pattern import PATTERNS, pattern_of

SOURCE = Path(bulkhead.__file__).parent
ROOMS = ("starquest", "bots/starquest")
ALLOWED = (
    "starquest/rules/fight/weapons/",  # the room of the patterns
    "starquest/rules/cards/",  # a card may be printed for one weapon: that is no way of firing
    "starquest/box/items/weapons.py",  # blades, which are not fired
    "starquest/box/reading/inventory.py",  # weapons of packs whose pattern is code
)


def asks(code: str) -> Iterator[int]:
    """The lines on which code compares a weapon's pattern or id, or looks something up by the name of a pattern."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Compare) and any(map(_names_a_weapon, (node.left, *node.comparators))):
            yield node.lineno
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith("PATTERNS"):
            yield node.lineno
        if isinstance(node, ast.Call) and any(
            isinstance(one, ast.Attribute) and one.attr == "pattern" for one in node.args
        ):
            yield node.lineno


def _names_a_weapon(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr == "pattern"
    return isinstance(node, ast.Constant) and str(node.value).startswith("wpn_")


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("if weapon.pattern == 'split': pass", True),
        ("if weapon.pattern in AREAS: pass", True),
        ("if attack.weapon == 'wpn_flamer': pass", True),
        ("if one is PATTERNS['line']: pass", True),
        ("worth = REACHES.get(weapon.pattern, 1.0)", True),
        ("if pattern_of(weapon).area: pass", False),
        ("FLAMER = 'wpn_flamer'", False),
    ],
)
def test_the_scan_finds_what_it_looks_for(code: str, found: bool) -> None:
    assert bool(list(asks(code))) == found


def test_only_the_room_of_the_patterns_tells_one_from_another() -> None:
    files = [file for room in ROOMS for file in sorted((SOURCE / room).rglob("*.py"))]
    assert len(files) > 200
    found = [
        f"{name}:{line}"
        for file in files
        if not (name := file.relative_to(SOURCE).as_posix()).startswith(ALLOWED)
        for line in asks(file.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_every_gun_of_the_box_has_a_pattern_and_every_pattern_a_gun() -> None:
    guns = [weapon for weapon in load_box().weapons.values() if not weapon.melee]
    assert all(pattern_of(weapon).worth > 0 for weapon in guns)
    assert {weapon.pattern for weapon in guns} == set(PATTERNS)
    assert OWN not in PATTERNS
