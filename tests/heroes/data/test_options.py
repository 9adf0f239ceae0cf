"""The options of a table: every value of each, and a clear message for every other value."""

from typing import Any

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import house_cards
from bulkhead.heroes.data.options import NAMES, Options, read_options
from bulkhead.tabletop import Mistake
from bulkhead.words import LANGUAGES, Words

FIVE = ("donato", "victorno", "sanyctus", "phaello", "ebellius")


def mistake_in(values: dict[str, Any]) -> Mistake:
    """The mistake in options; it has a text in every language."""
    with pytest.raises(Mistake) as mistake:
        read_options(values)
    assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)
    return mistake.value


def test_without_options_the_table_plays_by_the_book() -> None:
    options = read_options({})
    assert options == Options()
    assert HEROES.plain_options(options) == {}
    said = {
        "turn-limit": 500,
        "rows": "4",
        "first": "draw",
        "blocked-vox": "no",
        "collection-1": "",
        "cards": [],
    }
    assert HEROES.plain_options(read_options(said)) == {}
    assert options.roster == house_cards()
    assert options.collection(0) == options.collection(1) == tuple(card.id for card in house_cards())


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        *(("rows", str(rows), Options(rows=rows)) for rows in (3, 4, 5, 6)),
        ("hold", "new", Options(hold="new")),
        ("hold", "literal", Options(hold="literal")),
        ("hold", "strict", Options(hold="strict")),
        ("scythe-hits", "all", Options(scythe_hits="all")),
        ("scythe-hits", "enemies", Options(scythe_hits="enemies")),
        ("scythe-line", "row", Options(scythe_line="row")),
        ("scythe-line", "column", Options(scythe_line="column")),
        ("blocked-vox", "yes", Options(blocked_vox=True)),
        ("blocked-vox", "no", Options()),
        ("duplicates", "yes", Options(duplicates=True)),
        ("duplicates", "no", Options()),
        ("first", "draw", Options(first="draw")),
        ("first", "1", Options(first="1")),
        ("first", "2", Options(first="2")),
        ("turn-limit", "1", Options(turn_limit=1)),
        ("turn-limit", "100000", Options(turn_limit=100_000)),
        ("games", "1", Options(games=1)),
        ("games", "3", Options(games=3)),
        ("collection-1", ",".join(FIVE), Options(collection_1=FIVE)),
        ("collection-2", " ".join(FIVE), Options(collection_2=FIVE)),
    ],
)
def test_every_value_can_be_written_on_a_command_line_and_reads_back_as_plain_data(
    name: str, value: str, expected: Options
) -> None:
    assert read_options({name: value}) == expected
    assert read_options({name: f" {value.upper()} "}) == expected
    assert read_options(HEROES.plain_options(expected)) == expected


@pytest.mark.parametrize(
    ("name", "value", "what"),
    [
        ("rows", "2", "3, 4, 5, 6"),
        ("rows", "7", "3, 4, 5, 6"),
        ("rows", "many", "3, 4, 5, 6"),
        ("rows", True, "3, 4, 5, 6"),
        ("rows", None, "3, 4, 5, 6"),
        ("hold", "loose", "new, literal, strict"),
        ("scythe-hits", "friends", "all, enemies"),
        ("scythe-line", "diagonal", "row, column"),
        ("blocked-vox", "perhaps", "yes, no"),
        ("duplicates", "", "yes, no"),
        ("first", "3", "draw, 1, 2"),
        ("turn-limit", "0", "1 … 100000"),
        ("turn-limit", "100001", "1 … 100000"),
        ("games", "2", "1, 3"),
        ("collection-1", 5, "donato,victorno,…"),
        ("cards", "mine.toml", "donato,victorno,…"),
    ],
)
def test_any_other_value_is_a_mistake_that_says_what_would_fit(name: str, value: Any, what: str) -> None:
    assert mistake_in({name: value}).phrase.args == {"option": name, "value": str(value), "what": what}


def test_an_option_that_does_not_exist() -> None:
    mistake = mistake_in({"rows": "4", "colour": "red"})
    assert mistake.phrase.id == "option-unknown"
    assert mistake.phrase.args == {"option": "colour", "known": ", ".join(NAMES[:-1])}
    assert NAMES[-1] == "cards"


@pytest.mark.parametrize(
    ("owned", "message", "args"),
    [
        ("donato,nobody", "heroes-option-unknown-hero", {"hero": "nobody"}),
        ("donato,donato,victorno,sanyctus,phaello", "heroes-option-hero-twice", {"hero": "donato"}),
        ("donato,victorno,sanyctus,phaello", "heroes-option-collection-small", {"count": 4, "least": 5}),
    ],
)
def test_a_collection_is_five_known_heroes_at_least_each_once(
    owned: str, message: str, args: dict[str, Any]
) -> None:
    for option in ("collection-1", "collection-2"):
        mistake = mistake_in({option: owned})
        assert mistake.phrase.id == message
        assert {"option": option, **args}.items() <= mistake.phrase.args.items()


@pytest.mark.clause("H-ARMY-1")
def test_a_collection_limits_one_seat() -> None:
    options = read_options({"collection-2": list(FIVE)})
    assert options.collection(1) == FIVE
    assert len(options.collection(0)) == 9


def test_custom_cards_are_stored_as_plain_data() -> None:
    options = Options(cards=house_cards()[:6], rows=5)
    again = read_options(HEROES.plain_options(options))
    assert again == options
    assert again.roster == house_cards()[:6]
    assert (
        mistake_in({**HEROES.plain_options(options), "collection-1": "darrago"}).phrase.args["hero"]
        == "darrago"
    )


SHIELD = [{"kind": "shield"}]


@pytest.mark.parametrize(
    "cards",
    [
        [{"id": id_, "source": "own", "equipment": SHIELD} for id_ in ("a", "b", "c", "d")],
        [{"id": id_, "source": "own", "equipment": SHIELD} for id_ in ("a", "b", "c", "d", "d")],
        [{"id": id_, "source": "own", "equipment": SHIELD} for id_ in ("a", "b", "c", "d", "E5")],
        [{"id": id_, "source": "own", "equipment": [{"kind": "shoot"}]} for id_ in "abcde"],
        [
            {"id": id_, "source": "own", "equipment": [{"kind": "shoot", "roll": "lucky-six"}]}
            for id_ in "abcde"
        ],
        [{"id": id_, "source": "own", "equipment": [{"kind": "shield", "range": "long"}]} for id_ in "abcde"],
        [{"id": id_, "source": "own"} for id_ in "abcde"],
    ],
    ids=["too few", "twice", "no id", "no price, no range", "no range", "a range too many", "no equipment"],
)
def test_cards_that_no_game_can_be_played_with_are_a_mistake(cards: list[dict[str, Any]]) -> None:
    mistake = mistake_in({"cards": cards})
    assert mistake.phrase.id == "option-bad-value"
    assert mistake.phrase.args["option"] == "cards"
