"""Both sides' forces for the part aside: ships with their values, groups to come, leaders, what is lost.

Knows views and charts. Must not know orders.
"""

from __future__ import annotations

from navalgames.games.atlantic_chase.state import SIDES, Ship, State, TaskForce
from navalgames.games.atlantic_chase.tables import Box
from navalgames.sessions.words import PlayWords
from navalwidgets.drawings.force_roster import Muster, Roll
from navalwidgets.table.games.atlantic_chase.forces import (
    marks_words,
    place_words,
    ship_words,
    ships_words,
    speed_words,
)

COLUMNS = ("ship", "class", "guns", "hits", "speed")


def columns(words: PlayWords) -> tuple[str, ...]:
    """The heads of the tables."""
    return tuple(words.texts.t(f"ac-table-column-{name}") for name in COLUMNS)


def rolls(view: State, words: PlayWords, box: Box) -> tuple[Roll, ...]:
    """Everything of both sides."""
    return tuple(
        Roll(words.side(side), number, tuple(_musters(view, side, words, box)))
        for number, side in enumerate(SIDES)
    )


def _musters(view: State, side: str, words: PlayWords, box: Box) -> list[Muster]:
    found = [_force(view, one, words, box) for one in view.task_forces if one.side == side]
    found += [
        Muster(words.texts.t("ac-table-unit-stealth", force=one.id, kind=one.kind, hex=one.hex or "none"))
        for one in view.stealth
        if one.side == side
    ]
    for one in view.groups:
        if one.side == side:
            title = words.texts.t("ac-table-group", group=one.group, port=one.port)
            found.append(Muster(title, (), _rows(one.ships, words, box)))
    at_hand = [one.name for one in view.leaders if one.side == side and not one.ship]
    if at_hand:
        found.append(
            Muster(
                words.texts.t("ac-table-at-hand", leaders=words.texts.listed(map(words.texts.name, at_hand)))
            )
        )
    gone = [one for one in view.gone if one.side == side]
    if gone:
        lines = tuple(
            words.texts.t(
                "ac-table-gone", ship=ship_words(words, one.ship), how=one.how, port=one.port or "none"
            )
            for one in gone
        )
        found.append(Muster(words.texts.t("ac-table-gone-title"), lines))
    return found


def _force(view: State, one: TaskForce, words: PlayWords, box: Box) -> Muster:
    """A task force: where it is, its markers and leaders, its ships."""
    names = {ship.name for ship in one.ships}
    leaders = [leader.name for leader in view.leaders if leader.ship in names]
    lines = [place_words(words, one), marks_words(words, one)]
    if leaders:
        lines.append(
            words.texts.t("ac-table-leaders", leaders=words.texts.listed(map(words.texts.name, leaders)))
        )
    for number, ships in enumerate(one.unknown, start=1):
        told = words.texts.listed(ship_words(words, ship) for ship in ships)
        lines.append(words.texts.t("ac-table-identity", number=number, ships=told))
    title = words.texts.t(
        "ac-table-force-title", force=one.id, ships="" if one.ships else ships_words(words, one)
    )
    return Muster(title.strip(), tuple(filter(None, lines)), _rows(one.ships, words, box))


def _rows(ships: tuple[Ship, ...], words: PlayWords, box: Box) -> tuple[tuple[str, ...], ...]:
    return tuple(_row(ship, words, box) for ship in ships)


def _row(ship: Ship, words: PlayWords, box: Box) -> tuple[str, ...]:
    """Name, class, guns at short and long range, hits taken of those it takes, speed."""
    counter, face = box.counter(ship), box.face(ship)
    guns = "/".join("–" if value is None else str(value) for value in (face.gun_short, face.gun_long))
    limit = ship.limit or face.hits
    hits = f"{ship.hits}/{limit}" if limit else str(ship.hits)
    kind = counter.cls if counter.kind == "ship" and counter.cls else words.texts.t(f"ac-cell-{counter.kind}")
    return ship_words(words, ship), kind, guns, hits, speed_words(words.texts, face.speed)
