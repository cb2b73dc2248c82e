"""The parameter panel: which control a parameter gets, and what messages may do."""

from __future__ import annotations

import pytest

from navalgames.games.contract import Parameter
from navalwidgets.parts.parameter_panel import Offer, ParameterPanel, SettingRefused, control_of


class Words:
    parameter = staticmethod(lambda name: name.title())
    parameter_help = staticmethod(lambda name: "help" if name == "guns" else "")
    value = staticmethod(str)


GUNS = Parameter("guns", "whole", tuple(range(2, 11)), 4, "1.1")
AIMED = Parameter("aimed", "switch", (False, True), False, "1.2")
SIDE = Parameter("side", "choice", ("UK", "DE"), "UK", "")
TABLE = Parameter("table", "choice", ("standard", "bloody", "very long name of a table"), "standard", "")
ODD = Parameter("odd", "whole", (1, 2, 4, 8), 2, "")


@pytest.mark.parametrize(
    ("parameter", "kind"),
    [(GUNS, "range"), (AIMED, "switch"), (SIDE, "radio"), (TABLE, "choice"), (ODD, "choice")],
)
def test_the_control_fits_the_parameter(parameter, kind):
    assert control_of(parameter, Words)["kind"] == kind


def offered(**values):
    panel = ParameterPanel()
    panel.offer((GUNS, AIMED, SIDE), Words, values)
    return panel


def tell(panel, **content):
    panel._heard(panel, content, [])


def test_defaults_and_given_values():
    assert offered().values == {"guns": 4, "aimed": False, "side": "UK"}
    assert offered(guns=7, side="DE").places == {"guns": 5, "aimed": 0, "side": 1}


def test_the_page_sets_values_by_their_place():
    panel = offered()
    tell(panel, event="set", places={"guns": 8, "aimed": 1, "side": 1})
    assert panel.values == {"guns": 10, "aimed": True, "side": "DE"}
    tell(panel, event="reset")
    assert panel.values == {"guns": 4, "aimed": False, "side": "UK"}


@pytest.mark.parametrize("place", [-1, 99, "2", None, 1.5, {}])
def test_a_place_that_does_not_exist_changes_nothing(place):
    panel = offered()
    tell(panel, event="set", places={"guns": place, "stranger": 1})
    assert panel.values == {"guns": 4, "aimed": False, "side": "UK"}
    assert panel.problem == ""


def test_what_an_observer_refuses_is_shown_in_the_panel():
    panel = offered()

    def refuse(_change):
        raise RuntimeError

    panel.observe(refuse, "values")
    tell(panel, event="set", places={"guns": 0})
    assert panel.problem
    assert panel.revision == 1


def test_a_parameter_without_a_choice_gets_no_control():
    panel = ParameterPanel()
    panel.offer((GUNS, Parameter("fixed", "choice", ("only",), "only", "")), Words)
    assert [control["name"] for control in panel.controls] == ["guns"]
    assert panel.values["fixed"] == "only"


# ---- where a refusal stands ----------------------------------------------------------------------


def refusing(panel, *offers):
    """From now on 10 guns are refused."""

    def refuse(change):
        if change["new"].get("guns") == 10:
            raise SettingRefused("odds-none", offers)

    panel.observe(refuse, "values")
    return panel


def test_a_refusal_stands_beside_the_control_that_was_moved():
    panel = refusing(offered())
    tell(panel, event="set", moved="guns", places={"guns": 8, "aimed": 1})
    assert panel.problem and panel.moved == "guns"
    assert panel.values == {"guns": 4, "aimed": False, "side": "UK"}
    tell(panel, event="set", places={"guns": 8})
    assert panel.moved == "guns", "without a word of the page it is the one with another value"
    tell(panel, event="set", moved="side", places={"side": 1})
    assert (panel.problem, panel.moved) == ("", "side")


def test_the_same_refusal_is_told_again():
    panel, heard = refusing(offered()), []
    panel.observe(lambda change: heard.append(change["new"]), "problem")
    for _ in range(2):
        tell(panel, event="set", moved="guns", places={"guns": 8})
    assert heard == [panel.problem, "", panel.problem]


def test_what_would_fit_is_offered_as_places_of_all_controls():
    panel = refusing(offered(), Offer("both", {"guns": 10, "side": "DE"}))
    tell(panel, event="set", moved="guns", places={"guns": 8})
    assert panel.offers == [{"label": "both", "places": {"guns": 8, "aimed": 0, "side": 1}}]
    tell(panel, event="set", moved="guns", places={"guns": 1})
    assert panel.offers == []


def test_other_controls_begin_without_a_refusal():
    panel = refusing(offered(), Offer("both", {"side": "DE"}))
    tell(panel, event="set", moved="guns", places={"guns": 8})
    panel.offer((GUNS,), Words)
    assert (panel.problem, panel.moved, panel.offers) == ("", "", [])


@pytest.mark.parametrize("told", [None, 3, "nobody", {"guns": 1}])
def test_a_page_that_names_no_control_is_not_believed(told):
    panel = refusing(offered())
    tell(panel, event="set", moved=told, places={"guns": 8})
    assert panel.moved == "guns"
