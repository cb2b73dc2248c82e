"""The doors at the end of an episode lead where they say."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from navalgames.games import GAME_IDS, game
from navalgames.sessions.lessons import episodes_of
from navalwidgets.guide.page import Guide
from navalwidgets.table.page import TableApp

EPISODES = [(name, number) for name in GAME_IDS for number in range(len(episodes_of(game(name))))]


WITH_MISSION = [(name, number) for name, number in EPISODES if episodes_of(game(name))[number].mission]


@pytest.mark.parametrize(("name", "number"), WITH_MISSION)
@pytest.mark.by_turns(6)
def test_the_last_step_has_a_door_to_the_mission_and_the_table_behind_it_tells_the_same(name, number):
    episode = episodes_of(game(name))[number]
    guide = Guide(game(name), f"episode={episode.number}&step={episode.step[-1].id}&guess=skip&shown=1")
    mission = guide.parts["talk"].page["mission"]
    query = urlsplit(mission["href"]).query
    assert TableApp(name, query=query).parts.bar.goal, "what was told here is not told there again"
    table = TableApp(name, query=query.replace("&told=yes", ""))
    assert (table.parts.curtain.title, table.parts.curtain.lines[0]) == (mission["title"], mission["task"])


@pytest.mark.parametrize(("name", "number"), EPISODES)
@pytest.mark.by_turns(3)
def test_the_table_behind_the_door_knows_all_that_its_address_names(name, number):
    """A position is sat down at; a game that begins has the options of the scene."""
    episode = episodes_of(game(name))[number]
    last = episode.step[-1].id
    page = Guide(game(name), f"episode={episode.number}&step={last}&guess=skip&shown=1").parts["talk"].page
    query = urlsplit(page["play"]["href"]).query
    table = TableApp(name, query=query)
    scene = next(step.scene for step in episode.step if step.id == episode.ending.play)
    if scene.can_be_played_on:
        assert table.in_use.play.deciding(), "somebody is asked there"
        assert "Begin a game" not in page["play"]["label"]
    else:
        assert table.parts.new.notes == [] and page["play"]["label"] == "Begin a game at the table"
        assert all(f"{option}=" in query for option in scene.options)
