"""Every refusal has its sentence, every sentence its refusal; and numpy stays out of the way."""

import re
import subprocess
import sys
from pathlib import Path

import navalgames.chance
import navalgames.texts

PACKAGE = Path(navalgames.chance.__file__).parent
CATALOGUE = Path(navalgames.texts.__file__).parent / "en" / "chance.ftl"


def test_keys_and_sentences_match():
    raised = set()
    for module in PACKAGE.glob("*.py"):
        raised |= set(re.findall(r'"(error-[a-z-]+)"', module.read_text(encoding="utf-8")))
    written = set(re.findall(r"^(error-[a-z-]+) =", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))
    assert raised == written


def test_import_is_light():
    heavy = "numpy", "pandas", "scipy", "plotly", "pydantic", "fluent", "typer", "icepool", "dyce"
    code = f"import sys, navalgames.chance; print([m for m in {heavy!r} if m in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_chance_knows_no_game():
    for module in PACKAGE.glob("*.py"):
        imports = re.findall(
            r"^\s*(?:from|import) (navalgames[.\w]*)", module.read_text(encoding="utf-8"), re.MULTILINE
        )
        known = ("navalgames.chance", "navalgames.errors", "navalgames.printing")
        assert all(name.startswith(known) for name in imports), module
