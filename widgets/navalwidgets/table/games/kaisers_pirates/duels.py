"""The dice of a duel on the table: both coins, die by die, and the result in words.

Knows the log's lines about attacks and challenges, and an attack that is under way. Must not know who
sits at the page.
"""

from __future__ import annotations

import re
from typing import Any

from navalgames.chance import Shown
from navalgames.games.kaisers_pirates.rules import modifiers
from navalgames.games.kaisers_pirates.rules.frames import Attack
from navalgames.games.kaisers_pirates.state import State, located
from navalgames.games.kaisers_pirates.tables import Box
from navalgames.sessions.journal import LogLine
from navalgames.sessions.words import PlayWords
from navalgames.texts.figures import signed_text
from navalwidgets.drawings.card_table import Die, Duel, Throw
from navalwidgets.table.games.kaisers_pirates import chances

DECLARED = frozenset(
    f"kp-log-{kind}" for kind in ("german", "british", "interrogate", "monitor", "mines", "torpedo")
)
BEGUN = DECLARED | frozenset(
    f"kp-log-{what}" for what in ("action", "reaction", "weather", "phantom-answer", "pursuit")
)
"""What a challenge may belong to, beside attacks."""
TOTALS = {"kp-log-combat": ("attack", "defence"), "kp-log-challenge": ("challenge", "response")}
ATTACKS = ("attack", "mine_attack", "torpedo_attack")
MOST_DUELS = 4


def dice_of(coin: str) -> tuple[int, ...]:
    """The sides of the dice in a notation.

    >>> dice_of("best 1 of d10+d8"), dice_of("best 1 of 2d6")
    ((10, 8), (6, 6))
    """
    found = re.findall(r"(\d*)d(\d+)", coin)
    return tuple(int(sides) for count, sides in found for _ in range(int(count or 1)))


def fought(
    words: PlayWords, seats: tuple[str, ...], lines: tuple[LogLine, ...], frame: Any = None
) -> tuple[Duel, ...]:
    """The last duels that the log tells of; `frame` is what is under way, if it began before these lines."""
    if any(line.key in DECLARED for line in lines):
        frame = None  # another attack than the one that these lines begin with
    found: list[Duel] = []
    thrown: list[Shown] = []
    attack: LogLine | None = None
    begun: LogLine | None = None
    for line in lines:
        if line.shown is not None:
            thrown.append(line.shown)
        elif line.key in BEGUN:
            begun, attack = line, line if line.key in DECLARED else attack
        elif line.key in TOTALS and len(thrown) >= 2:
            cause = attack if line.key == "kp-log-combat" else begun
            duel = _fought(words, seats, cause, (thrown[-2], thrown[-1]), line)
            found.append(duel if cause else _under_way(words, seats, duel, frame, line))
    return tuple(found[-MOST_DUELS:])


def _fought(
    words: PlayWords,
    seats: tuple[str, ...],
    cause: LogLine | None,
    thrown: tuple[Shown, Shown],
    line: LogLine,
) -> Duel:
    """One duel: the throws as they fell, under the attack or card they belong to."""
    owners: list[int | None] = [None, None]
    if cause is not None and line.key == "kp-log-combat" and thrown[0].why in ATTACKS:
        owners = [seats.index(cause.facts[name]) for name in ("side", "defender")]
    totals = [int(line.facts[name]) for name in TOTALS[line.key]]
    first, second = (
        _thrown(words, shown, owner, total)
        for shown, owner, total in zip(thrown, owners, totals, strict=True)
    )
    return Duel(words.line(cause) if cause else "", (first, second), words.line(line))


def _under_way(words: PlayWords, seats: tuple[str, ...], duel: Duel, frame: Any, line: LogLine) -> Duel:
    """A duel of an attack that was declared before: its title, and whose dice they are."""
    if not isinstance(frame, Attack) or not frame.target or line.key != "kp-log-combat":
        return duel
    attack, defence = duel.throws
    whose = [seats.index(side) for side in (frame.attacker, frame.defender)]
    throws = (attack._replace(side=whose[0]), defence._replace(side=whose[1]))
    return duel._replace(title=title_of(words, frame, frame.target), throws=throws)


def _thrown(words: PlayWords, shown: Shown, owner: int | None, total: int) -> Throw:
    faces = [int(face) for face in shown.faces]
    best = faces.index(max(faces))
    dice = tuple(
        Die(sides, face, place == best)
        for place, (sides, face) in enumerate(zip(dice_of(shown.dice), faces, strict=True))
    )
    return Throw(words.why(shown.reason), owner, dice, signed(total - max(faces)), str(total))


def signed(points: int) -> str:
    """What is added to a throw; "" for nothing.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '')
    """
    return signed_text(points) if points else ""


# ---- before the dice


def coming(words: PlayWords, view: State, box: Box) -> Duel | None:
    """The attack that is under way on one target, before the dice; None when there is none."""
    frame = view.stack[-1] if view.stack else None
    if not isinstance(frame, Attack) or frame.result:
        return None
    target = frame.target or (frame.targets[0] if len(frame.targets) == 1 else "")
    if not target or located(view, target) is None:
        return None
    attack = modifiers.attack(view, frame, box)
    defence = modifiers.defence(view, target, box)
    attacking, defending = (
        Throw(words.why(name), view.seats.index(side), tuple(map(Die, dice_of(coin))), signed(points))
        for name, side, coin, points in (
            ("attack", frame.attacker, frame.coin, attack),
            ("defence", frame.defender, box.ships[target].defence, defence),
        )
    )
    fall = chances.of_attack(view, frame, target, box).items()
    told = chances.words_of_attack(words.texts, {name: words.texts.percent(one) for name, one in fall})
    return Duel(title_of(words, frame, target), (attacking, defending), told)


def title_of(words: PlayWords, frame: Attack, target: str) -> str:
    """What is attacked by what."""
    return words.texts.t(
        "kp-table-attack", kind=frame.kind, ship=frame.ship or "none", target=target, side=frame.attacker
    )
