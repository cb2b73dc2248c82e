"""The Battle Board of a view: ships in zones, smoke, ranges, in words.

Knows views and charts. Must not know which orders there are.
"""

from __future__ import annotations

from navalgames.games.atlantic_chase.read_tables import zone_ranges
from navalgames.games.atlantic_chase.rules import board, gunnery, torpedoes
from navalgames.games.atlantic_chase.rules.frames import Battle, Fighter
from navalgames.games.atlantic_chase.state import CLOSE, SIDES, ZONES, State
from navalgames.games.atlantic_chase.tables import Box
from navalgames.sessions.words import PlayWords
from navalwidgets.drawings.battle_board import Melee, Sailing, Zone
from navalwidgets.table.games.atlantic_chase.forces import ship_words, speed_words


def battle_of(view: State) -> Battle | None:
    """The battle that is being fought, if there is one."""
    return next((frame for frame in reversed(view.stack) if isinstance(frame, Battle)), None)


def zone_place(side: str, zone: str) -> str:
    """The place of a zone on the page."""
    return f"zone {side} {zone}"


def ship_place(ship: str) -> str:
    """The place of a ship on the page."""
    return f"ship {ship}"


def melee(view: State, words: PlayWords, box: Box) -> Melee | None:
    """Everything on the Battle Board; None without a battle."""
    frame = battle_of(view)
    if frame is None:
        return None
    texts = words.texts
    zones = tuple(
        Zone(
            zone_place(side, zone),
            SIDES.index(side),
            texts.t("ac-table-zone", side=texts.name(side), zone=zone),
            tuple(
                _sailing(view, frame, one, words, box) for one in frame.fighters if _is_in(one, side, zone)
            ),
        )
        for side, zones in ((SIDES[0], ZONES), (SIDES[1], tuple(reversed(ZONES))))
        for zone in zones
    )
    ranges = tuple(
        (texts.name(one), tuple(texts.name(zone_ranges(box.charts)[one, other]) for other in ZONES))
        for one in ZONES
    )
    title = texts.t("ac-table-battle", round=max(1, frame.round), rounds=frame.rounds)
    return Melee(title, zones, tuple(map(texts.name, ZONES)), ranges)


def _is_in(one: Fighter, side: str, zone: str) -> bool:
    return one.side == side and one.zone == zone


def _sailing(view: State, frame: Battle, one: Fighter, words: PlayWords, box: Box) -> Sailing:
    """A ship on the board: guns at both ranges, hits, speed, smoke, torpedoes."""
    texts = words.texts
    ship = board.ship_of(view, one.ship)
    counter, face = box.counter(ship), box.face(ship)
    guns = [gunnery.gun_value(ship, range_, box) for range_ in ("short", "long")]
    covered = board.obscured(frame, one.ship)
    smoke = "makes" if one.smoking else "hidden" if covered else "none"
    facts = [
        texts.t("ac-table-guns", short=_gun(guns[0]), long=_gun(guns[1])),
        texts.t("ac-table-speed", speed=speed_words(texts, face.speed)),
    ]
    most = face.hits or ship.limit or 0
    if ship.damaged:
        facts.append(texts.t("ac-table-damaged"))
    if ship.damaged and most:
        facts.append(texts.t("ac-table-sinks", left=most - ship.hits))
    elif ship.hits or ship.damaged:
        facts.append(texts.t("ac-table-hits", hits=ship.hits, of=most))
    if ship.torpedoes:
        ready = (
            "yes"
            if one.zone == CLOSE and torpedoes.may_launch(view, frame._replace(done=()), one, box)
            else "no"
        )
        facts.append(texts.t("ac-table-torpedoes", count=ship.torpedoes, ready=ready))
    if smoke != "none":
        facts.append(texts.t("ac-table-smoke", smoke=smoke))
    name = texts.name(ship.alias or ship.name.partition("#")[0])
    return Sailing(
        ship_place(one.ship), name, counter.cls or counter.kind, ship_words(words, ship), tuple(facts), smoke,
        ship.damaged, one.ship in frame.done,
    )  # fmt: skip


def _gun(value: int | None) -> str:
    return "–" if value is None else str(value)
