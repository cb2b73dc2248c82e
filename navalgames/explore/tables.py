"""A table of a game laid out by hand: from its start, from a saved play, or changed as one likes.

Knows the contract of a game. Must not know a rule of any game: the game's own laws check what is laid.
A table never changes; an order given makes another table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from navalgames.chance import RandomDice, ScriptedDice
from navalgames.errors import BadInput
from navalgames.explore.changing import changed_part
from navalgames.explore.described import Description
from navalgames.explore.measuring import MeasureOfState
from navalgames.explore.names import known_charts, known_game, known_options
from navalgames.explore.placed import Places, places_about
from navalgames.explore.position import Position
from navalgames.explore.reading import MOST_WAYS, Policy, Reading, Until, play_on, read, simulate
from navalgames.explore.rolled import Rolled
from navalgames.explore.state_words import StateWords
from navalgames.explore.told_table import Orders, found_orders, orders_in_words, told_table
from navalgames.games.contract import Game
from navalgames.games.vocabulary import Vocabulary
from navalgames.printing import printed
from navalgames.sessions.play import Play
from navalgames.sessions.settings import checked_seed, option_values, options_record
from navalgames.sessions.words import PlayWords
from navalgames.texts.choice import language_here

OFFERED = (
    "change", "charts", "deciding", "decision", "find_orders", "game", "give", "look", "options", "orders",
    "outcome", "places", "play", "read", "refused", "sides", "simulate", "state", "view",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Table(Position):
    """What lies on a table, with the charts and options that are played with. Immutable."""

    def __dir__(self) -> list[str]:
        return list(OFFERED)

    def __repr__(self) -> str:
        words = PlayWords(self.game, language_here(), self.called)
        names = [f"{one} ({words.side(one)})" if one in self.called else one for one in self.deciding()]
        waiting = " and ".join(names) or "nobody"
        name = self.decision()[0] if self.deciding() else "over"
        return f"<Table {self.game.id}: {name}, {waiting} to decide>"

    # ---- looking

    def look(self, side: str | None = None, language: str | None = None) -> Description:
        """What a side sees of the table, in the words of the game; what is 0, no or none is left out.

        Args:
            side: whose view; that of the side that decides when left out, of the first side at the end.

        Raises:
            BadInput: no such side.

        >>> print(lay("grand_fleet", seed=1).look().splitlines()[1])
        Turn: 1
        """
        deciding = self.deciding()
        viewer = side or (deciding or self.sides)[0]
        name = self.decision()[0] if deciding else ""
        words = PlayWords(self.game, language or language_here(), self.called)
        return told_table(words, self.view(viewer), self.sides, name)

    def find_orders(self, about: str = "", side: str | None = None, **parts: Any) -> Orders:
        """The orders a side may give now, each with its words, or those of them that are looked for.

        Where there are too many to list, the suggestions of the form.

        Args:
            about: words that must stand in its kind, its parts or its words ("air strike").
            side: the side that decides when left out.
            parts: what its parts must be: `launch="13,0"`.

        Raises:
            BadInput: no such side, or no order with a part of that name.
        """
        return found_orders(orders_in_words(self.game, self.orders(side), language_here()), about, parts)

    def places(self, about: str = "") -> Places:
        """The places of the table that `change` and `read` take, with their values and what each takes.

        Every place is told: where 0, no or none stands, and what a side does not see, too.

        Args:
            about: words that must stand in the name of the place, as it is written or as `look` tells it.

        >>> lay("grand_fleet", seed=1).places("victory points")
        vp (Victory points (plus is British)): 0. Takes a whole number from −200 to 200
        """
        words, known = self._told_in_words()
        return places_about(self.state, about, words, known)

    # ---- changing

    def give(
        self,
        order: Any,
        side: str | None = None,
        *,
        seed: int = 1,
        shows: Iterable[Any] | None = None,
    ) -> Table:
        """The table after an order (a record of the game, or its data).

        Args:
            side: who gives it; the side that decides when left out.
            seed: for the dice, where the order rolls any.
            shows: the dice as they fall, instead of a seed: `{"dice": "2d6", "shows": [3, 4]}` for each roll.

        Raises:
            IllegalOrder: the rules forbid it now.
            BadInput: no order of this game, no such side, or dice that do not fit.
        """
        giver = self._side(side)
        order = self.checked(_chosen(order), giver)
        dice = RandomDice(seed) if shows is None else ScriptedDice(tuple(shows))
        after = self.game.apply(dice, self.state, giver, order, self.charts, self.options)
        if isinstance(dice, ScriptedDice):
            dice.finish()
        return replace(self, state=after)

    def change(self, changes: Mapping[str, Any]) -> Table:
        """The same table with some things changed, if the laws of the game allow it.

        Args:
            changes: place -> value. A place is written with dots: `"players.0.ships.1.damage"`; numbers count
                from 0 in a row of things, names are fields of a record. Places and values may be written
                as `look` tells them.

        Raises:
            BadInput: no such place; a value of another kind, or a word or number that cannot stand there; or
                the game's laws do not allow the table, and which.

        >>> lay("grand_fleet", seed=1).change({"vp": 3}).state.vp
        3
        """
        if not isinstance(changes, Mapping):
            raise BadInput("error-table-changes", given=printed(changes))
        state, (words, known) = self.state, self._told_in_words()
        for place, value in changes.items():
            state = changed_part(state, place, value, known, words)
        laid = replace(self, state=state)
        laid.check(", ".join(map(str, changes)))
        return laid

    def _told_in_words(self) -> tuple[StateWords, Vocabulary | None]:
        """What places and values are called here, and what the game says may stand in them."""
        tell = self.game.vocabulary
        known = None if tell is None else tell(self.charts, self.options)
        return StateWords(self.game, known, self.called, self.sides), known

    def check(self, changed: str = "") -> None:
        """Sees whether the laws of the game allow this table.

        Args:
            changed: the places that were changed, for a refusal.

        Raises:
            BadInput: they do not; says which is broken.
        """
        with self._told(changed):
            self.game.invariants(self.state, self.charts, self.options)
        self._check_going_on(changed)

    def _check_going_on(self, changed: str) -> None:
        """Whoever decides must find something to decide.

        Raises:
            BadInput: the rules cannot tell what a side may do on this table.
        """
        with self._told(changed):
            idle = [side for side in self.deciding() if not self.view(side) or not self.orders(side)]
        if idle:
            facts = {"game": self._title, "side": idle[0], "decision": self.decision()[0]}
            raise BadInput("error-table-idle", **facts)

    @property
    def _title(self) -> str:
        return PlayWords(self.game).title()

    @contextmanager
    def _told(self, changed: str) -> Iterator[None]:
        """What the rules cannot do with this table, in words."""
        try:
            yield
        except BadInput:
            raise
        except AssertionError as broken:
            raise BadInput("error-table-law", game=self._title, reason=str(broken)) from None
        except (LookupError, TypeError, ValueError, AttributeError):
            raise BadInput("error-table-apart", game=self._title, places=changed) from None

    # ---- reading

    def read(
        self,
        orders: Any = (),
        *,
        policy: Policy | None = None,
        until: Until | None = None,
        measure: MeasureOfState | None = None,
        most: int = MOST_WAYS,
    ) -> Reading:
        """What may follow, exactly: every way the dice can fall, with its chance and its sources.

        Args:
            orders: an order, or orders to give one after the other, each by the side that decides then.
            policy: what is decided when the orders are used up: the name of a computer player, a function
                `policy(view, orders) -> order` that depends on nothing else, or one of these by side. A
                function may give the name of a player instead, who decides this time.
            until: when to stop: after so many decisions; by the name of a decision (`decision()[0]`), of a
                side (whatever it decides), or of several, as soon as one of them is due, again if it is now;
                or as soon as `until(state)` holds. Left out: after the orders, or with a policy at the end of
                the game.
                Names with numbers stop at that time: `{"again": 2}`; what sides decide together counts once.
            measure: what is told of the last state, `measure(state) -> outcome`, or a place of it as `change`
                takes it ("vp", "ships.0.hull_lost"), or several places. Left out: the state itself.
            most: how many ways the dice can fall are walked before the reading is given up.

        Raises:
            IllegalOrder: an order that the rules forbid when its turn comes.
            Problem: there are more ways than `most`; read to an earlier point, allow more, or `simulate`.
        """
        return read(self, self._in_turn(orders), policy, until, measure, most)

    def simulate(
        self,
        times: int,
        orders: Any = (),
        *,
        policy: Policy | None = None,
        until: Until | None = None,
        measure: MeasureOfState | None = None,
        seed: int = 1,
    ) -> Rolled:
        """What followed so many times when the dice were rolled: for what is too far away to be read exactly.

        Args:
            times: how often it is played on from this table. The rest is told as to `read`.
            seed: for the dice: the same seed rolls the same.

        Returns:
            How often each outcome came: it is asked and shown as an answer is (`chance`, `chance_of`, `rows`,
            `plot`, `mean`), with `interval` (95 %), `interval_of` and `mean_interval`.

        Raises:
            IllegalOrder: an order that the rules forbid when its turn comes.
            BadInput: no number of times, or nobody says what a side decides.

        >>> table = lay("grand_fleet", seed=1)
        >>> table.simulate(20, policy="random", until=1, measure=lambda state: state.vp).n
        20
        """
        return simulate(self, times, self._in_turn(orders), policy, until, measure, seed)

    def play(
        self,
        policy: Policy,
        *,
        until: Until | None = None,
        seed: int = 1,
    ) -> Table:
        """The table to which one game comes that is played on from here: the dice are rolled once.

        Args:
            seed: for the dice: the same seed rolls the same. The rest is told as to `read`.

        Raises:
            BadInput: it never comes so far: the game ends before.

        >>> lay("grand_fleet").play("sensible", until="initiative_dice", seed=7).decision()
        ('initiative_dice', '7.9a')
        """
        return self.at(play_on(self, policy, until, seed))

    def _in_turn(self, orders: Any) -> tuple[Any, ...]:
        """The orders one after the other; a single one may be given as it is, or as it was found.

        Raises:
            BadInput: no orders; or several to choose from.
        """
        single = isinstance(orders, (str, Mapping, *self.game.order_kinds.values()))
        if not single and not isinstance(orders, Iterable):
            raise BadInput("error-table-orders", given=printed(orders))
        if single:
            return (orders,)
        return tuple(map(_chosen, (orders,) if isinstance(orders, Orders) else orders))


def _chosen(order: Any) -> Any:
    """An order; of orders that were looked for the only one.

    Raises:
        BadInput: there are several, or none.
    """
    if not isinstance(order, Orders):
        return order
    if not order:
        raise BadInput("error-orders-nothing", reason=order.nothing)
    if len(order) > 1:
        raise BadInput("error-orders-several", count=len(order))
    return order[0]


def _check_saved(play: Play, game: str | Game, options: Mapping[str, Any]) -> None:
    """A saved play is of the game that was asked for, and its options are agreed already.

    Raises:
        BadInput: of another game; or options that are not those of the play.
    """
    known = known_game(game)
    options = known_options(known, options)
    if play.game.id != known.id:
        raise BadInput("error-table-saved-game", given=known.id, saved=play.game.id)
    played = option_values(play.game, play.options)
    for name, value in option_values(known, options_record(known, options)).items():
        if name in options and value != played[name]:
            raise BadInput("error-table-saved-option", option=name, given=str(value), saved=str(played[name]))


def lay(
    game: str | Game,
    /,
    *,
    seed: int = 1,
    orders: Iterable[Any] = (),
    changes: Mapping[str, Any] | None = None,
    saved: str | Path | Play | None = None,
    charts: Any = None,
    **options: Any,
) -> Table:
    """A table of a game.

    Args:
        game: its id, or its title.
        seed: for the dice of the set-up (a shuffled deck) and of the orders.
        orders: orders to be given from the start on, each by the side that decides then.
        changes: things to change afterwards, as in `Table.change`.
        saved: a saved play (a file, or a `Play`) whose last state is laid. Options are those of
            the play; naming one that it was not played with is refused.
        charts: other charts than the game's own.
        options: options of the game by name, values by themselves or by their names; the rest at their
            defaults.

    Raises:
        BadInput: an unknown name or value, or a table that the laws of the game do not allow.
        IllegalOrder: an order that the rules forbid when its turn comes.

    >>> lay("grand_fleet", seed=1)
    <Table grand_fleet: send_start, UK to decide>
    """
    if saved is not None:
        if not isinstance(saved, (str, Path, Play)):
            raise BadInput("error-table-saved", given=printed(saved))
        play = saved if isinstance(saved, Play) else Play.load(saved)
        _check_saved(play, game, options)
        table = Table(
            play.game,
            play.state,
            play.charts if charts is None else known_charts(play.game, charts),
            play.options,
        )
    else:
        known = known_game(game)
        record = options_record(known, known_options(known, options))
        read_charts = known_charts(known, charts)
        table = Table(
            known, known.start(RandomDice(checked_seed(seed)), read_charts, record), read_charts, record
        )
    for number, order in enumerate(orders, start=1):
        table = table.give(order, seed=seed + number)
    return table.change(changes) if changes else table
