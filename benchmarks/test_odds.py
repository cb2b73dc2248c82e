"""Exact odds beside icepool, dyce and brute force: four questions, the same answers.

Run with `python -m pytest benchmarks/test_odds.py`. "First" answers find every library's memory empty,
"again" answers find what the library remembers of the same question.
"""

from __future__ import annotations

import pytest

from benchmarks import odds_questions as odds

ROUNDS = {"navalgames": 400, "icepool": 200, "dyce": 400, "brute": 5}
PAIRS = [(question, library) for question in odds.QUESTIONS for library in odds.LIBRARIES]


@pytest.mark.parametrize(("question", "library"), PAIRS)
def test_first_answer(benchmark, question, library):
    benchmark.group = f"first: {question}"
    benchmark.extra_info.update(question=question, library=library, asked="first")
    found = benchmark.pedantic(
        odds.answers(question, library), setup=odds.forget, rounds=ROUNDS[library], warmup_rounds=2
    )
    assert odds.distribution(found) == odds.distribution(odds.answers(question, "brute")())


@pytest.mark.parametrize(("question", "library"), [pair for pair in PAIRS if pair[1] != "brute"])
def test_same_answer_again(benchmark, question, library):
    benchmark.group = f"again: {question}"
    benchmark.extra_info.update(question=question, library=library, asked="again")
    found = benchmark.pedantic(
        odds.answers(question, library), rounds=ROUNDS[library], iterations=5, warmup_rounds=2
    )
    assert odds.distribution(found) == odds.distribution(odds.answers(question, "navalgames")())
