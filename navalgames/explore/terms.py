"""Words of a game that are no question, option or chart: what is counted, endings, players, words of tables.

Knows catalogues and vocabularies. Must not know what any of the words means.
"""

from __future__ import annotations

from collections.abc import Iterator

from navalgames.games.contract import Game
from navalgames.naming import told_by
from navalgames.printing import listed
from navalgames.sessions.players import computer_players
from navalgames.sessions.settings import charts_for
from navalgames.sessions.words import PlayWords
from navalgames.texts import Texts

COUNTED = ("turn", "score", "lost")
"""What is counted of a game that is over, and is not the same in all games."""


def counted_told(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """What is counted of a game that is over, each with what this game means by it."""
    words, texts = PlayWords(game, language), Texts(language, game=game.id)
    for name in COUNTED:
        told = told_by(texts, words.prefix, f"counted-{name}")
        if told:
            yield name, told


def endings_told(game: Game, language: str) -> dict[str, str]:
    """How a game can end: the keys under which endings are counted, each with its word."""
    words, texts = PlayWords(game, language), Texts(language, game=game.id)
    begins = f"{words.prefix}ending-"
    names = (key.removeprefix(begins) for key in texts.keys(begins))
    return {f"{words.prefix}outcome-{name}": texts.t(begins + name) for name in names}


def player_told(game: Game, name: str, language: str) -> str:
    """A computer player and what it does; the one that gives any order is the same in all games."""
    words, texts = PlayWords(game, language), Texts(language, game=game.id)
    about = told_by(texts, words.prefix, f"player-{name}-about")
    return texts.t("explore-player", name=name, about=about or texts.t("table-player-random-about"))


def term_told(game: Game, name: str, language: str) -> str:
    """What a word stands for that is no question, option or chart; "" where this game does not know it.

    >>> from navalgames.games import game
    >>> print(term_told(game("grand_fleet"), "score", "en"))
    score: victory points at the end: plus is a British lead, minus a German one
    >>> term_told(game("raiders_of_the_deep"), "war_over", "en").partition(". ")[0]
    'war_over: alive: the war is over'
    """
    texts = Texts(language, game=game.id)
    counted, endings = dict(counted_told(game, language)), endings_told(game, language)
    if name in counted:
        return texts.t("explore-counted", name=name, told=counted[name])
    if name in computer_players(game):
        return player_told(game, name, language)
    for key, word in endings.items():
        if name in (key, word):
            return texts.t("explore-ending", ending=key, word=word)
    return _word_told(game, name, language)


def _word_told(game: Game, name: str, language: str) -> str:
    """A word that stands in a field of the state: what it is called there, and in which fields."""
    if game.vocabulary is None:
        return ""
    words, texts = PlayWords(game, language), Texts(language, game=game.id)
    fields = game.vocabulary(charts_for(game), game.options()).fields
    held = [
        field for field, known in fields.items() if isinstance(known, tuple | frozenset) and name in known
    ]
    if not held:
        return ""
    told = words.standing(held[0].rpartition(".")[2], name)
    return texts.t("explore-word", name=name, told=told, fields=listed(held, most=len(held)))
