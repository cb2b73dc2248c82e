"""Who commands, and what decorations, rank and the tile of a historical captain give him.

Knows the modifiers that belong to men. Knows no roll.
"""

from __future__ import annotations

from navalgames.chance.witness import acted
from navalgames.games.raiders_of_the_deep.state import SEVERE, Captain, Crew
from navalgames.games.raiders_of_the_deep.tables import Book

RULES_OF_BENEFITS = {
    "no_second_salvo": "11.3.6a", "multiplier": "11.3.6b", "fire": "11.3.6c", "detection": "11.3.6d",
    "follow": "11.3.6e",
}  # fmt: skip


def commander(crew: Crew) -> str:
    """Who commands the boat: the first man of the line who is not out; at last the chief engineer.

    Rule: 10.5.3a, 10.5.3b, 10.5.3c.
    """
    if crew.captain < SEVERE:
        return "captain"
    if crew.first_officer < SEVERE:
        return "first_officer"
    return "second_officer" if crew.second_officer < SEVERE else "engineer"


def command_row(crew: Crew) -> str:
    """The row of the modifiers for a boat without its captain; "" when there is none.

    Rule: 10.5.3a-c, 11.1.0d, 11.1.0e (an Experte officer in command waives it, an engineer never does).
    """
    if crew.captain < SEVERE:
        return ""
    man = commander(crew)
    if man in crew.experts and man != "engineer":
        acted("11.1.0d" if man == "first_officer" else "11.1.0e")
        return ""
    if man == "first_officer":
        acted("10.5.3a")
        return man
    acted("10.5.3b" if man == "second_officer" else "10.5.3c")
    return "second_officer"


def officers_out(crew: Crew) -> bool:
    """Captain and both officers are out: the boat must abort at once (10.5.3c)."""
    return commander(crew) == "engineer"


def benefit(captain: Captain, crew: Crew, name: str, book: Book) -> bool:
    """Whether a decoration gives this benefit now.

    Rule: 11.3.6a-e; 11.3.6f (switch decorations_need_fit_captain). Charts: decoration_benefits.
    """
    if not captain.medal:
        return False
    if crew.captain >= SEVERE:
        acted("11.3.6f")
        if book.options.decorations_need_fit_captain:
            return False
    if not book.charts["decoration_benefits"].value(captain.medal, name):
        return False
    acted(RULES_OF_BENEFITS[name])
    return True


def ability(captain: Captain, name: str, book: Book) -> bool:
    """Whether the captain's tile has this ability (14.7.5): asked last, where it takes its effect."""
    if book.tile is None or book.tile.ability != name:
        return False
    acted("14.7.5")
    return True


def ability_modifier(book: Book) -> int:
    """The modifier on the captain's tile."""
    return book.tile.modifier
