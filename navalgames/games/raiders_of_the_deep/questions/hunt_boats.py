"""Every boat a hunted boat may become, with what a hit, water and depth make of each, in whole numbers.

Knows the procedures of `hunted` and reads them exactly, beforehand and silently: whoever uses what was read
tells its witnesses (`seen`), so that an answer names what its boats have met and nothing else. Knows no order
of events: that is `hunt_solved` and `duel_solved`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import product
from math import lcm
from typing import Any, NamedTuple

from navalgames.chance import exact, witness
from navalgames.charts import derived
from navalgames.games.raiders_of_the_deep.questions import hunted
from navalgames.games.raiders_of_the_deep.questions.hunted import ESCAPED, SUNK, Hurt
from navalgames.games.raiders_of_the_deep.rules import damage, hunt
from navalgames.games.raiders_of_the_deep.state import Crew, Names
from navalgames.games.raiders_of_the_deep.tables import Book, Mat

Weighed = list[tuple[Any, int]]
Seen = frozenset[Any]


class Moves(NamedTuple):
    """Where a roll leads from a boat: (place, whether water came in, weight); what stays; the ends; what was
    seen on the way."""

    on: tuple[tuple[int, bool, int], ...]
    stays: int
    ends: tuple[tuple[str, int], ...]
    seen: Seen


class Search(NamedTuple):
    """A roll of the escorts: the weights of a boat not found, of one sunk at once, of each number of hits.

    hits: for a boat that is detected, and for one that is well detected.
    """

    escaped: int
    sunk: int
    hits: tuple[list[int], list[int]]
    seen: Seen


@derived(most=32)
def boats(first: Hurt, kind: str, book: Book, telling: frozenset[str], alike: Names) -> Boats:
    """The boats that one of a type may become; the same for every hunt."""
    return Boats(first, kind, book, telling, alike)


class Boats:
    """The boats, sound ones first: whatever is rolled leads on in the list, or nowhere.

    telling, alike: as for `one_hit`. of_hit, of_water, of_depth: the weight of everything such a roll may be.
    longest: most boats on one way.
    """

    def __init__(
        self, first: Hurt, kind: str, book: Book, telling: frozenset[str], alike: Names
    ) -> None:  # fmt: skip
        self._kind, self._alike, self._book = kind, alike, book
        with witness.apart():
            mat = Mat(*book.mats[kind])
        self._last = mat.hull
        tracks = list(product(range(first.hull, mat.hull), range(first.flooding, mat.flooding)))
        hits, self.of_hit, seen = _read(hunted.what_is_hit, telling, book)
        water, self.of_water, seen_of_water = _read(damage.more_water, Crew(), book)
        self.gear = self._all_gear(first.out, [word for word, _ in hits if word[0] not in hunted.TRACKS])
        self.hurts = [Hurt(*track, out) for track, out in product(tracks, self.gear)]
        self.places: dict[tuple[Any, ...], int] = {hurt: place for place, hurt in enumerate(self.hurts)}
        self.hit = self._moves(tracks, hits, seen)
        flooding = [((damage.FLOODING, boxes), weight) for boxes, weight in water]
        self.water = self._moves(tracks, flooding, seen_of_water)
        self._hulls = range(first.hull, mat.hull)
        self.on_tracks = mat.hull - first.hull + mat.flooding - first.flooding - 1
        self.longest = self.on_tracks + len(self.gear[-1]) - len(first.out)

    @property
    def depth(self) -> list[Moves]:
        """What exceeding test depth makes of every boat."""
        return self._dives[0]

    @property
    def of_depth(self) -> int:
        return self._dives[1]

    def searches(
        self, known: Any, asked: Callable[..., Any], *states: tuple[Any, ...]
    ) -> tuple[list[list[Search]], int]:
        """For each state, the roll of the escorts by systems that are out; and what all weights add up to.

        known: what every roll of those who attack is told beside the boat.
        """
        read = [[_read(asked, out, *state, known, self._book) for out in self.gear] for state in states]
        total = lcm(*(weight for some in read for _, weight, _ in some))
        return [[_search(one, total) for one in some] for some in read], total

    def _struck(self, hurt: Hurt, word: tuple[str, int]) -> tuple[Any, Seen]:
        with witness.apart() as seen:
            after = hunted.struck(hurt, *word, self._kind, self._alike, self._book)
        return after, frozenset(seen)

    def _all_gear(self, out: frozenset[str], words: list[tuple[str, int]]) -> list[frozenset[str]]:
        """Every set of systems that may be out, the smaller ones first."""
        found = [out]
        for before in found:  # grows on the way
            for word in words:
                later = self._struck(Hurt(out=before), word)[0].out
                if later not in found:
                    found.append(later)
        return sorted(found, key=len)

    def _moves(self, tracks: list[tuple[int, int]], words: Weighed, seen: Seen) -> list[Moves]:
        """A hit changes a track or a system, never both: so each is asked for by itself, and joined."""
        on_tracks = [word for word in words if word[0][0] in hunted.TRACKS]
        on_gear = [word for word in words if word[0][0] not in hunted.TRACKS]
        places = {track: place for place, track in enumerate(tracks)}
        gears = {out: place for place, out in enumerate(self.gear)}
        by_track = [self._ways(Hurt(*track), on_tracks, places, seen) for track in tracks]
        by_gear = [self._ways(Hurt(out=out), on_gear, gears, seen) for out in self.gear]
        once: dict[tuple[Seen, Seen], Seen] = {}  # few differ, and each is told once
        return [
            _joined(place, track, number, gear, len(gears), once)
            for place, track in enumerate(by_track)
            for number, gear in enumerate(by_gear)
        ]

    def _ways(self, hurt: Hurt, words: Weighed, places: dict[Any, int], seen: Seen) -> Moves:
        """Where these results lead on a track alone, or among the systems alone."""
        on: dict[tuple[int, bool], int] = {}
        ends: dict[str, int] = {}
        met = set(seen)
        of_track = hurt[:2] in places
        here = places[hurt[:2] if of_track else hurt.out]
        for word, weight in words:
            after, seen_here = self._struck(hurt, word)
            met |= seen_here
            if type(after) is str:
                ends[after] = ends.get(after, 0) + weight
            else:
                way = places[after[:2] if of_track else after.out], word[0] == damage.FLOODING
                on[way] = on.get(way, 0) + weight
        stays = sum(weight for (place, _), weight in on.items() if place == here)
        led = tuple((*way, weight) for way, weight in on.items() if way[0] != here)
        return Moves(led, stays, tuple(ends.items()), frozenset(met))

    @cached_property
    def _dives(self) -> tuple[list[Moves], int]:
        read = {hull: _read(hunted.hull_below, self._kind, hull, self._book) for hull in self._hulls}
        total = lcm(*(weight for _, weight, _ in read.values()))
        return [self._dive(hurt, *read[hurt.hull], total) for hurt in self.hurts], total

    def _dive(self, hurt: Hurt, found: Weighed, weight: int, seen: Seen, total: int) -> Moves:
        last = self._last
        ways = [(hull, part * (total // weight)) for hull, part in found]
        on = tuple((self.places[hull, hurt.flooding, hurt.out], False, part)
                   for hull, part in ways if hurt.hull != hull < last)  # fmt: skip
        stays = sum(part for hull, part in ways if hull == hurt.hull)
        return Moves(on, stays, ((SUNK, sum(part for hull, part in ways if hull >= last)),), seen)


def _joined(
    track_place: int, track: Moves, gear_place: int, gear: Moves, gears: int,
    once: dict[tuple[Seen, Seen], Seen],
) -> Moves:  # fmt: skip
    """The moves of a boat by those on its track and those of its systems."""
    parts = track.seen, gear.seen
    if parts not in once:
        once[parts] = track.seen | gear.seen
    on = [(place * gears + gear_place, wet, weight) for place, wet, weight in track.on]
    on += [(track_place * gears + place, wet, weight) for place, wet, weight in gear.on]
    return Moves(tuple(on), track.stays + gear.stays, track.ends, once[parts])


def _read(procedure: Callable[..., Any], *args: Any) -> tuple[Weighed, int, Seen]:
    with witness.apart() as seen:
        outcomes, weights, total = exact(procedure, *args).node()
    return list(zip(outcomes, weights, strict=True)), total, frozenset(seen)


def _search(read: tuple[Weighed, int, Seen], total: int) -> Search:
    found, weight, seen = read
    factor = total // weight
    escaped = sunk = 0
    hits: tuple[dict[int, int], dict[int, int]] = {}, {}
    for outcome, part in found:
        weight = part * factor
        well, number = outcome if type(outcome) is tuple else (False, outcome)
        if number == ESCAPED:
            escaped += weight
        elif number is hunt.SUNK:
            sunk += weight
        else:
            hits[well][number] = hits[well].get(number, 0) + weight
    most = max((number for some in hits for number in some), default=0)
    plain, welled = ([some.get(number, 0) for number in range(most + 1)] for some in hits)
    return Search(escaped, sunk, (plain, welled), seen)
