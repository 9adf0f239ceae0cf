"""docs/glossary.md: the terms of Heroes side by side in all languages, from the locale files."""

from collections.abc import Iterator

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bulkhead.words import DEFAULT, LANGUAGES, Words, locale_files
from tools.house import GENERATED

NOUNS = "heroes-words.ftl"

# Heading, beginning of the message ids.
GROUPS = (
    ("The game", "heroes-term-"),
    ("Scoring rolls", "heroes-kind-"),
    ("Equipment", "heroes-equipment-"),
    ("Ranges", "heroes-range-"),
    ("Phases", "heroes-phase-"),
    ("Options", "heroes-option-"),
    ("Heroes", "heroes-hero-"),
)


def glossary_page() -> str:
    """The whole page."""
    spoken = [Locale(language) for language in LANGUAGES]
    lines = [
        "# Glossary",
        "",
        GENERATED,
        "",
        "The words of Heroes in every language that Bulkhead speaks. They are the terms that players of the printed",
        "game know. They live in [src/bulkhead/locales](../src/bulkhead/locales), in `heroes-words.ftl`: the id in",
        "the last column is the Fluent message.",
        "",
    ]
    for heading, prefix in GROUPS:
        names = [str(locale.get_language_name("en")) for locale in spoken]
        lines += [f"## {heading}", "", f"| {' | '.join(names)} | message |", "|---" * (len(names) + 1) + "|"]
        for message in _messages(prefix):
            said = [Words(language).say(message) for language in LANGUAGES]
            lines.append(f"| {' | '.join(said)} | `{message}` |")
        lines.append("")
    return "\n".join(lines)


def _messages(prefix: str) -> Iterator[str]:
    """Terms of a group in the order of the English file: no sentences, and a hero once, by its full name."""
    (file,) = (file for file in locale_files(DEFAULT) if file.name == NOUNS)
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.id.name.startswith(prefix):
            name = entry.id.name
            if not name.endswith("-what") and (prefix != "heroes-hero-" or name.endswith("-full")):
                yield name
