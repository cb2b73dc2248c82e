"""Rounds: closed forms (geometric, gambler's ruin), brute force, random play, and chains that never end."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from navalgames.chance import Distribution, RandomDice, exact, memory, rounds, witness
from navalgames.chance.chains import Chain
from navalgames.errors import BadInput, Problem


@pytest.fixture(autouse=True)
def fresh_memory():
    memory.forget()


def wait_for_six(dice, six):
    return dice.roll("1d6", "wait") == 6


def is_over(six):
    return six


def bet(dice, money, win_at):
    return money + 1 if dice.roll("1d6", "bet") >= win_at else money - 1


def broke_or_rich(money):
    return money in (0, 10)


def duel(dice, sides):
    """Two sides fire at once; every shot hits on 5 or 6; two hits are spent at most."""
    ours, theirs = sides
    our_hits = dice.roll(f"count 5+ in {ours}d6", "ours")
    their_hits = dice.roll(f"count 5+ in {theirs}d6", "theirs")
    return max(0, ours - their_hits), max(0, theirs - our_hits)


def decided(sides):
    return 0 in sides


class TestClosedForms:
    def test_waiting_for_a_six_is_geometric(self):
        assert rounds.expected(wait_for_six, False, is_over) == 6
        waits = rounds.taken(wait_for_six, False, is_over, 10)
        for count in range(1, 11):
            assert waits.chance(count) == Fraction(5, 6) ** (count - 1) * Fraction(1, 6)
        assert waits.chance("more") == Fraction(5, 6) ** 10
        assert waits.outcomes == (*range(1, 11), "more")

    def test_after_some_rounds_is_binomial(self):
        def count(dice, sixes):
            return sixes + (dice.roll("1d6", "any") == 6)

        sixes = rounds.after(count, 0, 12)
        for number in range(13):
            assert sixes.chance(number) == Fraction(comb(12, number) * 5 ** (12 - number), 6**12)
        assert rounds.after(count, 3, 0) == Distribution.sure(3)

    @pytest.mark.parametrize("start", [1, 4, 9])
    def test_fair_gambler(self, start):
        assert rounds.until(bet, start, broke_or_rich, 4).chance(10) == Fraction(start, 10)
        assert rounds.expected(bet, start, broke_or_rich, 4) == start * (10 - start)

    @pytest.mark.parametrize("start", [1, 4, 9])
    @pytest.mark.parametrize("win_at", [3, 5, 6])
    def test_unfair_gambler(self, start, win_at):
        win = Fraction(7 - win_at, 6)
        odds = (1 - win) / win
        rich = (1 - odds**start) / (1 - odds**10)
        assert rounds.until(bet, start, broke_or_rich, win_at).chance(10) == rich
        assert rounds.expected(bet, start, broke_or_rich, win_at) == (10 * rich - start) / (2 * win - 1)

    def test_gambler_from_zero_to_three_hundred(self):
        assert rounds.until(bet, 100, lambda money: money in (0, 300), 4) == Distribution({0: 2, 300: 1})

    def test_over_at_once(self):
        assert rounds.until(bet, 0, broke_or_rich, 4) == Distribution.sure(0)
        assert rounds.expected(bet, 0, broke_or_rich, 4) == 0
        assert rounds.taken(bet, 0, broke_or_rich, 5, 4) == Distribution.sure(0)

    def test_taken_stops_when_all_are_over(self):
        def two(dice, left):
            return left - 1

        assert rounds.taken(two, 2, lambda left: not left, 5) == Distribution.sure(2)


class TestDuel:
    def test_duel_one_against_one(self):
        # Each round 2/6 to hit: of 36 ways 16 change nothing; 8, 8 and 4 of the other 20 end it.
        assert rounds.until(duel, (1, 1), decided).weights == {(0, 0): 1, (1, 0): 2, (0, 1): 2}
        assert rounds.expected(duel, (1, 1), decided) == Fraction(36, 20)

    def test_ends_are_what_many_rounds_come_near(self):
        ends = rounds.until(duel, (4, 3), decided)
        late = rounds.after(
            lambda dice, sides: sides if 0 in sides else dice.resolve(duel, sides), (4, 3), 60
        )
        for end, chance in ends:
            assert 0 <= chance - late.chance(end) < Fraction(1, 10**6)

    def test_expected_is_what_taken_averages(self):
        counted = rounds.taken(duel, (3, 3), decided, 80)
        numbers = counted.given(lambda count: count != "more")
        assert float(numbers.mean()) == pytest.approx(float(rounds.expected(duel, (3, 3), decided)))

    def test_agrees_with_random_play(self):
        dice = RandomDice(31, record=False)
        ends, count, games = Counter(), 0, 6000
        for _ in range(games):
            sides = (4, 3)
            while not decided(sides):
                sides = duel(dice, sides)
                count += 1
            ends[sides] += 1
        exactly = rounds.until(duel, (4, 3), decided)
        assert set(ends) <= set(exactly.outcomes)
        for end, chance in exactly:
            spread = (float(chance) * (1 - float(chance)) / games) ** 0.5
            assert abs(ends[end] / games - float(chance)) < 4.5 * spread
        assert count / games == pytest.approx(float(rounds.expected(duel, (4, 3), decided)), rel=0.05)

    def test_one_round_is_the_rule_itself(self):
        assert rounds.after(duel, (3, 2), 1) == exact(duel, (3, 2))


@st.composite
def chains(draw):
    """Small chains of any shape, cycles among them; every state leads to a later one or to an end."""
    size = draw(st.integers(1, 9))
    names = [*range(size), "end", "other"]
    rows = {}
    for state in range(size):
        row = {name: draw(st.sampled_from([0, 0, 0, 1, 3])) for name in names}
        row[draw(st.sampled_from(names[state + 1 :]))] += 1
        rows[state] = {name: weight for name, weight in row.items() if weight}
    return rows


class TestChains:
    @settings(max_examples=150, deadline=None)
    @given(chains())
    def test_balance_from_every_state(self, rows):
        """The answer of a state is the mixture of the answers of its successors; rounds add one."""
        solved = {state: Chain(state, rows) for state in rows}
        for state, row in rows.items():
            total = sum(row.values())
            parts = [
                (solved[to].ends if to in rows else Distribution.sure(to), weight)
                for to, weight in row.items()
            ]
            assert solved[state].ends == Distribution.mix(parts)
            later = sum(
                Fraction(weight, total) * solved[to].rounds for to, weight in row.items() if to in rows
            )
            assert solved[state].rounds == 1 + later

    def test_equal_states_that_are_not_the_same_object(self):
        rows = {(1,): {tuple([1]): 1, tuple([2]): 1}, (2,): {tuple([1]): 1, tuple([2]): 1, "end": 2}}
        chain = Chain((1,), rows)
        assert chain.ends == Distribution.sure("end")
        # From (1,) 2 rounds to (2,); from (2,) half of the time out, else a quarter each: 2 + 3.
        assert chain.rounds == 5

    def test_deep_chains_need_no_deep_stack(self):
        chain = Chain(0, {state: {state + 1: 1, "end": 1} for state in range(5000)} | {5000: {"end": 1}})
        assert chain.ends == Distribution.sure("end")
        assert chain.rounds == 2 - Fraction(1, 2**5000)

    def test_a_long_battle_is_the_problem_of_points(self):
        """Twenty ships a side, 400 states over 39 levels: the closed form is Pascal's and Fermat's."""

        def attrition(dice, sides):
            mine, theirs = sides
            die = dice.roll("1d6", "who loses a ship")
            return (mine - 1, theirs) if die <= 2 else (mine, theirs - 1) if die <= 5 else sides

        share = Fraction(3, 5)  # of the rounds in which somebody loses a ship, they do in three of five
        ends = rounds.until(attrition, (20, 20), decided)
        steps = Fraction(0)
        for lost in range(20):
            for end, first in (((20 - lost, 0), share), ((0, 20 - lost), 1 - share)):
                assert ends.chance(end) == comb(19 + lost, lost) * first**20 * (1 - first) ** lost
                steps += ends.chance(end) * (20 + lost)
        assert len(ends) == 40
        assert rounds.expected(attrition, (20, 20), decided) == steps * Fraction(6, 5)


class TestRefusals:
    def test_never_over(self):
        with pytest.raises(Problem, match="never end: nothing leads out of 3"):
            rounds.until(lambda dice, state: 3 if state == 3 else state + 1, 0, lambda state: state == 9)

    def test_a_circle_without_a_way_out(self):
        def circle(dice, state):
            return "end" if state == 0 and dice.roll("1d6", "luck") == 6 else 1 + state % 3

        with pytest.raises(Problem, match="never end"):
            rounds.expected(circle, 0, lambda state: state == "end")

    def test_states_without_end(self, monkeypatch):
        monkeypatch.setattr(rounds, "MOST_STATES", 500)
        with pytest.raises(Problem, match="more than 500 different states"):
            rounds.until(lambda dice, n: n + dice.roll("1d6", "grow"), 0, lambda n: n < 0)

    @pytest.mark.parametrize("n", [-1, 1.0, True, "2"])
    def test_number_of_rounds(self, n):
        with pytest.raises(BadInput, match="whole number, 0 or more"):
            rounds.after(bet, 5, n, 4)
        with pytest.raises(BadInput, match="whole number, 1 or more"):
            rounds.taken(bet, 5, broke_or_rich, n, 4)


def test_answers_are_remembered_with_what_they_saw():
    steps = []

    def seen_step(dice, left):
        steps.append(left)
        witness.saw(f"cell {left}")
        return left - (dice.roll("1d6", "any") > 3)

    def done(left):
        return not left

    for _ in range(2):
        with witness.collect() as seen:
            rounds.until(seen_step, 2, done)
            rounds.expected(seen_step, 2, done)
        assert seen == {"cell 1", "cell 2"}
    assert len(steps) == 12
