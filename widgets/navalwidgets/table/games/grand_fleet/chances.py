"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know widgets' pages or plays.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from navalgames.chance import Dice, exact
from navalgames.chance.dice import Procedure
from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules import armament, combat, initiative, submarines
from navalgames.games.grand_fleet.state import DE, ENEMY, UK, Boxes
from navalgames.games.grand_fleet.tables import Kind
from navalgames.pictures.trial import Trial
from navalgames.texts import Texts
from navalwidgets.table.odds import odds_of
from navalwidgets.table.order_panel import Odds


def initiative_odds(texts: Texts, side: str, dice: int) -> tuple[Odds, ...]:
    """Attacking and being attacked against one and against two enemy dice, and losing a point."""
    found = []
    for enemy_dice in (1, 2):
        trial = _initiative(side, dice, enemy_dice, attacker)
        for key, by in (("gf-table-odds-attack", side), ("gf-table-odds-attacked", ENEMY[side])):
            found.append(odds_of(texts, texts.t(key, dice=enemy_dice), trial, f"{by.lower()}_attacks"))
    loss = _initiative(side, dice, 1, _loses[side])
    return (*found, odds_of(texts, texts.t("gf-table-odds-parity"), loss))


def _initiative(side: str, dice: int, enemy_dice: int, sort: Callable[[Any], Any]) -> Trial:
    numbers = (dice, enemy_dice) if side == UK else (enemy_dice, dice)
    return Trial(initiative.turn_initiative, numbers, sort)


def attacker(result: initiative.TurnInitiative) -> str:
    """Who attacks; "nobody" where the difference is too small."""
    return f"{result.attacker.lower()}_attacks" if result.attacker else "nobody"


def _uk_loses(result: initiative.TurnInitiative) -> bool:
    return UK in result.parity_loss


def _de_loses(result: initiative.TurnInitiative) -> bool:
    return DE in result.parity_loss


_loses = {UK: _uk_loses, DE: _de_loses}


def another_box_odds(texts: Texts, side: str, boxes: Boxes, called: int) -> tuple[Odds, ...]:
    """The chance that a second deployment roll calls ships that the first one did not."""
    calling = tuple(number for number, box in enumerate(boxes) if box and number != called)
    trial = Trial(_calls_more, (side, calling))
    return (odds_of(texts, texts.t("gf-table-odds-more-ships"), trial),)


def _calls_more(dice: Dice, side: str, calling: tuple[int, ...]) -> bool:
    return armament.deployment_roll(dice, side) in calling


def deployed_on_average(side: str, boxes: Boxes, rolls: int) -> Fraction:
    """How many ships a deployment from these boxes brings on average."""
    sizes = tuple(len(box) for box in boxes)
    return exact(_ships_called, side, sizes, rolls).mean()


def _ships_called(dice: Dice, side: str, sizes: tuple[int, ...], rolls: int) -> int:
    called = tuple(dice.resolve(armament.deployment_roll, side) for _ in range(rolls))
    boxes = tuple(tuple(f"{box}-{ship}" for ship in range(size)) for box, size in enumerate(sizes))
    return len(armament.called_ships(boxes, called))


def warfare_odds(texts: Texts, charts: Charts) -> tuple[Odds, ...]:
    """What the first roll on the effect table does once the warfare has begun."""
    first = Trial(submarines.effect, (1, charts), points)
    return (
        odds_of(texts, texts.t("gf-table-odds-german-point"), first, -1),
        odds_of(texts, texts.t("gf-table-odds-british-point"), first, 1),
    )


def points(effect: submarines.Effect) -> int:
    """Whom a roll of the submarine war brings points: -1 Germany, 1 the British, 0 nobody."""
    return (effect.vp > 0) - (effect.vp < 0)


def manoeuvre_odds(
    texts: Texts, side: str, home: bool, fast: int, slow: int, half: bool, over: int, enemy: int | None
) -> tuple[Odds, ...]:
    """The chance of confusion and, when the enemy's number is known, of winning at least one situation."""
    given = (side, home, fast, slow, half, over)
    found = []
    if over:
        confusion = Trial(combat.combat_initiative, given, _is_confused)
        found.append(odds_of(texts, texts.t("gf-table-odds-confused"), confusion))
    if enemy is None:
        return tuple(found)
    won = Trial(_situations, (enemy, *given))
    return (
        *found,
        odds_of(texts, texts.t("gf-table-odds-choices"), won, "own"),
        odds_of(texts, texts.t("gf-table-odds-enemy-choices"), won, "theirs"),
    )


def _is_confused(shown: combat.CombatRoll) -> bool:
    return shown.confused


def _situations(dice: Dice, enemy: int, *given: Any) -> str:
    """Who wins by two or more: "own", "theirs" or nobody."""
    shown = combat.combat_initiative(dice, *given)
    if enemy - shown.number >= 2:
        return "theirs"
    return "own" if shown.number - enemy >= 2 and not shown.confused else "nobody"


def combat_number(shown: combat.CombatRoll) -> int | str:
    """What a combat initiative roll comes to: its number, or "confused"."""
    return "confused" if shown.confused else shown.number


def vp_moved(effect: submarines.Effect) -> int:
    """How many points a roll of the submarine war moves; below zero for Germany."""
    return effect.vp


RESULTS: Mapping[Procedure, Callable[[Any], Hashable]] = {
    initiative.turn_initiative: attacker,
    combat.combat_initiative: combat_number,
    submarines.effect: vp_moved,
}


def out_of_salvo(charts: Charts, table: str, targets: Iterable[Kind]) -> tuple[Fraction, ...]:
    """The chances that one ship or more of these targets is out of the fight, two or more, and so on to all.

    Each rolls for herself (8.11e); sunk and damaged ships are both out.
    """
    exactly = [Fraction(1)]
    for kind in targets:
        result = exact(combat.damage, kind, charts, table)
        out = result.chance(combat.SUNK) + result.chance(combat.DDBOX)
        stays, goes = ([part * chance for part in exactly] for chance in (1 - out, out))
        exactly = [a + b for a, b in zip([*stays, Fraction(0)], [Fraction(0), *goes], strict=True)]
    return tuple(sum(exactly[least:], Fraction(0)) for least in range(1, len(exactly)))


def salvo_on_average(charts: Charts, table: str, targets: Iterable[Kind]) -> tuple[Fraction, Fraction]:
    """Ships sunk and ships sent to the DDbox, on average, when these targets are rolled for."""
    sunk = boxed = Fraction(0)
    for kind in targets:
        result = exact(combat.damage, kind, charts, table)
        sunk += result.chance(combat.SUNK)
        boxed += result.chance(combat.DDBOX)
    return sunk, boxed
