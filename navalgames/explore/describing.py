"""What a name stands for in a game, in words: a question, an option, a chart, or the game itself.

Knows the names of a game. Must not know how any of it is put into words.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import partial

from navalgames.charts import Charts
from navalgames.errors import BadInput, nearest
from navalgames.explore.charted import described_chart
from navalgames.explore.described import (
    Description,
    described,
    described_game,
    described_option,
    described_setting,
)
from navalgames.explore.names import known_question, languages_understood, meant
from navalgames.explore.terms import term_told
from navalgames.games.contract import Game, Question
from navalgames.printing import listed, printed
from navalgames.sessions.settings import charts_for
from navalgames.texts import Texts

MOST_NEAR = 8
"""Names that are told where none is the one."""


def described_by_name(game: Game, name: str | Question | None, language: str) -> Description:
    """A game, or all that is called so in it: by its name, a question and a chart by its title, too.

    Raises:
        BadInput: no such question, setting, option or chart, and no other word of this game.
    """
    if name is None:
        return described_game(game, language)
    if isinstance(name, Question):
        return described(game, known_question(game, name), language)
    questions = {one.name: one for one in game.questions()}
    options = {one.name: one for one in game.option_choices}
    charts = charts_for(game)
    told = [described(game, questions[name], language)] if name in questions else []
    told += [described_option(game, options[name], language)] if name in options else []
    names = (*charts.names, *charts.list_names)
    chart = meant(name, names, [partial(_title, game, charts, spoken) for spoken in languages_understood()])
    if chart in names:
        told.append(described_chart(game, charts[chart], language))
    if told:  # a question may be called as its chart is, an option as the chart whose columns it chooses
        return Description("\n\n".join(told))
    try:
        return described(game, known_question(game, name), language)
    except BadInput:
        term = term_told(game, str(name), language)
        words = [*([term] if term else []), *described_setting(game, str(name), language)]
        if words:
            return Description("\n\n".join(words))
        settings = (one.name for question in questions.values() for one in question.parameters)
        known = tuple(dict.fromkeys((*questions, *settings, *options, *names)))
        close = get_close_matches(printed(name).casefold(), known, n=MOST_NEAR, cutoff=0.0)
        near = nearest(name, known) or "none"
        facts = {"given": printed(name), "game": game.id, "expected": listed(close), "nearest": near}
        raise BadInput("error-unknown-described", **facts) from None


def _title(game: Game, charts: Charts, language: str, name: str) -> str:
    """The title of a chart without the sign before it: "[U2] "."""
    return re.sub(r"^\[[^]]*\] *", "", Texts(language, game=game.id).t(charts[name].title))
