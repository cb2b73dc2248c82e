"""The server's settings, read without starting it."""

from __future__ import annotations

import os
import sys

import pytest
from jupyter_client.kernelspec import NoSuchKernel

from navalgames.serve.chart_page import kind_counts, tables
from navalgames.serve.dashboards import Dashboard, dashboard, dashboards
from navalgames.serve.kernels import KERNEL_NAME, RunningInterpreter, most_kernels
from navalgames.serve.places import JUPYTER_FOLDER
from navalgames.serve.settings import Served, configuration, known_hosts
from navalgames.serve.template import offer_template
from navalgames.texts import Texts

HERE = Served("127.0.0.1", 8866, True, "/", (), 300, None)


def test_nothing_can_be_chosen_from_outside_and_nothing_is_listed():
    voila = configuration(HERE)["VoilaConfiguration"]
    assert voila["allow_template_override"] == voila["allow_theme_override"] == "NO"
    assert voila["file_allowlist"] == [] and voila["show_tracebacks"] is False
    assert voila["http_header_envs"] == [] and voila["extension_language_mapping"] == {}
    assert "jupyterlab-plotly" in voila["extension_denylist"]
    assert "jupyterlab-plotly" not in voila["extension_allowlist"]


def test_lost_pages_are_forgotten_but_open_ones_never():
    manager = configuration(HERE)["MappingKernelManager"]
    assert manager["cull_idle_timeout"] == 300 and manager["cull_interval"] <= 30
    assert manager["cull_connected"] is False


def test_a_connection_outlives_its_first_ping():
    settings = configuration(HERE)["Voila"]["tornado_settings"]
    assert settings["ws_ping_timeout"] >= 3 * settings["ws_ping_interval"] > 0


def test_a_folder_with_settings_changes_nothing():
    assert configuration(HERE)["Voila"]["config_file_paths"] == []


@pytest.mark.parametrize("key", ["cell_error_instruction", "cell_timeout_instruction"])
def test_a_failed_cell_speaks_to_learners(key):
    sentence = configuration(HERE)["VoilaExecutor"][key]
    assert "reload the page" in sentence and "--" not in sentence


def test_names_the_server_answers_to():
    assert "localhost" in known_hosts(HERE) and "127.0.0.1" in known_hosts(HERE)
    assert "games.example.org" in known_hosts(HERE._replace(allowed_hosts=("games.example.org",)))
    assert known_hosts(HERE._replace(allowed_hosts=("*",))) == ()
    assert known_hosts(HERE._replace(host="0.0.0.0")) == ()


def test_only_the_running_interpreter_is_a_kernel():
    kernels = RunningInterpreter()
    assert list(kernels.find_kernel_specs()) == list(kernels.get_all_specs()) == [KERNEL_NAME]
    assert kernels.get_kernel_spec(KERNEL_NAME).argv[0] == sys.executable
    with pytest.raises(NoSuchKernel):
        kernels.get_kernel_spec("bash")


@pytest.mark.parametrize(
    ("memory", "most"), [(0, 2), (1_000_000_000, 2), (4_000_000_000, 30), (8_000_000_000, 70)]
)
def test_the_memory_decides_how_many_pages_may_be_open(memory, most):
    assert most_kernels(memory) == most


def test_the_template_is_offered_once_and_in_front(monkeypatch):
    monkeypatch.setenv("JUPYTER_PATH", "elsewhere")
    offer_template()
    offer_template()
    assert os.environ["JUPYTER_PATH"].split(os.pathsep) == [str(JUPYTER_FOLDER), "elsewhere"]


def test_dashboards_are_found_by_their_notebook():
    assert dashboard("grand_fleet_table") == Dashboard("grand_fleet", "table")
    assert dashboard("../secret") is None
    guide = dashboards("grand_fleet")[0]
    assert guide.path("step=2") == "voila/render/grand_fleet_guide.ipynb?step=2"


def test_every_number_of_a_chart_leads_to_its_source():
    from navalgames.games import game

    charts = game("grand_fleet").read_charts()
    for table in tables(charts, Texts("en", game="grand_fleet")):
        listed = {source.letter for source in table.sources}
        used = {letter for _, values in table.rows for _, letter in values if letter}
        assert used == listed, table.name
        assert all(len(values) == len(table.columns) for _, values in table.rows)
    assert sum(line.count for line in kind_counts(charts)) == len(charts.cells())


def test_our_catalogue_holds_every_key_the_pages_use():
    import re

    from navalgames.serve.places import PAGES_FOLDER, TEMPLATE_FOLDER

    texts = Texts("en")
    sources = [*PAGES_FOLDER.glob("*.html"), TEMPLATE_FOLDER / "index.html.j2"]
    keys = {
        key
        for path in sources
        for key in re.findall(r"(?:\bt\(|words\[)'([a-z0-9-]+)'[\]),]", path.read_text(encoding="utf-8"))
    }
    assert len(keys) > 30
    assert [key for key in sorted(keys) if not texts.has(key)] == []
