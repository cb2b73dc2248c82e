"""The parts of a lesson's page: step list, story, explanation, prediction, reveal and change, checks.

Knows that each part is drawn from one plain record and sends events. Must not know what an event
does to the lesson (`guide.page`), nor a number: every sentence arrives finished.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import traitlets

from navalgames.chance import Shown
from navalgames.errors import BadInput
from navalgames.sessions.lesson_player import LessonPlayer, Roller
from navalwidgets.base.guard import guarded
from navalwidgets.base.messages import text_in
from navalwidgets.base.widget import NavalWidget, script, style
from navalwidgets.parts.dice_tray import DiceTray
from navalwidgets.parts.mission_tries import KEPT_BY

PARTS = ("nav", "scene", "head", "why", "act", "given", "predict", "reveal", "talk")
THROWS_SHOWN = 4  # of one roll; the plot below must stay in view


class LessonPart(NavalWidget):
    """One part of the page, drawn by `lesson.js` from `page`.

    The page sends {event: name, ...}; `heard(event, content)` answers by writing the traits.

    Traits:
        part: which one of PARTS.
        page: everything the part shows.
        said: what is announced when an answer has arrived.
        focus: CSS selector of what takes the focus then ("" leaves it where it was).
        file: (nav only) what was asked to be taken along: {"name", "text"} to save, {"sheet"} to print.
        told: (scene only) what was said, and where the focus goes, after something was done on the board.
        kept: (nav only) what the browser keeps for a reload; None until it was asked for the old one.
    """

    _esm = script(
        "parts/die", "guide/sheet", "guide/faces", "guide/room", "guide/lying", "guide/scene",
        "guide/predict", "guide/checks", "guide/strip", "guide/curve", KEPT_BY, "guide/talk",
        "guide/kept", "guide/lesson",
    )  # fmt: skip
    _css = style(
        "parts/die", "guide/page", "guide/lesson", "guide/scene", "guide/ordering", "guide/checks",
        "guide/curve", "guide/presenter",
    )  # fmt: skip
    text_prefixes = ("lesson-ui-",)
    links_rules = True

    part = traitlets.Enum(PARTS, default_value=PARTS[0]).tag(sync=True)
    page = traitlets.Dict().tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)
    focus = traitlets.Unicode("").tag(sync=True)
    file = traitlets.Dict().tag(sync=True)
    told = traitlets.Dict().tag(sync=True)
    kept = traitlets.Any(None, allow_none=True).tag(sync=True)

    def __init__(self, heard: Callable[[str, dict[str, Any]], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._answer = heard
        self.on_msg(self._heard)

    @guarded()
    def _heard(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        with self.hold_sync():
            self.said = self.focus = ""
            self.file = {}
            self._answer(text_in(content, "event"), content)


class LessonDice(DiceTray):
    """The dice tray of a lesson: the player rolls and remembers, the tray shows.

    Args:
        player: hands out the present player.
        changed: told after every roll or change of seed.
        through: hands out what rolls so that somebody sees which way it goes; None where nobody looks.
    """

    def __init__(
        self,
        player: Callable[[], LessonPlayer],
        changed: Callable[[], None],
        through: Callable[[], Roller | None],
        **traits: Any,
    ) -> None:
        super().__init__(**traits)
        self._player, self._changed, self._through = player, changed, through

    def follow(self, status: str = "") -> None:
        """Show the player's rolls as they stand; without a status, what they say so far."""
        player = self._player()
        sample, progress = player.sample, player.progress
        throws = [one for one in sample.last.record if isinstance(one, Shown)] if sample.last else []
        self._results = Counter(sample.counts)
        with self.hold_sync():
            self.seed, self.total = progress.seed, sample.size
            self.status = status or (self._remark(self) if self._remark and sample.size else "")
            self.thrown = [self._shown(throw) for throw in throws[-THROWS_SHOWN:]]
            self.left_out = max(0, len(throws) - THROWS_SHOWN)
            self.counts = {str(outcome): count for outcome, count in sample.counts.items()}

    @contextmanager
    def _whole(self) -> Iterator[LessonPlayer]:
        """What is done inside is done whole: when it fails, player and tray stand as before."""
        player = self._player()
        try:
            with player.whole():
                yield player
        except Exception:
            with suppress(Exception):  # the first fault is the one that is told
                self.follow()
            raise

    def roll(self, n: int) -> None:
        """Roll `n` times more."""
        with self._whole() as player:
            throw = player.roll(n, self._through())
            self.follow()
            self.status = self._sentence(n, throw.outcome)
            self._changed()

    def _sentence(self, n: int, last: Any) -> str:
        """The first roll says what it came to, many at once how often they met what is asked: never the same
        thing twice."""
        said, asked = super()._sentence(n, last), self._remark(self) if self._remark else ""
        if n > 1 and asked:
            return asked
        return said.removesuffix(asked).rstrip() if self.total == 1 else said

    def reseed(self, seed: int) -> None:
        """Begin again from another seed."""
        with self._whole() as player:
            player.set_seed(seed)
            self.follow(self.words.t("dice-new-seed", seed=str(seed)))
            self._changed()

    def _repeat(self, new_seed: bool) -> None:
        with self._whole() as player:
            self._roll_again(player, new_seed)

    def _roll_again(self, player: LessonPlayer, new_seed: bool) -> None:
        if not player.progress.committed:
            raise BadInput("error-lesson-predict-first")
        if new_seed:
            player.new_rolls(secrets.randbelow(10**6))
        else:
            player.same_rolls()
        player.rolls(self._through())
        self.follow()
        key = "dice-fresh" if new_seed else "dice-again"
        seed, total = str(player.progress.seed), player.progress.rolled
        self.status = self.words.t(key if total else "dice-new-seed", total=total, seed=seed)
        self._changed()
