"""What is marked, and in which ways it is broken."""

import ast
from textwrap import dedent

import pytest

from tools.mutants.operators import mutants
from tools.mutants.targets import Target, targets_in


def only(code: str) -> Target:
    (target,) = targets_in(dedent(code), "src/bulkhead/game.py")
    return target


def breaks(body: str) -> list[str]:
    """The mutants of a function with this body."""
    lines = "".join(f"    {line}\n" for line in dedent(body).strip().splitlines())
    return [one.what for one in mutants(only(f'@clause("G-1")\ndef rule(a, b, c=1):\n{lines}'))]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return a == b", ["return a == b -> return a != b"]),
        ("return a is b", ["return a is b -> return a is not b"]),
        ("return a in b", ["return a in b -> return a not in b"]),
        ("return a < b", ["return a < b -> return a >= b", "return a < b -> return a <= b"]),
        ("return a >= b", ["return a >= b -> return a < b", "return a >= b -> return a > b"]),
        ("return a and b", ["return a and b -> return a or b"]),
        ("return not a", ["return not a -> return a"]),
        ("return True", ["return True -> return False"]),
        ("return a + 1", ["return a + 1 -> return a + 2", "return a + 1 -> return a + 0"]),
        ("return a[0]", ["return a[0] -> return a[1]"]),
        ("a.append(b)", ["a.append(b) -> pass"]),
        ("if a:\n    return b", ["if a -> if not a"]),
        ("while a:\n    a = b", ["while a -> while not a"]),
        ("return [x for x in a if x]", ["return [x for x in a if x] -> return [x for x in a if not x]"]),
        (
            "match a:\n    case [x] if x:\n        return b",
            ["match a: case [x] if x: -> match a: case [x] if not x:"],
        ),
        ("return b if a else c", ["return b if a else c -> return b if not a else c"]),
    ],
)
def test_each_family_breaks_what_it_names(body: str, expected: list[str]) -> None:
    assert breaks(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "assert a == 1",
        "raise ValueError(a == 1)",
        "if TYPE_CHECKING:\n    a.append(1)",
        "logger.info(1)",
        "b: Literal[1] = a",
        "return zip(a, b, strict=True)",
        "return cast(Literal[1], a)",
        "'''Documentation of 1 == 2.'''\nreturn a",
    ],
)
def test_what_is_no_behaviour_is_left_alone_and_the_function_is_emptied_instead(body: str) -> None:
    kinds = {
        one.family
        for one in mutants(
            only(
                f'@clause("G-1")\ndef rule(a, b):\n    {body.replace(chr(10), chr(10) + "    ")}\n    return b'
            )
        )
    }
    assert kinds == {"emptied"}


def test_a_function_that_answers_yes_or_no_gives_the_opposite_answer_too() -> None:
    yes_or_no = only('@clause("G-1")\ndef rule(a) -> bool:\n    return isinstance(a, str)\n')
    assert [one.what for one in mutants(yes_or_no)] == [
        "emptied",
        "return isinstance(a, str) -> return not isinstance(a, str)",
    ]
    other = only('@clause("G-1")\ndef rule(a) -> str:\n    return str(a)\n')
    assert [one.what for one in mutants(other)] == ["emptied"]


def test_a_function_without_a_body_has_no_mutants() -> None:
    assert breaks("'''Told by somebody else.'''") == []


def test_mutants_that_read_alike_are_numbered() -> None:
    assert breaks("a.hit()\na.hit()") == ["a.hit() -> pass", "a.hit() -> pass (2)"]


def test_the_tree_is_the_same_after_the_mutants_were_described() -> None:
    target = only('@clause("G-1")\ndef rule(a):\n    if not a and a < 3:\n        a.hit(True)\n')
    before = ast.dump(target.tree)
    assert len(mutants(target)) == 9
    assert ast.dump(target.tree) == before


def test_a_mutant_names_file_line_and_change_and_makes_it() -> None:
    target = only('@clause("G-1")\ndef rule(a):\n    b = a\n    return a < 3\n')
    mutant = mutants(target)[0]
    assert str(mutant) == "src/bulkhead/game.py:4 return a < 3 -> return a >= 3"
    assert mutant.statement == (4, 4)
    mutant.edit.make()
    assert ast.unparse(target.node).endswith("return a >= 3")


def test_a_method_belongs_to_the_clauses_of_its_class_and_its_own() -> None:
    found = targets_in(
        dedent(
            """
            @clause("G-1")
            class Piece:
                size = 2

                @clause("G-2")
                def moves(self): return self.size

                def rests(self): return 0

                @overload
                def told(self): ...

            class Other:
                def moves(self): return 1

            @clause("G-3")
            class Card(Struct):
                name: str

            LOW, HIGH = clause("G-4")((1, 6))
            KINDS = clause("G-5")(("a", "b"))
            WORD = clause("G-6")("pawn")
            """
        ),
        "src/bulkhead/game.py",
    )
    assert [(one.name, one.kind, one.clauses) for one in found] == [
        ("Piece.size", "value", ("G-1",)),
        ("Piece.moves", "function", ("G-1", "G-2")),
        ("Piece.rests", "function", ("G-1",)),
        ("Card", "bare", ("G-3",)),
        ("LOW, HIGH", "value", ("G-4",)),
        ("KINDS", "value", ("G-5",)),
        ("WORD", "value", ("G-6",)),
    ]
    assert [len(mutants(one)) for one in found] == [2, 1, 1, 0, 4, 2, 1]
