"""`python -m tools.docs` generates the pages of docs/; with --check it reports what is stale or wrong."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from tools.blocks import fill
from tools.checks import findings
from tools.cli_page import cli_page
from tools.example import example_replay
from tools.glossary_page import glossary_page
from tools.house import CLI, EXAMPLE, GLOSSARY, REFERENCES, ROOT, pages
from tools.mutants.page import PAGE, proof_page, unproved
from tools.picture import pictures
from tools.rooms import LAYERS, layers_page
from tools.rules_pages import rules_pages


def wanted(root: Path) -> dict[str, str]:
    """Every generated file as it should be, and every other page with its generated blocks as they should be."""
    made = dict(_generated())
    for page in pages(root):
        name = page.as_posix()
        if name not in made and page.parent.as_posix() not in REFERENCES.values():
            made[name] = fill(name, (root / page).read_text(encoding="utf-8"))
    return made


@cache
def _generated() -> Mapping[str, str]:
    """The fully generated files."""
    return {
        **rules_pages(ROOT),
        GLOSSARY: glossary_page(),
        CLI: cli_page(),
        LAYERS: layers_page(),
        PAGE: proof_page(ROOT),
        EXAMPLE: example_replay(),
        **pictures(),
    }


def left_over(root: Path, made: dict[str, str]) -> list[str]:
    """Pages of the rules reference without a chapter."""
    there = (
        page.relative_to(root).as_posix()
        for folder in REFERENCES.values()
        for page in sorted((root / folder).glob("*.md"))
    )
    return [page for page in there if page not in made]


def write(root: Path) -> list[str]:
    """Write all pages; returns those that changed."""
    made = wanted(root)
    changed = left_over(root, made)
    for page in changed:
        (root / page).unlink()
    for page, text in made.items():
        file = root / page
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
            changed.append(page)
    return changed


def stale(root: Path) -> Iterator[str]:
    """A sentence for each file that `make docs` would change."""
    made = wanted(root)
    for page in left_over(root, made):
        yield f"{page} is left over: its chapter is gone. Run make docs."
    for page, text in made.items():
        file = root / page
        if not file.exists():
            yield f"{page} is missing. Run make docs."
        elif file.read_text(encoding="utf-8") != text:
            yield f"{page} is stale. Run make docs."


def main(arguments: Sequence[str]) -> int:
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m tools.docs [--check]", file=sys.stderr)
        return 2
    if not arguments:
        changed = write(ROOT)
        print("\n".join(f"wrote {page}" for page in changed) or "Every page is up to date.")
    wrong = [*(stale(ROOT) if arguments else ()), *findings(ROOT), *unproved(ROOT)]
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    if arguments and not wrong:
        print(f"docs: {len(list(pages(ROOT)))} pages, all up to date; links, paths and examples hold.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
