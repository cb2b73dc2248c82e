"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know the page or a play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.dice import Procedure
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
from navalgames.pictures.trial import Trial
from navalgames.texts import Texts
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Odds

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


def before(one: Attempt, charts: Charts) -> Trial:
    """The results of the table, if no Interruption touches the action."""
    return Trial(_table, (charts, one, 0))


def _table(dice: Dice, charts: Charts, one: Attempt, alert: int) -> str:
    """The result of the action table: its words joined by " + " (25.9, 49.1)."""
    why, rule = attacks.WHY[one.kind]
    rolled = dice.roll("2d6", why, rule) + one.value - alert
    return " + ".join(attacks.read_table(one.kind, one.total, rolled, charts, one.column))


def after(one: Attempt, charts: Charts) -> Trial:
    """The results with the Interruption before it (22.5, 22.7)."""
    return Trial(_interrupted_attempt, (charts, one))


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


@dataclass(frozen=True)
class _Leads:
    """Whether a result holds one of these words, for a target of this speed."""

    words: tuple[str, ...]
    slowest: int

    def __call__(self, result: str) -> bool:
        return leads_to(self.words, result, self.slowest)


def odds_of_attack(texts: Texts, state: State, frame: Attack, box: Box) -> tuple[Odds, ...]:
    """What an attack is made for, each with its chance after and before the Interruption."""
    one = attempt(state, frame, box)
    plain = before(one, box.charts)
    whole = after(one, box.charts) if one.intel else plain
    slowest = box.force_speed(force(state, frame.target))
    found = []
    for name, words in AIMS[frame.kind].items():
        wanted = _Leads(words, slowest)
        without = plain._replace(sort=wanted).chance(True)
        if without:
            label = texts.t("ac-table-odds-" + name)
            if one.intel:
                label = texts.t("ac-table-odds-before", what=label, chance=texts.percent(without))
            found.append(odds_of(texts, label, whole._replace(sort=wanted)))
    return tuple(found)


def note_of_attack(texts: Texts, state: State, frame: Attack, box: Box) -> str:
    """Total, modifiers and reports, in a sentence."""
    one = attempt(state, frame, box)
    return texts.t("ac-table-note-attack", total=one.total, value=signed(one.value), intel=one.intel)


# ------------------------------------------------------------------------ initiative


def seizing(charts: Charts, modifier: int) -> Trial:
    """An attempt to seize the initiative (26.4a)."""
    return Trial(initiative.seizes, (modifier, charts))


def coming(charts: Charts, place: bool) -> Trial:
    """Whether a reinforcement group comes in (37.4a); never without a place (37.4d)."""
    return Trial(reorganizing.enters, (charts,)) if place else Trial(_never)


def _never(dice: Dice) -> bool:
    """What no throw brings."""
    return False


def vying(modifier: int) -> Trial:
    """Whether the inactive side wins a vie (26.3a)."""
    return Trial(initiative.vies, (modifier,))


# ------------------------------------------------------------------------ battle


def odds_of_shot(texts: Texts, state: State, frame: Battle, order: Any, box: Box) -> tuple[Odds, ...]:
    """One hit at least, and two at least where that can be (57.2a, 58.1)."""
    aim = gunnery.aim_at(state, frame, order.ship, order.target, box)
    return _hits(texts, gunnery.shot, aim, box.charts) if aim is not None else ()


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


def odds_of_torpedoes(texts: Texts, state: State, order: Any, box: Box) -> tuple[Odds, ...]:
    """The hits of a torpedo attack (59.7b)."""
    speed = box.speed(board.ship_of(state, order.target))
    return _hits(texts, torpedoes.torpedo, speed, box.charts)


@dataclass(frozen=True)
class _AtLeast:
    """Whether so many hits are made."""

    least: int

    def __call__(self, hits: int) -> bool:
        return hits >= self.least


def _hits(texts: Texts, procedure: Procedure, *args: Any) -> tuple[Odds, ...]:
    told = []
    for least in (1, 2):
        trial = Trial(procedure, args, _AtLeast(least))
        if least == 1 or trial.chance(True):
            told.append(odds_of(texts, texts.t("ac-table-odds-hits", count=least), trial))
    return tuple(told)


def leaving(state: State, frame: Battle, side: str, box: Box) -> Trial:
    """Breaking away from an enemy who stays (61.3)."""
    position = breaking_away.position_of(state, frame, side, box)
    return Trial(breaking_away.breaks_away, (position, box.charts, box.options.break_away_speed))
