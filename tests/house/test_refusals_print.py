"""A refusal is always told: any value may stand in it, in any language, and wording it raises nothing.

What a browser, a file or a caller sent comes back in the sentence: bounded in length and printable.
"""

from __future__ import annotations

import json
import logging
import sys
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from navalgames.errors import BadInput, IllegalOrder, Problem, Told, nearest, unknown
from navalgames.folders import names
from navalgames.printing import LONGEST, printed, quoted
from navalgames.texts import LANGUAGES, Texts, _bundle

MOST_SIGNS = 10 * LONGEST  # the longest sentence: a few facts, each as long as a fact may be
SIZE = sys.get_int_max_str_digits() + 1000


class Mute:
    """Says nothing of itself, not even its class."""

    def __str__(self) -> str:
        raise RuntimeError("no words")

    __repr__ = __format__ = __hash__ = __str__

    def __getattribute__(self, name: str) -> object:
        raise RuntimeError(name)


class MuteKind(type):
    """A class whose class says nothing of it."""

    @property
    def __name__(cls) -> str:
        raise RuntimeError

    def __repr__(cls) -> str:
        raise RuntimeError


class MuteText(str):
    """A text that cannot be written, measured or cut."""

    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __format__ = __len__ = __getitem__ = __contains__ = split = replace = __str__


class MuteNumber(int):
    """A number that cannot be written or compared."""

    def __str__(self) -> str:
        raise RuntimeError

    __repr__ = __format__ = __int__ = __index__ = __lt__ = __gt__ = __abs__ = __eq__ = __str__
    __hash__ = None


class Wordless(Told):
    """Has words of its own in no language."""

    def words(self, language: str) -> str:
        raise RuntimeError(language)


def nested(depth: int) -> list:
    inner: list = []
    for _ in range(depth):
        inner = [inner]
    return inner


def endless() -> Problem:
    """A refusal that gives itself as its reason."""
    problem = BadInput("error-save-entry", where="x")
    problem.facts["reason"] = problem
    return problem


HOSTILE = {
    "mute": Mute(), "nameless": MuteKind("Nameless", (Mute,), {})(), "mute text": MuteText("x"),
    "mute number": MuteNumber(3), "wordless": Wordless(), "half a sign": "\ud83d",
    "steering signs": "\x00\x1b[2J\u202e\r",
    "huge": 10**SIZE, "huge below": -(10**SIZE), "large": 10**400, "many nines": Fraction(10**SIZE, 7),
    "not a number": float("nan"), "endless": float("inf"), "largest": 1.7e308, "bytes": b"\xff" * 9000,
    "deep": nested(10_000), "odd keys": {(1, None): Mute(), b"x": [10**SIZE], 1.5: {"a": nested(500)}},
    "long": "many words, " * 100_000, "nothing": None, "yes": True, "a class": MuteKind,
    "fluent": "{ $x } { -y }", "itself": endless(),
    "a refusal of nothing": Problem("error-of-no-catalogue", given=Mute()),
    "set": frozenset([1, "a", None]), "complex": 1 + 2j,
}  # fmt: skip


def keys(language: str) -> dict[str, tuple[str | None, str]]:
    """Every refusal of the catalogues: its game and its key by "game key"."""
    found: dict[str, tuple[str | None, str]] = {}
    for game in (None, *names()):
        for key in _bundle(language, game).sources:
            if "error-" in key:
                found.setdefault(key, (game, key))
    return found


KEYS = {language: list(keys(language).values()) for language in LANGUAGES}


def facts_of(language: str, game: str | None, key: str) -> set[str]:
    return _bundle(language, game).facts_asked(key)


def judge(sentence: object) -> None:
    """A text for a person: some words, not too many, and every sign can be sent and shown."""
    assert type(sentence) is str
    assert 0 < len(sentence) <= MOST_SIGNS
    json.dumps(sentence, ensure_ascii=False).encode()
    assert not {"\x00", "\x1b", "\u202e"} & set(sentence)
    assert sentence != "{???}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.by_turns(2)
def test_every_refusal_of_the_catalogues_holds_any_value(language, name):
    assert len(KEYS[language]) > 150
    value = HOSTILE[name]
    words = {game: Texts(language, game) for game, _key in KEYS[language]}
    for game, key in KEYS[language]:
        asked = facts_of(language, game, key)
        judge(words[game].problem(BadInput(key, **dict.fromkeys(asked - {"key", "self"}, value))))


class Named(NamedTuple):
    """A hostile value in the hands of hypothesis, which must be able to write it."""

    name: str


def filled(drawn: Any) -> Any:
    """What was drawn, the hostile values in their places."""
    if isinstance(drawn, Named):
        return HOSTILE[drawn.name]
    if isinstance(drawn, (list, tuple)):
        return type(drawn)(map(filled, drawn))
    return {key: filled(value) for key, value in drawn.items()} if isinstance(drawn, dict) else drawn


plain = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), st.binary(max_size=30),
    st.fractions(), st.complex_numbers(), st.decimals(), st.sampled_from(list(HOSTILE)).map(Named),
    st.characters(categories=["Cs", "Cc", "Cf"]),
)  # fmt: skip
anything = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.dictionaries(st.integers() | st.text(max_size=4) | st.none() | st.binary(), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_facts_in_any_refusal(data):
    """Too few facts, too many, and none of the kind that the sentence expects."""
    language = data.draw(st.sampled_from(LANGUAGES))
    game, key = data.draw(st.sampled_from(KEYS[language]))
    names = st.sampled_from([*sorted(facts_of(language, game, key) - {"key", "self"}), "odd", "größe", "a b"])
    facts = filled(data.draw(st.dictionaries(names, anything, max_size=6)))
    judge(Texts(language, data.draw(st.sampled_from([None, game]))).problem(BadInput(key, **facts)))
    judge(str(IllegalOrder(key, **{"rule": "", **facts})))


@settings(max_examples=150, deadline=None)
@given(drawn=anything)
def test_any_value_prints(drawn):
    value = filled(drawn)
    judge(printed(value) or "empty")
    judge(quoted(value))
    assert len(quoted(value)) <= 202
    judge(str(unknown("game", value, ["grand_fleet", value])))
    assert nearest(value, ["grand_fleet"]) in ("", "grand_fleet")


def test_what_a_refusal_quoted_before_it_still_quotes():
    assert quoted("Hood") == "'Hood'" and printed("Hood") == "Hood"
    assert printed(Fraction(1, 3)) == "1/3" and printed(Fraction(4)) == "4"
    assert printed((1, "a")) == "(1, 'a')" and printed(1.5) == "1.5" and printed(True) == "True"
    assert printed(10**30) == "≈10^30" and printed(-(10**SIZE)).startswith("≈-10^")


def test_a_reason_in_a_reason_is_told_to_the_end_of_patience():
    told = Texts("en").problem(endless())
    assert told.count("“x”") <= 8 and "…" in told


def test_a_fault_in_the_words_of_an_order_is_logged_and_the_refusal_told(caplog):
    caplog.set_level(logging.ERROR, "navalgames.texts")
    told = Texts("en").problem(BadInput("error-order-not-offered", rule="5", given=Wordless(), expected="x"))
    assert "…" in told
    assert "Wordless" in caplog.text
