"""From turn to turn: bonus moves, repairs, fires, sails, morale, flags and cards (16, 17, P17).

Knows how sliders name morale. The rules stand in `rules.bonus`, `rules.housekeeping` and `rules.sails`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from navalgames.chance import Dice
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Rounds, Setting
from navalgames.games.frigate_duel.questions import fire_course
from navalgames.games.frigate_duel.questions.sliders import (
    MORALE,
    choice,
    idle,
    morale,
    quality,
    refusal,
    switch,
    whole,
)
from navalgames.games.frigate_duel.rules import bonus, cards, housekeeping, sails
from navalgames.games.frigate_duel.state import SAILS
from navalgames.games.frigate_duel.tables import Tables, tables_of

TURNS, OTHER = "turns", ""
CARDS = (
    "steady_aim", "take_cover", "quick_powder", "well_laid", "gust", "taken_aback", "sharp_handling",
    "bold_helm", "boarders", "tops", "example", "cut_free", "shipwrights", "lucky_shot", "thick_smoke",
    "wind_veers", "wind_backs", "freshens", "falls_light", "burst_gun", "fouled_tackle", "sprung_spar",
    "cheers",
)  # fmt: skip


def bonus_move(dice: Dice, charts: Charts, quality: int, sailing: bool, straining: int) -> int:
    """Rigging boxes that a bonus move costs.

    Rule: 16.0b, 16.0c, 16.0d, 16.0e, 16.0f, 16.0g.
    """
    t = tables_of(charts)
    success = bonus.bonus_succeeds(dice, bonus.bonus_modifier(quality, int(sailing), straining, t), t)
    return bonus.bonus_cost(success, straining)


def _bonus_needed(charts: Charts, quality: int, sailing: bool, straining: int, **_: Any) -> dict[str, int]:
    """What the die and all that is added must reach, and what the die alone must show."""
    t = tables_of(charts)
    target, added = t.bonus_move["target"], bonus.bonus_modifier(quality, int(sailing), straining, t)
    return {"target": target, "added": added, "needed": target - added}


def bonus_square(
    dice: Dice, charts: Charts, bonus_move: str, quality: int, sailing: bool, straining: int
) -> str:
    """What a bonus move comes to: the square gained or not, at a price or for nothing.

    Rule: 16.0a, 16.0b, 16.0c, 16.0f, 16.0g.
    """
    t = tables_of(charts)
    success = bonus.bonus_succeeds(dice, bonus.bonus_modifier(quality, int(sailing), straining, t), t)
    square = "ahead" if bonus.bonus_gained(success, bonus_move) else "stays"
    return f"{square}_and_pays" if bonus.bonus_cost(success, straining) else square


def _refused_straining(charts: Charts, bonus_move: str, straining: int, **_: Any) -> Setting | None:
    """In the literal reading nobody tries without straining."""
    if straining >= bonus.least_straining(bonus_move):
        return None
    return refusal("straining", "needs-straining", "P16.1")


def repair(dice: Dice, charts: Charts, points: int, quality: int) -> bool:
    """Is a box repaired this turn?

    Rule: 17.2a, 17.2b.
    """
    return housekeeping.repairs(dice, points, quality, tables_of(charts))


def repairs_over_turns(
    dice: Dice, charts: Charts, turns: int, points: int, quality: int, damaged: int, shipwrights: bool
) -> int:
    """Boxes repaired in some turns; with the card the first turn repairs as many as it says.

    Rule: 17.2a, 17.2b, 17.2c, P17.2, P17.card.shipwrights.
    """
    t = tables_of(charts)
    successes = sum(dice.each(_one_repair, ("turn",) * (turns - shipwrights), points, quality, t))
    repaired = successes * housekeeping.boxes_of_a_repair(t) if successes else 0
    if shipwrights and dice.resolve(housekeeping.repairs, points, quality, t):
        repaired += cards.size_of("shipwrights", t)
    if repaired <= damaged:
        return repaired
    acted("P17.2")
    return damaged


def _one_repair(dice: Dice, turn: str, points: int, quality: int, t: Tables) -> bool:
    return housekeeping.repairs(dice, points, quality, t)


def card_drawn(dice: Dice, charts: Charts, card: str, cards: int, bridge_cards: bool) -> bool:
    """Is a certain card among the first ones of the shuffled deck?

    Rule: P17.6.
    """
    if not bridge_cards:
        acted("P17.6")
        return False
    deck = tables_of(charts).cards
    copies = deck[card].copies
    others = sum(one.copies for one in deck.values()) - copies
    drawn = dice.draw((card,) * copies + (OTHER,) * others, cards, "card", "P17.6")
    return card in drawn


def _idle_cards(charts: Charts, bridge_cards: bool, **_: Any) -> tuple[Setting, ...]:
    return () if bridge_cards else idle(("card", "cards"), "no-cards", "P17.6")


def sail_change(dice: Dice, charts: Charts, sail: str, change: str, points: int, quality: int) -> str:
    """The sails after an attempt to change them.

    Rule: 17.5a2, 17.5a3, P17.3.
    """
    steps = sails.sail_steps(dice, points, quality, tables_of(charts))
    return sails.sail_after(sail, steps, change == MORE)


def _refused_sail(charts: Charts, sail: str, change: str, **_: Any) -> Setting | None:
    why = sails.sail_objection(sail, change == MORE)
    return refusal("change", why, "P17.3") if why else None


def housekeeping_morale(dice: Dice, charts: Charts, destroyed: int, crew: str) -> bool:
    """Do destroyed sections lower the morale in housekeeping?

    Rule: 17.3a, 17.3b, 17.3c.
    """
    return housekeeping.hull_morale_falls(dice, destroyed, MORALE[crew], tables_of(charts))


# ------------------------------------------------------------------------ over turns


class Burning(NamedTuple):
    """A fire after some turns."""

    turn: int
    turns: int
    quality: int
    party: bool
    needs_party: bool
    lost: int = 0
    out: bool = False


def _fire_begins(
    charts: Charts, turns: int, quality: int, party: bool, firefight_needs_party: bool
) -> Burning:
    return Burning(0, turns, quality, party, firefight_needs_party)


def _one_turn_of_fire(dice: Dice, fire: Burning, charts: Charts) -> Burning:
    """A turn of fire fighting.

    Rule: 17.1a, 17.1b, 17.1c, P5.5.
    """
    t = tables_of(charts)
    fought = housekeeping.fought(int(fire.party), fire.needs_party)
    found = housekeeping.fire_fighting(dice, fire.quality, fought, t)
    lost = fire.lost + (t.housekeeping["fire rigging boxes"] if found == housekeeping.DAMAGED else 0)
    return fire._replace(turn=fire.turn + 1, lost=lost, out=found == housekeeping.OUT)


def _fire_over(fire: Burning) -> bool:
    return fire.out or fire.turn >= fire.turns


def _rigging_burnt(fire: Burning) -> int:
    return fire.lost


def _burns_still(fire: Burning) -> str:
    return "fire_is_out" if fire.out else "still_burning"


def _one_turn_of_burning(dice: Dice, fire: Burning, charts: Charts) -> Burning:
    """A turn of fire fighting, of which only the fire itself is asked.

    Rule: 17.1a, 17.1c, P5.5.
    """
    party = housekeeping.fought(int(fire.party), fire.needs_party)
    out = housekeeping.put_out(housekeeping.fire_roll(dice, fire.quality), party, tables_of(charts))
    return fire._replace(turn=fire.turn + 1, out=out)


def _idle_party(charts: Charts, party: bool, firefight_needs_party: bool, **_: Any) -> tuple[Setting, ...]:
    if not firefight_needs_party:
        return idle(("party",), "no-party-needed", "P5.5")
    return idle(("firefight_needs_party",), "party-there", "P5.5") if party else ()


class Flag(NamedTuple):
    """A ship with strike markers after some turns."""

    turn: int
    turns: int
    markers: int
    morale: int
    struck: bool = False


def _flag_flies(charts: Charts, turns: int, markers: int, crew: str) -> Flag:
    return Flag(0, turns, markers, MORALE[crew])


def _one_strike_check(dice: Dice, flag: Flag, charts: Charts) -> Flag:
    """The strike check of a turn.

    Rule: 17.4a, 17.4b, 17.4c.
    """
    struck = housekeeping.strikes(dice, flag.markers, flag.morale, tables_of(charts))
    return flag._replace(turn=flag.turn + 1, struck=struck)


def _flag_over(flag: Flag) -> bool:
    return flag.struck or flag.turn >= flag.turns


def _struck(flag: Flag) -> str:
    return "has_struck" if flag.struck else "still_flying"


def _idle_flag(charts: Charts, crew: str, **_: Any) -> tuple[Setting, ...]:
    """A crew whose every die shows more than the strike check asks never strikes."""
    never = MORALE[crew] >= tables_of(charts).housekeeping["strikes at"]
    return idle(("turns", "markers"), "never-strikes", "17.4c") if never else ()


MORE = "more_sail"
FIRE = (
    whole("turns", 1, 12, 4, "17.1a"), quality("quality", "17.1c"), switch("party", "P5.5", True),
    switch("firefight_needs_party", "P5.5", True),
)  # fmt: skip


QUESTIONS = (
    Question(
        "bonus_move", TURNS, ("16.0b", "16.0c", "16.0d", "16.0e", "16.0f", "16.0g"),
        (quality("quality", "16.0d"), switch("sailing", "16.0e", True), whole("straining", 1, 2, 1, "16.0f")),
        OneStep(bonus_move), unit="boxes", facts=_bonus_needed,
    ),
    Question(
        "bonus_square", TURNS, ("16.0a", "16.0b", "16.0c", "16.0d", "16.0e", "16.0f", "16.0g"),
        (
            choice("bonus_move", ("literal", "free", "success_only"), "literal", "16.0a"),
            quality("quality", "16.0d"), switch("sailing", "16.0e", True),
            whole("straining", 0, 2, 1, "16.0f"),
        ),
        OneStep(bonus_square), refused=_refused_straining, facts=_bonus_needed,
        outcomes=("ahead", "ahead_and_pays", "stays", "stays_and_pays"),
    ),
    Question(
        "repair", TURNS, ("17.2a", "17.2b"),
        (whole("points", 1, 4, 2, "17.2a"), quality("quality", "17.2b")), OneStep(repair),
    ),
    Question(
        "repairs_over_turns", TURNS, ("17.2a", "17.2b", "17.2c", "P17.card.shipwrights"),
        (
            whole("turns", 1, 12, 4, "17.2a"), whole("points", 1, 4, 2, "17.2a"), quality("quality", "17.2b"),
            whole("damaged", 1, 12, 6, "P17.2"), switch("shipwrights", "P17.card.shipwrights"),
        ),
        OneStep(repairs_over_turns), unit="boxes",
    ),
    Question(
        "fire_over_turns", TURNS, ("17.1a", "17.1b", "17.1c", "P5.5"), FIRE, idle=_idle_party,
        how=Rounds(_fire_begins, _one_turn_of_fire, _fire_over, _rigging_burnt, called="turns"), unit="boxes",
        course=fire_course.told,
    ),
    Question(
        "fire_still_burning", TURNS, ("17.1a", "17.1c", "P5.5"), FIRE, idle=_idle_party,
        how=Rounds(_fire_begins, _one_turn_of_burning, _fire_over, _burns_still, called="turns"),
        outcomes=("fire_is_out", "still_burning"),
    ),
    Question(
        "housekeeping_morale", TURNS, ("17.3a", "17.3b", "17.3c"),
        (whole("destroyed", 1, 3, 1, "17.3a"), morale("crew", "17.3c")), OneStep(housekeeping_morale),
    ),
    Question(
        "sail_change", TURNS, ("17.5a2", "17.5a3", "P17.3"),
        (
            choice("sail", SAILS, "battle", "P1.14"), choice("change", (MORE, "less_sail"), MORE, "P17.3"),
            whole("points", 1, 2, 1, "17.5a2"), quality("quality", "17.5a3"),
        ),
        OneStep(sail_change), refused=_refused_sail, outcomes=SAILS,
    ),
    Question(
        "strike_over_turns", TURNS, ("17.4a", "17.4b", "17.4c"),
        (whole("turns", 1, 12, 3, "17.4a"), whole("markers", 1, 6, 2, "17.4a"), morale("crew", "17.4c")),
        idle=_idle_flag, how=Rounds(_flag_flies, _one_strike_check, _flag_over, _struck, called="turns"),
        outcomes=("still_flying", "has_struck"),
    ),
    Question(
        "card_drawn", TURNS, ("P17.6",),
        (
            choice("card", CARDS, "steady_aim", "P17.6"), whole("cards", 1, 12, 3, "P17.6"),
            switch("bridge_cards", "P17.6", True),
        ),
        OneStep(card_drawn), idle=_idle_cards,
    ),
)  # fmt: skip
