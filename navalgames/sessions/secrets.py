"""What a side may know of a journal and a log: secret orders and names stay out until they show.

Knows only what the views of a game hide. An order is secret from a side when that side cannot tell
it from another one: it changed something in the dark, or another order would have looked the same.
It shows once that place is open again, or the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from navalgames.chance import RandomDice
from navalgames.games.contract import Form, Game
from navalgames.sessions.journal import LogLine, dice_of
from navalgames.sessions.undo_law import Path, hidden_paths, part_at

DRAWN_SAMPLES = 4


class Hidden(NamedTuple):
    """What one side may not know.

    orders: numbers of secret orders, each with the fields of the state in which their effects lie.
    names: the words that stand only where this side cannot see.
    told: numbers of orders with the names that were hidden before and after them: what their notes
        must not tell as long as the names are hidden.
    """

    orders: tuple[tuple[int, frozenset[Any]], ...] = ()
    names: frozenset[str] = frozenset()
    told: tuple[tuple[int, frozenset[str]], ...] = ()

    def hides_order(self, number: int) -> bool:
        """Whether order `number` is secret."""
        return any(number == one for one, _ in self.orders)

    def hides_line(self, line: LogLine) -> bool:
        """Whether a line of the log tells something this side may not know.

        Of a secret order show the open dice, and the notes that are not about the side that gave it.
        """
        if line.shown is not None:
            return self.hides_order(line.entry) and not is_open(line.shown.faces)
        if self.hides_order(line.entry) and line.facts.get("side") == line.side:
            return True
        return any(not self._tellable(names, line) for number, names in self.told if number == line.entry)

    def _tellable(self, names: frozenset[str], line: LogLine) -> bool:
        secret = names & self.names
        facts = (fact for fact in line.facts.values() if isinstance(fact, str))
        return not any(word in secret for fact in facts for word in fact.split(", "))


Secrets = Mapping[str, Hidden]
"""What each side may not know."""


def no_secrets(game: Game) -> Secrets:
    """Nothing is hidden from anybody."""
    return {side: Hidden() for side in game.sides}


def is_open(faces: tuple[Any, ...]) -> bool:
    """Dice lie on the table for all to see; cards drawn are seen by who drew them."""
    return all(isinstance(face, int) for face in faces)


class Given(NamedTuple):
    """An order that was given, with all it was given in."""

    game: Game
    charts: Any
    options: Any
    number: int
    side: str
    order: Any
    before: Any
    after: Any

    def seen(self, state: Any, viewer: str) -> Any:
        """What a side sees of a state."""
        return self.game.view(state, viewer, self.options)


def secrets_after(known: Secrets, given: Given) -> Secrets:
    """What is hidden from each side once an order has been given."""
    if not given.game.deciding(given.after):
        return no_secrets(given.game)
    return {viewer: _hidden_from(viewer, known[viewer], given) for viewer in given.game.sides}


def _hidden_from(viewer: str, known: Hidden, given: Given) -> Hidden:
    paths = hidden_paths(given.after, given.seen(given.after, viewer))
    if not paths:
        return Hidden()
    fields = frozenset(path[0] for path in paths)
    orders = tuple(one for one in known.orders if one[1] & fields)
    if viewer != given.side:
        secret = _secret_fields(viewer, given, paths)
        orders = (*orders, (given.number, secret)) if secret else orders
    names = _names_at(given.after, paths) - frozenset(_words(given.seen(given.after, viewer)))
    told = known.told
    if names & known.names:
        told = (*told, (given.number, names & known.names))
    return Hidden(orders, names, told)


def _secret_fields(viewer: str, given: Given, paths: tuple[Path, ...]) -> frozenset[Any]:
    """The fields in which the order is secret from `viewer`; empty for an order that can be told apart."""
    changed = _changed_fields(given.before, given.after, paths)
    offered = given.game.legal_orders(given.before, given.side, given.charts, given.options)
    is_form = not isinstance(offered, tuple)
    if not is_form and not changed:
        return frozenset()
    if is_form and changed:
        return changed
    looks, _ = _looks(viewer, given, given.order)
    for order in _samples(offered) if is_form else offered:
        if order == given.order:
            continue
        other_looks, after = _looks(viewer, given, order)
        # An order that happens to change nothing is as secret as those that do.
        other = _changed_fields(given.before, after, paths) if is_form else frozenset()
        if other or other_looks == looks:
            return changed or other or frozenset(path[0] for path in paths)
    return frozenset()


def _samples(form: Form) -> Iterator[Any]:
    """Some other orders of a form: its suggestions and a few drawn ones, the same every time."""
    yield from (order for _, order in form.suggestions())
    rng = Random(0)
    yield from (form.draw(rng) for _ in range(DRAWN_SAMPLES))


def _changed_fields(before: Any, after: Any, paths: tuple[Path, ...]) -> frozenset[Any]:
    """The fields of the state in which an order changed something that is hidden."""
    return frozenset(path[0] for path in paths if part_at(before, path) != part_at(after, path))


def _looks(viewer: str, given: Given, order: Any) -> tuple[tuple[Any, Any], Any]:
    """What `viewer` would have seen of an order, with the same fall of the dice; and the state after it."""
    dice = RandomDice(seed=0)
    after = given.game.apply(dice, given.before, given.side, order, given.charts, given.options)
    return (given.seen(after, viewer), dice_of(dice.record)), after


def _names_at(state: Any, paths: tuple[Path, ...]) -> frozenset[str]:
    return frozenset(word for path in paths for word in _words(part_at(state, path)))


def _words(value: Any) -> Iterator[str]:
    """All texts in a state or a part of one."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _words(part)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from _words(getattr(value, name))
