"""One word for each thing: the table of terms, and how its banned words are found."""

import re

import pytest

from bulkhead.words import LANGUAGES
from tests.words.natures import renderings
from tests.words.reading import file_of, messages
from tools.terms import Row, Term, faults, rows


def found(language: str, file: str, text: str) -> list[str]:
    return [word for word, _ in faults(language, file, "some-message", text)]


def test_every_thing_has_a_word_in_every_language() -> None:
    assert all(
        set(row.terms) == set(LANGUAGES) and all(term.say for term in row.terms.values()) for row in rows()
    )
    assert len({row.thing for row in rows()}) == len(rows())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_use_the_word_of_the_table(language: str) -> None:
    """A row with a word that no text says would mislead translators. Rows about grammar name no single word."""
    texts = {id_: " ".join(renderings(language, id_)).lower() for id_ in messages(language)}
    for row in rows():
        say = row.terms[language].say.lower()
        if not re.search("[…,;]", say):
            assert any(say in text for id_, text in texts.items() if row.covers(file_of(language, id_))), say


def test_no_row_bans_its_own_word() -> None:
    for row in rows():
        for term in row.terms.values():
            assert not (term.banned and term.banned.search(term.say)), row.thing


def test_a_banned_word_is_found_whole_and_in_any_case() -> None:
    assert found("it", "starquest-web.ftl", "Perquisisci la stanza.") == ["Perquisisci"]
    assert found("fr", "starquest-web.ftl", "Les aliens et les extraterrestres, un champion") == ["aliens"]
    assert found("es", "web.ftl", "Ocupa un puesto libre; se ha puesto el sol.") == ["un puesto libre"]


def test_a_phrase_that_means_something_else_is_left_alone() -> None:
    assert found("it", "starquest-missions.ftl", "Due esploratori sono entrati.") == []
    assert found("en", "web.ftl", "It is no longer there.") == []


def test_a_row_is_about_its_files_only() -> None:
    assert found("it", "starquest-web.ftl", "la mischia") == ["mischia"]
    assert found("it", "heroes-words.ftl", "la mischia") == []


def test_a_message_with_a_reason_is_left_alone() -> None:
    row = Row("x", ("*",), {"en": Term("undo", not_=("take back",), except_={"known": "It says why."})})
    assert row.terms["en"].except_["known"]
    assert row.covers("web.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    for row in rows():
        term = row.terms[language]
        for message, reason in term.except_.items():
            assert reason, message
            assert row.covers(file_of(language, message)), message
            said = " ".join(renderings(language, message)) if message in messages(language) else ""
            assert term.banned, message
            assert term.banned.search(said), message
