"""The agenda of all games, on three stages and two decisions that mean nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import NamedTuple

import pytest

from navalgames.games.agenda import MOST_STAGES, Agenda, Ask, PlainAgenda, course_of


class Frame(NamedTuple):
    stage: str
    asked: tuple[str, ...] = ()


class State(NamedTuple):
    stack: tuple[Frame, ...]
    told: tuple = ()
    outcome: str | None = None


class Flat(NamedTuple):
    stage: str
    asked: tuple[str, ...] = ()
    told: tuple = ()
    outcome: str | None = None


def begins(dice, state, frame, box):
    return State((*state.stack, Frame("choose", ("RED",))), (*state.told, ("begins", frame.stage, box)))


def ends(dice, state, frame, box):
    return state._replace(outcome="won", stack=())


def chosen(dice, state, frame, side, order, box):
    return State((Frame("end"),), (*state.told, (side, order, frame.stage, dice)))


def offered(state, frame, side, box):
    return [side, frame.stage, *box]


PARTS = (
    SimpleNamespace(__name__="one", STAGES={"begin": begins}, ASKS={"choose": Ask("2.1", offered, chosen)}),
    SimpleNamespace(__name__="two", STAGES={"end": ends}),
)
AGENDA = Agenda(PARTS, lambda charts, options: (charts, options))
ASKED = State((Frame("begin"), Frame("choose", ("RED",))))


def test_it_goes_on_until_somebody_is_asked_and_to_the_end():
    asked = AGENDA.run("dice", State((Frame("begin"),)), "box")
    assert asked.stack[-1] == Frame("choose", ("RED",)) and asked.told == (("begins", "begin", "box"),)
    over = AGENDA.apply("dice", asked, "RED", "left", "charts", "options")
    assert over.outcome == "won" and over.told[-1] == ("RED", "left", "choose", "dice")
    assert AGENDA.deciding(over) == () and AGENDA.run("dice", over, "box") is over


def test_who_decides_what_by_which_rule_with_which_orders():
    assert AGENDA.deciding(ASKED) == ("RED",)
    assert AGENDA.decision(ASKED) == ("choose", "2.1")
    assert AGENDA.legal_orders(ASKED, "RED", "charts", "options") == ("RED", "choose", "charts", "options")
    assert AGENDA.legal_orders(ASKED, "BLUE", "charts", "options") == ()
    named = Agenda(PARTS[1:], tuple, {"choose": Ask("2.1", offered, chosen, "pick")})
    assert named.decision(ASKED) == ("pick", "2.1")


def test_stages_that_go_round_in_circles_are_told():
    asked = []

    def again(dice, state, frame, box):
        asked.append(frame.stage)
        return state

    agenda = Agenda((SimpleNamespace(__name__="round", STAGES={"again": again}),), AGENDA.box_of)
    with pytest.raises(RuntimeError, match="never ends: Frame\\(stage='again'"):
        agenda.run("dice", State((Frame("again"),)), "box")
    assert len(asked) == MOST_STAGES
    with pytest.raises(RuntimeError, match="never ends: Frame\\(stage='again'"):
        next(agenda.course("dice", State((Frame("again"),)), "charts", "options"))
    assert len(asked) == 2 * MOST_STAGES


@pytest.mark.parametrize("kind", ["STAGES", "ASKS"])
def test_two_modules_cannot_name_the_same_stage(kind):
    parts = [SimpleNamespace(__name__=name, **{kind: {"same": object()}}) for name in ("one", "two")]
    with pytest.raises(ValueError, match=f"{kind} of two: 'same'"):
        Agenda(parts, tuple)
    shared = SimpleNamespace(__name__="again", **{kind: getattr(parts[0], kind)})
    Agenda((parts[0], shared), tuple)


def test_a_state_may_name_its_stage_itself():
    def begin(dice, state, box):
        return state._replace(stage="choose", asked=("RED", "BLUE"), told=(box,))

    def choose(dice, state, side, order, box):
        return state._replace(stage="over", asked=(), told=(side, order, box), outcome="won")

    part = SimpleNamespace(
        __name__="flat",
        STAGES={"begin": begin},
        ASKS={"choose": Ask("3.1", lambda state, side, box: (side, box), choose)},
    )
    agenda = PlainAgenda((part,), lambda charts, options: charts)
    state = agenda.run("dice", Flat("begin"), "box")
    assert agenda.deciding(state) == ("RED", "BLUE") and state.told == ("box",)
    assert agenda.decision(state) == ("choose", "3.1")
    assert agenda.legal_orders(state, "BLUE", "charts", None) == ("BLUE", "charts")
    assert agenda.legal_orders(state, "GREEN", "charts", None) == ()
    over = agenda.apply("dice", state, "RED", "left", "charts", None)
    assert over.told == ("RED", "left", "charts") and agenda.deciding(over) == ()
    course = agenda.course("dice", state, "charts", None)
    assert next(course) == (state, "RED", ("RED", "charts"))
    assert course.send("left") == (over, "", ())


def test_a_course_is_what_the_moves_come_to_by_turns():
    asked = AGENDA.run("dice", State((Frame("begin"),)), "box")
    course = AGENDA.course("dice", asked, "charts", "options")
    assert next(course) == (asked, "RED", AGENDA.legal_orders(asked, "RED", "charts", "options"))
    over = AGENDA.apply("dice", asked, "RED", "left", "charts", "options")
    assert course.send("left") == (over, "", ())


class Deaf(Agenda):
    """An agenda with another move, which the course of all others does not know."""

    def apply(self, dice, state, side, order, charts, options):
        return super().apply(dice, state, side, "right", charts, options)


class Slow(Agenda):
    """An agenda whose stages go on in another way, which the course of all others does not know."""

    def run(self, dice, state, box):
        return super().run(dice, state._replace(told=(("slow",),)), box)


class SlowAndPlain(PlainAgenda):
    """The same, where the course asks for it."""

    run = Slow.run


def moved_by(agenda):
    return SimpleNamespace(**{name: getattr(agenda, name) for name in ("deciding", "legal_orders", "apply")})


def test_a_course_follows_no_stages_but_its_own():
    slow, plain = Slow(PARTS, AGENDA.box_of), SlowAndPlain((), AGENDA.box_of)
    assert not slow.leads(moved_by(slow)) and plain.leads(moved_by(plain))
    course = course_of(moved_by(slow), "dice", ASKED, "charts", "options")
    next(course)
    assert course.send("left")[0].told == (("slow",),)


@pytest.mark.parametrize(
    ("agenda", "others", "told"),
    [
        (AGENDA, {}, "left"),
        (AGENDA, {"legal_orders": lambda *asked: ("else",)}, "left"),
        (AGENDA, {"deciding": lambda state: ("BLUE",) if state.outcome is None else ()}, "left"),
        (AGENDA, {"apply": lambda dice, state, *given: ends(dice, state, None, None)}, None),
        (Deaf(PARTS, AGENDA.box_of), {}, "right"),
    ],
)
def test_whatever_moves_a_game_moves_its_course(agenda, others, told):
    moves = {name: getattr(agenda, name) for name in ("deciding", "legal_orders", "apply")}
    game = SimpleNamespace(**moves | others)
    course = course_of(game, "dice", ASKED, "charts", "options")
    (side,) = game.deciding(ASKED)
    assert next(course) == (ASKED, side, game.legal_orders(ASKED, side, "charts", "options"))
    over, nobody, _ = course.send("left")
    assert nobody == "" and over.outcome == "won"
    assert over.told == (() if told is None else ((side, told, "choose", "dice"),))
