"""Names as people write them: a side, a value or a question found by the words the pages show.

Knows the English words of a game and those of the language that is set. Must not know a rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from functools import lru_cache, partial
from typing import Any
from unicodedata import normalize

from navalgames.charts import Charts
from navalgames.errors import ALL_NAMES, BadInput, nearest, unknown
from navalgames.explore.found_game import FoundGame
from navalgames.explore.handed import handed
from navalgames.explore.months import month_meant
from navalgames.explore.values_told import option_values_told, told_value
from navalgames.games import game as game_called
from navalgames.games import game_ids, left_out, no_game
from navalgames.games.contract import Game, Question
from navalgames.labels import Labels
from navalgames.naming import prefix_of
from navalgames.printing import CUT, printed
from navalgames.sessions.settings import charts_for
from navalgames.sessions.words import PlayWords
from navalgames.texts import LANGUAGES, Texts
from navalgames.texts.choice import language_here

MOST_NEAR = 8
"""Questions that are told where none has all the words."""
MOST_CLOSE = 4
"""Questions that are told where none has any of the words."""


def known_game(given: str | Game) -> Game:
    """A game by its id or its title.

    >>> known_game("Grand Fleet").id, known_game("the frigate duel").id
    ('grand_fleet', 'frigate_duel')

    Raises:
        BadInput: no such game; tells the games with their titles, or why one was left out.
    """
    if isinstance(given, Game):
        return given.plain if isinstance(given, FoundGame) else given
    ids = game_ids()
    tellers = [partial(_title, language=language) for language in languages_understood()]
    found = meant(given, ids, tellers)
    if found not in ids:
        if any(one.game == given for one in left_out()):
            raise no_game(given)
        raise unknown("game", given, (*ids, *(_title(one, LANGUAGES[0]) for one in ids)))
    return game_called(found)


def _title(game_id: str, language: str) -> str:
    """The title of a game, which need not load for it."""
    return Texts(language, game=game_id).t(f"{prefix_of(game_id)}title")


def known_side(
    game: Game, sides: tuple[str, ...], given: str, called: Mapping[str, str] | None = None
) -> str:
    """The id of a side, given by its id or its name; `called` as for `PlayWords`.

    >>> from navalgames.games import game
    >>> known_side(game("grand_fleet"), ("UK", "DE"), "Germany")
    'DE'

    Raises:
        BadInput: no such side; tells the sides with their names.
    """
    words = [PlayWords(game, language, called) for language in languages_understood()]
    found = meant(given, sides, [one.side for one in words])
    if found not in sides:
        raise unknown("side", given, [f"{side} ({words[0].side(side)})" for side in sides])
    return found


def known_seats(game: Game, options: Any, charts: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    """Who sits where, with sides given by their ids or their names, in a duel by those of their ships.

    Raises:
        BadInput: no such side.
    """
    sides, names = game.sides_in(options), game.side_names
    called = {} if names is None else names(charts, options)
    return {known_side(game, sides, side, called): one for side, one in given.items()}


def known_options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The same options, with values given by their names as the game has them.

    >>> from navalgames.games import game
    >>> known_options(game("atlantic_chase"), {"scenario": "Rheinübung"})
    {'scenario': 'OP5'}

    Raises:
        BadInput: a text that is no value of an option; tells those that it takes with their names.
    """
    choices = {choice.name: choice for choice in game.option_choices}
    named = (PlayWords(game, language).value for language in languages_understood())
    tellers: list[Callable[[Any], str]] = [str, *named]
    found = {}
    for name, value in given.items():
        found[name] = value
        if name in choices:
            found[name] = _in_part(meant(value, choices[name].values, tellers), choices[name].values, tellers)
        if name in choices and isinstance(value, str) and found[name] not in choices[name].values:
            told = option_values_told(choices[name].values, PlayWords(game).value)
            facts = {"option": name, "given": printed(value), "expected": ", ".join(told)}
            close = _nearest_of(value, choices[name].values, tellers)
            key = "error-option-value-near" if close else "error-option-value"
            raise BadInput(key, **facts, nearest=close)
    return found


def _in_part(given: Any, values: Sequence[Any], tellers: Iterable[Callable[[Any], str]]) -> Any:
    """The one value in whose name these words stand: "Denmark Strait"; else what was given."""
    if not isinstance(given, str) or given in values or not given.strip():
        return given
    words = re.compile(rf"(?<!\w){re.escape(_plainly(given))}(?!\w)")
    tellers = tuple(tellers)
    named = [one for one in values if any(words.search(_plainly(tell(one))) for tell in tellers)]
    return named[0] if len(named) == 1 else given


def _nearest_of(given: str, values: Iterable[Any], tellers: Sequence[Callable[[Any], str]]) -> str:
    """The value whose id or name is most like what was given, with its name; "" where none is like it.

    tellers: of the id, of the English name, and of those in other languages.
    """
    plain = {
        form(tell(one)): told_value(one, tellers[1])
        for one in values for tell in tellers for form in (_plainly, _core)
    }  # fmt: skip
    close = nearest(_plainly(given), plain)
    return plain[close] if close else ""


def check_decision(game: Game, given: str, sides: tuple[str, ...] = ()) -> None:
    """Sees whether a game has a decision of this name. sides: what stands for a decision as well.

    Raises:
        BadInput: it has none; tells those that it has.
    """
    begins = f"{prefix_of(game.id)}decision-"
    keys = Texts(LANGUAGES[0], game=game.id).keys(begins)
    names = {key.removeprefix(begins) for key in keys if not key.endswith("-help")}
    if given not in names:
        raise unknown("decision", given, [*names, *sides], ALL_NAMES)


def known_charts(game: Game, given: Any) -> Charts:
    """The charts of a game: its own where none are given.

    Raises:
        BadInput: no charts at all, or those of another game.
    """
    if given is None:
        return charts_for(game)
    if not isinstance(given, Charts) or given.game != game.id:
        raise BadInput("error-charts-game", given=printed(given), game=game.id)
    return given


def known_values(game: Game, question: Question, given: dict[str, Any]) -> dict[str, Any]:
    """The same settings, with values given by their names as the game has them.

    >>> from navalgames.games import game
    >>> pirates = game("kaisers_pirates")
    >>> known_values(pirates, pirates.question("german_intercept"), {"target": "Lundy Island"})
    {'target': 'lundy_island'}
    """
    labels = [Labels(game, language) for language in languages_understood()]
    tellers = [one.value for one in labels]
    taken = {one.name: one.values for one in question.parameters}
    return {name: meant(value, taken.get(name, ()), tellers) for name, value in given.items()}


def known_outcomes(game: Game, question: Question, given: Any) -> Any:
    """What is wanted of an answer, with outcomes given by their sentences as the game has them.

    A function stays as it is; one outcome becomes a row of one.

    >>> from navalgames.games import game
    >>> fleet = game("grand_fleet")
    >>> known_outcomes(fleet, fleet.question("initiative"), "Nobody attacks")
    ('nobody',)
    """
    if callable(given):
        return handed(given, "function(outcome)")
    several = isinstance(given, (list, set, frozenset, range)) or (
        isinstance(given, tuple) and given not in question.keys
    )
    return tuple(known_outcome(game, question, one) for one in (given if several else (given,)))


def known_outcome(game: Game, question: Question, given: Any) -> Any:
    """An outcome given by itself or by its sentence."""
    tellers = [Labels(game, language).outcome for language in languages_understood()]
    return meant(given, question.keys, tellers)


def questions_about(game: Game, words: str) -> tuple[Question, ...]:
    """The questions whose name, title, text or settings with their values have all of these words.

    Where none has all of them, those that have most; where none has any, those whose names come nearest.

    >>> from navalgames.games import game
    >>> [one.name for one in questions_about(game("grand_fleet"), "parity loss")]
    ['parity_loss']
    >>> questions_about(game("grand_fleet"), "parity loss by whom")[0].name
    'parity_loss'
    """
    wanted = words.casefold().split()
    texts = {one: _told(game, one) for one in game.questions()}
    found = tuple(one for one, text in texts.items() if all(word in text for word in wanted))
    if found:
        return found
    weights = {word: 1 / (1 + sum(word in text for text in texts.values())) for word in dict.fromkeys(wanted)}
    scores = {one: sum(weights[word] for word in weights if word in text) for one, text in texts.items()}
    if any(scores.values()):
        best = sorted(scores, key=lambda one: -scores[one])
        return tuple(one for one in best if scores[one])[:MOST_NEAR]
    labels = Labels(game, LANGUAGES[0])
    named = {labels.question(one.name).casefold(): one for one in texts}
    close = get_close_matches(words.casefold(), named, n=MOST_CLOSE, cutoff=0.0)
    return tuple(named[one] for one in close)


def known_question(game: Game, given: str | Question) -> Question:
    """A question by its name or its title; one that was found already by itself.

    >>> from navalgames.games import game
    >>> known_question(game("grand_fleet"), "Who attacks?").name
    'initiative'

    Raises:
        BadInput: no such question; offers the nearest.
    """
    if isinstance(given, Question):
        return game.question(given.name)
    names = [one.name for one in game.questions()]
    tellers = [Labels(game, language).question for language in languages_understood()]
    with more_told_by(f'list_questions("{game.id}")'):
        return game.question(meant(given, names, tellers))


@contextmanager
def more_told_by(how: str) -> Iterator[None]:
    """A refusal that cannot name all that there is says how to see the rest.

    Raises:
        BadInput: the refusal, with what lists all of it.
    """
    try:
        yield
    except BadInput as refused:
        if not str(refused.facts.get("expected", "")).endswith(CUT):
            raise
        raise BadInput("error-known-more", reason=refused, how=how) from None


def _told(game: Game, question: Question) -> str:
    """Everything that is said about a question."""
    names = [question.name, question.group, *question.rules, *(one.name for one in question.parameters)]
    for language in languages_understood():
        labels = Labels(game, language)
        names += [labels.question(question.name), labels.about(question.name), labels.group(question.group)]
        names += [labels.parameter(one.name) for one in question.parameters]
        values = (value for one in question.parameters for value in one.values if isinstance(value, str))
        names += [told for value in dict.fromkeys(values) for told in (value, labels.value(value))]
        words = (one for one in question.keys if isinstance(one, str))
        names += [told for one in words for told in (one, labels.outcome(one))]
    return " ".join(names).replace("_", " ").casefold()


def meant(given: Any, known: Iterable[Any], tellers: Iterable[Callable[[Any], str]]) -> Any:
    """Which of the known is called so; what was given, where none is or it is one of them."""
    known = tuple(known)
    told: tuple[Callable[[Any], str], ...] = (str, *tellers)
    if not isinstance(given, str) or given in known:
        return given
    wanted = _plainly(given)
    forms: dict[Callable[[str], Any], Any] = dict.fromkeys((_plainly, _without_brackets, _core), wanted)
    forms[_together] = _together(given)
    if month := month_meant(given):
        forms[month_meant] = month
    called = [(one, {tell(one) for tell in told}) for one in known]
    for form, sought in forms.items():
        named = [one for one, names in called if any(form(name) == sought for name in names)]
        if len(named) == 1:
            return named[0]
    return given


_DASHES = re.compile(r"\s*[-‐‑–—−]\s*")
_MARKS = re.compile("[\u0300-\u036f]")
"""What stands on a letter: accents and the dots of an umlaut."""


@lru_cache(4096)
def _plainly(words: str) -> str:
    """Words without the differences that a keyboard makes, and without an article.

    >>> _plainly("1812: Constitution – Java"), _plainly("Rheinübung")
    ('1812: constitution-java', 'rheinubung')
    """
    letters = normalize("NFC", _MARKS.sub("", normalize("NFD", words)))
    told = _DASHES.sub("-", letters.casefold().replace("’", "'").replace("ø", "o"))
    return told.strip().rstrip(".").removeprefix("the ")


@lru_cache(4096)
def _together(words: str) -> str:
    """The same as one word: "U 93", "U-93" and "u93" are one boat.

    >>> _together("U 93"), _together("UB-III")
    ('u93', 'ubiii')
    """
    return re.sub("[ -]", "", _plainly(words))


@lru_cache(4096)
def _without_brackets(words: str) -> str:
    """The same without what stands in brackets at its end: "Rheinübung (May 1941)"."""
    return _plainly(words.partition(" (")[0].partition("（")[0])


@lru_cache(4096)
def _core(words: str) -> str:
    """The same without the year or kind that it begins with, either: "1812: Constitution – Java"."""
    return _without_brackets(re.split("[:：]", words, maxsplit=1)[-1])


def languages_understood() -> tuple[str, ...]:
    """English, and the language that is set."""
    return tuple(dict.fromkeys((LANGUAGES[0], language_here())))
