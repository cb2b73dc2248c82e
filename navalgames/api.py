"""The Python API: everything a script or a notebook needs, in one place.

Knows where things are; does nothing itself. `import navalgames` offers these names and loads a
part only when it is used.

>>> import navalgames
>>> play = navalgames.new_play("grand_fleet", seed=7)
>>> play.decision()
('send_start', '3.3')
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from navalgames.errors import BadInput, IllegalOrder, Problem
from navalgames.explore.answered import Answered, answered
from navalgames.explore.comparing import Comparison, compare
from navalgames.explore.curves import Curve, curve_along
from navalgames.explore.found_game import FoundGame, found_game
from navalgames.explore.handed import handed
from navalgames.explore.lines import Lines
from navalgames.explore.measuring import measure_of_game
from navalgames.explore.names import (
    known_charts,
    known_game,
    known_options,
    known_question,
    known_seats,
    known_values,
    more_told_by,
    questions_about,
)
from navalgames.explore.reading import POLICY, Reading
from navalgames.explore.simulated import Simulated, simulated
from navalgames.explore.sweeping import Sweep, sweep
from navalgames.explore.tables import Table, lay
from navalgames.explore.told_question import ToldQuestion, told_question
from navalgames.games import of_each
from navalgames.games.contract import Game, Question
from navalgames.printing import printed
from navalgames.rule_index import Rule, read_rules
from navalgames.rule_index import find as _find_rule
from navalgames.sessions.luck import LuckLine
from navalgames.sessions.luck import luck_account as _luck_account
from navalgames.sessions.play import Play
from navalgames.sessions.replay import Replay
from navalgames.sessions.settings import charts_for, checked_seed, option_values, options_record
from navalgames.sessions.simulate import simulate_games as _simulate_games
from navalgames.sessions.words import PlayWords
from navalgames.texts.choice import language_here
from navalgames.texts.figures import number_text

__all__ = [
    "BadInput",
    "Comparison",
    "Curve",
    "GameInfo",
    "IllegalOrder",
    "Play",
    "PlayWords",
    "Problem",
    "Reading",
    "Replay",
    "Sweep",
    "Table",
    "ask",
    "compare",
    "curve",
    "describe",
    "find_game",
    "lay",
    "list_games",
    "list_questions",
    "list_rules",
    "load_play",
    "luck_of",
    "new_play",
    "read_charts",
    "rule",
    "simulate_games",
    "sweep",
]


SETTINGS_OF_A_PLAY = ("options", "charts", "seats", "seed", "ask", "ask_cards", "staff", "set_up")

SETTINGS_OF_A_SIMULATION = ("seed", "options", "bots", "jobs", "charts", "progress", "measure")


class GameInfo(NamedTuple):
    """A game in short.

    sides: all that there can be; an option may say how many play (`lay(...).sides`). options: the values of
    each option, the default first.
    """

    id: str
    title: str
    sides: tuple[str, ...]
    options: dict[str, tuple[Any, ...]]
    players: tuple[str, ...]

    def __repr__(self) -> str:
        return f"{self.id}: {self.title}; players: {', '.join(self.players)}; options: {len(self.options)}"


def list_games() -> tuple[GameInfo, ...]:
    """All games that can be used, those of other packages included.

    >>> list_games()[0].title
    'Grand Fleet'
    """
    from navalgames.sessions.players import computer_players

    def in_short(name: str) -> GameInfo:
        game = known_game(name)
        options = {choice.name: choice.values for choice in game.option_choices}
        return GameInfo(name, PlayWords(game).title(), game.sides, options, tuple(computer_players(game)))

    return Lines(of_each(in_short)[0].values(), repr)


def find_game(game: str) -> FoundGame:
    """A game by its id or its title.

    >>> find_game("Grand Fleet").id
    'grand_fleet'

    Raises:
        BadInput: no such game; offers the nearest name.
    """
    return found_game(known_game(game))


def simulate_games(game: str | Game, n: int, **settings: Any) -> Simulated:
    """Many games by computer players, counted; see `navalgames.sessions.simulate.simulate_games`.

    An option may be given by its name as well, and who plays as `seats`, as for `new_play`: a player for each
    side, or one for all. A side that is not named is played by `random`.

    >>> simulate_games("Grand Fleet", 2, seed=1).games
    2

    Raises:
        BadInput: no games to play, or an unknown game, option, side or player.
    """
    known = known_game(game)
    checked_seed(settings.get("seed", 0))
    jobs, progress = settings.get("jobs", 1), settings.get("progress")
    if type(jobs) is not int:
        raise BadInput("error-simulate-processes", given=printed(jobs))
    if progress is not None and not callable(progress):
        raise BadInput("error-simulate-progress", given=printed(progress))
    if "seats" in settings:
        if settings.get("bots") is not None:
            raise BadInput("error-seats-twice")
        settings["bots"] = settings.pop("seats")
    _take_options(known, settings, SETTINGS_OF_A_SIMULATION)
    settings["options"] = _options(known, settings.get("options"))
    settings["bots"] = _seats(known, settings, settings.get("bots"))
    if settings.get("charts") is not None:
        settings["charts"] = known_charts(known, settings["charts"])
    settings["measure"] = measure_of_game(known.id, settings.get("measure"))
    return simulated(_simulate_games(known, n, **settings))


def new_play(game: str | Game, *, owned: str | Path | None = None, **settings: Any) -> Play:
    """A new play; see `Play` for the settings (options, seats, seed, ask, staff).

    >>> new_play("frigate_duel", seed=1, scenario="S05").options.scenario
    'S05'

    Args:
        settings: those of `Play`; an option of the game may be given by its name as well.
        owned: a file with the charts of your own copy; the one named by NAVALGAMES_CHARTS when left out.

    Raises:
        Problem: an unknown name, or charts that cannot be used.
    """
    known = known_game(game)
    _take_options(known, settings, SETTINGS_OF_A_PLAY)
    if owned is not None:
        settings["charts"] = charts_for(known, owned)
    elif settings.get("charts") is not None:
        settings["charts"] = known_charts(known, settings["charts"])
    settings["options"] = _options(known, settings.get("options"))
    settings["seats"] = _seats(known, settings, settings.get("seats"))
    return Play(known, **settings)


def _take_options(game: Game, settings: dict[str, Any], other: tuple[str, ...]) -> None:
    """Puts options that were given by their names among the options; `other` are no options."""
    named = {name: settings.pop(name) for name in list(settings) if name not in other}
    if named:
        record = options_record(game, _options(game, settings.get("options")))
        settings["options"] = {**option_values(game, record), **known_options(game, named)}


def _options(game: Game, given: Any) -> Any:
    """Options by the ids of their values, or a record of them.

    Raises:
        BadInput: neither of both; or a value that an option does not take.
    """
    if given is None or hasattr(given, "_fields"):
        return given
    if not isinstance(given, Mapping):
        names = ", ".join(choice.name for choice in game.option_choices)
        raise BadInput("error-options-shape", given=printed(given), expected=names)
    return known_options(game, given)


def _seats(game: Game, settings: Mapping[str, Any], given: Any) -> dict[str, Any] | None:
    """Who sits where, by the ids of the sides that play under these settings. One player may take every seat.

    Raises:
        BadInput: no such side, or nothing that could take a seat.
    """
    if given is None:
        return None
    record, charts = options_record(game, settings.get("options")), settings.get("charts")
    sides = game.sides_in(record)
    by_side = dict.fromkeys(sides, given) if isinstance(given, str) or callable(given) else given
    if not isinstance(by_side, Mapping):
        raise BadInput("error-seats-shape", given=printed(given), expected=", ".join(sides))
    seats = known_seats(game, record, charts_for(game) if charts is None else charts, by_side)
    return {side: handed(one, POLICY) for side, one in seats.items()}


def load_play(path: str | Path, **settings: Any) -> Play:
    """A saved play, ready to go on; see `Play.load`.

    Raises:
        Problem: the file cannot be read, is no saved play, or does not follow the rules.
    """
    return Play.load(path, **settings)


def list_questions(game: str, about: str = "") -> tuple[ToldQuestion, ...]:
    """The questions of a game, with their parameters.

    Args:
        about: only those whose title, text, rules or settings have these words; else those that come nearest.

    >>> [question.name for question in list_questions("grand_fleet", "parity loss")]
    ['parity_loss']

    Raises:
        BadInput: no such game.
    """
    from navalgames.explore.described import question_line

    known = known_game(game)
    found = (told_question(known.id, one) for one in questions_about(known, str(about)))
    return Lines(found, partial(question_line, known, language_here()))


def ask(game: str, question: str, *more: Any, charts: Any = None, **parameters: Any) -> Answered:
    """The exact answer to a question; `list_questions` tells what can be asked.

    >>> answer = ask("grand_fleet", "initiative", uk_dice=2, de_dice=1)
    >>> answer.distribution.chance("nobody")
    Fraction(4, 9)

    Values are given as `list_questions` tells them, or by the names that the pages show.

    Raises:
        BadInput: an unknown game, question or parameter, or a value it does not take.
    """
    from navalgames import odds

    known, asked = _asked(game, question, more)
    values = known_values(known, asked, parameters)
    charts = known_charts(known, charts)
    return answered(odds.ask(known, asked.name, charts, **values), charts)


def describe(game: str, name: str | None = None, language: str | None = None) -> str:
    """In words: a question (what it asks, its settings, what may come out), a setting, an option, a chart,
    or a game.

    >>> print(describe("grand_fleet", "best_die").splitlines()[0])
    The die that counts
    >>> print(describe("kaisers_pirates", "extra_damage"))
    extra_damage: Damage adds up (rule 6.8)
        Every hit leaves a marker, and each marker weakens the ship.
        False (no), True (yes); usually False (no)

    Args:
        name: of a question, a setting, an option or a chart, of all of them that are called so; the game with
            its sides, players and options when left out.

    Raises:
        BadInput: no such game, question, setting, option or chart.
    """
    from navalgames.explore.describing import described_by_name

    return described_by_name(known_game(game), name, language or language_here())


def curve(
    game: str,
    question: str,
    along: str,
    *more: Any,
    outcome: Any = None,
    charts: Any = None,
    **parameters: Any,
) -> Curve:
    """The mean, or the chance of some outcomes, at every value of one parameter that the game allows.

    >>> curve("grand_fleet", "best_die", "dice")[2]
    Fraction(161, 36)

    Values that the game does not allow with the other settings stand in `.left_out`, each with its reason.

    Args:
        outcome: left out for the mean; an outcome, several of them, or a function that takes an outcome.

    Raises:
        BadInput: an unknown name, a value that is not taken, or no outcome named where they are words.
    """
    known, asked = _asked(game, question, more)
    charts = known_charts(known, charts)
    return curve_along(known, asked, along, outcome, charts, known_values(known, asked, parameters))


def _asked(game: str | Game, question: str, more: tuple[Any, ...]) -> tuple[Game, Question]:
    """The game and the question; settings are given by their names.

    Raises:
        BadInput: an unknown game or question, or a setting without its name.
    """
    known = known_game(game)
    asked = known_question(known, question)
    if more:
        named = ", ".join(f"{one.name}=..." for one in asked.parameters)
        raise BadInput("error-ask-unnamed", question=question, given=printed(more[0]), expected=named)
    return known, asked


def list_rules(game: str) -> tuple[Rule, ...]:
    """The rule index of a game.

    Raises:
        BadInput: no such game.
    """
    return Lines(read_rules(known_game(game).id), lambda one: f"{one.number} {one.title}")


def rule(game: str, number: str) -> Rule:
    """One rule by its number.

    >>> rule("grand_fleet", "7.9b").title
    'Initiative: best die'

    Raises:
        BadInput: no such game or rule.
    """
    known = known_game(game)
    with more_told_by(f'list_rules("{known.id}")'):
        return _find_rule(known.id, number)


def read_charts(game: str, owned: str | Path | None = None) -> Any:
    """The charts of a game, with an owner's file on top if there is one.

    Raises:
        Problem: no such game, or a file that cannot be used.
    """
    return charts_for(known_game(game), owned)


def luck_of(play: Play) -> tuple[LuckLine, ...]:
    """The luck account of a play: rolled against expected, by rule and purpose."""
    return Lines(_luck_account(shown for entry in play.journal for shown in entry.shown), _luck_told)


def _luck_told(line: LuckLine) -> str:
    rolled, expected = number_text(line.rolled), number_text(line.expected)
    told = (
        f"{line.why} ({line.dice}, rule {line.rule}): {line.rolls} times, mean {rolled}, expected {expected}"
    )
    return f"{told}, {line.score:+.1f} deviations"
