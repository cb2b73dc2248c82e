"""What a setting does to a throw, where it does the same as a number that is added to it.

Knows that one question can be asked at two settings and their throws compared. Must not know a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from navalgames.chance.anatomy import ROLL, Anatomy, Asked, End, Folded, Node
from navalgames.charts import Charts
from navalgames.games.contract import Game, OneStep, Question
from navalgames.labels import Labels
from navalgames.odds import idle_settings, is_number, refused_setting
from navalgames.odds.why import rolls, why
from navalgames.pictures.begins import OFF, setting_told
from navalgames.pictures.shifts import signed

MOST_ADDED, MOST_THROWS = 5, 30
"""The largest number that is looked for, and the choices of an anatomy that is compared."""
Place = Node | End | Folded
Shift = Callable[[int], int]


class Likeness(NamedTuple):
    """A setting that acts like a number added to a throw.

    place: "only", "first", "second" or "every". than: the value against which it is that much more; None
    for one that adds nothing.
    """

    name: str
    add: int
    place: str
    than: Any = None

    def told(self, labels: Labels, values: Mapping[str, Any]) -> str:
        """In words: the number, the throw, and the setting."""
        t, setting = labels.texts.t, setting_told(labels, self.name, values)
        if self.than is not None:
            setting = t("picture-like-than", setting=setting, than=labels.value(self.than))
        return t(f"picture-like-{self.place}", add=signed(self.add), setting=setting)


def like_added(
    game: Game, labels: Labels, question: Question, charts: Charts, values: Mapping[str, Any], now: Anatomy
) -> list[str]:
    """What `likenesses` finds, as a sentence, and where the game says so how far a number can be taken off;
    nothing where it finds nothing.
    """
    t, found = labels.texts.t, likenesses(game, question, charts, values, now)
    listed = t("picture-begins-separator").join(one.told(labels, values) for one in found)
    stops = labels.stops() if any(one.add < 0 for one in found) else ""
    return [one for one in (found and t("picture-like", listed=listed), stops) if one]


def likenesses(
    game: Game, question: Question, charts: Charts, values: Mapping[str, Any], now: Anatomy
) -> list[Likeness]:
    """Each setting that does to the throws what a number does that is added to one of them, or to every one.

    It is compared with the same question where that setting is off, none or 0; without such a value with the
    least or the usual one. What could be several numbers, or a large one, is not told. `now`: its anatomy.
    """
    if not isinstance(question.how, OneStep) or not isinstance(now.root, Node):
        return []
    if not _numbers(now.root.asked) or len(rolls(now)) > MOST_THROWS:
        return []
    idle = {one.parameter for one in idle_settings(game, question.name, charts, **values)}
    found = []
    for one in question.parameters:
        reference, plain = _reference(one)
        if one.name in idle or _same(values[one.name], reference):
            continue
        given = {**values, one.name: reference}
        if refused_setting(game, question.name, charts, **given) is None:
            before = why(game, question.name, charts, **given).anatomy.root
            for place, add in _shifts(now.root, before):
                found.append(Likeness(one.name, add, place, None if plain else reference))
    return found


def _reference(parameter: Any) -> tuple[Any, bool]:
    """The value that a setting is compared with, and whether it stands for nothing. A count that is usually
    more than 0, of men or guns, is compared with the usual one: what others bring stands against it.
    """
    usual = parameter.default
    for off in OFF:
        counted = is_number(off) and is_number(usual) and usual != off
        if any(_same(value, off) for value in parameter.values):
            return (usual, False) if counted else (off, True)
    if all(map(is_number, parameter.values)):
        return min(parameter.values, key=abs), False
    return parameter.default, False


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _numbers(asked: Asked) -> bool:
    return asked.kind == ROLL and all(map(is_number, asked.whole.outcomes))


def _shifts(now: Node, before: Place) -> Iterator[tuple[str, int]]:
    """The one number that, added before, makes all that was thrown lead where it leads now."""
    if not isinstance(before, Node):
        return
    tries: dict[str, tuple[bool, Callable[[int], Shift]]]
    if any(isinstance(way.then, Node) for way in now.ways):
        tries = {
            "second": (False, lambda add: lambda depth: add if depth == 1 else 0),
            "first": (False, lambda add: lambda depth: add if depth == 0 else 0),
            "every": (True, lambda add: lambda depth: add),
        }
    else:
        tries = {"only": (True, lambda add: lambda depth: add)}
    if _Compared(lambda depth: 0, True).alike(now, before, 0):
        return
    thrown = now.asked.whole.outcomes
    most = min(MOST_ADDED, (max(thrown) - min(thrown) + 1) // 2)
    numbers = [one for one in range(-MOST_ADDED, MOST_ADDED + 1) if one]
    found = []
    for place, (edges, shift) in tries.items():
        for with_edges in (True, False) if edges else (False,):  # what lies beyond may lead to something new
            fits = [add for add in numbers if _Compared(shift(add), with_edges).alike(now, before, 0)]
            if fits:
                break
        if len(fits) == 1 and abs(fits[0]) <= most:
            found.append((place, fits[0]))
    yield from sorted(found, key=lambda one: one[1] < 0)[:1]


class _Compared:
    """Two anatomies, one with numbers added to its throws. edges: whether a total beyond all that can be
    thrown counts as the last of them; else it is not compared.
    """

    def __init__(self, shift: Shift, edges: bool) -> None:
        self._shift, self._edges = shift, edges
        self._known: dict[tuple[int, int, int], bool] = {}

    def alike(self, now: Place, before: Place, depth: int) -> bool:
        """Whether what is thrown now leads where that and the number led before."""
        if isinstance(now, Node) and isinstance(before, Node):
            key = id(now), id(before), depth
            if key not in self._known:
                self._known[key] = self._of_nodes(now, before, depth)
            return self._known[key]
        if isinstance(now, Node):
            return all(self.alike(way.then, before, depth + 1) for way in now.ways)
        if isinstance(before, Node):
            return all(self.alike(now, way.then, depth + 1) for way in before.ways)
        return isinstance(now, End) and isinstance(before, End) and bool(now.outcome == before.outcome)

    def _of_nodes(self, now: Node, before: Node, depth: int) -> bool:
        if now.asked[:2] != before.asked[:2] or not _numbers(now.asked):
            return False
        follows = {value: way.then for way in before.ways for value in way.values}
        least, most, add = min(follows), max(follows), self._shift(depth)
        for way in now.ways:
            for value in way.values:
                met = min(max(value + add, least), most) if self._edges else value + add
                if met in follows and not self.alike(way.then, follows[met], depth + 1):
                    return False
        return True
