"""Files of Raiders of the Deep edited by hand: what is refused says what was given, where, and why.

The last good play is not touched by a file that is refused.
"""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree

import pytest

from navalgames import games
from navalgames.charts import read_charts
from navalgames.errors import Problem
from navalgames.games.raiders_of_the_deep import GAME
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_json

FOLDER = Path(games.__file__).parent / "raiders_of_the_deep" / "charts"
SEED = 1


@pytest.fixture(scope="module")
def play() -> Play:
    played = Play(GAME, seats={"FIRST": "random"}, seed=SEED)
    played.let_computers_play()
    return played


def entries(play, kind: str):
    """The saved play, and its entries with an order of this kind."""
    data = json.loads(to_json(play))
    return data, [entry for entry in data["journal"] if entry["order"]["order"] == kind]


def refusal(data) -> str:
    with pytest.raises(Problem) as caught:
        Play.from_json(json.dumps(data), game=GAME)
    return str(caught.value)


def test_the_save_as_it_is_comes_back(play):
    assert Play.from_json(to_json(play), game=GAME).state == play.state


def test_a_torpedo_too_many(play):
    data, fired = entries(play, "FireTorpedoes")
    before = play.state
    fired[0]["order"]["aim"][0][2] += 5
    told = refusal(data)
    number = data["journal"].index(fired[0]) + 1
    assert f"entry {number} of" in told and "9.2.1d" in told and play.state == before
    assert f"aim is {fired[0]['order']['aim'][0][2]} G/6 at ship 1; expected: 1 G/6 at ship 1" in told
    assert Play.from_json(to_json(play), game=GAME).state == before


@pytest.mark.parametrize("month", ["1914-07", "1919-01", "1917-13", "soon"])
def test_a_date_outside_the_war(play, month):
    data, _ = entries(play, "TakeName")
    data["journal"] = data["journal"][:1]
    data["journal"].append(
        {**data["journal"][0], "order": {"order": "TakeStart", "month": month, "type": "U31"}}
    )
    data["journal"][1]["dice"] = []
    told = refusal(data)
    assert "entry 2 of 2" in told and f"month is {month}; expected: November 1914" in told
    assert "October 1918 (rule 4.2)" in told


@pytest.mark.parametrize("last", ["1919-05", "1914", ""])
def test_a_war_that_ends_at_another_time(play, last):
    data = json.loads(to_json(play))
    data["options"]["last_month"] = last
    told = refusal(data)
    assert f"“last_month” cannot be “{last}”" in told and "1918-10, 1917-12, 1916-12, 1915-12" in told


def test_a_career_edited_by_hand(play):
    """Better dice, an order left out, or an order of another stage: the place in the file is named."""
    data = json.loads(to_json(play))
    rolled = next(entry for entry in data["journal"] if any(die["dice"] == "2d6" for die in entry["dice"]))
    next(die for die in rolled["dice"] if die["dice"] == "2d6")["shows"] = [6, 7]
    told = refusal(data)
    assert f"entry {data['journal'].index(rolled) + 1} of" in told and "“7”. Expected: 1-6" in told
    data = json.loads(to_json(play))
    gone = next(n for n, entry in enumerate(data["journal"]) if entry["order"]["order"] == "RollRank"
                or entry["order"]["order"] == "TakeRank")  # fmt: skip
    del data["journal"][gone]
    told = refusal(data)
    assert f"entry {gone + 1} of" in told
    assert "the decision is “Which rank do you hold?” (rule 4.4.2a)" in told


@pytest.mark.parametrize("given", ["", "-5", "many"])
def test_a_roster_with_a_missing_tonnage_names_file_and_ship(tmp_path, given):
    folder = copytree(FOLDER, tmp_path / "charts")
    lines = (folder / "t1_roster.csv").read_text(encoding="utf-8").splitlines()
    place = lines[0].split(",").index("tonnage")
    fields = lines[2].split(",")
    fields[place] = given
    lines[2] = ",".join(fields)
    (folder / "t1_roster.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(Problem) as caught:
        read_charts(folder)
    told = str(caught.value)
    assert "t1_roster.csv" in told and "row 3: Malachite" in told and "“tonnage”" in told
    assert f"“{given}”" in told and "50 to 60000" in told
