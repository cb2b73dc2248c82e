"""Puts a changed source into a running process, or into the import of a module.

Knows code objects and functions. Must not know what was changed or why.

In a running process the code of the very function object is exchanged, so whoever imported it gets the
broken one. That is only right for what has not run yet; anything else is broken on import.
"""

from __future__ import annotations

import ast
import builtins
import gc
import importlib
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutants.finding import Break
from tests.mutants.ground import Ground, outermost

_REACHED = "_reached_by_a_test"


class NotInPlace(Exception):
    """The code cannot be exchanged in a running process."""


def functions_of(ground: Ground) -> dict[tuple[str, str], list[list[FunctionType]]]:
    """(file, qualified name) -> for each definition of that name, in order, the functions made of it.

    Imports every module of the ground first.
    """
    files = ground.files()
    for file in files:
        importlib.import_module(ground.module(file))
    gc.unfreeze()  # what was there at an earlier fork is not listed otherwise
    paths = {str(ground.folder / file): file for file in files}
    found: dict[tuple[str, str], dict[int, list[FunctionType]]] = {}
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename in paths:
            code = function.__code__
            place = paths[code.co_filename], code.co_qualname
            found.setdefault(place, {}).setdefault(code.co_firstlineno, []).append(function)
    return {place: [lines[line] for line in sorted(lines)] for place, lines in found.items()}


def break_in_place(
    ground: Ground, one: Break, functions: dict[tuple[str, str], list[list[FunctionType]]]
) -> None:
    """Exchanges the code of the function a break stands in.

    Raises:
        NotInPlace: the function is not there as often as its source says, or reads other outer names.
    """
    path = ground.folder / one.file
    whole = compile(one.changed(path.read_bytes()), str(path), "exec", dont_inherit=True)
    codes = [code for code in _codes(whole) if code.co_qualname == one.function]
    made = functions.get((one.file, one.function), [])
    if len(codes) != len(made):
        raise NotInPlace(one.id)
    for code, of_it in zip(codes, made, strict=True):
        for function in of_it:
            try:
                function.__code__ = code
            except ValueError as different:
                raise NotInPlace(one.id) from different


def break_on_import(ground: Ground, one: Break) -> None:
    """From now on the module of the break is imported with the change."""
    _read_otherwise(ground, [one.file], lambda _, source: ast.parse(one.changed(source)))


def tell_calls(ground: Ground) -> set[tuple[str, str]]:
    """From now on the modules of the ground are imported so that each function called is put into this set.

    A tracing function would do the same, but three times slower.
    """
    reached: set[tuple[str, str]] = set()
    setattr(builtins, _REACHED, reached.add)

    def telling(file: str, source: bytes) -> ast.Module:
        tree = ast.parse(source)
        for name, node in outermost(tree).items():
            call = ast.parse(f"{_REACHED}({(file, name)!r})").body[0]
            for part in ast.walk(call):
                ast.copy_location(part, node.body[0])
            node.body.insert(1 if ast.get_docstring(node) else 0, call)
        return tree

    _read_otherwise(ground, ground.files(), telling)
    return reached


def _read_otherwise(ground: Ground, files: list[str], reading: Callable[[str, bytes], ast.Module]) -> None:
    """From now on these files are imported as `reading` gives them; they must not be imported yet."""
    assert not {ground.module(file) for file in files} & set(sys.modules)
    paths = {str(ground.folder / file): file for file in files}
    get_code = SourceFileLoader.get_code

    def read(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path not in paths:
            return get_code(loader, name)
        tree = reading(paths[loader.path], Path(loader.path).read_bytes())
        return compile(tree, loader.path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = read


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)
