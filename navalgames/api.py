"""The Python API: everything a script or a notebook needs, in one place.

Knows where things are; does nothing itself. `import navalgames` offers these names and loads a
part only when it is used.

>>> import navalgames
>>> play = navalgames.new_play("grand_fleet", seed=7)
>>> play.decision()
('send_start', '3.3')
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from navalgames.errors import BadInput, IllegalOrder, Problem
from navalgames.explore.answered import Answered, answered
from navalgames.explore.names import known_values, questions_about
from navalgames.explore.reading import Reading
from navalgames.explore.tables import Table, lay
from navalgames.games import game as find_game
from navalgames.games import game_ids
from navalgames.games.contract import Game, Question
from navalgames.odds import Statistic
from navalgames.rule_index import Rule, read_rules
from navalgames.rule_index import find as _find_rule
from navalgames.sessions.luck import LuckLine
from navalgames.sessions.luck import luck_account as _luck_account
from navalgames.sessions.play import Play
from navalgames.sessions.replay import Replay
from navalgames.sessions.settings import charts_for
from navalgames.sessions.simulate import simulate_games
from navalgames.sessions.words import PlayWords

__all__ = [
    "BadInput",
    "GameInfo",
    "IllegalOrder",
    "Play",
    "PlayWords",
    "Problem",
    "Reading",
    "Replay",
    "Table",
    "ask",
    "curve",
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
]


class GameInfo(NamedTuple):
    """A game in short. `options` holds the values of each option, the default first."""

    id: str
    title: str
    sides: tuple[str, ...]
    options: dict[str, tuple[Any, ...]]
    players: tuple[str, ...]


def list_games() -> tuple[GameInfo, ...]:
    """All games.

    >>> list_games()[0].title
    'Grand Fleet'
    """
    from navalgames.sessions.players import computer_players

    return tuple(
        GameInfo(
            game.id,
            PlayWords(game).title(),
            game.sides,
            {choice.name: choice.values for choice in game.option_choices},
            tuple(computer_players(game)),
        )
        for game in map(find_game, game_ids())
    )


def new_play(game: str | Game, *, owned: str | Path | None = None, **settings: Any) -> Play:
    """A new play; see `Play` for the settings (options, seats, seed, ask, staff).

    Args:
        owned: a file with the charts of your own copy; the one named by NAVALGAMES_CHARTS when left out.

    Raises:
        Problem: an unknown name, or charts that cannot be used.
    """
    if owned is not None:
        settings["charts"] = charts_for(find_game(game) if isinstance(game, str) else game, owned)
    return Play(game, **settings)


def load_play(path: str | Path, **settings: Any) -> Play:
    """A saved play, ready to go on; see `Play.load`.

    Raises:
        Problem: the file cannot be read, is no saved play, or does not follow the rules.
    """
    return Play.load(path, **settings)


def list_questions(game: str, about: str = "") -> tuple[Question, ...]:
    """The questions of a game, with their parameters.

    Args:
        about: only those whose title, text, rules or settings have these words.

    >>> [question.name for question in list_questions("grand_fleet", "parity loss")]
    ['parity_loss']

    Raises:
        BadInput: no such game.
    """
    return questions_about(find_game(game), about)


def ask(game: str, question: str, *, charts: Any = None, **parameters: Any) -> Answered:
    """The exact answer to a question; `list_questions` tells what can be asked.

    >>> answer = ask("grand_fleet", "initiative", uk_dice=2, de_dice=1)
    >>> answer.distribution.chance("nobody")
    Fraction(4, 9)

    Values are given as `list_questions` tells them, or by the names that the pages show.

    Raises:
        BadInput: an unknown game, question or parameter, or a value it does not take.
    """
    from navalgames import odds

    known = find_game(game)
    values = known_values(known, known.question(question), parameters)
    charts = charts_for(known) if charts is None else charts
    return answered(odds.ask(known, question, charts, **values))


def curve(
    game: str, question: str, along: str, *, outcome: Any = None, charts: Any = None, **parameters: Any
) -> dict[Any, Any]:
    """The mean, or the chance of one outcome, at every value of one parameter that the game allows.

    >>> curve("grand_fleet", "best_die", "dice")[2]
    Fraction(161, 36)

    Raises:
        BadInput: an unknown name, or a value that is not taken.
    """
    from navalgames import odds

    known = find_game(game)
    statistic = Statistic() if outcome is None else Statistic("chance", outcome)
    values = known_values(known, known.question(question), parameters)
    charts = charts_for(known) if charts is None else charts
    found = odds.curve(known, question, along, statistic, charts, **values)
    return dict(zip(found.along.values, found.heights, strict=True))


def list_rules(game: str) -> tuple[Rule, ...]:
    """The rule index of a game.

    Raises:
        BadInput: no such game.
    """
    return read_rules(game)


def rule(game: str, number: str) -> Rule:
    """One rule by its number.

    >>> rule("grand_fleet", "7.9b").title
    'Initiative: best die'

    Raises:
        BadInput: no such game or rule.
    """
    return _find_rule(game, number)


def read_charts(game: str, owned: str | Path | None = None) -> Any:
    """The charts of a game, with an owner's file on top if there is one.

    Raises:
        Problem: no such game, or a file that cannot be used.
    """
    return charts_for(find_game(game), owned)


def luck_of(play: Play) -> tuple[LuckLine, ...]:
    """The luck account of a play: rolled against expected, by rule and purpose."""
    return _luck_account(shown for entry in play.journal for shown in entry.shown)
