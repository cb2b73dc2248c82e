"""What rules are called whose number is no number: an option by its title, others by theirs in the index; and
what the index says of a rule.

Knows the index and how options are called. Must not know what a rule means, nor where its name is shown. A
rule that is a chart is called by the title of the chart, which the catalogue holds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from navalgames.errors import Told
from navalgames.folders import folder_of
from navalgames.naming import prefix_of, told_by
from navalgames.rule_index import Rule, read_rules
from navalgames.texts import Texts

_A_WORD = re.compile("[a-z]{2}")
_CHART = "chart:"


def rule_names(texts: Texts) -> dict[str, str]:
    """Number -> name, of the rules of a game whose number holds a word; none without a game or an index.

    >>> rule_names(Texts("en", "raiders_of_the_deep"))["cal.dc"]
    'Depth charges by date'
    """
    return dict(_read(texts.game, texts.language)) if indexed(texts.game) else {}


def rule_told(texts: Texts, number: str) -> str:
    """A rule in a sentence: "Rule 8.1", or its name where its number is a word.

    >>> texts = Texts("en", "raiders_of_the_deep")
    >>> rule_told(texts, "9.9a"), rule_told(texts, "cal.q")
    ('Rule 9.9a', 'Q-ships by date')
    """
    return rule_names(texts).get(number) or texts.t("general-rule", rule=number)


class RuleInWords(Told):
    """A rule of a game, told when it is shown."""

    def __init__(self, game_id: str, number: str) -> None:
        self._game, self._number = game_id, number

    def words(self, language: str) -> str:
        """As `rule_told` tells it."""
        return rule_told(Texts(language, self._game), self._number)


def indexed(game: str | None) -> bool:
    """Whether this is a game with an index of its rules."""
    return bool(game) and (folder_of(str(game)) / "rules.csv").is_file()


@lru_cache(maxsize=16)
def rules_of(game: str, language: str) -> Mapping[str, Rule]:
    """Number -> rule, of the index of a game; none without an index.

    >>> rules = rules_of("grand_fleet", "en")
    >>> rules["7.9b"].requirement
    'With two dice only the higher one counts for the comparison.'
    >>> rules["8.11f"].title
    'German modifier'
    """
    found = read_rules(game, language) if indexed(game) else ()
    return MappingProxyType({rule.number: rule for rule in found})


@lru_cache(maxsize=16)
def _read(game: str, language: str) -> dict[str, str]:
    texts, prefix = Texts(language, game), prefix_of(game)
    worded = (
        rule
        for rule in read_rules(game, language)
        if _A_WORD.search(rule.number) and not rule.number.startswith(_CHART)
    )
    options = {rule: rule.number.partition(":")[2] for rule in worded}
    return {
        rule.number: (name and told_by(texts, prefix, f"option-{name}")) or rule.title
        for rule, name in options.items()
    }
