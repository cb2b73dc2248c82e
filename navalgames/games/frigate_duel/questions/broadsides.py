"""A broadside: hits and cancels, damage, morale, fire; and a broadside against a rake (11).

Knows how sliders name morale, shot and wind. The rules stand in `rules`: `gunnery`, `volleys`, `sea` and
`smoke_and_wind`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Course, OneStep, Question, Setting
from navalgames.games.frigate_duel.questions import crew_course
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
    idle,
    letter,
    morale,
    refusal,
    switch,
    unused_smoke,
    whole,
)
from navalgames.games.frigate_duel.rules import cards, gunnery, sea, smoke_and_wind, volleys
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


def left(dice: Dice, one: Shooting, t: Tables) -> int:
    """Hits left of a broadside.

    Rule: 11.4.4a to 11.4.4m.
    """
    shot = SHOTS[one.shot]
    guns = one.firepower if one.shot == "round" or gunnery.reaches(shot, one.distance, False, t) else 0
    card = cards.size_of("steady_aim", t) if one.steady_aim else 0
    modifier = gunnery.hit_modifier(MORALE[one.morale], shot, one.distance, t, card)
    smoke = smoke_and_wind.smoke_counted((one.smoke_value,) * one.smoke, one.smoke_count)
    against = gunnery.cancel_dice(one.distance, smoke, one.fires, t)
    harder = cancel_modifier(one.distance, one.take_cover, t) if against else 0
    return gunnery.hits_left(dice, guns, modifier, against, harder, t)


def cancel_modifier(distance: int, take_cover: bool, t: Tables) -> int:
    """What is added to the cancelling dice there are (11.4.4l, 11.4.4m)."""
    return gunnery.cancel_modifier(distance, t, cards.size_of("take_cover", t) if take_cover else 0)


def hits_left(
    dice: Dice, charts: Charts, firepower: int, firer: str, shot: str, distance: int, smoke: int,
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
    dice: Dice, charts: Charts, hit_dice: int, hit_modifier: int, cancel_dice: int, long_range: bool,
    take_cover: bool,
) -> int:  # fmt: skip
    """The two pools alone: hit dice against cancelling dice.

    Rule: 11.4.4a, 11.4.4b, 11.4.4k, 11.4.4l, 11.4.4m.
    """
    t = tables_of(charts)
    far = gunnery.at_long_range(t) if long_range and cancel_dice else 0
    cover = cards.size_of("take_cover", t) if take_cover and cancel_dice else 0
    return gunnery.hits_left(dice, hit_dice, hit_modifier, cancel_dice, far + cover, t)


def damage_total(dice: Dice, charts: Charts, aim: str, firer: str, wind_effect: str) -> int:
    """The damage total: low is hull, high is rigging.

    Rule: 11.4.8b to 11.4.8j.
    """
    t = tables_of(charts)
    return gunnery.damage_roll(dice)[1] + gunnery.damage_modifier(aim, MORALE[firer], WIND[wind_effect], t)


def wind_at_the_guns(
    dice: Dice, charts: Charts, own_bearing: str, target_bearing: str, firing_to: str, wind_gunnery: str,
    aim: str, firer: str,
) -> int:  # fmt: skip
    """The damage total by how both ships lie to the wind.

    Rule: P1.6, 11.4.8c, 11.4.8d, 11.4.8e, 11.4.8f.
    """
    t = tables_of(charts)
    wind = FIRING_TO[firing_to]
    acted("P1.6" if wind else "")
    letters = (letter(bearing, t) for bearing in (own_bearing, target_bearing))
    if wind and not smoke_and_wind.wind_felt(letters, wind_gunnery, t):
        wind = 0
    return gunnery.damage_roll(dice)[1] + gunnery.damage_modifier(aim, MORALE[firer], wind, t)


def damage_at_height(
    dice: Dice, charts: Charts, part: str, height: int, hits: int, aim: str, shot: str
) -> int:
    """What some hits mark at a height: low is hull, high is rigging. No die is rolled.

    Rule: 11.4.8k, P11.11, P10.10.
    """
    return gunnery.damage(aim, height, hits, SHOTS[shot], tables_of(charts))[PARTS.index(part)]


def marks(
    dice: Dice, scored: int, shot: str, aim: str, own: int, wind: int, t: Tables
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
    dice: Dice, scored: int, shot: str, aim: str, own: int, wind: int, target: int, on_dice: bool, t: Tables
) -> Effect:
    """What some hits do to the hull, the morale and by fire.

    Rule: 11.4.8b, 11.4.8k, 11.4.11a, 11.4.11b, 1.8a, 11.5a.
    """
    blue, hull, fire = dice.resolve(rolled_damage, scored, shot, aim, own, wind, t)
    checks = gunnery.morale_dice(scored, blue, target, t, on_dice)
    falls = dice.resolve(gunnery.morale_falls, checks, target, t)
    return Effect(hull, falls, dice.resolve(gunnery.fire_starts, fire, t))


def rolled_damage(
    dice: Dice, scored: int, shot: str, aim: str, own: int, wind: int, t: Tables
) -> tuple[int, int, int]:
    """The blue die, the hull boxes and the dice of the fire check that some hits come to.

    Rule: 11.4.8b, 11.4.8k, 11.5b.
    """
    blue, rolled = gunnery.damage_roll(dice)
    total = rolled + gunnery.damage_modifier(aim, own, wind, t)
    hull, _, _ = gunnery.damage(aim, total, scored, SHOTS[shot], t)
    return blue, hull, gunnery.fire_dice(total, scored, t)


def raked_hits(dice: Dice, one: Shooting, rake: str, t: Tables) -> int:
    """Hits left, those of a rake counted as it says, if a square for it lies so far off (P11.9, P11.10)."""
    lies_across = rake and one.distance in sea.rake_distances(rake, t)
    return gunnery.raked(dice.resolve(left, one, t), rake if lies_across else "", t)


def broadside(
    dice: Dice, charts: Charts, part: str, firepower: int, firer: str, shot: str, distance: int, rake: str,
    heading_difference: int, rake_facing: str, aim: str, wind_effect: str,
) -> int:  # fmt: skip
    """Boxes or crew points that one broadside takes.

    Rule: 11.4.8k, P11.8, P11.9, P11.10, P11.11.
    """
    t = tables_of(charts)
    found = sea.rake_across(RAKES[rake], heading_difference, rake_facing == "any_bearing")
    scored = raked_hits(dice, Shooting(firepower, firer, shot, distance), found, t)
    if not scored:
        acted("P11.8")
        return 0
    return marks(dice, scored, shot, aim, MORALE[firer], WIND[wind_effect], t)[PARTS.index(part)]


def consequence(
    dice: Dice, charts: Charts, firepower: int, firer: str, shot: str, distance: int, rake: str, aim: str,
    wind_effect: str, target: str, morale_effect_modifier: str,
) -> str:  # fmt: skip
    """What one broadside means for the men: morale, fire, both or neither.

    Rule: 11.4.11a, 11.4.11b, 1.8b, 11.5c, P11.8.
    """
    t = tables_of(charts)
    scored = raked_hits(dice, Shooting(firepower, firer, shot, distance), RAKES[rake], t)
    on_dice = morale_effect_modifier == "dice_count"
    asked = scored, shot, aim, MORALE[firer], WIND[wind_effect], MORALE[target], on_dice, t
    if not scored:
        acted("P11.8")
        return "neither"
    found = effect(dice, *asked)
    return {
        (False, False): "neither",
        (True, False): "morale_falls",
        (False, True): "fire_breaks_out",
        (True, True): "both_of_them",
    }[found.morale, found.fire]


def _for_the_men(
    charts: Charts, outcome: Any, firepower: int, firer: str, shot: str, distance: int, rake: str,
    target: str, morale_effect_modifier: str, **_: Any,
) -> Course:  # fmt: skip
    t = tables_of(charts)
    hits = exact(raked_hits, Shooting(firepower, firer, shot, distance), RAKES[rake], t)
    return crew_course.told(hits, MORALE[target], morale_effect_modifier == "dice_count", t)


def hits_to_damage(
    dice: Dice, charts: Charts, part: str, hits: int, aim: str, firer: str, wind_effect: str
) -> int:
    """What a given number of hits marks.

    Rule: 11.4.8k, P11.11.
    """
    t = tables_of(charts)
    return marks(dice, hits, "round", aim, MORALE[firer], WIND[wind_effect], t)[PARTS.index(part)]


# ------------------------------------------------------------------------ settings


def refused_shot(
    charts: Charts, shot: str, distance: int, aim: str = "rigging", rake: str = "no_rake", **_: Any
) -> Setting | None:
    """Shot that may not be fired so far or so aimed, and rakes from where no square rakes.

    Rule: P11.1, P10.10, P11.9. Round shot reaches as far as the slider goes.
    """
    t = tables_of(charts)
    rule = "" if shot == "round" else volleys.shot_objection(SHOTS[shot], distance, aim, False, t)
    if rule:
        parameter = "distance" if volleys.shot_objection(SHOTS[shot], 0, aim, False, t) == "" else "aim"
        return refusal(parameter, "chain-only-rigging" if rule == "P10.10" else "too-far", rule)
    if RAKES[rake] and distance not in sea.rake_distances(RAKES[rake], t):
        return refusal("distance", "no-rake-from-there", "P11.9")
    return None


def _refused_aim(charts: Charts, shot: str, aim: str, **_: Any) -> Setting | None:
    return refused_shot(charts, shot, 0, aim)


def _idle_pools(charts: Charts, cancel_dice: int, **_: Any) -> tuple[Setting, ...]:
    return () if cancel_dice else idle(("long_range", "take_cover"), "no-cancelling-dice", "11.4.4h")


def _idle_hits(
    charts: Charts, distance: int, smoke: int, smoke_count: str, fires: int, **_: Any
) -> tuple[Setting, ...]:
    found = unused_smoke(smoke, smoke_count)
    if not (distance or smoke or fires):
        found += idle(("take_cover",), "no-cancelling-dice", "11.4.4h")
    return found


def _idle_wind(
    charts: Charts, own_bearing: str, firing_to: str, wind_gunnery: str, **_: Any
) -> tuple[Setting, ...]:
    t = tables_of(charts)
    if not FIRING_TO[firing_to]:
        return idle(("own_bearing", "target_bearing", "wind_gunnery"), "across-the-wind", "11.4.8e")
    if not t.feels_wind[letter(own_bearing, t)]:
        return idle(("target_bearing", "firing_to", "wind_gunnery"), "no-wind-felt", "11.4.8f")
    return idle(("target_bearing",), "firer-alone", "11.4.8e") if wind_gunnery == "firer" else ()


def _idle_height(charts: Charts, part: str, shot: str, **_: Any) -> tuple[Setting, ...]:
    spared = part == "hull" and shot == "chain"
    return idle(("height", "hits"), "chain-spares-hull", "P10.10") if spared else ()


def _idle_broadside(
    charts: Charts, part: str, shot: str, rake: str, rake_facing: str, **_: Any
) -> tuple[Setting, ...]:
    if part == "hull" and shot == "chain":
        names = ("firepower", "firer", "heading_difference", "rake_facing", "wind_effect")
        return idle(names, "chain-spares-hull", "P10.10")
    if not RAKES[rake]:
        return idle(("heading_difference", "rake_facing"), "no-rake", "P11.9")
    return idle(("heading_difference",), "square-alone", "P11.9") if rake_facing == "any_bearing" else ()


def _idle_consequence(charts: Charts, target: str, **_: Any) -> tuple[Setting, ...]:
    return () if MORALE[target] else idle(("morale_effect_modifier",), "steady", "11.4.11b")


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
        OneStep(two_pools), unit="hits", idle=_idle_pools,
    ),
    Question(
        "hits_left", HITS, ("11.4.4a", "11.4.4b", "11.4.4h", "11.4.4k"),
        (
            FIREPOWER, FIRER, SHOT, DISTANCE, SMOKE, whole("smoke_value", 1, 2, 2, "P11.15"),
            choice("smoke_count", ("markers", "values"), "markers", "11.4.4i"), FIRES,
            switch("steady_aim", "11.4.4g"), switch("take_cover", "11.4.4m"),
        ),
        OneStep(hits_left), unit="hits", refused=refused_shot, idle=_idle_hits,
    ),
    Question(
        "damage_total", DAMAGE, ("11.4.8b", "11.4.8c", "11.4.8d", "11.4.8g", "11.4.8i"),
        (AIM, FIRER, WIND_EFFECT),
        OneStep(damage_total),
    ),
    Question(
        "hits_to_damage", DAMAGE, ("11.4.8k", "P11.11"),
        (PART, whole("hits", 1, 16, 3, "11.4.8k"), AIM, FIRER, WIND_EFFECT),
        OneStep(hits_to_damage), unit="boxes",
    ),
    Question(
        "damage_at_height", DAMAGE, ("11.4.8k", "P11.11", "P10.10"),
        (PART, whole("height", 2, 19, 10, "11.4.8b"), whole("hits", 1, 16, 3, "11.4.8k"), AIM, SHOT),
        OneStep(damage_at_height), unit="boxes", refused=_refused_aim, idle=_idle_height,
    ),
    Question(
        "wind_at_the_guns", DAMAGE, ("11.4.8c", "11.4.8d", "11.4.8e", "11.4.8f"),
        (
            choice("own_bearing", BEARINGS, "beam", "11.4.8f"),
            choice("target_bearing", BEARINGS, "beam", "11.4.8f"),
            choice("firing_to", tuple(FIRING_TO), "to_windward", "11.4.8d"),
            choice("wind_gunnery", ("both", "firer"), "both", "11.4.8e"), AIM, FIRER,
        ),
        OneStep(wind_at_the_guns), idle=_idle_wind,
    ),
    Question(
        "broadside", DAMAGE, ("11.4.8k", "P11.9", "P11.10", "P11.11", "P10.10"),
        (
            PART, FIREPOWER, FIRER, SHOT, DISTANCE, RAKE, whole("heading_difference", 0, 4, 2, "P11.9"),
            choice("rake_facing", ("perpendicular", "any_bearing"), "perpendicular", "P11.9"), AIM,
            WIND_EFFECT,
        ),
        OneStep(broadside), unit="boxes", refused=refused_shot, idle=_idle_broadside,
    ),
    Question(
        "consequence", DAMAGE, ("11.4.11a", "11.4.11b", "1.8b", "11.5c"),
        (
            FIREPOWER, FIRER, SHOT, DISTANCE, RAKE, AIM, WIND_EFFECT, TARGET,
            choice("morale_effect_modifier", ("blue_die", "dice_count"), "blue_die", "11.4.11b"),
        ),
        OneStep(consequence), refused=refused_shot, idle=_idle_consequence, course=_for_the_men,
        outcomes=("neither", "morale_falls", "fire_breaks_out", "both_of_them"),
    ),
)  # fmt: skip
