"""One broadside, roll by roll: hits, cancelling, damage, morale effect, fire; and the chasers.

Each rule rolls for what it is told; who fires at whom stands in `volleys`. All of it can be read exactly.
`t` are the tables of the charts.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.chance.pools import uncancelled
from navalgames.chance.witness import acted
from navalgames.games.frigate_duel.rules.asking import modified
from navalgames.games.frigate_duel.state import MORALE, SHOTS
from navalgames.games.frigate_duel.tables import Entries, Marks


def hit_modifier(morale: int, shot: int, distance: int, t: Entries, card: int = 0) -> int:
    """What is added to each hit die.

    Rule: 11.4.4c, 11.4.4d, 11.4.4e, 11.4.4f, 11.4.4g, P10.8, P10.9, P1.12. Charts: to_hit, ammunition.
    """
    modifier = card
    if morale:
        acted(CREW_IN_HITS[MORALE[morale]])
        modifier += t.to_hit[MORALE[morale]]
    if card:
        acted("11.4.4g")
    return modifier + shot_modifier(shot, distance, t)


def shot_modifier(shot: int, distance: int, t: Entries) -> int:
    """What a kind of shot adds to each hit die; round shot rests on the sheet alone.

    Rule: 11.4.4e, 11.4.4f, P10.8, P10.9. Charts: to_hit, ammunition.
    """
    name = SHOTS[shot]
    if name not in t.to_hit:
        return 0
    if distance > t.kinds[shot].hit_range:
        acted("P10.9")
        return 0
    acted("11.4.4e" if name == "double" else "11.4.4f")
    return t.to_hit[name]


def reaches(shot: int, distance: int, night: bool, t: Entries) -> bool:
    """Whether a kind of shot may be fired so far.

    Rule: P11.1, P10.10. Charts: ammunition.
    """
    kind = t.kinds[shot]
    return distance <= (kind.night_range if night else kind.range)


def cancel_dice(distance: int, smoke: int, fires: int, t: Entries) -> int:
    """The dice of the defender.

    Rule: 11.4.4h, 11.4.4i, 11.4.4j, P11.7. Charts: cancel.
    """
    dice = 0
    if distance:
        acted("11.4.4h")
        dice = -(-distance // t.cancel["points of distance in a die"])
    if smoke:
        acted("11.4.4i")
        dice += t.cancel["dice for a smoke"] * smoke
    if fires:
        acted("11.4.4j")
        acted("P11.7")
        dice += t.cancel["dice for a fire"] * fires
    return dice


def cancel_modifier(distance: int, t: Entries, card: int = 0) -> int:
    """What is added to each cancelling die.

    Rule: 11.4.4l, 11.4.4m. Charts: cancel.
    """
    if card:
        acted("11.4.4m")
    return card + (at_long_range(t) if distance >= t.cancel["long range"] else 0)


def at_long_range(t: Entries) -> int:
    """What long range adds to each cancelling die.

    Rule: 11.4.4l. Charts: cancel.
    """
    acted("11.4.4l")
    return t.cancel["at long range"]


def hits_left(
    dice: Dice, firepower: int, modifier: int, against: int, against_modifier: int, t: Entries
) -> int:
    """Hits after cancelling, never below 0; the defender of a clean miss rolls nothing (ruling R30).

    Rule: 11.4.4a, 11.4.4b, 11.4.4k, P11.8. Charts: to_hit, cancel.

    >>> from navalgames.chance import ScriptedDice
    >>> from navalgames.games.frigate_duel import GAME
    >>> from navalgames.games.frigate_duel.tables import tables_of
    >>> script = [{"dice": "count 5+ in 5d6", "why": "hit", "shows": [5, 2, 6, 4, 1]},
    ...           {"dice": "count 5+ in 2d6", "why": "cancel", "shows": [6, 3]}]
    >>> hits_left(ScriptedDice(script), 5, 0, 2, 0, tables_of(GAME.read_charts()))
    1
    """
    acted("11.4.4a")
    needed = modified(t.to_hit["target"], modifier)
    needed_against = modified(t.cancel["target"], against_modifier) if against else 0
    return dice.conclude(
        uncancelled,
        (firepower, needed, "hit", "11.4.4b"),
        (against, needed_against, "cancel", "11.4.4k"),
    )


def raked(scored: int, rake: str, t: Entries) -> int:
    """The hits of a rake.

    Rule: P11.10. Charts: rake_multiplier.
    """
    if not (rake and scored):
        return scored
    acted("P11.10")
    return -(-scored * t.rake_halves[rake] // 2)


def damage_modifier(aim: str, morale: int, wind: int, t: Entries) -> int:
    """What is added to the damage roll; `wind` is +1 for fire to windward, -1 to leeward, else 0.

    Rule: 11.4.8c, 11.4.8d, 11.4.8g, 11.4.8h, 11.4.8i, 11.4.8j. Charts: damage_roll.
    """
    modifier = 0
    if wind > 0:
        acted("11.4.8d")
        modifier = t.damage_roll["to windward"]
    elif wind < 0:
        acted("11.4.8c")
        modifier = t.damage_roll["to leeward"]
    if morale:
        acted(CREW_IN_DAMAGE[aim, MORALE[morale]])
        modifier += t.damage_roll[f"{aim} {MORALE[morale]}"]
    return modifier


CREW_IN_HITS = {"handy": "11.4.4c", "unfit": "11.4.4d"}
CREW_IN_THE_EFFECT = {"handy": "11.4.11b", "unfit": "11.4.11c"}
CREW_IN_A_CHECK = {"handy": "1.8c", "unfit": "1.8d"}
CREW_IN_DAMAGE = {
    ("rigging", "handy"): "11.4.8g", ("rigging", "unfit"): "11.4.8h",
    ("hull", "handy"): "11.4.8i", ("hull", "unfit"): "11.4.8j",
}  # fmt: skip


def damage_roll(dice: Dice) -> tuple[int, int]:
    """The blue die, and the total of the blue and the two white dice.

    Rule: 11.4.8b.
    """
    blue = dice.roll("1d6", "damage-blue", "11.4.8b")
    return blue, blue + dice.roll("2d6", "damage-white", "11.4.8b")


def damage(aim: str, total: int, scored: int, shot: int, t: Entries) -> Marks:
    """The hull boxes, rigging boxes and crew points of a broadside.

    Rule: 11.4.8k, P11.11, P10.10. Charts: damage_hull_aim, damage_rigging_aim, ammunition.
    """
    acted("11.4.8k")
    acted("P11.11")
    table = t.damage_hull if aim == "hull" else t.damage_rigging
    first, last, most = t.ends[aim]
    hull, rigging, crew = table[min(max(total, first), last), min(scored, most)]
    if t.kinds[shot].rigging_only:
        acted("P10.10")
        return 0, rigging, crew // 2
    return hull, rigging, crew


def morale_dice(scored: int, blue: int, morale: int, t: Entries, on_dice: bool = False) -> int:
    """The dice for the morale check after a broadside.

    Rule: 11.4.11a, 11.4.11b, 11.4.11c, 11.4.11d, P11.12 (switch morale_effect_modifier).
    """
    for rule in ("11.4.11a", "11.4.11d", "P11.12"):
        acted(rule)
    modifier = 0
    if morale:
        acted(CREW_IN_THE_EFFECT[MORALE[morale]])
        modifier = t.morale_effect_modifier[MORALE[morale]]
    table = t.morale_effect
    _, most, _ = t.ends["morale_effect"]
    if not on_dice:
        return table[min(scored, most), blue + modifier]
    found = max(table[min(scored, most), blue] - modifier, 0)
    return min(found, max(table.values())) if modifier < 0 else found


def morale_falls(dice: Dice, number: int, morale: int, t: Entries) -> bool:
    """Whether a morale check lowers the morale by one step.

    Rule: 1.8a, 1.8b, 1.8c, 1.8d. Charts: morale_check, morale_steps.
    """
    if not number:
        return False
    acted("1.8a")
    if morale:
        acted(CREW_IN_A_CHECK[MORALE[morale]])
    lowest = dice.roll(f"worst 1 of {number}d6", "morale", "1.8b")
    return lowest + morale <= t.morale_check["falls at"]


def fire_dice(total: int, scored: int, t: Entries) -> int:
    """The dice of the fire check.

    Rule: 11.5a, 11.5b, P11.13. Charts: fire_check, fire_lines.
    """
    acted("11.5a")
    acted("P11.13")
    line = "upper" if total >= t.fire_lines["upper line from"] else "lower"
    _, most, _ = t.ends["fire_check"]
    return t.fire_dice[min(scored, most), line]


def fire_starts(dice: Dice, number: int, t: Entries) -> bool:
    """Whether the target burns; natural dice.

    Rule: 11.5b, 11.5c, P1.12. Charts: fire_lines.
    """
    if not number:
        return False
    acted("11.5b")
    return dice.roll(f"worst 1 of {number}d6", "fire", "11.5c") <= t.fire_lines["fire at"]


def chaser_hits(dice: Dice, t: Entries) -> bool:
    """Whether a chaser hits; a natural die.

    Rule: 11.9b, P1.12. Charts: chasers.
    """
    return dice.roll("1d6", "chaser", "11.9b") >= t.chasers["hit"]
