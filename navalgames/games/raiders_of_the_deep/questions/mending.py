"""Two systems are out and there is one set of spares: which repair are they for?

Knows how sliders stand for the two repairs. The roll of one stands in `rules.damage`.
"""

from __future__ import annotations

from navalgames.chance import Dice
from navalgames.charts import Charts
from navalgames.games.contract import OneStep, Question, Setting
from navalgames.games.raiders_of_the_deep.questions import sliders
from navalgames.games.raiders_of_the_deep.questions.dice_alone import ENGINEERS, crew_with
from navalgames.games.raiders_of_the_deep.questions.sliders import choice, refused
from navalgames.games.raiders_of_the_deep.rules import damage
from navalgames.games.raiders_of_the_deep.state import SYSTEMS

SPARES_FOR = ("neither", "system", "other")
MENDED = ("neither", "one", "both")


def two_repairs(dice: Dice, charts: Charts, system: str, other: str, spares_for: str, engineer: str) -> str:
    """How many of two damaged systems work again (10.7.1, 10.7.2, R1.6).

    Charts: e5_repair, e5_repair_modifiers.
    """
    book, crew = sliders.book(charts), crew_with(engineer)
    first = dice.resolve(damage.is_repaired, system, crew, spares_for == "system", book)
    second = dice.resolve(damage.is_repaired, other, crew, spares_for == "other", book)
    return MENDED[first + second]


def same_refused(charts: Charts, system: str, other: str, **others: str) -> Setting | None:
    """No system is damaged twice (10.6.3a)."""
    return refused("other", "same-system", "10.6.3a") if system == other else None


def _limits(charts: Charts, system: str, other: str, spares_for: str, engineer: str) -> dict[str, int]:
    """The limit of each die as the chart has it, what spares and engineer add to it, and what that makes."""
    book = sliders.book(charts)
    spares, by_engineer = (
        -book.modifier("e5_repair_modifiers", "spares"),
        -damage.engineer_modifier(crew_with(engineer), "10.7.3", book),
    )
    told = {"for_engineer": abs(by_engineer)}
    for name, given in (("system", system), ("other", other)):
        limit, added = book.charts["e5_repair"].value(given, "limit"), spares if spares_for == name else 0
        told |= {f"{name}_limit": limit, f"{name}_spares": added, f"{name}_goal": limit + added + by_engineer}
    return told


QUESTIONS = (
    Question(
        "two_repairs", "boat", ("10.7.2", "E5.repair4", "E5.repair2"),
        (
            choice("system", SYSTEMS, "diesel_1", "10.7.1"), choice("other", SYSTEMS, "fuel", "10.7.1"),
            choice("spares_for", SPARES_FOR, "other", "R1.6"), choice("engineer", ENGINEERS, "fit", "10.7.3"),
        ),
        OneStep(two_repairs), outcomes=MENDED, refused=same_refused, facts=_limits,
    ),
)  # fmt: skip
