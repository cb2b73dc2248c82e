"""Every way a chart file can be wrong: the sentence names file, chart and row."""

from __future__ import annotations

import pytest

from navalgames.charts import check

PROJECT_FAULTS = [
    # file, what stands there, what is put there, key of the refusal, facts it must give
    ("known.toml", "[[ships.rig]]", "[[ship.rig]]", "unknown-chart", {"given": "ship", "nearest": "ships"}),
    ("known.toml", "[[ships.rig]]", "[[ships.rigs]]", "unknown-column", {"chart": "ships", "nearest": "rig"}),
    ("known.toml", "frigate =", "frigat =", "unknown-row", {"chart": "ships", "nearest": "frigate"}),
    ("known.toml", 'where = "section 1"', 'place = "section 1"', "unknown-key", {"given": "place"}),
    ("known.toml", "cells = { frigate", "cell = { frigate", "unknown-key", {"chart": "ships"}),
    ("known.toml", 'source = "book"', 'source = "bok"', "unknown-source", {"nearest": "book"}),
    ("known.toml", 'source = "book"', "", "unknown-source", {"chart": "ships", "column": "rig"}),
    ("known.toml", '"square"', '"sqare"', "value-word", {"row": "frigate", "column": "rig"}),
    ("known.toml", '"1-5" = 0', '"1-5" = 0.5', "value-whole", {"chart": "luck", "row": "1"}),
    ("known.toml", '"1-5" = 0', '"1-5" = true', "value-whole", {"given": "True"}),
    ("known.toml", '"1-5" = 0', '"1-6" = 0', "overlap", {"chart": "luck", "row": "6"}),
    ("known.toml", '"1-5" = 0', '"5-1" = 0', "range", {"row": "5-1"}),
    ("known.toml", '"1-5" = 0', '"one" = 0', "unknown-row", {"given": "one"}),
    ("known.toml", '"1-5" = 0', '"1-4" = 0', "gap", {"chart": "luck", "column": "1", "expected": "5"}),
    ("known.toml", 'kind = "rulebook"', 'kind = "reconstruction"', "source-kind", {"chart": "book"}),
    ("known.toml", 'kind = "rulebook"', 'kind = "owner"', "source-kind", {"given": "owner"}),
    ("known.toml", 'where = "section 1"', 'where = " "', "source-missing", {"expected": "where"}),
    ("known.toml", "[[ships.rig]]", "[ships.rig]", "shape", {"chart": "ships"}),
    ("known.toml", 'sloop = "gaff" }', 'sloop = "gaff"', "file-malformed", {}),
    ("proposed.toml", 'note = "so that games last"', "", "source-missing", {"expected": "note"}),
    ("proposed.toml", 'kind = "deduced"', 'kind = "rulebook"', "source-kind", {"chart": "argued"}),
    ("proposed.toml", '[[luck."2"]]', '[[luck."1"]]', "already-known", {"given": "rulebook"}),
    ("proposed.toml", '[[luck."2"]]', '[[luck."3"]]', "unknown-column", {"given": "3"}),
    ("proposed.toml", '"10+" = "sunk"', '"10-13" = "sunk"', "replaces-nothing", {"row": "13"}),
    ("proposed.toml", "sloop = 7.5", "sloop = 7.4", "value-number", {"row": "sloop", "step": "0.5"}),
    ("proposed.toml", "sloop = 7.5", 'sloop = "7.5"', "value-number", {"given": "7.5"}),
    ("proposed.toml", "sloop = 7.5", "sloop = 50.5", "value-number", {"most": "50"}),
    ("proposed.toml", "sloop = 7.5", "sloop = inf", "value-number", {"row": "sloop"}),
    ("proposed.toml", ", sloop = 7.5", "", "gap", {"chart": "ships", "column": "guns", "expected": "sloop"}),
    ("proposed.toml", "frigate = [16, 18, 20]", "frigate = 16", "shape", {"row": "frigate"}),
    ("proposed.toml", "frigate = [16, 18, 20]", "frigate = [16, 99]", "value-number", {"given": "99"}),
    ("proposed.toml", '"101" = [1, 2]', '"109" = [1, 2]', "replaces-nothing", {"chart": "sea", "row": "109"}),
    ("proposed.toml", "[[sea.vp]]", "[[sea.points]]", "unknown-column", {"chart": "sea"}),
    ("proposed.toml", "[[sea.vp]]", '[[sea.vp]]\ncells = { "101" = 1 }', "unknown-key", {"given": "cells"}),
    ("proposed.toml", "[variants.cells.hits.near]", "[variants.cells.hits.nearby]", "unknown-column", {}),
    ("proposed.toml", "[variants.cells.sea.vp]", "[variants.cells.sea.vps]", "unknown-column", {}),
    ("proposed.toml", "[variants.cells.hits.near]", "[variants.cells.hit.near]", "unknown-chart", {}),
    ("proposed.toml", '"5-6" = "hit"', '"5-6" = "hurt"', "value-word", {"chart": "hits"}),
    ("sea.csv", "101,1.5", "101,1.4", "value-number", {"chart": "sea", "row": "2: 101", "column": "vp"}),
    ("sea.csv", "101,1.5", "101,much", "value-number", {"given": "much"}),
    ("sea.csv", "40,yes", "40,perhaps", "value-switch", {"row": "2: 101"}),
    ("sea.csv", "102,0", "101,0", "overlap", {"row": "3: 101"}),
    ("sea.csv", "no,101", "no,101 103", "unknown-row", {"given": "103"}),
    ("sea.csv", "no,101", "no,", "one-sided", {"row": "101", "given": "102"}),
    ("sea.csv", "rulebook,map", "rulebook,", "source-missing", {"row": "2: 101", "expected": "where"}),
    ("sea.csv", "laid over the coast", "", "source-missing", {"row": "3: 102", "expected": "note"}),
    ("sea.csv", "rulebook,map", "hearsay,map", "source-kind", {"given": "hearsay"}),
    ("sea.csv", "rulebook,map", "owner,map", "source-kind", {"given": "owner"}),
    ("sea.csv", "id,vp", "id,points", "unknown-column", {"chart": "sea"}),
    ("sea.csv", "source_note", "source_notes", "unknown-column", {"nearest": "source_note"}),
    ("schema.toml", "least = 1, most = 12", "least = 2, most = 12", "file-malformed", {}),
    ("schema.toml", "most = 12 }", "most = 11 }", "file-malformed", {}),
    ("schema.toml", 'title = "t-hits"', "", "file-malformed", {}),
    ("schema.toml", 'key = "id"', 'game = "', "file-malformed", {}),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "facts"), PROJECT_FAULTS)
def test_a_fault_in_the_project_layers(folder, file, old, new, key, facts):
    refused = folder.change(file, old, new).refusal()
    assert refused.key == f"error-chart-{key}"
    assert {name: refused.facts[name] for name in facts} == facts
    where = str(folder.path) if key == "gap" else file
    assert where in refused.facts["file"] and where in str(refused)


OWNED_FAULTS = [
    ('[hit.near]\n"7" = "sunk"', "unknown-chart", {"given": "hit", "nearest": "hits"}),
    ('[hits.nearby]\n"7" = "sunk"', "unknown-column", {"chart": "hits", "nearest": "near"}),
    ('[hits.near]\n"seven" = "sunk"', "unknown-row", {"given": "seven"}),
    ('[hits.near]\n"13" = "sunk"', "replaces-nothing", {"row": "13", "expected": "1-12"}),
    ('[hits.near]\n"6-8" = "hit"\n"8-9" = "sunk"', "overlap", {"row": "8", "column": "near"}),
    ('[hits.near]\n"9-6" = "hit"', "range", {"row": "9-6"}),
    ('[hits.near]\n"7" = "hurt"', "value-word", {"row": "7", "expected": "miss, hit, sunk"}),
    ('[hits]\ndice = "1d6"', "wrong-dice", {"chart": "hits", "given": "1d6", "expected": "2d6"}),
    ('[ships]\ndice = "1d6"', "wrong-dice", {"chart": "ships", "expected": "-"}),
    ('[hits]\nnear = "sunk"', "shape", {"chart": "hits"}),
    ("hits = 3", "shape", {"chart": "hits"}),
    ("[ships.guns]\nfrigate = 18.2", "value-number", {"row": "frigate"}),
    ("[ships.guns]\nbrig = 12", "unknown-row", {"given": "brig"}),
    ('[sea."103"]\nvp = 1', "replaces-nothing", {"chart": "sea", "row": "103", "expected": "101, 102"}),
    ('[sea."101"]\npoints = 1', "unknown-column", {"chart": "sea", "given": "points"}),
    ('[sea."101"]\nid = "104"', "unknown-column", {"given": "id"}),
    ('[sea."101"]\nvp = "many"', "value-number", {"row": "101", "column": "vp"}),
    ('[sea."101"]\nneighbours = ["102", "105"]', "unknown-row", {"given": "105"}),
    ('[sea."101"]\nneighbours = []', "one-sided", {"row": "102", "given": "101"}),
    ("[sea]\n101 = 4", "shape", {"chart": "sea"}),
    ('game = "grand_fleet"', "wrong-game", {"given": "grand_fleet", "expected": "skirmish"}),
    ('[lists]\nsee = "x.csv"', "unknown-chart", {"given": "see", "nearest": "sea"}),
    ('[lists]\nsea = "nowhere.csv"', "file-missing", {"chart": "sea"}),
    ("lists = 3", "shape", {}),
    ("[hits.near\n", "file-malformed", {}),
]


@pytest.mark.parametrize(("text", "key", "facts"), OWNED_FAULTS)
def test_a_fault_in_the_owners_file(folder, text, key, facts):
    refused = folder.refusal(text)
    assert refused.key == f"error-chart-{key}"
    assert {name: refused.facts[name] for name in facts} == facts
    assert refused.facts["file"].endswith("nowhere.csv" if key == "file-missing" else "owned.toml")


def test_an_owners_list_with_a_fault(folder):
    (folder.path / "mine.csv").write_text("id,vp,depth,open,neighbours\n101,1,,yes,102\n", encoding="utf-8")
    assert folder.refusal('[lists]\nsea = "mine.csv"').facts["given"] == "102"
    (folder.path / "mine.csv").write_text("id,vp\n101,1\n", encoding="utf-8")
    assert folder.refusal('[lists]\nsea = "mine.csv"').key == "error-chart-unknown-column"
    (folder.path / "mine.csv").write_text("id,vp,depth,open,neighbours\n", encoding="utf-8")
    assert folder.refusal('[lists]\nsea = "mine.csv"').key == "error-chart-gap"


def test_missing_files_are_named(folder, tmp_path):
    missing = check(folder.path, tmp_path / "nowhere.toml")
    assert [(fault.key, fault.facts["file"]) for fault in missing] == [
        ("error-chart-file-missing", str(tmp_path / "nowhere.toml"))
    ]
    (folder.path / "known.toml").unlink()
    assert folder.refusal().facts["file"].endswith("known.toml")


def test_check_tells_everything_that_is_wrong(folder):
    assert check(folder.path) == ()
    folder.change("known.toml", '"square"', '"sqare"').change("proposed.toml", '"7-9"', '"7-10"')
    owned = folder.own('[ships.guns]\nbrig = 12\n[hits]\ndice = "1d6"\n')
    assert [fault.key.removeprefix("error-chart-") for fault in check(folder.path, owned)] == [
        "value-word",
        "overlap",
        "unknown-row",
        "wrong-dice",
        "gap",
    ]
