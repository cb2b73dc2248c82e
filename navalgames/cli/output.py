"""What every command shares: its words, its console, options given as key=value, JSON.

Knows how things are printed. Knows no command and no game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from navalgames.errors import BadInput, Problem
from navalgames.texts import Texts
from navalgames.texts.choice import language_here

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

PIPE_WIDTH = 120


def words(key: str, **facts: Any) -> str:
    """A sentence of the catalogues, in the language of this command."""
    return Texts(language_here()).t(key, **facts)


def sentence(problem: Problem) -> str:
    """A refusal, in the language of this command."""
    return Texts(language_here()).problem(problem)


def console() -> Console:
    """A console on what standard output is now. A pipe gets plain text of a fixed width."""
    from rich.console import Console

    return Console(
        file=sys.stdout, highlight=False, soft_wrap=False, width=None if sys.stdout.isatty() else PIPE_WIDTH
    )


def say(text: str = "", style: str | None = None) -> None:
    """Prints text as it stands; words are kept whole on a terminal, lines in a pipe."""
    screen = console()
    screen.print(text, style=style, markup=False, soft_wrap=not screen.is_terminal)


def show(*things: Any) -> None:
    """Prints tables and the like."""
    console().print(*things)


def table(*headings: str, title: str | None = None, right: Iterable[int] = ()) -> Table:
    """A table with these headings; the columns in `right` hold numbers."""
    from rich import box
    from rich.table import Table

    made = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    numbers = set(right)
    for place, heading in enumerate(headings):
        made.add_column(heading, justify="right" if place in numbers else "left", overflow="fold")
    return made


def row(made: Table, *cells: Any) -> None:
    """A row of plain text."""
    from rich.text import Text

    made.add_row(*(Text(str(cell)) for cell in cells))


def print_json(data: Any) -> None:
    """Prints JSON for programs: fractions as text, no decoration."""
    print(json.dumps(data, ensure_ascii=False, indent=2, default=_json_value))


def _json_value(value: Any) -> Any:
    if isinstance(value, (set, frozenset)):
        return sorted(value, key=str)
    return str(value)


def pairs(given: Iterable[str], where: str) -> dict[str, str]:
    """`key=value` arguments as a mapping.

    Raises:
        BadInput: an argument without a key or an equals sign, or a key given twice.
    """
    read: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput("error-cli-pair", given=text, where=where)
        if name in read:
            raise BadInput("error-cli-pair-twice", given=name, where=where)
        read[name] = value
    return read


def option_values(game: Any, given: Iterable[str]) -> dict[str, Any]:
    """Rule options given as name=value texts, as the values the game knows.

    Raises:
        BadInput: an unknown option or value.
    """
    texts = pairs(given, "--option")
    choices = {choice.name: choice for choice in game.option_choices}
    values: dict[str, Any] = {}
    for name, text in texts.items():
        known = choices[name].values if name in choices else ()
        values[name] = next((value for value in known if _spelled(value, text)), text)
    game.options(**values)
    return values


def _spelled(value: Any, text: str) -> bool:
    if isinstance(value, bool):
        return text.casefold() in (("yes", "true", "on", "1") if value else ("no", "false", "off", "0"))
    return str(value).casefold() == text.casefold()


def named(told: str, name: Any) -> str:
    """What is told, and the name by which it is asked for beside it, where that differs.

    >>> named("損害表", "damage_table"), named("bloody", "bloody"), named("12", 12)
    ('損害表 (damage_table)', 'bloody', '12')
    """
    return told if told == str(name) else f"{told} ({name})"


def percent_of(share: Fraction | float) -> str:
    """A share in percent, for people."""
    return Texts(language_here()).percent(Fraction(share))
