"""The parts of Voila's script in one file: those of the installed Voila, under an address with a version."""

from __future__ import annotations

from navalgames.serve.voila_scripts import (
    GIVES_UP,
    PATIENT,
    found,
    found_of_extensions,
    voila_scripts,
    voila_scripts_address,
)


def test_the_installed_voila_has_every_part_that_is_listed():
    """If this fails Voila was renewed: test_frame_of_a_dashboard names what pages ask for."""
    parts = found()
    assert list(parts) == sorted(parts, key=int)
    names = {number: path and path.name for number, path in parts.items()}
    assert names == {number: f"{number}.voila.js" for number in parts}
    assert voila_scripts().count(b"webpackChunk") >= len(parts)


def test_the_installed_extensions_have_every_part_that_is_listed():
    parts = found_of_extensions()
    assert len(parts) > 10 and [name for name, path in parts.items() if path is None] == []
    assert all(GIVES_UP.sub(PATIENT, path.read_bytes()) in voila_scripts() for path in parts.values())


def test_the_widget_manager_waits_a_minute_for_a_widget():
    """If this fails the manager was renewed: where does it give up a widget that its kernel tells of late?"""
    parts = b"".join(path.read_bytes() for path in found_of_extensions().values())
    assert len(GIVES_UP.findall(parts)) == 1 and not GIVES_UP.search(voila_scripts())
    assert b"<6e4;){if(void 0!==" in voila_scripts()


def test_another_voila_has_another_address(monkeypatch):
    before = voila_scripts_address()
    voila_scripts_address.cache_clear()
    monkeypatch.setattr("navalgames.serve.voila_scripts.voila_scripts", lambda: b"another")
    assert voila_scripts_address() != before
    voila_scripts_address.cache_clear()
