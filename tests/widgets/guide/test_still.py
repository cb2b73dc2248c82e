"""Scenes of pages without a kernel are drawn from what the guide draws them from, by the same scripts."""

from __future__ import annotations

import json
import re

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.sessions.lessons import episodes_of, find_episode
from navalwidgets.drawings.hex_map import HexMap
from navalwidgets.guide.page import Guide
from navalwidgets.guide.still import LAST_LINE, still_scenes

TOLD = re.compile(r"^const told = (.*);$", re.MULTILINE)
DRAWN = re.compile(r'^drawings\["(\w+)"\] = widget\(render\);$', re.MULTILINE)


def told(script: str) -> dict:
    return json.loads(TOLD.search(script)[1])


def kinds(parts: list) -> set:
    return {kind for part in parts for kind in (kinds(part["parts"]) if "parts" in part else {part["kind"]})}


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_scene_of_every_episode_is_drawn_by_scripts_that_are_there(name):
    for episode in episodes_of(game(name)):
        script = still_scenes(name, episode, "en")
        scenes = told(script)["scenes"]
        assert list(scenes) == [step.id for step in episode.step if step.scene], episode.number
        assert all(scenes.values()) and "export default" not in script
        assert set().union(*map(kinds, scenes.values())) == set(DRAWN.findall(script)), episode.number


def test_a_scene_is_drawn_from_what_the_guide_draws_it_from():
    fleet = game("grand_fleet")
    found = told(still_scenes("grand_fleet", find_episode(fleet, "5"), "ja"))
    part = next(one for one in found["scenes"]["one_ship"] if one["kind"] == "HexMap")
    traits = found["shared"]["HexMap"] | part["traits"]
    shown = Guide(fleet, "episode=5&step=one_ship", language="ja").scene._board.main
    for name in ("chart", "counters", "about", "marked", "within", "still", "caption", "legend", "texts"):
        assert traits[name] == json.loads(json.dumps(getattr(shown, name))), name


def test_what_all_scenes_share_stands_in_the_script_once():
    found = told(still_scenes("grand_fleet", find_episode(game("grand_fleet"), "1"), "en"))
    assert {"chart", "texts"} <= set(found["shared"]["HexMap"])
    assert all("chart" not in part["traits"] for parts in found["scenes"].values() for part in parts)


def test_the_drawing_is_the_widgets_own():
    script = still_scenes("grand_fleet", find_episode(game("grand_fleet"), "1"), "en")
    own = str(HexMap._esm if isinstance(HexMap._esm, str) else HexMap()._esm)
    assert own.partition("\n")[2].replace(LAST_LINE, "") in script


def test_a_printed_episode_carries_the_script_of_its_scenes_and_their_words():
    shown = Guide(game("raiders_of_the_deep"), "episode=1", language="ja")
    shown.parts["nav"]._heard(shown.parts["nav"], {"event": "print"}, [])
    sheet = shown.parts["nav"].file["sheet"]
    episode = find_episode(game("raiders_of_the_deep"), "1")
    assert sheet["drawn"] == still_scenes("raiders_of_the_deep", episode, "ja")
    assert [one["id"] for one in sheet["steps"]] == list(told(sheet["drawn"])["scenes"])
    assert all(one["scene"] for one in sheet["steps"])
