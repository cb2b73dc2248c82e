"""A broadside: hits and cancels, damage, morale, fire; and a broadside against a rake (11).

Knows how sliders name morale, shot and wind. The rules stand in `rules.gunnery`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.charts import Charts
from navalgames.games.contract import Question
from navalgames.games.frigate_duel.questions.sliders import (
    AIM,
    BEARINGS,
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
from navalgames.games.frigate_duel.rules import gunnery, sea, volleys
from navalgames.games.frigate_duel.tables import Tables, tables_of

HITS, DAMAGE = "hits", "damage"
FIRING_TO = {"to_leeward": -1, "across_the_wind": 0, "to_windward": 1}


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
    smoke_value: int = 1
    smoke_count: str = "markers"


def left(dice: Any, one: Shooting, t: Tables) -> int:
    """Hits left of a broadside.

    Rule: 11.4.4a to 11.4.4m.
    """
    shot = SHOTS[one.shot]
    card = t.cards["steady_aim"].size if one.steady_aim else 0
    cover = t.cards["take_cover"].size if one.take_cover else 0
    modifier = gunnery.hit_modifier(MORALE[one.morale], shot, one.distance, t, card)
    smoke = volleys.smoke_counted((one.smoke_value,) * one.smoke, one.smoke_count)
    against = gunnery.cancel_dice(one.distance, smoke, one.fires, t)
    return gunnery.hits_left(
        dice, one.firepower, modifier, against, gunnery.cancel_modifier(one.distance, t, cover), t
    )


def hits_left(
    dice: Any, charts: Charts, firepower: int, firer: str, shot: str, distance: int, smoke: int,
    smoke_value: int, smoke_count: str, fires: int, steady_aim: bool, take_cover: bool,
) -> int:  # fmt: skip
    """How many hits are left after cancelling.

    Rule: 11.4.4a to 11.4.4m.
    """
    one = Shooting(
        firepower, firer, shot, distance, smoke, fires, steady_aim, take_cover, smoke_value, smoke_count
    )
    return left(dice, one, tables_of(charts))


def two_pools(
    dice: Any, charts: Charts, hit_dice: int, hit_modifier: int, cancel_dice: int, long_range: bool,
    take_cover: bool,
) -> int:  # fmt: skip
    """The two pools alone: hit dice against cancelling dice.

    Rule: 11.4.4a, 11.4.4b, 11.4.4k, 11.4.4l, 11.4.4m.
    """
    t = tables_of(charts)
    far = t.cancel["at long range"] if long_range else 0
    cover = t.cards["take_cover"].size if take_cover else 0
    return gunnery.hits_left(dice, hit_dice, hit_modifier, cancel_dice, far + cover, t)


def damage_total(dice: Any, charts: Charts, aim: str, firer: str, wind_effect: str) -> int:
    """The damage total: low is hull, high is rigging.

    Rule: 11.4.8b to 11.4.8j.
    """
    t = tables_of(charts)
    return gunnery.damage_roll(dice)[1] + gunnery.damage_modifier(aim, MORALE[firer], WIND[wind_effect], t)


def wind_at_the_guns(
    dice: Any, charts: Charts, own_bearing: str, target_bearing: str, firing_to: str, wind_gunnery: str,
    aim: str, firer: str,
) -> int:  # fmt: skip
    """The damage total by how both ships lie to the wind.

    Rule: 11.4.8c, 11.4.8d, 11.4.8e, 11.4.8f.
    """
    t = tables_of(charts)
    felt = volleys.wind_felt(BEARINGS[own_bearing], BEARINGS[target_bearing], wind_gunnery, t)
    wind = FIRING_TO[firing_to] if felt else 0
    return gunnery.damage_roll(dice)[1] + gunnery.damage_modifier(aim, MORALE[firer], wind, t)


def damage_at_height(
    dice: Any, charts: Charts, part: str, height: int, hits: int, aim: str, shot: str
) -> int:
    """What some hits mark at a height: low is hull, high is rigging. No die is rolled.

    Rule: 11.4.8k, P11.11, P10.10.
    """
    aim = "rigging" if shot == "chain" else aim
    return gunnery.damage(aim, height, hits, SHOTS[shot], tables_of(charts))[PARTS.index(part)]


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


def effect(
    dice: Any, scored: int, shot: str, aim: str, own: int, wind: int, target: int, on_dice: bool, t: Tables
) -> Effect:
    """What some hits do to the hull, the morale and by fire.

    Rule: 11.4.8b, 11.4.8k, 11.4.11a, 11.4.11b, 1.8a, 11.5a.
    """
    blue, hull, fire = dice.resolve(rolled_damage, scored, shot, aim, own, wind, t)
    checks = gunnery.morale_dice(scored, blue, target, t, on_dice)
    falls = dice.resolve(gunnery.morale_falls, checks, target, t)
    return Effect(hull, falls, dice.resolve(gunnery.fire_starts, fire, t))


def rolled_damage(
    dice: Any, scored: int, shot: str, aim: str, own: int, wind: int, t: Tables
) -> tuple[int, int, int]:
    """The blue die, the hull boxes and the dice of the fire check that some hits come to.

    Rule: 11.4.8b, 11.4.8k, 11.5b.
    """
    blue, rolled = gunnery.damage_roll(dice)
    total = rolled + gunnery.damage_modifier(aim, own, wind, t)
    hull, _, _ = gunnery.damage(aim, total, scored, SHOTS[shot], t)
    return blue, hull, gunnery.fire_dice(total, scored, t)


def raked_hits(dice: Any, one: Shooting, rake: str, t: Tables) -> int:
    """Hits left, those of a rake counted as it says (P11.10)."""
    return gunnery.raked(dice.resolve(left, one, t), rake, t)


def broadside(
    dice: Any, charts: Charts, part: str, firepower: int, firer: str, shot: str, distance: int, rake: str,
    heading_difference: int, rake_facing: str, aim: str, wind_effect: str,
) -> int:  # fmt: skip
    """Boxes or crew points that one broadside takes.

    Rule: 11.4.8k, P11.9, P11.10, P11.11. Chain shot is always aimed at the rigging (P10.10).
    """
    t = tables_of(charts)
    found = sea.rake_across(RAKES[rake], heading_difference, rake_facing == "any_bearing")
    aim = "rigging" if shot == "chain" else aim
    scored = raked_hits(dice, Shooting(firepower, firer, shot, distance), found, t)
    if not scored:
        return 0
    return marks(dice, scored, shot, aim, MORALE[firer], WIND[wind_effect], t)[PARTS.index(part)]


def consequence(
    dice: Any, charts: Charts, firepower: int, firer: str, shot: str, distance: int, rake: str, aim: str,
    wind_effect: str, target: str, morale_effect_modifier: str,
) -> str:  # fmt: skip
    """What one broadside means for the men: morale, fire, both or neither.

    Rule: 11.4.11a, 11.4.11b, 1.8b, 11.5c.
    """
    t = tables_of(charts)
    aim = "rigging" if shot == "chain" else aim
    scored = raked_hits(dice, Shooting(firepower, firer, shot, distance), RAKES[rake], t)
    on_dice = morale_effect_modifier == "dice_count"
    asked = scored, shot, aim, MORALE[firer], WIND[wind_effect], MORALE[target], on_dice, t
    found = effect(dice, *asked) if scored else Effect()
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
            switch("take_cover", "11.4.4m"),
        ),
        two_pools, unit="hits",
    ),
    Question(
        "hits_left", HITS, ("11.4.4a", "11.4.4b", "11.4.4h", "11.4.4k"),
        (
            FIREPOWER, FIRER, SHOT, DISTANCE, SMOKE, whole("smoke_value", 1, 2, 2, "P11.15"),
            choice("smoke_count", ("markers", "values"), "markers", "11.4.4i"), FIRES,
            switch("steady_aim", "11.4.4g"), switch("take_cover", "11.4.4m"),
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
        "damage_at_height", DAMAGE, ("11.4.8k", "P11.11", "P10.10"),
        (PART, whole("height", 2, 19, 10, "11.4.8b"), whole("hits", 1, 16, 3, "11.4.8k"), AIM, SHOT),
        damage_at_height, unit="boxes",
    ),
    Question(
        "wind_at_the_guns", DAMAGE, ("11.4.8c", "11.4.8d", "11.4.8e", "11.4.8f"),
        (
            choice("own_bearing", tuple(BEARINGS), "beam", "11.4.8f"),
            choice("target_bearing", tuple(BEARINGS), "beam", "11.4.8f"),
            choice("firing_to", tuple(FIRING_TO), "to_windward", "11.4.8d"),
            choice("wind_gunnery", ("both", "firer"), "both", "11.4.8e"), AIM, FIRER,
        ),
        wind_at_the_guns,
    ),
    Question(
        "broadside", DAMAGE, ("11.4.8k", "P11.9", "P11.10", "P11.11", "P10.10"),
        (
            PART, FIREPOWER, FIRER, SHOT, DISTANCE, RAKE, whole("heading_difference", 0, 4, 2, "P11.9"),
            choice("rake_facing", ("perpendicular", "any_bearing"), "perpendicular", "P11.9"), AIM,
            WIND_EFFECT,
        ),
        broadside, unit="boxes",
    ),
    Question(
        "consequence", DAMAGE, ("11.4.11a", "11.4.11b", "1.8b", "11.5c"),
        (
            FIREPOWER, FIRER, SHOT, DISTANCE, RAKE, AIM, WIND_EFFECT, TARGET,
            choice("morale_effect_modifier", ("blue_die", "dice_count"), "blue_die", "11.4.11b"),
        ),
        consequence,
        outcomes=("neither", "morale_falls", "fire_breaks_out", "both_of_them"),
    ),
)  # fmt: skip
