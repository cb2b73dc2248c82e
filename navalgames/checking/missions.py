"""Missions of a game's episodes: each begins, ends, can be met and missed, and asks for real decisions.

Knows lessons and the plays of their missions. Must not know a rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.checking.check import EPISODES, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.explore.missions import BY_LOT, MissionPlay
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.mission_grammar import SENTENCES
from navalgames.sessions.play import Play
from navalgames.texts import LANGUAGES, Texts

GAMES = 40
"""Of each computer player in the learner's seat."""
LEAST_ORDERS, MOST_ORDERS = 2, 30
"""Of the learner's own with a choice, on average: what a few minutes hold."""


@check(EPISODES)
def a_mission_can_be_met_and_missed_in_a_few_orders(subject: Subject) -> Iterator[Problem]:
    """Played by computers: it begins with the learner's decision and ends, one way and the other."""
    for episode in episodes_of(subject.known):
        if episode.mission is None:
            continue
        mission, number = MissionPlay(subject.known, episode.mission), str(episode.number)
        play = mission.begin()
        mission.go_on(play)
        if mission.ended(play):
            yield Finding("mission-begin", episode=number)
            continue
        players = (episode.mission.scene.player, BY_LOT)
        played = [mission.begin(n, who) for who in players for n in range(GAMES)]
        for one in played:
            mission.go_on(one)
        ends = {mission.met(one) for one in played}
        if len(ends) == 1:
            yield Finding("mission-met" if ends == {True} else "mission-missed", episode=number)
        orders = sum(_chosen(one, mission.side) for one in played) / len(played)
        if not LEAST_ORDERS <= orders <= MOST_ORDERS:
            limits = {"least": str(LEAST_ORDERS), "most": str(MOST_ORDERS)}
            yield Finding("mission-orders", episode=number, given=f"{orders:.1f}", **limits)


def _chosen(play: Play, side: str) -> int:
    """How often the side could choose between several orders."""
    game, states = play.game, play.states
    mine = (state for one, state in zip(play.journal, states, strict=False) if one.side == side)
    offered = (game.legal_orders(state, side, play.charts, play.options) for state in mine)
    return sum(not isinstance(one, tuple) or len(one) > 1 for one in offered)


@check(EPISODES)
def the_words_of_a_mission_can_be_said(subject: Subject) -> Iterator[Problem]:
    """With what stands at its goal, in every language."""
    for episode in episodes_of(subject.known):
        if episode.mission is None:
            continue
        mission = MissionPlay(subject.known, episode.mission)
        number = mission.found(episode.mission.goals[0], mission.begin())
        for language in LANGUAGES:
            words = Texts(language, game=subject.id, strict=True)
            for part in (*SENTENCES, *episode.mission.explained):
                key = episode.key("mission", part)
                if words.has(key) and "⟦" in words.t(key, number=number):
                    yield Finding("unsayable", where=f"{episode.number}", language=language, key=key)
