"""Hero cards (H-EQ-1): the house roster, and files that players write."""

import pytest

from bulkhead.heroes.data.cards import Card, Item, house_cards, playable, read_cards
from bulkhead.heroes.data.names import NAMED, hero_name
from bulkhead.tabletop import Mistake, Phrase
from bulkhead.words import LANGUAGES, Words

OWN = """\
[[hero]]
id = "alpha"
source = "own"
[[hero.equipment]]
kind = "inspire"

[[hero]]
id = "beta"
name = "Brother Beta"
source = "printed"
[[hero.equipment]]
kind = "vox"
[[hero.equipment]]
kind = "shoot"
roll = "lucky-six"
range = "medium"
"""
MORE = "".join(
    f"""
[[hero]]
id = "{id_}"
source = "house"
[[hero.equipment]]
kind = "shield"
"""
    for id_ in ("gamma", "delta", "epsilon")
)


def mistake_in(text: str) -> Mistake:
    """The mistake in a file; it has a text in every language."""
    with pytest.raises(Mistake) as mistake:
        read_cards(text, "mine.toml")
    assert all("mine.toml" in Words(language).render(mistake.value.phrase) for language in LANGUAGES)
    return mistake.value


def test_the_house_roster() -> None:
    assert {card.id: card.equipment for card in house_cards()} == {
        "donato": (Item("inspire"),),
        "victorno": (Item("vox"),),
        "sanyctus": (Item("shield"),),
        "phaello": (Item("shoot", "lucky-six", "short"),),
        "ebellius": (Item("shoot", "double-six", "long"),),
        "feurran": (Item("scythe", "double-six", "short"),),
        "dyrael": (Item("scythe", "lucky-six", "melee"),),
        "aramus": (Item("cut-down", "double-six", "melee"),),
        "darrago": (Item("cut-down", "straight-or-three", "medium"),),
    }
    assert {card.source for card in house_cards()} == {"house"}


def test_every_hero_of_the_house_has_a_name_in_the_locale_files() -> None:
    assert sorted(card.id for card in house_cards()) == sorted(NAMED)
    assert hero_name(house_cards()[0]) == Phrase("heroes-hero-donato")


def test_a_custom_file_of_cards() -> None:
    cards = read_cards(OWN + MORE, "mine.toml")
    assert cards[:2] == (
        Card("alpha", "own", (Item("inspire"),)),
        Card("beta", "printed", (Item("vox"), Item("shoot", "lucky-six", "medium")), "Brother Beta"),
    )
    assert [card.id for card in cards] == ["alpha", "beta", "gamma", "delta", "epsilon"]
    assert (hero_name(cards[0]), hero_name(cards[1])) == ("Alpha", "Brother Beta")
    assert cards[1].has("shoot")
    assert not cards[1].has("inspire")


FIVE = read_cards(OWN + MORE, "mine.toml")
SHIELD = (Item("shield"),)


@pytest.mark.clause("H-EQ-1")
def test_five_heroes_with_complete_equipment_can_be_played_with() -> None:
    assert playable(FIVE)
    assert playable(house_cards())


@pytest.mark.clause("H-EQ-1")
@pytest.mark.parametrize(
    "fifth",
    [
        Card("alpha", "own", SHIELD),
        Card("Zeta", "own", SHIELD),
        Card("zeta", "own", ()),
        Card("zeta", "own", (Item("shoot"),)),
        Card("zeta", "own", (Item("shoot", "lucky-six"),)),
        Card("zeta", "own", (Item("vox"), Item("shield", None, "long"))),
    ],
    ids=["twice", "no id", "no equipment", "no price, no range", "no range", "a range too many"],
)
def test_one_hero_that_is_not_complete_spoils_the_cards(fifth: Card) -> None:
    assert not playable((*FIVE[:4], fifth))
    assert not playable((*FIVE, fifth))
    assert playable((*FIVE[:4], Card("zeta", "own", SHIELD)))


@pytest.mark.clause("H-EQ-1")
def test_four_heroes_are_too_few_to_play_with() -> None:
    assert not playable(FIVE[:4])


def test_a_roster_has_five_heroes_at_least() -> None:
    mistake = mistake_in(OWN)
    assert str(mistake) == "heroes-cards-too-few (file='mine.toml', count=2, least=5)"
    assert mistake_in("").phrase.args["count"] == 0


@pytest.mark.parametrize(
    ("old", "new", "message", "line", "field"),
    [
        ('id = "alpha"', "id = alpha", "file-not-toml", 2, None),
        ('id = "alpha"\n', "", "file-missing", 1, "id"),
        ('id = "alpha"', "id = 7", "file-not-text", 2, "id"),
        ('id = "alpha"', 'id = " "', "file-not-text", 2, "id"),
        ('id = "alpha"', 'id = "Alpha"', "file-not-an-id", 2, "id"),
        ('id = "alpha"', 'id = "alpha9"', "file-not-an-id", 2, "id"),
        ('id = "alpha"', 'id = "älpha"', "file-not-an-id", 2, "id"),
        ('id = "beta"', 'id = "alpha"', "file-twice", 8, "id"),
        ('source = "own"', 'source = "found"', "file-not-one-of", 3, "source"),
        ('source = "own"\n', "", "file-missing", 1, "source"),
        ('source = "own"', 'source = "own"\ncolour = "red"', "file-unknown-field", 4, "colour"),
        ('name = "Brother Beta"', 'name = ""', "file-not-text", 9, "name"),
        ('[[hero.equipment]]\nkind = "inspire"\n', "", "file-missing", 1, "equipment"),
        ('[[hero.equipment]]\nkind = "inspire"', "equipment = 3", "file-not-tables", 4, "equipment"),
        ('kind = "inspire"', 'kind = "sing"', "file-not-one-of", 5, "kind"),
        ('kind = "inspire"\n', "", "file-missing", 4, "kind"),
        ('kind = "inspire"', 'kind = "inspire"\nrange = "long"', "file-unknown-field", 6, "range"),
        ('roll = "lucky-six"\n', "", "file-missing", 13, "roll"),
        ('roll = "lucky-six"', 'roll = "triple-six"', "file-not-one-of", 15, "roll"),
        ('range = "medium"\n', "", "file-missing", 13, "range"),
        ('range = "medium"', 'range = "far"', "file-not-one-of", 16, "range"),
        ('[[hero]]\nid = "alpha"', '[[heroes]]\n[[hero]]\nid = "alpha"', "file-unknown-field", 1, "heroes"),
    ],
)
def test_a_mistake_is_named_with_file_line_and_field(
    old: str, new: str, message: str, line: int, field: str | None
) -> None:
    assert old in OWN
    mistake = mistake_in((OWN + MORE).replace(old, new, 1))
    assert mistake.phrase.id == message
    args = mistake.phrase.args
    assert (args["file"], args["line"], args.get("field")) == ("mine.toml", line, field)


def test_heroes_must_be_a_list_of_tables() -> None:
    mistake = mistake_in('hero = "donato"')
    assert str(mistake) == "file-not-tables (file='mine.toml', line=1, field='hero')"
