"""What a page says of a setting that the game refuses: it begins with the control that was moved.

Knows misfits and the words of questions. Must not know a rule, nor where the sentence stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from navalgames import odds
from navalgames.charts import Charts
from navalgames.labels import Labels
from navalgames.odds import Misfit
from navalgames.rule_names import rule_told
from navalwidgets.parts.parameter_panel import Offer, SettingRefused

MOST_TOLD = 3
"""Of more settings that stand in the way those that the game names first are told."""
MOST_OFFERED = 2


def check_move(
    labels: Labels,
    question_name: str,
    moved: str,
    was: Any,
    settings: Mapping[str, Any],
    charts: Charts | None = None,
    free: Iterable[str] | None = None,
) -> None:
    """Refuses a setting that the game would refuse, as it looks from the control that was moved from `was`.

    Args:
        free: the parameters that the page lets people set; all where none are named.

    Raises:
        SettingRefused: with the other settings that stand in the way, and what would fit.
    """
    found = odds.misfit(labels.game, question_name, moved, was, charts, free=free, **settings)
    if found is not None:
        raise refusal(labels, found, settings)


def refusal(labels: Labels, found: Misfit, settings: Mapping[str, Any]) -> SettingRefused:
    """The sentence of a misfit, and pairs of settings that would fit."""
    t, listed = labels.texts.t, labels.texts.listed

    def pair(name: str, value: Any) -> str:
        return t("panel-pair", parameter=labels.parameter(name), value=labels.value(value))

    moved = pair(found.moved, settings[found.moved])
    reason = t(found.found.key, **dict(found.found.facts))
    named = dict(islice(found.ways.items(), MOST_TOLD))
    in_the_way = list(named) or [one for one in (found.found.parameter,) if one != found.moved]
    others = listed(t("panel-quoted", pair=pair(name, settings[name])) for name in in_the_way)
    offers = tuple(
        Offer(
            t("panel-both", moved=moved, other=pair(name, value)),
            {found.moved: settings[found.moved], name: value},
        )
        for name, value in islice(named.items(), MOST_OFFERED)
    )
    facts = {"moved": moved, "reason": reason, "rule": rule_told(labels.texts, found.found.rule)}
    unhelped = "error-setting-misfit-itself" if found.alone else "error-setting-misfit-alone"
    key = "error-setting-misfit" if others else unhelped
    return SettingRefused(key, offers, others=others, **facts)
