"""The small ways to break code: compare, boundary, boolean, constant, removed call.

A function in which none of these finds anything is emptied as a whole, and gives the opposite answer if it answers yes
or no. Not broken: documentation, annotations, default
arguments, assertions, what an exception is raised with, code for the type checker, logging.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from tools.mutants.describing import change, described, shortened
from tools.mutants.targets import Function, Target

Family = Literal["compare", "boundary", "boolean", "constant", "removed call", "emptied"]

_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_UNBROKEN = frozenset({"decorator_list", "annotation", "returns", "args", "type_params"})
"""Fields of statements that say something about the code, and those of a function within a function."""


class Edit(Struct, frozen=True):
    """Something else in one place of a syntax tree: in a field of a node, or at an index of that field."""

    owner: ast.AST
    field: str
    index: int | None
    new: Any

    def make(self) -> "Edit":
        """Change the tree; returns the edit that changes it back."""
        if self.index is None:
            old = getattr(self.owner, self.field)
            setattr(self.owner, self.field, self.new)
        else:
            place = getattr(self.owner, self.field)
            old = place[self.index]
            place[self.index] = self.new
        return Edit(self.owner, self.field, self.index, old)


class Mutant(Struct, frozen=True):
    """One way to break one target."""

    target: Target
    family: Family
    line: int
    statement: tuple[int, int]
    """Line and column of the statement: a test that never reaches it cannot notice the break."""
    what: str
    """`before -> after`; numbered where a target has several that read alike."""
    edit: Edit

    @property
    def id(self) -> str:
        return f"{self.target.id} {self.what}"

    def __str__(self) -> str:
        return f"{self.target.file}:{self.line} {self.what}"


def mutants(target: Target) -> list[Mutant]:
    """All the ways to break a target, in the order of its lines."""
    if target.kind == "bare":
        return []
    found = list(_breaks(target))
    if not found and isinstance(target.node, Function) and not _does_nothing(target.node):
        nothing = Edit(target.node, "body", None, emptied(target.node))
        found = [_Found("emptied", nothing, target.node.body[0]), *_opposite_answers(target.node)]
    seen: Counter[str] = Counter()
    made = []
    for one in found:
        what = _what(one)
        seen[what] += 1
        if seen[what] > 1:
            what = f"{what} ({seen[what]})"
        place = (one.statement.lineno, one.statement.col_offset)
        made.append(Mutant(target, one.family, one.line, place, what, one.edit))
    return made


class _Found(Struct, frozen=True):
    family: Family
    edit: Edit
    statement: ast.stmt

    @property
    def line(self) -> int:
        return int(getattr(self.edit.owner, "lineno", self.statement.lineno))


def _what(found: _Found) -> str:
    if found.family == "emptied":
        return "emptied"
    before = described(found.statement)
    if found.family == "removed call":
        return f"{shortened(before)} -> pass"
    undo = found.edit.make()
    after = described(found.statement)
    undo.make()
    return change(before, after)


# A function without places to break


def _opposite_answers(function: Function) -> Iterator[_Found]:
    """Each answer of a function that answers yes or no becomes the opposite: emptied it says no, so that a test of a
    case in which the answer is no would notice nothing."""
    if not (isinstance(function.returns, ast.Name) and function.returns.id == "bool"):
        return
    for node in _own_nodes(function):
        if isinstance(node, ast.Return) and node.value is not None:
            opposite = ast.copy_location(ast.UnaryOp(ast.Not(), node.value), node.value)
            yield _Found("boolean", Edit(node, "value", None, opposite), node)


def emptied(function: Function) -> list[ast.stmt]:
    """The body of a function that does nothing: it returns None, or yields nothing if it is a generator."""
    body: list[ast.stmt] = [ast.Return(None)]
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in _own_nodes(function)):
        body.append(ast.Expr(ast.Yield(None)))
    for node in body:
        ast.copy_location(node, function.body[0])
        ast.fix_missing_locations(node)
    return body


def _own_nodes(function: Function) -> Iterator[ast.AST]:
    """The nodes of a function, without those of functions in it."""
    left: list[ast.AST] = list(function.body)
    while left:
        node = left.pop()
        yield node
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            left.extend(ast.iter_child_nodes(node))


def _does_nothing(function: Function) -> bool:
    """Is its body only documentation, `...` or `raise NotImplementedError`? Then there is nothing to take away."""
    return all(
        isinstance(one, ast.Pass | ast.Raise)
        or (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))
        for one in function.body
    )


# Finding the places


def _breaks(target: Target) -> Iterator[_Found]:
    node = target.node
    if isinstance(node, Function):
        for index, statement in enumerate(node.body):
            yield from _in_statement(statement, node, "body", index)
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        value = node.value
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Call):  # clause("SQ-...")(value)
            yield from _in_value(value.args[0], value, node)
        else:
            yield from _in_expression(value, node, "value", None, node)


def _in_value(node: ast.expr, owner: ast.Call, statement: ast.stmt) -> Iterator[_Found]:
    """Breaks of a marked value: a word becomes another word, a row of words loses each of them."""
    match node:
        case ast.Constant(str()):
            other = ast.copy_location(ast.Constant("another"), node)
            yield _Found("constant", Edit(owner, "args", 0, other), statement)
        case ast.Tuple(elements) if not any(isinstance(_value(one), int) for one in elements):
            for at in range(len(elements)):
                fewer = ast.Tuple([*elements[:at], *elements[at + 1 :]], ast.Load())
                yield _Found("constant", Edit(owner, "args", 0, ast.copy_location(fewer, node)), statement)
        case _:
            yield from _in_expression(node, owner, "args", 0, statement)


def _value(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None


def _in_statement(node: ast.stmt, owner: ast.AST, field: str, index: int) -> Iterator[_Found]:
    match node:
        case ast.Assert() | ast.Raise() | ast.Expr(ast.Constant()):
            return
        case ast.If(test=test) if "TYPE_CHECKING" in ast.unparse(test):
            return
        case ast.Expr(ast.Call() as call) if _is_logging(call):
            return
        case ast.Expr(ast.Call()):
            yield _Found("removed call", Edit(owner, field, index, ast.copy_location(ast.Pass(), node)), node)
    for name, value in ast.iter_fields(node):
        if name not in _UNBROKEN:
            yield from _in_field(value, node, name, node)


def _is_logging(call: ast.Call) -> bool:
    return ast.unparse(call.func).partition(".")[0] in ("log", "logger", "logging", "warnings")


def _in_field(value: Any, owner: ast.AST, field: str, statement: ast.stmt) -> Iterator[_Found]:
    for index, entry in enumerate(value) if isinstance(value, list) else [(None, value)]:
        match entry:
            case ast.stmt():
                assert index is not None
                yield from _in_statement(entry, owner, field, index)
            case ast.expr():
                yield from _in_expression(entry, owner, field, index, statement)
            case ast.arguments():  # defaults and annotations of a lambda
                continue
            case ast.AST():
                for name, inner in ast.iter_fields(entry):
                    yield from _in_field(inner, entry, name, statement)


def _in_expression(
    node: ast.expr, owner: ast.AST, field: str, index: int | None, statement: ast.stmt
) -> Iterator[_Found]:
    match node:
        case ast.Compare(ops=operators):
            for at, operator in enumerate(operators):
                yield _Found("compare", Edit(node, "ops", at, _OPPOSITE[type(operator)]()), statement)
                if (boundary := _BOUNDARY.get(type(operator))) is not None:
                    yield _Found("boundary", Edit(node, "ops", at, boundary()), statement)
        case ast.BoolOp(op=ast.And()):
            yield _Found("boolean", Edit(node, "op", None, ast.Or()), statement)
        case ast.BoolOp(op=ast.Or()):
            yield _Found("boolean", Edit(node, "op", None, ast.And()), statement)
        case ast.UnaryOp(ast.Not(), operand):
            yield _Found("boolean", Edit(owner, field, index, operand), statement)
        case ast.Constant(bool() as truth):
            if not (isinstance(owner, ast.keyword) and owner.arg == "strict"):
                yield _Found("boolean", Edit(node, "value", None, not truth), statement)
        case ast.Constant(int() as number):
            yield _Found("constant", Edit(node, "value", None, number + 1), statement)
            if number > 0:
                yield _Found("constant", Edit(node, "value", None, number - 1), statement)
        case ast.Call(ast.Name("cast"), [_, _]):
            yield from _in_expression(node.args[1], node, "args", 1, statement)
            return
    if field in ("test", "ifs", "guard") and not _is_negated_by_its_operator(node):
        opposite = ast.copy_location(ast.UnaryOp(ast.Not(), node), node)
        yield _Found("boolean", Edit(owner, field, index, opposite), statement)
    for name, value in ast.iter_fields(node):
        yield from _in_field(value, node, name, statement)


def _is_negated_by_its_operator(condition: ast.expr) -> bool:
    """Does another mutant already turn this condition into its opposite?"""
    match condition:
        case ast.Compare(ops=[_]) | ast.UnaryOp(ast.Not()) | ast.Constant():
            return True
        case _:
            return False
