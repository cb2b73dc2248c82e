"""The parts of the site that are not ours, made once: Python for browsers, its library, widgets' scripts.

Knows what is fetched from PyPI and npm and how it is put together. Must not know a page or a game but by the
modules they use. See `own` for our own packs.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import zipfile
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from navalgames.site import tools
from navalgames.site.own import copy_sources
from navalgames.site.packs import digest, pack, squeezed, tree
from navalgames.site.versions import versions

FRONT = "nbextension/index.js"  # of anywidget: a module that asks for its needs by `define`
OF_PYDANTIC = ("pydantic", "pydantic_core", "annotated_types", "typing_inspection")
LOCALES = ("root", "en", "ja")
STDLIB = "python_stdlib.zip"
STAMP = "parts.json"


def stamp() -> str:
    """What parts are made from: other versions or other ways to make them are other parts."""
    ways = [*sorted(tools.MAKING.glob("*.py")), *sorted(tools.MAKING.glob("*.mjs")), Path(__file__)]
    ways += [tools.SCRIPTS / "vendor.js", tools.SCRIPTS / "no_html.js"]
    return digest(json.dumps(versions()).encode(), *(path.read_bytes() for path in ways))


def are_made(folder: Path) -> bool:
    """Whether the parts that belong to this version lie in the folder."""
    made = folder / STAMP
    return made.is_file() and json.loads(made.read_text(encoding="utf-8"))["stamp"] == stamp()


def make_parts(folder: Path, games: Iterable[str]) -> None:
    """Fetch and make everything; takes minutes. What was there before is replaced.

    Raises:
        Problem: npm, node or pip is missing, or failed.
    """
    with TemporaryDirectory() as place:
        work = Path(place)
        tools.install_scripts(work)
        wheels = _unpacked_wheels(work)
        front = (wheels / "anywidget" / FRONT).read_text(encoding="utf-8")
        made = "let made; const define = (_needs, module) => { made = module; };"
        (work / "anywidget-front.js").write_text(f"{made}\n{front}\nexport default made;\n", encoding="utf-8")
        if folder.exists():
            shutil.rmtree(folder)
        (folder / "runtime").mkdir(parents=True)
        tools.bundle_vendor(work, folder / "runtime" / "vendor.js")
        pyodide = _pyodide(work / "node_modules" / "pyodide", folder / "pyodide")
        used = _used(work, pyodide, wheels, games)
        compiled = _compiled(work, pyodide, wheels)
        _write_runtime(folder / "runtime", pyodide, compiled, used)
        _write_licences(folder / "runtime" / "licences.txt", work, wheels)
    (folder / STAMP).write_text(json.dumps({"stamp": stamp()}) + "\n", encoding="utf-8")


def _unpacked_wheels(work: Path) -> Path:
    downloads, unpacked = work / "wheels", work / "libraries"
    downloads.mkdir()
    for wheel in tools.fetch_wheels(downloads):
        with zipfile.ZipFile(wheel) as zipped:
            zipped.extractall(unpacked)
    for path in (unpacked / "babel" / "locale-data").glob("*.dat"):
        if path.stem not in LOCALES:
            path.unlink()
    return unpacked


def _pyodide(package: Path, place: Path) -> Path:
    """Pyodide as it came, but that it knows no packages to fetch from anywhere."""
    place.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STDLIB):
        shutil.copy(package / name, place / name)
    lock = json.loads((package / "pyodide-lock.json").read_text(encoding="utf-8"))
    (place / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")
    return place


def _used(work: Path, pyodide: Path, wheels: Path, games: Iterable[str]) -> set[str]:
    """The modules of the library and of the wheels that pages import, as files from their roots."""
    from navalgames.serve.dashboards import KINDS
    from navalgames.texts import LANGUAGES

    recorded = work / "recorded"
    root = recorded / "tree"
    shutil.copytree(wheels, root)
    copy_sources(root, tuple(games))
    pages = [[kind, game, language] for game in games for kind in KINDS for language in LANGUAGES]
    (recorded / "pages.json").write_text(json.dumps(pages), encoding="utf-8")
    tools.run_in_pyodide(pyodide, "used_modules.py", recorded)
    files = json.loads((recorded / "used.json").read_text(encoding="utf-8"))
    return {re.sub(r"^(/lib/python\d+\.zip|/folder/tree)/", "", file) for file in files}


def _compiled(work: Path, pyodide: Path, wheels: Path) -> Path:
    """The folders `library` and `wheels`, with compiled modules."""
    root = work / "compiled" / "tree"
    with zipfile.ZipFile(pyodide / STDLIB) as zipped:
        zipped.extractall(root / "library")
    shutil.copytree(wheels, root / "wheels")
    tools.run_in_pyodide(pyodide, "compile_tree.py", root.parent)
    return root


def _write_runtime(out: Path, pyodide: Path, compiled: Path, used: set[str]) -> None:
    known = {re.sub(r"\.py$", ".pyc", name) for name in used}
    library, wheels = tree(compiled / "library"), _wanted(tree(compiled / "wheels"))
    first = {name: content for name, content in library.items() if name in known}
    packs: dict[str, dict[str, bytes]] = {"libraries": {}, "pydantic": {}}
    rest = {name: content for name, content in library.items() if name not in known and name.endswith(".pyc")}
    for name, content in wheels.items():
        if name.endswith(".pyc") and name not in known:
            rest[name] = content
        else:
            packs["pydantic" if name.startswith(OF_PYDANTIC) else "libraries"][name] = content
    packs["libraries"]["navalgames/site/browser/rest.txt"] = _module_names(rest)
    for name, files in packs.items():
        (out / f"{name}.pack").write_bytes(pack(files))
    (out / "rest.pack").write_bytes(squeezed(_zipped(rest, zipfile.ZIP_STORED)))
    (out / f"{STDLIB}.pack").write_bytes(squeezed(_zipped(first, zipfile.ZIP_STORED)))
    for name in ("pyodide.asm.wasm", "pyodide-lock.json"):
        (out / f"{name}.pack").write_bytes(squeezed((pyodide / name).read_bytes()))
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(pyodide / name, out / name)


def _wanted(files: dict[str, bytes]) -> dict[str, bytes]:
    """Without tests, scripts for servers and papers; anywidget looks up its own version."""
    needed = re.compile(r"\.(pyc|so|dat)$|^anywidget-[^/]*\.dist-info/METADATA$")
    left = re.compile(r"(^|/)(tests?|testing|messages)/|\.data/")
    return {name: content for name, content in files.items() if needed.search(name) and not left.search(name)}


def _module_names(files: Iterable[str]) -> bytes:
    names = (re.sub(r"(/__init__)?\.pyc$", "", name).replace("/", ".") for name in files)
    return "\n".join(sorted(names)).encode()


def _zipped(files: dict[str, bytes], how: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as zipped:
        for name in sorted(files):
            zipped.writestr(zipfile.ZipInfo(name, (2024, 1, 1, 0, 0, 0)), files[name])
    return out.getvalue()


def _write_licences(out: Path, work: Path, wheels: Path) -> None:
    """The licences of all that travels with the site, one after another."""
    texts = [path for path in sorted(wheels.glob("*.dist-info/**/LICEN*")) if path.is_file()]
    for wanted in ("*/LICEN*", "@*/*/LICEN*"):
        texts += sorted((work / "node_modules").glob(wanted))
    with out.open("w", encoding="utf-8") as said:
        for path in texts:
            said.write(f"{'=' * 20} {path.relative_to(work).as_posix()}\n\n")
            said.write(path.read_text(encoding="utf-8", errors="replace") + "\n\n")
