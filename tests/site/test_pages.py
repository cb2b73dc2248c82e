"""The pages of the site: whole, in every language, each link leading to a file of the folder."""

from __future__ import annotations

import json
import re
from html import unescape
from posixpath import dirname, join, normpath
from urllib.parse import urlsplit

import pytest

from navalgames.serve.dashboards import KINDS
from navalgames.site.pages import Site, SitePages
from navalgames.texts import LANGUAGES

GAME = "grand_fleet"
NEVER_SAID = re.compile(r"⟦|/voila/")


def started(page):
    """What a page is told, without any packs."""
    asked = {"kind": page.kind, "game": page.game, "packs": []}
    return {"script": "naval-x/page.js", "asked": asked, "keep": f"keep/{page.game}.json"}


def made(answers=False, languages=LANGUAGES, server=""):
    site = Site((GAME,), languages, answers, server, started)
    return {name: page for language in languages for name, page in SitePages(site, language).files()}


@pytest.fixture(scope="module")
def pages():
    return made()


def links(name, page):
    """The files that a page leads to, but those of scripts and styles."""
    for address in re.findall(r'(?:href|action)="([^"]*)"', page):
        told = urlsplit(unescape(address))
        if told.scheme or not told.path:
            continue
        path = normpath(join(dirname(name), told.path))
        if not path.startswith(("static/", "naval-x/")):
            yield path


@pytest.mark.parametrize("answers", [False, True], ids=["for all", "with answers"])
def test_every_link_leads_to_a_page_of_the_folder(pages, answers):
    whole = made(answers=True) if answers else pages
    leads = {(name, path) for name, page in whole.items() for path in links(name, page)}
    assert not [one for one in leads if one[1] not in whole]


def test_a_site_in_one_language_leads_to_no_other():
    whole = made(languages=("ja",))
    assert all(name.startswith("ja/") for name in whole)
    assert not [path for name, page in whole.items() for path in links(name, page) if path not in whole]


def test_every_kind_of_page_is_there_in_every_language(pages):
    for root in ("", "ja/"):
        for kind in (*KINDS, "rules", "charts", "read"):
            assert f"{root}{kind}/{GAME}/index.html" in pages
    assert "index.html" in pages and "ja/index.html" in pages


def test_no_page_speaks_of_a_server_or_lacks_a_word(pages):
    assert not [name for name, page in pages.items() if NEVER_SAID.search(page)]


def test_nothing_for_teachers_alone_lies_in_it_unless_asked_for(pages):
    teachers = [f"teach/{GAME}/index.html", f"plan-b/{GAME}/index.html", f"teach/{GAME}/fog/index.html"]
    assert not set(teachers[:2]) & set(pages)
    of_pupils = [name for name in pages if "/worksheet" in name or name.endswith("presenter/index.html")]
    assert of_pupils
    assert not [name for name in pages if name.startswith("teach/") and name not in of_pupils]
    assert set(teachers[:2]) <= set(made(answers=True))


def test_a_dashboard_is_told_where_its_python_is(pages):
    page = pages[f"ja/lab/{GAME}/index.html"]
    told = json.loads(re.search(r'id="naval-site"[^>]*>(.*?)</script>', page)[1])
    assert told["root"] == "../../../" and told["asked"]["kind"] == "lab"
    assert "{have}" in told["texts"]["coming"] and "{seconds}" in told["texts"]["coming"]
    config = re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page)[1]
    assert json.loads(config) == {"baseUrl": "../../"}


def test_a_reader_whose_browser_is_too_old_has_a_way_on():
    page = made(server="https://school.example/naval/")[f"lab/{GAME}/index.html"]
    banner = re.search(r'id="naval-banner".*?</div>', page, re.DOTALL)[0]
    assert 'data-when="old"' in banner and f"../../read/{GAME}/index.html" in banner
    assert f"https://school.example/naval/voila/render/{GAME}_lab.ipynb" in banner
