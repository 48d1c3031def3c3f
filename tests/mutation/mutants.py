"""Mutants: the rules with one small fault each, found and made in the syntax tree.

mutmut was tried first and does not fit: it stops with an error under our pytest (it reads a private name that is gone),
and leads every call through a second function. Here a mutant is only another code object for one function, so a process
that has everything imported can take it over at once. Faults are made in functions and in what a class says of itself
(names, rule ids); the other constants of a module are data.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from macher.rules.parts.step import Automatic

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src"
RULES: Final = SOURCE / "macher" / "rules"

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}

Change = Callable[[Any], ast.AST]


@dataclass(frozen=True)
class Mutant:
    """One fault. `line` and `becomes` are the source before and after; `nth` counts equal faults of a function."""

    module: str  # e2019/scoring.py
    function: str  # the outermost one, as Class.method; or the class itself
    line: str
    becomes: str
    nth: int
    number: int  # of the line
    lines: range  # a test that runs one of them may notice; empty for what a class says of itself
    index: int  # among all of its module

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """What names it as long as its line stays as it is."""
        return self.module, self.function, self.line, self.becomes, self.nth

    @property
    def draw(self) -> str:
        """A number for drawing lots that does not change with other lines."""
        return hashlib.sha256("\n".join(map(str, self.key)).encode()).hexdigest()


# --- finding ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Place:
    """A node that can change: where it hangs, the statement it belongs to, and its function."""

    node: ast.expr | ast.stmt
    parent: ast.AST
    change: Change
    function: str
    lines: range


def places(tree: ast.Module) -> list[Place]:
    """Everything in a module's functions that can change, always in the same order."""
    found: list[Place] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found += in_function(node.name, node)
        elif isinstance(node, ast.ClassDef):
            found += in_class(node)
    return found


def in_class(node: ast.ClassDef) -> Iterator[Place]:
    """What can change in the methods of a class, and in the texts and numbers that it gives itself."""
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef):
            yield from in_function(f"{node.name}.{inner.name}", inner)
        elif isinstance(inner, ast.Assign) and isinstance(inner.value, ast.Constant):
            for change in changes(inner.value, inner):
                yield Place(inner.value, inner, change, node.name, range(0))


def in_function(name: str, function: ast.FunctionDef) -> Iterator[Place]:
    """What can change in the body of a function: not its docstring, its annotations or its defaults."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        yield from in_node(statement, function, name, range(0))


def in_node(node: ast.AST, parent: ast.AST, name: str, lines: range) -> Iterator[Place]:
    """What can change in a node and below it."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return  # a text for programmers, or what only a programmer's slip could make them see
    if isinstance(node, ast.stmt):
        lines = own_lines(node)
    if isinstance(node, (ast.expr, ast.stmt)):
        for change in changes(node, parent):
            yield Place(node, parent, change, name, lines)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "defaults", "kw_defaults"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from in_node(child, node, name, lines)


def own_lines(statement: ast.stmt) -> range:
    """The lines of a statement without those of the statements in it."""
    body = getattr(statement, "body", None)
    last = statement.end_lineno or statement.lineno
    return range(statement.lineno, max(statement.lineno, body[0].lineno - 1 if body else last) + 1)


def changes(node: ast.expr | ast.stmt, parent: ast.AST) -> Iterator[Change]:
    """The ways in which a node can change."""
    match node:
        case ast.Compare():
            for i, compared in enumerate(node.ops):
                yield other_comparison(i, COMPARED[type(compared)])
        case ast.BinOp(left=left, op=ast.Add(), right=right) if is_sequence(left) or is_sequence(right):
            yield lambda found: found.left
        case ast.BinOp(left=left, op=ast.Mult()) if is_sequence(left):
            pass
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in COUNTED:
            yield with_field("op", COUNTED[type(op)]())
        case ast.BoolOp(op=ast.And()):
            yield with_field("op", ast.Or())
        case ast.BoolOp():
            yield with_field("op", ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield lambda found: found.operand
        case ast.Constant(value=bool(value)):
            yield with_field("value", not value)
        case ast.Constant(value=int(number)):
            yield with_field("value", number + 1)
        case ast.Constant(value=str(text)) if " " not in text:  # else it is a text for programmers
            yield with_field("value", f"{text}?")
        case ast.Continue():
            yield lambda found: ast.copy_location(ast.Break(), found)
        case ast.Break():
            yield lambda found: ast.copy_location(ast.Continue(), found)
        case ast.IfExp():
            yield lambda found: ast.IfExp(test=found.test, body=found.orelse, orelse=found.body)
        case ast.Call(func=ast.Name(id=called)) if called in OPPOSITES:
            yield with_field("func", ast.Name(OPPOSITES[called], ast.Load()))
        case ast.Call(func=ast.Name(id="reversed"), args=[_]):
            yield lambda found: ast.Call(ast.Name("list", ast.Load()), found.args, [])
        case ast.Subscript(slice=ast.Slice(lower=None, upper=None, step=None), ctx=ast.Load()):
            yield lambda found: found.value
        case ast.Subscript(slice=ast.Name() | ast.Attribute() as at, ctx=ast.Load()):
            yield with_field("slice", ast.BinOp(at, ast.Sub(), ast.Constant(1)))
    if is_effect(node):
        yield lambda found: ast.copy_location(ast.Pass(), found)
    if isinstance(node, ast.expr) and is_condition(node, parent):
        yield lambda found: ast.UnaryOp(ast.Not(), found)


def with_field(field: str, value: object) -> Change:
    """The node with another value in one field."""

    def change(found: Any) -> ast.AST:
        setattr(found, field, value)
        return found

    return change


def other_comparison(i: int, op: type[ast.cmpop]) -> Change:
    """The comparison with another sign in one place."""

    def change(found: Any) -> ast.AST:
        found.ops[i] = op()
        return found

    return change


def is_sequence(node: ast.expr) -> bool:
    """Whether it can only be joined, not counted."""
    return isinstance(node, (ast.Tuple, ast.List, ast.ListComp, ast.JoinedStr)) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def is_effect(node: ast.AST) -> bool:
    """Whether a statement can be left out, and the next ones still have all names they use."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def is_condition(node: ast.expr, parent: ast.AST) -> bool:
    """Whether it is asked as a whole, and no other change turns it round."""
    if isinstance(node, (ast.Compare, ast.UnaryOp, ast.BoolOp)):
        return False
    match parent:
        case ast.If(test=test) | ast.While(test=test):
            return node is test
        case ast.comprehension(ifs=ifs):
            return any(node is one for one in ifs)
        case ast.BoolOp():
            return not isinstance(node, ast.Constant)
    return False


# --- reading ---------------------------------------------------------------------------------------------------------
def modules() -> list[str]:
    """Every module of the rules."""
    return sorted(path.relative_to(RULES).as_posix() for path in RULES.rglob("*.py"))


def mutants_of(module: str) -> list[Mutant]:
    """All mutants of a module."""
    text = (RULES / module).read_text(encoding="utf-8")
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for index, place in enumerate(places(ast.parse(text))):
        line, becomes = before_and_after(text, place)
        seen[place.function, line, becomes] += 1
        nth = seen[place.function, line, becomes]
        found.append(Mutant(module, place.function, line, becomes, nth, place.node.lineno, place.lines, index))
    return [one for one in found if one.lines or not is_automatic(one)]


def is_automatic(mutant: Mutant) -> bool:
    """Whether it is about a step that asks nobody, so that nobody sees its name and its rule."""
    living = getattr(module_of(mutant), mutant.function)
    return issubclass(living, Automatic)


def before_and_after(text: str, place: Place) -> tuple[str, str]:
    """The lines of a place as they are and as they would be."""
    node = place.node
    after = ast.unparse(place.change(copy.deepcopy(node)))
    if '"' not in after:
        after = after.replace("'", '"')  # as our formatter writes it
    lines = text.encode().splitlines()
    last = node.end_lineno or node.lineno
    whole = b"\n".join(lines[node.lineno - 1 : last])
    head, tail = lines[node.lineno - 1][: node.col_offset], lines[last - 1][node.end_col_offset :]
    if isinstance(place.parent, (ast.BinOp, ast.Compare)) and isinstance(node, ast.BinOp) and tail[:1] != b")":
        after = f"({after})"
    changed = head + after.encode() + tail
    return " ".join(whole.decode().split()), " ".join(changed.decode().split())


# --- making ----------------------------------------------------------------------------------------------------------
class Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, change: Change) -> None:
        self.old = old
        self.change = change

    def visit(self, node: ast.AST) -> Any:
        return self.change(node) if node is self.old else self.generic_visit(node)


def changed(mutant: Mutant) -> tuple[ast.Module, ast.AST]:
    """The mutant's module, and the node in it that holds what was changed."""
    tree = ast.parse((RULES / mutant.module).read_text(encoding="utf-8"))
    place = places(tree)[mutant.index]
    Swap(place.node, place.change).visit(tree)
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.FunctionDef)
            and "super()" in mutant.line
            and node.name == mutant.function.split(".")[-1]
        ):
            # It keeps its cell even if `super()` is what went away.
            node.body.insert(0, ast.copy_location(ast.Expr(ast.Name("__class__", ast.Load())), node.body[0]))
    return ast.fix_missing_locations(tree), place.parent


def mutated(mutant: Mutant) -> CodeType:
    """The mutant's module, compiled."""
    return compile(changed(mutant)[0], str(RULES / mutant.module), "exec")


def install(mutant: Mutant) -> None:
    """Let this process play by the mutant. There is no way back but to end the process."""
    if mutant.lines:
        function = function_named(mutant)
        function.__code__ = code_like(mutated(mutant), function.__code__)
        return
    _, parent = changed(mutant)
    assert isinstance(parent, ast.Assign)
    setattr(getattr(module_of(mutant), mutant.function), ast.unparse(parent.targets[0]), ast.literal_eval(parent.value))


def module_of(mutant: Mutant) -> ModuleType:
    """The living module that a mutant is about."""
    return import_module(".".join(["macher", "rules", *Path(mutant.module).with_suffix("").parts]))


def function_named(mutant: Mutant) -> FunctionType:
    """The living function that a mutant is about."""
    owner: Any = module_of(mutant)
    *classes, name = mutant.function.split(".")
    for one in classes:
        owner = getattr(owner, one)
    found = inspect.getattr_static(owner, name)
    found = getattr(found, "fget", None) or found
    found = inspect.unwrap(getattr(found, "__func__", found))
    assert isinstance(found, FunctionType), f"{mutant.module}: {mutant.function} is no plain function"
    return found


def code_like(code: CodeType, old: CodeType) -> CodeType:
    """The code object in a compiled module that stands where the old one stood."""
    waiting = [code]
    while waiting:
        one = waiting.pop()
        if one.co_qualname == old.co_qualname and one.co_firstlineno == old.co_firstlineno:
            return one
        waiting += [const for const in one.co_consts if isinstance(const, CodeType)]
    raise LookupError(old.co_qualname)
