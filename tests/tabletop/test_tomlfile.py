"""TOML written by hand: every mistake is named with file, line and field."""

from collections.abc import Callable

import pytest

from bulkhead.tabletop import Mistake
from bulkhead.tabletop.tomlfile import Path, TomlFile

TEXT = """\
# a shop
title = "Shop"

[owner]
name = "Ada"

[[item]]
id = "rope"
[[item.price]]
coin = "gold"
[[item.price]]
coin = "silver"

[[item]]
id = "lamp"
[[ item.price ]]   # spaces and remarks are fine
coin = "copper"
"""


def shop(text: str = TEXT) -> TomlFile:
    return TomlFile(text, "shop.toml")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 2),
        (("owner",), 4),
        (("owner", "name"), 5),
        (("item", 0), 7),
        (("item", 0, "id"), 8),
        (("item", 0, "price", 0), 9),
        (("item", 0, "price", 1, "coin"), 12),
        (("item", 1, "id"), 15),
        (("item", 1, "price", 0, "coin"), 17),
        (("owner", "age"), 4),
        (("item", 1, "price", 0, "shine"), 16),
        (("nowhere",), 1),
        ((), 1),
    ],
)
def test_every_field_has_a_line_its_own_or_that_of_the_table_around_it(path: Path, line: int) -> None:
    assert shop().line(path) == line


def test_a_list_of_tables_goes_on_after_the_table_around_it() -> None:
    text = "[[a.b]]\nx = 1\n[a]\ny = 2\n[[a.b]]\nx = 3\n"
    assert shop(text).line(("a", "b", 0, "x")) == 2
    assert shop(text).line(("a", "b", 1, "x")) == 6


def test_inline_tables_fall_back_to_the_line_of_the_file_where_they_begin() -> None:
    text = 'a = 1\nitem = [{ id = "rope" }]\n'
    assert shop(text).line(("item", 0, "id")) == 2


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ("a = 1\n\nb = [1, 2\n", 4),
        ('a = "open\n', 1),
        ("[a\n", 1),
    ],
)
def test_what_is_not_toml_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(Mistake) as mistake:
        shop(text)
    phrase = mistake.value.phrase
    assert (phrase.id, phrase.args["file"], phrase.args["line"]) == ("file-not-toml", "shop.toml", line)
    assert "(at" not in str(phrase.args["detail"])


def test_words_and_tables_that_are_there_are_read() -> None:
    file = shop()
    assert file.word(("title",), file.data) == "Shop"
    assert file.one_of(("owner", "name"), file.data["owner"], ("Ada", "Bob")) == "Ada"
    items = file.tables("item")
    assert [file.word(("item", place, "id"), item) for place, item in enumerate(items)] == ["rope", "lamp"]
    assert file.tables_in(("item", 1, "price"), items[1]) == [{"coin": "copper"}]
    assert file.tables("customer") == []
    file.only_keys((), file.data, ("title", "owner", "item"))


Ask = Callable[[TomlFile], object]
ASKS: dict[str, Ask] = {
    "word": lambda file: file.word(("title",), file.data),
    "one of": lambda file: file.one_of(("title",), file.data, ("Shop", "Inn")),
    "tables": lambda file: file.tables("item"),
    "keys": lambda file: file.only_keys((), file.data, ("title", "item")),
}


@pytest.mark.parametrize(
    ("text", "ask", "message"),
    [
        ("a = 1", "word", "file-missing (file='shop.toml', line=1, field='title')"),
        ("\ntitle = 1", "word", "file-not-text (file='shop.toml', line=2, field='title')"),
        ('\n\ntitle = "  "', "word", "file-not-text (file='shop.toml', line=3, field='title')"),
        (
            '\ntitle = "Bank"',
            "one of",
            "file-not-one-of (file='shop.toml', line=2, field='title', value='Bank', allowed='Shop, Inn')",
        ),
        ("a = 1", "one of", "file-missing (file='shop.toml', line=1, field='title')"),
        ("\nitem = 1", "tables", "file-not-tables (file='shop.toml', line=2, field='item')"),
        ("\nitem = [1, 2]", "tables", "file-not-tables (file='shop.toml', line=2, field='item')"),
        ("\n[item]", "tables", "file-not-tables (file='shop.toml', line=2, field='item')"),
        (
            '\ntitle = "Shop"\ncolour = "red"',
            "keys",
            "file-unknown-field (file='shop.toml', line=3, field='colour', allowed='title, item')",
        ),
        (
            '\ntitle = "Shop"\n\n[colour]\nred = 1',
            "keys",
            "file-unknown-field (file='shop.toml', line=4, field='colour', allowed='title, item')",
        ),
    ],
)
def test_every_mistake_names_file_line_and_field(text: str, ask: str, message: str) -> None:
    file = shop(text)
    with pytest.raises(Mistake) as mistake:
        ASKS[ask](file)
    assert str(mistake.value) == message


def test_a_field_in_a_table_is_refused_where_it_stands() -> None:
    file = shop(TEXT.replace('coin = "copper"', 'coin = "copper"\nshine = 3'))
    with pytest.raises(Mistake) as mistake:
        file.only_keys(("item", 1, "price", 0), {"coin": "copper", "shine": 3}, ("coin",))
    assert (
        str(mistake.value) == "file-unknown-field (file='shop.toml', line=18, field='shine', allowed='coin')"
    )
