"""How a procedure comes to its outcomes: its rolls in order, and what follows from each.

Knows that a rule is a pure function of its dice, as exact reading does, but keeps the ways instead of adding
them up: every way the dice can fall, those with the same future joined. Must not know any rule or word.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from navalgames.chance import witness
from navalgames.chance.cards import draw_name, hands
from navalgames.chance.dice import Dice, Note, Procedure, Shown
from navalgames.chance.distribution import Distribution
from navalgames.chance.exact_dice import accepted, exact, several
from navalgames.chance.notation import parsed
from navalgames.chance.procedures import name_of, places_of
from navalgames.errors import Problem

ROLL, FACES, DRAW, PART, EACH, UNTIL = KINDS = ("roll", "faces", "draw", "part", "each", "until")
AGAIN = "(again)"
"""The end of one of several tries that does not count."""
FIRST_VIEW = 1500
"""Runs of the procedure for one look: what is further down is folded, and opens."""
Seen = frozenset[Hashable]
NOTHING: Seen = frozenset()


class Asked(NamedTuple):
    """What a rule asks of chance at one place.

    kind: "roll" (a total), "faces" (each die), "draw" (cards), "part" (the outcome of another procedure,
    which has an anatomy of its own), "each" (one procedure for several equal items), "until" (again and
    again, as long as `accept` does not hold). dice: the notation, "draw 2 of 10", or the name of the
    procedure. why, rule: as the rule tells them; "" of a procedure. whole: every value that can come, with
    its weight.
    """

    kind: str
    dice: str
    why: str
    rule: str
    whole: Distribution
    procedure: Procedure | None = None
    args: tuple[Any, ...] = ()
    cards: tuple[Any, ...] = ()
    times: int = 1
    accept: Callable[[Any], Any] | None = None

    @property
    def known_by(self) -> tuple[Hashable, ...]:
        """By what two choices are the same one, but for their chances and what follows."""
        return (*self[:4], self.procedure, self.args, self.cards)

    def inside(self, most: int = FIRST_VIEW) -> Anatomy:
        """The anatomy of the procedure that is asked; of one that is tried again and again that of one try.

        A try that does not count ends with AGAIN.

        Raises:
            Problem: it is dice or cards that are asked: there is nothing inside.
        """
        if self.procedure is None:
            raise Problem("error-anatomy-nothing-inside", given=self.dice)
        if self.accept is not None:
            return anatomy(one_try, self.accept, self.procedure, self.args, most=most)
        return anatomy(self.procedure, *self.args, most=most)


class End(NamedTuple):
    """The procedure ends with `outcome`."""

    outcome: Any


class Folded(NamedTuple):
    """What was not looked into: the values that lead there, of each choice on the way. `opened` looks."""

    path: tuple[Any, ...]
    grow: Callable[[tuple[Any, ...], int], Node | End | Folded]

    def opened(self, most: int = FIRST_VIEW) -> Node | End | Folded:
        """What follows there, again with at most so many runs."""
        return self.grow(self.path, most)


class Way(NamedTuple):
    """Values of one choice after which the same can follow, `weight` of the choice's whole.

    read: for each value, the chart cells and rules met after it, before the next choice or the end.
    """

    values: tuple[Any, ...]
    weights: tuple[int, ...]
    read: tuple[Seen, ...]
    then: Node | End | Folded

    @property
    def weight(self) -> int:
        return sum(self.weights)


class Node(NamedTuple):
    """A choice of chance and what follows from it, the ways in the order of their first values."""

    asked: Asked
    ways: tuple[Way, ...]

    @property
    def total(self) -> int:
        """The whole that the weights of the ways are parts of."""
        return self.asked.whole.node()[2]

    def chance(self, way: Way) -> Fraction:
        """How likely this way is, once the choice is there."""
        return Fraction(way.weight, self.total)


class Leaf(NamedTuple):
    """The end of one way through an anatomy. steps: the ways taken, from the first choice on."""

    chance: Fraction
    steps: tuple[tuple[Node, Way], ...]
    end: End | Folded


class Anatomy(NamedTuple):
    """How a procedure comes to its outcomes. before: cells and rules met before the first choice."""

    root: Node | End | Folded
    before: Seen = NOTHING

    def leaves(self) -> Iterator[Leaf]:
        """Every way to an end, in order, with its exact chance."""
        waiting: list[tuple[Fraction, tuple[tuple[Node, Way], ...], Node | End | Folded]]
        waiting = [(Fraction(1), (), self.root)]
        while waiting:
            chance, steps, at = waiting.pop()
            if not isinstance(at, Node):
                yield Leaf(chance, steps, at)
                continue
            for way in reversed(at.ways):
                waiting.append((chance * at.chance(way), (*steps, (at, way)), way.then))

    def sums(self) -> Distribution:
        """The outcomes with their chances, added up over all leaves; what is folded is opened."""
        found: dict[Any, Fraction] = {}
        for end, chance in ends(self.root).items():
            found[end] = found.get(end, Fraction(0)) + chance
        return Distribution.from_fractions(found)

    @property
    def folded(self) -> Fraction:
        """The chance of all that is folded."""
        return sum((one.chance for one in self.leaves() if isinstance(one.end, Folded)), Fraction(0))


def ends(root: Node | End | Folded) -> dict[Any, Fraction]:
    """The chance of each outcome from here; equal futures are added up once."""
    known: dict[int, dict[Any, Fraction]] = {}

    def of(at: Node | End | Folded) -> dict[Any, Fraction]:
        if isinstance(at, End):
            return {at.outcome: Fraction(1)}
        if isinstance(at, Folded):
            return of(at.opened())
        if id(at) not in known:
            added: dict[Any, Fraction] = {}
            for way in at.ways:
                chance = at.chance(way)
                for outcome, part in of(way.then).items():
                    added[outcome] = added.get(outcome, Fraction(0)) + chance * part
            known[id(at)] = added
        return known[id(at)]

    return of(root)


def anatomy(
    procedure: Procedure, *args: Any, most: int = FIRST_VIEW, parts: bool = True, whole: bool = False
) -> Anatomy:
    """How `procedure(dice, *args)` comes to its outcomes.

    most: how often the procedure may be run; the ways that are left then are folded. parts: whether what a
    rule leaves to another procedure is one choice, which opens, or is walked through as if it stood here.
    whole: nothing less is wanted; once it is sure that ways will be left, all is folded and no more is run.

    >>> def hit(dice):
    ...     return "hit" if dice.roll("1d6", "aim") >= 5 else "miss"
    >>> [(way.values, way.then.outcome) for way in anatomy(hit).root.ways]
    [((1, 2, 3, 4), 'miss'), ((5, 6), 'hit')]

    Raises:
        Problem: the procedure is no pure function of its dice.
    """
    grower = _Grower(procedure, args, _PathDice if parts else _OpenDice)
    root = grower.grown((), most, whole)
    return Anatomy(root, grower.before)


# ------------------------------------------------------------------------ the walk


class _Fork(BaseException):
    """A rule asked for a choice that is not made yet: its run ends here."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked


class _Stem:
    """A place of the walk: nothing is known of it yet, then a choice with its branches, or an end."""

    __slots__ = ("asked", "branches", "end", "path", "read")

    def __init__(self, path: tuple[Any, ...]) -> None:
        self.path = path
        self.read: Seen = NOTHING
        self.asked: Asked | None = None
        self.end: End | None = None
        self.branches: list[tuple[Any, int, _Stem]] = []

    @property
    def known(self) -> bool:
        """Whether the procedure was run as far as here."""
        return self.asked is not None or self.end is not None


class _Grower:
    """Runs one procedure again and again, level by level, and joins what is alike."""

    def __init__(self, procedure: Procedure, args: tuple[Any, ...], kind: type[_PathDice]) -> None:
        self._procedure, self._args, self._kind = procedure, args, kind
        self._joined: dict[Hashable, Node] = {}
        self.before: Seen = NOTHING

    def grown(self, path: tuple[Any, ...], most: int, whole: bool = False) -> Node | End | Folded:
        """What follows after the choices of `path`."""
        root = _Stem(path)
        level, runs = [root], 0
        while level and runs < most:
            later: list[_Stem] = []
            for place, stem in enumerate(level):
                if runs >= most:
                    later.extend(level[place:])
                    break
                runs += 1
                self._run(stem)
                later.extend(branch for _, _, branch in stem.branches)
                if whole and runs + len(level) - place - 1 + len(later) > most:
                    return Folded(path, self.grown)
            level = later
        if not path:
            self.before = root.read
        return self._told(root)

    def _run(self, stem: _Stem) -> None:
        with witness.apart() as seen:
            dice = self._kind(stem.path, seen)
            try:
                stem.end = End(self._procedure(dice, *self._args))
            except _Fork as fork:
                stem.asked = fork.asked
                outcomes, weights, _ = fork.asked.whole.node()
                stem.branches = [
                    (value, weight, _Stem((*stem.path, value)))
                    for value, weight in zip(outcomes, weights, strict=True)
                ]
            stem.read = frozenset(seen)
        if dice.at < len(stem.path):
            left = str(stem.path[dice.at])
            raise Problem("error-chance-impure", given="(end)", expected=left, where=dice.at)

    def _told(self, stem: _Stem) -> Node | End | Folded:
        """The walk from here on, what has the same future joined."""
        if stem.end is not None:
            return stem.end
        if stem.asked is None or not any(branch.known for _, _, branch in stem.branches):
            return Folded(stem.path, self.grown)
        groups: dict[Hashable, list[tuple[Any, int, Seen]]] = {}
        futures: dict[Hashable, Node | End | Folded] = {}
        for value, weight, branch in stem.branches:
            then = self._told(branch)
            key: Hashable = ("end", then.outcome) if isinstance(then, End) else ("at", id(then))
            futures.setdefault(key, then)
            groups.setdefault(key, []).append((value, weight, branch.read))
        ways = tuple(_way(group, futures[key]) for key, group in groups.items())
        told = tuple((way.values, way.weights, way.read, key) for way, key in zip(ways, groups, strict=True))
        return self._joined.setdefault((stem.asked.known_by, told), Node(stem.asked, ways))


def _way(group: Sequence[tuple[Any, int, Seen]], then: Node | End | Folded) -> Way:
    values, weights, read = zip(*group, strict=True)
    return Way(values, weights, read, then)


class _PathDice:
    """The dice of one run: the choices of a path are made as it says, the next one ends the run."""

    record: Sequence[Shown | Note] = ()

    def __init__(self, path: tuple[Any, ...], seen: set[Hashable]) -> None:
        self.at = 0
        self._path, self._seen = path, seen

    def _next(self, asked: Callable[[], Asked]) -> Any:
        if self.at < len(self._path):
            value = self._path[self.at]
            self.at += 1
            self._seen.clear()  # what was met before this choice belongs to what led to it
            return value
        raise _Fork(asked())

    def roll(self, notation: str, why: str, rule: str = "") -> int:
        total: int = self._next(lambda: Asked(ROLL, notation, why, rule, parsed(notation).totals))
        return total

    def faces(self, notation: str, why: str, rule: str = "") -> tuple[int, ...]:
        shown: tuple[int, ...] = self._next(
            lambda: Asked(FACES, notation, why, rule, parsed(notation).arrangements)
        )
        return shown

    def draw(self, cards: tuple[Any, ...], count: int, why: str, rule: str = "") -> tuple[Any, ...]:
        pile = tuple(cards)
        drawn: tuple[Any, ...] = self._next(
            lambda: Asked(DRAW, draw_name(pile, count), why, rule, hands(pile, count), cards=pile)
        )
        return drawn

    def resolve(self, procedure: Procedure, *args: Any) -> Any:
        return self._unless_sure(_part, procedure, args)

    conclude = resolve

    def conclude_as(self, make: Callable[[Any], Any], procedure: Procedure, *args: Any) -> Any:
        return make(self.resolve(procedure, *args))

    def each(self, procedure: Procedure, items: Iterable[Any], *args: Any) -> tuple[Any, ...]:
        things = tuple(items)
        results: list[Any] = [None] * len(things)
        for item, places in places_of(things).items():
            found = self._unless_sure(_several, procedure, item, len(places), args)
            for place, result in zip(places, found, strict=True):
                results[place] = result
        return tuple(results)

    def until(self, accept: Callable[[Any], Any], procedure: Procedure, *args: Any) -> Any:
        return self._unless_sure(_accepted, accept, procedure, args)

    def _unless_sure(self, make: Callable[..., Asked], *args: Any) -> Any:
        """What another procedure comes to: no choice at all where that is one thing only.

        What it looks up inside belongs to its own anatomy, unless it has none.
        """
        with witness.apart() as seen:
            asked = make(*args)
        outcomes = asked.whole.outcomes
        if len(outcomes) == 1:
            witness.saw_all(seen)
            return outcomes[0]
        return self._next(lambda: asked)

    def note(self, rule: str, key: str, **args: Any) -> None:
        witness.acted(rule)


class _OpenDice(_PathDice):
    """Walks through what is left to other procedures, but for those that are tried again and again."""

    def resolve(self, procedure: Procedure, *args: Any) -> Any:
        return procedure(self, *args)

    conclude = resolve

    def each(self, procedure: Procedure, items: Iterable[Any], *args: Any) -> tuple[Any, ...]:
        return tuple([procedure(self, item, *args) for item in items])


def _part(procedure: Procedure, args: tuple[Any, ...]) -> Asked:
    return Asked(PART, name_of(procedure), "", "", exact(procedure, *args), procedure, args)


def _several(procedure: Procedure, item: Any, count: int, args: tuple[Any, ...]) -> Asked:
    whole = several(procedure, item, count, args, set())
    return Asked(EACH, name_of(procedure), "", "", whole, procedure, (item, *args), times=count)


def _accepted(accept: Callable[[Any], Any], procedure: Procedure, args: tuple[Any, ...]) -> Asked:
    whole = accepted(accept, procedure, args, set())
    return Asked(UNTIL, name_of(procedure), "", "", whole, procedure, args, accept=accept)


def one_try(dice: Dice, accept: Callable[[Any], Any], procedure: Procedure, args: tuple[Any, ...]) -> Any:
    """What one try comes to, AGAIN where it does not count."""
    result = procedure(dice, *args)
    return result if accept(result) else AGAIN
