"""Scenario files: the ten that come with the game, and what is refused in a file a teacher writes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from navalgames.errors import BadInput
from navalgames.games.atlantic_chase.scenario import files
from navalgames.games.atlantic_chase.scenario.records import Counter
from navalgames.texts import LANGUAGES, Texts

IDS = ("T1", "T2", "T3", "OP4", "OP5", "MS1", "MS5", "MS6", "MS9", "X1")


@pytest.fixture(scope="module")
def scenarios(charts):
    return files.read_scenarios(files.FOLDER, charts)


@pytest.fixture
def written(tmp_path: Path, charts):
    """The faults of one of our files after a change: (key, line, rule, facts) each."""

    def write(name: str, old: str, new: str):
        path = next(files.FOLDER.glob(f"*_{name}_*.toml"))
        text = path.read_text(encoding="utf-8")
        assert text.count(old) >= 1, old
        changed = tmp_path / "mine.toml"
        changed.write_text(text.replace(old, new, 1), encoding="utf-8")
        line = text[: text.index(old)].count("\n") + 1
        return files.check_scenario(changed, charts), line

    return write


# ------------------------------------------------------------------------ the shipped files


@pytest.mark.rule("SCN.1", "1.3")
def test_ten_scenarios_of_three_kinds(scenarios):
    assert tuple(scenarios) == IDS == files.scenario_ids()
    kinds = [scenario.kind for scenario in scenarios.values()]
    assert (kinds.count("teaching"), kinds.count("operation"), kinds.count("mini")) == (3, 3, 4)


@pytest.mark.rule("SCN.1", "10.1a", "5.4")
def test_rheinuebung_as_its_file_says(scenarios):
    scenario = scenarios["OP5"]
    forces = {fleet.id: fleet for fleet in scenario.fleets}
    assert forces["G1"].ships == ("Bismarck", "Prinz Eugen") and forces["G1"].place.box == "Kiel"
    assert forces["G1"].leaders == (("Lütjens", "Bismarck"),)
    assert forces["B6"].place.kind == "line" and len(forces["B6"].place.hexes) == 11
    assert [(group.side, group.group, group.port) for group in scenario.groups] == [
        ("British", "A", "Gibraltar"),
        ("British", "B", "Scapa Flow"),
        ("British", "C", "Clyde"),
        ("German", "A", "Brest"),
        ("German", "B", "Kiel"),
    ]
    assert {group.variant for group in scenario.groups if group.side == "German"} == {"Jutland"}
    assert scenario.tie == ("British", "German", ("Bismarck",), ("Brest", "St. Nazaire", "Bordeaux"))
    assert (scenario.initiative, scenario.weather, scenario.tally) == ("German", "good", 0)


@pytest.mark.rule("8.9", "8.10", "8.7")
def test_control_and_airbases_follow_year_and_file(scenarios):
    control = dict(scenarios["T2"].control)
    assert (control["Narvik"], control["Trondheim"], control["Brest"]) == ("neutral", "German", "British")
    bases = {name: dict(scenario.airbases) for name, scenario in scenarios.items() if scenario.airbases}
    assert bases["T1"]["15,-1"] == bases["T2"]["15,-1"] == "British"
    assert bases["OP5"]["15,-1"] == "German"
    assert "13,-6" not in bases["OP5"] and bases["X1"]["13,-6"] == "British"
    assert "4,5" not in bases["T1"] and bases["OP5"]["4,5"] == "British"


@pytest.mark.rule("SCN.9", "SCN.15", "SCN.17", "SCN.3")
def test_squadrons_points_and_ends(scenarios):
    rawalpindi = next(fleet for fleet in scenarios["T1"].fleets if fleet.id == "B1")
    assert rawalpindi.counter == (1, 0, False, "Rawalpindi")
    home = [entry for entry in scenarios["T1"].points if entry.event == "ship_completed"]
    assert home[0].visited == ("14,-7", "14,-6", "14,-5") and home[0].damaged is False
    assert scenarios["T1"].end == ("no German task force in play", "10 changes of initiative")
    assert [entry.once for entry in scenarios["OP4"].points if entry.event == "trajectory_action"] == [1]
    assert scenarios["OP4"].after_convoys == (("Air Strike", "Completion", "Pass", "Trajectory"), True, 3)


@pytest.mark.rule("1.4", "SCN.6", "SCN.10", "SCN.16")
def test_mini_scenarios_have_zones_and_levels(scenarios):
    plate = scenarios["MS1"]
    assert [(line.side, line.zone, line.ships) for line in plate.battle] == [
        ("German", "Far", ("Graf Spee",)),
        ("British", "Far", ("Exeter", "Ajax", "Achilles")),
    ]
    assert (plate.active, plate.rounds, plate.break_away_from) == ("British", 3, 1)
    assert [(level.side, level.level) for level in plate.levels] == [
        ("German", "decisive"),
        ("German", "marginal"),
        ("British", "decisive"),
        ("British", "marginal"),
    ]
    assert not plate.fleets and not plate.points


@pytest.mark.rule("SCN.1")
def test_titles_of_our_scenarios_have_words_in_every_language(scenarios):
    texts = Texts("ja", "atlantic_chase")
    for scenario in scenarios.values():
        assert texts.name(scenario.title) != scenario.title
        assert texts.name(scenario.event) != scenario.event


# ------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("name", "old", "new", "key", "rule"),
    [
        ("t1", 'weather = "good"', 'weather = "fog"', "unknown", "SCN.1"),
        ("t1", "tally = 0", "tally = 10", "value", "SCN.1"),
        ("t1", "year = 1939", "year = 1918", "value", "SCN.1"),
        ("t1", "year = 1939", "year = 1945", "value", "SCN.1"),
        ("t1", "tally = 0", "tallyho = 0", "entry", "SCN.1"),
        ("t1", "convoy_dispersal = false", 'convoy_dispersal = "no"', "value", "SCN.1"),
        ("t1", '"Narvik", "Trondheim"', '"Narvik", "Trondhjem"', "unknown", "SCN.1"),
        ("t1", 'ships = ["Newcastle"]', 'ships = ["Newcastel"]', "unknown", "SCN.1"),
        ("t1", 'ships = ["Newcastle"]', "ships = []", "no-ships", "7.1"),
        ("t1", 'ships = ["Newcastle"]', 'ships = ["Nelson"]', "taken", "7.1"),
        ("t1", 'leader = "Forbes"', 'leader = "Marschall"', "leader-side", "10.1a"),
        ("t1", 'leader_ship = "Nelson"', 'leader_ship = "Hood"', "unknown", "SCN.1"),
        ("t1", 'id = "B2"', 'id = "B1"', "twice", "5.9"),
        ("t1", 'hex = "14,-6"', 'hex = "99,9"', "unknown", "4.2"),
        ("t1", 'box = "Wilhelmshaven"', 'box = "Hamburg"', "unknown", "SCN.1"),
        ("t1", '["15,-6", "14,-5"]', '["15,-6", "13,-5"]', "line-hole", "14.5"),
        ("t1", '["15,-6", "14,-5"]', '["15,-6", "14,-5", "15,-6"]', "line-crosses-itself", "15.2"),
        ("t1", '["15,-6", "14,-5"]', '["15,-6", "14,-5", "15,-7"]', "line-branch", "14.5"),
        ("t1", 'box = "Wilhelmshaven"', 'box = "Halifax"', "box-side", "8.1"),
        ("t1", '["15,-6", "14,-5"]', '["15,-5", "15,-4"]', "line-not-adjacent-side", "4.3a"),
        ("t1", '["15,-6", "14,-5"]', '["17,-5", "18,-6"]', "line-canal", "4.4"),
        ("t1", '["15,-6", "14,-5"] }', '["15,-6"], intel = ["14,-5"] }', "unknown", "SCN.1"),
        ("t1", 'hex = "14,-6" }', 'hex = "14,-6", intel = ["14,-6"] }', "intel-on-station", "21.5"),
        ("t1", '"10 changes of initiative"', '"Bismarck sunk"', "end", "SCN.17"),
        ("t1", 'event = "squadron_destroyed"', 'event = "squadron_lost"', "unknown", "SCN.1"),
        ("t1", "each = 2", "each = 2\nonce = 1", "each-or-once", "SCN.15"),
        ("t1", 'match = { tf = "B1" }', 'match = { tf = "B9" }', "unknown", "SCN.1"),
        ("t2", '"Narvik"], British', "], British", "control", "8.9"),
        ("t3", 'side = "German"\nkind = "U-boat"', 'side = "British"\nkind = "mine"', "u-boat-box", "4.11"),
        ("t3", 'leader = "Tovey"', 'leader = "Somerville"', "taken", "10.1a"),
        ("op4", 'port = "Clyde"', 'port = "Brest"', "port-side", "8.12"),
        ("ms1", "sunk(Graf Spee)", "sunk(Bismarck)", "condition", "SCN.16"),
        ("ms1", "count_sunk(British) >= 1", "count_sunk(British) many", "condition", "SCN.16"),
        ("ms1", 'zone = "Far"', 'zone = "Middle"', "unknown", "SCN.1"),
    ],
)
@pytest.mark.rule(
    "SCN.1",
    "4.2",
    "4.3a",
    "4.4",
    "5.9",
    "7.1",
    "10.1a",
    "14.5",
    "15.2",
    "21.5",
    "8.9",
    "8.12",
    "SCN.15",
    "SCN.16",
    "SCN.17",
)
def test_a_fault_is_told_with_its_line_and_rule(written, name, old, new, key, rule):
    faults, line = written(name, old, new)
    found = [(fault.key, fault.facts["rule"]) for fault in faults]
    assert (f"ac-error-scenario-{key}", rule) in found
    told = faults[found.index((f"ac-error-scenario-{key}", rule))]
    if key not in ("control", "each-or-once", "condition", "taken"):
        assert told.facts["line"] in range(line - 2, line + 3)
    for language in LANGUAGES:
        sentence = Texts(language, "atlantic_chase", strict=True).problem(told)
        assert "mine.toml" in sentence and str(told.facts["line"]) in sentence and rule in sentence


@pytest.mark.rule("15.1", "43.5")
def test_a_sixteenth_segment_is_refused_with_its_hex(written):
    route = [
        "4,5",
        "5,4",
        "6,3",
        "7,2",
        "8,1",
        "9,0",
        "10,-1",
        "11,-2",
        "12,-3",
        "13,-4",
        "14,-5",
        "14,-6",
        "14,-7",
        "14,-8",
        "15,-9",
    ]
    quoted = [", ".join(f'"{name}"' for name in hexes) for hexes in (route, [*route, "16,-10"])]
    faults, _ = written("t1", '"15,-6", "14,-5"', quoted[0])
    assert faults == ()
    faults, _ = written("t1", '"15,-6", "14,-5"', quoted[1])
    assert [(fault.key, fault.facts["rule"], fault.facts["given"]) for fault in faults] == [
        ("ac-error-scenario-line-too-long", "15.1", "16,-10")
    ]


@pytest.mark.rule("37.2d")
def test_too_many_task_forces_are_refused(written):
    more = "\n".join(
        f'[[tf]]\nid = "X{n}"\nside = "British"\nships = ["{ship}"]\n'
        'place = { type = "box", box = "Portsmouth" }'
        for n, ship in enumerate(("Hood", "Renown", "Kent", "Ajax", "Fiji", "Kenya", "London"))
    )
    faults, _ = written("t1", "[end]", f"{more}\n[end]")
    assert [fault.key for fault in faults] == ["ac-error-scenario-too-many-forces"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_name_offers_the_nearest(written, language):
    faults, _ = written("t1", 'ships = ["Newcastle"]', 'ships = ["Newcastel"]')
    assert "Newcastel" in Texts(language, "atlantic_chase", strict=True).problem(faults[0])
    assert faults[0].facts["nearest"] == "Newcastle"


@pytest.mark.rule("SCN.1", "11.7a", "59.2b", "13.6")
@pytest.mark.parametrize(
    ("name", "old", "entry", "least", "most"),
    [
        ("t2", "torpedoes = 1", "torpedoes = {}", 0, 9),
        ("t2", "hit_limit = 2", "hit_limit = {}", 0, 20),
        ("t2", "tally = 0", "tally = {}", 0, 9),
        ("t3", "hits = { Bismarck = 1 }", "hits = {{ Bismarck = {} }}", 1, 20),
        ("ms1", "rounds = 3", "rounds = {}", 1, 9),
        ("ms1", "rounds = 3", "rounds = 3\nbreak_away_from = {}", 1, 9),
        ("x1", "year = 1942", "year = {}", 1939, 1942),
    ],
)
def test_a_number_beyond_its_bounds_is_told(written, name, old, entry, least, most):
    def keys(value):
        return [fault.key for fault in written(name, old, entry.format(value))[0]]

    beyond = "ac-error-scenario-value"
    assert beyond in keys(least - 1) and beyond in keys(most + 1)
    assert beyond not in keys(least) and beyond not in keys(most)


@pytest.mark.rule("SCN.1", "7.1", "8.1", "8.12", "10.1a", "5.9")
@pytest.mark.parametrize(
    ("name", "old", "new", "keys"),
    [
        ("t1", "tally = 0", "tally = 1", []),
        ("t1", 'leader = "Forbes"', 'leader = "Forbs"', ["unknown"]),
        ("t1", 'leader = "Forbes"\n', "", ["entry-missing"]),
        ("t1", 'leader = "Forbes"\nleader_ship = "Nelson"\n', "", []),
        ("t1", 'id = "B4"\nside = "British"', 'id = "B4"\nside = "Britain"', ["unknown"]),
        ("t1", 'id = "B3"\nside = "British"', 'id = "B3"\nside = "Britain"', ["unknown", "leader-side"]),
        ("t1", 'box = "Wilhelmshaven"', 'box = "Wilhelmshafen"', ["unknown"]),
        ("t1", 'box = "Wilhelmshaven"', 'box = "Kiel"', []),
        ("t1", 'ships = ["Newcastle"]', 'ships = ["Newcastle", "Newcastle"]', ["taken"]),
        ("t1", 'hex = "13,-7"', 'hex = "13,-7", contact = ["13,-7"]', []),
        ("t1", 'hex = "13,-7"', 'hex = "13,-7", contact = ["14,-7"]', ["unknown"]),
        ("t1", 'place = { type = "hex", hex = "13,-7" }', 'place = { type = "hex", hex = "13,-7" }\n'
         "hits = { Norfolk = 1 }", []),
        ("t1", 'place = { type = "hex", hex = "13,-7" }', 'place = { type = "hex", hex = "13,-7" }\n'
         "hits = { Kent = 1 }", ["unknown"]),
        ("op4", 'port = "Clyde"', 'port = "Clide"', ["unknown"]),
        ("op4", 'port = "Clyde"', 'port = "Liverpool"', []),
        ("t1", "each = 2\n", "", ["each-or-once"]),
        ("t1", "each = 2", "once = 2", []),
    ],
)  # fmt: skip
def test_a_fault_is_told_alone(written, name, old, new, keys):
    """What is wrong is told once, and what is right beside it is not."""
    faults, _ = written(name, old, new)
    assert [fault.key.removeprefix("ac-error-scenario-") for fault in faults] == keys


@pytest.mark.rule("37.2d")
@pytest.mark.parametrize(("more", "too_many"), [(3, 0), (4, 0), (5, 1), (6, 2)])
def test_more_forces_than_there_are_pieces_are_told_one_by_one(written, more, too_many):
    ships = ("Hipper", "Scheer", "Prinz Eugen", "Bismarck", "Köln", "Karlsruhe")
    blocks = "".join(
        f'[[tf]]\nid = "X{number}"\nside = "German"\nships = ["{ship}"]\n'
        f'place = {{ type = "hex", hex = "{number + 8},0" }}\n\n'
        for number, ship in enumerate(ships[:more])
    )
    faults, _ = written("t1", "[end]\n", f"{blocks}[end]\n")
    assert [fault.key for fault in faults] == ["ac-error-scenario-too-many-forces"] * too_many


@pytest.mark.rule("SCN.1", "SCN.11", "11.1b", "59.2b", "13.6")
def test_what_a_file_leaves_out_has_its_plain_value(tmp_path, charts):
    """No Tally, no limit of hits, the torpedoes of the counter, Break Away from the first round."""

    def read(name, *lines):
        text = next(files.FOLDER.glob(f"*_{name}_*.toml")).read_text(encoding="utf-8")
        for line in lines:
            assert line in text
            text = text.replace(line, "")
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return files.read_scenario(path, charts)

    squadrons = {fleet.counter for fleet in read("t2").fleets}
    plain = read("t2", "tally = 0\n", "hit_limit = 2\n", "hit_limit = 4\n", "torpedoes = 1\n")
    assert plain.tally == 0 and {one.counter for one in plain.fleets} == {Counter()} != squadrons
    assert read("ms1").break_away_from == 1 and read("t1").break_away_from == 1
    said, left_out = read("op4"), read("op4", ", completion_mandatory = true")
    assert said.after_convoys.completion_mandatory and not left_out.after_convoys.completion_mandatory


@pytest.mark.rule("8.10")
@pytest.mark.parametrize("year", [1939, 1940, 1941, 1942])
@pytest.mark.parametrize("holder", ["German", "British", "neutral"])
def test_the_airbase_on_the_french_coast_is_with_its_ports(charts, year, holder):
    """Whatever the year: of who holds Bordeaux, and of nobody where it is neutral."""
    bases = files._airbases(year, {"Bordeaux": holder}, charts)
    coast = [side for place, side in bases if place == "15,-1"]
    assert coast == ([] if holder == "neutral" else [holder])
    # The others by their first year, and not before.
    assert (("7,2", "British") in bases) == (year >= 1940) and ("16,-4", "British") in bases


def test_all_faults_are_told_by_line(written):
    faults, _ = written(
        "t1", 'weather = "good"\ninitiative = "German"', 'weather = "fog"\ninitiative = "Nobody"'
    )
    assert [fault.facts["where"] for fault in faults] == ["weather", "initiative"]
    assert faults[0].facts["line"] + 1 == faults[1].facts["line"]


@pytest.mark.parametrize(
    ("content", "key"), [("id = ", "toml"), ("\x00", "toml"), (None, "missing"), ("", "entry-missing")]
)
def test_a_file_that_is_none_is_refused(tmp_path, charts, content, key):
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        files.read_scenario(path, charts)
    assert refused.value.key == f"ac-error-scenario-{key}"
    assert "mine.toml" in str(refused.value)


def test_a_folder_of_ones_own(tmp_path, charts, monkeypatch):
    monkeypatch.setenv(files.VARIABLE, str(tmp_path))
    path = next(files.FOLDER.glob("*_ms1_*.toml"))
    text = path.read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace('id = "MS1"', 'id = "Mine"'), encoding="utf-8")
    assert files.scenario_ids() == (*IDS, "Mine")
    assert files.all_scenarios(charts)["Mine"].battle == files.all_scenarios(charts)["MS1"].battle
    (tmp_path / "again.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="MS1"):
        files.all_scenarios(charts)
    monkeypatch.setenv(files.VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(BadInput, match="NAVALGAMES_SCENARIOS"):
        files.all_scenarios(charts)


def test_the_form_is_told(scenarios):
    """Every entry our files use stands in the description of the form."""
    told = (files.FOLDER / "README.md").read_text(encoding="utf-8")
    for path in files.FOLDER.glob("*.toml"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if found := re.match(r"^([a-z_]+) =", line):
                assert f"`{found[1]}" in told, found[1]


@pytest.mark.rule("SCN.1")
def test_the_command_tells_every_mistake_of_every_file_and_nothing_else(tmp_path, charts):
    """Run as a teacher runs it, in a process of its own: what it writes is seen whole, warnings included."""
    sound = next(files.FOLDER.glob("*_t1_*.toml"))
    broken = tmp_path / "broken.toml"
    text = sound.read_text(encoding="utf-8").replace('"DD Squadron (British)"', '"Squadron"')
    broken.write_text(text.replace("year = 1939", "year = 1039"), encoding="utf-8")
    expected = [str(fault) for fault in files.check_scenario(broken, charts)]

    def run(*paths) -> tuple[int, list[str], str]:
        command = [sys.executable, "-m", "navalgames.games.atlantic_chase", *map(str, paths)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
        return done.returncode, done.stdout.splitlines(), done.stderr

    assert len(expected) == 2 and run(sound, broken) == (1, expected, "")
    assert run(sound) == (0, [], "")
    assert run()[0] == 1 and "FILE" in run()[2]
