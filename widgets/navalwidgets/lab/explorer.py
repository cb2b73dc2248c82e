"""Curves and heat maps of one question: which to draw, drawn, told in a sentence and listed in a table.

Knows questions, statistics and the plotly widget. Answers come from `navalgames.odds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import ipywidgets

from navalgames import odds
from navalgames.charts import weakest_kind
from navalgames.errors import Problem
from navalgames.games.contract import Game, Parameter, Question
from navalgames.labels import Labels
from navalgames.odds import Answer, Statistic
from navalgames.rule_names import rule_told
from navalgames.texts.figures import number_text
from navalwidgets.base.address import Field
from navalwidgets.parts.exploration import Exploration, curve_figure, heat_figure
from navalwidgets.parts.parameter_panel import ParameterPanel

ALL = "all"
EXPLORE = "explore"  # how the address names the drawing
MOST_STATISTICS = 100
MEAN = Statistic("mean")


def statistics_of(answer: Answer) -> tuple[Any, ...]:
    """What can be drawn of a question: means and "at least" for numbers, chances for named outcomes."""
    if answer.numeric:
        above = tuple(Statistic("at_least", outcome) for outcome in answer.distribution.outcomes[1:])
        return (MEAN, *above[:60])
    return (ALL, *(Statistic("chance", outcome) for outcome in answer.outcomes))


class _Words:
    """The words for the explorer's own three choices."""

    def __init__(self, labels: Labels) -> None:
        self._labels = labels

    def parameter(self, name: str) -> str:
        return self._labels.texts.t(f"lab-parameter-{name}")

    def parameter_help(self, name: str) -> str:
        return ""

    def value(self, value: Any) -> str:
        if isinstance(value, Statistic):
            return self._labels.statistic(value)
        if value == ALL:
            return self._labels.texts.t("odds-statistic-all")
        if value in ("curve", "heat"):
            return self._labels.texts.t(f"lab-value-{value}")
        return self._labels.parameter(value)


class Explorer:
    """Draws one question; `widget` is what a page shows."""

    def __init__(self, game: Game, labels: Labels, drew: Callable[[], None] = lambda: None) -> None:
        """`drew` is told whenever something else is drawn."""
        self.game, self.labels = game, labels
        self._words = _Words(labels)
        traits = {"game": game.id, "language": labels.texts.language}
        self.panel = ParameterPanel(legend=labels.texts.t("lab-explore-legend"), resettable=False, **traits)
        self.view = Exploration(**traits)
        self.widget = ipywidgets.VBox([self.panel, self.view])
        self._offered: Question | None = None
        self._settings: dict[str, Any] = {}
        self._drawn: dict[str, Any] = {}
        self._offering = False
        self._drew = drew
        self.panel.observe(self._chosen, "values")

    def offer(
        self, question: Question, settings: Mapping[str, Any], chosen: Mapping[str, Any] | None = None
    ) -> None:
        """Explore this question around these settings; what is drawn first may be given by `address`."""
        changed = question is not self._offered
        self._offered, self._settings = question, dict(settings)
        if changed:
            self._offer_choices(self._read(chosen or {}))
        else:
            self.draw()

    @property
    def _question(self) -> Question:
        """The question that is explored."""
        if self._offered is None:
            raise LookupError("no question is explored yet")
        return self._offered

    # ---- the address

    @staticmethod
    def fields(question: Question) -> list[Field]:
        """What the page's address may say about the drawing: its kind opens it."""
        names = tuple(one.name for one in question.parameters if len(one.values) > 1)
        kinds = ("curve", "heat")[: len(names)]
        return [
            Field(EXPLORE, "", ("", *kinds)),
            *(Field(f"{EXPLORE}.{name}", "", ("", *names)) for name in ("along", "down")),
            Field(f"{EXPLORE}.of", 0, least=0, most=MOST_STATISTICS),
        ]

    @property
    def address(self) -> dict[str, Any]:
        """What is drawn, by the names of `fields`."""
        drawn = self._drawn
        if not drawn:
            return {}
        told = {f"{EXPLORE}.{name}": drawn[name] for name in ("along", "down") if name in drawn}
        return {EXPLORE: drawn["kind"], **told, f"{EXPLORE}.of": self._statistics().index(drawn["statistic"])}

    def _read(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The values of the panel that an address stands for."""
        if not chosen.get(EXPLORE):
            return {}
        read = {
            "kind": chosen[EXPLORE],
            **{name: chosen.get(f"{EXPLORE}.{name}") for name in ("along", "down")},
        }
        statistics, place = self._statistics(heat=read["kind"] == "heat"), chosen.get(f"{EXPLORE}.of", 0)
        if place < len(statistics):
            read["statistic"] = statistics[place]
        return {name: value for name, value in read.items() if value not in ("", None)}

    def _statistics(self, heat: bool | None = None) -> tuple[Any, ...]:
        heat = self._drawn.get("kind") == "heat" if heat is None else heat
        found = statistics_of(odds.ask(self.game, self._question.name, **self._settings))
        return tuple(one for one in found if one != ALL) if heat else found

    def ahead(self, settings: Mapping[str, Any]) -> Iterator[Callable[[], object]]:
        """The answers that the present drawing needs around these settings, one job each.

        A setting that has no answer is passed over here: drawing it will say so.
        """
        names = [self._drawn[name] for name in ("along", "down") if name in self._drawn]
        for values in product(*(odds.parameter(self._question, name).values for name in names)):
            yield partial(self._try, {**settings, **dict(zip(names, values, strict=True))})

    def _try(self, settings: Mapping[str, Any]) -> None:
        with suppress(Problem):
            odds.ask(self.game, self._question.name, **settings)

    def draw(self) -> None:
        """Draw what is chosen."""
        chosen = self.panel.values
        if not chosen:  # none before the first question is offered
            return
        self._drawn = dict(chosen)
        if chosen["kind"] == "heat":
            self._draw_heat(chosen["along"], chosen["down"], chosen["statistic"])
        else:
            self._draw_curve(chosen["along"], chosen["statistic"])
        self._drew()

    # ---- what to draw

    def _offer_choices(self, values: Mapping[str, Any]) -> None:
        names = tuple(one.name for one in self._question.parameters if len(one.values) > 1)
        heat = values.get("kind") == "heat"
        statistics = self._statistics(heat=heat)
        kinds = ("curve", "heat") if len(names) > 1 else ("curve",)
        fields = [
            Parameter("kind", "choice", kinds, "curve", ""),
            Parameter("along", "choice", names, names[0], ""),
        ]
        if heat:
            other = next(name for name in names if name != values.get("along", names[0]))
            fields.append(Parameter("down", "choice", names, other, ""))
        fields.append(Parameter("statistic", "choice", statistics, statistics[0], ""))
        kept = {one.name: values[one.name] for one in fields if values.get(one.name) in one.values}
        if kept.get("down") == kept.get("along"):
            kept.pop("down", None)
        self._offering = True
        try:
            self.panel.offer(fields, self._words, kept)
        finally:
            self._offering = False
        self.draw()

    def _chosen(self, change: dict[str, Any]) -> None:
        new = change["new"]
        if not new or self._offering:
            return
        # The second axis is offered only for a heat map, and never twice the same.
        if new["kind"] != self._drawn.get("kind") or new["along"] == new.get("down"):
            self._offer_choices(new)
        else:
            self.draw()

    # ---- drawing

    def _show(
        self, figure: dict[str, Any], title: str, told: tuple[str, dict[str, Any]], table: Any, answers: Any,
        refused: Mapping[tuple[str, str], list[str]] | None = None,
    ) -> None:  # fmt: skip
        texts, (key, facts), (head, body) = self.labels.texts, told, table
        sentence = texts.t(key, **facts)
        for (reason, rule), values in (refused or {}).items():
            sentence = texts.t(
                "lab-curve-refused", told=sentence, values=texts.listed(values), reason=reason,
                rule=rule_told(texts, rule),
            )  # fmt: skip
        self.view.show(
            figure,
            title=title,
            sentence=sentence,
            head=head,
            body=body,
            badge=weakest_kind(answer.weakest for answer in answers),
            file_name=f"{self.game.id}-{self._question.name}-explored",
        )

    def _draw_curve(self, along: str, statistic: Any) -> None:
        labels, question = self.labels, self._question
        drawn = MEAN if statistic == ALL else statistic
        curve = odds.curve(self.game, question.name, along, drawn, **self._settings)
        values = curve.along.values
        x = [labels.value(value) for value in values]
        numbers = [value if odds.is_number(value) else label for value, label in zip(values, x, strict=True)]
        if statistic == ALL:
            lines = self._every_outcome(curve.answers)
        else:
            lines = [(labels.statistic(statistic), list(curve.heights))]
        percent = statistic == ALL or statistic.kind != "mean"
        scaled = [(name, [_height(h, percent) for h in heights]) for name, heights in lines]
        axis = labels.parameter(along)
        y_title = self._words.value(statistic)
        figure = curve_figure(numbers, scaled, x_title=axis, y_title=y_title, percent=percent)
        title = labels.texts.t(
            "lab-curve-title", question=labels.question(question.name), statistic=y_title, along=axis
        )
        write = labels.texts.percent if percent else number_text
        body = [[place, *(write(heights[at]) for _, heights in lines)] for at, place in enumerate(x)]
        table = ([axis, *(name for name, _ in lines)], body)
        told = self._curve_told(axis, x, lines, statistic == ALL, write)
        self._show(figure, title, told, table, curve.answers, self._refused_along(along))

    def _refused_along(self, along: str) -> dict[tuple[str, str], list[str]]:
        """The values the game refuses here, by its reason and rule."""
        refused: dict[tuple[str, str], list[str]] = {}
        for value in odds.parameter(self._question, along).values:
            found = odds.refused_setting(self.game, self._question.name, **{**self._settings, along: value})
            if found is not None:
                reason = self.labels.texts.t(found.key, **dict(found.facts))
                refused.setdefault((reason, found.rule), []).append(self.labels.value(value))
        return refused

    def _every_outcome(self, answers: tuple[Answer, ...]) -> list[tuple[str, list[Fraction]]]:
        outcomes = list(dict.fromkeys(outcome for answer in answers for outcome in answer.outcomes))
        return [
            (self.labels.outcome(one), [answer.distribution.chance(one) for answer in answers])
            for one in outcomes
        ]

    def _curve_told(
        self, axis: str, x: list[str], lines: Any, every: bool, write: Any
    ) -> tuple[str, dict[str, Any]]:
        if every:
            first, last = (max(lines, key=lambda line: line[1][at])[0] for at in (0, -1))
            facts = {"along": axis, "from": x[0], "to": x[-1], "first": first, "last": last}
            return "lab-curve-sentence-all" + ("-same" if first == last else ""), facts
        heights = lines[0][1]
        if len(set(heights)) == 1:
            return "lab-curve-flat", {"along": axis, "first": write(heights[0])}
        highest, lowest = heights.index(max(heights)), heights.index(min(heights))
        ends = {"from": x[0], "to": x[-1], "first": write(heights[0]), "last": write(heights[-1])}
        extremes = {"highest": x[highest], "lowest": x[lowest]}
        extremes |= {"most": write(max(heights)), "least": write(min(heights))}
        return "lab-curve-sentence", {"along": axis, **ends, **extremes}

    def _draw_heat(self, along: str, down: str, statistic: Statistic) -> None:
        labels, question = self.labels, self._question
        grid = odds.grid(self.game, question.name, along, down, statistic, **self._settings)
        x, y = ([labels.value(value) for value in one.values] for one in (grid.across, grid.down))
        percent = statistic.kind != "mean"
        write = labels.texts.percent if percent else number_text
        across, upwards = labels.parameter(along), labels.parameter(down)
        refused = labels.texts.t("lab-heat-refused")
        written = [[refused if height is None else write(height) for height in row] for row in grid.heights]
        scaled = [
            [None if height is None else _height(height, percent) for height in row] for row in grid.heights
        ]
        z_title = labels.statistic(statistic)
        figure = heat_figure(
            x, y, scaled, written, x_title=across, y_title=upwards, z_title=z_title, percent=percent
        )
        facts = {
            "question": labels.question(question.name),
            "statistic": z_title,
            "along": across,
            "down": upwards,
        }
        title = labels.texts.t("lab-heat-title", **facts)
        table = (
            [f"{upwards} \\ {across}", *x],
            [[place, *row] for place, row in zip(y, written, strict=True)],
        )
        told = self._heat_told(grid.heights, x, y, facts, write)
        self._show(figure, title, told, table, [answer for row in grid.answers for answer in row if answer])

    def _heat_told(
        self, heights: Any, x: list[str], y: list[str], facts: dict[str, Any], write: Any
    ) -> tuple[str, dict[str, Any]]:
        points = {
            (row, column): height
            for row, line in enumerate(heights)
            for column, height in enumerate(line)
            if height is not None
        }
        told = {}
        for name, place, pick in (("most", "highest", max), ("least", "lowest", min)):
            row, column = pick(points, key=points.__getitem__)
            told[name] = write(points[row, column])
            told[place] = self.labels.texts.t(
                "lab-point", along=facts["along"], x=x[column], down=facts["down"], y=y[row]
            )
        return "lab-heat-sentence", told


def _height(value: Fraction, percent: bool) -> float:
    return float(100 * value) if percent else float(value)
