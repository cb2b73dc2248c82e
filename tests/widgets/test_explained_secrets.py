"""What a side may open of a throw is the same whatever stands where it cannot see, to the last byte.

Other tables are made that look the same to a side: what is hidden is exchanged among hidden places, replaced
by what stood there at other times, or by other numbers. Where an order brings that side the same news with
the same dice, nothing that it opens may differ.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest

from navalgames.chance import ScriptedDice
from navalgames.errors import Problem
from navalgames.games import GAME_IDS, game
from navalgames.sessions.journal import lines_of
from navalgames.sessions.play import Play
from navalgames.sessions.undo_law import hidden_paths, part_at, part_of, put
from navalgames.texts import Texts
from navalwidgets.table.explaining import Explaining
from navalwidgets.table.games.finding import table_of
from navalwidgets.table.why_panel import WhyPanel

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "grand_fleet": ({"fleet_contents_hidden": True, "simultaneous_allocation": True},),
    "kaisers_pirates": ({}, {"players": "three"}),
    "raiders_of_the_deep": ({"form": "two_players", "evasive_manoeuvres": True},),
    "atlantic_chase": ({},),
    "frigate_duel": ({},),
}
SECRETS_STAY = ("grand_fleet", "kaisers_pirates", "frigate_duel")
"""Games in which something stays hidden while dice fall; in the others these turn up what was hidden."""
MOST_ORDERS = 160
WORLDS = 6
NUMBERS = range(8)
MOST_THROWS = 16


def played(name: str, number: int) -> Play:
    """A game between computers, with these options."""
    chosen = game(name)
    options = chosen.options(**OPTIONS[name][number])
    bots = sorted(chosen.bots())
    seats = {side: bots[-1] for side in chosen.sides_in(options)}
    play = Play(chosen, options=options, seed=11 + number, seats=seats)
    play.let_computers_play(most=MOST_ORDERS)
    return play


def at(state: Any, path: tuple[Any, ...]) -> Any:
    """What stands in a place."""
    for name in path:
        state = part_of(state, name)
    return state


class Elsewise:
    """Other tables that look the same to a side."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.stood: dict[tuple[Any, ...], list[Any]] = defaultdict(list)
        for number in range(len(play.journal) + 1):
            state = play.states[number]
            for side in play.sides:
                for path in hidden_paths(state, play.game.view(state, side, play.options)):
                    value = part_at(state, path)
                    if value not in self.stood[path]:
                        self.stood[path].append(value)

    def of(self, state: Any, viewer: str, rng: Random) -> Iterator[Any]:
        """Some of them, each once."""
        view = self.play.game.view(state, viewer, self.play.options)
        paths = hidden_paths(state, view)
        seen = {state}
        for world in self._made(state, paths, rng):
            try:
                same = world not in seen and self.play.game.view(world, viewer, self.play.options) == view
            except Exception:  # no table of this game
                continue
            if same:
                seen.add(world)
                yield world

    def _made(self, state: Any, paths: tuple[Any, ...], rng: Random) -> Iterator[Any]:
        texts = [path for path in paths if isinstance(at(state, path), str)]
        for _ in range(WORLDS if len(texts) > 1 else 0):
            values = [at(state, path) for path in texts]
            rng.shuffle(values)
            world = state
            for path, value in zip(texts, values, strict=True):
                world = put(world, path, value)
            yield world
        for path in paths:
            now = at(state, path)
            others = [one for one in self.stood[path] if one != now]
            if type(now) is int:
                others += [one for one in NUMBERS if one != now]
            elif type(now) is tuple and all(type(one) is int for one in now) and now:
                others += [tuple(now[::-1]), tuple(one + 1 for one in now)]
            rng.shuffle(others)
            for other in others[:WORLDS]:
                yield put(state, path, other)
        rows = [path for path in paths if type(at(state, path)) is tuple]
        for first in rows:  # ships move from one hidden fleet to another
            for second in rows:
                if first != second and at(state, first):
                    moved, left = at(state, first)[0], at(state, first)[1:]
                    yield put(put(state, first, left), second, (*at(state, second), moved))


def news(play: Play, viewer: str, state: Any, number: int) -> tuple[Any, Any] | None:
    """What an order brings to a side on another table with the same dice; None where it cannot be so."""
    entry = play.journal[number - 1]
    dice = ScriptedDice(entry.shown)
    try:
        after = play.game.apply(dice, state, entry.side, entry.order, play.charts, play.options)
        dice.finish()
    except Exception:  # another table, another course of things
        return None
    lines = lines_of(dice.record, number, None, entry.side)
    heard = [
        (line.rule, line.key, sorted(map(str, line.facts.items())))
        for line in lines
        if line.shown is None and "only" not in line.facts
    ]
    return after, (play.game.view(after, viewer, play.options), heard)


def on_another_table(play: Play, number: int, world: Any, after: Any) -> Play:
    """The play with another table before and after one order, and what the sides may know as it was."""
    other = play.until(number)
    for place, state in ((number - 2, world), (number - 1, after)):
        if place >= 0:
            step = copy(other._steps[place])
            step.after, step.hidden, step.veils = state, dict(step.hidden), dict(step.veils)
            other._steps[place] = step
    return other


@pytest.mark.parametrize(
    ("name", "number"),
    [
        pytest.param(name, number, id=f"{name}-{number}")
        for name in GAME_IDS
        for number in range(len(OPTIONS[name]))
    ],
)
@pytest.mark.by_turns(3)
def test_nothing_that_is_opened_hangs_on_what_is_hidden(name, number):
    play = played(name, number)
    texts = Texts("en", game=name)
    panel = WhyPanel(lambda opened: None, game=name, language="en")
    explaining = Explaining(table_of(name, play.charts, play.options, texts), play.game, texts, panel)
    elsewise, rng = Elsewise(play), Random(3)
    compared, throws = 0, 0
    places = list(range(2, len(play.journal) + 1))
    rng.shuffle(places)
    for place in places:
        entry, before = play.journal[place - 1], play.states[place - 1]
        if not entry.shown or throws > MOST_THROWS:
            continue
        then = play.until(place)
        for viewer in play.sides:
            if before == play.game.view(before, viewer, play.options):
                continue
            lines = [
                line for line in then.log_for(viewer, place) if line.entry == place and line.shown is not None
            ][:2]
            truth = news(play, viewer, before, place) if lines else None
            if truth is None:
                continue
            throws += 1
            opened = [bytes_of(explaining, panel, then, viewer, line) for line in lines]
            for count, world in enumerate(elsewise.of(before, viewer, rng)):
                if count >= WORLDS:
                    break
                other = news(play, viewer, world, place)
                if other is None or other[1] != truth[1]:
                    continue
                compared += 1
                table = on_another_table(play, place, world, other[0])
                assert [bytes_of(explaining, panel, table, viewer, line) for line in lines] == opened, (
                    place, viewer, entry.order, lines,
                )  # fmt: skip
    assert compared > 10 or name not in SECRETS_STAY, f"no other table of {name} was compared"


def bytes_of(explaining: Explaining, panel: WhyPanel, play: Play, viewer: str, line: Any) -> bytes:
    """All that a side sees when it opens a throw."""
    try:
        explaining.throw(play, viewer, line)
    except Problem as problem:  # told, too
        return repr(problem).encode()
    told = [panel.head.title, panel.head.sentence, list(panel.head.steps), panel.view.data]
    told += [panel.view.fallen.get("paths"), panel.view.fallen.get("order")]
    return json.dumps(told, ensure_ascii=False, default=str).encode()
