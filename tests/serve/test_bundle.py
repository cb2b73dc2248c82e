"""The offline folder: complete in every language; every link leads to a file of it, none to a server."""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
from html import escape
from urllib.parse import unquote, urlsplit

import pytest

from navalgames.errors import BadInput
from navalgames.games import game
from navalgames.serve.bundle import bundle, file_of, write_bundle
from navalgames.serve.odds_bars import scale_of
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.teacher_kit import teacher_sheet
from navalgames.texts import LANGUAGES, Texts

FLEET = game("grand_fleet")
EPISODES = episodes_of(FLEET)


@pytest.fixture(scope="module")
def folder() -> dict[str, bytes]:
    """The files of the folder by their path in it."""
    with zipfile.ZipFile(io.BytesIO(bundle("grand_fleet"))) as zipped:
        assert zipped.testzip() is None
        return {name.removeprefix("grand_fleet/"): zipped.read(name) for name in zipped.namelist()}


def pages(folder: dict[str, bytes]) -> dict[str, str]:
    return {name: content.decode() for name, content in folder.items() if name.endswith(".html")}


def test_every_link_leads_to_a_part_of_a_file_of_the_folder(folder):
    html = pages(folder)
    anchors = {name: set(re.findall(r'\bid="([^"]+)"', text)) for name, text in html.items()}
    seen = 0
    for name, text in html.items():
        for link in re.findall(r'(?:href|src|action)="([^"]*)"', text):
            address = urlsplit(link)
            assert (address.scheme, address.netloc, address.query) == ("", "", ""), (name, link)
            path = address.path or posixpath.basename(name)
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            assert target in folder, (name, link)
            if address.fragment:
                assert unquote(address.fragment) in anchors[target], (name, link)
            seen += 1
    assert seen > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_holds_all_pages_of_every_episode(folder, language):
    html = pages(folder)
    for episode in EPISODES:
        sheet = teacher_sheet(FLEET, episode, language)
        place = f"teach/grand_fleet/{episode.id}"
        views = [f"read/grand_fleet/{episode.id}", place, f"{place}?view=presenter"]
        for view in views:
            text = html[f"{language}/{file_of(view)}"]
            assert "⟦" not in text
            assert f'<html lang="{language}">' in text
            assert text.count('class="naval-odds"') == len(sheet.steps)
        assert folder[f"{language}/{file_of(f'{place}/worksheet.rtf')}"].startswith(b"{\\rtf1")
        assert "naval-write" in html[f"{language}/{file_of(f'{place}/worksheet')}"]
    for kind in ("read", "rules", "charts", "teach", "plan-b"):
        assert f"{language}/{file_of(f'{kind}/grand_fleet')}" in html


def test_styles_and_scripts_ask_for_files_of_the_folder_only(folder):
    for name, content in folder.items():
        if name.endswith((".css", ".js")):
            text = content.decode()
            assert not re.search(r"https?://(?!www\.w3\.org)", text), name
            for source in re.findall(r'url\("([^"#$]+)"\)', text):
                assert posixpath.join("static", source) in folder, (name, source)
    assert not {"static/visit.js", "static/naval.js", "static/language.js"} & set(folder)


def test_a_page_to_read_says_every_number_as_text(folder):
    """The plot is its own table: bars are only drawn beside it."""
    for episode in EPISODES:
        text = pages(folder)[f"en/{file_of(f'read/grand_fleet/{episode.id}')}"]
        assert "<details" not in text and "hidden>" not in text
        for step in teacher_sheet(FLEET, episode).steps:
            rows = [f'<td class="nv-number">{escape(one.percent)}</td></tr>' for one in step.chances]
            assert all(row in text for row in rows)
            assert step.answer in text


def test_scales_are_round_and_hold_every_bar():
    for episode in EPISODES:
        for step in teacher_sheet(FLEET, episode).steps:
            scale = scale_of(line.chance for line in step.chances)
            assert all(0 <= scale.width(line.chance) <= 100 for line in step.chances)
            assert max(scale.width(line.chance) for line in step.chances) > 50
            assert len(scale.lines) < 4


def test_the_same_game_makes_the_same_file_and_an_unknown_one_none(tmp_path):
    first, second = tmp_path / "one.zip", tmp_path / "two.zip"
    write_bundle("grand_fleet", first)
    write_bundle("grand_fleet", second)
    assert first.read_bytes() == second.read_bytes()
    with pytest.raises(BadInput):
        write_bundle("nothing", tmp_path / "three.zip")
    with pytest.raises(OSError):
        write_bundle("grand_fleet", tmp_path / "nowhere" / "four.zip")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.zip", "two.zip"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_these_pages_is_used(language):
    from navalgames.serve.places import PAGES_FOLDER
    from navalgames.texts import catalogue_files

    file = next(path for path in catalogue_files(language) if path.name == "read.ftl")
    keys = re.findall(r"^([a-z-]+) =", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    written = "\n".join(path.read_text(encoding="utf-8") for path in PAGES_FOLDER.glob("*.html"))
    built = {"bundle-read", "bundle-teach", "bundle-rules", "bundle-charts", "page-read", "page-teach"}
    assert [key for key in keys if f"'{key}'" not in written and key not in built] == []
    assert all(Texts(language).has(key) for key in built)
