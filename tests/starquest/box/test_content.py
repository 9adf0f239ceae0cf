"""The whole box: how many items, where they come from, that they fit together and speak four languages."""

from importlib.resources import files

import pytest

from bulkhead.starquest.box import load_box, read_box
from bulkhead.starquest.box.reading.wording import messages
from bulkhead.words import LANGUAGES, Words

BOX = load_box()
CONTENT = files("bulkhead.starquest").joinpath("content")
SHELVES = [name for name in BOX.__struct_fields__ if name not in ("digest", "packs", "procedures")]


def test_how_many_items_there_are() -> None:
    assert {name: len(getattr(BOX, name)) for name in SHELVES} == {
        "figures": 49,
        "weapons": 54,
        "sets": 6,
        "squads": 5,
        "objects": 13,
        "boards": 8,
        "layouts": 7,
        "missions": 18,
        "ladders": 6,
        "efficiency": 2,
        "bags": 2,
        "campaigns": 2,
        "cards": 137,
    }


def test_the_box_that_comes_with_the_game_is_sound_and_the_same_every_time() -> None:
    """`load_box` does not build the maps of all missions; `read_box` does."""
    again = read_box(CONTENT)
    assert again == BOX
    assert again.digest == BOX.digest
    assert len(BOX.digest) == 64


def test_every_item_says_where_its_values_come_from() -> None:
    sources = {item.source for name in SHELVES for item in getattr(BOX, name).values()}
    assert sources == {"rulebook", "public", "house"}


def test_most_sheets_differ_from_their_source_somewhere() -> None:
    """The source of a single value is kept beside the source of the sheet, and always differs from it."""
    for name in SHELVES:
        for id_, item in getattr(BOX, name).items():
            fields = getattr(item, "fields", {})
            assert item.source not in fields.values(), id_


def test_every_weapon_and_set_is_borne_by_somebody() -> None:
    borne: set[str] = set()
    for figure in BOX.figures.values():
        borne.update(figure.weapons, figure.choose, BOX.arms(*figure.choose))
    assert set(BOX.weapons) | set(BOX.sets) == borne


def test_every_figure_is_used() -> None:
    used: set[str] = {"fig_survivor"}
    for squad in BOX.squads.values():
        used.update(squad.members)
    for ladder in BOX.ladders.values():
        used.update(*(rank.reinforcement for rank in ladder.ranks))
    for mission in BOX.missions.values():
        for roll in mission.tokens:
            for squads in range(mission.squads.least, mission.squads.most + 1):
                used.update(mission.row(roll, squads))
    late = {"fig_dread_mk8", "fig_dread_mk9"}  # built in the foundry while it is played
    assert set(BOX.figures) == used | late


def test_every_layout_is_played_on() -> None:
    assert {mission.layout for mission in BOX.missions.values()} == set(BOX.layouts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_has_a_name_and_its_texts(language: str) -> None:
    words = Words(language)
    for id_ in messages(BOX):
        assert words.say(id_).strip(), id_


def test_names_are_those_of_the_language() -> None:
    assert [Words(language).say("fig_genestealer") for language in LANGUAGES] == [
        "Genestealer",
        "Ladro genetico",
        "Robagenes",
        "Voleur de gènes",
    ]
    assert [Words(language).say("ldr_marines-3") for language in LANGUAGES] == [
        "Lieutenant",
        "Tenente",
        "Teniente",
        "Lieutenant",
    ]
