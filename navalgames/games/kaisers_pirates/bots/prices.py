"""What ships are worth to a player, and attacks that nobody answers, in victory points of advantage.

Knows a view, the exact odds, and a few rates measured by play. Must not know what an opponent may hold.
"""

from __future__ import annotations

from functools import cached_property

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.kaisers_pirates.bots import odds
from navalgames.games.kaisers_pirates.bots.habits import Scene
from navalgames.games.kaisers_pirates.rules import modifiers
from navalgames.games.kaisers_pirates.rules.frames import GERMAN, MINES, TORPEDO, Attack
from navalgames.games.kaisers_pirates.state import Options, Ship, State, lying, opponents, player
from navalgames.games.kaisers_pirates.tables import WARSHIP

USUAL_DEFENCE, USUAL_VP = "d6", 6.5
ATTACKS_A_TURN = 0.12
LATER_SHIP = 1.0
DAMAGE_TO_GERMAN, DAMAGE_TO_GUNS, DAMAGE_TO_TRADE = 0.22, 0.3, 0.25
PRIZE_HELD, PRIZE_LOST_A_TURN = 1.95, 0.04
SURPLUS_EARLY, SURPLUS_LATE, LATE = 0.8, 0.3, 4


class Prices(Scene):
    """A scene in which every ship has a price."""

    def __init__(self, view: State, side: str, charts: Charts, options: Options, dice: Dice) -> None:
        super().__init__(view, side, charts, options, dice)
        self.enemies = opponents(view, side, options)
        self.weight = 1.0 if self.box.team else 1.0 / max(1, len(self.enemies))

    # -------------------------------------------------------------------- ships

    def guns(self, ship: Ship) -> float:
        """The VP one intercept of a usual merchantman brings."""
        total = modifiers.markers(ship, "intercept_damaged", "intercept_extra_damage", "3.2.7i", self.box)
        total += self.box.modifier("intercept_out_of_supply") if ship.out_of_supply else 0
        coin = self.box.ships[ship.name].attack
        return odds.fate(coin, total, USUAL_DEFENCE, 0, self.charts).sunk * USUAL_VP

    def power(self, ship: Ship) -> float:
        """What a German ship brings its owner in the rest of the round, and in later ones."""
        return self.guns(ship) * ATTACKS_A_TURN * self.turns_left + LATER_SHIP

    @cached_property
    def german_share(self) -> float:
        """The share of a sunk German ship that will count (2.3.1d)."""
        german = sum(card.how == "german" for card in self.own.pile)
        trade = sum(card.how in ("merchantman", "passage", "prize", "exhausted") for card in self.own.pile)
        if german < trade + len(self.own.prizes):
            return 1.0
        return SURPLUS_EARLY if self.turns_left > LATE else SURPLUS_LATE

    def prize_worth(self, name: str) -> float:
        """A prize scores double unless it is lost before the round ends."""
        return self.vp(name) * (PRIZE_HELD - PRIZE_LOST_A_TURN * min(self.turns_left, 10))

    def fate_values(self, name: str) -> tuple[float, float, float]:
        """What it is worth to the enemy of its owner that a ship is sunk, damaged, or removed."""
        _, row, ship = lying(self.view, name)
        vp = self.vp(name)
        if row == "merchantmen":
            return vp, (0.0 if ship.damage or self.turns_left == 1 else DAMAGE_TO_TRADE * vp), 0.0
        if row == "prizes":
            lost = self.weight * self.prize_worth(name)
            return vp + lost, (0.0 if ship.damage else DAMAGE_TO_TRADE * vp), lost
        power = self.weight * self.power(ship)
        fading = min(1.0, (self.turns_left - 1) / 4)
        damage = 0.0 if ship.damage else DAMAGE_TO_GERMAN * vp * fading + DAMAGE_TO_GUNS * power
        return vp * self.german_share + power, damage, power

    def passage(self, name: str, bonus: int = 0) -> float:
        """The chance that a ship reaches safe passage when it tries (3.2.6c)."""
        card = self.box.ships[name]
        return odds.success(card.challenge, bonus, card.response, self.charts)

    def arrival(self, name: str) -> float:
        """What safe passage of a ship is worth to its owner, more than staying at sea."""
        row = lying(self.view, name)[1]
        vp = self.vp(name)
        return 2 * vp - 0.8 * self.prize_worth(name) + 0.5 if row == "prizes" else vp

    # -------------------------------------------------------------------- attacks

    def fire(self, frame: Attack, points: int = 0, capture: bool = False) -> float:
        """What the fire of an attack is worth to the attacker; `points` are added to the attack."""
        target = frame.target
        defence = modifiers.defence(self.view, target, self.box)
        total = modifiers.attack(self.view, frame, self.box) + points
        fate = odds.fate(frame.coin, total, self.box.ships[target].defence, defence, self.charts)
        sunk, damaged, _ = self.fate_values(target)
        ship = lying(self.view, target)[2]
        escape = 0.0
        if frame.kind not in (MINES, TORPEDO) and not ship.damage and self.box.ships[target].challenge:
            escape = self.weight * self.passage(target) * self.arrival(target)
        if frame.kind == GERMAN and (capture or frame.boarding) and not ship.damage:
            return fate.sunk * self.prize_worth(target) - (1 - fate.sunk) * escape
        if any(self.box.kind(card) == "Special Cargo" for card in frame.assists):
            sunk *= 2
        return fate.sunk * sunk + fate.damaged * damaged - (1 - fate.sunk - fate.damaged) * escape

    def shot_at_us(self, frame: Attack, coin: str) -> float:
        """What a shot at the intercepting ship costs its owner."""
        _, _, ship = lying(self.view, frame.ship)
        card = self.box.ships[ship.name]
        defence = modifiers.defence(self.view, ship.name, self.box)
        fate = odds.fate(coin, modifiers.night(frame, self.box), card.defence, defence, self.charts)
        damage = 0.0 if ship.damage else DAMAGE_TO_GERMAN * card.vp + DAMAGE_TO_GUNS * self.power(ship)
        known = 0.0 if ship.identified or card.kind == WARSHIP else 1.0
        return fate.sunk * (self.weight * card.vp + self.power(ship)) + fate.damaged * damage + known

    def mines(self, coin: str, opponent: str) -> float:
        """What mines against all merchantmen of a player are worth."""
        return sum(self.bomb(coin, ship) for ship in player(self.view, opponent).merchantmen)

    def bomb(self, coin: str, ship: Ship) -> float:
        """What a mine or torpedo is worth against one ship."""
        defence = modifiers.defence(self.view, ship.name, self.box)
        fate = odds.fate(coin, 0, self.box.ships[ship.name].defence, defence, self.charts)
        sunk, damaged, _ = self.fate_values(ship.name)
        return fate.sunk * sunk + fate.damaged * damaged
