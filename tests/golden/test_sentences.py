"""The golden sentences are many, different, and in every language."""

import pytest

from bulkhead.words import LANGUAGES
from tests.golden import sentences
from tests.words.reading import messages, variables


def test_they_are_the_two_hundred_that_matter_most() -> None:
    assert len(sentences.ids()) == len(set(sentences.ids())) >= 200
    assert set(sentences.ids()) <= set(messages("en"))


def test_every_usual_argument_is_used() -> None:
    used = {name for id_ in sentences.ids() for name in variables(messages("en")[id_])}
    told = {*sentences.recipe()["usual"], *sentences.recipe()["usual-heroes"]}
    assert told - used == set()
    for id_ in sentences.recipe()["usual-here"]:
        assert all(set(args) <= variables(messages("en")[id_]) for args in sentences.pinned_args(id_)), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_with_many_variants_shows_each_of_them(language: str) -> None:
    scored = list(sentences.variants(language, "sq-event-scored"))
    assert len(set(scored)) >= 18
    assert sum("31" in text for text in scored) == len(scored)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_box_is_tried_with_every_function(language: str) -> None:
    lines = [
        line for line in sentences.written(sentences.NAMES).splitlines() if line.startswith(f'["{language}"')
    ]
    assert len(lines) > 200
    assert any("Eldar" in line for line in lines)
