"""The checker of documents finds its faults: each test plants one and reads the sentence about it."""

from pathlib import Path

import pytest

from bulkhead.heroes.rulebook import RULEBOOK
from tools.checks import (
    MAP,
    MOST_FILES,
    RULINGS,
    anchors,
    bad_examples,
    broken_links,
    full_rooms,
    missing_rulings,
    off_the_map,
)
from tools.house import ROOT, link, pages

PAGE = Path("docs/page.md")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A project with one module, its map and a page."""
    for file, text in {
        "src/bulkhead/room.py": "",
        "docs/page.md": '# A page\n\n## One *part*\n\n<a id="H-ONE-1"></a>\n',
        "docs/map.md": "| a thing | `src/bulkhead/room.py` |\n",
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_a_link_that_leads_nowhere_is_named(house: Path) -> None:
    text = "[here](map.md), [there](gone.md), [out](https://example.org/), ![picture](images/none.svg)"
    assert list(broken_links(house, PAGE, text)) == [
        "docs/page.md: the link to gone.md leads nowhere.",
        "docs/page.md: the link to images/none.svg leads nowhere.",
    ]


def test_a_picture_in_html_is_a_link_too(house: Path) -> None:
    assert list(broken_links(house, PAGE, '<img alt="" src="none.svg">')) == [
        "docs/page.md: the link to none.svg leads nowhere."
    ]


def test_a_link_to_a_place_that_a_page_does_not_have_is_named(house: Path) -> None:
    text = "[a](page.md#one-part) [b](page.md#H-ONE-1) [c](page.md#two)"
    assert list(broken_links(house, Path("docs/map.md"), text)) == [
        "docs/map.md: the link to page.md#two leads to a page without that place."
    ]


def test_code_is_no_link(house: Path) -> None:
    assert list(broken_links(house, PAGE, "```text\n[x](gone.md)\n```\n")) == []


def test_headings_are_places_as_code_hosts_name_them() -> None:
    assert anchors("# Events, and who may *know* them\n## [Armies](a.md)\n```\n# no heading\n```\n") == {
        "events-and-who-may-know-them",
        "armies",
    }


@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [
        ("json", '{"a": }', "this json block cannot be read: Expecting value"),
        ("python", "if:", "this python block cannot be read: invalid syntax"),
        ("commands", "keep 7", "this commands block cannot be read: “keep 7” is not a command"),
        ("commands", "push 4311", "“push 4311” is written in another way"),
        ("position", "nobody here", "this position block cannot be read: A position has 10 fields"),
        (
            "position",
            "donato0/-/-/-/- -/-/-/-/- 1 draft - - t0 f1 g1 -",
            "this position block cannot be read: Position, field “phase”",
        ),
        ("position", "-/-/-/-/- -/-/-/-/- 1 draft - - t00 f1 g1 -", "is written in another way"),
    ],
)
def test_an_example_that_cannot_be_read_is_named_with_its_line(
    language: str, text: str, sentence: str
) -> None:
    (finding,) = bad_examples(PAGE, f"# A page\n\n```{language}\n{text}\n```\n")
    assert finding.startswith("docs/page.md, line 3: ")
    assert sentence in finding


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("json", '{"a": 1}\n{"b": 2}'),
        ("json", '{\n"a": 1\n}'),
        ("python", "print(1)"),
        ("commands", "push 1134\n66 move 5>3"),
        ("position", "-/-/-/-/- -/-/-/-/- 1 draft - - t0 f1 g1 -"),
        ("text", "anything { at all"),
    ],
)
def test_an_example_that_can_be_read_is_left_alone(language: str, text: str) -> None:
    assert list(bad_examples(PAGE, f"```{language}\n{text}\n```\n")) == []


def test_a_path_on_the_map_must_exist(house: Path) -> None:
    (house / MAP).write_text(
        "| `src/bulkhead/room.py`, `src/bulkhead/attic.py` | `rows`, `bulkhead rules` |", "utf-8"
    )
    assert list(off_the_map(house)) == ["docs/map.md: there is no src/bulkhead/attic.py."]


def test_a_module_that_is_on_no_row_is_named(house: Path) -> None:
    (house / "src/bulkhead/cellar.py").touch()
    (house / "src/bulkhead/__init__.py").touch()
    assert list(off_the_map(house)) == ["docs/map.md: no row leads to src/bulkhead/cellar.py."]


def test_a_folder_on_a_row_does_not_count_for_its_files(house: Path) -> None:
    (house / "src/bulkhead/wing").mkdir()
    (house / "src/bulkhead/wing/bed.py").touch()
    (house / MAP).write_text("| `src/bulkhead/room.py` and `src/bulkhead/wing` |", "utf-8")
    assert list(off_the_map(house)) == ["docs/map.md: no row leads to src/bulkhead/wing/bed.py."]
    (house / MAP).write_text("| `src/bulkhead/room.py` | [bed](../src/bulkhead/wing/bed.py) |", "utf-8")
    assert list(off_the_map(house)) == []


def test_a_file_that_is_named_outside_the_rows_is_on_no_row(house: Path) -> None:
    (house / MAP).write_text("Open `src/bulkhead/room.py`.", "utf-8")
    assert list(off_the_map(house)) == ["docs/map.md: no row leads to src/bulkhead/room.py."]


def test_every_folder_of_the_client_needs_a_row(house: Path) -> None:
    (house / "web/src/ui").mkdir(parents=True)
    (house / "web/src/ui/button.ts").touch()
    (house / MAP).write_text("| `src/bulkhead/room.py` |", "utf-8")
    assert list(off_the_map(house)) == ["docs/map.md: no row leads to web/src/ui."]
    (house / MAP).write_text("| `src/bulkhead/room.py` | `web/src/ui` |", "utf-8")
    assert list(off_the_map(house)) == []


def test_a_ruling_that_is_not_explained_is_named(house: Path) -> None:
    rulings = [clause.id for clause in RULEBOOK.all() if clause.ruling]
    (house / RULINGS).write_text(" ".join(rulings[1:]), "utf-8")
    assert list(missing_rulings(house)) == [
        f"docs/rulings.md: there is a ruling in {rulings[0]}, and this page does not explain it."
    ]


@pytest.mark.parametrize(
    ("page", "target", "expected"),
    [
        ("README.md", "docs/map.md", "docs/map.md"),
        (
            "docs/rules/heroes/board.md",
            "src/bulkhead/heroes/data/board.py",
            "../../../src/bulkhead/heroes/data/board.py",
        ),
        ("docs/protocol.md", "docs/rules/heroes/board.md", "rules/heroes/board.md"),
        ("docs/map.md", "docs/protocol.md", "protocol.md"),
    ],
)
def test_links_are_relative(page: str, target: str, expected: str) -> None:
    assert link(page, target) == expected


def test_the_readme_and_the_map_are_among_the_pages() -> None:
    assert {"README.md", "docs/map.md", "docs/rules/heroes/equipment.md"} <= {
        page.as_posix() for page in pages(ROOT)
    }


def test_a_room_with_too_many_files_is_named(tmp_path: Path) -> None:
    room = tmp_path / "src" / "hall"
    room.mkdir(parents=True)
    for number in range(MOST_FILES):
        (room / f"module_{number}.py").write_text("", encoding="utf-8")
    (room / "__init__.py").write_text("", encoding="utf-8")
    (room / "notes.md").write_text("", encoding="utf-8")
    assert list(full_rooms(tmp_path, ["src"])) == []
    (room / "one_more.py").write_text("", encoding="utf-8")
    assert list(full_rooms(tmp_path, ["src"])) == [
        f"src/hall holds {MOST_FILES + 1} files. Part it: a room has at most {MOST_FILES}."
    ]
