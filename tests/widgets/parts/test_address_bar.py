"""The address bar: the language it keeps, and who makes the link of a personal server."""

from __future__ import annotations

import pytest

from navalwidgets.parts.address_bar import AddressBar


@pytest.mark.parametrize(("language", "asked"), [("en", ""), ("ja", "lang=ja")])
def test_the_address_bar_keeps_the_language(language, asked):
    assert AddressBar(language=language).asked_language == asked


def test_the_link_of_a_personal_server_is_made_by_whoever_started_it(monkeypatch):
    for name in ("LAUNCH_HOST", "PERSISTENT_REQUEST"):
        monkeypatch.delenv(f"BINDER_{name}", raising=False)
    assert AddressBar().launcher == ""
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://binder.example/")
    assert AddressBar().launcher == ""
    monkeypatch.setenv("BINDER_PERSISTENT_REQUEST", "v2/gh/owner/project/1a2b")
    assert AddressBar().launcher == "https://binder.example/v2/gh/owner/project/1a2b"
    monkeypatch.setenv("BINDER_PERSISTENT_REQUEST", "v2/gh/x?token=secret")
    assert AddressBar().launcher == ""
