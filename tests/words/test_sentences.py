"""Every sentence of every language, with awkward names and numbers: none that a native reader stumbles over."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bulkhead.words import LANGUAGES
from tests.words.checks import CHECKS, bare_refusals
from tests.words.natures import nature, renderings
from tests.words.reading import messages
from tests.words.sentences import all_findings, exceptions, findings, written


def parsed(source: str) -> ftl.Message:
    (message,) = FluentParser().parse(f"some-message = {source}\n").body
    assert isinstance(message, ftl.Message)
    return message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_makes_a_native_reader_stumble(language: str) -> None:
    found = findings(language)
    assert not found, "\n".join(["", *map(str, found)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    unknown = {message for _, message in exceptions(language)} - set(messages(language))
    assert unknown == set()
    everywhere = {(one.check, one.message) for other in LANGUAGES for one in all_findings(other)}
    assert exceptions(language) - everywhere == set(), "no language needs it"


WRONG = [
    ("en", "two stops", "Ugo plays Fire!."),
    ("en", "space before %", "At least 30 %."),
    ("en", "a or an", "a Eldar sorcerer"),
    ("en", "a or an", "It waits. A unmanned machine cannot fire."),
    ("en", "space", "A moment …"),
    ("en", "straight quote", "Anna's turn"),
    ("en", "maxim", "Who has attacked does not search."),
    ("it", "article", "il turno del Eldar"),
    ("it", "raw id", "La porta d_d6 è una porta stagna."),
    ("fr", "raw id", "um4 donne obj_limpet8 à um6."),
    ("it", "maxim", "È finita. Chi ha attaccato non perquisisce."),
    ("it", "space before a sign", "Pronto ?"),
    ("es", "a el", "ba2 ataca a el conducto 1."),
    ("es", "y or e", "Orko y Híbrido"),
    ("es", "y or e", "Isabel e Hugo"),
    ("es", "opening sign", "Seguro?"),
    ("es", "maxim", "Quien ha atacado no registra."),
    ("fr", "maxim", "Qui a attaqué ne fouille pas."),
    ("fr", "elision", "vers le est"),
    ("fr", "elision", "au ouest"),
    ("fr", "elision", "le tour de Élodie"),
    ("fr", "elision", "l’attaque d’Bob"),
    ("fr", "de le", "Des points pris à le conduit d’entrée."),
    ("fr", "de le", "la ligne de les quatre cases"),
    ("fr", "hard space", "Attention: un jeton"),
    ("fr", "hard space", "Que faire ?"),
    ("fr", "hard space", "la carte «Feu»"),
]
RIGHT = [
    (
        "en",
        "Ugo plays Fire! An hour, a unit, an MK X, 30%, a moment… On board A a token, on board A all of them.",
    ),
    ("it", "Orco ed Eldar: il 30% dell’attacco allo scudo. Chi comincia? Chi gioca: tutti."),
    ("es", "Igor e Isabel atacan al conducto, con agua y hielo. ¿Seguro? ¡Fuego!"),
    (
        "fr",
        "C’est à Élodie\u00a0: l’attaque d’Hugo, de Harpie vers l’est. Que faire\u00a0? «\u00a0Feu\u00a0!\u00a0»",
    ),
    ("fr", "Avant de le poser, à les entendre, le jet de quatre dés touche les cases du conduit."),
]


@pytest.mark.parametrize(("language", "check", "text"), WRONG)
def test_a_check_finds_its_fault(language: str, check: str, text: str) -> None:
    assert list(CHECKS[language][check](text))


WRITTEN_WRONG = [
    ("en", "article before a name", "You command the { $faction }"),
    ("en", "no form for one", "{ $points } points for you"),
    ("en", "no form for one", "There are { $count } left"),
    ("en", "possessive", "It is the turn of { $who }."),
    ("it", "article before a name", "il turno degli { $faction }"),
    ("it", "preposition before a faction", "tocca di { $faction }"),
    ("it", "agreement with a name", "{ $who } è eliminato."),
    ("es", "agreement with a name", "{ $who } queda eliminado."),
    ("es", "no form for one", "Quedan { $count }"),
    ("fr", "article before a name", "le tour du { $faction }"),
    ("fr", "agreement with a name", "{ $who } est éliminé."),
    ("fr", "zero reads as one", "{ $count ->\n    [one] une carte\n   *[other] { $count } cartes\n }"),
]
WRITTEN_RIGHT = [
    ("en", "{ $who }’s turn; { $who } is an enemy of { $target }, out of { $hero }’s range"),
    ("en", "Your squad: { $faction }; { $count ->\n    [one] one card\n   *[other] { $count } cards\n }"),
    ("it", "Inizio del turno: { $faction }. { $who }: fuori gioco."),
    ("fr", "{ $count ->\n    [1] une carte\n   *[other] { $count } cartes\n }"),
    ("fr", "{ $count ->\n    [0] aucune carte\n    [one] une carte\n   *[other] { $count } cartes\n }"),
]


@pytest.mark.parametrize(("language", "check", "source"), WRITTEN_WRONG)
def test_a_check_of_the_source_finds_its_fault(language: str, check: str, source: str) -> None:
    assert check in {name for name, _ in written(language, "some-message", parsed(source))}


@pytest.mark.parametrize(("language", "source"), WRITTEN_RIGHT)
def test_checks_leave_a_good_source_alone(language: str, source: str) -> None:
    assert list(written(language, "some-message", parsed(source))) == []


@pytest.mark.parametrize(("language", "text"), RIGHT)
def test_checks_leave_a_good_sentence_alone(language: str, text: str) -> None:
    assert {name: list(check(text)) for name, check in CHECKS[language].items() if list(check(text))} == {}


@pytest.mark.parametrize("text", ["Aliens do not search.", "It is too late: a gunner does not fire."])
def test_a_refusal_in_the_bare_present_is_found(text: str) -> None:
    assert list(bare_refusals("en")(text))


@pytest.mark.parametrize(
    "text",
    ["Aliens cannot search rooms.", "It cannot fire: Anna does not see it.", "You do not hold that card."],
)
def test_a_refusal_that_says_cannot_or_tells_a_fact_is_left_alone(text: str) -> None:
    assert list(bare_refusals("en")(text)) == []


def test_every_nature_of_argument_is_rendered() -> None:
    assert nature("sq-event-turn-began", "seat") == "names"
    assert nature("web-sq-trigger", "name") == "factions"
    assert nature("sq-event-card-played", "card") == "cards"
    said = set(renderings("en", "sq-event-turn-began"))
    assert any("Élodie" in text for text in said)
    assert any("8 Bits" in text for text in said)
