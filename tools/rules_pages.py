"""Makes docs/rules: the rules reference of each game, one page per chapter, each clause with its code and its tests."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

import bulkhead
from bulkhead.heroes.data.cards import house_cards
from bulkhead.tabletop.clauses import Chapter, Clause, Rulebook
from bulkhead.words import Words
from tools.clause_index import Place, places_of_code, places_of_tests
from tools.content_page import CONTENT_LINES, content_page
from tools.house import GENERATED, REFERENCES, link

RULINGS = {
    "heroes": (
        "A † marks a ruling: the booklets are silent or disagree there, and this project had to decide.",
        "[rulings.md](../../rulings.md) has them all together, with the reasons.",
    ),
    "starquest": (
        "A † marks a ruling: the manual is silent or contradicts itself there, and this project had to decide. What",
        "was decided stands beside the clause; where a table may play it another way, its option does too.",
        "[rulings.md](../../rulings.md) says by which principles.",
    ),
}


class Reference(Struct, frozen=True):
    """The rules of one game as they are written out."""

    game: str
    rulebook: Rulebook

    def slug(self, chapter: Chapter) -> str:
        return chapter.id.removeprefix(f"{self.game}-chapter-")

    def path(self, chapter: Chapter) -> str:
        return f"{REFERENCES[self.game]}/{self.slug(chapter)}.md"


def rules_pages(root: Path) -> dict[str, str]:
    """Every page of every game's reference, by its path."""
    code, tests = places_of_code(root), places_of_tests(root)
    made: dict[str, str] = {}
    for game in bulkhead.GAMES.values():
        book = Reference(game.id, game.rulebook)
        chapters = book.rulebook.chapters
        made[f"{REFERENCES[game.id]}/README.md"] = _contents(book, code, tests)
        for place, chapter in enumerate(chapters):
            before = chapters[place - 1] if place else None
            after = chapters[place + 1] if place + 1 < len(chapters) else None
            made[book.path(chapter)] = _chapter(book, chapter, before, after, code, tests)
    made[CONTENT_LINES] = content_page(root, tests)
    return made


def _contents(book: Reference, code: dict[str, list[Place]], tests: dict[str, list[Place]]) -> str:
    words = Words()
    lines = [
        f"# The rules of {book.game.title()}",
        "",
        GENERATED,
        "",
        "One clause is one testable rule. Code, tests, refusals and this reference name clauses by the same ids,",
        "which are never reused or renumbered. `bulkhead rules` shows the same words in the terminal, in English,",
        "Italian, Spanish and French.",
        "",
        *RULINGS[book.game],
        "",
    ]
    for chapter in book.rulebook.chapters:
        lines += [
            f"## [{words.say(chapter.id)}]({book.slug(chapter)}.md)",
            "",
            "| clause | rule | code | tests |",
        ]
        lines += ["|---|---|---|---|"]
        for clause in chapter.clauses:
            mark = " †" if clause.ruling else ""
            lines.append(
                f"| [{clause.id}]({book.slug(chapter)}.md#{clause.id}) | {_title(words, clause)}{mark} "
                f"| {len(code.get(clause.id, []))} | {len(tests.get(clause.id, []))} |"
            )
        lines.append("")
    if book.game == "starquest":
        lines += [
            "## [Content](content.md)",
            "",
            "What cards, sheets, boards, missions and tables say, line by line.",
            "",
        ]
    if book.game == "heroes":
        lines += ["## The roster", "", *_roster(words), ""]
    return "\n".join(lines)


def _title(words: Words, clause: Clause) -> str:
    title = words.attribute(clause.id, "title")
    assert title is not None, clause.id
    return title


def _roster(words: Words) -> list[str]:
    lines = [
        'The values are this project\'s own (`source = "house"`), because the booklets show the cards only as',
        "pictures. Owners of the cards can put the printed values into their own file and name it with `--cards`;",
        "[cards.toml](../../../src/bulkhead/heroes/data/cards.toml) is the one to copy.",
        "",
        "| hero | equipment | costs | range |",
        "|---|---|---|---|",
    ]
    for card in house_cards():
        for item in card.equipment:
            cost = words.say(f"heroes-kind-{item.roll}") if item.roll else ""
            reach = words.say(f"heroes-range-{item.range}") if item.range else ""
            name = words.say(f"heroes-hero-{card.id}-full")
            lines.append(f"| {name} | {words.say(f'heroes-equipment-{item.kind}')} | {cost} | {reach} |")
    return lines


def _chapter(
    book: Reference,
    chapter: Chapter,
    before: Chapter | None,
    after: Chapter | None,
    code: dict[str, list[Place]],
    tests: dict[str, list[Place]],
) -> str:
    words = Words()
    lines = [f"# {words.say(chapter.id)}", "", GENERATED, ""]
    for clause in chapter.clauses:
        lines += _clause(words, clause, book.path(chapter), code.get(clause.id, []), tests.get(clause.id, []))
    steps = ["[All chapters](README.md)"]
    if before:
        steps.insert(0, f"[← {words.say(before.id)}]({book.slug(before)}.md)")
    if after:
        steps.append(f"[{words.say(after.id)} →]({book.slug(after)}.md)")
    return "\n".join((*lines, "---", "", " · ".join(steps), ""))


def _clause(words: Words, clause: Clause, page: str, code: list[Place], tests: list[Place]) -> list[str]:
    lines = [
        f'<a id="{clause.id}"></a>',
        "",
        f"## {clause.id}: {_title(words, clause)}",
        "",
        words.say(clause.id),
        "",
    ]
    if example := words.attribute(clause.id, "example"):
        lines += [f"*Example.* {example}", ""]
    if ruling := words.attribute(clause.id, "ruling"):
        lines += [f"> **Ruling.** {ruling}", ""]
    if clause.options:
        names = ", ".join(f"`{option}`" for option in clause.options)
        lines += [f"- Options: {names}"]
    if clause.id.startswith("H-"):
        lines += [f"- Booklet: page {clause.page}" if clause.page else "- Booklet: not in it"]
    lines += ["- Code", *_places(page, code, _quoted), "- Tests", *_places(page, tests, _spoken), ""]
    return lines


def _quoted(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _spoken(names: list[str]) -> str:
    """The names of tests as sentences."""
    return "; ".join(name.removeprefix("test_").replace("_", " ") for name in names)


def _places(page: str, places: list[Place], say: Callable[[list[str]], str]) -> list[str]:
    """One line for each file, with the names in it."""
    by_file: dict[str, list[str]] = {}
    for place in places:
        by_file.setdefault(place.file, []).append(place.name)
    return [
        f"  - [{Path(file).name}]({link(page, file)}): {say(names)}" for file, names in by_file.items()
    ] or ["  - none"]
