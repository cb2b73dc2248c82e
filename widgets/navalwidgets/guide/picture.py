"""The rule before a step's prediction and the picture after its reveal, kept in step with the learner.

Knows the player, the rule's part and the pictures. Must not know what a rule says, nor how a picture is
drawn. Bars never wait for a picture: it is made when nobody waits.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Dice, RandomDice
from navalgames.labels import Labels
from navalgames.pictures import Rolled
from navalgames.sessions.lesson_part import Value
from navalgames.sessions.lesson_picture import StepLook, rule_in_view
from navalgames.sessions.lesson_player import LessonPlayer, Roller
from navalwidgets.base.guard import guarded
from navalwidgets.base.idle import Idle
from navalwidgets.guide.rule import LessonRule
from navalwidgets.parts.odds_chart import OddsChart
from navalwidgets.why import WhyView

MOST_AGAIN = 100
"""Of more rolls than these made before the answer was shown, none is seen to fall again."""
Place = tuple[str, str, Value]


class StepPicture:
    """`rule` and `why` are what the page shows; `follow` after everything that happens."""

    def __init__(self, labels: Labels, chart: OddsChart, **traits: Any) -> None:
        self.rule, self.why = LessonRule(**traits), WhyView(**traits)
        self._labels, self._chart, self._idle = labels, chart, Idle(wait=0.02)
        self._rules: dict[tuple[str, str, str | None], dict[str, Any]] = {}
        self._player: LessonPlayer | None = None
        self._shown: Place | None = None
        self._look: StepLook | None = None
        self._rolled: list[Rolled] = []
        self._again = False

    def follow(self, player: LessonPlayer) -> None:
        """Show what belongs to the learner's step: its rule; its picture once the answer is shown."""
        self._player = player
        rule = self._rule_of(player)
        self.rule.page = rule | {"open": _asking(player)} if any(rule.values()) else {}
        place = (player.episode.id, player.step.id, player.setting) if player.progress.revealed else None
        if place != self._shown:
            self._shown, self._look = place, None
            self._rolled.clear()
            if place is None:
                self.why.show(None)
            else:
                self._idle.run(iter([guarded(self.why)(self.look)]))

    def look(self) -> StepLook:
        """The picture of the present step and setting.

        Raises:
            LookupError: the answer is not shown yet.
        """
        player = self._player
        if player is None or self._shown is None:
            raise LookupError("no answer is shown yet: there is nothing to explain")
        if self._look is None:
            self._look = StepLook(player, self._labels)
            name = f"{player.game.id}-{player.episode.number}-{player.step.id}-why"
            self.why.show(self._look, self._labels.question(player.step.question), name)
            self._fall_again(player)
        return self._look

    # ---- dice

    @property
    def through(self) -> Roller | None:
        """Rolls the step's question and sees its way through the picture; None before the answer is shown."""
        self._rolled.clear()
        return self._roll_once if self._shown is not None else None

    def _roll_once(self, dice: Dice) -> Any:
        rolled = self.look().roll(dice)
        self._rolled.append(rolled)
        return rolled.outcome

    def fall(self) -> None:
        """What was rolled since the last time falls through the picture; nothing rolled takes it away."""
        if self._look is not None:
            self.why.fall(self._rolled, self._chart.row_of)
        self._rolled.clear()

    def revealed(self) -> None:
        """The answer is shown now: what was rolled for it before falls through its picture."""
        self._again = True

    def _fall_again(self, player: LessonPlayer) -> None:
        again, self._again = self._again, False
        if again and self._look is not None and 0 < player.progress.rolled <= MOST_AGAIN:
            dice = RandomDice(seed=player.progress.seed)
            rolled = [self._look.roll(dice) for _ in range(player.progress.rolled)]
            self.why.fall(rolled, self._chart.row_of)

    def _rule_of(self, player: LessonPlayer) -> dict[str, Any]:
        place = player.episode.id, player.step.id, player.progress.ordered
        if place not in self._rules:
            self._rules[place] = rule_in_view(player, self._labels)
        return self._rules[place]


def _asking(player: LessonPlayer) -> bool:
    """Whether the learner has still to predict."""
    return not player.progress.committed and not player.progress.revealed
