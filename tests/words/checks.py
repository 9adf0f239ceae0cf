"""What a sentence must not look like. A check gets a rendered sentence and yields what is wrong in it."""

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

from bulkhead.grammar import begins_with_i, elides
from bulkhead.words import LANGUAGES
from tests.words.natures import named

Check = Callable[[str], Iterator[str]]

SPACES = "\u00a0\u202f"
KINDS = sorted({id_.split("_")[0] for id_ in named()})
_FILE = tomllib.loads((Path(__file__).parent / "checks.toml").read_text(encoding="utf-8"))


def listed(language: str, kind: str) -> frozenset[str]:
    """Words of a language that a check knows: articles, prepositions, verbs."""
    return frozenset(_FILE[kind].get(language, "").split())


def agreeing(language: str) -> re.Pattern[str]:
    """A verb with a participle that agrees with its subject; nothing in languages where none does."""
    return re.compile(_FILE["agreeing"].get(language, "(?!)"))


def bare_refusals(language: str) -> Check:
    """A refusal that states a habit instead of saying what cannot be done; nothing in languages without a pattern."""
    pattern = _FILE["bare-refusals"].get(language, "(?!)")
    return lambda text: _found(pattern, text, 0)


def doubled_stops(text: str) -> Iterator[str]:
    yield from _found(r"\S*[.!?…:][.]+(?!\w)", text)


def straight_quotes(text: str) -> Iterator[str]:
    yield from _found(r"\w+'\w*", text)


def spaces(text: str) -> Iterator[str]:
    yield from _found(rf"\S+[ {SPACES}](?:[,.](?:\s|$)|…)", text)
    yield from _found(r"\S+  \S+", text)


def raw_ids(text: str) -> Iterator[str]:
    """The id of a thing in the box, of an entry area or of a door: it belongs to files and commands."""
    yield from _found(rf"(?<![\w-])(?:(?:dk|{'|'.join(KINDS)})_\w+|[a-z]_d\d+)", text, 0)


def tight_percent(text: str) -> Iterator[str]:
    yield from _found(rf"\S+[ {SPACES}]%", text)


def tight_signs(text: str) -> Iterator[str]:
    yield from _found(rf"\S+[ {SPACES}][:;?!»](?=\s|$)", text)


def french_spaces(text: str) -> Iterator[str]:
    plain = re.sub(r"https?://\S+|\b\w+[?:]\w+|\[[^\]]*\]|--\S+", "x", text)
    yield from _found(rf"\S*[^{SPACES}][;?!»](?![\w?!])|\S*[^{SPACES}]:(?=\s|$)", plain)
    yield from _found(rf"«[^{SPACES}]\S*", plain)
    yield from _found(r"\S+(?<!\u00a0)(?<!\u202f)%", plain)


def french_elision(text: str) -> Iterator[str]:
    for found in re.finditer(
        r"(?<![\w’.-])(le|la|de|que|ne|se|je|me|te|jusque|lorsque|puisque|au|du|ce) (\S+)", text, re.I
    ):
        word = found[1].lower()
        if elides(found[2]) and not (word == "ce" and not re.match("est|étai", found[2])):
            yield found[0]
    for found in re.finditer(r"(?<!\w)(l|d|qu|n|s|j)’(\S+)", text, re.I):
        if not elides(found[2]) and found[2][0].isalnum():
            yield found[0]
    yield from _found(r"\bsi ils?\b", text)


def french_contraction(text: str) -> Iterator[str]:
    """`de le conduit`, `à les cases`; before an infinitive the article is a pronoun: `avant de le poser`."""
    yield from _found(r"(?<![\w’])(?:de|à) les? (?!(?!quatre\b)\w+(?:er|ir|oir|dre|tre|ire|vre)\b)\S+", text)


def spanish_contraction(text: str) -> Iterator[str]:
    yield from _found(r"(?<!\w)(?:a|de) el \S+", text, 0)


def spanish_and(text: str) -> Iterator[str]:
    for found in re.finditer(r"(?<=[\w»”).] )([ye]) (\S+)", text):
        if begins_with_i(found[2]) != (found[1] == "e"):
            yield found[0]
    yield from _found(r"(?<=\w )o h?[oóOÓ]\S*", text, 0)


def spanish_signs(text: str) -> Iterator[str]:
    if text.count("?") != text.count("¿") and not re.search(r"\w\?\w", text):
        yield "¿?"
    if text.count("!") != text.count("¡"):
        yield "¡!"


def italian_articles(text: str) -> Iterator[str]:
    hard = r"(?:[aeiouàèéìòùAEIOUÈÉ]|[sS][bcdfgklmnpqrtvz]|[zZ]|[gG]n|[pP]s)"
    yield from _found(rf"(?<![\w’.-])(?:il|del|al|dal|nel|sul|i|dei|ai|nei|sui) {hard}\S*", text, 0)
    yield from _found(
        r"(?<![\w’.-])(?:dello|allo|della|alla|dalla|nella|sulla) [aeiouàèéAEIOUÈÉ]\S*", text, 0
    )


def maxims(words: str) -> Check:
    """A sentence about nobody in particular: "Who has attacked does not search." Questions and headings may do so."""

    def check(text: str) -> Iterator[str]:
        yield from _found(rf"(?:(?<=^)|(?<=[.!?…] ))(?:{words}) [^.:?!…]*\.(?=\s|$)", text, 0)

    return check


def english_articles(text: str) -> Iterator[str]:
    """With a capital only where a sentence begins: elsewhere A is a letter, as in “board A is scanned”."""
    for found in re.finditer(r"(?:(?<![\w’.-])(?=an?\b)|(?:^|(?<=[.!?] ))(?=An?\b))([Aa]n?) ([\w’]+)", text):
        word = found[2].lower()
        spelled = bool(re.match("[AEFHILMNORSX][A-Z]", found[2]))
        sounded = re.match("[aeiouéœ]|8|11|18|hour|honest|heir", word)
        vowel = spelled or bool(sounded and not re.match("one|once|uni|use|usu|eu|ut[ei]|u$", word))
        if vowel != (found[1].lower() == "an"):
            yield found[0]


def _found(pattern: str, text: str, flags: int = re.I) -> Iterator[str]:
    yield from (found[0] for found in re.finditer(pattern, text, flags))


CHECKS: dict[str, dict[str, Check]] = {
    "en": {
        "space before %": tight_percent,
        "space before a sign": tight_signs,
        "a or an": english_articles,
        "maxim": maxims("Who|Those who"),
    },
    "it": {
        "space before %": tight_percent,
        "space before a sign": tight_signs,
        "article": italian_articles,
        "maxim": maxims("Chi|Coloro che"),
    },
    "es": {
        "space before a sign": tight_signs,
        "a el": spanish_contraction,
        "y or e": spanish_and,
        "opening sign": spanish_signs,
        "maxim": maxims("Quien|Quienes|Aquel que"),
    },
    "fr": {
        "hard space": french_spaces,
        "elision": french_elision,
        "de le": french_contraction,
        "maxim": maxims("Qui|Quiconque|Nul"),
    },
}
for _language in LANGUAGES:
    CHECKS[_language] |= {
        "two stops": doubled_stops,
        "straight quote": straight_quotes,
        "space": spaces,
        "raw id": raw_ids,
    }
