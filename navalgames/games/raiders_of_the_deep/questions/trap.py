"""The trap ship, one moment at a time: is she one, and what follows from the captain's next order.

Knows the order in which gun and trap fire. The rolls stand in `rules.q_ships`, `rules.fire` and `rules.hunt`;
the fight to its end in `duel`.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction

from navalgames.chance import Dice, exact
from navalgames.chance.witness import acted
from navalgames.charts import Charts
from navalgames.games.contract import Act, Course, OneStep, Question, Setting
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, idle, switch, whole
from navalgames.games.raiders_of_the_deep.rules import fire, hunt, meetings, q_ships
from navalgames.games.raiders_of_the_deep.state import SURFACED, Boat, Captain, Crew
from navalgames.games.raiders_of_the_deep.tables import Book

HEAVY = 4
"""Hits from which on an attack counts as heavy here; the question's own border, no rule."""
HERS, YOURS = ("sunk", "afloat"), ("light", "heavy", "lost")
ENDS = tuple(f"{hers}_{yours}" for hers in HERS for yours in YOURS)


def trap_met(dice: Dice, charts: Charts, ships: int) -> str:
    """Whether a trap is among so many lone small freighters that are stopped (9.9a). Charts: q_ship_roll."""
    for _ in range(ships):
        if dice.resolve(q_ships.is_trap, charts):
            return "trap"
    return "harmless"


def trap_order(dice: Dice, charts: Charts, type: str, distance: str, fight: bool) -> str:
    """What becomes of the trap and of a sound boat in the next exchange of fire, or in a dive.

    Rule: 9.9c, 9.9e, 9.9h, 9.9i. Charts: u1_fire, u3_damage, e3_attack, e3_modifiers.
    """
    book, boat = sliders.book(charts), Boat(type)
    if not fight:
        acted("9.9g")
        hits = dice.resolve(hunt.attack, hunt.weakness(boat, book), charts, "depth_charges", "9.9i")
        return f"afloat_{_told(hits)}"
    acted("9.9e")
    sunk = meetings.gun_ready(boat, book) and dice.resolve(_sinks, distance, type, book)
    modifier = q_ships.range_modifier(boat, distance, book)
    hits = dice.resolve(hunt.attack, modifier, charts, "q_ship_fire", "9.9c")
    return f"{'sunk' if sunk else 'afloat'}_{_told(hits)}"


def order_course(charts: Charts, outcome: Hashable, type: str, distance: str, fight: bool) -> Course:
    """What happens in the next exchange of fire, or in a dive; its parts do not hang on each other."""
    book, boat = sliders.book(charts), Boat(type)
    modifier = q_ships.range_modifier(boat, distance, book) if fight else hunt.weakness(boat, book)
    hits = exact(hunt.attack, modifier, charts).map(_told)
    armed = fight and meetings.gun_ready(boat, book)
    sunk = exact(_sinks, distance, type, book).chance(True) if armed else Fraction(0)
    hers, yours = str(outcome).split("_")
    attack = Act("trap-attack" if fight else "trap-charges",
                 (*((one, hits.chance(one)) for one in YOURS), ("border", HEAVY)))  # fmt: skip
    way = (
        *((Act(f"trap-way-{hers}", chance=sunk if hers == "sunk" else 1 - sunk),) if armed else ()),
        Act(f"trap-way-{yours}", (("border", HEAVY),), hits.chance(yours)),
    )
    gun = (Act("trap-gun", (("sunk", sunk),)),) if armed else ()
    return Course((*gun, attack), 0, way)


def _told(hits: int | None) -> str:
    return "lost" if hits is hunt.SUNK else "heavy" if hits >= HEAVY else "light"


def _sinks(dice: Dice, distance: str, type: str, book: Book) -> bool:
    """Whether the gun sinks her in one round; nothing is fired at a ship that has sunk (9.9e, 9.9h)."""
    modifier = fire.fire_modifier(fire.GUN, False, False, SURFACED, False, "q_ship", Captain(), Crew(), book)
    column = fire.damage_column(fire.GUN, book.mats[type].gun)
    done, points = 0, fire.points_to_sink("q_ship", 0, book.charts)
    for _ in range(book.limits["gun_points"]):
        done += dice.resolve(fire.one_gun_point, distance, modifier, column, book.charts)
        if fire.is_sunk(done, points):
            return True
    return False


def trap_idle(charts: Charts, fight: bool, type: str, **others: str) -> tuple[Setting, ...]:
    """Depth charges do not ask for the range, nor for the gun of the boat (9.9i)."""
    if fight:
        return ()
    return (idle("distance", "diving", "9.9i"), idle("type", "diving", "9.9i"))


QUESTIONS = (
    Question("trap_met", "escorts", ("9.9a",), (whole("ships", 1, 36, 1, "9.9a"),), OneStep(trap_met),
             outcomes=("harmless", "trap")),
    Question(
        "trap_order", "escorts", ("9.9c", "9.9e", "9.9g", "9.9i"),
        (
            choice("type", sliders.TYPES, "U31", "9.9e"), choice("distance", sliders.RANGES, "close", "9.9c"),
            switch("fight", "9.9g", True),
        ),
        OneStep(trap_order), outcomes=ENDS, idle=trap_idle, course=order_course,
    ),
)  # fmt: skip
