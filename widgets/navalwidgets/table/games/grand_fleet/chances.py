"""The exact odds shown beside orders: the rules themselves, read with every die.

Knows the rules that roll and how a chance is written. Must not know widgets' pages or plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any

from navalgames.chance import Dice, Distribution, exact
from navalgames.charts import Charts
from navalgames.games.grand_fleet.rules import armament, combat, initiative, submarines
from navalgames.games.grand_fleet.state import ENEMY, UK, Boxes
from navalgames.games.grand_fleet.tables import Kind
from navalgames.texts import Texts
from navalgames.texts.figures import fraction_text
from navalwidgets.table.order_panel import Odds


def odds(texts: Texts, key: str, chance: Fraction, **facts: Any) -> Odds:
    """A chance as it stands beside an order."""
    return Odds(texts.t(key, **facts), fraction_text(chance), texts.percent(chance), float(chance))


@lru_cache(maxsize=8)
def initiative_of_turn(uk_dice: int, de_dice: int) -> Distribution:
    """The initiative of a turn for two numbers of dice."""
    return exact(initiative.turn_initiative, uk_dice, de_dice)


def initiative_odds(texts: Texts, side: str, dice: int) -> tuple[Odds, ...]:
    """Attacking and being attacked against one and against two enemy dice, and losing a point."""
    found = []
    for enemy_dice in (1, 2):
        numbers = (dice, enemy_dice) if side == UK else (enemy_dice, dice)
        chances = initiative_of_turn(*numbers)
        for key, attacker in (("gf-table-odds-attack", side), ("gf-table-odds-attacked", ENEMY[side])):
            found.append(odds(texts, key, _attacks(chances, attacker), dice=enemy_dice))
    loss = initiative_of_turn(dice, 1) if side == UK else initiative_of_turn(1, dice)
    chance = loss.chance_of(lambda result: side in result.parity_loss)
    return (*found, odds(texts, "gf-table-odds-parity", chance))


def _attacks(chances: Distribution, side: str) -> Fraction:
    return chances.chance_of(lambda result: result.attacker == side)


def another_box_odds(texts: Texts, side: str, boxes: Boxes, called: int) -> tuple[Odds, ...]:
    """The chance that a second deployment roll calls ships that the first one did not."""
    rolled = exact(armament.deployment_roll, side)
    more = rolled.chance_of(lambda number: number != called and bool(boxes[number]))
    return (odds(texts, "gf-table-odds-more-ships", more),)


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
    first = exact(submarines.effect, 1, charts)
    return (
        odds(texts, "gf-table-odds-german-point", first.chance_of(lambda effect: effect.vp < 0)),
        odds(texts, "gf-table-odds-british-point", first.chance_of(lambda effect: effect.vp > 0)),
    )


def manoeuvre_odds(
    texts: Texts, side: str, home: bool, fast: int, slow: int, half: bool, over: int, enemy: int | None
) -> tuple[Odds, ...]:
    """The chance of confusion and, when the enemy's number is known, of winning at least one situation."""
    roll = exact(combat.combat_initiative, side, home, fast, slow, half, over)
    found = []
    if over:
        found.append(odds(texts, "gf-table-odds-confused", roll.chance_of(lambda shown: shown.confused)))
    if enemy is None:
        return tuple(found)
    won = roll.chance_of(lambda shown: shown.number - enemy >= 2 and not shown.confused)
    lost = roll.chance_of(lambda shown: enemy - shown.number >= 2)
    return (
        *found,
        odds(texts, "gf-table-odds-choices", won),
        odds(texts, "gf-table-odds-enemy-choices", lost),
    )


def salvo_on_average(charts: Charts, table: str, targets: Iterable[Kind]) -> tuple[Fraction, Fraction]:
    """Ships sunk and ships sent to the DDbox, on average, when these targets are rolled for."""
    sunk = boxed = Fraction(0)
    for kind in targets:
        result = exact(combat.damage, kind, charts, table)
        sunk += result.chance(combat.SUNK)
        boxed += result.chance(combat.DDBOX)
    return sunk, boxed
