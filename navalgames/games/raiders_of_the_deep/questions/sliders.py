"""The words of sliders: types of boats, months, men in command, and small records made from them; what a
question says of its settings.

Knows how a parameter stands for a part of the table. Holds no rule.
"""

from __future__ import annotations

from typing import Any

from navalgames.charts import Charts, derived
from navalgames.games.contract import Parameter, Setting
from navalgames.games.raiders_of_the_deep.calendar import month_of
from navalgames.games.raiders_of_the_deep.options import Options, agreed
from navalgames.games.raiders_of_the_deep.state import SEVERE, Captain, Crew
from navalgames.games.raiders_of_the_deep.tables import Book, first_month

GERMAN_TYPES = ("U5", "U19", "U31", "U81", "U87", "U93", "UBI", "UBII", "UBIII", "UCII")
AUSTRIAN_TYPES = ("A3", "A5", "A10", "A14", "A20", "A27", "A43")
TYPES = (*GERMAN_TYPES, *AUSTRIAN_TYPES)
RANGES = ("close", "medium", "long")
QUALITIES = ("green", "trained", "veteran", "elite")
MEDALS = ("none", "HK", "HH", "PLM", "OL")
COMMANDERS = ("captain", "first_officer", "second_officer")
ERAS = ("1914", "1915", "1916_early", "1916", "1917", "1918")
MONTHS = {
    "1914": "1914-10", "1915": "1915-06", "1916_early": "1915-12", "1916": "1916-08", "1917": "1917-04",
    "1918": "1918-03",
}  # fmt: skip


def whole(name: str, least: int, most: int, default: int, rule: str) -> Parameter:
    """Whole numbers on a slider."""
    return Parameter(name, "whole", tuple(range(least, most + 1)), default, rule)


def choice(name: str, values: tuple[object, ...], default: object, rule: str) -> Parameter:
    """One of some named values."""
    return Parameter(name, "choice", values, default, rule)


def switch(name: str, rule: str, default: bool = False) -> Parameter:
    """Yes or no."""
    return Parameter(name, "switch", (False, True), default, rule)


def medal(rule: str = "11.3.6c") -> Parameter:
    """The highest decoration."""
    return choice("medal", MEDALS, "none", rule)


def commander(rule: str = "10.5.3a") -> Parameter:
    """Who commands the boat."""
    return choice("commander", COMMANDERS, "captain", rule)


def quality(rule: str = "3.3.2d") -> Parameter:
    """The quality of the crew."""
    return choice("quality", QUALITIES, "trained", rule)


def era(default: str, rule: str) -> Parameter:
    """A time of the war; each stands for one of the six dated charts."""
    return choice("era", ERAS, default, rule)


def option(name: str) -> Parameter:
    """An option of the game: its values and its default, under its own name."""
    from navalgames.games.raiders_of_the_deep import OPTION_CHOICES

    found = next(one for one in OPTION_CHOICES if one.name == name)
    if found.values[0] in (False, True) and isinstance(found.values[0], bool):
        return Parameter(name, "switch", (False, True), found.default, found.rule)
    if isinstance(found.default, int):
        return Parameter(name, "whole", tuple(sorted(found.values)), found.default, found.rule)
    return Parameter(name, "choice", found.values, found.default, found.rule)


DEFAULT = Options()


def book(charts: Charts, **options: object) -> Book:
    """The book of the charts with these options, else with those of the index.

    Raises:
        BadInput: a captain's tile with another navy.
    """
    return _book(charts, agreed(**options) if options else DEFAULT)


@derived
def _book(charts: Charts, options: Options) -> Book:
    return Book(charts, options)


def book_for(kind: str, charts: Charts) -> Book:
    """The book by which a boat of this type sails: that of its navy."""
    return book(charts, austrian_campaign=True) if kind in AUSTRIAN_TYPES else book(charts)


def month_in(era: str) -> int:
    """The month that stands for a time of the war."""
    return month_of(MONTHS[era])


def refused(parameter: str, reason: str, rule: str) -> Setting:
    """A setting the game would refuse, in its own words."""
    return Setting(parameter, f"rotd-refused-{reason}", rule)


def idle(parameter: str, reason: str, rule: str) -> Setting:
    """A parameter that cannot matter here."""
    return Setting(parameter, f"rotd-idle-{reason}", rule)


def too_early(kind: str, era: str, charts: Charts) -> Setting | None:
    """No boat of this type sails at this time of the war yet (3.3.2a)."""
    if month_in(era) >= first_month(book_for(kind, charts), kind):
        return None
    return refused("era", "type-too-early", "3.3.2a")


def captain(medal_worn: str) -> Captain:
    """A captain with this decoration."""
    return Captain(medal="" if medal_worn == "none" else medal_worn)


def crew(in_command: str = "captain", level: str = "trained", expert: str = "none") -> Crew:
    """A crew with this man in command."""
    out = COMMANDERS[: COMMANDERS.index(in_command)]
    experts = frozenset() if expert == "none" else frozenset({expert})
    unfit: dict[str, Any] = dict.fromkeys(out, SEVERE)
    return Crew(**unfit, quality=level, experts=experts)
