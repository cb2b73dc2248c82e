"""Cards as the page draws them: every word, every die, and the sentence for those who do not see them.

Knows charts and catalogues. Must not know what a card does in play.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from navalgames.charts import Charts
from navalgames.texts import Texts
from navalwidgets.table.games.kaisers_pirates.pictures import (
    ACTION_SIGNS,
    FACE_SHAPES,
    GERMAN_SHAPES,
    SHAPE_OF_CLASS,
    SHAPE_OF_TYPE,
)

Card = dict[str, Any]

ATTACK_ROWS = 4  # of a card of the phantom; its answers stand below them
#: The coins of an action side, in the order in which they are told.
_FACE_COINS = ("attack", "mine", "torpedo", "gun", "depth_charge", "defence")


def key_of(name: str) -> str:
    """The part of a catalogue key that stands for a card.

    >>> key_of("Submarines U-27 & U-41")
    'submarines-u-27-u-41'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


class CardMaker:
    """Makes cards from one set of charts in one language."""

    def __init__(self, charts: Charts, texts: Texts) -> None:
        self.charts = charts
        self.texts = texts

    def german(self, name: str, states: Iterable[tuple[str, int]] = ()) -> Card:
        """A German ship. `states` names its markers: ("damage", 2), ("supply", 1), ("hidden", 1), ..."""
        at = self._values("german_ships", name)
        ship_class = at["class"]
        shape = GERMAN_SHAPES.get(name, SHAPE_OF_CLASS[ship_class])
        signs = [
            sign for sign, column in (("mine", "mines"), ("coal", "coal"), ("sail", "sail")) if at[column]
        ]
        signs += ["aircraft"] * at["aircraft"]
        signs += ["fast"] * (name in self.charts["option_lists"].cell("fast_raiders", "names").value)
        return self._ship(
            name,
            "german",
            band=self._t(f"card-{ship_class}"),
            flag="DEU",
            shape=shape,
            tone="german" if ship_class == "warship" else "raider",
            vp=at["vp"],
            coins=[self._coin("attack", at["attack"]), self._coin("defence", at["defence"])],
            signs=signs,
            states=states,
            note=self.history("german_history", name),
        )

    def merchantman(self, name: str, states: Iterable[tuple[str, int]] = ()) -> Card:
        """A merchantman, or the same card as a prize."""
        at = self._values("merchantmen", name)
        flag, ship_type = at["flag"], at["type"]
        note = self._t("said-merchantman", flag=self._t(f"flag-{flag}"), type=self._t(f"type-{ship_type}"))
        return self._ship(
            name,
            "merchant",
            band=self._t("card-merchantman"),
            flag=flag,
            shape=SHAPE_OF_TYPE[ship_type],
            tone="merchant",
            vp=at["vp"],
            signs=(),
            states=states,
            note=note,
            coins=[self._coin(coin, at[coin]) for coin in ("defence", "challenge", "response")],
        )

    def action(self, card_id: str, turned: bool = False) -> Card:
        """One of the 100 action cards, both sides on one face; `turned` when it lies as an intercept."""
        deck = self.charts["action_deck"]
        at = {column: deck.cell(card_id, column).value for column in deck.columns}
        kind, face = at["kind"], at["face"] or ""
        values = self._values("action_cards", kind)
        coins, vp = self._face(face or kind)
        coins += [self._coin(coin, values[coin]) for coin in ("challenge", "response") if values[coin]]
        own, squadron = (face, "") if kind in FACE_SHAPES else ("", face)
        signs = [self._sign("night")] if at["night"] else []
        intercept: Card = {
            "ship": self.texts.name(squadron),
            "coin": self._coin("intercept", values["intercept"]),
            "signs": signs,
        }
        text = self._t(f"action-{key_of(kind)}-about")
        card = self._seen(kind=values["class"], band=self._t(f"class-{values['class']}"), coins=coins, vp=vp)
        card |= {
            "name": self._t(f"action-{key_of(kind)}"),
            "note": self.texts.name(own),
            "text": text,
            "intercept": intercept,
            "turned": turned,
            "shape": FACE_SHAPES.get(kind),
            "tone": "german" if kind.startswith("Sub") else "merchant",
            "picture": ACTION_SIGNS.get(kind),
        }
        other_side = self._t(
            "said-intercept", ship=intercept["ship"] or "none", dice=self._best(intercept["coin"])
        )
        facts = [card["note"], *self._told(card), other_side, *(sign["name"] for sign in signs)]
        return self._labelled(card, [*facts, text])

    def solitaire(self, card_id: str) -> Card:
        """A card of the phantom: four attack rows, two answers, and the special action if there is one."""
        at = self._values("solitaire_cards", card_id)
        rows = [(str(roll), self._attack_row(at, roll)) for roll in (1, 2, 3, 4)]
        rows += [
            ("1, 3", self._phantom("answer", at["answer_1_3"])),
            ("2, 4", self._phantom("answer", at["answer_2_4"])),
        ]
        special = at["special"] and self._t("phantom-special", name=self._name_of(at["special"]))
        card = self._seen(kind="solitaire", band=self._t("card-solitaire"), coins=[], vp=None)
        card |= {"name": card_id, "text": special or self._t("phantom-no-special")}
        card["rows"] = [{"roll": roll, "text": text} for roll, text in rows]
        told = [self._t("phantom-row", roll=roll, text=text) for roll, text in rows]
        return self._labelled(card, [*told, card["text"]])

    def attacks(self, card_id: str) -> Card:
        """A card of the phantom as it acts in its own turn: its four attack rows only."""
        return self._rows_alone(card_id, slice(ATTACK_ROWS))

    def answers(self, card_id: str) -> Card:
        """A card of the phantom as it answers an attack: its two answers only."""
        return self._rows_alone(card_id, slice(ATTACK_ROWS, None))

    def _rows_alone(self, card_id: str, rows: slice) -> Card:
        card = self.solitaire(card_id)
        card["rows"], card["text"] = card["rows"][rows], ""
        told = [self._t("phantom-row", roll=row["roll"], text=row["text"]) for row in card["rows"]]
        return self._labelled(card, told)

    def _attack_row(self, at: Mapping[str, Any], roll: int) -> str:
        coin, aim = at.get(f"coin_{roll}"), at.get(f"aim_{roll}")
        parts = [
            self._phantom("attack", at[f"action_{roll}"]),
            coin,
            aim and self._t(f"phantom-aim-{key_of(aim)}"),
            at.get(f"night_{roll}") and self._t("sign-night"),
            at.get(f"ends_turn_{roll}") and self._t("phantom-ends"),
        ]
        return self.texts.listed(part for part in parts if part)

    def _phantom(self, part: str, name: str) -> str:
        key = f"kp-phantom-{part}-{key_of(name)}"
        return self.texts.t(key) if self.texts.has(key) else self._name_of(name)

    def _name_of(self, kind: str) -> str:
        return self._t(f"action-{key_of(kind)}")

    def back(self, deck: str, count: int) -> Card:
        """Face-down cards of a deck: action, german, merchant or solitaire."""
        name = self._t(f"back-{deck}")
        label = self._t("said-back", deck=name, count=count)
        return {
            "kind": "back",
            "deck": deck,
            "name": name,
            "note": self._t("back-count", count=count),
            "label": label,
        }

    def history(self, name: str, ship: str) -> str:
        """The size and speed of a ship, as history knows them."""
        record = self.charts[name].record(ship)
        return self._t("said-history", size=record.size, speed=f"{record.speed_kn:g}")

    # What cards are made of

    def _ship(
        self, name: str, kind: str, states: Iterable[tuple[str, int]], signs: Iterable[str], **seen: Any
    ) -> Card:
        card = self._seen(kind=kind, **seen)
        card["name"] = self.texts.name(name)
        card["signs"] = [self._sign(sign) for sign in signs]
        card["states"] = [
            {"sign": sign, "name": self._t(f"state-{sign}-mark", count=count)} for sign, count in states
        ]
        marks = [mark["name"] for mark in (*card["signs"], *card["states"])]
        return self._labelled(card, [card["note"], *self._told(card), *marks])

    def _seen(self, coins: list[Card], vp: int | None, **seen: Any) -> Card:
        return {**seen, "coins": coins, "vp": vp, "vp_name": self._t("vp")}

    def _told(self, card: Mapping[str, Any]) -> list[str]:
        told = [self._t("said-vp", vp=card["vp"])] if card["vp"] else []
        return told + [
            self._t("said-coin", coin=coin["name"], dice=self._best(coin)) for coin in card["coins"]
        ]

    def _best(self, coin: Mapping[str, Any]) -> str:
        dice = "+".join(f"d{sides}" for sides in coin["dice"])
        return self._t("said-best", dice=dice) if len(coin["dice"]) > 1 else dice

    def _labelled(self, card: Card, facts: Iterable[str]) -> Card:
        told = self.texts.listed(fact for fact in facts if fact)
        card["label"] = self._t("said-card", name=card["name"], band=card["band"], facts=told)
        return card

    def _face(self, face: str) -> tuple[list[Card], int | None]:
        faces = self.charts["card_faces"]
        if face not in faces.rows:
            return [], None
        at = self._values("card_faces", face)
        return [self._coin(coin, at[coin]) for coin in _FACE_COINS if at[coin]], at["vp"]

    def _coin(self, name: str, dice: str) -> Card:
        return {"name": self._t(f"coin-{name}"), "dice": [int(die[1:]) for die in dice.split("+")]}

    def _sign(self, sign: str) -> Card:
        return {"sign": sign, "name": self._t(f"sign-{sign}")}

    def _values(self, chart: str, row: str) -> dict[str, Any]:
        table = self.charts[chart]
        return {column: table.cell(row, column).value for column in table.columns}

    def _t(self, key: str, **facts: object) -> str:
        return self.texts.t(f"kp-{key}", **facts)
