"""Tokens and visits, read without a server."""

from __future__ import annotations

import pytest

from navalgames.errors import BadInput
from navalgames.serve.access import LEAST, MADE, address_with, chosen_token
from navalgames.serve.visits import clean_query
from navalgames.texts.choice import LONGEST


@pytest.mark.parametrize("token", ["short", "with space in it", "ümlauten", "a" * (LEAST - 1), "a\nb" * 4])
def test_a_token_must_keep_somebody_out_and_fit_an_address(token):
    with pytest.raises(BadInput) as refused:
        chosen_token(token)
    assert refused.value.key == "serve-token"


def test_a_made_token_is_long_and_another_each_time():
    made = {chosen_token(MADE) for _ in range(20)}
    assert len(made) == 20 and all(len(token) >= 16 and chosen_token(token) == token for token in made)
    assert chosen_token("") == ""
    assert address_with("blue-anchor", "http://a/?lang=ja").endswith("?lang=ja&token=blue-anchor")


@pytest.mark.parametrize("name", ["token", "_xsrf", "visit", "template", "theme"])
def test_what_is_the_server_s_own_is_taken_out_of_a_query(name):
    assert clean_query(f"step=3&{name}=secret&{name}=again&seed=7") == "step=3&seed=7"
    assert clean_query(f"{name}=secret") == ""


@pytest.mark.parametrize("query", ["x" * (LONGEST + 1), "&".join(["token=secret"] * 400)])
def test_nothing_of_a_query_that_is_not_ours_is_kept(query):
    kept = clean_query(query)
    assert "secret" not in kept and "xx" not in kept and len(kept) < 20
