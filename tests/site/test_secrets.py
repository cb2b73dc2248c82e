"""What a server sealed stays sealed: a page without a server refuses it with a sentence."""

from __future__ import annotations

import sys

import pytest

from navalgames.errors import BadInput
from navalgames.sessions.sealing import MARK, VARIABLE, new_key, seal, unseal


def test_a_game_that_a_server_sealed_is_refused_without_the_library(monkeypatch):
    monkeypatch.setenv(VARIABLE, new_key())
    sealed = seal("a hand of cards")
    assert sealed.startswith(MARK)
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setitem(sys.modules, "cryptography", None)  # as in a browser
    monkeypatch.setitem(sys.modules, "cryptography.fernet", None)
    with pytest.raises(BadInput) as refused:
        unseal(sealed)
    assert refused.value.key == "error-sealed-elsewhere"
    assert unseal("never sealed") == "never sealed"
