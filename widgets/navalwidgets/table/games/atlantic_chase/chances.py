"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache, partial
from typing import Any, NamedTuple

from navalgames.chance import Dice, Distribution, exact
from navalgames.charts import Charts
from navalgames.games.atlantic_chase.rules import (
    attacks,
    board,
    breaking_away,
    designation,
    gunnery,
    initiative,
    interruption,
    reorganizing,
    torpedoes,
)
from navalgames.games.atlantic_chase.rules.frames import Attack, Battle
from navalgames.games.atlantic_chase.state import State, force
from navalgames.games.atlantic_chase.tables import Box
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text
from navalwidgets.table.order_panel import Odds


def odds(texts: Texts, key: str, chance: Fraction, **facts: Any) -> Odds:
    """A chance as it stands beside an order."""
    return Odds(texts.t(key, **facts), fraction_text(chance), texts.percent(chance), float(chance))


# ------------------------------------------------------------------------ attacks


class Attempt(NamedTuple):
    """An attack with all that decides its odds."""

    kind: str
    total: int
    column: str
    value: int
    intel: int
    tally: int
    bands: str
    vie_kept: str


def attempt(state: State, frame: Attack, box: Box) -> Attempt:
    """What decides the odds of an attack as it stands (17.1, 22.3, 45.1)."""
    added = designation.modifiers(state, frame, box)
    total = designation.trajectory_total(state, frame, box)
    return Attempt(
        frame.kind,
        total,
        box.column(frame.kind, total),
        sum(value for _, value in added),
        designation.intel_designated(state, frame),
        state.tally,
        box.options.interruption_bands,
        box.options.interruption_vie_kept,
    )


@lru_cache(maxsize=4096)
def before(one: Attempt, charts: Charts) -> Distribution:
    """The results of the table, if no Interruption touches the action."""
    return exact(_table, charts, one, 0)


def _table(dice: Dice, charts: Charts, one: Attempt, alert: int) -> str:
    """The result of the action table: its words joined by " + " (25.9, 49.1)."""
    why, rule = attacks.WHY[one.kind]
    rolled = dice.roll("2d6", why, rule) + one.value - alert
    return " + ".join(attacks.read_table(one.kind, one.total, rolled, charts, one.column))


@lru_cache(maxsize=4096)
def after(one: Attempt, charts: Charts) -> Distribution:
    """The results with the Interruption before it (22.5, 22.7)."""
    return exact(_interrupted_attempt, charts, one)


def _interrupted_attempt(dice: Dice, charts: Charts, one: Attempt) -> str:
    adds = initiative.contest_modifier(one.tally, 0)
    alert = dice.resolve(interruption.left_of, charts, one.intel, adds, one.bands, one.vie_kept)
    if isinstance(alert, str):
        return alert
    return dice.resolve(_table, charts, one, alert)


AIMS: dict[str, dict[str, tuple[str, ...]]] = {
    "naval_search": {
        "fought": ("Battle", "Surprise", "Skirmish"),
        "sighted": ("Sighted",),
        "shorter": ("Shadow", "Early or Late"),
    },
    "engage": {"battle": ("Battle", "Surprise"), "closing": ("Closing",), "skirmish": ("Skirmish",)},
    "air_strike": {"hit": ("Hit", "Damaged")},
    "stealth_attack": {"hit": ("Hit", "Damaged")},
}
"""What an attack is made for: results by the words that lead to them, the best first."""


def leads_to(words: tuple[str, ...], result: str, slowest: int) -> bool:
    """Whether a result holds one of these words, for a target whose slowest ship has this speed (50.1c)."""
    for word in result.split(" + "):
        if (word == "Hit if slow" and slowest > 2) or (word == "Hit if very slow" and slowest > 1):
            continue
        if word.startswith(words):
            return True
    return False


def odds_of_attack(texts: Texts, state: State, frame: Attack, box: Box) -> tuple[Odds, ...]:
    """What an attack is made for, each with its chance after and before the Interruption."""
    one = attempt(state, frame, box)
    plain = before(one, box.charts)
    whole = after(one, box.charts) if one.intel else plain
    slowest = box.force_speed(force(state, frame.target))
    found = []
    for name, words in AIMS[frame.kind].items():
        wanted = partial(leads_to, words, slowest=slowest)
        chance, without = whole.chance_of(wanted), plain.chance_of(wanted)
        if without:
            key = "ac-table-odds-" + name
            label = texts.t(key)
            if one.intel:
                label = texts.t("ac-table-odds-before", what=label, chance=texts.percent(without))
            found.append(Odds(label, fraction_text(chance), texts.percent(chance), float(chance)))
    return tuple(found)


def note_of_attack(texts: Texts, state: State, frame: Attack, box: Box) -> str:
    """Total, modifiers and every result with its chance, in a sentence."""
    one = attempt(state, frame, box)
    whole = after(one, box.charts) if one.intel else before(one, box.charts)
    named = [
        texts.t("ac-table-result", what=_result_words(texts, result), chance=texts.percent(chance))
        for result, chance in sorted(whole, key=lambda cell: (-cell[1], str(cell[0])))
    ]
    return texts.t(
        "ac-table-note-attack",
        total=one.total,
        value=signed(one.value),
        intel=one.intel,
        results=texts.listed(named),
    )


def _result_words(texts: Texts, result: str) -> str:
    if result in (interruption.CANCELLED, interruption.LOST):
        return texts.t("ac-table-result-" + result.replace("_", "-"))
    return " + ".join(map(texts.name, result.split(" + ")))


# ------------------------------------------------------------------------ initiative


@lru_cache(maxsize=256)
def seizing(charts: Charts, modifier: int) -> Fraction:
    """The chance of an attempt to seize the initiative (26.4a)."""
    return exact(initiative.seizes, modifier, charts).chance(True)


@lru_cache(maxsize=8)
def coming(charts: Charts) -> Fraction:
    """The chance that a reinforcement group comes in (37.4a)."""
    return exact(reorganizing.enters, charts).chance(True)


@lru_cache(maxsize=256)
def vying(modifier: int) -> Fraction:
    """The chance of the inactive side in a vie (26.3a)."""
    return exact(initiative.vies, modifier).chance(True)


# ------------------------------------------------------------------------ battle


def odds_of_shot(texts: Texts, state: State, frame: Battle, order: Any, box: Box) -> tuple[Odds, ...]:
    """One hit at least, and two at least where that can be (57.2a, 58.1)."""
    aim = gunnery.aim_at(state, frame, order.ship, order.target, box)
    return _hits(texts, shot(aim, box.charts)) if aim is not None else ()


def range_of(frame: Battle, order: Any, box: Box) -> str:
    """The range of a shot (56.2)."""
    return board.range_between(frame, order.ship, order.target, box.charts)


def shot_modifier(state: State, frame: Battle, order: Any, box: Box) -> str:
    """Gun value, speed and smoke, added up (57.3)."""
    aim = gunnery.aim_at(state, frame, order.ship, order.target, box)
    return signed(gunnery.gunnery_modifier(aim, box.charts)) if aim is not None else ""


def signed(value: int) -> str:
    """A modifier as it is written.

    >>> signed(2), signed(0), signed(-1)
    ('+2', '+0', '–1')
    """
    return f"{value:+d}".replace("-", "–")


@lru_cache(maxsize=4096)
def shot(aim: gunnery.Aim, charts: Charts) -> Distribution:
    """The hits of one gunnery attack."""
    return exact(gunnery.shot, aim, charts)


def odds_of_torpedoes(texts: Texts, state: State, order: Any, box: Box) -> tuple[Odds, ...]:
    """The hits of a torpedo attack (59.7b)."""
    return _hits(texts, torpedo(box.speed(board.ship_of(state, order.target)), box.charts))


@lru_cache(maxsize=64)
def torpedo(speed: int, charts: Charts) -> Distribution:
    """The hits of one torpedo attack."""
    return exact(torpedoes.torpedo, speed, charts)


def _hits(texts: Texts, found: Distribution) -> tuple[Odds, ...]:
    told = []
    for least in (1, 2):
        chance = found.at_least(least)
        if chance or least == 1:
            told.append(odds(texts, "ac-table-odds-hits", chance, count=least))
    return tuple(told)


def leaving(state: State, frame: Battle, side: str, box: Box) -> Fraction:
    """The chance to break away against an enemy who stays (61.3)."""
    position = breaking_away.position_of(state, frame, side, box)
    return exact(breaking_away.breaks_away, position, box.charts, box.options.break_away_speed).chance(True)
