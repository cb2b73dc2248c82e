"""The law of secrets told plainly: every path of every state looked at again after every order.

The oracle of `navalgames.sessions.secrets`, which works out only what an order changed.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from navalgames.chance import RandomDice
from navalgames.sessions.journal import dice_of
from navalgames.sessions.play import Play
from navalgames.sessions.secrets import DRAWN_SAMPLES, is_open
from navalgames.sessions.undo_law import hidden_paths, part_at, texts_in


class Plain:
    """What one side may not know: the fields of `Hidden`, its chains as lists."""

    def __init__(self, play: Play, viewer: str) -> None:
        self.game, self.charts, self.options, self.viewer = play.game, play.charts, play.options, viewer
        start = play.states[0]
        paths = self.dark(start)
        self.names = self.named(start, paths)
        self.orders: list[Any] = []
        self.told = [(0, self.names)] if self.names else []
        self.draws = unseen(0, play.set_up, Counter(texts_in(self.seen(start))))

    def seen(self, state: Any) -> Any:
        return self.game.view(state, self.viewer, self.options)

    def dark(self, state: Any) -> tuple[Any, ...]:
        return hidden_paths(state, self.seen(state))

    def named(self, state: Any, paths: tuple[Any, ...]) -> frozenset[str]:
        hidden = texts_in(tuple(part_at(state, path) for path in paths))
        return frozenset(hidden) - frozenset(texts_in(self.seen(state)))

    def hear(self, number: int, entry: Any, before: Any, after: Any) -> None:
        """One more order has been given."""
        if not self.game.deciding(after):
            self.names, self.orders, self.told, self.draws, self.viewer = frozenset(), [], [], [], ""
            return
        paths = self.dark(after)
        if changed(before, after, (*paths, *self.dark(before))):
            newly = Counter(texts_in(self.seen(after)))
            newly.subtract(texts_in(self.seen(before)))
            self.draws += unseen(number, entry.shown, newly)
        if not paths:
            self.names, self.orders, self.told = frozenset(), [], []
            return
        names = self.named(after, paths)
        self.orders = [one for one in self.orders if one[1] & {path[0] for path in paths}]
        if self.viewer != entry.side:
            secret = self.secret_fields(entry, before, after, paths, names)
            self.orders += [(number, secret)] if secret else []
        self.told += [(number, names & self.names)] if names & self.names else []
        self.names = names

    def secret_fields(
        self, entry: Any, before: Any, after: Any, paths: tuple[Any, ...], names: frozenset[str]
    ) -> frozenset[Any]:
        found = changed(before, after, paths)
        offered = self.game.legal_orders(before, entry.side, self.charts, self.options)
        is_form = not isinstance(offered, tuple)
        if found and (is_form or names & set(texts_in(entry.order))):
            return found
        if not is_form and not found:
            return frozenset()
        looks, _ = self.tried(before, entry.side, entry.order)
        for order in samples(offered) if is_form else offered:
            if order == entry.order:
                continue
            other_looks, then = self.tried(before, entry.side, order)
            other = changed(before, then, paths) if is_form else frozenset()
            if other or other_looks == looks:
                return found or other or frozenset(path[0] for path in paths)
        return frozenset()

    def tried(self, before: Any, side: str, order: Any) -> tuple[Any, Any]:
        dice = RandomDice(seed=0)
        after = self.game.apply(dice, before, side, order, self.charts, self.options)
        return (self.seen(after), dice_of(dice.record)), after


def samples(form: Any) -> list[Any]:
    rng = Random(0)
    return [order for _, order in form.suggestions()] + [form.draw(rng) for _ in range(DRAWN_SAMPLES)]


def changed(before: Any, after: Any, paths: tuple[Any, ...]) -> frozenset[Any]:
    return frozenset(path[0] for path in paths if part_at(before, path) != part_at(after, path))


def unseen(number: int, shown: tuple[Any, ...], open_now: Counter[str]) -> list[Any]:
    drawn = Counter(word for one in shown for word in texts_in(one.faces))
    return [
        (number, one)
        for one in shown
        if not is_open(one.faces) and any(open_now[word] < drawn[word] for word in texts_in(one.faces))
    ]
