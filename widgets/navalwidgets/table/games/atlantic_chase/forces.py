"""Task forces, ships and markers of a view in words, and as the chart draws them.

Knows views and charts. Must not know which orders there are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from navalgames.games.atlantic_chase.counters import SPEEDS
from navalgames.games.atlantic_chase.rules import plotting, trajectory
from navalgames.games.atlantic_chase.rules.frames import Plot
from navalgames.games.atlantic_chase.state import SIDES, Ship, State, TaskForce, force, forces_of
from navalgames.games.atlantic_chase.tables import Box
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts
from navalwidgets.drawings.ocean_chart import Course, Harbour, Lurking, Lying

TINTS = 4


# ------------------------------------------------------------------------ in words


def ship_words(words: PlayWords, ship: Ship) -> str:
    """A ship by its name, and what is wrong with it."""
    name = ship.alias or ship.name.partition("#")[0]
    state = "dispersed" if ship.dispersed else "damaged" if ship.damaged else "sound"
    return words.texts.t("ac-table-ship", ship=words.texts.name(name), state=state, hits=ship.hits)


def ships_words(words: PlayWords, one: TaskForce) -> str:
    """The ships of a task force; an unidentified one has six identities (SOL.2)."""
    if not one.ships:
        return words.texts.t("ac-table-unidentified")
    return words.texts.listed(ship_words(words, ship) for ship in one.ships)


def place_words(words: PlayWords, one: TaskForce) -> str:
    """Where a task force is: a hex, a port box, or a line from hex to hex; "" without a chart."""
    if one.box:
        ports = words.texts.listed(map(words.texts.name, one.box.split("/")))
        return words.texts.t("ac-table-in-box", box=ports)
    if one.station:
        return words.texts.t("ac-table-in-hex", hex=words.called(one.station))
    if not one.line:  # on the Battle Board alone
        return ""
    first, last = words.called(one.line[0]), words.called(one.line[-1])
    return words.texts.t("ac-table-in-line", first=first, last=last, length=len(one.line))


def marks_words(words: PlayWords, one: TaskForce) -> str:
    """Its markers, as one sentence; "" for none."""
    told = [words.texts.t("ac-table-mark-intel", hexes=_listed(words, one.intel))] if one.intel else []
    if one.contact:
        told.append(words.texts.t("ac-table-mark-contact", hexes=_listed(words, one.contact)))
    if one.evasive:
        told.append(words.texts.t("ac-table-mark-evasive"))
    return words.texts.listed(told)


def _listed(words: PlayWords, hexes: tuple[str, ...]) -> str:
    return words.texts.listed(map(words.called, hexes))


def force_words(words: PlayWords, one: TaskForce) -> str:
    """A task force in one line: its name, ships and place."""
    return words.texts.t(
        "ac-table-force", force=one.id, ships=ships_words(words, one), place=place_words(words, one)
    )


def speed_words(texts: Texts, speed: int) -> str:
    """A speed of the counters."""
    return texts.t("ac-cell-" + SPEEDS[speed].replace(" ", "-"))


def short_names(words: PlayWords, view: State) -> dict[str, list[str]]:
    """The first two ships of each task force, and what is wrong with them; an unidentified one has none."""
    return {one.id: [ship_words(words, ship) for ship in one.ships[:2]] for one in view.task_forces}


# ------------------------------------------------------------------------ on the chart


def lying(view: State) -> tuple[Lying, ...]:
    """Lines and pins."""
    return tuple(
        Lying(
            one.id, SIDES.index(one.side), int(one.id[1:]) % TINTS, one.hexes, bool(one.station), one.intel,
            one.contact, one.evasive,
        )
        for one in view.task_forces
        if one.hexes
    )  # fmt: skip


def lurking(view: State) -> tuple[Lurking, ...]:
    """Stealth forces in hexes."""
    return tuple(Lurking(one.id, SIDES.index(one.side), one.kind, one.hex) for one in view.stealth if one.hex)


def harbours(view: State, box: Box) -> tuple[Harbour, ...]:
    """Port boxes with task forces in them, at the first hex of the port."""
    found: dict[tuple[str, int], list[str]] = {}
    for one in view.task_forces:
        if one.box:
            gates = (one.gate,) if one.gate else box.exits.get((one.side, one.box), ())
            if gates:
                found.setdefault((gates[0], SIDES.index(one.side)), []).append(one.id)
    return tuple(Harbour(place, side, tuple(names)) for (place, side), names in found.items())


def about_hexes(view: State, words: PlayWords, box: Box, plain: dict[str, str]) -> dict[str, str]:
    """What lies in each hex that holds something, after the words of the hex itself."""
    told: dict[str, list[str]] = {}
    for one in view.task_forces:
        for place in one.hexes:
            told.setdefault(place, []).append(_in_hex(words, one, place))
    for harbour in harbours(view, box):
        for name in harbour.forces:
            sentence = words.texts.t("ac-table-about-box", force=name)
            told.setdefault(harbour.hex, []).append(f"{sentence} {ships_words(words, force(view, name))}.")
    for hidden in view.stealth:
        if hidden.hex:
            told.setdefault(hidden.hex, []).append(
                words.texts.t(
                    "ac-table-about-stealth",
                    side=words.texts.name(hidden.side),
                    kind=hidden.kind,
                    force=hidden.id,
                )
            )
    return {place: " ".join([plain[place], *parts]) for place, parts in told.items() if place in plain}


def _in_hex(words: PlayWords, one: TaskForce, place: str) -> str:
    """A task force as it lies in one hex."""
    marks = [name for name in ("intel", "contact") if place in getattr(one, name)]
    told = _lies(words.texts.language, one, place)
    return " ".join([told, *(words.texts.t(f"ac-table-about-{name}") for name in marks)])


@lru_cache(maxsize=8192)
def _lies(language: str, one: TaskForce, place: str) -> str:
    """The same task force lies in the same hexes from order to order: its words are made once."""
    texts = Texts(language, "atlantic_chase")
    ships = texts.listed(texts.name(ship.alias or ship.name.partition("#")[0]) for ship in one.ships)
    return texts.t(
        "ac-table-about-force",
        side=texts.name(one.side),
        force=one.id,
        ships=ships or texts.t("ac-table-unidentified"),
        lies="station" if one.station else "line",
        number=one.line.index(place) + 1 if one.line else 0,
        length=len(one.line),
    )


# ------------------------------------------------------------------------ the line being drawn


def course(view: State, words: PlayWords, box: Box) -> Course | None:
    """What the chart tells while a line is drawn: its length, Intel to come, and why hexes are refused."""
    frame = view.stack[-1] if view.stack else None
    if not isinstance(frame, Plot):
        return None
    one = force(view, frame.force)
    reported = tuple(place for place in box.all_hexes if plotting.intel_rule(view, frame.side, place, box))
    told = words.texts.t(
        "ac-table-course",
        force=one.id,
        length=len(one.line),
        left=box.limits["segments"] - len(one.line),
        intel=len(one.intel),
    )
    return Course(one.id, told, reported, _refused(words, one, box) if one.line else ())


def _refused(words: PlayWords, one: TaskForce, box: Box) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Every hex in which no segment may be placed, by reason (4.3a, 4.4, 14.5, 15.1, 15.2)."""
    found: dict[tuple[str, str], list[str]] = {}
    for place in box.all_hexes:
        faults = [
            trajectory.step_fault(one.line, end, place, one.side, box)
            for end in (trajectory.BACK, trajectory.FRONT)
        ]
        if all(faults):
            fault = _telling(faults)
            found.setdefault((fault.key, fault.rule), []).append(place)
    return tuple((words.texts.t(key), rule, tuple(hexes)) for (key, rule), hexes in found.items())


def _telling(faults: list[Any]) -> Any:
    """Of the faults at both ends the one that says more: a barred side before a hole."""
    return min(faults, key=lambda fault: fault.key in ("ac-refused-hole", "ac-refused-branch"))


def units(view: State, side: str) -> list[TaskForce]:
    """The task forces of a side."""
    return forces_of(view, side)
