"""Tables laid for a test: fleets, hands and cards laid out, and orders given with scripted dice.

Knows the engine. Must not know what a rule should do; that is the business of the tests.
"""

from __future__ import annotations

from typing import Any

from navalgames.chance import Note, RandomDice, ScriptedDice
from navalgames.games.kaisers_pirates import GAME, given
from navalgames.games.kaisers_pirates.rules import action_deck, sequence
from navalgames.games.kaisers_pirates.rules.frames import Turn
from navalgames.games.kaisers_pirates.state import (
    EAST,
    NORTH,
    SEATS,
    SOUTH,
    WEST,
    Active,
    Committed,
    Laid,
    Phantom,
    Player,
    Scored,
    Ship,
    State,
    located,
    player,
    with_player,
)
from navalgames.games.kaisers_pirates.tables import WARSHIP, box_of

__all__ = ["EAST", "NORTH", "SOUTH", "WEST", "Laid", "Scored", "Ship", "Table", "best", "one"]
CHARTS = GAME.read_charts()


def best(coin: str, *faces: int, why: str | None = None) -> dict[str, Any]:
    """The dice of a coin as they fall: best("d10+d8", 4, 6)."""
    entry = {"dice": f"best 1 of {coin}", "shows": list(faces)}
    return entry if why is None else {**entry, "why": why}


def one(sides: int, face: int) -> dict[str, Any]:
    """One plain die."""
    return {"dice": f"1d{sides}", "shows": [face]}


def drawn(count: int, of: int, *cards: str) -> dict[str, Any]:
    """Cards drawn from a number of cards."""
    return {"dice": f"draw {count} of {of}", "shows": list(cards)}


class Table:
    """A game in the middle of a turn of `active`, with only what a test puts on the table.

    Each change gives `self.state` anew; `log` holds the keys of the last order.
    """

    def __init__(self, players: str = "two", active: str = NORTH, **options: Any) -> None:
        self.options = GAME.options(players=players, **options)
        self.charts = CHARTS
        self.box = box_of(CHARTS, self.options)
        seats = SEATS[players]
        self.log: list[str] = []
        self.notes: list[Note] = []
        self.shown: list[Any] = []
        self.state = State(
            round=1, turn=1, seats=seats, players=(Player(),) * len(seats),
            german_deck=action_deck.german_ships(self.box),
            merchant_deck=action_deck.merchantmen(self.box),
            unseen=action_deck.action_cards(self.box), draw_pile=28, active=Active(active),
            stack=(Turn("resolve", (active,)),), phantom=Phantom() if players == "solitaire" else None,
        )  # fmt: skip

    # ---------------------------------------------------------------- laying the table

    def put(
        self, side: str, ships: tuple = (), merchantmen: tuple = (), prizes: tuple = (), hand: tuple = (),
        pile: tuple = (), laid: str = "",
    ) -> Table:  # fmt: skip
        """A fleet, a hand and a VP pile. Ships are names or `Ship` records; cards are ids or kinds."""
        german = tuple(self._ship(ship) for ship in ships)
        trade = tuple(ship if isinstance(ship, Ship) else Ship(ship) for ship in merchantmen)
        prize = tuple(ship if isinstance(ship, Ship) else Ship(ship, identified=False) for ship in prizes)
        cards = tuple(self.take(card) for card in hand)
        on_fleet = Laid(laid, self.take(laid)) if laid else player(self.state, side).laid
        old = player(self.state, side)
        self.state = with_player(
            self.state, side,
            ships=old.ships + german, merchantmen=old.merchantmen + trade, prizes=old.prizes + prize,
            hand=tuple(sorted(old.hand + cards)), pile=old.pile + pile, laid=on_fleet,
        )  # fmt: skip
        self._off_the_decks([ship.name for ship in german + trade + prize] + [card.name for card in pile])
        return self

    def commit(self, *cards: str | tuple) -> Table:
        """Cards laid out by the active player: kinds or ids for the action side, (card, use[, ship]) else."""
        for card in cards:
            name, use, ship = card if isinstance(card, tuple) and len(card) == 3 else (*_pair(card), "")
            laid_out = Committed(self.take(name), use, ship)
            active = self.state.active
            active = active._replace(committed=(*active.committed, laid_out))
            self.state = self.state._replace(active=active)
        return self

    def turn(self, **fields: Any) -> Table:
        """Changes the record of the current turn."""
        self.state = self.state._replace(active=self.state.active._replace(**fields))
        return self

    def having(self, **fields: Any) -> Table:
        """Changes fields of the state."""
        self.state = self.state._replace(**fields)
        return self

    def discard(self, *cards: str) -> Table:
        """Cards on the discard pile, the last on top."""
        taken = tuple(self.take(card) for card in cards)
        return self.having(discards=taken)

    def take(self, name: str) -> str:
        """A card by id, or the first copy of a kind that is still unseen."""
        card = name if name in self.state.unseen else next(
            card for card in self.state.unseen if self.box.kind(card) == name
        )  # fmt: skip
        self.state = self.state._replace(unseen=tuple(one for one in self.state.unseen if one != card))
        return card

    def _ship(self, ship: str | Ship) -> Ship:
        if isinstance(ship, Ship):
            return ship
        return Ship(ship, identified=self.box.ships[ship].kind == WARSHIP)

    def _off_the_decks(self, names: list[str]) -> None:
        self.state = self.state._replace(
            german_deck=tuple(name for name in self.state.german_deck if name not in names),
            merchant_deck=tuple(name for name in self.state.merchant_deck if name not in names),
        )

    # ---------------------------------------------------------------- playing

    def orders(self, side: str) -> tuple[Any, ...]:
        """What a side may order now."""
        return GAME.legal_orders(self.state, side, self.charts, self.options)

    def refused(self, side: str) -> set[tuple[str, str]]:
        """The refusals of a side as (key, rule)."""
        found = GAME.why_not(self.state, side, self.charts, self.options)
        return {(refusal.key, refusal.rule) for refusal in found}

    def give(self, side: str, order: Any, *shown: dict[str, Any], rest: bool = False) -> Table:
        """Gives a legal order with these dice; with `rest` any other dice fall at random.

        As long as dice are left, an attack goes on without assists.
        """
        offered = self.orders(side)
        assert order in offered, f"{order} is not among {offered[:12]}"
        dice = ScriptedDice(shown, then=RandomDice(seed=1) if rest else None)
        self.state = GAME.apply(dice, self.state, side, order, self.charts, self.options)
        while dice.left and self.stage in ("assists", "boarding"):
            self.state = GAME.apply(dice, self.state, self.asked[0], given.GoOn(), self.charts, self.options)
        dice.finish()
        self.notes = [entry for entry in dice.record if isinstance(entry, Note)]
        self.log = [entry.key for entry in self.notes]
        self.shown = [entry for entry in dice.record if not isinstance(entry, Note)]
        GAME.invariants(self.state, self.charts, self.options)
        return self

    def run(self, *shown: dict[str, Any], rest: bool = False) -> Table:
        """Lets the automatic stages run with these dice."""
        dice = ScriptedDice(shown, then=RandomDice(seed=1) if rest else None)
        self.state = sequence.AGENDA.run(dice, self.state, self.box)
        dice.finish()
        self.notes = [entry for entry in dice.record if isinstance(entry, Note)]
        self.log = [entry.key for entry in self.notes]
        self.shown = [entry for entry in dice.record if not isinstance(entry, Note)]
        return self

    # ---------------------------------------------------------------- looking

    def told(self, key: str) -> list[dict[str, Any]]:
        """What fills in the sentences of this key in the story of the last order."""
        return [note.args for note in self.notes if note.key == key]

    @property
    def stage(self) -> str:
        """The pending decision."""
        return self.state.stack[-1].stage if self.state.stack else "over"

    @property
    def asked(self) -> tuple[str, ...]:
        return GAME.deciding(self.state)

    def ship(self, name: str) -> Ship:
        """A ship on the table."""
        return located(self.state, name)[2]

    def where(self, name: str) -> tuple[str, str] | None:
        """(side, row) of a ship, or None when it is off the table."""
        found = located(self.state, name)
        return found[:2] if found else None

    def pile(self, side: str) -> dict[str, tuple[str, bool]]:
        """The VP pile: name -> (how, doubled)."""
        return {card.name: (card.how, card.doubled) for card in player(self.state, side).pile}

    def player(self, side: str) -> Player:
        return player(self.state, side)

    def targets(self, side: str, kind: type) -> set[str]:
        """The targets named by the offered orders of a kind."""
        return {order.target for order in self.orders(side) if isinstance(order, kind)}

    def uses(self, side: str, card: str) -> set[tuple[str, str]]:
        """The (player, ship) pairs a card may be used on."""
        return {
            (order.player, order.ship)
            for order in self.orders(side)
            if type(order).__name__ == "UseAction" and order.card == card
        }


def _pair(card: str | tuple) -> tuple[str, str]:
    return card if isinstance(card, tuple) else (card, "action")
