"""The initiative of a turn: how many dice, who attacks, and what declining and refusing cost (7.9, 7.10).

Knows dice and points. Knows nothing of ships.
"""

from __future__ import annotations

from typing import NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.games.grand_fleet.state import DE, ENEMY, UK

ATTACK_DIFFERENCE = 2
COMPULSORY_DIFFERENCE = 4
REFUSAL_POINTS = 3


class SideRoll(NamedTuple):
    """One side's initiative: the die that counts, and whether two dice of equal parity cost it a point."""

    best: int
    parity_loss: bool


class TurnInitiative(NamedTuple):
    """The initiative of both sides. `attacker` is "" when nobody attacks; `vp` is + for the UK."""

    attacker: str
    difference: int
    parity_loss: tuple[str, ...]
    vp: int

    @property
    def compulsory(self) -> bool:
        """Whether the attacker must offer battle (rule 7.10c)."""
        return must_offer(self.difference)


class Declared(NamedTuple):
    """What the declarations come to: "battle", "declined", "refused_uk", "refused_de" or "nobody"."""

    result: str
    vp: int


def initiative_roll(dice: Dice, side: str, number_of_dice: int) -> SideRoll:
    """One side's roll: the higher die counts, equal parity of two dice costs 1 VP.

    Rule: 7.9a, 7.9b, 7.9c.

    >>> from navalgames.chance import ScriptedDice
    >>> initiative_roll(ScriptedDice([{"dice": "2d6", "shows": [1, 5]}]), "DE", 2)
    SideRoll(best=5, parity_loss=True)
    """
    shown = dice.faces(f"{number_of_dice}d6", "initiative-" + side.lower(), "7.9a")
    if number_of_dice > 1:
        acted("7.9b")
    loses = number_of_dice == 2 and shown[0] % 2 == shown[1] % 2
    if loses:
        acted("7.9c")
    return SideRoll(max(shown), loses)


def turn_initiative(dice: Dice, uk_dice: int, de_dice: int) -> TurnInitiative:
    """Both sides roll at once: who attacks, by how much, and what parity costs.

    Rule: 7.9c, 7.9d, 7.10a, 11.3a.
    """
    uk = dice.resolve(initiative_roll, UK, uk_dice)
    de = dice.resolve(initiative_roll, DE, de_dice)
    difference = abs(uk.best - de.best)
    attacker = "" if difference < ATTACK_DIFFERENCE else (UK if uk.best > de.best else DE)
    acted("7.10a")
    losers = tuple(side for side, roll in ((UK, uk), (DE, de)) if roll.parity_loss)
    if losers:
        acted("11.3a")
    if len(losers) > 1:
        acted("7.9d")
    return TurnInitiative(attacker, difference, losers, de.parity_loss - uk.parity_loss)


def must_offer(difference: int) -> bool:
    """Whether the attacker has to offer battle.

    Rule: 7.10c (ruling: the defender stays free).
    """
    must = difference >= COMPULSORY_DIFFERENCE
    if must:
        acted("7.10c")
    return must


def refusal_vp(attacker: str) -> int:
    """Change of the victory points when the defender refuses battle, positive for the UK.

    Rule: 7.10e, 11.3b.
    """
    acted("7.10e")
    acted("11.3b")
    return REFUSAL_POINTS if attacker == UK else -REFUSAL_POINTS


def declared(attacker: str, difference: int, offers: bool, accepts: bool) -> Declared:
    """Whether there is a battle, who prevented it, and what that costs.

    Rule: 7.10a, 7.10b, 7.10c, 7.10d, 7.10e, 7.10f.

    Args:
        offers: what the attacker wants; a compulsory offer is made all the same.
        accepts: what the defender wants.

    >>> declared("UK", 3, False, True), declared("UK", 4, False, False)
    (Declared(result='declined', vp=0), Declared(result='refused_de', vp=3))
    """
    if not attacker:
        return Declared("nobody", 0)
    acted("7.10b")
    if not must_offer(difference) and not offers:
        acted("7.10d")
        return Declared("declined", 0)
    if accepts:
        acted("7.10f")
        return Declared("battle", 0)
    return Declared("refused_" + ENEMY[attacker].lower(), refusal_vp(attacker))
