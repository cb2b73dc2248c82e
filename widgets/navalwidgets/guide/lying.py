"""All throws of a roll as they lie beside a scene: large where they are few, by rounds, or one after another.

Knows throws, dice notation and the words for what is thrown for. Must not know a rule or how a die is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from navalgames.chance import Shown, parsed
from navalwidgets.parts.dice_tray import faces_shown

LARGE_GROUPS, LARGE_DICE, LARGE_NOTES = 4, 12, 1
"""As many groups of throws, dice in all and sentences lie there large."""
MOST_HEADS = 4
"""Columns of a table of rounds."""
OPEN_ROUNDS, OPEN_GROUPS, OPEN_DICE = 4, 9, 30
"""Rounds of a table, groups in a row and their dice that lie open; what fell before them is folded."""

OPEN_NOTES, LAST_NOTES = 4, 2
"""Groups with a sentence of their own that lie open, and how many of them where there are more."""

Throw = tuple[Shown, str]
Group = list[Throw]


def lying(dice: Iterable[Throw], why: Callable[[str], str]) -> dict[str, Any]:
    """The throws of a roll in the order in which they fell, none left out.

    Args:
        dice: each throw with what the rules say of it, "" where they say nothing.
        why: the words for the reason of a throw.

    Returns:
        `heads`: what the columns of a table of rounds are thrown for, empty where there is none.
        `rows`: rows of groups (a gap in a table is None). `large`: whether there is room for large dice.
        `folded`: how many rows of a table, or groups of the one row, lie folded at first.
    """
    groups = _groups(dice)
    notes = sum(bool(one[-1][1]) for one in groups)
    large = len(groups) <= LARGE_GROUPS and sum(map(_size, groups)) <= LARGE_DICE and notes <= LARGE_NOTES
    rounds = _rounds(_apart(groups))
    heads = _heads(rounds)
    if not large and heads:
        rows = [[_group(one[head], why) if head in one else None for head in heads] for one in rounds]
        folded = max(0, len(rows) - OPEN_ROUNDS)
        return {"heads": [why(one) for one in heads], "rows": rows, "large": False, "folded": folded}
    row = [
        _group(one, _unsaid if _reason(one) == last else why)
        for one, last in zip(groups, ["", *map(_reason, groups)], strict=False)
    ]
    return {"heads": [], "rows": [row] if row else [], "large": large, "folded": _folded(groups)}


def _groups(dice: Iterable[Throw]) -> list[Group]:
    """Throws in a row for the same reason; one of which something is said ends its group."""
    found: list[Group] = []
    for one in dice:
        if found and _reason(found[-1]) == one[0].reason and not found[-1][-1][1]:
            found[-1].append(one)
        else:
            found.append([one])
    return found


def _reason(group: Group) -> str:
    return group[0][0].reason


def _size(group: Group) -> int:
    return sum(len(one.faces) for one, _ in group)


def _apart(groups: list[Group]) -> list[Group]:
    """The groups, but throws that begin a round each for themselves."""
    begin = {next(iter(one)) for one in _rounds(groups)[1:]}
    return [part for one in groups for part in ([[each] for each in one] if _reason(one) in begin else [one])]


def _rounds(groups: list[Group]) -> list[dict[str, Group]]:
    """The groups by reason, round by round: what is thrown for a second time begins a new one."""
    rounds: list[dict[str, Group]] = []
    for group in groups:
        if not rounds or _reason(group) in rounds[-1]:
            rounds.append({})
        rounds[-1][_reason(group)] = group
    return rounds


def _heads(rounds: list[dict[str, Group]]) -> list[str]:
    """The reasons in the order in which each round throws for them.

    None where they are too many, where there is one round only, or where two rounds differ in order.
    """
    heads: list[str] = []
    for one in rounds:
        place = 0
        for reason in one:
            if reason not in heads:
                heads.insert(place, reason)
            elif heads.index(reason) < place:
                return []
            place = heads.index(reason) + 1
    return heads if 1 < len(heads) <= MOST_HEADS and len(rounds) > 1 else []


def _unsaid(_reason: str) -> str:
    """What the group before was thrown for, too."""
    return ""


def _group(group: Group, why: Callable[[str], str]) -> dict[str, Any]:
    said = ", ".join(" ".join(map(str, one.faces)) for one, _ in group)
    throws = [_throw(one) for one, _ in group]
    note = group[-1][1]
    sums = ["" if note else _sum(one) for one, _ in group]
    return {"why": why(_reason(group)), "throws": throws, "sums": sums, "said": said, "note": note}


def _sum(one: Shown) -> str:
    """What several dice add up to; "" for other throws."""
    adds = not one.dice.startswith("draw ") and parsed(one.dice).reading == "sum"
    return str(one.result) if adds and isinstance(one.result, int) and len(one.faces) > 1 else ""


def _throw(one: Shown) -> list[dict[str, Any]]:
    """The dice of one throw, each with whether the rule does not count it."""
    faces = faces_shown(one)
    counts = [True] * len(faces) if one.dice.startswith("draw ") else parsed(one.dice).counting(one.faces)
    return [face | {"idle": not count} for face, count in zip(faces, counts, strict=True)]


def _folded(groups: list[Group]) -> int:
    """How many groups lie before the last ones that fit; never all."""
    told = sum(bool(one[-1][1]) for one in groups)
    dice, notes, most = 0, 0, OPEN_NOTES if told <= OPEN_NOTES else LAST_NOTES
    for number, group in enumerate(reversed(groups)):
        dice, notes = dice + _size(group), notes + bool(group[-1][1])
        if number and (dice > OPEN_DICE or number == OPEN_GROUPS or notes > most):
            return len(groups) - number
    return 0
