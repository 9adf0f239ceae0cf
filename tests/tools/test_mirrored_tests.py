"""The tests of a module of rules stand in a file of its name, in the mirrored room; the few others are listed here."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tools.house import ROOT

RULES = ("starquest/rules", "heroes/rules")
"""Rooms whose tests mirror them: `src/bulkhead/starquest/rules/move/doors.py` and
`tests/starquest/rules/move/test_doors.py`."""
ELSEWHERE = {
    "heroes/rules/roll_names.py": "heroes/rules/test_actions.py",
    "starquest/rules/cards/carriers.py": "starquest/rules/cards/test_handing.py",
    "starquest/rules/cards/event/base.py": "starquest/rules/cards/test_events_green.py",
    "starquest/rules/cards/granting.py": "starquest/rules/cards/event/test_granted.py",
    "starquest/rules/cards/operations.py": "starquest/box/test_cards.py",
    "starquest/rules/cards/playing.py": "starquest/rules/cards/event/test_doors.py",
    "starquest/rules/cards/procedure.py": "packs/test_procedures.py",
    "starquest/rules/cards/psychic/force.py": "starquest/rules/cards/psychic/test_mind.py",
    "starquest/rules/cards/psychic/reach.py": "starquest/rules/cards/psychic/test_power.py",
    "starquest/rules/cards/psychic_answers.py": "starquest/rules/cards/psychic/test_reaction.py",
    "starquest/rules/cards/recon/carried.py": "starquest/rules/cards/recon/test_equipment.py",
    "starquest/rules/cards/showing.py": "starquest/rules/cards/test_equipment_marines.py",
    "starquest/rules/cards/soundness.py": "packs/test_check.py",
    "starquest/rules/cards/targets.py": "starquest/rules/cards/test_deck.py",
    "starquest/rules/decisions.py": "starquest/test_invariants.py",
    "starquest/rules/fight/aims.py": "starquest/rules/fight/test_shooting.py",
    "starquest/rules/fight/ammunition.py": "starquest/rules/cards/event/test_bans.py",
    "starquest/rules/fight/armour.py": "starquest/rules/cards/governor/test_abilities.py",
    "starquest/rules/fight/targeting.py": "starquest/rules/fight/test_shooting.py",
    "starquest/rules/fight/weapons/all_weapons.py": "starquest/rules/fight/weapons/test_las_cannon.py",
    "starquest/rules/fight/weapons/pattern.py": "starquest/rules/fight/weapons/test_las_cannon.py",
    "starquest/rules/missions/marked_squares.py": "starquest/rules/missions/special/test_survivors.py",
    "starquest/rules/missions/winning.py": "starquest/rules/missions/test_ending.py",
    "starquest/rules/move/interruptions.py": "starquest/rules/move/test_paths.py",
    "starquest/rules/move/movement_points.py": "starquest/rules/objects/test_carrying.py",
    "starquest/rules/move/taking_steps.py": "starquest/rules/move/test_step_costs.py",
    "starquest/rules/objects/agreement.py": "starquest/rules/objects/test_objects.py",
    "starquest/rules/objects/nearness.py": "starquest/rules/objects/test_objects.py",
    "starquest/rules/setup/saving.py": "starquest/test_invariants.py",
    "starquest/rules/turn/other_attacks.py": "starquest/rules/missions/special/test_charges.py",
}
"""Modules that are tested in a file of another name. It imports the module, or names its path."""


def findings(root: Path, elsewhere: Mapping[str, str]) -> Iterator[str]:
    """Modules of rules whose tests cannot be found, and entries of the list that are not true."""
    modules = {
        file.relative_to(root / "src/bulkhead").as_posix()
        for room in RULES
        for file in (root / "src/bulkhead" / room).rglob("*.py")
        if file.name != "__init__.py"
    }
    for module in sorted(modules | elsewhere.keys()):
        own = root / "tests" / _mirrored(module)
        if module not in modules:
            yield f"{module} is on the list, and there is no such module."
        elif own.exists():
            if module in elsewhere:
                yield f"{module} is on the list, and its tests stand in {_mirrored(module)}."
        elif module not in elsewhere:
            yield f"{module}: there is no {_mirrored(module)}."
        elif not _tests(root / "tests" / elsewhere[module], module):
            yield f"{module}: {elsewhere[module]} neither imports nor names it."


def _mirrored(module: str) -> str:
    room, _, name = module.rpartition("/")
    return f"{room}/test_{name}"


def _tests(file: Path, module: str) -> bool:
    """The file imports the module or names its path."""
    if not file.exists():
        return False
    text = file.read_text(encoding="utf-8")
    package, _, name = f"bulkhead.{module.removesuffix('.py').replace('/', '.')}".rpartition(".")
    whole = rf"from {re.escape(package)}\.{name} import"
    part = rf"from {re.escape(package)} import (\([^)]*|[^\n]*)\b{name}\b"
    return module in text or re.search(rf"^({whole}|{part})", text, re.MULTILINE) is not None


def test_every_module_of_rules_has_tests_that_can_be_found() -> None:
    assert list(findings(ROOT, ELSEWHERE)) == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with two modules of rules; one has tests of its name."""
    for file, text in {
        "src/bulkhead/starquest/rules/move/doors.py": "",
        "src/bulkhead/starquest/rules/move/steps.py": "",
        "src/bulkhead/starquest/rules/move/__init__.py": "",
        "tests/starquest/rules/move/test_doors.py": "from bulkhead.starquest.rules.move import doors\n",
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


STEPS, TEST = "starquest/rules/move/steps.py", "starquest/rules/move/test_doors.py"


def test_a_module_without_tests_is_found(house: Path) -> None:
    assert list(findings(house, {})) == [f"{STEPS}: there is no starquest/rules/move/test_steps.py."]


@pytest.mark.parametrize(
    "text",
    [
        "from bulkhead.starquest.rules.move.steps import step\n",
        "from bulkhead.starquest.rules.move import doors, steps\n",
        "from bulkhead.starquest.rules.move import (\n    doors,\n    steps,\n)\n",
        f'"""Doors, and {STEPS}."""\n',
    ],
)
def test_a_file_that_imports_or_names_the_module_tests_it(house: Path, text: str) -> None:
    assert list(findings(house, {STEPS: TEST})) == [f"{STEPS}: {TEST} neither imports nor names it."]
    (house / "tests" / TEST).write_text(text, encoding="utf-8")
    assert list(findings(house, {STEPS: TEST})) == []


def test_an_entry_that_is_not_true_is_found(house: Path) -> None:
    doors, gone = "starquest/rules/move/doors.py", "starquest/rules/move/gone.py"
    assert list(findings(house, {STEPS: "starquest/test_gone.py", doors: TEST, gone: TEST})) == [
        f"{doors} is on the list, and its tests stand in {TEST}.",
        f"{gone} is on the list, and there is no such module.",
        f"{STEPS}: starquest/test_gone.py neither imports nor names it.",
    ]
