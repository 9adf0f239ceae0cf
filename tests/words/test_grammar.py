"""The functions of Fluent texts, on the cases that the browser's twin is tested with too."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bulkhead.grammar import functions, joined
from bulkhead.words import LANGUAGES, MissingMessage, Words, speak_also

CASES: dict[str, Any] = json.loads((Path(__file__).parent / "grammar.json").read_text(encoding="utf-8"))
MERGED = [
    (language, name, text, said)
    for language in ("fr", "es")
    for name, cases in CASES[language].items()
    for text, said in cases.items()
]
LISTS = [(language, items, said) for language in LANGUAGES for items, said in CASES["AND"][language]]


@pytest.fixture
def _pack() -> Iterator[None]:
    english = 'pack-and = { AND($a, $b) }\npack-stop = { STOP($a) } { STOP("Fire!") }\n'
    speak_also(
        {
            "en": [english, "pack-de = { DE($a) }\n"],
            "es": [english, "pack-de = { DE($a) } { A($a) }\n"],
            "fr": [english, "pack-de = { DE($a) } { QUE($a) }\n"],
        }
    )
    yield
    speak_also({})


@pytest.mark.parametrize(("language", "name", "text", "said"), MERGED)
def test_a_word_merges_with_the_name_after_it(language: str, name: str, text: str, said: str) -> None:
    assert functions(language)[name](text) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "said"), CASES["STOP"].items())
def test_a_sentence_ends_with_one_stop(language: str, text: str, said: str) -> None:
    assert functions(language)["STOP"](text) == said


@pytest.mark.parametrize(("language", "items", "said"), LISTS)
def test_a_list_is_joined_as_the_language_joins_it(language: str, items: list[str], said: str) -> None:
    assert functions(language)["AND"](*items) == said
    assert Words(language).listed([item for item in items if item]) == said
    assert joined(language, [item for item in items if item]) == said


@pytest.mark.usefixtures("_pack")
def test_texts_of_packs_call_the_functions() -> None:
    assert Words("es").say("pack-and", a="Ugo", b="Isabel") == "Ugo e Isabel"
    assert Words("fr").say("pack-de", a="Élodie") == "d’Élodie qu’Élodie"
    assert Words("es").say("pack-de", a="el conducto") == "del conducto al conducto"
    assert Words("fr").say("pack-stop", a="Élodie") == "Élodie. Fire!"


@pytest.mark.usefixtures("_pack")
def test_a_number_is_written_as_the_language_writes_it() -> None:
    assert Words("fr").say("pack-and", a=2.5, b=1) == "2,5 et 1"
    assert Words("fr").say("pack-de", a=8) == "de 8 que 8"


@pytest.mark.usefixtures("_pack")
def test_a_function_of_another_language_is_a_fault() -> None:
    with pytest.raises(MissingMessage, match="DE"):
        Words("en").say("pack-de", a="Élodie")
