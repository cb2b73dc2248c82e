"""What stands at the beginning: the settings that a picture is drawn for, and what cannot happen with them.

Knows questions, their settings and words. Must not know a rule, nor where the sentences stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Game, Question
from navalgames.labels import Labels
from navalgames.odds import Answer, idle_settings, is_number, refused_setting
from navalgames.odds.asking import ask
from navalgames.odds.parameters import parameter
from navalgames.pictures.futures import BRACKETED
from navalgames.pictures.section import Data

MOST_SETTINGS = 10
"""Settings that are told; of more the first ones."""
FEW_SETTINGS = 4
"""So many are told even where they are off, none or 0."""
MOST_NEVER = 3
"""Outcomes that cannot happen and are told by name."""
OFF = (False, 0, "none")


class Begins(NamedTuple):
    """What stands at the beginning: what the rule does with its settings, those that matter, each in words,
    and what else there is to say of the others.
    """

    said: str
    settings: tuple[str, ...]
    others: str

    def told(self, labels: Labels) -> str:
        """All of it in sentences."""
        t = labels.texts.t
        listed = t("picture-begins-separator").join(self.settings)
        words = t("picture-begins", listed=listed, others=self.others) if self.settings else ""
        if self.others == "all":
            words = t("picture-begins-off")
        return (
            t("picture-begins-both", said=self.said, settings=words)
            if self.said and words
            else (self.said or words)
        )

    def data(self, labels: Labels) -> Data:
        """As a list: what stands before it, its lines, and what stands after it."""
        t = labels.texts.t
        head = t("picture-begins-head") if self.settings else ""
        after = "" if self.others in ("", "none") else t(f"picture-begins-others-{self.others}")
        return {"said": self.said, "head": head, "lines": list(self.settings), "after": after}


def begins_with(
    game: Game, labels: Labels, question: Question, charts: Charts, values: Mapping[str, Any]
) -> Begins:
    """The settings of a question that can matter here, in words; nothing for a question without settings.

    A catalogue may say what the rule does with them (`<initials>begins-<question>`), also by what the
    question tells beside them (`Question.facts`): that stands first; and
    a setting and its value as one (`<initials>begins-pair-<setting>-<value>`). Of many
    settings those that are off, none or 0 are told together.
    """
    idle = {one.parameter for one in idle_settings(game, question.name, charts, **values)}
    matter = [one.name for one in question.parameters if one.name not in idle]
    told = matter if len(matter) <= FEW_SETTINGS else [name for name in matter if not _off(values[name])]
    facts = {} if question.facts is None else question.facts(charts, **values)
    said = labels.begins(question.name, {**values, **facts})
    if not matter:
        return Begins(said, (), "")
    settings = tuple(setting_told(labels, name, values) for name in told[:MOST_SETTINGS])
    rest = len(told) > MOST_SETTINGS
    others = "all" if not told else "more" if rest else "off" if len(told) < len(matter) else "none"
    return Begins(said, settings, others)


def setting_told(labels: Labels, name: str, values: Mapping[str, Any]) -> str:
    """A setting and its value: as one where the catalogue says so, else side by side."""
    pair = {"parameter": labels.parameter(name), "value": labels.value(values[name])}
    whole = labels.begins(f"pair-{name}-{values[name]}", values)
    return whole or labels.texts.t("picture-begins-pair", **pair)


def _off(value: Any) -> bool:
    return any(value is one or (type(value) is type(one) and value == one) for one in OFF)


def beside(
    game: Game, labels: Labels, question: Question, charts: Charts, values: Mapping[str, Any]
) -> list[str]:
    """Of a question in which nothing is thrown, the answer for each value of the setting told beside it."""
    if not question.told_beside:
        return []
    listed = []
    for value in parameter(question, question.told_beside).values:
        given = {**values, question.told_beside: value}
        if refused_setting(game, question.name, charts, **given) is None:
            found = ask(game, question.name, charts, **given).distribution.mode
            told = {"parameter": labels.value(value), "value": labels.outcome(found)}
            listed.append(labels.texts.t("picture-begins-pair", **told))
    return listed


def never(answer: Answer, labels: Labels, tables: Sequence[Data]) -> list[str]:
    """Outcomes of the question that cannot happen at these settings, each with the rows of the table in which
    they stand, where the dice are read off one.
    """
    t, chances = labels.texts.t, answer.distribution
    if not answer.question.parameters:
        return []
    found = [one for one in answer.question.outcomes if not chances.chance(one)]
    told, plain = [], []
    called = (end_in_words(answer, labels, one) for one in found)
    for words in dict.fromkeys(called):
        rows = list(_rows_of(words, tables[:1]))
        if rows:
            told.append(t("picture-never-rows", end=words, rows=t("picture-or").join(rows)))
        else:
            plain.append(words)
    if plain:
        listed = t("picture-begins-separator").join(one.rstrip(".。") for one in plain[:MOST_NEVER])
        told.append(t("picture-never", ends=listed, more=max(len(plain) - MOST_NEVER, 0)))
    return told


def end_in_words(answer: Answer, labels: Labels, outcome: Any) -> str:
    """An outcome as it is called among the ends of its question, a number with what it counts."""
    named = labels.ends(answer.question.name, outcome)
    if named:
        return named
    words, unit = labels.outcome(outcome), BRACKETED.sub("", labels.unit(answer.question.unit))
    return labels.texts.t("odds-counted", number=words, unit=unit) if unit and is_number(outcome) else words


def _rows_of(words: str, tables: Iterable[Data]) -> Iterable[str]:
    """The rows in which an outcome stands in a column that the dice lead to."""
    for table in tables:
        cells = [row["cells"] for row in table["rows"]]
        lit = [place for place in range(len(table["columns"])) if any(row[place].get("lit") for row in cells)]
        for row in table["rows"]:
            there = (row["cells"][place] for place in lit)
            if any(cell["words"] == words and not cell.get("lit") for cell in there):
                yield row["words"]
