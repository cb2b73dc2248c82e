"""The address of a page: what is read, what is refused, and that nothing hostile comes through."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from navalgames.games.contract import OptionChoice, Parameter
from navalgames.texts import Texts
from navalwidgets.base.address import (
    Field,
    option_field,
    page_language,
    parameter_field,
    read_address,
    seed_field,
    write_address,
)

FIELDS = (
    Field("step", 1, least=1, most=6),
    seed_field(1916),
    Field("mechanic", "salvo", values=("salvo", "fog")),
    parameter_field(Parameter("guns", "whole", (1, 2, 3), 2, "1.1")),
    option_field(OptionChoice("hidden", (False, True), "1.2")),
)
DEFAULTS = {"step": 1, "seed": 1916, "mechanic": "salvo", "guns": 2, "hidden": False}


def test_everything_at_its_default_without_a_query(monkeypatch):
    monkeypatch.delenv("QUERY_STRING", raising=False)
    address = read_address(FIELDS)
    assert (address.values, address.given, address.notes) == (DEFAULTS, frozenset(), ())


def test_the_query_of_the_page_is_read(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "step=3&seed=7&mechanic=fog&guns=3&hidden=yes")
    address = read_address(FIELDS)
    assert address.values == {"step": 3, "seed": 7, "mechanic": "fog", "guns": 3, "hidden": True}
    assert address.given == set(DEFAULTS)
    assert address.notes == ()


@pytest.mark.parametrize(
    "query",
    [
        "step=0", "step=7", "step=-1", "step=1e3", "step=", "step=%31%37", "step=٣", "step=9999999999999999",
        "seed=2147483648", "seed=abc", "mechanic=Salvo", "mechanic=../../etc/passwd", "guns=1.0", "guns=0",
        "hidden=True", "hidden=1", "mechanic=<script>alert(1)</script>", "guns=%00", "guns=3;seed=5",
        "step=%ff%fe",
    ],
)  # fmt: skip
def test_what_does_not_fit_falls_back_with_a_note(query):
    address = read_address(FIELDS, query)
    assert address.values == DEFAULTS
    assert [note.key for note in address.notes] == ["address-value"]
    sentence = Texts("en", strict=True).t(address.notes[0].key, **address.notes[0].facts)
    assert query.split("=")[0] in sentence
    assert "script" not in sentence and "passwd" not in sentence


def test_an_unknown_name_is_noted_once_and_never_repeated():
    address = read_address(FIELDS, "%3Cb%3E=1&evil=2&step=2")
    assert address.values["step"] == 2
    assert [note.key for note in address.notes] == ["address-unknown"]
    assert address.notes[0].facts == {}


def test_names_of_the_server_are_passed_over():
    assert read_address(FIELDS, "token=secret&_xsrf=2").notes == ()


def test_the_language_is_nobodys_field_and_no_cause_for_a_note(monkeypatch):
    assert read_address(FIELDS, "lang=ja&step=2") == read_address(FIELDS, "step=2")
    monkeypatch.setenv("QUERY_STRING", "lang=ja&step=2")
    assert page_language() == "ja"
    monkeypatch.setenv("QUERY_STRING", "step=2")
    assert page_language() == "en"


@pytest.mark.parametrize("text", ["fr", "JA", "", "ja%00", "<script>"])
def test_a_language_we_do_not_speak_is_noted(text):
    (note,) = read_address(FIELDS, f"lang={text}").notes
    assert note == ("address-value", {"name": "lang", "default": "en"})


@pytest.mark.parametrize("query", ["a=" + "x" * 3000, "&".join(f"f{n}=1" for n in range(100))])
def test_an_overlong_query_is_not_read(query):
    address = read_address(FIELDS, query + "&step=3")
    assert address.values == DEFAULTS
    assert address.notes


@given(st.text(max_size=300))
def test_no_text_breaks_it_or_comes_back(text):
    address = read_address(FIELDS, text)
    for field in FIELDS:
        value = address.values[field.name]
        assert value in field.values if field.values else field.least <= value <= field.most
    for note in address.notes:
        assert set(note.facts) <= {"name", "default"}
        assert note.facts.get("name", "step") in DEFAULTS


@given(
    st.fixed_dictionaries(
        {
            "step": st.integers(1, 6),
            "seed": st.integers(0, 2**31 - 1),
            "mechanic": st.sampled_from(["salvo", "fog"]),
            "guns": st.integers(1, 3),
            "hidden": st.booleans(),
        }
    )
)
def test_what_is_written_is_read_again(values):
    address = read_address(FIELDS, write_address(values, FIELDS))
    assert address.values == values
    assert address.notes == ()


def test_defaults_are_left_out():
    assert write_address(DEFAULTS, FIELDS) == ""
    assert write_address({**DEFAULTS, "guns": 3}, FIELDS) == "guns=3"
