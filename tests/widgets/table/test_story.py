"""What a play tells one side: dice by their faces, ids by names, what is not allowed."""

from __future__ import annotations

import re

from navalgames.games import game
from navalgames.sessions.play import Play
from navalgames.texts import Texts
from navalwidgets.table.games.finding import table_of
from navalwidgets.table.page import TableApp
from navalwidgets.table.story import Story


def story_of(name: str, orders: int, language: str = "en", **options) -> tuple[Play, Story]:
    """A game that computers have played for so many orders, and its story."""
    known = game(name)
    seats = dict.fromkeys(known.sides_in(known.options(**options)), "sensible")
    play = Play(known, options=options, seats=seats, seed=3)
    play.let_computers_play(orders)
    texts = Texts(language, name)
    return play, Story(play, table_of(name, play.charts, play.options, texts), texts)


def test_six_sided_dice_are_drawn_and_not_written_again():
    play, story = story_of("atlantic_chase", 60, scenario="T1")
    thrown = [line for line in story.lines(play.sides[0]) if line.faces]
    plain = [line.text for line in thrown if "worst" not in line.text and "best" not in line.text]
    assert plain and not any("d6" in text for text in plain)
    assert any(re.fullmatch(r"weather: [1-6]", text) for text in plain)
    _, pirates = story_of("kaisers_pirates", 40)
    others = [line.text for line in pirates.lines("NORTH") if line.faces]
    assert any("d10" in text for text in others), "other dice are told by their kinds"


def test_a_line_names_what_was_there_when_it_was_told():
    """Names are those before the order, or after it for what came with it."""
    _, story = story_of("atlantic_chase", 60, scenario="T1")
    told = " ".join(line.text for line in story.lines("German"))
    assert "Scharnhorst (G1)" in told and not re.search(r"(?<!\()\b[BG]\d\b", told)


def test_where_one_side_plays_alone_nobody_is_said_to_decide():
    alone = TableApp("raiders_of_the_deep", "en", query="mission=5&seed=7&told=yes")
    two = TableApp("kaisers_pirates", "en", query="mission=1&seed=7&told=yes")
    assert (alone.parts.bar.who, two.parts.bar.who) == ("", "South decides")
