"""Charts and rules of a game: every cell has a source, every name a chart or a row.

Knows charts and the rule index. Must not know what a rule says.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.charts import SOURCE_KINDS
from navalgames.charts import check as chart_faults
from navalgames.checking.check import CHARTS, check
from navalgames.checking.finding import Finding
from navalgames.checking.subject import Subject
from navalgames.errors import Problem
from navalgames.rule_index import read_rules
from navalgames.texts import LANGUAGES


@check(CHARTS, loaded=False)
def charts_can_be_read(subject: Subject) -> Iterator[Problem]:
    """No gap, no overlap, no value of another kind: what `navalgames charts check` says."""
    if (subject.folder / "charts" / "schema.toml").is_file():
        yield from chart_faults(subject.folder / "charts")


@check(CHARTS)
def every_cell_has_a_source(subject: Subject) -> Iterator[Problem]:
    """A kind, and where it stands; a reconstruction its method."""
    for cell in subject.known.read_charts().cells():
        place = f"{cell.chart}, {cell.row}, {cell.column}"
        if cell.kind not in SOURCE_KINDS or cell.kind == "owner":
            yield Finding("source-kind", where=place, given=cell.kind)
        if not cell.where.strip():
            yield Finding("source-place", where=place)


@check(CHARTS)
def rules_name_charts_that_exist(subject: Subject) -> Iterator[Problem]:
    """The column `charts` of the index, in every language."""
    charts = subject.known.read_charts()
    known = {*charts.names, *charts.list_names}
    for rule in read_rules(subject.id):
        missing = (one for one in rule.charts if one not in known)
        yield from (Finding("no-chart", rule=rule.number, chart=one) for one in missing)
    for language in LANGUAGES[1:]:
        read_rules(subject.id, language)


@check(CHARTS)
def charts_name_rules_that_exist(subject: Subject) -> Iterator[Problem]:
    """The rule of every chart and list."""
    charts = subject.known.read_charts()
    numbers = {rule.number for rule in read_rules(subject.id)}
    tables = (charts[name].plan for name in charts.names)
    lists = (charts.listing(name).plan for name in charts.list_names)
    for plan in (*tables, *lists):
        if plan.rule not in numbers:
            yield Finding("no-rule", where=Finding("at-chart", chart=plan.name), rule=plan.rule)
