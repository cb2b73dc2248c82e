"""What the action side of each card is worth, in victory points of advantage.

Knows one function for each kind that names players or ships; assists and attacks stand in `plans`.
"""

from __future__ import annotations

from collections.abc import Callable

from navalgames.games.kaisers_pirates.bots import odds
from navalgames.games.kaisers_pirates.bots.prices import DAMAGE_TO_GERMAN, DAMAGE_TO_GUNS
from navalgames.games.kaisers_pirates.bots.worth import CARD, Reckoning
from navalgames.games.kaisers_pirates.rules import modifiers
from navalgames.games.kaisers_pirates.rules.frames import MONITOR, Attack
from navalgames.games.kaisers_pirates.state import lying, player

SUPPLY, SUPPLIED = 0.3, 0.4
LOST_TURN = 3.0
EXTRA_TURN = 2.5
NEWS = 0.4
HIDDEN_AGAIN = 0.12
NEW_SHIP = 3.5


def _chance(scene: Reckoning, card: str, points: int = 0) -> float:
    """The chance of the challenge on a card."""
    coins = scene.box.cards[card]
    return odds.success(coins.challenge, points, coins.response, scene.charts)


def _breakdown(scene: Reckoning, card: str, side: str, name: str) -> float:
    """Damage to a ship (3.3.6)."""
    return _chance(scene, card) * scene.fate_values(name)[1]


def _interned(scene: Reckoning, card: str, side: str, name: str) -> float:
    """The ship is gone (3.3.18)."""
    ship = lying(scene.view, name)[2]
    return _chance(scene, card, modifiers.interned(ship, scene.box)) * scene.fate_values(name)[2]


def _transfer_command(scene: Reckoning, card: str, side: str, name: str) -> float:
    """The ship changes sides (3.3.45)."""
    _, row, ship = lying(scene.view, name)
    own = scene.prize_worth(name) if row == "prizes" else scene.power(ship)
    return _chance(scene, card) * (scene.fate_values(name)[2] + own)


def _interrogate(scene: Reckoning, card: str, side: str, name: str) -> float:
    """Identification and an intercept (3.3.19)."""
    frame = Attack("declared", "interrogate", scene.side, side, card, scene.box.cards[card].attack, (name,))
    return _chance(scene, card) * (scene.fire(frame._replace(target=name)) + scene.vp(name) * HIDDEN_AGAIN)


def _monitor(scene: Reckoning, card: str, side: str, name: str) -> float:
    """A gunboat goes into the refuge (3.3.24)."""
    coin = scene.box.cards[card].attack
    return scene.fire(Attack("declare", MONITOR, scene.side, side, card, coin, (name,), target=name))


def _heavy_weather(scene: Reckoning, card: str, side: str, name: str) -> float:
    """Damaged ships of both sides may be lost (3.3.16)."""
    total = 0.0
    for seat in (side,) if side else scene.view.seats:
        one = player(scene.view, seat)
        for ship in one.ships + one.prizes + one.merchantmen:
            if ship.damage and not ship.refuge:
                loss = scene.fate_values(ship.name)[2]
                total += loss if seat in scene.enemies else -loss
    return _chance(scene, card) * total


def _rendezvous_missed(scene: Reckoning, card: str, side: str, name: str) -> float:
    """An enemy's ships run out of supply (3.3.33)."""
    return sum(
        _chance(scene, card, modifiers.rendezvous_missed(scene.view, ship.name, scene.box))
        * SUPPLY * scene.weight * scene.power(ship)
        for ship in player(scene.view, side).ships
        if not ship.out_of_supply and not ship.refuge
    )  # fmt: skip


def _supplies(scene: Reckoning, card: str, side: str, name: str) -> float:
    """Own ships without supply get it, for sure or by a challenge (3.3.2, 3.3.8)."""
    sure, total = not scene.box.cards[card].challenge, 0.0
    for ship in scene.own.ships:
        if ship.out_of_supply:
            points = modifiers.blockade_runner(scene.view, scene.side, ship.name, scene.box)
            total += (1.0 if sure else _chance(scene, card, points)) * SUPPLIED * scene.power(ship)
    return total


def _damage_control(scene: Reckoning, card: str, side: str, name: str) -> float:
    """An own ship is repaired (3.3.9)."""
    _, row, ship = lying(scene.view, name)
    if row != "ships":
        return 0.15 * scene.vp(name)
    fading = min(1.0, (scene.turns_left - 1) / 4)
    sound = scene.power(ship._replace(damage=0))
    return fading * scene.weight * DAMAGE_TO_GERMAN * scene.vp(name) + DAMAGE_TO_GUNS * sound


def _fair_seas(scene: Reckoning, card: str, side: str, name: str) -> float:
    """A try for safe passage with a bonus (3.3.12)."""
    return scene.passage(name, scene.box.modifier("safe_passage_fair_seas")) * scene.arrival(name)


def _breakout(scene: Reckoning, card: str, side: str, name: str) -> float:
    """New ships (3.3.7)."""
    coins = scene.box.cards[card]
    needed = 1.6 if len(scene.own.ships) < 2 else 1.0 if len(scene.own.ships) < 4 else 0.4
    fading = min(1.0, (scene.turns_left - 1) / 6)
    return odds.new_ships(coins.challenge, coins.response, scene.charts) * NEW_SHIP * needed * fading


def _recon(scene: Reckoning, card: str, side: str, name: str) -> float:
    """Two cards change hands (3.3.31)."""
    count = min(2, len(player(scene.view, side).hand))
    return count * CARD * (scene.weight + (1.0 if scene.turns_left > 1 else 0.0))


def _wireless(scene: Reckoning, card: str, side: str, name: str) -> float:
    """Two cards from the discard pile (3.3.47)."""
    return min(2, len(scene.view.discards)) * CARD * 1.1 if scene.turns_left > 1 else 0.0


def _fog_or_deception(scene: Reckoning, card: str, side: str, name: str) -> float:
    """The opponent's next turn comes to little; most in his last one, with a full hand (3.3.10, 3.3.14)."""
    hand = len(player(scene.view, side).hand)
    if scene.view.draw_pile <= 1 or not hand:
        return 0.0
    last = (
        1.2 * hand if scene.turns_left <= 2 and scene.view.draw_pile <= 2 * len(scene.view.seats) - 1 else 0.0
    )
    return scene.weight * (LOST_TURN + last)


def _second_chance(scene: Reckoning, card: str, side: str, name: str) -> float:
    """An extra turn brings a card and a new act of every ship (3.3.37)."""
    return EXTRA_TURN if scene.view.draw_pile > 2 else 0.3 * len(scene.own.hand)


def _reflag(scene: Reckoning, card: str, side: str, name: str) -> float:
    """An own raider or prize is hidden again (3.3.32)."""
    fading = min(1.0, (scene.turns_left - 1) / 4)
    return HIDDEN_AGAIN * scene.vp(name) * (3 if lying(scene.view, name)[1] == "prizes" else 1) * fading


def _island_refuge(scene: Reckoning, card: str, side: str, name: str) -> float:
    """Only a damaged ship in sight goes into refuge (3.3.20)."""
    ship = lying(scene.view, name)[2]
    if not ship.damage or not ship.identified or scene.turns_left < 3:
        return 0.0
    return 0.2 * scene.weight * scene.vp(name)


def _lost_turn(scene: Reckoning, card: str, side: str, name: str) -> float:
    """The next player loses a turn (3.3.4)."""
    return LOST_TURN


def _news(scene: Reckoning, card: str, side: str, name: str) -> float:
    """A look at what is hidden (3.3.17)."""
    return NEWS


CARDS: dict[str, Callable[[Reckoning, str, str, str], float]] = {
    "Blockade Runner": _supplies,
    "Bounding Main": _lost_turn,
    "Breakdown": _breakdown,
    "Breakout": _breakout,
    "Collier": _supplies,
    "Damage Control": _damage_control,
    "Deception": _fog_or_deception,
    "Fair Seas": _fair_seas,
    "Fog Bank": _fog_or_deception,
    "Heavy Weather": _heavy_weather,
    "Intelligence": _news,
    "Interned": _interned,
    "Interrogate": _interrogate,
    "Island Refuge": _island_refuge,
    "Monitor": _monitor,
    "Recon Aircraft": _recon,
    "Reflag": _reflag,
    "Rendezvous Missed": _rendezvous_missed,
    "Second Chance": _second_chance,
    "Transfer Command": _transfer_command,
    "Wireless Intercept": _wireless,
}
"""The worth of using a card on a player and a ship; a kind that is missing is never used so."""
