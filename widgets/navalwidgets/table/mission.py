"""A mission at the table: what is asked and how likely it is in sight, its end beside what others reached.

Knows missions, plays and the widgets of the table. Must not know a game, nor what its episode taught.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from navalgames.chance.simulation import wilson
from navalgames.explore.missions import BY_LOT, MissionPlay, fared, missions_of
from navalgames.games.contract import Game
from navalgames.sessions.lessons import find_episode
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalgames.texts.choice import address_in
from navalgames.texts.figures import number_text
from navalwidgets.base.background import Background
from navalwidgets.table.curtain import Press
from navalwidgets.table.desk import Desk, whole
from navalwidgets.table.games import Offer
from navalwidgets.table.layout import Parts
from navalwidgets.table.order_panel import Action, Group
from navalwidgets.table.outlook import Outlook
from navalwidgets.table.story import Story
from navalwidgets.table.weighing import WEIGH, called, called_in, orders_in, weighing

END = "mission-end"
"""The button that leads from the last dice to how it ended."""
MOST_FOLLOWED = 6
"""Sentences that tell what followed the order after which most was decided."""
TIMES = 100
"""Games of each computer player that a learner's end is compared with."""


class MissionDesk(Desk):
    """The desk of one mission of an episode, `number` in its game; `seed` for the dice of the first try."""

    def __init__(self, game: Game, number: str, parts: Parts, texts: Texts, seed: int = 0) -> None:
        mission = missions_of(game)[number]
        self._mission, self._episode = MissionPlay(game, mission), find_episode(game, number)
        self._tries: list[bool] = []
        self._seed = seed
        self._begun, self._end = False, 0  # the number of the curtain that tells the end
        self._others = {mission.scene.player: [0, 0], BY_LOT: [0, 0]}
        self._background = Background(parts.curtain)
        self._outlook = Outlook(self._mission, number, Background(parts.orders), texts, self._show_course)
        self._words = PlayWords(game, texts.language)
        self._weighed: dict[str, float] = {}  # the keys of orders, with how often the goal comes after them
        super().__init__(self._mission.begin(), parts, texts)

    def go_on(self) -> None:
        """As at any table; what is to be done is told first, before anything of the game is shown."""
        if self._begun:
            super().go_on()
            return
        self._viewer = self._mission.side
        self._clear()
        lines = [self._said("task"), self._t("table-mission-about", minutes=self._mission.mission.minutes)]
        begin = Press("begin", self._t("table-mission-begin"), main=True)
        self._parts.curtain.show(self._said("title"), lines, [begin], self._side, words=self._explained)
        self._parts.screen("curtain")

    def press(self, key: str) -> None:
        """A button of the curtain."""
        if key in ("begin", "again"):
            self._begin()
        else:
            super().press(key)

    @whole
    def _begin(self) -> None:
        """Begin, each time with other dice."""
        attempt, staff = self._seed + len(self._tries), self.table.paperwork
        self.play, self._begun = self._mission.begin(attempt, staff=staff), True
        self._outlook.forget()
        self._story, self._told = Story(self.play, self.table, self._texts), {}
        if not self._tries:
            self._compare()
        self._open_curtain()
        self.go_on()

    # ---- how likely the goal is

    def answer(self, event: str, key: str) -> None:
        """As at any table; besides, what each order leads to may be asked."""
        if event == "order" and key == WEIGH and self._offer is not None:
            self._weigh(self._offer)
        else:
            super().answer(event, key)

    def _weigh(self, offer: Offer) -> None:
        self._parts.orders.thinking = self._t("table-mission-weighing")
        decision = self._parts.orders.decision

        def weighed(shares: dict[str, float]) -> None:
            self._parts.orders.thinking = ""
            if decision == self._parts.orders.decision:
                self._weighed = shares
                self._show_decision(again=True)

        self._outlook.weigh(self.play, orders_in(offer), weighed)

    def _show_offer(self, offer: Offer, side: str) -> None:
        super()._show_offer(weighing(offer, self._weighed, self._texts), side)

    def _show_decision(self, again: bool = False) -> None:
        if not again:
            self._weighed = {}
            self._outlook.stands(self.play)
        super()._show_decision(again)

    def _give(self, order: Any) -> None:
        self.play.check(self._looking, order)
        legal = self.play.orders(self._looking)
        others = called_in(self._offer, legal, self._words) if self._offer is not None else {}
        self._outlook.orders(self.play, order, called(order, self._offer, self._words), others)
        super()._give(order)

    def _show_course(self) -> None:
        """What is known by now, in the heading and where the end is told."""
        self._parts.bar.course = self._outlook.course()
        if self._end and self._end == self._parts.curtain.drawn:
            self._parts.curtain.course = self._course_told()

    def _course_told(self) -> dict[str, Any]:
        """The course at the end, with what happened where most was decided."""
        side, between = self._mission.side, self._story.between
        return self._outlook.course(lambda one: between(side, one.orders, one.until, MOST_FOLLOWED))

    # ---- what others reached

    def _compare(self) -> None:
        """Let computer players try the same, beside the learner."""
        work = partial(fared, self.play.game.id, str(self._episode.number), tuple(self._others), TIMES)
        self._background.run(work, each=self._heard_of, done=self._compared)

    def _heard_of(self, results: list[tuple[str, bool]]) -> None:
        for player, met in results:
            self._others[player][met] += 1

    def _compared(self, failure: Exception | None) -> None:
        if failure is not None:
            raise failure
        if self._end == self._parts.curtain.drawn:
            self._tell_end(self._tries[-1])

    # ---- showing

    def _let_computers_play(self) -> None:
        self._mission.go_on(self.play)

    @property
    def _ended(self) -> bool:
        return self._mission.ended(self.play)

    def _keep(self) -> None:
        """A mission begins with a laid position: the browser cannot keep it."""

    def _undo(self) -> dict[str, Any]:
        """What has been rolled stays, and what is over: with dice rolled anew every mission would be met."""
        undo = {} if self._ended else super()._undo()
        return undo | {"reroll": ""} if undo.get("can") else {}

    def _show_table(self) -> None:
        super()._show_table()
        self._parts.bar.playing = False
        self._parts.bar.goal = self._t("table-mission-goal", goal=self._said("goal"))
        self._parts.bar.explained = self._explained
        if self._ended:  # nothing is asked any more
            self._parts.bar.phase = self._parts.bar.who = ""

    def _clear(self) -> None:
        super()._clear()
        self._parts.bar.goal, self._parts.bar.course, self._parts.bar.explained = "", {}, []

    def _show_ending(self) -> None:
        met = self._mission.met(self.play)
        self._tries.append(met)
        self._outlook.ends(met)
        end = Group("", (Action(END, self._t("table-mission-end"), main=True),))
        over = "table-mission-over-met" if met else "table-mission-over-missed"
        self._show_last(over, self._said("met" if met else "missed"), groups=(end,))
        self._parts.screen("play")

    def _watch(self, key: str) -> None:
        """What happened last was seen: how it ended is told."""
        if key == END and self._tries:
            self._tell_end(self._tries[-1])
            self._parts.screen("curtain")

    def _tell_end(self, met: bool) -> None:
        title = self._t("table-mission-met" if met else "table-mission-missed")
        lines = [self._said("met" if met else "missed"), self._told_of_tries()]
        buttons = [
            Press("again", self._t("table-mission-again"), main=True),
            Press("look", self._t("table-over-look")),
        ]
        here = f"episode={self._episode.number}&step={self._episode.step[-1].id}"
        lesson = f"{self.play.game.id}_guide.ipynb?{here}"
        back = address_in(self._texts.language, lesson)
        doors = [{"href": back, "label": self._t("table-mission-lesson")}]
        bars = self._others_told()
        show, course = self._parts.curtain.show, self._course_told()
        tried = {
            "mission": f"{self.play.game.id}:{self._episode.number}",
            "met": sum(self._tries),
            "tries": len(self._tries),
        }
        show(
            title,
            filter(None, lines),
            buttons,
            self._side,
            bars=bars,
            doors=doors,
            course=course,
            tried=tried,
        )
        self._end = self._parts.curtain.drawn

    def _others_told(self) -> list[dict[str, Any]]:
        """How often computer players met the goals so far, with what that says of the long run."""
        told = []
        for player, (missed, met) in self._others.items():
            if games := missed + met:
                low, high = wilson(met, games)
                ends = {"low": number_text(round(100 * low)), "high": number_text(round(100 * high))}
                who = "lot" if player == BY_LOT else "captain"
                said = self._t(f"table-mission-{who}", met=met, games=games, **ends)
                told.append({"said": said, "share": met / games, "low": low, "high": high})
        return told

    def _told_of_tries(self) -> str:
        tries = len(self._tries)
        return self._t("table-mission-tries", met=sum(self._tries), tries=tries) if tries > 1 else ""

    @property
    def _side(self) -> int:
        return self.play.colour_of(self._mission.side)

    @property
    def _explained(self) -> list[str]:
        """The words of the table that the mission explains."""
        return [self._said(one) for one in self._mission.mission.explained]

    def _said(self, part: str) -> str:
        """A sentence of the mission, with what stands at its first goal."""
        number = self._mission.found(self._mission.mission.goals[0], self.play)
        return self._t(self._episode.key("mission", part), number=number)
