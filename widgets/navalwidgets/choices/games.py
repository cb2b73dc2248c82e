"""What a change does to whole games: players, how many games, start and cancel, win shares with intervals.

Knows comparisons and how they are shown. The games are played by `navalgames.sessions.what_if`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Mapping
from functools import partial
from typing import Any

import ipywidgets

from navalgames.games.contract import Game
from navalgames.sessions.players import computer_players
from navalgames.sessions.what_if import Change, Comparison, compare_games, sides_compared
from navalgames.sessions.what_if.games import default_player, dismiss_workers
from navalgames.sessions.what_if.words import ENOUGH, ChangeWords
from navalgames.texts.figures import number_text, signed_text
from navalwidgets.base.address import Field
from navalwidgets.base.background import Background
from navalwidgets.base.guard import sentence_of
from navalwidgets.choices.change import FieldWords, Named, field
from navalwidgets.choices.figures import Bar, shares_figure
from navalwidgets.choices.run_panel import RunPanel
from navalwidgets.parts.exploration import Exploration
from navalwidgets.parts.parameter_panel import ParameterPanel

PAIRS = (200, 1000, 5000, 20_000)
POINTS = (0, 1, 2, 3, 5)
SERIES = tuple(range(1, 21))
ALL_CORES = 1 if sys.platform == "emscripten" else -1  # a browser's Python has no processes
Written = tuple[str, str, str]


class GamesPart:
    """`panel`, `run` and `result` are what a page shows; `changed` is told when a setting is another one."""

    def __init__(
        self,
        game: Game,
        words: ChangeWords,
        changed: Callable[[], None],
        write: Callable[[str], Written],
        traits: dict[str, Any],
    ) -> None:
        self.game, self.words, self.t = game, words, words.t
        self.jobs = ALL_CORES
        self._values: dict[str, Any] = {}
        self._sides: tuple[str, ...] = game.sides
        self._field_words = FieldWords(words, "choices-field")
        self._field_words.labels = {side: words.play.side(side) for side in game.sides}
        self.panel = ParameterPanel(legend=self.t("choices-games-legend"), resettable=False, **traits)
        self.run = RunPanel(self._act, write, start_label=self.t("choices-games-start"), **traits)
        self.view = Exploration(**traits)
        self.result = ipywidgets.VBox([])
        self._change: Change | None = None
        self.comparison: Comparison | None = None
        self._changed = changed
        self._background = Background(self.run, pace=0.5)
        self.panel.observe(lambda _change: self._settings_changed(), "values")

    # ---- settings

    def fields(self) -> list[Field]:
        """What the page's address may say about the games."""
        players = tuple(computer_players(self.game))
        usual = default_player(self.game)
        return [
            *(Field(side, usual, players) for side in self.game.sides),
            Field("games", PAIRS[1], PAIRS),
            Field("precision", POINTS[3], POINTS),
            Field("series", 1, SERIES),
        ]

    def offer(self, values: Mapping[str, Any]) -> None:
        """Show the settings at these values; of the sides those that play before or after the change."""
        self._values = {field.name: values[field.name] for field in self.fields()}
        words = self._field_words
        players = [Named(name, self.words.play.player(name)) for name in computer_players(self.game)]
        pairs = [Named(number, f"{number:,}") for number in PAIRS]
        precisions = [Named(points, self._precision(points)) for points in POINTS]
        series = [Named(number, str(number)) for number in SERIES]
        words.help = {
            name: self.t(f"choices-field-{name}-about") for name in ("games", "precision", "series")
        }
        self.panel.offer(
            [
                *(field(side, players, values[side]) for side in self._sides),
                field("games", pairs, values["games"]),
                field("precision", precisions, values["precision"]),
                field("series", series, values["series"]),
            ],
            words,
        )

    @property
    def settings(self) -> dict[str, Any]:
        """The values, by name; those of sides that do not play as they were."""
        shown = {name: value.value for name, value in self.panel.values.items()}
        return {**self._values, **shown} if shown else {}

    def _precision(self, points: int) -> str:
        return self.t("choices-precision", points=points) if points else self.t("choices-precision-none")

    def _settings_changed(self) -> None:
        self._forget()
        self._changed()

    @property
    def change(self) -> Change:
        """What is otherwise."""
        if self._change is None:
            raise LookupError("no change is shown yet")
        return self._change

    def show(self, change: Change) -> None:
        """Be ready to play with another change; what was counted for the one before is put away."""
        self._change = change
        sides = sides_compared(self.game, change, {})
        if sides != self._sides:
            self._sides = sides
            if self._values:
                self.offer(self.settings)
        self._forget()

    def _forget(self) -> None:
        had = self.comparison is not None or self.run.running
        self._background.stop()
        self.comparison, self.result.children = None, ()
        with self.run.hold_sync():
            self.run.running, self.run.done, self.run.most, self.run.problem = False, 0, 0, ""
            self.run.status = self._needs or self.t("choices-games-coming")
            self.run.said = self.t("choices-games-again") if had else ""

    @property
    def _needs(self) -> str:
        """Why the change cannot matter in these games; "" where it may."""
        return self.words.needs(self._change) if self._change is not None else ""

    # ---- playing

    def _act(self, what: str) -> None:
        {"start": self.start, "cancel": self.cancel}[what]()

    def start(self) -> None:
        """Play, in the background; not where the change cannot matter."""
        if self._needs:
            self.run.problem = self._needs
            return
        chosen, change = self.settings, self.change
        self.comparison = None
        with self.run.hold_sync():
            self.run.running, self.run.done, self.run.most = True, 0, chosen["games"]
            self.run.status, self.run.said, self.run.problem = self.t("choices-games-begin"), "", ""

        bots = {side: chosen[side] for side in sides_compared(self.game, change, {})}
        work = partial(_played, self.game, change, chosen, bots, self.jobs)
        self._background.run(work, each=lambda standings: self._standing(standings[-1]), done=self._done)

    def cancel(self) -> None:
        """Play no more; what was counted stays."""
        self._background.stop()
        games = self.comparison.games if self.comparison else 0
        with self.run.hold_sync():
            self.run.running, self.run.status = False, ""
            self.run.said = self.t("choices-games-stopped", games=games)

    def _standing(self, standing: Comparison) -> None:
        self.comparison = standing
        with self.run.hold_sync():
            self.run.done = standing.games
            few = standing.games < ENOUGH
            width = number_text(round(100 * standing.half_width, 1))
            facts = {"games": standing.games, "most": f"{standing.most:,}", "width": width}
            key = "choices-games-progress-few" if few else "choices-games-progress"
            self.run.status = self.t(key, **facts)
        self._draw(standing)

    def _done(self, failure: Exception | None) -> None:
        standing = self.comparison
        with self.run.hold_sync():
            self.run.running = False
            if failure is not None:
                self.run.problem = sentence_of(failure, self.words.texts)
            elif standing is not None:
                self.run.done = self.run.most if standing.enough else standing.games
                seconds = f"{standing.seconds:.0f}"
                self.run.said = self.t(_ended(standing), games=standing.games, seconds=seconds)

    # ---- showing

    def _draw(self, standing: Comparison) -> None:
        names = [self.words.side(name) for name in standing.wins]
        sides = [
            [Bar(*(100 * part for part in (share.share, share.low, share.high))) for share in shares]
            for shares in zip(*((one.before, one.after) for one in standing.wins.values()), strict=True)
        ]
        change = standing.change
        labels = (self.t("choices-before"), self.t("choices-after"))
        self.view.show(
            shares_figure(names, *sides, labels=labels, y_title=self.t("choices-win-share")),
            title=self.t("choices-games-title", change=self.words.change(change)),
            sentence=self.words.told(standing),
            head=[
                self.t(f"choices-head-{name}")
                for name in ("what", "before", "after", "difference", "interval")
            ],
            body=self._table(standing),
            file_name=f"{self.game.id}-what-if-games",
        )
        if not self.result.children:
            self.result.children = (self.view,)

    def _table(self, standing: Comparison) -> list[list[str]]:
        rows = []
        for name, effect in standing.wins.items():
            shares = (self.words.texts.percent(round(one.share, 4)) for one in (effect.before, effect.after))
            label = self.t("choices-wins-of", side=self.words.side(name))
            rows.append([label, *shares, self.words.points(effect.difference), self._ends(effect, 100, 1)])
        for label, number in self.words.numbers(standing):
            means = (number_text(one) for one in (number.before, number.after))
            rows.append([label, *means, signed_text(number.difference), self._ends(number, 1, 2)])
        for key, counts in standing.endings.items():
            old, new = (count / standing.games for count in counts)
            label = self.t("choices-ended", ending=self.words.play.ending(key))
            shares = (self.words.texts.percent(round(one, 4)) for one in (old, new))
            rows.append([label, *shares, self.words.points(new - old), ""])
        return rows

    def _ends(self, effect: Any, factor: int, decimals: int) -> str:
        low, high = (signed_text(factor * end, decimals) for end in (effect.low, effect.high))
        return self.t("choices-interval", low=low, high=high)


def _ended(standing: Comparison) -> str:
    """The key of the last sentence; games that never met the change know nothing precisely."""
    if 0 < standing.games == standing.alike:
        return "choices-games-alike"
    return "choices-games-enough" if standing.enough else "choices-games-done"


def _played(
    game: Game, change: Change, chosen: dict[str, Any], bots: dict[str, str], jobs: int
) -> Generator[Comparison, None, None]:
    """The standings while games are played; the workers' memory is given back at the end."""
    try:
        yield from compare_games(
            game,
            change,
            chosen["games"],
            seed=chosen["series"],
            bots=bots,
            precision=chosen["precision"] / 100 or None,
            jobs=jobs,
        )
    finally:
        if jobs != 1:
            dismiss_workers()
