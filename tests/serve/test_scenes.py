"""The script of the scenes is asked of a process of its own, and pages ask for it by its name."""

from __future__ import annotations

import re
import subprocess

import pytest

from navalgames.games import game
from navalgames.serve import scenes
from navalgames.serve.pages import Pages
from navalgames.serve.scenes import scenes_file, scenes_of
from navalgames.sessions.lessons import episodes_of

PLACE = re.compile(r'data-scene="(\w+)" inert')


def test_a_game_has_a_script_for_each_episode_and_makes_it_once(monkeypatch):
    made = scenes_of("frigate_duel", "en")
    assert list(made) == [one.id for one in episodes_of(game("frigate_duel"))]
    assert all(script.startswith(b"(() => {") for script in made.values())
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("asked again"))
    assert scenes_of("frigate_duel", "en") is made


def test_a_process_that_fails_is_no_empty_script(monkeypatch):
    monkeypatch.setattr(scenes, "MODULE", "navalwidgets.nothing")
    monkeypatch.setattr(scenes, "_made", scenes._made.__wrapped__)
    with pytest.raises(subprocess.CalledProcessError):
        scenes_of("grand_fleet", "ja")


def teach(pages: Pages, *name: str) -> dict[str, str]:
    """The pages of an episode that draw its scenes, by what they are for."""
    return {
        "reading": pages.read_episode(*name),
        "key": pages.teach_episode(*name),
        "class": pages.teach_episode(*name, "presenter"),
        "paper": pages.worksheet(*name),
    }


@pytest.mark.parametrize("page", ["reading", "key", "class", "paper"])
def test_a_page_has_a_place_for_each_scene_and_asks_for_their_script(page):
    pages, episode = Pages("/", "en"), episodes_of(game("grand_fleet"))[0]
    name = ("grand_fleet", episode.id)
    html = teach(pages, *name)[page]
    assert PLACE.findall(html) == [step.id for step in episode.step]
    assert f'src="/naval/{scenes_file(*name, "en")}" defer' in html
