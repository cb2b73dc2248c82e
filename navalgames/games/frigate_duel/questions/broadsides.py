"""A broadside: hits and cancels, damage, morale, fire; and a broadside against a rake (11).

Knows how sliders name morale, shot and wind. The rules stand in `rules.gunnery`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.frigate_duel.questions.sliders import (
    AIM,
    DISTANCE,
    FIREPOWER,
    FIRES,
    MORALE,
    RAKE,
    RAKES,
    SHOT,
    SHOTS,
    SMOKE,
    WIND,
    WIND_EFFECT,
    choice,
    morale,
    switch,
    whole,
)
from navalgames.games.frigate_duel.rules import gunnery
from navalgames.games.frigate_duel.tables import Tables, tables_of

HITS, DAMAGE = "hits", "damage"


class Shooting(NamedTuple):
    """One broadside as the sliders give it."""

    firepower: int
    morale: str
    shot: str
    distance: int
    smoke: int = 0
    fires: int = 0
    steady_aim: bool = False
    take_cover: bool = False


def left(dice: Any, one: Shooting, t: Tables) -> int:
    """Hits left of a broadside.

    Rule: 11.4.4a to 11.4.4m.
    """
    shot = SHOTS[one.shot]
    card = t.cards["steady_aim"].size if one.steady_aim else 0
    cover = t.cards["take_cover"].size if one.take_cover else 0
    modifier = gunnery.hit_modifier(MORALE[one.morale], shot, one.distance, t, card)
    against = gunnery.cancel_dice(one.distance, one.smoke, one.fires, t)
    return gunnery.hits_left(
        dice, one.firepower, modifier, against, gunnery.cancel_modifier(one.distance, t, cover), t
    )


def hits_left(
    dice: Any, charts: Charts, firepower: int, firer: str, shot: str, distance: int, smoke: int, fires: int,
    steady_aim: bool, take_cover: bool,
) -> int:  # fmt: skip
    """How many hits are left after cancelling.

    Rule: 11.4.4a to 11.4.4m.
    """
    one = Shooting(firepower, firer, shot, distance, smoke, fires, steady_aim, take_cover)
    return left(dice, one, tables_of(charts))


def two_pools(
    dice: Any, charts: Charts, hit_dice: int, hit_modifier: int, cancel_dice: int, long_range: bool
) -> int:
    """The two pools alone: hit dice against cancelling dice.

    Rule: 11.4.4a, 11.4.4b, 11.4.4k, 11.4.4l.
    """
    t = tables_of(charts)
    far = t.cancel["at long range"] if long_range else 0
    return gunnery.hits_left(dice, hit_dice, hit_modifier, cancel_dice, far, t)


def damage_total(dice: Any, charts: Charts, aim: str, firer: str, wind_effect: str) -> int:
    """The damage total: low is hull, high is rigging.

    Rule: 11.4.8b to 11.4.8j.
    """
    t = tables_of(charts)
    return gunnery.damage_roll(dice)[1] + gunnery.damage_modifier(aim, MORALE[firer], WIND[wind_effect], t)


def marks(
    dice: Any, scored: int, shot: str, aim: str, own: int, wind: int, t: Tables
) -> tuple[int, int, int]:
    """The boxes and crew points that some hits mark.

    Rule: 11.4.8b, 11.4.8k.
    """
    total = gunnery.damage_roll(dice)[1] + gunnery.damage_modifier(aim, own, wind, t)
    return gunnery.damage(aim, total, scored, SHOTS[shot], t)


class Effect(NamedTuple):
    """What a broadside does to hull and men."""

    hull: int = 0
    morale: bool = False
    fire: bool = False


def effect(dice: Any, scored: int, shot: str, aim: str, own: int, target: int, t: Tables) -> Effect:
    """What some hits do to the hull, the morale and by fire.

    Rule: 11.4.8b, 11.4.8k, 11.4.11a, 1.8a, 11.5a.
    """
    blue, hull, fire = dice.resolve(rolled_damage, scored, shot, aim, own, t)
    falls = dice.resolve(gunnery.morale_falls, gunnery.morale_dice(scored, blue, target, t), target, t)
    return Effect(hull, falls, dice.resolve(gunnery.fire_starts, fire, t))


def rolled_damage(dice: Any, scored: int, shot: str, aim: str, own: int, t: Tables) -> tuple[int, int, int]:
    """The blue die, the hull boxes and the dice of the fire check that some hits come to.

    Rule: 11.4.8b, 11.4.8k, 11.5b.
    """
    blue, rolled = gunnery.damage_roll(dice)
    total = rolled + gunnery.damage_modifier(aim, own, 0, t)
    hull, _, _ = gunnery.damage(aim, total, scored, SHOTS[shot], t)
    return blue, hull, gunnery.fire_dice(total, scored, t)


def raked_hits(dice: Any, one: Shooting, rake: str, t: Tables) -> int:
    """Hits left, those of a rake counted as it says (P11.10)."""
    return gunnery.raked(dice.resolve(left, one, t), RAKES[rake], t)


def broadside(
    dice: Any, charts: Charts, part: str, firepower: int, firer: str, shot: str, distance: int, rake: str,
    aim: str, wind_effect: str,
) -> int:  # fmt: skip
    """Boxes or crew points that one broadside takes.

    Rule: 11.4.8k, P11.10, P11.11. Chain shot is always aimed at the rigging (P10.10).
    """
    t = tables_of(charts)
    aim = "rigging" if shot == "chain" else aim
    scored = raked_hits(dice, Shooting(firepower, firer, shot, distance), rake, t)
    if not scored:
        return 0
    return marks(dice, scored, shot, aim, MORALE[firer], WIND[wind_effect], t)[PARTS.index(part)]


def consequence(
    dice: Any, charts: Charts, firepower: int, firer: str, shot: str, distance: int, rake: str, aim: str,
    target: str,
) -> str:  # fmt: skip
    """What one broadside means for the men: morale, fire, both or neither.

    Rule: 11.4.11a, 1.8b, 11.5c.
    """
    t = tables_of(charts)
    aim = "rigging" if shot == "chain" else aim
    scored = raked_hits(dice, Shooting(firepower, firer, shot, distance), rake, t)
    found = effect(dice, scored, shot, aim, MORALE[firer], MORALE[target], t) if scored else Effect()
    return {
        (False, False): "neither",
        (True, False): "morale_falls",
        (False, True): "fire_breaks_out",
        (True, True): "both_of_them",
    }[found.morale, found.fire]


def hits_to_damage(
    dice: Any, charts: Charts, part: str, hits: int, aim: str, firer: str, wind_effect: str
) -> int:
    """What a given number of hits marks.

    Rule: 11.4.8k, P11.11.
    """
    t = tables_of(charts)
    return marks(dice, hits, "round", aim, MORALE[firer], WIND[wind_effect], t)[PARTS.index(part)]


PARTS = ("hull", "rigging", "crew")
PART = choice("part", PARTS, "hull", "11.4.8k")
FIRER = morale("firer", "11.4.4c")
TARGET = morale("target", "11.4.11b")

QUESTIONS = (
    Question(
        "two_pools", HITS, ("11.4.4a", "11.4.4b", "11.4.4k", "11.4.4l"),
        (
            whole("hit_dice", 1, 9, 6, "11.4.4a"), whole("hit_modifier", -1, 3, 0, "11.4.4c"),
            whole("cancel_dice", 0, 14, 2, "11.4.4h"), switch("long_range", "11.4.4l"),
        ),
        two_pools, unit="hits",
    ),
    Question(
        "hits_left", HITS, ("11.4.4a", "11.4.4b", "11.4.4h", "11.4.4k"),
        (
            FIREPOWER, FIRER, SHOT, DISTANCE, SMOKE, FIRES, switch("steady_aim", "11.4.4g"),
            switch("take_cover", "11.4.4m"),
        ),
        hits_left, unit="hits",
    ),
    Question(
        "damage_total", DAMAGE, ("11.4.8b", "11.4.8c", "11.4.8d", "11.4.8g", "11.4.8i"),
        (AIM, FIRER, WIND_EFFECT),
        damage_total,
    ),
    Question(
        "hits_to_damage", DAMAGE, ("11.4.8k", "P11.11"),
        (PART, whole("hits", 1, 16, 3, "11.4.8k"), AIM, FIRER, WIND_EFFECT), hits_to_damage, unit="boxes",
    ),
    Question(
        "broadside", DAMAGE, ("11.4.8k", "P11.10", "P11.11", "P10.10"),
        (PART, FIREPOWER, FIRER, SHOT, DISTANCE, RAKE, AIM, WIND_EFFECT), broadside, unit="boxes",
    ),
    Question(
        "consequence", DAMAGE, ("11.4.11a", "1.8b", "11.5c"),
        (FIREPOWER, FIRER, SHOT, DISTANCE, RAKE, AIM, TARGET), consequence,
        outcomes=("neither", "morale_falls", "fire_breaks_out", "both_of_them"),
    ),
)  # fmt: skip
