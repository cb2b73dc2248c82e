"""A module holds one idea and up to 400 lines; tests are lists of cases and may be longer."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST = 400
FOLDERS = ("navalgames", "widgets", "benchmarks", "examples", "notebooks", "tests")
KINDS = (".py", ".js", ".css")
NOT_OURS = {"node_modules", "build", "dist", "__pycache__"}


def modules(root: Path = ROOT):
    """Every module of the house but those that are tests."""
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            ours = path.suffix in KINDS and not NOT_OURS & set(path.parts)
            if ours and not (folder == "tests" and path.name.startswith("test_")):
                yield path


def too_long(root: Path) -> list[str]:
    """The modules that are longer."""
    told = []
    for path in modules(root):
        name, lines = path.relative_to(root).as_posix(), len(path.read_text(encoding="utf-8").splitlines())
        if lines > MOST:
            told.append(f"{name} has {lines} lines: divide it by ideas")
    return told


def test_no_module_has_more_than_400_lines():
    assert too_long(ROOT) == []


def test_one_that_is_longer_is_found(tmp_path):
    for name, lines in {"navalgames/a.py": 401, "widgets/b.js": 400, "tests/test_c.py": 500}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x\n" * lines, encoding="utf-8")
    assert too_long(tmp_path) == ["navalgames/a.py has 401 lines: divide it by ideas"]
