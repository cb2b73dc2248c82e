"""A chart in words: what it is, how it is read, what its rows and columns are called and what stands in it.

Knows charts, the rule index and the catalogue. Must not know a rule of any game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navalgames.chart_words import told
from navalgames.charts import Chart, Listing
from navalgames.charts.plan import ValueRule
from navalgames.explore.described import Description
from navalgames.games.contract import Game
from navalgames.printing import listed, printed
from navalgames.rule_index import find as find_rule
from navalgames.texts import Texts

MOST_WORDS = 24
_KINDS = {"number": "number", "switch": "switch", "text": "text", "names": "text"}


def described_chart(game: Game, chart: Chart | Listing, language: str) -> Description:
    """A chart or a list: its title, what the rule index says of it, its rows and columns, its values."""
    texts = Texts(language, game=game.id)
    rule = find_rule(game.id, chart.rule, language)
    lines = [texts.t(chart.title), *filter(None, (rule.requirement, rule.ruling)), ""]
    lines.append(texts.t("explore-chart-rule", rule=chart.rule))
    if isinstance(chart, Chart) and chart.dice:
        lines.append(texts.t("explore-chart-dice", dice=chart.dice))
    lines.append(texts.t("explore-chart-rows", names=_names(texts, "row", chart.rows)))
    lines.append(texts.t("explore-chart-columns", names=_names(texts, "column", chart.columns)))
    if isinstance(chart, Chart):
        kinds = {column: _stands(texts, kind) for column, kind in chart.plan.values.items()}
        if len(set(kinds.values())) == 1:
            lines.append(texts.t("explore-chart-values", values=next(iter(kinds.values()))))
        else:
            lines += [f"    {printed(column)}: {kind}" for column, kind in kinds.items()]
        of_rows = chart.plan.values_of_row.items()
        lines += [f"    {printed(row)}: {_stands(texts, kind)}" for row, kind in of_rows]
    return Description("\n".join(lines))


def _names(texts: Texts, kind: str, names: Iterable[Any]) -> str:
    """Rows or columns as they are written, each with what it is called."""
    return listed((_named(texts, kind, one) for one in names), MOST_WORDS)


def _named(texts: Texts, kind: str, name: Any) -> str:
    """What is a number, or a letter that means something else in each chart, stands for itself."""
    plain, called = str(name), told(texts, kind, name)
    known = isinstance(name, str) and len(plain) > 1 and called not in (plain, plain.replace("_", " "))
    return f"{plain} ({called})" if known else plain


def _stands(texts: Texts, kind: ValueRule) -> str:
    """What may stand in a cell, in words."""
    if kind.words:
        return _names(texts, "cell", kind.words)
    if kind.type == "whole" and kind.least is not None:
        least, most = int(kind.least), kind.most
        return texts.t("explore-kind-least" if most is None else "explore-kind-range", least=least, most=most)
    return texts.t(f"explore-kind-{_KINDS.get(kind.type, 'whole')}")
