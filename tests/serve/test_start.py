"""The server begins without what it never asks for."""

from __future__ import annotations

import subprocess
import sys

BEGUN = """
import sys
from contextlib import suppress
from navalgames.errors import BadInput
from navalgames.serve import serve
with suppress(BadInput):
    serve(token="a")
assert "navalgames.serve.app" in sys.modules and "jsonschema" in sys.modules
print([name for name in sys.modules if name.partition(".")[0] == "lark"])
"""


def test_no_grammar_of_addresses_is_made_before_the_server_runs():
    """In a process of its own: tests may have imported everything. A token of one letter is refused."""
    ran = subprocess.run([sys.executable, "-c", BEGUN], capture_output=True, text=True, timeout=60)
    assert ran.stdout.split() == ["[]"], ran.stdout + ran.stderr


def test_nor_by_the_tests():
    """The reader of notebooks imports the checker in every process of tests."""
    assert sys.modules.get("jsonschema") and not sys.modules.get("lark")
