"""The pages without a kernel, for a game they do not know: what any game gets from its folder."""

from __future__ import annotations

import io
from zipfile import ZipFile

import pytest

from navalgames.serve.bundle import bundle
from navalgames.serve.dashboards import KINDS, dashboard, dashboards
from navalgames.serve.pages import Pages
from navalgames.serve.teach_page import PRESENTER
from navalgames.texts import LANGUAGES

WITH_EPISODES = ("toy_game",)
pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["toy_game", "toy_cards"])
def test_rules_charts_teachers_page_and_home_of_any_game(game, language):
    pages = Pages("/", language)
    shown = [pages.home(), pages.rules(game), pages.charts(game), pages.read(game), pages.teach(game)]
    playable = [page for page in dashboards(game) if page.kind != "guide" or game in WITH_EPISODES]
    shown += [pages.plan_b(game), *(pages.opening(page, "") for page in playable)]
    assert not [page[:300] for page in shown if "⟦" in page]
    assert f"{game}_table" in shown[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_of_an_episode_of_any_game(language):
    pages, episode = Pages("/", language), ("toy_game", "press_on")
    shown = [
        pages.read_episode(*episode),
        pages.teach_episode(*episode),
        pages.teach_episode(*episode, view=PRESENTER),
        pages.worksheet(*episode),
        pages.worksheet_file(*episode),
    ]
    assert not [page[:300] for page in shown if "⟦" in page]


def test_the_files_for_a_day_without_a_network_hold_any_game():
    names = ZipFile(io.BytesIO(bundle("toy_game"))).namelist()
    assert [name for name in names if "read-toy_game-press_on" in name]


def test_a_dashboard_of_any_game_is_known_by_its_name():
    assert [dashboard(f"toy_cards_{kind}").kind for kind in KINDS] == list(KINDS)
