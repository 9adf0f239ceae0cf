"""The mission of the warlord: a white die again for those near the Chaos Commander."""

import pytest

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.events import Declared, Rerolled, Rolled
from tests.starquest.scene import BA, CH, Table, hall, scene

HALL = hall(9, 2)
RULE = ("commander_inspires",)


def strike(
    commander: str, *more: str, special: tuple[str, ...] = RULE, dice: tuple[int, ...] = (1,) * 8
) -> Table:
    """An ork strikes a marine, hand to hand: its dice show nothing."""
    lines = ["ch1 fig_ork 4.0 E", "ba1 fig_marine_laser 5.0 W", *more]
    if commander:
        lines.append(f"ch2 fig_chaos_commander {commander} N")
    return scene(HALL, *lines, special=special, dice=dice).act("ch1").do("ch1 strike ba1")


def rerolls(table: Table) -> list[str]:
    return table.offered("reroll fig_chaos_commander")


@pytest.mark.clause("C-mis_03_headhunt-special-1-1")
@pytest.mark.parametrize("near", ["3.0", "1.0", "1.1"])
def test_within_three_squares_of_him_a_white_die_is_rolled_again(near: str) -> None:
    table = strike(near)
    assert table.waiting == CH
    assert rerolls(table)
    table.do(rerolls(table)[0])
    assert table.happened == [
        Declared(CH, "ch1", "wpn_combat_blade", "ba1", 1, "melee"),
        Rolled(CH, "ch1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        Rerolled(CH, "fig_chaos_commander", (0, 0), 0),
    ]
    assert not rerolls(table)  # one die in an attack
    if table.waiting == CH and "pass" in table.offers:
        table.do("pass")


@pytest.mark.clause("C-mis_03_headhunt-special-1-1")
def test_only_white_dice_and_only_one_of_them() -> None:
    table = strike("3.0")
    attack = next(frame for frame in table.state.frames if isinstance(frame, Attack))
    assert all(int(offer.split()[2]) > attack.red and len(offer.split()) == 3 for offer in rerolls(table))


@pytest.mark.clause("C-mis_03_headhunt-special-1-1")
@pytest.mark.parametrize(
    ("commander", "special"),
    [("0.0", RULE), ("", RULE), ("3.0", ())],
    ids=["too far", "not there", "no rule"],
)
def test_otherwise_the_roll_stands(commander: str, special: tuple[str, ...]) -> None:
    table = strike(commander, special=special)
    assert not rerolls(table)


@pytest.mark.clause("C-mis_03_headhunt-special-1-1")
def test_no_help_for_others_or_in_defence() -> None:
    cult = scene(
        HALL,
        "cu1 fig_votary 4.0 E",
        "ba1 fig_marine_laser 5.0 W",
        "ch2 fig_chaos_commander 3.0 N",
        special=RULE,
        dice=(1,) * 8,
    )
    assert not rerolls(cult.act("cu1").do("cu1 strike ba1"))
    attacked = scene(
        HALL,
        "ba1 fig_marine_laser 5.0 W",
        "ch1 fig_ork 4.0 E",
        "ch2 fig_chaos_commander 3.0 N",
        special=RULE,
        dice=(1,) * 8,
    )
    attacked.act("ba1").do("ba1 strike ch1")
    assert not rerolls(attacked)
    assert attacked.waiting == BA
