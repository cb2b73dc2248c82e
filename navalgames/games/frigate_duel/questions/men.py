"""Men against men: chasers, morale, grapple, getting free, melee and its best split (1.8, 11.9, 12, 15).

Knows how sliders name morale. The rules stand in `rules.boarding`, `rules.gunnery` and `rules.sails`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

from navalgames.chance import Dice, Distribution, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.frigate_duel.questions.sliders import (
    MORALE,
    idle,
    morale,
    quality,
    refusal,
    switch,
    whole,
)
from navalgames.games.frigate_duel.rules import boarding, cards, gunnery, sails
from navalgames.games.frigate_duel.tables import Entries, Tables, tables_of

BOARDING = "boarding"


def chaser_hits(dice: Dice, charts: Charts, shots: int) -> int:
    """How many of some chaser shots hit.

    Rule: 11.9b.
    """
    t = tables_of(charts)
    return sum(dice.each(_one_chaser, ("shot",) * shots, t))


def _one_chaser(dice: Dice, shot: str, t: Entries) -> bool:
    return gunnery.chaser_hits(dice, t)


def morale_check(dice: Dice, charts: Charts, check_dice: int, crew: str) -> bool:
    """Does the morale fall?

    Rule: 1.8a, 1.8b, 1.8c, 1.8d.
    """
    return gunnery.morale_falls(dice, check_dice, MORALE[crew], tables_of(charts))


def grapple(
    dice: Dice, charts: Charts, own_morale: str, enemy_morale: str, own_crew: int, enemy_crew: int,
    heading_difference: int, french: bool, boarders_away: bool,
) -> bool:  # fmt: skip
    """Does a grapple hold?

    Rule: 12.0b to 12.0i, P17.card.boarders.
    """
    t = tables_of(charts)
    modifier = boarding.grapple_modifier(
        MORALE[own_morale], MORALE[enemy_morale], own_crew, enemy_crew, heading_difference, french, t
    )
    card = cards.size_of("boarders", t) if boarders_away else 0
    return boarding.grapples(dice, modifier + card, t)


def break_free(
    dice: Dice, charts: Charts, own_quality: int, enemy_quality: int, own_morale: str, cut_free: bool
) -> bool:
    """Does a ship get free?

    Rule: 17.5b2, 17.5b3, 17.5b4, 17.5b5, P17.card.cut_free.
    """
    t = tables_of(charts)
    card = cards.size_of("cut_free", t) if cut_free else 0
    modifier = sails.freeing_modifier(own_quality, enemy_quality, MORALE[own_morale])
    return sails.frees(dice, modifier + card, t)


def melee(
    dice: Dice, charts: Charts, attack: int, attack_support: int, attack_modifier: int, defence: int,
    defence_support: int, defence_modifier: int, melee_support_stack: bool,
) -> int:  # fmt: skip
    """Hits left of an attack in melee.

    Rule: 15.0c, 15.0d, 15.0h, P15.5.
    """
    return boarding.melee(
        dice, (attack, attack_support), attack_modifier, (defence, defence_support), defence_modifier,
        tables_of(charts), melee_support_stack,
    )  # fmt: skip


def melee_split(dice: Dice, charts: Charts, crew_points: int, support: int, modifier: int) -> int:
    """Successes of a crew of which some points support.

    Rule: 15.0b, 15.0c, 15.0d, 15.0h.
    """
    rolling, helping = boarding.divided(crew_points, support)
    return boarding.melee_successes(dice, rolling, helping, modifier, tables_of(charts), True, "melee-attack")


def _refused_split(charts: Charts, crew_points: int, support: int, **_: Any) -> Setting | None:
    if support <= crew_points:
        return None
    return refusal("support", "support-beyond-crew", "15.0b", points=crew_points)


def melee_both(
    dice: Dice, charts: Charts, attack_crew: int, attack_support: int, attack_modifier: int,
    defence_crew: int, defence_support: int, defence_modifier: int,
) -> int:  # fmt: skip
    """Hits left when both divide their crews: a grid over the two supports shows every split of both.

    Rule: 15.0b, 15.0c, 15.0d, 15.0h.
    """
    attack = boarding.divided(attack_crew, attack_support)
    defence = boarding.divided(defence_crew, defence_support)
    return boarding.melee(dice, attack, attack_modifier, defence, defence_modifier, tables_of(charts))


def _refused_splits(
    charts: Charts, attack_crew: int, attack_support: int, defence_crew: int, defence_support: int, **_: Any
) -> Setting | None:
    """More in support than there are; and of an attack at least one point rolls (P15.1)."""
    if attack_support >= attack_crew:
        return refusal("attack_support", "attack-needs-a-point", "P15.1")
    if defence_support > defence_crew:
        return refusal("defence_support", "support-beyond-crew", "15.0b", points=defence_crew)
    return None


def _idle_splits(charts: Charts, defence_crew: int, defence_support: int, **_: Any) -> tuple[Setting, ...]:
    rolling = defence_crew - defence_support
    return () if rolling else idle(("defence_modifier",), "nobody-rolls", "15.0c")


def best_split(
    dice: Dice, charts: Charts, attack_crew: int, attack_modifier: int, defence_crew: int,
    defence_modifier: int,
) -> int:  # fmt: skip
    """The support of the split that leaves most hits on average when the defender answers it best.

    Rule: 15.0b, 15.0d, 15.0h, P15.1. No die is rolled: every split of both is read exactly and compared.
    """
    if attack_crew == 1:
        acted("P15.1")
        return 0
    worst = [
        mean
        for mean, _ in _best_answers(charts, attack_crew, attack_modifier, defence_crew, defence_modifier)
    ]
    return worst.index(max(worst))


def _best_answers(
    charts: Charts, attack_crew: int, attack_modifier: int, defence_crew: int, defence_modifier: int
) -> list[tuple[Fraction, int]]:
    """For each number of attackers in support the hits left on average when the defender answers it best, and
    how many he then has in support.
    """
    t = tables_of(charts)
    attacks = [_successes(t, attack_crew, helping, attack_modifier) for helping in range(attack_crew)]
    defences = [_successes(t, defence_crew, aiding, defence_modifier) for aiding in range(defence_crew + 1)]
    return [
        min((_mean_left(hits, cancels), aiding) for aiding, cancels in enumerate(defences))
        for hits in attacks
    ]


def _compared(charts: Charts, outcome: Hashable, attack_crew: int, **given: int) -> Course:
    """Every number of attackers in support, with the best answer to it."""
    if attack_crew == 1:
        return Course((), most=-1)
    acts = tuple(
        Act("split-tried", (
            ("support", support), ("rolling", attack_crew - support), ("answer", answer),
            ("mean", round(float(mean), 3)), ("best", support == outcome),
        ))
        for support, (mean, answer) in enumerate(_best_answers(charts, attack_crew, **given))
    )  # fmt: skip
    return Course(acts, most=-1, compared=True)


def _successes(t: Tables, crew: int, helping: int, modifier: int) -> Distribution:
    rolling, helping = boarding.divided(crew, helping)
    return exact(boarding.melee_successes, rolling, helping, modifier, t, True, "melee-attack")


def _idle_best(charts: Charts, attack_crew: int, defence_crew: int, **_: Any) -> tuple[Setting, ...]:
    if attack_crew == 1:
        return idle(("attack_modifier", "defence_crew", "defence_modifier"), "one-point-attacks", "P15.1")
    return () if defence_crew else idle(("defence_modifier",), "nobody-rolls", "15.0c")


def _mean_left(hits: Distribution, cancels: Distribution) -> Fraction:
    """The mean of the hits left of two independent counts."""
    left = sum(
        max(0, hit - cancel) * weight * share
        for hit, weight in hits.weights.items()
        for cancel, share in cancels.weights.items()
    )
    return Fraction(left, hits.total * cancels.total)


def captured(
    dice: Dice, charts: Charts, attack: int, attack_support: int, attack_modifier: int, defence: int,
    defence_support: int, defence_modifier: int,
) -> bool:  # fmt: skip
    """Is the ship taken by this attack?

    Rule: P15.4.
    """
    left = boarding.melee(
        dice, (attack, attack_support), attack_modifier, (defence, defence_support), defence_modifier,
        tables_of(charts),
    )  # fmt: skip
    return boarding.captures(left, defence + defence_support)


def _idle_captured(charts: Charts, defence: int, **_: Any) -> tuple[Setting, ...]:
    return () if defence else idle(("defence_modifier",), "nobody-rolls", "15.0c")


def _idle_melee(
    charts: Charts, attack_support: int, defence: int, defence_support: int, **_: Any
) -> tuple[Setting, ...]:
    found = () if defence else idle(("defence_support", "defence_modifier"), "nobody-rolls", "15.0c")
    if not (attack_support or (defence and defence_support)):
        found += idle(("melee_support_stack",), "no-support", "15.0h")
    return found


SPLIT = (
    whole("attack", 1, 8, 3, "15.0b"), whole("attack_support", 0, 6, 1, "15.0h"),
    whole("attack_modifier", -2, 3, 0, "15.0e"), whole("defence", 0, 8, 2, "15.0b"),
    whole("defence_support", 0, 6, 0, "15.0h"), whole("defence_modifier", -2, 2, 0, "15.0e"),
)  # fmt: skip

QUESTIONS = (
    Question(
        "chaser_hits", "hits", ("11.9b",), (whole("shots", 1, 12, 4, "P11.16"),),
        OneStep(chaser_hits), unit="hits",
    ),
    Question(
        "morale_check", "damage", ("1.8a", "1.8b", "1.8c", "1.8d"),
        (whole("check_dice", 1, 3, 1, "1.8a"), morale("crew", "1.8c")), OneStep(morale_check),
    ),
    Question(
        "grapple", BOARDING, ("12.0b", "12.0c", "12.0e", "12.0g", "12.0i"),
        (
            morale("own_morale", "12.0c"), morale("enemy_morale", "12.0d"),
            whole("own_crew", 0, 10, 3, "12.0e"),
            whole("enemy_crew", 0, 10, 3, "12.0f"), whole("heading_difference", 0, 4, 0, "12.0g"),
            switch("french", "12.0i"), switch("boarders_away", "P17.card.boarders"),
        ),
        OneStep(grapple),
    ),
    Question(
        "break_free", BOARDING, ("17.5b2", "17.5b3", "17.5b4", "17.5b5"),
        (
            quality("own_quality", "17.5b3"), quality("enemy_quality", "17.5b4"),
            morale("own_morale", "17.5b5"),
            switch("cut_free", "P17.card.cut_free"),
        ),
        OneStep(break_free),
    ),
    Question(
        "melee", BOARDING, ("15.0c", "15.0d", "15.0h"),
        (*SPLIT, switch("melee_support_stack", "15.0h", True)),
        OneStep(melee), unit="hits", idle=_idle_melee,
    ),
    Question(
        "melee_split", BOARDING, ("15.0b", "15.0c", "15.0h"),
        (
            whole("crew_points", 1, 10, 6, "15.0b"), whole("support", 0, 9, 2, "15.0h"),
            whole("modifier", -2, 3, 0, "15.0e"),
        ),
        OneStep(melee_split), unit="hits", refused=_refused_split,
    ),
    Question(
        "melee_both", BOARDING, ("15.0b", "15.0c", "15.0d", "15.0h"),
        (
            whole("attack_crew", 1, 8, 6, "15.0b"), whole("attack_support", 0, 7, 2, "15.0h"),
            whole("attack_modifier", -2, 3, 0, "15.0e"), whole("defence_crew", 0, 8, 4, "15.0b"),
            whole("defence_support", 0, 8, 1, "15.0h"), whole("defence_modifier", -2, 2, 0, "15.0e"),
        ),
        OneStep(melee_both), unit="hits", refused=_refused_splits, idle=_idle_splits,
    ),
    Question(
        "best_split", BOARDING, ("15.0b", "15.0d", "15.0h"),
        (
            whole("attack_crew", 1, 8, 6, "15.0b"), whole("attack_modifier", -2, 3, 0, "15.0e"),
            whole("defence_crew", 0, 8, 4, "15.0b"), whole("defence_modifier", -2, 2, 0, "15.0e"),
        ),
        OneStep(best_split), unit="points", idle=_idle_best, course=_compared,
    ),
    Question("captured", BOARDING, ("P15.4", "15.0d"), SPLIT, OneStep(captured), idle=_idle_captured),
)  # fmt: skip
