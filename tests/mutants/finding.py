"""The places of a source where a rule can be broken, and a seeded draw among them.

Knows the syntax of Python. Must not know what a rule says nor how tests are run.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from tests.mutants.ground import Ground, outermost

KINDS = ("comparison", "constant", "sign", "guard", "branch", "choice")
_COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
_CHOICES = {"min": "max", "max": "min", "any": "all", "all": "any"}
_TEXTS = (ast.JoinedStr, ast.Tuple, ast.List)


class Break(NamedTuple):
    """One change of one place: `text` instead of the bytes from `start` to `end`.

    file: inside the folder of the ground. function: the outermost function or method; empty for the module.
    """

    file: str
    line: int
    column: int
    kind: str
    variant: int
    function: str
    start: int
    end: int
    text: str

    @property
    def id(self) -> str:
        """The name by which a break can be asked for again, as long as the file stays as it is."""
        return f"{self.file}:{self.line}:{self.column}:{self.kind}:{self.variant}"

    def changed(self, source: bytes) -> bytes:
        """The source with the change."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def difference(self, source: bytes) -> tuple[str, str]:
        """The changed lines before and after, each as one line of text."""
        old, new = source.decode().splitlines(), self.changed(source).decode().splitlines()
        before, after = [], []
        for line in difflib.unified_diff(old, new, n=0):
            if line.startswith("-") and not line.startswith("---"):
                before.append(line[1:].strip())
            elif line.startswith("+") and not line.startswith("+++"):
                after.append(line[1:].strip())
        return " ".join(before), " ".join(after)


def find(ground: Ground) -> dict[tuple, list[Break]]:
    """All places of a ground, each with its changes: (kind, file, start, end) -> breaks."""
    places: dict[tuple, list[Break]] = {}
    for file in ground.files():
        for one in breaks_of(ground, file):
            places.setdefault((one.kind, one.file, one.start, one.end), []).append(one)
    return places


def breaks_of(ground: Ground, file: str) -> list[Break]:
    """All breaks of one file, in the order of the source."""
    source = (ground.folder / file).read_bytes()
    tree = ast.parse(source)
    finder = _Finder(file, source)
    finder.visit(tree)
    found = finder.found
    if not file.startswith(ground.whole):
        ruled = {name for name, node in outermost(tree).items() if "Rule:" in (ast.get_docstring(node) or "")}
        found = [one for one in found if one.function in ruled]
    return sorted(found, key=lambda one: (one.start, one.end, one.kind, one.variant))


def draw(places: dict[tuple, list[Break]], count: int, seed: int) -> list[Break]:
    """`count` places by chance, each kind as often as its share of the places; one change of each.

    Every kind that has a place is drawn at least once.
    """
    dice = Random(seed)
    by_kind: dict[str, list[tuple]] = {}
    for place in sorted(places):
        by_kind.setdefault(place[0], []).append(place)
    shares = _shares({kind: len(of) for kind, of in by_kind.items()}, min(count, len(places)))
    drawn = [place for kind, share in shares.items() for place in dice.sample(by_kind[kind], share)]
    return sorted(dice.choice(places[place]) for place in drawn)


def _shares(sizes: dict[str, int], count: int) -> dict[str, int]:
    """Whole numbers in proportion to the sizes, with the largest remainders rounded up."""
    total = sum(sizes.values())
    shares = {kind: max(1, size * count // total) for kind, size in sizes.items()}
    for kind in sorted(sizes, key=lambda kind: -(sizes[kind] * count % total)):
        if sum(shares.values()) < count and shares[kind] < sizes[kind]:
            shares[kind] += 1
    return shares


class _Finder(ast.NodeVisitor):
    """Walks a module; passes over type hints, decorators, default values' hints, texts and what is raised."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.function, self.owner = "", ""
        self.found: list[Break] = []

    # ---- what is passed over

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._all([*node.args.defaults, *(one for one in node.args.kw_defaults if one)])
        before = self.function
        self.function = before or f"{self.owner}{node.name}"
        self._all(node.body)
        self.function = before

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        before = self.owner
        self.owner = f"{before}{node.name}."
        self._all(node.body)
        self.owner = before

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._all([node.value] if node.value else [])

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._all([*node.args.defaults, node.body])

    def visit_Raise(self, node: ast.Raise) -> None:
        """What a refusal says is no rule."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are no rules."""

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # of zip: a guard of the programmer's, not of a rule
            self.visit(node.value)

    # ---- kinds

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for left, operator, right in zip(sides, node.ops, sides[1:], strict=False):
            start, end = self._span(left)[1], self._span(right)[0]
            old, new = _COMPARISONS[type(operator)]
            gap = self.source[start:end].decode()
            self._add("comparison", left, [(start, end, re.sub(old, new, gap, count=1))], at=start)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace("constant", node, [str(not node.value)])
        elif isinstance(node.value, int | float):
            values = (node.value + 1, node.value - 1)
            self._replace("constant", node, [str(value) if value >= 0 else f"({value})" for value in values])

    def visit_BinOp(self, node: ast.BinOp) -> None:
        swap = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}.get(type(node.op))
        if swap and not any(_is_text(side) for side in (node.left, node.right)):
            start, end = self._span(node.left)[1], self._span(node.right)[0]
            gap = self.source[start:end].decode()
            self._add("sign", node, [(start, end, gap.replace(*swap, 1))], at=start)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        swap = {ast.Add: ("+=", "-="), ast.Sub: ("-=", "+=")}.get(type(node.op))
        if swap and not _is_text(node.value):
            start, end = self._span(node.target)[1], self._span(node.value)[0]
            gap = self.source[start:end].decode()
            self._add("sign", node, [(start, end, gap.replace(*swap, 1))], at=start)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.USub):
            start, end = self._span(node)
            self._add("sign", node, [(start, end, self.source[start + 1 : end].decode().lstrip())])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        wanted = [ast.BoolOp(other, node.values)]
        for dropped in range(len(node.values)):
            kept = [value for place, value in enumerate(node.values) if place != dropped]
            wanted.append(kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept))
        self._replace("guard", node, [f"({ast.unparse(one)})" for one in wanted])
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        self._negate("branch" if node.orelse else "guard", node.test)
        last = node.body[-1]
        if isinstance(last, ast.Return | ast.Continue):
            self._replace("branch", last, ["pass"])
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate("branch", node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate("guard", node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate("guard", test)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in _CHOICES:
            self._replace("choice", node.func, [_CHOICES[node.func.id]])
        self.generic_visit(node)

    # ---- writing down

    def _all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def _span(self, node: ast.AST) -> tuple[int, int]:
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def _negate(self, kind: str, test: ast.expr) -> None:
        start, end = self._span(test)
        negated = f"not ({self.source[start:end].decode()})"
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            negated = f"({ast.unparse(test.operand)})"
        self._add(kind, test, [(start, end, negated)])

    def _replace(self, kind: str, node: ast.AST, texts: list[str]) -> None:
        start, end = self._span(node)
        self._add(kind, node, [(start, end, text) for text in texts])

    def _add(self, kind: str, node: ast.AST, changes: list[tuple[int, int, str]], at: int = -1) -> None:
        at = self._span(node)[0] if at < 0 else at
        line = self.source.count(b"\n", 0, at) + 1
        place = line, at - self.starts[line - 1]
        known = sum((one.line, one.column, one.kind) == (*place, kind) for one in self.found)
        for variant, (start, end, text) in enumerate(changes, start=known):
            self.found.append(Break(self.file, *place, kind, variant, self.function, start, end, text))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, _TEXTS) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
