"""How a Chromium is found or got, without installing one."""

from __future__ import annotations

import sys

import pytest

from tests.browser import chromium


@pytest.fixture
def machine(monkeypatch):
    """A machine without a browser; `machine.ran` lists what was run to get one."""

    class Machine:
        def __init__(self) -> None:
            self.ran: list[str] = []
            self.gives: str | None = None

        def run(self, command: list[str]) -> None:
            self.ran.append(" ".join(command))
            if self.gives and self.gives in self.ran[-1]:
                monkeypatch.setattr(chromium, "find_chromium", lambda: "/got/chromium")

    here = Machine()
    monkeypatch.setattr(chromium, "find_chromium", lambda: None)
    monkeypatch.setattr(chromium, "_run", here.run)
    monkeypatch.setattr(chromium.shutil, "which", lambda name: f"/usr/bin/{name}")
    return here


def as_user(monkeypatch, number: int) -> None:
    monkeypatch.setattr(chromium.os, "geteuid", lambda: number, raising=False)


def test_a_named_browser_comes_first(monkeypatch):
    monkeypatch.setenv("NAVALGAMES_CHROMIUM", sys.executable)
    assert chromium.find_chromium() == sys.executable
    monkeypatch.setenv("NAVALGAMES_CHROMIUM", "/no/such/browser")
    assert chromium.find_chromium() is None


def test_root_takes_the_package(monkeypatch, machine):
    as_user(monkeypatch, 0)
    machine.gives = "apt-get install"
    assert chromium.get_chromium() == "/got/chromium"
    assert not any("playwright" in command for command in machine.ran)


def test_others_take_playwrights_download(monkeypatch, machine):
    as_user(monkeypatch, 1000)
    machine.gives = "playwright install"
    assert chromium.get_chromium() == "/got/chromium"
    assert not any("apt-get" in command for command in machine.ran)


def test_without_any_way_the_advice_is_given(monkeypatch, machine):
    as_user(monkeypatch, 0)
    with pytest.raises(SystemExit) as leaving:
        chromium.get_chromium()
    assert "apt install chromium" in str(leaving.value) and "NAVALGAMES_CHROMIUM" in str(leaving.value)
    assert [command.split()[0] for command in machine.ran[:2]] == ["apt-get", "apt-get"]
    assert "playwright install chromium" in machine.ran[-1]


def test_without_playwright_the_system_is_asked_all_the_same(monkeypatch, machine):
    """As `make test` does while the environment is made."""
    as_user(monkeypatch, 0)
    machine.gives = "apt-get install"
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert chromium._playwrights_own() is None
    assert chromium.get_from_the_system() == "/got/chromium"
    assert [command.split()[1] for command in machine.ran] == ["update", "install"]


def test_only_the_system_is_asked_where_nothing_may_be_installed(monkeypatch, machine):
    as_user(monkeypatch, 1000)
    assert chromium.get_from_the_system() is None and machine.ran == []
