"""What belongs together is pinned together, and the message says what to change."""

from __future__ import annotations

import re
from importlib.metadata import requires, version
from pathlib import Path

import pytest

from navalgames.site.versions import versions

LOCK = Path(__file__).resolve().parents[2] / "requirements.lock"


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


LOCKED = {
    plain(found[1]): found[2]
    for line in LOCK.read_text(encoding="utf-8").splitlines()
    if (found := re.match(r"([\w.-]+)==([\w.]+)", line))
}


@pytest.mark.parametrize("name", sorted(versions().wheels))
def test_both_kinds_of_page_run_the_same_libraries(name):
    pinned, locked = versions().wheels[name], LOCKED.get(plain(name))
    assert pinned == locked, (
        f"versions.toml pins {name} {pinned}, requirements.lock {locked}: change both, make the parts anew"
    )


def test_pydantic_and_its_core_belong_together():
    wanted = next(need for need in requires("pydantic") if need.startswith("pydantic-core"))
    core = versions().wheels["pydantic_core"]
    if version("pydantic") != versions().wheels["pydantic"]:
        pytest.skip("another pydantic is installed here than the one that is pinned")
    assert wanted.split("==")[1] == core, (
        f"pydantic {versions().wheels['pydantic']} wants {wanted}: pin that in versions.toml, both in "
        f"versions that have a wheel for {versions().platform} and Python {versions().python}"
    )


def test_pyodide_carries_the_python_that_is_named():
    first = versions().npm["pyodide"].split(".")[0]
    assert first == versions().python.replace(".", ""), (
        f"Pyodide {versions().npm['pyodide']} is named after its Python, versions.toml says "
        f"{versions().python}: change python, platform and the wheel of pydantic_core with it"
    )
