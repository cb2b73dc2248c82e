"""The words for a game's questions, parameters and outcomes, and the sentence that tells an answer.

Knows the naming of catalogue keys. Must not know a rule, nor where the words are shown.

A game's keys begin with its initials (`gf-` for grand_fleet): `gf-question-<name>`,
`gf-question-<name>-about`, `gf-parameter-<name>`, `gf-value-<value>`, `gf-outcome-<key>`,
`gf-group-<group>`, `gf-chart-<name>`, `gf-unit-<unit>`, `gf-why-<reason of a throw>`,
`gf-step-<procedure>`, `gf-drawn-<reason of a draw>`, `gf-told-<record>`,
`gf-told-<record>-<field>`, `gf-course-<act>`, `gf-shift-<chart>`, `gf-shift-<chart>-<row>`,
`gf-ends-<question or procedure>-<yes, no or a number>`,
`gf-thrower-<question or procedure>-<number of the throw>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from navalgames.games.contract import Game, Question
from navalgames.naming import NO_LETTERS, key_wanted, prefix_of, spellings, told_by
from navalgames.odds import Answer, Statistic, is_number
from navalgames.rule_names import rule_names, rules_of
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text, number_text
from navalgames.texts.throws import throw_words


class Labels:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self.texts = Texts(language, game=game.id)
        self.prefix = prefix_of(game.id)

    def question(self, name: str) -> str:
        """The title of a question."""
        return self._named("question", name)

    def about(self, name: str) -> str:
        """What a question asks, in a sentence or two; "" when the title says it all."""
        return self._perhaps(f"question-{name}-about")

    def group(self, name: str) -> str:
        """The heading over a group of questions."""
        return self._named("group", name)

    def parameter(self, name: str) -> str:
        """The label of a parameter."""
        return self._named("parameter", name)

    def parameter_help(self, name: str) -> str:
        """What a parameter means; "" when the label says it all."""
        return self._perhaps(f"parameter-{name}-about")

    def value(self, value: Any) -> str:
        """A value of a parameter."""
        if isinstance(value, bool):
            return self.texts.t("odds-yes" if value else "odds-no")
        return number_text(value) if is_number(value) else self._named("value", str(value))

    def outcome(self, outcome: Any) -> str:
        """An outcome of a question."""
        if isinstance(outcome, bool):
            return self.texts.t("odds-yes" if outcome else "odds-no")
        return number_text(outcome) if is_number(outcome) else self._named("outcome", str(outcome))

    def outcome_word(self, name: Any) -> str:
        """A name as an outcome is called; "" for a name that is none."""
        return self._perhaps(f"outcome-{NO_LETTERS.sub('_', name.lower())}") if isinstance(name, str) else ""

    def outcome_help(self, outcome: Any) -> str:
        """What an outcome means; "" when its name says it all."""
        return self._perhaps(f"outcome-{outcome}-about") if isinstance(outcome, str) else ""

    def known(self, name: str) -> str:
        """What a name is called, as an outcome or a value; "" where the catalogue has no word for it."""
        keys = (
            key for kind in ("outcome", "value", "cell") for key in spellings(self.prefix, f"{kind}-{name}")
        )
        whole = (key for key in keys if self.texts.has(key) and "$" not in self.texts.source(key))
        return next(map(self.texts.t, whole), "")  # a sentence with facts is no word for a name

    def told(self, record: Any) -> str:
        """A state of a rule in words, its fields the facts; "" where the catalogue has no sentence for it."""
        key = f"{self.prefix}told-{type(record).__name__.lower()}"
        if not self.texts.has(key):
            return ""
        return self.texts.t(key, **self._facts(record._asdict()))

    def told_by(self, record: Any, field: str) -> str:
        """A state of a rule by one of its fields alone: `<initials>told-<record>-<field>`; "" where the
        catalogue has no sentence for it.
        """
        key = key_wanted(self.prefix, f"told-{type(record).__name__.lower()}-{field}")
        if not self.texts.has(key):
            return ""
        return self.texts.t(key, **self._facts({field: getattr(record, field)}))

    def step(self, name: str, count: int, facts: Mapping[str, Any]) -> str:
        """What a rule leaves to a step of its own is called by what it comes to: "8 shots"; "" where the
        catalogue has no word for it.

        name: of the procedure. count: how many of it are resolved side by side. facts: what it is given.
        """
        named = spellings(self.prefix, f"step-{name.strip('_')}")
        key = next(filter(self.texts.has, named), "")
        return self.texts.t(key, **self._facts(facts) | {"count": count}) if key else ""

    def shift(self, chart: str) -> str:
        """What is added to a throw on a chart besides the modifiers of other charts, or by one of these
        ("contact_mod-slow"); "" where the catalogue has no word for it.
        """
        return self._perhaps(f"shift-{chart}")

    def ends(self, name: str, outcome: Any) -> str:
        """What yes, no or a number means as the end of a question or of a step: `<initials>ends-<name>-yes`;
        "" where the catalogue has no word for it.
        """
        told = {True: "yes", False: "no"}[outcome] if isinstance(outcome, bool) else outcome
        named = spellings(self.prefix, f"ends-{name.strip('_')}-{told}")[:2]
        return next((self.texts.t(key) for key in named if self.texts.has(key)), "")

    def thrower(self, name: str, number: int, kind: str = "") -> str:
        """Who makes the throw of this number in a question or a step: `<initials>thrower-<name>-1`, or where
        that hangs on what is thrown `<initials>thrower-<name>-1-<kind>`; "" where the catalogue does not tell
        its throws apart.
        """
        known = f"thrower-{name.strip('_')}-{number}"
        return (kind and self._perhaps(f"{known}-{kind}")) or self._perhaps(known)

    def begins(self, name: str, settings: Mapping[str, Any]) -> str:
        """What a question does with its settings, in a sentence with their values: `<initials>begins-<name>`;
        "" where the catalogue has none.
        """
        return self._said("begins", name, settings)

    def course(self, name: str, facts: Mapping[str, Any]) -> str:
        """One thing that happens in the course of a question: `<initials>course-<name>`; "" where the
        catalogue has none.
        """
        return self._said("course", name, facts)

    def sought(self, name: str, settings: Mapping[str, Any]) -> str:
        """What a question looks for among cards of which only that matters: `<initials>sought-<name>`, with
        the values of its settings; "" where the catalogue has none.
        """
        return self._said("sought", name, settings)

    def stops(self) -> str:
        """How far the numbers that are taken off a throw can bring it: `<initials>like-stops`; "" where the
        game has no such limit.
        """
        return self._perhaps("like-stops")

    def drawn(self, reason: str, numbers: Sequence[int]) -> str:
        """What was drawn for a reason, of markers that are numbers: "2 fleets"; "" where the catalogue has no
        word for it.
        """
        named = spellings(self.prefix, f"drawn-{reason}")
        key = next(filter(self.texts.has, named), "")
        return self.texts.t(key, sum=sum(numbers), of=len(numbers)) if key else ""

    def _said(self, kind: str, name: str, facts: Mapping[str, Any]) -> str:
        """A sentence of the game that facts fill in; "" where the catalogue has none."""
        key = next(filter(self.texts.has, spellings(self.prefix, f"{kind}-{name}")), "")
        return self.texts.t(key, **self._facts(facts)) if key else ""

    def _facts(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a record as facts of a sentence: those of a record in it as well, names in words, and
        as they are under `<field>-is`; whether there is a record at all as yes or no.
        """
        found: dict[str, Any] = {}
        for name, fact in given.items():
            if hasattr(fact, "_asdict"):
                found |= {name: True, **self._facts(fact._asdict())}
            elif isinstance(fact, str):
                found |= {name: self.known(fact) or fact, f"{name}-is": fact}
            elif fact is None:
                found[name] = False
            elif isinstance(fact, bool) or is_number(fact):
                found[name] = fact
        return found

    def rule(self, number: str) -> str:
        """A rule as named beside a throw: by its number; a chart, an option or the like by its title."""
        chart = number.removeprefix("chart:")
        if chart != number:
            return self.chart(chart)
        return rule_names(self.texts).get(number) or self.texts.t("why-rule", rule=number)

    def requirement(self, number: str) -> str:
        """What the index of the game says of a rule; "" where it has none of this number."""
        rule = rules_of(self.game.id, self.texts.language).get(number)
        return "" if rule is None else rule.requirement

    def rule_title(self, number: str) -> str:
        """What the index of the game calls a rule; "" where it has none of this number."""
        rule = rules_of(self.game.id, self.texts.language).get(number)
        return "" if rule is None else rule.title

    def chart(self, name: str) -> str:
        """The title of a chart or list."""
        return self._named("chart", name)

    def unit(self, name: str) -> str:
        """What the numbers of a question count; "" for plain numbers."""
        return self._named("unit", name) if name else ""

    def exactness(self, question: Question) -> str:
        """What the chances of a question are called where they are not quite exact; "" for exact ones."""
        return self.texts.t("odds-legend-rounded", decimals=question.rounded) if question.rounded else ""

    def why(self, reason: str) -> str:
        """The reason of a throw; as the rule gives it where the catalogue has no word of its own."""
        return self._perhaps(f"why-{reason}") or reason

    def throw(self, notation: str) -> str:
        """What is thrown."""
        return throw_words(notation, self.texts)

    def statistic(self, statistic: Statistic) -> str:
        """A statistic, as the label of an axis or in a list to choose from."""
        if statistic.kind == "mean":
            return self.texts.t("odds-statistic-mean")
        key = "odds-statistic-" + statistic.kind.replace("_", "-")
        return self.texts.t(key, outcome=self.outcome(statistic.outcome))

    def chance(self, chance: Fraction) -> str:
        """A chance in percent, with the fraction where that is short enough to be read."""
        percent, fraction = self.texts.percent(chance), fraction_text(chance)
        return self.texts.t("odds-chance", percent=percent, fraction=fraction) if fraction else percent

    def sentence(self, answer: Answer) -> str:
        """The one sentence that tells the answer."""
        facts = answer.facts()
        told = {
            "likely": self.outcome(facts["likely"]),
            "chance": self.chance(facts["chance"]),
            "ties": facts["ties"],
            "also": self.outcome(facts["also"]),
        }
        if facts["sure"]:
            return self.texts.t("odds-summary-sure", **told)
        if not answer.numeric:
            told |= {name: self._counted(answer, facts[name]) for name in ("likely", "also")}
            return self.texts.t("odds-summary-named", **told)
        told |= {name: number_text(facts[name]) for name in ("mean", "least", "most")}
        return self.texts.t("odds-summary-number", **told)

    def _counted(self, answer: Answer, outcome: Any) -> str:
        """An outcome in a sentence; a number among words tells what it counts."""
        unit, number = self.unit(answer.question.unit), self.outcome(outcome)
        if not unit or isinstance(outcome, bool) or not is_number(outcome):
            return number
        return self.texts.t("odds-counted", number=number, unit=unit)

    def _named(self, kind: str, name: str) -> str:
        key = f"{kind}-{name}"
        return self._perhaps(key) or self.texts.t(key_wanted(self.prefix, key))

    def _perhaps(self, key: str) -> str:
        return told_by(self.texts, self.prefix, key)
