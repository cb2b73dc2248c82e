"""What the dice of an episode's step say is what becomes of the ships on its board."""

from __future__ import annotations

import pytest

from navalgames import games
from navalgames.chance import Shown
from navalgames.explore.scenes import ordered, played_on
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lessons import find_episode

ROLLS = 12
COUNTED = {
    ("2", "out_of_reach"): (0, "hull_lost"),
    ("2", "taken_back"): (1, "hull_lost"),
    ("3", "high_or_low"): (1, "rigging_lost"),
    ("3", "chains"): (1, "rigging_lost"),
    ("3", "press"): (0, "rigging_lost"),
    ("6", "alongside"): (1, "hull_lost"),
}


@pytest.mark.parametrize(("episode", "step"), COUNTED)
def test_the_boxes_that_the_dice_say_are_gone_on_the_board(episode, step):
    """A ship under full sail, say, would lose a box more than the question counts (P3.7)."""
    number, part = COUNTED[episode, step]
    game = games.game("frigate_duel")
    scene = next(one for one in find_episode(game, episode).step if one.id == step)
    came = set()
    for order in scene.act.orders:
        player = LessonPlayer(game, find_episode(game, episode), step=step)
        player.give_order(order.id)
        player.skip()
        for _ in range(ROLLS):
            player.roll(1)
            rolled = player.sample.last
            dice = [one for one in rolled.record if isinstance(one, Shown)]
            table = ordered("frigate_duel", scene.scene, order, player.parameters)
            after = played_on(table, scene.scene, player.parameters, dice, player.progress.seed).table
            before, now = (getattr(one.state.ships[number], part) for one in (table, after))
            assert now - before == rolled.outcome, (order.id, dice)
            came.add(rolled.outcome)
    assert len(came) > 1


def test_what_two_hits_at_a_height_do_is_the_damage_table():
    """The step throws the height alone; its board marks off what two hits aimed at the rigging do there."""
    game = games.game("frigate_duel")
    step = next(one for one in find_episode(game, "3").step if one.id == "the_hill")
    chart, gone = game.read_charts()["damage_rigging_aim"], step.scene.changes["ships.1.rigging_lost"]
    lowest, highest = chart.rows[0], chart.rows[-1]
    player = LessonPlayer(game, find_episode(game, "3"), step="the_hill")
    heights = {
        int(str(total))
        for order in step.act.orders
        for drill in step.vary.values
        for total in player.answer(dict(step.fixed) | order.given | {"firer": drill}).outcomes
    }
    assert {str(height) for height in heights} <= set(step.scene.becomes)
    for total, marked in step.scene.becomes.items():
        hull, rigging, crew = chart.value(min(max(int(total), lowest), highest), 2).split("/")
        told = marked.get("ships.1.hull_lost", 0), marked.get("ships.1.rigging_lost", gone) - gone
        assert (*told, 0) == (int(hull), int(rigging), int(crew)), total
