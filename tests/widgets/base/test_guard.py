"""A callback that fails: a sentence for the learner, the cause for the log, and the page works again."""

from __future__ import annotations

import logging

from navalgames.errors import BadInput
from navalwidgets.base.guard import guarded, sentence_of
from navalwidgets.parts.button_row import ButtonRow


def row(action):
    return ButtonRow(action, buttons=[{"key": "go", "label": "Go"}])


def press(widget, key="go"):
    widget._heard(widget, {"event": "press", "key": key}, [])


def test_a_refusal_is_told_in_its_own_words():
    def refuse(_key):
        raise BadInput("error-grid-same", parameter="guns")

    widget = row(refuse)
    press(widget)
    assert "two different parameters" in widget.problem
    assert widget.revision == 1


def test_an_unexpected_failure_is_told_with_a_number_that_the_log_knows(caplog):
    def break_down(_key):
        raise ZeroDivisionError("secret detail")

    widget = row(break_down)
    with caplog.at_level(logging.ERROR, "navalwidgets"):
        press(widget)
    assert "secret detail" not in widget.problem and "Traceback" not in widget.problem
    number = caplog.records[0].args[0]
    assert number in widget.problem
    assert "secret detail" in caplog.text
    assert widget.revision == 1


def test_the_sentence_goes_when_it_works_again():
    failing = [True]

    def sometimes(_key):
        if failing[0]:
            raise ValueError

    widget = row(sometimes)
    press(widget)
    assert widget.problem
    failing[0] = False
    press(widget)
    assert (widget.problem, widget.revision) == ("", 2)


def test_a_button_that_is_off_or_unknown_does_nothing():
    pressed = []
    widget = ButtonRow(pressed.append, buttons=[{"key": "go", "label": "Go", "off": True}])
    press(widget)
    press(widget, "other")
    widget._heard(widget, {"nonsense": 1}, [])
    assert pressed == [] and widget.problem == ""


def test_another_widget_may_show_the_sentence():
    area = row(print)

    @guarded(area)
    def callback():
        raise BadInput("error-grid-same", parameter="guns")

    callback()
    assert "“guns”" in area.problem
    assert area.revision == 1


def test_every_refusal_is_a_sentence():
    words = row(print).words
    assert "⟦" not in sentence_of(BadInput("error-grid-same", parameter="x"), words)
    assert "⟦" not in sentence_of(RuntimeError("x"), words)
