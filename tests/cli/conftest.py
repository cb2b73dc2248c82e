"""Running the command in this process, with its own folder for state."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import navalgames.cli.app  # its help is built here, in English, not by the first test in Japanese
from navalgames.cli.guard import run


class Ran(NamedTuple):
    """What a command said and how it ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def navalgames(capsys, monkeypatch, tmp_path):
    """`navalgames("odds", "grand_fleet")` runs the command; `typed=[...]` are the lines a person types."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("NAVALGAMES_CHARTS", raising=False)
    monkeypatch.setenv("COLUMNS", "120")

    def command(*arguments: str, typed: list[str] | None = None) -> Ran:
        lines = list(typed or ())

        def type_next(prompt: str = "") -> str:
            print(prompt, end="")
            if not lines:
                raise EOFError
            return lines.pop(0)

        monkeypatch.setattr("builtins.input", type_next)
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Ran(code, said.out, said.err)

    return command
