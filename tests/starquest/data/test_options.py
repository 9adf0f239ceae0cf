"""The switches of a table: every value of each, and a clear word for every other."""

from typing import Any

import msgspec
import pytest

from bulkhead.starquest.data.factions import ALIENS, FACTIONS, SQUADS
from bulkhead.starquest.data.options import (
    HOUSE,
    NAMES,
    House,
    Options,
    plain_options,
    read_options,
    typed_values,
    values_of,
)
from bulkhead.tabletop import Mistake
from bulkhead.words import LANGUAGES, Words


def mistake_in(values: dict[str, Any]) -> Mistake:
    """What is wrong with options; it can be said in every language."""
    with pytest.raises(Mistake) as mistake:
        read_options(values)
    assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)
    return mistake.value


def test_without_a_word_the_table_plays_by_our_rulings() -> None:
    options = read_options({})
    assert options == Options()
    assert plain_options(options) == {}
    assert options.factions == FACTIONS
    assert (options.squads, options.aliens) == (SQUADS, ALIENS)
    assert options.mission == "mis_01_hard_dock"
    assert all(options.rank(faction) == options.record(faction).seals == 0 for faction in FACTIONS)


# House options


def test_every_house_option_belongs_to_a_clause() -> None:
    assert [field.encode_name for field in msgspec.structs.fields(House)] == list(HOUSE)
    assert len(HOUSE) == 72
    assert set(HOUSE) < set(NAMES)


@pytest.mark.parametrize("name", HOUSE)
def test_every_value_of_a_house_option_can_be_typed_and_reads_back(name: str) -> None:
    field, values = name.replace("-", "_"), values_of(name)
    assert len(set(values)) == len(values) >= 2
    chosen = []
    for value in values:
        options = read_options({name: f" {str(value).upper()} "})
        assert options == read_options({f"house.{name}": value}) == read_options({"house": {name: value}})
        assert read_options(plain_options(options)) == options
        chosen.append(getattr(options.house, field))
    assert chosen[0] == getattr(House(), field)
    assert len(set(chosen)) == len(values)
    assert plain_options(read_options({name: values[0]})) == {}
    assert plain_options(read_options({name: values[1]})) == {name: chosen[1]}


@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("value", ["perhaps", "", "7", 7, None, ["yes"]])
def test_any_other_value_is_a_mistake_that_says_what_would_fit(name: str, value: Any) -> None:
    what = ", ".join(str(one) for one in values_of(name))
    assert mistake_in({name: value}).phrase.args == {"option": name, "value": str(value), "what": what}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_has_words(language: str) -> None:
    words = Words(language)
    for name in NAMES:
        assert words.say(f"starquest-option-{name}")
        assert words.say(f"starquest-option-{name}-what").endswith((".", "…"))
    for name in HOUSE:
        for value in values_of(name):
            if value not in ("yes", "no") and isinstance(value, str):
                assert words.say(f"starquest-option-{name}-{value}")


def test_an_option_that_does_not_exist() -> None:
    for values in ({"colour": "red"}, {"house.colour": "red"}, {"house": {"colour": "red"}}):
        mistake = mistake_in(values)
        assert mistake.phrase.id == "option-unknown"
        assert mistake.phrase.args == {"option": "colour", "known": ", ".join(NAMES)}


def test_the_house_is_a_table() -> None:
    assert mistake_in({"house": "strict"}).phrase.args["option"] == "house"


# Who plays


@pytest.mark.clause("SQ-SEAT-01")
@pytest.mark.parametrize(
    ("text", "factions"),
    [
        ("ultramarines,eldar,cult", ("ultramarines", "eldar", "cult")),
        ("cult Legion", ("legion", "cult")),
        ("chaos cult eldar blood-angels", ("blood_angels", "eldar", "chaos", "cult")),
    ],
)
def test_a_smaller_table_sits_in_the_usual_order(text: str, factions: tuple[str, ...]) -> None:
    options = read_options({"factions": text})
    assert options.factions == factions
    assert read_options(plain_options(options)) == options


@pytest.mark.clause("SQ-SETUP-01")
def test_no_faction_plays_twice() -> None:
    mistake = mistake_in({"factions": "eldar,eldar,cult"})
    assert mistake.phrase.id == "starquest-table-faction-twice"
    assert mistake.phrase.args == {"faction": "eldar"}


@pytest.mark.clause("SQ-SEAT-01")
@pytest.mark.parametrize(
    ("factions", "message"),
    [
        (list(SQUADS), "starquest-table-no-alien"),
        (list(ALIENS), "starquest-table-no-squad"),
        (["eldar", "tyrants", "cult"], "starquest-table-unknown-faction"),
        ("", "option-bad-value"),
        (7, "option-bad-value"),
    ],
)
def test_a_table_needs_known_squads_and_aliens(factions: Any, message: str) -> None:
    assert mistake_in({"factions": factions}).phrase.id == message


@pytest.mark.clause("SQ-SETUP-01")
def test_a_table_may_insist_on_all_seven() -> None:
    assert read_options({"empty-seats": "no"}).factions == FACTIONS
    for count, factions in ((2, "eldar,cult"), (6, ",".join(FACTIONS[1:]))):
        mistake = mistake_in({"empty-seats": "no", "factions": factions})
        assert mistake.phrase.id == "starquest-table-not-full"
        assert mistake.phrase.args == {"count": count}
        assert len(read_options({"factions": factions}).factions) == count


@pytest.mark.clause("SQ-SETUP-17")
@pytest.mark.house("seating")
def test_a_host_may_seat_the_squads() -> None:
    factions = "cult,legion,eldar,chaos,ultramarines"
    seated = ("legion", "eldar", "ultramarines", "chaos", "cult")
    assert read_options({"factions": factions, "seating": "host"}).factions == seated
    assert read_options({"factions": factions}).factions == (
        "ultramarines",
        "eldar",
        "legion",
        "chaos",
        "cult",
    )


# Mission, ranks, Seals


@pytest.mark.parametrize("name", ["factions", "mission", "ranks", "seals"])
def test_what_the_terminal_shows_of_an_option_can_be_typed(name: str) -> None:
    shown = typed_values(name).removesuffix(", …")
    read = getattr(read_options({name: shown}), name)
    if isinstance(read, dict):
        assert ",".join(f"{faction}:{number}" for faction, number in read.items()) == shown
    else:
        assert (read if isinstance(read, str) else ",".join(read)) == shown


def test_a_mission_is_named_by_its_id() -> None:
    assert read_options({"mission": " MIS_04_nest "}).mission == "mis_04_nest"
    for value in ("nest", "mis_", "../mis_01", 4, None):
        assert mistake_in({"mission": value}).phrase.args["option"] == "mission"


@pytest.mark.parametrize(("name", "most"), [("ranks", 5), ("seals", 99)])
def test_ranks_and_seals_are_numbers_by_faction(name: str, most: int) -> None:
    options = read_options({name: f"cult:1, eldar:{most} legion:0"})
    assert getattr(options, name) == {"eldar": most, "cult": 1}
    assert options == read_options({name: {"eldar": most, "cult": 1}}) == read_options(plain_options(options))
    assert (options.rank("eldar"), options.record("eldar").seals) in ((most, 0), (0, most))
    for value in (f"eldar:{most + 1}", "eldar:-1", "eldar", "eldar:x", {"eldar": True}, {"eldar": 1.5}, 3):
        mistake = mistake_in({name: value})
        assert mistake.phrase.id == "option-bad-value"
        assert mistake.phrase.args["what"] == f"eldar:0 … eldar:{most}"
    assert mistake_in({name: "tyrants:1"}).phrase.id == "starquest-table-unknown-faction"
