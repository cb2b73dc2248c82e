"""The notebook to explore with code, as a page to read."""

from __future__ import annotations

import pytest

from navalgames.serve.explore_page import HUB_PREFIX
from navalgames.serve.pages import Pages


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_notebook_can_be_read(language, monkeypatch):
    monkeypatch.delenv(HUB_PREFIX, raising=False)
    page = Pages(language=language).explore()
    assert "navalgames.lay(" in page and "⟦" not in page
    assert "jupyter lab notebooks/explore.ipynb" in page


def test_a_hub_opens_it_in_jupyterlab(monkeypatch):
    monkeypatch.setenv(HUB_PREFIX, "/user/somebody/")
    assert "/user/somebody/lab/tree/notebooks/explore.ipynb" in Pages().explore()


def test_the_home_page_leads_there():
    assert 'href="/explore' in Pages().home()
