"""The death pact."""

from functools import partial

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import CardPlayed, Declared, Eliminated, Rolled, Wounded
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import card
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import CH, LD, Table

legion_with = partial(equipping.equipped, seat=LD)


def falling(*lines: str, cards: tuple[str, ...] = ("eql_death_pact",), dice: tuple[int, ...]) -> Table:
    """Vesna Thorn loses her last life point to an android."""
    table = legion_with(
        "ch1 fig_android 9.1 W", "ld1 fig_thorn 0.1 N lp=1", *lines, cards=cards, dice=dice, turn=CH
    )
    table.act("ch1").do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith("ld1")))
    return table


@pytest.mark.clause("SQ-SHOOT-07", "SQ-MELEE-02")
@pytest.mark.clause("C-eql_death_pact-1")
def test_a_death_pact_is_one_last_shot_and_then_the_end() -> None:
    table = falling("ld2 fig_quill 3.2 E", "ch2 fig_gretchin 1.0 W", dice=(6, 6, 6, 6, 6))
    assert table.waiting == LD
    assert "use eql_death_pact ld1 wpn_carbine ch2" in table.offers
    table.do("use eql_death_pact ld1 wpn_carbine ch2")
    while table.waiting == LD:
        table.do("pass")
    assert [(one.who, one.by) for one in table.told(Eliminated)] == [("ch2", LD), ("ld1", CH)]
    assert table.mini("ld2").lp == 3
    assert table.side(LD).equipment == ()
    assert table.waiting == CH


@pytest.mark.clause("SQ-MELEE-02")
@pytest.mark.clause("C-eql_death_pact-1")
def test_in_its_last_melee_it_cannot_be_hurt() -> None:
    table = falling("ch2 fig_chaos_marine 0.0 S", dice=(6, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6))
    table.do("use eql_death_pact ld1 melee ch2")
    while table.waiting == LD:
        table.do("pass")
    assert [(one.who, one.by) for one in table.told(Eliminated)] == [("ld1", CH)]
    assert table.told(CardPlayed) == [CardPlayed(LD, "eql_death_pact", ("ld1", "melee", "ch2"))]


@pytest.mark.clause("SQ-SHOOT-07", "SQ-MELEE-02")
@pytest.mark.parametrize(
    ("thorn", "other", "last"),
    [
        ("0.1 N", "ld2 fig_quill 5.2 E", ["melee ch2", "wpn_carbine ch2"]),
        ("0.1 N load=ld2", "ld2 fig_quill carried N carrier=ld1", ["melee ch2"]),
        ("0.2 N mans=ld2", "ld2 mch_tarantula 0.0,0.1 N", []),
    ],
    ids=["free", "a carrier", "a gunner"],
)
def test_a_carrier_strikes_once_more_and_a_gunner_does_nothing(
    thorn: str, other: str, last: list[str]
) -> None:
    """The blade of Thorn reaches the Gretchin diagonally before her."""
    table = legion_with(
        "ch1 fig_android 9.1 W",
        f"ld1 fig_thorn {thorn} lp=1",
        other,
        f"ch2 fig_gretchin 1.{int(thorn[2]) - 1} W",
        cards=("eql_death_pact",),
        dice=(6, 6, 6),
        turn=CH,
    )
    effects.add(table.state, Effect("melee-diagonal", LD, on="ld1"))
    assert list(card("eql_death_pact").targets(table.state, LD)) == [], "nobody is dying yet"
    table.act("ch1").do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith("ld1")))
    assert (table.mini("ld1").lp, table.waiting) == (0, LD)
    found = table.offered("use eql_death_pact")
    assert sorted(offer.removeprefix("use eql_death_pact ld1 ") for offer in found) == last


@pytest.mark.clause("SQ-SHOOT-07")
def test_who_is_only_wounded_has_no_death_pact() -> None:
    table = legion_with(
        "ch1 fig_ork 9.0 W", "ld1 fig_thorn 0.0 E lp=2", cards=("eql_death_pact",), dice=(6, 1), turn=CH
    ).act("ch1")
    table.do("ch1 shoot wpn_scrap_gun ld1")
    assert table.waiting == CH
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ld1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 0), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(LD, "ld1", 1, 1),
    ]


@pytest.mark.clause("SQ-SHOOT-07", "SQ-MELEE-02")
def test_two_death_pacts_are_not_for_one_death() -> None:
    cards = ("eql_death_pact", "eql_death_pact")
    table = falling("ch2 fig_gretchin 1.0 W", cards=cards, dice=(6, 6, 6, 6, 6))
    table.do("use eql_death_pact ld1 wpn_carbine ch2")
    while table.waiting == LD:
        assert table.offers == ["pass"]
        table.do("pass")
    assert [(one.who, one.by) for one in table.told(Eliminated)] == [("ch2", LD), ("ld1", CH)]


@pytest.mark.clause("SQ-SHOOT-07", "SQ-MELEE-02")
def test_a_machine_has_no_death_pact() -> None:
    lines = ("ch1 fig_android 9.1 W", "ld1 mch_mrl_inferno 0.1 N lp=1", "ch2 fig_gretchin 1.0 W")
    table = legion_with(*lines, cards=("eql_death_pact",), dice=(6,) * 4, turn=CH)
    table.act("ch1").do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith("ld1")))
    assert table.mini("ld1").lp == 0
    assert table.offered("use eql_death_pact") == []
