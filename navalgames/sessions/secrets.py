"""What a side may know of a journal and a log: secret orders and names stay out until they show.

Knows only what the views of a game hide. An order is secret from a side when that side cannot tell
it from another one: it changed something in the dark, or another order would have looked the same.
It shows once that place is open again, or the game is over.

Cards and the like are told by their names (texts): dice and numbers drawn lie open for all, a card drawn
shows only to those who see it lie there afterwards, and a note with the fact `only` (a side, or several)
is for those sides alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple

from navalgames.chance import RandomDice, Shown
from navalgames.games.contract import Form, Game
from navalgames.sessions.journal import Entry, HiddenEntry, LogLine, dice_of
from navalgames.sessions.undo_law import Path, hidden_paths, part_at, texts_in

DRAWN_SAMPLES = 4


class Hidden(NamedTuple):
    """What one side may not know.

    orders: numbers of secret orders, each with the fields of the state in which their effects lie.
    names: the words that stand only where this side cannot see.
    told: numbers of orders with the names that were hidden before and after them: what their notes
        must not tell as long as the names are hidden.
    draws: numbers of orders (0: set-up), each with a draw of cards that this side did not see.
    viewer: this side; "" once the game is over and everything is open.
    """

    orders: tuple[tuple[int, frozenset[Any]], ...] = ()
    names: frozenset[str] = frozenset()
    told: tuple[tuple[int, frozenset[str]], ...] = ()
    draws: tuple[tuple[int, Shown], ...] = ()
    viewer: str = ""

    def hides_order(self, number: int) -> bool:
        """Whether order `number` is secret."""
        return _of(number, self.orders) is not None

    def hides_line(self, line: LogLine) -> bool:
        """Whether a line of the log tells something this side may not know.

        Of a secret order show the open dice, and the notes that are not about the side that gave it.
        """
        if line.shown is not None:
            return self.hides_draw(line.entry, line.shown)
        if self.viewer and "only" in line.facts:
            return self.viewer not in texts_in(line.facts["only"])
        if self.hides_order(line.entry) and line.facts.get("side") == line.side:
            return True
        names = _of(line.entry, self.told)
        return names is not None and not self._tellable(names, line)

    def hides_draw(self, number: int, shown: Shown) -> bool:
        """Whether what was drawn or rolled with order `number` may not be told."""
        if is_open(shown.faces):
            return False
        return self.hides_order(number) or (number, shown) in self.draws

    def entry(self, number: int, entry: Entry) -> Entry | HiddenEntry:
        """Entry `number` of the journal as this side may read it: no secret order, nothing drawn unseen."""
        shown = tuple(one for one in entry.shown if not self.hides_draw(number, one))
        if self.hides_order(number):
            return HiddenEntry(entry.side, shown, entry.by)
        return entry._replace(shown=shown)

    def _tellable(self, names: frozenset[str], line: LogLine) -> bool:
        secret = names & self.names
        told = (part for word in texts_in(tuple(line.facts.values())) for part in word.split(", "))
        return secret.isdisjoint(told)


def _of(number: int, by_number: tuple[tuple[int, Any], ...]) -> Any:
    """What stands with a number; None where nothing does. Numbers rise: every line of a log asks this."""
    place = bisect_left(by_number, number, key=itemgetter(0))
    found = by_number[place : place + 1]
    return found[0][1] if found and found[0][0] == number else None


Secrets = Mapping[str, Hidden]
"""What each side may not know."""


def no_secrets(sides: Iterable[str]) -> Secrets:
    """Nothing is hidden from anybody."""
    return dict.fromkeys(sides, Hidden())


def secrets_at_start(game: Game, options: Any, state: Any, shown: tuple[Shown, ...]) -> Secrets:
    """What is hidden from each side once the game is laid out: the hands dealt to the others, the decks."""
    found = {}
    for viewer in game.sides_in(options):
        seen = game.view(state, viewer, options)
        words = Counter(texts_in(seen))
        names = _names_at(state, hidden_paths(state, seen)) - frozenset(words)
        told = ((0, names),) if names else ()
        found[viewer] = Hidden((), names, told, _unseen(0, shown, words), viewer)
    return found


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
    shown: tuple[Shown, ...] = ()

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that play."""
        return self.game.sides_in(self.options)

    def seen(self, state: Any, viewer: str) -> Any:
        """What a side sees of a state."""
        return self.game.view(state, viewer, self.options)


def secrets_after(known: Secrets, given: Given) -> Secrets:
    """What is hidden from each side once an order has been given."""
    if not given.game.deciding(given.after):
        return no_secrets(given.sides)
    return {viewer: _hidden_from(viewer, known[viewer], given) for viewer in given.sides}


def _hidden_from(viewer: str, known: Hidden, given: Given) -> Hidden:
    seen = given.seen(given.after, viewer)
    paths = hidden_paths(given.after, seen)
    draws = (*known.draws, *_draws(viewer, given, seen, paths))
    if not paths:
        return Hidden(draws=draws, viewer=viewer)
    fields = frozenset(path[0] for path in paths)
    names = _names_at(given.after, paths) - frozenset(texts_in(seen))
    orders = tuple(one for one in known.orders if one[1] & fields)
    if viewer != given.side:
        secret = _secret_fields(viewer, given, paths, names)
        orders = (*orders, (given.number, secret)) if secret else orders
    told = known.told
    if names & known.names:
        told = (*told, (given.number, names & known.names))
    return Hidden(orders, names, told, draws, viewer)


def _draws(viewer: str, given: Given, seen: Any, paths: tuple[Path, ...]) -> tuple[tuple[int, Shown], ...]:
    """The draws of an order that `viewer` did not see: of cards that do not lie open to this side afterwards.

    Where nothing changed in the dark, there was nothing to hide.
    """
    if all(is_open(one.faces) for one in given.shown):
        return ()
    then = hidden_paths(given.before, given.seen(given.before, viewer))
    if not _changed_fields(given.before, given.after, (*paths, *then)):
        return ()
    newly = Counter(texts_in(seen))
    newly.subtract(texts_in(given.seen(given.before, viewer)))
    return _unseen(given.number, given.shown, newly)


def _unseen(number: int, shown: tuple[Shown, ...], open_now: Counter[str]) -> tuple[tuple[int, Shown], ...]:
    """The draws with a card that does not lie open as often as it was drawn."""
    drawn = Counter(word for one in shown for word in texts_in(one.faces))
    return tuple(
        (number, one)
        for one in shown
        if not is_open(one.faces) and any(open_now[word] < drawn[word] for word in texts_in(one.faces))
    )


def _secret_fields(
    viewer: str, given: Given, paths: tuple[Path, ...], names: frozenset[str]
) -> frozenset[Any]:
    """The fields in which the order is secret from `viewer`; empty for an order that can be told apart.

    An order that names what lies in the dark is secret even where no other could have been given.
    """
    changed = _changed_fields(given.before, given.after, paths)
    if changed and names.intersection(texts_in(given.order)):
        return changed
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
    changed: set[Any] = set()
    untouched: set[Any] = set()
    for path in paths:
        field = path[:1]
        if field[0] in changed or field in untouched:
            continue
        if part_at(before, field) == part_at(after, field):
            untouched.add(field)
        elif part_at(before, path) != part_at(after, path):
            changed.add(field[0])
    return frozenset(changed)


def _looks(viewer: str, given: Given, order: Any) -> tuple[tuple[Any, Any], Any]:
    """What `viewer` would have seen of an order, with the same fall of the dice; and the state after it."""
    dice = RandomDice(seed=0)
    after = given.game.apply(dice, given.before, given.side, order, given.charts, given.options)
    return (given.seen(after, viewer), dice_of(dice.record)), after


def _names_at(state: Any, paths: tuple[Path, ...]) -> frozenset[str]:
    return frozenset(texts_in(tuple(part_at(state, path) for path in paths)))
