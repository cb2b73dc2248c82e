"""What a browser keeps in the dark: opened by the same server only."""

from __future__ import annotations

import pytest

from navalgames.errors import BadInput
from navalgames.sessions.sealing import MARK, VARIABLE, check_key, new_key, seal, unseal

GAME = '{"hand": ["Möwe", "霧"]}'


def test_a_sealed_text_tells_nothing_and_comes_back(monkeypatch):
    monkeypatch.setenv(VARIABLE, new_key())
    sealed = seal(GAME)
    assert sealed.startswith(MARK) and "hand" not in sealed
    assert unseal(sealed) == GAME == unseal(GAME)
    assert seal(GAME) != sealed, "equal games do not look equal"


@pytest.mark.parametrize("change", ["other key", "no key", "changed", "cut", "not ours"])
def test_what_cannot_be_opened_is_refused(monkeypatch, change):
    monkeypatch.setenv(VARIABLE, new_key())
    sealed = seal(GAME)
    if change == "other key":
        monkeypatch.setenv(VARIABLE, new_key())
    if change == "no key":
        monkeypatch.delenv(VARIABLE)
    spoilt = {
        "changed": MARK + "A" + sealed[len(MARK) + 1 :],
        "cut": sealed[:-9],
        "not ours": f"{MARK}霧",
    }
    with pytest.raises(BadInput, match="a server that no longer runs"):
        unseal(spoilt.get(change, sealed))


def test_without_a_server_nothing_is_sealed(monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    assert seal(GAME) is None


@pytest.mark.parametrize("key", ["", "secret", "ä" * 44, "=" * 44])
def test_a_key_that_is_none_is_told(key):
    with pytest.raises(BadInput, match="holds no key"):
        check_key(key)
    assert check_key(made := new_key()) == made
