"""What Jupyter imports and nobody asks for stays out, whatever of ours is imported first."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("first", ["navalgames.checking.every_check", "navalgames.serve.bundle"])
def test_no_grammars_are_made_for_addresses_in_any_alphabet(first):
    script = f"""
import sys, {first}
from navalgames.serve.pages import Pages
Pages().asset("naval.css")
print("voila.utils" in sys.modules, "lark" in sys.modules)"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=100)
    assert ran.stdout.split() == ["True", "False"], ran.stderr
