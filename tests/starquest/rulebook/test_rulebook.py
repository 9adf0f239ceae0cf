"""The rulebook: every clause once, with its words in four languages and the options that belong to it."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bulkhead.starquest.data.options import HOUSE, NAMES
from bulkhead.starquest.rulebook import RULEBOOK
from bulkhead.words import DEFAULT, LANGUAGES, Words, locale_files

SECTIONS = {
    "SETUP": 19,
    "TURN": 19,
    "MOVE": 19,
    "DOOR": 17,
    "SCAN": 16,
    "LOS": 12,
    "LOF": 6,
    "SHOOT": 14,
    "MELEE": 8,
    "LIFE": 5,
    "OVER": 20,
    "RECON": 12,
    "CMD": 13,
    "SQUAD": 31,
    "PSI": 16,
    "WPN": 87,
    "ALIEN": 46,
    "DREAD": 31,
    "OBJ": 17,
    "ALLY": 17,
    "HONOUR": 9,
    "REINF": 9,
    "ALIENRANK": 11,
    "END": 7,
    "SEAT": 9,
}
"""How many clauses each section has."""


def test_every_clause_has_an_id_of_its_own_and_none_is_left_out() -> None:
    ids = RULEBOOK.ids()
    assert len(ids) == len(set(ids)) == 470
    assert all(re.fullmatch(r"SQ-[A-Z]+-[0-9]{2}", id_) for id_ in ids)
    assert set(ids) == {f"SQ-{name}-{n:02}" for name, many in SECTIONS.items() for n in range(1, many + 1)}


def test_every_option_belongs_to_a_clause_and_every_clause_names_options_that_exist() -> None:
    named = {option: clause.id for clause in RULEBOOK.all() for option in clause.options}
    assert set(named) == set(NAMES)
    assert {option: named[option] for option in HOUSE} == HOUSE
    assert sum(len(clause.options) for clause in RULEBOOK.all()) == len(NAMES)


def test_what_a_table_may_choose_is_a_ruling() -> None:
    assert all(clause.ruling for clause in RULEBOOK.all() if clause.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_title_and_a_text(language: str) -> None:
    words = Words(language)
    for clause in RULEBOOK.all():
        text, title = words.say(clause.id), words.attribute(clause.id, "title")
        assert text.endswith((".", "?")), clause.id
        assert title, clause.id
        assert not title.endswith("."), clause.id
        assert "\n" not in text, clause.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_explained_and_nothing_else_is(language: str) -> None:
    words = Words(language)
    explained = {clause.id for clause in RULEBOOK.all() if words.attribute(clause.id, "ruling")}
    assert explained == {clause.id for clause in RULEBOOK.all() if clause.ruling}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_title_of_its_own(language: str) -> None:
    titles = [Words(language).say(chapter.id) for chapter in RULEBOOK.chapters]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_says_a_clause_in_the_words_of_another(language: str) -> None:
    if language != DEFAULT:
        english, words = Words(DEFAULT), Words(language)
        assert not [id_ for id_ in RULEBOOK.ids() if words.say(id_) == english.say(id_)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_sound(language: str) -> None:
    files = [file for file in locale_files(language) if re.match(r"starquest-(rules|options)", file.name)]
    assert len(files) >= 2
    for file in files:
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
