"""Compiles every module below /folder/tree in place, without its docstrings; runs in Pyodide.

Knows Python's own files of compiled code. A class keeps a docstring of one point: a dataclass without any
would write its own, which takes longer than to read one.
"""

import ast
import importlib._bootstrap_external as files
import importlib.util
from pathlib import Path

KEPT = "."


def without_docstrings(source: str) -> ast.Module:
    """The module with the same meaning and nothing said about it."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        if isinstance(node, ast.ClassDef):
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(KEPT)), node.body[0])
            ast.fix_missing_locations(node.body[0])
        elif len(node.body) > 1 or isinstance(node, ast.Module):
            del node.body[0]
        else:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def compile_tree(root: Path) -> None:
    """Turn each `name.py` into `name.pyc`, which Python imports where there is no source."""
    for path in sorted(root.rglob("*.py")):
        source = path.read_bytes()
        try:
            tree = without_docstrings(importlib.util.decode_source(source))
            code = compile(tree, path.relative_to(root).as_posix(), "exec", dont_inherit=True, optimize=0)
        except SyntaxError:  # templates and samples that only look like modules
            path.unlink()
            continue
        data = vars(files)["_code_to_hash_pyc"](code, importlib.util.source_hash(source), checked=False)
        path.with_suffix(".pyc").write_bytes(data)
        path.unlink()


compile_tree(Path("/folder/tree"))
