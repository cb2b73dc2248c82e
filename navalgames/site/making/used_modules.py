"""Which modules pages import: builds every page in Pyodide and looks; finds its folder at /folder.

Reads pages.json there, a list of [kind, game, language]; writes used.json, the files of the modules.
"""

import json
import sys
from pathlib import Path

WORK = Path("/folder")
sys.path.insert(0, str(WORK / "tree"))


def build_all(pages: list[list[str]]) -> None:
    """Build the pages one after another."""
    import navalgames.site.browser.library  # noqa: F401  # it must find the rest, and cannot be of it
    from navalgames.site.browser.page import begin

    for kind, game, language in pages:
        begin(kind, game, f"lang={language}", lambda _batch: None, lambda *_work: None)


def files_now() -> list[str]:
    """The files of all modules that are imported."""
    files = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    return sorted(file for file in files if file)


if __name__ == "__main__":
    build_all(json.loads((WORK / "pages.json").read_text()))
    (WORK / "used.json").write_text(json.dumps(files_now(), indent=1))
