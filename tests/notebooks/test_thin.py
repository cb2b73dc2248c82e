"""Notebooks stay thin: import, build, show. Everything else is library."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import nbformat
import pytest
from tornado.web import HTTPError

from navalgames.games import GAME_IDS
from navalgames.serve.dashboards import dashboard, dashboards
from navalgames.serve.notebook import Notebooks, notebook_of
from navalgames.serve.places import notebooks_folder

FOR_CODE = "explore"
"""The one notebook that people write in; the others only show a page."""
EVERY_NOTEBOOK = sorted(notebooks_folder().glob("*.ipynb"))
NOTEBOOKS = [path for path in EVERY_NOTEBOOK if path.stem != FOR_CODE]
MOST_CELLS = 3
MOST_LINES = 15
MOST_BYTES = 12_000
READING_ALONE = {"only-in-jupyterlab"}


def _code_cells(path: Path) -> list[dict]:
    return [
        cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"
    ]


def test_every_game_has_its_notebooks_and_there_are_no_others():
    expected = {page.name for game in GAME_IDS for page in dashboards(game)}
    assert {path.stem for path in EVERY_NOTEBOOK} == {*expected, FOR_CODE}


def test_the_notebook_to_explore_holds_no_outputs():
    path = notebooks_folder() / f"{FOR_CODE}.ipynb"
    cells = _code_cells(path)
    assert len(cells) > 8 and all(cell["outputs"] == [] and not cell["execution_count"] for cell in cells)
    assert path.stat().st_size <= MOST_BYTES


def test_a_notebook_is_what_the_server_makes_for_any_game():
    for path in NOTEBOOKS:
        assert json.loads(path.read_text(encoding="utf-8")) == notebook_of(dashboard(path.stem)), path.name


@pytest.mark.usefixtures("toys")
def test_the_server_makes_the_notebooks_that_nobody_wrote(tmp_path):
    manager = Notebooks(root_dir=str(tmp_path))
    for page in dashboards("toy_game"):
        model = manager.get(page.file)
        nbformat.validate(model["content"])
        assert model["type"] == "notebook" and 'build("toy_game")' in model["content"].cells[2].source
    (tmp_path / page.file).write_text(nbformat.writes(nbformat.v4.new_notebook()), encoding="utf-8")
    assert manager.get(page.file)["content"].cells == [], "a file is shown as it is"
    with pytest.raises(HTTPError):
        manager.get("toy_gam_lab.ipynb")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
class TestNotebook:
    def test_is_thin(self, path):
        cells = _code_cells(path)
        lines = [line for cell in cells for line in "".join(cell["source"]).splitlines() if line.strip()]
        assert 1 <= len(cells) <= MOST_CELLS
        assert len(lines) <= MOST_LINES
        assert path.stat().st_size <= MOST_BYTES

    def test_holds_no_outputs_and_no_widget_state(self, path):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        assert "widgets" not in notebook["metadata"]
        for cell in _code_cells(path):
            assert cell["outputs"] == [] and cell["execution_count"] is None

    def test_defines_nothing_and_fetches_nothing(self, path):
        for cell in _code_cells(path):
            tree = ast.parse("".join(cell["source"]))
            for node in ast.walk(tree):
                assert not isinstance(
                    node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda
                )
                if isinstance(node, ast.ImportFrom):
                    assert node.module.split(".")[0] in ("navalwidgets", "navalgames")
                assert not isinstance(node, ast.Import)

    def test_holds_no_words_for_learners_outside_the_catalogue(self, path):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        for cell in notebook["cells"]:
            if cell["cell_type"] == "markdown":
                assert set(cell["metadata"].get("tags", [])) >= READING_ALONE

    def test_needs_nothing_but_the_id_of_its_game(self, path):
        literals = [
            node.value
            for cell in _code_cells(path)
            for node in ast.walk(ast.parse("".join(cell["source"])))
            if isinstance(node, ast.Constant)
        ]
        assert literals == [dashboard(path.stem).game]
