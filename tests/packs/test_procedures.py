"""Cards of packs that are code: what a procedure may do, and what is said about one that cannot be right."""

from pathlib import Path

import pytest

from bulkhead.starquest.box.reading.procedures import Procedure, check_procedure
from bulkhead.starquest.rules.cards.procedure import Scripted
from bulkhead.starquest.table.card import card
from bulkhead.words import LANGUAGES, Words
from tests.packs.making import DRILL, new_pack, played_with, write

CODE = """
    def choices(table):
        return [(mini.id,) for mini in table.own() if table.wounded(mini)]


    def play(table, on):
        table.heal(on[0], 1)
"""


def test_a_card_of_a_pack_may_be_code(tmp_path: Path) -> None:
    write(new_pack(tmp_path), "cards/order/ord_drill.toml", DRILL)
    write(tmp_path, "cards/order/ord_drill.py", CODE)
    with played_with(tmp_path):
        assert isinstance(card("ord_drill"), Scripted)
        assert not isinstance(card("ord_move"), Scripted)
    assert sorted(file.name for file in (tmp_path / "cards/order").iterdir()) == [
        "ord_drill.py",
        "ord_drill.toml",
    ]


@pytest.mark.parametrize(
    ("code", "message", "line"),
    [
        ("def play(table, on)\n    pass\n", "pack-code-syntax", 1),
        ("def choices(table):\n    return []\n", "pack-code-no-play", 1),
        ("\ndef play(table):\n    pass\n", "pack-code-arguments", 2),
        ("def play(table, on):\n    pass\ndef choices():\n    return []\n", "pack-code-arguments", 3),
    ],
)
def test_what_cannot_be_right_is_said_without_running_it(code: str, message: str, line: int) -> None:
    (mistake,) = check_procedure(Procedure("mine/cards/order/ord_drill.py", code))
    assert (mistake.phrase.id, mistake.phrase.args["line"]) == (message, line)
    for language in LANGUAGES:
        assert "ord_drill.py" in Words(language).render(mistake.phrase)
