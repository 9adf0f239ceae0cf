"""Makes docs/glossary.md: the terms of the games in all languages, from the table of terms and the locale files."""

from collections.abc import Iterator

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bulkhead.words import DEFAULT, LANGUAGES, Words, locale_files
from tools.house import GENERATED
from tools.terms import Term, rows

# Heading, file, prefix of the message ids.
GROUPS = (
    ("The game", "heroes-words.ftl", "heroes-term-"),
    ("Scoring rolls", "heroes-words.ftl", "heroes-kind-"),
    ("Equipment", "heroes-words.ftl", "heroes-equipment-"),
    ("Ranges", "heroes-words.ftl", "heroes-range-"),
    ("Phases", "heroes-words.ftl", "heroes-phase-"),
    ("Options", "heroes-words.ftl", "heroes-option-"),
    ("Heroes", "heroes-words.ftl", "heroes-hero-"),
    ("Starquest: factions", "starquest-table.ftl", "sq-faction-"),
    ("Starquest: miniatures", "starquest-content.ftl", "fig_"),
    ("Starquest: machines", "starquest-content.ftl", "mch_"),
    ("Starquest: weapons", "starquest-content.ftl", "wpn_"),
    ("Starquest: sets of weapons", "starquest-content.ftl", "set_"),
    ("Starquest: squads", "starquest-content.ftl", "sqd_"),
    ("Starquest: objects", "starquest-content.ftl", "obj_"),
    ("Starquest: options", "starquest-options.ftl", "starquest-option-"),
)


def glossary_page() -> str:
    """The whole page."""
    lines = [
        "# Glossary",
        "",
        GENERATED,
        "",
        "The words of the games in every language that Bulkhead speaks. They are the terms that players of the",
        "printed games know. They live in [src/bulkhead/locales](../src/bulkhead/locales): the id in the last column",
        "is the Fluent message.",
        "",
        *_terms(),
    ]
    for heading, nouns, prefix in GROUPS:
        names = _names()
        lines += [f"## {heading}", "", f"| {' | '.join(names)} | message |", "|---" * (len(names) + 1) + "|"]
        for message in _messages(nouns, prefix):
            said = [Words(language).say(message) for language in LANGUAGES]
            lines.append(f"| {' | '.join(said)} | `{message}` |")
        lines.append("")
    return "\n".join(lines)


def _terms() -> Iterator[str]:
    """One word for each thing, and the words that texts do not use for it."""
    yield from (
        "## One word for each thing",
        "",
        "A text that uses a word after *not* fails `make test`; `*` stands for any letters. The table is",
        "[tools/terms.toml](../tools/terms.toml), which also says in which files a word is looked for, and names the",
        "exceptions with their reasons.",
        "",
        f"| thing | {' | '.join(_names())} |",
        "|---" * (len(LANGUAGES) + 1) + "|",
    )
    for row in rows():
        yield f"| {row.thing} | {' | '.join(_term(row.terms[language]) for language in LANGUAGES)} |"
    yield ""


def _term(term: Term) -> str:
    banned = ", ".join(word.replace("*", "\\*") for word in term.not_)
    return f"{term.say}<br>*not* {banned}" if banned else term.say


def _names() -> list[str]:
    return [str(Locale(language).get_language_name("en")) for language in LANGUAGES]


def _messages(nouns: str, prefix: str) -> Iterator[str]:
    """Terms of a group in the order of the English file: no sentences, and a hero once, by its full name."""
    (file,) = (file for file in locale_files(DEFAULT) if file.name == nouns)
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.id.name.startswith(prefix):
            name = entry.id.name
            if not name.endswith(("-what", "-rule")) and (prefix != "heroes-hero-" or name.endswith("-full")):
                yield name
