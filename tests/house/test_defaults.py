"""What the contract gives a game that says nothing: an open table, no refusals, no laws, verdicts."""

from __future__ import annotations

import pytest

from navalgames.errors import BadInput
from navalgames.games import game
from navalgames.games.contract import Game, Outcome
from navalgames.games.parts import on_first_use
from navalgames.sessions.words import PlayWords
from navalgames.texts import LANGUAGES

QUESTIONS = ("asked",)


def questions():
    return QUESTIONS


@pytest.mark.usefixtures("toys")
def test_a_game_that_says_nothing_is_open_and_refuses_nothing():
    unsaid = ("view", "why_not", "invariants")
    given = {name: getattr(game("toy_game"), name) for name in Game.__dataclass_fields__}
    plain = Game(**{name: one for name, one in given.items() if name not in unsaid})
    state = object()
    assert plain.view(state, "RED", None) is state
    assert plain.why_not(state, "RED", None, None) == ()
    assert plain.invariants(state, None, None) is None


def test_a_part_is_what_the_module_holds():
    package, _, module = __name__.rpartition(".")
    assert on_first_use(package, module, "QUESTIONS")() == ("asked",)


@pytest.mark.parametrize(("name", "given"), [("questions", r"questions\(\)"), ("nothing", "–")])
def test_a_part_that_is_a_function_or_missing_says_what_was_expected(name, given):
    package, _, module = __name__.rpartition(".")
    with pytest.raises(BadInput, match=f"should hold {name}, a tuple or a mapping: given {given}"):
        on_first_use(package, module, name)()


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("language", LANGUAGES)
def test_stock_verdicts_name_the_winners_in_the_words_of_the_game(language):
    words = PlayWords(game("toy_game"), language)
    red = words.side("RED")
    assert red in words.outcome(Outcome("RED", "verdict-won", "T6"), ())
    both = words.outcome(Outcome("RED", "verdict-won", "T6", winners=("RED", "BLUE")), ())
    assert red in both and words.side("BLUE") in both
    for key in ("verdict-won", "verdict-draw", "verdict-lost"):
        said = words.outcome(Outcome(None, key, "T6"), ())
        assert "⟦" not in said and "verdict" not in words.ending(key)
