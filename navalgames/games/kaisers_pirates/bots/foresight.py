"""What an opponent may hold and answer: hands sampled from the cards that a player cannot see.

Knows a view, never a hand that is hidden. An opponent is taken to give the answer that hurts most.
"""

from __future__ import annotations

from functools import cached_property

from navalgames.games.kaisers_pirates.bots import odds
from navalgames.games.kaisers_pirates.bots.prices import Prices
from navalgames.games.kaisers_pirates.rules import action_deck, modifiers
from navalgames.games.kaisers_pirates.rules.cards.reactions import entry, situation
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.state import HIDDEN, Names, lying, player
from navalgames.games.kaisers_pirates.view import unseen_by

HANDS = 10
CARD_SPENT = 1.5
THOUGHT = "thought"


class Foresight:
    """Sampled hands of all opponents, and what their answers leave of an attack."""

    def __init__(self, scene: Prices) -> None:
        self.scene = scene
        self._hands: dict[str, tuple[Names, ...]] = {}

    @cached_property
    def unseen(self) -> Names:
        """The cards that lie somewhere in the dark."""
        return unseen_by(self.scene.view, action_deck.action_cards(self.scene.box))

    def hands(self, side: str) -> tuple[Names, ...]:
        """Hands that a player might hold: what is known of his, and others at random."""
        if side not in self._hands:
            held = player(self.scene.view, side).hand
            known = tuple(card for card in held if card != HIDDEN)
            hidden = min(len(held) - len(known), len(self.unseen))
            if not hidden:
                self._hands[side] = (known,)
            else:
                draw = self.scene.dice.draw
                self._hands[side] = tuple(known + draw(self.unseen, hidden, THOUGHT) for _ in range(HANDS))
        return self._hands[side]

    def answered(self, scene: Prices, frame: Attack) -> float:
        """The worth of an intercept against the most painful answer of each sampled hand."""
        unanswered = scene.fire(frame)
        if not player(scene.view, frame.defender).hand:
            return unanswered
        hands = self.hands(frame.defender)
        worth: dict[str, float] = {}
        total = 0.0
        for hand in hands:
            lowest = unanswered
            for card in hand:
                kind = scene.box.kind(card)
                if kind not in worth:
                    worth[kind] = self._after(scene, frame, card, unanswered)
                lowest = min(lowest, worth[kind])
            total += lowest
        return total / len(hands)

    def _after(self, scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
        """The worth of an attack to which this card is the answer; the card it costs him is a gain."""
        kind = scene.box.kind(card)
        if kind not in ANSWERS or not self._allowed(scene, frame, kind):
            return unanswered
        return ANSWERS[kind](scene, frame, card, unanswered) + CARD_SPENT

    def _allowed(self, scene: Prices, frame: Attack, kind: str) -> bool:
        """Whether the chart lets this kind answer this attack (chart reaction_legality)."""
        word = entry(kind, situation(frame, scene.box), scene.box)
        ship = lying(scene.view, frame.target)[2]
        if word not in ("yes", "undamaged", "identified raider or prize"):
            return False
        if word == "undamaged" and ship.damage:
            return False
        surprised = any(scene.box.kind(card) == "Surprise Attack" for card in frame.assists)
        if surprised and not entry(kind, "against_surprise_attack", scene.box):
            return False
        return not frame.night or bool(entry(kind, "at_night", scene.box))

    # -------------------------------------------------------------------- mines and torpedoes

    def mined(self, coin: str, opponent: str) -> float:
        """The worth of mines against a player who may sweep them (3.3.22c)."""
        unanswered, hands = self.scene.mines(coin, opponent), self.hands(opponent)
        swept = sum(any(self.scene.box.kind(card) == "Minesweeper" for card in hand) for hand in hands)
        return unanswered + swept / len(hands) * min(0.0, CARD_SPENT - unanswered)

    def torpedoed(self, boat: str, name: str) -> float:
        """The worth of a torpedo against the most painful answer of each sampled hand."""
        scene = self.scene
        owner, _, ship = lying(scene.view, name)
        coin = scene.box.cards[boat].torpedo
        unanswered, total, hands = scene.bomb(coin, ship), 0.0, self.hands(owner)
        for hand in hands:
            answers = (self._under_water(boat, name, card, unanswered) for card in hand)
            total += min((unanswered, *answers))
        return total / len(hands)

    def _under_water(self, boat: str, name: str, card: str, unanswered: float) -> float:
        """What is left of a torpedo that this card answers: camouflage, or a decoy (3.3.29c, 3.3.28c)."""
        scene, coins = self.scene, self.scene.box.cards[card]
        if coins.kind == "Razzle-Dazzle":
            missed = odds.success(coins.challenge, 0, coins.response, scene.charts)
            return (1 - missed) * unanswered + CARD_SPENT
        sails = scene.box.ships[name].sail
        if coins.kind == "Q-Ship" or (coins.kind == "Sail Q-Ship" and sails):
            attacker = scene.box.cards[boat]
            boat_sunk, ship_sunk = odds.duel(coins, attacker, scene.charts)
            return ship_sunk * coins.vp - scene.weight * boat_sunk * attacker.vp + CARD_SPENT
        return unanswered


def _amc(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """An armed merchant cruiser takes the blow and returns it (3.3.1c)."""
    face, ship = scene.box.cards[card], scene.box.ships[frame.ship]
    points = modifiers.attack(scene.view, frame, scene.box)
    sunk = odds.fate(ship.attack, points, face.defence, 0, scene.charts).sunk
    return sunk * face.vp - scene.shot_at_us(frame, face.attack)


def _trap(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The merchantman fires too (3.3.46c)."""
    return unanswered - scene.shot_at_us(frame, scene.box.cards[card].attack)


def _break_contact(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The attack is perhaps cancelled; a trader then tries for safe passage (3.3.5c, 3.2.6a)."""
    coins = scene.box.cards[card]
    points = modifiers.break_contact(scene.view, frame, scene.box)
    away = odds.success(coins.challenge, points, coins.response, scene.charts)
    return (1 - away) * unanswered - away * _escape(scene, frame)


def _shallow_run(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The attack is avoided, but the ship may be damaged in the shallows (3.3.38c)."""
    coins = scene.box.cards[card]
    points = modifiers.shallow_run(scene.view, frame.target, scene.box)
    safe = odds.success(coins.challenge, points, coins.response, scene.charts)
    sunk, damaged, _ = scene.fate_values(frame.target)
    hurt = sunk if lying(scene.view, frame.target)[2].damage else damaged
    return (1 - safe) * hurt - safe * _escape(scene, frame)


def _escape(scene: Prices, frame: Attack) -> float:
    """What a safe passage that follows is worth to the defender."""
    if not scene.box.ships[frame.target].challenge or lying(scene.view, frame.target)[2].damage:
        return 0.0
    return scene.weight * scene.passage(frame.target) * scene.arrival(frame.target)


def _nothing(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The attack comes to nothing."""
    return 0.0


def _pull_the_plug(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The ship attacked is gone, and nobody scores (3.3.26c)."""
    return scene.fate_values(frame.target)[2]


def _fast_ship(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The attack is weaker (3.3.13c)."""
    return scene.fire(frame, scene.box.modifier("intercept_fast_ship"))


def _non_combatant(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The attack is weaker, and only a capture is left (3.3.25c)."""
    return scene.fire(frame, scene.box.modifier("intercept_non_combatant"), capture=True)


def _qqq(scene: Prices, frame: Attack, card: str, unanswered: float) -> float:
    """The raider is known from now on (3.3.27c)."""
    return unanswered - 1.0


ANSWERS = {
    "AMC": _amc,
    "Trap": _trap,
    "Break Contact": _break_contact,
    "Shallow Run": _shallow_run,
    "Slim Pickings": _nothing,
    "Reflag": _nothing,
    "Pull the Plug": _pull_the_plug,
    "Fast Ship": _fast_ship,
    "Non-Combatant": _non_combatant,
    "QQQ": _qqq,
}
"""What each reaction leaves of an intercept, to the attacker."""
