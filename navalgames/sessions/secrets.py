"""What a side may know of a journal and a log: secret orders and names stay out until they show.

Knows only what the views of a game hide. An order is secret from a side when that side cannot tell
it from another one: it changed something in the dark, or another order would have looked the same.
It shows once that place is open again, or the game is over.

Cards and the like are told by their names (texts): dice and numbers drawn lie open for all, a card drawn
shows only to those who see it lie there afterwards, and a note with the fact `only` (a side, or several)
is for those sides alone.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import chain
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple

from navalgames.chance import RandomDice, Shown
from navalgames.games.contract import Form, Game
from navalgames.sessions.journal import Entry, HiddenEntry, LogLine, dice_of
from navalgames.sessions.late_chance import SameFall
from navalgames.sessions.sights import Sight, Sights
from navalgames.sessions.undo_law import texts_in

DRAWN_SAMPLES = 4
NOTHING: frozenset[Any] = frozenset()
BEFORE_ALL = (-1, None)  # what a chain ends with in which nothing stands: orders are counted from 0


class Chain:
    """What stands with numbers of orders, in their order. A longer chain shares all of the shorter one: every
    order has its own, and none is ever taken apart.

    >>> short = Chain().and_also(3, "cards")
    >>> short.and_also(7, "dice").all, short.all, short.of(3), short.of(7)
    (((3, 'cards'), (7, 'dice')), ((3, 'cards'),), 'cards', None)
    """

    __slots__ = ("_all", "_last", "_shorter")

    def __init__(self, shorter: Chain | None = None, last: tuple[int, Any] = BEFORE_ALL) -> None:
        self._shorter, self._last = self if shorter is None else shorter, last
        self._all: tuple[tuple[int, Any], ...] | None = () if shorter is None else None

    def and_also(self, number: int, what: Any) -> Chain:
        """The chain with one more number at its end."""
        return Chain(self, (number, what))

    @property
    def all(self) -> tuple[tuple[int, Any], ...]:
        """Every number with what stands there; put together when it is first asked for."""
        if self._all is None:
            links: list[tuple[int, Any]] = []
            chain = self
            while chain._all is None:
                links.append(chain._last)
                chain = chain._shorter
            self._all = chain._all + tuple(reversed(links))
        return self._all

    def of(self, number: int) -> Any:
        """What stands with a number; None where nothing does. Every line of a log asks this."""
        return next(iter(self.all_of(number)), None)

    def all_of(self, number: int) -> tuple[Any, ...]:
        """Everything that stands with a number. Mostly the newest is asked for, which is at the end."""
        last, shorter = self._last, self._shorter
        if last[0] < number:
            return ()
        if last[0] == number and shorter._last[0] < number:
            return (last[1],)
        first = bisect_left(self.all, number, key=itemgetter(0))
        behind = bisect_right(self.all, number, lo=first, key=itemgetter(0))
        return tuple([what for _, what in self.all[first:behind]])

    def only(self, keep: Callable[[Any], bool]) -> Chain:
        """The chain without what is not to be kept; the very same where all of it is."""
        kept = [link for link in self.all if keep(link[1])]
        if len(kept) == len(self.all):
            return self
        chain = Chain()
        for number, what in kept:
            chain = chain.and_also(number, what)
        return chain

    def begins_with(self, earlier: Chain, until: int) -> bool:
        """Whether the same stands with every number up to `until` as in an earlier chain, which ends there.

        >>> short = Chain().and_also(3, "cards")
        >>> short.and_also(7, "dice").begins_with(short, 5), Chain().begins_with(short, 5)
        (True, False)
        """
        chain = self
        while chain._last[0] > until:
            chain = chain._shorter
        return chain is earlier or chain._last is earlier._last is BEFORE_ALL


class Kept:
    """The names that were hidden from a side both before and after an order: asked for by the log alone."""

    def __init__(self, before: Sight, after: Sight) -> None:
        self._before, self._after = before, after

    @cached_property
    def names(self) -> frozenset[str]:
        """The names, gathered when a line of the log first asks for them."""
        return self._before.names & self._after.names


class Veil(NamedTuple):
    """What one side may not know of one order at the time when it was given.

    fields: the fields of the state in which its effects lie; none where the order is no secret.
    draws: what was drawn with it unseen by this side.
    """

    fields: frozenset[Any] = NOTHING
    draws: tuple[Shown, ...] = ()

    def entry(self, entry: Entry) -> Entry | HiddenEntry:
        """The order as this side may read it: no secret order, nothing drawn unseen."""
        fields, draws = self
        if not fields and not draws:
            return entry
        shown = entry.shown
        if shown:
            shown = tuple([one for one in shown if is_open(one.faces) or not (fields or one in draws)])
        return HiddenEntry(entry.side, shown, entry.by) if fields else entry._replace(shown=shown)


OPEN = Veil()


class Hidden(NamedTuple):
    """What one side may not know.

    orders: numbers of secret orders, each with the fields of the state in which their effects lie.
    now: what this side sees now, and with it the words that stand only where it cannot see.
    told: numbers of orders with what this side saw before and after them (`Kept`): what their notes must
        not tell as long as those names are hidden.
    draws: numbers of orders (0: set-up), each with a draw of cards that this side did not see.
    viewer: this side; "" once the game is over and everything is open.
    """

    orders: Chain = Chain()
    now: Sight | None = None
    told: Chain = Chain()
    draws: Chain = Chain()
    viewer: str = ""

    @property
    def names(self) -> frozenset[str]:
        """The words that stand only where this side cannot see."""
        return frozenset() if self.now is None else self.now.names

    def tells_as(self, earlier: Hidden, until: int) -> bool:
        """Whether each line of the orders up to `until` is told, or not, as it was after the last of them."""
        return (
            self.viewer == earlier.viewer
            and self.orders.begins_with(earlier.orders, until)
            and self.told.begins_with(earlier.told, until)
            and self.draws.begins_with(earlier.draws, until)
            and self.names == earlier.names
        )

    def hides_order(self, number: int) -> bool:
        """Whether order `number` is secret."""
        return self.orders.of(number) is not None

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
        kept = self.told.of(line.entry)
        return kept is not None and not self._tellable(kept.names, line)

    def hides_draw(self, number: int, shown: Shown) -> bool:
        """Whether what was drawn or rolled with order `number` may not be told."""
        if is_open(shown.faces):
            return False
        return self.hides_order(number) or shown in self.draws.all_of(number)

    def entry(self, number: int, entry: Entry) -> Entry | HiddenEntry:
        """Entry `number` of the journal as this side may read it."""
        return Veil(self.orders.of(number) or NOTHING, self.draws.all_of(number)).entry(entry)

    def _tellable(self, names: frozenset[str], line: LogLine) -> bool:
        secret = names & self.names
        told = (part for word in texts_in(tuple(line.facts.values())) for part in word.split(", "))
        return secret.isdisjoint(told)


def hidden_at_start(viewer: str, sights: Sights, state: Any, shown: tuple[Shown, ...]) -> Hidden:
    """What is hidden from a side once the game is laid out: the hands dealt to the others, the decks."""
    sight = sights.of(state, viewer)
    told = Chain().and_also(0, Kept(sight, sight)) if sight.fields else Chain()
    draws = Chain()
    for one in _unseen(not_open(shown), sight.times):
        draws = draws.and_also(0, one)
    return Hidden(Chain(), sight, told, draws, viewer)


def is_open(faces: tuple[Any, ...]) -> bool:
    """Dice lie on the table for all to see; cards drawn are seen by who drew them."""
    return all(isinstance(face, int) for face in faces)


def not_open(shown: tuple[Shown, ...]) -> tuple[Shown, ...]:
    """What of all that was rolled and drawn does not lie open for all."""
    return tuple([one for one in shown if not is_open(one.faces)]) if shown else shown


def first_asked(shown: tuple[Shown, ...]) -> tuple[Any, ...]:
    """What was rolled or drawn first, and why: no fall of dice came before it, so any fall tells it."""
    return shown[0][:3] if shown else ()


class Given:
    """An order that was given, with all it was given in, and what else might have been ordered.

    sights: what the sides see, for the whole play: what is known of the state before is not worked out again.
    cards: what was drawn and does not lie open for all like dice.
    offered: what was on offer, where that is still known.
    """

    def __init__(
        self,
        game: Game,
        charts: Any,
        options: Any,
        sights: Sights,
        number: int,
        entry: Entry,
        before: Any,
        after: Any,
        offered: Any = None,
    ) -> None:
        self._game, self._charts, self._options, self.sights = game, charts, options, sights
        self.number, self.before, self.after = number, before, after
        self.side, self.order, self.shown = entry.side, entry.order, entry.shown
        self.cards = not_open(entry.shown)
        self._tried: dict[Any, tuple[Any, tuple[Shown, ...]]] = {}
        self._seen: dict[str, Any] = {}
        self._offered = offered

    @property
    def offered(self) -> Any:
        """What was on offer to the side that gave it."""
        if self._offered is None:
            legal_orders = self._game.legal_orders
            self._offered = legal_orders(self.before, self.side, self._charts, self._options)
        return self._offered

    def after_another(self, order: Any) -> Any:
        """The state to which an order would have led, with the same fall of the dice for all orders."""
        return self._try(order)[0]

    def looks_like(self, order: Any, viewer: str) -> bool:
        """Whether `viewer` would have seen the same of another order: the same dice, the same view."""
        other, others_shown = self._try(order)
        if first_asked(others_shown) != first_asked(self.shown):
            return False
        one, shown = self._try(self.order)
        if shown != others_shown:
            return False
        if viewer not in self._seen:
            known = one is self.after
            view = self.sights.view(one, viewer) if known else self._game.view(one, viewer, self._options)
            self._seen[viewer] = view
        return bool(self._seen[viewer] == self._game.view(other, viewer, self._options))

    def _try(self, order: Any) -> tuple[Any, tuple[Shown, ...]]:
        if order is self.order and not self.shown:
            return self.after, ()
        found = self._tried.get(order)
        if found is None:
            dice = RandomDice(rng=SameFall())
            after = self._game.apply(dice, self.before, self.side, order, self._charts, self._options)
            found = self._tried[order] = after, dice_of(dice.record)
        return found


def veil_of(viewer: str, given: Given) -> Veil:
    """What a side may not know of an order that did not end the game, whatever was hidden from it before."""
    others, cards = viewer != given.side, given.cards
    if not others and not cards:
        return OPEN
    before, after = given.before, given.after
    now = given.sights.of(after, viewer)
    changed = now.changed(before, after) if others else NOTHING
    draws: tuple[Shown, ...] = ()
    if cards:
        then = given.sights.of(before, viewer)
        draws = _unseen(cards, now.times_more(then))
        # Where nothing changed in the dark, there was nothing to hide.
        if draws and not (changed or now.changed(before, after) or then.changed(before, after)):
            draws = ()
    secret = _secret_fields(viewer, given, now, changed) if others and now.fields else NOTHING
    return Veil(secret, draws) if secret or draws else OPEN


def hidden_after(viewer: str, known: Hidden, given: Given, veil: Veil) -> Hidden:
    """What is hidden from a side once an order has been given that did not end the game.

    known: what was hidden from it before. veil: what it may not know of this order.
    """
    number, draws = given.number, known.draws
    then, now = given.sights.of(given.before, viewer), given.sights.of(given.after, viewer)
    for one in veil.draws:
        draws = draws.and_also(number, one)
    if not now.fields:
        return Hidden(draws=draws, viewer=viewer)
    orders = known.orders
    # All of them lie in fields that were dark before: where these still are, none has come into the open.
    if not then.fields <= now.fields:
        orders = orders.only(lambda fields: not fields.isdisjoint(now.fields))
    if veil.fields:
        orders = orders.and_also(number, veil.fields)
    told = known.told
    if known.now is not None:
        told = told.and_also(number, Kept(known.now, now))
    return Hidden(orders, now, told, draws, viewer)


def _unseen(cards: tuple[Shown, ...], open_now: Callable[[str], int]) -> tuple[Shown, ...]:
    """The draws that a side did not see: their cards lie open less often than they were drawn.

    open_now: how much more often a card lies open to this side than before.
    """
    drawn = [texts_in(one.faces) for one in cards]
    times = list(chain.from_iterable(drawn)).count
    return tuple([
        one
        for one, words in zip(cards, drawn, strict=True)
        if any([open_now(word) < times(word) for word in words])
    ])  # fmt: skip


def _secret_fields(viewer: str, given: Given, now: Sight, changed: frozenset[Any]) -> frozenset[Any]:
    """The fields in which the order is secret from `viewer`; empty for an order that can be told apart.

    An order that names what lies in the dark is secret even where no other could have been given.
    """
    if changed and any(map(now.hides, texts_in(given.order))):
        return changed
    is_form = not isinstance(given.offered, tuple)
    if is_form == bool(changed):
        return changed
    for order in _samples(given.offered) if is_form else given.offered:
        if order == given.order:
            continue
        # An order that happens to change nothing is as secret as those that do.
        other = now.changed(given.before, given.after_another(order)) if is_form else frozenset()
        if other or given.looks_like(order, viewer):
            return changed or other or now.fields
    return frozenset()


def _samples(form: Form) -> Iterator[Any]:
    """Some other orders of a form: its suggestions and a few drawn ones, the same every time."""
    yield from (order for _, order in form.suggestions())
    rng = Random(0)
    yield from (form.draw(rng) for _ in range(DRAWN_SAMPLES))
