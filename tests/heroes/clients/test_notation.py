"""Commands as text, both ways."""

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.clients.notation import read
from bulkhead.heroes.data.commands import (
    Act,
    AnyCommand,
    Attack,
    Done,
    Keep,
    Move,
    Pick,
    Place,
    Push,
    Resign,
    Roll,
    Stop,
    Use,
)
from bulkhead.tabletop import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.heroes.scene import table

COMMANDS: list[tuple[str, AnyCommand]] = [
    ("pick donato", Pick("donato")),
    ("place donato 3", Place("donato", 3)),
    ("roll", Roll()),
    ("keep 6", Keep(("6",))),
    ("keep 6 66 345", Keep(("6", "66", "345"))),
    ("push 1134", Push((1, 1, 3, 4))),
    ("act", Act()),
    ("6 attack 3", Attack("6", 3)),
    ("66 move 3", Move(3, 3, "66")),
    ("66 move 5>3", Move(5, 3, "66")),
    ("move 3", Move(3, 3)),
    ("move 5>3", Move(5, 3)),
    ("6 shoot 1 at 1.6", Use("6", "shoot", 1, (1, 6))),
    ("345 cut-down 4 at 5.7", Use("345", "cut-down", 4, (5, 7))),
    ("66 scythe 2 at 2.12", Use("66", "scythe", 2, (2, 12))),
    ("done", Done()),
    ("stop", Stop()),
    ("resign", Resign()),
]


@pytest.mark.parametrize(("text", "command"), COMMANDS)
def test_a_command_is_written_and_read_in_one_form(text: str, command: AnyCommand) -> None:
    assert str(command) == text
    assert read(text) == command


def test_every_command_that_can_be_said_reads_back() -> None:
    for command in HEROES.vocabulary(table(rows=3).state):
        if command not in (Keep(()), Push(())):
            assert HEROES.read(str(command)) == command


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("  KEEP   66  ", Keep(("66",))),
        ("keep 345 6", Keep(("6", "345"))),
        ("keep 543", Keep(("345",))),
        ("push 4 3 1 1", Push((1, 1, 3, 4))),
        ("push 4311", Push((1, 1, 3, 4))),
        ("66 Move 5 > 3", Move(5, 3, "66")),
        ("543 move 5", Move(5, 5, "345")),
        ("Pick Donato", Pick("donato")),
    ],
)
def test_case_spaces_and_the_order_of_dice_and_rolls_do_not_matter(text: str, command: AnyCommand) -> None:
    assert read(text) == command


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "pick",
        "pick 7",
        "place donato",
        "place donato 12",
        "keep",
        "keep 7",
        "push",
        "push 7",
        "attack 3",
        "6 attack",
        "66 move",
        "66 move 3>",
        "6 shoot 1",
        "6 shoot 1 at 1",
        "6 shoot 1 at 1.999",
        "6 kick 1 at 1.6",
        "roll 6",
        "stop it",
    ],
)
def test_what_is_no_command_is_named_in_full(text: str) -> None:
    with pytest.raises(Mistake) as mistake:
        read(text)
    assert mistake.value.phrase.id == "heroes-command-unreadable"
    assert mistake.value.phrase.args == {"text": text}
    assert all(text in Words(language).render(mistake.value.phrase) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "roll"),
    [("keep 6 11", "11"), ("456 move 4", "456"), ("666 attack 1", "666"), ("5 shoot 1 at 1.6", "5")],
)
def test_dice_that_do_not_score_are_pointed_out(text: str, roll: str) -> None:
    with pytest.raises(Mistake) as mistake:
        read(text)
    assert mistake.value.phrase.id == "heroes-command-no-scoring-roll"
    assert mistake.value.phrase.args == {"text": text, "roll": roll}
    assert all(Words(language).render(mistake.value.phrase) for language in LANGUAGES)
