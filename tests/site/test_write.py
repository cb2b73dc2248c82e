"""Writing the site: what goes into it, what is refused, and a folder that is whole or not there."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from navalgames.cli.site import site as command
from navalgames.errors import BadInput, Problem
from navalgames.site import tools, write
from navalgames.site.own import copy_sources
from navalgames.site.packs import digest, pack
from navalgames.site.parts import STAMP, are_made, stamp

GAME = "frigate_duel"


@pytest.fixture
def parts(tmp_path, monkeypatch):
    """Finished parts with a little in each of them, and our packs made without Node."""
    folder = tmp_path / "parts"
    (folder / "runtime").mkdir(parents=True)
    (folder / STAMP).write_text(json.dumps({"stamp": stamp()}), encoding="utf-8")
    packed = ("pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
    for name in ("libraries", "pydantic", *packed, "rest"):
        (folder / "runtime" / f"{name}.pack").write_bytes(gzip.compress(name.encode()))
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "vendor.js", "licences.txt"):
        (folder / "runtime" / name).write_text(name, encoding="utf-8")
    made = {"core": pack({"core": b"1"}), f"game-{GAME}": pack({"game": b"2"})}
    monkeypatch.setattr(write, "make_own", lambda _parts, _games: made)
    return folder


def test_a_whole_site_names_every_file_it_asks_for(tmp_path, parts):
    out = tmp_path / "public"
    command(out, [GAME], ["en"], False, "", parts)
    page = (out / "table" / GAME / "index.html").read_text(encoding="utf-8")
    told = json.loads(page.split('id="naval-site" type="application/json">')[1].split("</script>")[0])
    asked = told["asked"]
    wanted = [*asked["runtime"]["parts"].values(), asked["runtime"]["rest"], *asked["packs"]]
    assert [part for part in wanted if (out / part["file"]).stat().st_size != part["size"]] == []
    assert (out / told["script"]).is_file() and (out / asked["runtime"]["script"]).is_file()
    assert not [name for name in json.loads((out / told["keep"]).read_text()) if not (out / name).is_file()]
    assert not (out / "ja").exists()
    home = (out / "index.html").read_text(encoding="utf-8")
    boards = set(re.findall(r'src="\./(static/boards/[^"]+)"', home))
    assert boards == {f"static/boards/{GAME}-en-{theme}.webp" for theme in ("light", "dark")}
    assert boards <= set(json.loads((out / told["keep"]).read_text())), "they are there without a network"
    kept = (out / "service.js").read_text(encoding="utf-8")
    assert told["script"].split("/")[0] in kept and "@current@" not in kept
    assert "http.server" in (out / "README.txt").read_text(encoding="utf-8")


def test_what_changes_has_another_name(parts):
    before = write.Programs(parts, {"core": b"1"})
    after = write.Programs(parts, {"core": b"2"})
    assert before.runtime == after.runtime and before.naval != after.naval
    assert digest(b"1", b"2") != digest(b"12")


def test_a_site_is_written_anew_but_nothing_else_is_put_away(tmp_path, parts):
    out = tmp_path / "public"
    command(out, [GAME], ["en"], False, "", parts)
    (out / "old.txt").write_text("of the site before", encoding="utf-8")
    command(out, [GAME], ["en"], False, "", parts)
    assert not (out / "old.txt").exists()
    letters = tmp_path / "letters"
    letters.mkdir()
    (letters / "dear.txt").write_text("keep me", encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        command(letters, [GAME], [], False, "", parts)
    assert refused.value.key == "error-site-folder"
    assert (letters / "dear.txt").is_file()


def test_when_it_fails_nothing_half_done_is_left(tmp_path, parts, monkeypatch):
    monkeypatch.setattr(write, "_static", lambda: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(Problem):
        command(tmp_path / "public", [GAME], ["en"], False, "", parts)
    assert [path.name for path in tmp_path.iterdir()] == ["parts"]


@pytest.mark.parametrize(("games", "languages"), [(["no_such_game"], []), ([GAME], ["tlh"])])
def test_what_is_not_known_is_refused(tmp_path, parts, games, languages):
    with pytest.raises(BadInput):
        command(tmp_path / "public", games, languages, False, "", parts)


def test_parts_of_another_version_are_not_taken(parts):
    assert are_made(parts)
    (parts / STAMP).write_text(json.dumps({"stamp": "other"}), encoding="utf-8")
    assert not are_made(parts)


def test_a_program_that_is_missing_or_fails_is_named(tmp_path):
    with pytest.raises(Problem) as missing:
        tools.run(["no-such-program-here"], tmp_path)
    assert missing.value.key == "error-site-tool"
    with pytest.raises(Problem) as failed:
        tools.run(["python3", "-c", "import sys; sys.exit('broken on purpose')"], tmp_path)
    assert failed.value.facts["reason"] == "broken on purpose"


def test_a_browser_is_given_no_server_and_no_other_game(tmp_path):
    copy_sources(tmp_path, (GAME,))
    names = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")}
    assert f"navalgames/games/{GAME}/rules.csv" in names and "navalwidgets/lab/page.py" in names
    assert "navalgames/site/browser/page.py" in names
    for unwanted in ("serve", "cli", "checking", "games/grand_fleet", "site/parts.py"):
        assert not [name for name in names if name.startswith(f"navalgames/{unwanted}")]
