"""What lies where: the fleets of all players, cards laid out, piles, and the hand of the one who looks.

Knows views, cards and words. Must not know which decision is pending.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navalgames.games.kaisers_pirates.rules import scoring
from navalgames.games.kaisers_pirates.rules.frames import Look
from navalgames.games.kaisers_pirates.state import (
    HIDDEN,
    PHANTOM,
    Committed,
    Names,
    Player,
    Scored,
    Ship,
    State,
    active_of,
    clockwise_from,
    player,
    team_mate,
)
from navalgames.games.kaisers_pirates.tables import RAIDER, Box
from navalgames.texts import Texts
from navalwidgets.drawings.card_table import Area, Card, Zone
from navalwidgets.table.games.kaisers_pirates import places
from navalwidgets.table.games.kaisers_pirates.cards import CardMaker, key_of

DISCARDS_IN_SIGHT = 2
TURNED_UP_IN_SIGHT = 3
INTERNED = "Interned"
PAIR = 2  # players of whom one is simply the other


class Laying:
    """Lays one view on the table, as `viewer` sees it ("" for somebody who only looks on)."""

    def __init__(self, box: Box, texts: Texts, view: State, viewer: str) -> None:
        self.box, self.texts, self.view = box, texts, view
        self.viewer = viewer if viewer in view.seats else view.seats[0]
        self.maker = CardMaker(box.charts, texts)

    def areas(self) -> tuple[Area, ...]:
        """The others in the order of play, the own fleet and hand, and the piles."""
        others = clockwise_from(self.view, self.viewer)[1:]
        return (*map(self.fleet, others), self.fleet(self.viewer), self.piles())

    def small_areas(self, before: State | None = None) -> tuple[Area, ...]:
        """What a lesson needs: the fleets, hands, cards that were played, and what everybody won; no piles.

        Args:
            before: how the scene began, where dice have fallen since: what has left the table lies apart.
        """
        others = clockwise_from(self.view, self.viewer)[1:]
        return tuple(self._small(side, before) for side in (*others, self.viewer))

    def _small(self, side: str, before: State | None) -> Area:
        fleet, one = self.fleet(side), player(self.view, side)
        piled = (self.scored(card) | {"of": _place_of(card)} for card in one.pile)
        won = Zone(self.t("table-won-short"), "won", tuple(piled))
        hand = (zone for zone in fleet.zones if zone.form == "cards")
        played = (*self._closed_hand(side, one), *self._played(side), *self._turned_up(side))
        zones = (fleet.zones[0], *self._gone(side, before), won, *hand, *played)
        points = self.t("table-small-points", points=scoring.victory_points(one, self.box))
        return fleet._replace(title=self._whose(side), facts=(points,), zones=zones)

    def _closed_hand(self, side: str, one: Player) -> tuple[Zone, ...]:
        """Another's hand, backs up; it is shown where a lesson is about it."""
        if side == self.viewer or (self.box.solitaire and side == PHANTOM):
            return ()
        back = self.maker.back("action", 1) | {"place": places.hand_place(side)}
        return (Zone(self.t("table-hand"), "hand", tuple(dict(back) for _ in one.hand)),)

    def _played(self, side: str) -> tuple[Zone, ...]:
        """What a player has turned up or answered with this turn; a lesson shows those it is about."""
        active = self.view.active
        if active is None:
            return ()
        used = active.used if active.side == side else ()
        cards = (*used, *(card for whose, card in active.reactions if whose == side))
        return (Zone(self.t("table-played"), "played", tuple(map(self.action, cards))),) if cards else ()

    def _gone(self, side: str, before: State | None) -> tuple[Zone, ...]:
        """German ships that have left the table since the scene began, and nobody won: shut up in a neutral
        harbour (3.3.18b), or gone another way (X.4).
        """
        if before is None:
            return ()
        players = self.view.players
        here = {ship.name for one in players for ship in one.ships}
        here |= {scored.name for one in players for scored in one.pile}
        gone = [ship for ship in player(before, side).ships if ship.name not in here]
        used = self.view.active.used if self.view.active is not None else ()
        shut = any(self.box.kind(card) == INTERNED for card in used)
        title = self.t("table-interned" if shut else "table-gone")
        return (Zone(title, "harbour" if shut else "tiles", tuple(self.german(gone))),) if gone else ()

    def _turned_up(self, side: str) -> tuple[Zone, ...]:
        """The phantom's cards beside a lesson: of those turned up last what counts now, or their backs.

        In its own turn that is what each of them does, in another's what it answers.
        """
        if side != PHANTOM or self.view.phantom is None:
            return ()
        used, here = self.view.phantom.used[-TURNED_UP_IN_SIGHT:], {"place": places.TURNED_UP}
        if used:
            acts = self.view.active is not None and self.view.active.side == PHANTOM
            face = self.maker.attacks if acts else self.maker.answers
            title = self.t("table-phantom-card" if len(used) == 1 else "table-phantom-cards")
            return (Zone(title, "cards", tuple(face(card) | here for card in used)),)
        deck = self.maker.back("solitaire", len(self.box.charts["solitaire_cards"].rows))
        return (Zone("", "cards", (deck | here,)),)

    def _whose(self, side: str) -> str:
        """A fleet beside a lesson: one's own, the other player's, the phantom's; seats mean nothing there."""
        if side == self.viewer:
            return self.t("table-small-own")
        if self.box.solitaire and side == PHANTOM:
            return self.t("table-small-phantom")
        return self.t("table-small-other") if len(self.view.seats) == PAIR else self.name(side)

    # ---- a player

    def name(self, side: str) -> str:
        """A player; the phantom is called so."""
        is_phantom = self.box.solitaire and side == PHANTOM
        return self.t("table-phantom" if is_phantom else f"side-{side}-short")

    def fleet(self, side: str) -> Area:
        """What belongs to one player."""
        one = player(self.view, side)
        zones = [Zone("", "tiles", (*self.german(one.ships), *self.prizes(one), *self.merchantmen(one)))]
        if self.view.active is not None and self.view.active.side == side:
            zones.append(Zone(self.t("table-laid-out"), "tiles", self.laid_out()))
            zones.append(Zone(self.t("table-used"), "tiles", self.used()))
        if side == self.viewer:
            zones.append(Zone(self.t("table-hand"), "cards", tuple(map(self.action, one.hand))))
            zones += self.looked_at()
        spots = self.spots(one) if side == self.viewer else ()
        title = self.t("table-own", name=self.name(side)) if side == self.viewer else self.name(side)
        return Area(
            title,
            self.view.seats.index(side),
            self.facts(side, one),
            tuple(zones),
            places.player_place(side),
            spots,
        )

    def facts(self, side: str, one: Player) -> tuple[str, ...]:
        """Victory and round points, cards in hand, and what lies on the fleet."""
        found = [self.t("said-vp", vp=scoring.victory_points(one, self.box))]
        found.append(self.t("table-round-points", points=sum(one.points)))
        if not (self.box.solitaire and side == PHANTOM):
            found.append(self.t("table-hand-count", count=len(one.hand)))
        found.append(self.t("table-pile-count", count=len(one.pile)))
        active = self.view.active
        if active is not None and active.side == side:
            found.append(self.t("table-active"))
        if side == team_mate(self.view, self.viewer, self.box.options):
            found.append(self.t("table-partner"))
        if one.laid is not None:
            found.append(self.t("table-on-fleet", card=self.t(f"action-{key_of(one.laid.kind)}")))
        if one.loses_turn:
            found.append(self.t("state-loses_turn"))
        return tuple(found)

    def spots(self, one: Player) -> tuple[tuple[str, str], ...]:
        """Where cards are laid out without lying on a ship's tile."""
        miners = [ship.name for ship in one.ships if self.box.ships[ship.name].mines]
        return (
            (places.BEFORE_INTERCEPT, self.t("table-lay", use="intercept", ship="none")),
            (places.BEFORE_ACTION, self.t("table-lay", use="action", ship="none")),
            *((places.mines_place(name), self.t("table-lay", use="action", ship=name)) for name in miners),
        )

    # ---- ships

    def german(self, ships: Iterable[Ship]) -> list[Card]:
        """Warships and raiders; a raider says whether it is known."""
        return [self.placed(self.maker.german(ship.name, self.states(ship)), ship.name) for ship in ships]

    def prizes(self, one: Player) -> list[Card]:
        """Merchantmen under the German flag."""
        states = [(ship, [("prize", 1), *self.states(ship, known=True)]) for ship in one.prizes]
        return [self.placed(self.maker.merchantman(ship.name, told), ship.name) for ship, told in states]

    def merchantmen(self, one: Player) -> list[Card]:
        """Merchantmen in the fleet."""
        return [
            self.placed(self.maker.merchantman(ship.name, self.states(ship)), ship.name)
            for ship in one.merchantmen
        ]

    def states(self, ship: Ship, known: bool = False) -> list[tuple[str, int]]:
        """The markers of a ship. `known`: whether it matters if it is disguised."""
        known = known or self.box.ships[ship.name].kind == RAIDER
        found = [("identified" if ship.identified else "hidden", 1)] if known else []
        found += [("damage", ship.damage)] if ship.damage else []
        found += [("supply", 1)] if ship.out_of_supply else []
        return found + ([("refuge", 1)] if ship.refuge else [])

    def placed(self, card: Card, name: str) -> Card:
        """A ship's card that can be chosen."""
        return card | {"place": places.ship_place(name)}

    # ---- action cards

    def action(self, card: str) -> Card:
        """An action card that can be chosen; one that cannot be seen shows its back."""
        if card == HIDDEN:
            return self.maker.back("action", 1)
        return self.maker.action(card) | {"place": places.card_place(card)}

    def laid_out(self) -> tuple[Card, ...]:
        """The cards laid out this turn: where each lies, its face only to its owner."""
        return tuple(map(self._laid, active_of(self.view).committed))

    def _laid(self, one: Committed) -> Card:
        where = self.t("table-lies", use=one.use, ship=one.ship or "none")
        if one.card == HIDDEN:
            card = self.maker.back("action", 1)
        else:
            card = self.maker.action(one.card, turned=one.use == "intercept")
            card |= {"place": places.card_place(one.card)}
        return card | {"note": where, "label": self.t("table-card-where", card=card["label"], where=where)}

    def used(self) -> tuple[Card, ...]:
        """What has been turned up this turn, and the reactions of others."""
        active = active_of(self.view)
        return tuple(map(self.maker.action, (*active.used, *(card for _, card in active.reactions))))

    def looked_at(self) -> list[Zone]:
        """Cards of the pile or of another hand that the viewer looks at now."""
        frame = self.view.stack[-1] if self.view.stack else None
        if not isinstance(frame, Look) or frame.viewer != self.viewer:
            return []
        cards = player(self.view, frame.player).hand if frame.player else frame.cards
        return [Zone(self.t("table-looked-at"), "cards", tuple(map(self.maker.action, cards)))]

    # ---- piles

    def piles(self) -> Area:
        """Draw pile, discards in sight, the decks, and in the solitaire game the phantom's last card."""
        view, back = self.view, self.maker.back
        cards = [
            back("action", view.draw_pile) | {"name": self.t("table-draw-pile")},
            *self.discards(view.discards),
            back("german", len(view.german_deck)),
            back("merchant", len(view.merchant_deck)),
        ]
        zones = [Zone("", "piles", tuple(cards))]
        if view.phantom is not None and view.phantom.used:
            card = self.maker.solitaire(view.phantom.used[-1])
            zones.append(Zone(self.t("table-phantom-card"), "cards", (card,)))
        return Area(self.t("table-piles"), None, (), tuple(zones))

    def discards(self, discards: Names) -> list[Card]:
        """The top of the discards, the last card first, and the back of those below."""
        top = [card for card in discards[-DISCARDS_IN_SIGHT:] if card != HIDDEN]
        shown = [
            self.maker.action(card) | {"note": self.t("table-discarded", place=place)}
            for place, card in enumerate(reversed(top), 1)
        ]
        below = len(discards) - len(top)
        if not below and shown:
            return shown
        return [*shown, self.maker.back("action", below) | {"name": self.t("state-discards")}]

    def won(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """The piles of victory points, player by player."""
        return tuple(
            (
                self.t(
                    "table-won",
                    name=self.name(side),
                    vp=sum(scoring.worth(card, self.box) for card in one.pile),
                    count=len(one.pile),
                ),
                tuple(map(self.scored, one.pile)),
            )
            for side, one in zip(self.view.seats, self.view.players, strict=True)
        )

    def scored(self, scored: Scored) -> Card:
        """A card in a pile of victory points, with what it counts and how it came there."""
        if scored.how in scoring.CARDS:
            card = self.maker.action(scored.name)
        elif self.box.ships[scored.name].attack:
            card = self.maker.german(scored.name)
        else:
            card = self.maker.merchantman(scored.name)
        note = self.t("table-scored", how=scored.how, vp=scoring.worth(scored, self.box))
        return card | {"text": note, "label": self.t("table-card-where", card=card["label"], where=note)}

    def t(self, key: str, **facts: Any) -> str:
        """A sentence of the game."""
        return self.texts.t(f"kp-{key}", **facts)


def _place_of(scored: Scored) -> str:
    """The place of a card before it was won."""
    is_card = scored.how in scoring.CARDS
    return places.card_place(scored.name) if is_card else places.ship_place(scored.name)
