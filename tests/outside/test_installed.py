"""Games of installed packages are games like ours; a broken one is named with its cause and left out."""

from __future__ import annotations

import json
import shutil

import pytest

import navalgames
from navalgames.errors import BadInput
from navalgames.games import GAME_IDS, game, game_ids, left_out
from navalgames.games.installed import NAME, plain
from navalgames.serve import serve
from navalgames.serve.dashboards import KINDS, dashboard
from navalgames.serve.handlers import NOWHERE
from navalgames.serve.pages import Pages
from navalgames.sessions.players import RANDOM
from navalgames.texts import LANGUAGES, Texts
from tests.outside.commands import in_a_process_of_its_own
from tests.outside.packages import on_the_path, write_package
from tests.wheels import ROOT

BROKEN = {
    "no_import": ("import no_such_module_anywhere\n", "No module named 'no_such_module_anywhere'"),
    "no_syntax": ("GAME = (\n", "SyntaxError"),
    "leaves": ("raise SystemExit(3)\n", "SystemExit"),
    "no_game": ("", "has no GAME"),
    "no_kind": ("GAME = 'chess'\n", "is of the kind str"),
    "other_id": ("from tests.toy_game import GAME\n", "The id of its GAME is “toy_game”"),
    "grand_fleet": ("", "is taken by navalgames"),
    "Bad-Name": ("", "cannot be the name of a game"),
}
"""The name of the entry point: what stands in the package, and what is said of it."""


@pytest.fixture
def cutters(tmp_path):
    """The two cutters in a package `cutters` that is installed."""
    folder = write_package(tmp_path, "pilot-cutters", "cutters", "toy_game = cutters:GAME")
    with on_the_path(tmp_path):
        yield folder


@pytest.fixture
def broken(tmp_path, cutters):
    """All kinds of broken games beside the cutters."""
    for name, (source, _) in BROKEN.items():
        package = f"package_of_{name.lower().replace('-', '_')}"
        write_package(tmp_path, f"about-{name.lower()}", package, f"{name} = {package}", source)
    twice = tmp_path / "charts_at_fault"
    write_package(tmp_path, "z-charts", "charts_at_fault", "faulty = charts_at_fault:GAME")
    source = (twice / "__init__.py").read_text(encoding="utf-8")
    (twice / "__init__.py").write_text(source.replace('id="toy_game"', 'id="faulty"'), encoding="utf-8")
    (twice / "charts" / "known.toml").write_text("[sources\n", encoding="utf-8")
    with on_the_path(tmp_path):
        yield tmp_path


def test_an_installed_game_is_found_asked_and_played(cutters):
    assert game_ids() == (*GAME_IDS, "toy_game") and left_out() == ()
    assert game("toy_game").folder == cutters
    assert navalgames.ask("toy_game", "pressing_on").chance("tg-on") == navalgames.ask(
        "toy_game", "pressing_on", weather="calm"
    ).chance("tg-on")
    play = navalgames.new_play("toy_game", seats={"RED": RANDOM, "BLUE": "bold"}, seed=3)
    play.let_computers_play()
    assert play.over
    assert navalgames.list_games()[-1].title == "Two Cutters"
    assert [dashboard(f"toy_game_{kind}").kind for kind in KINDS] == list(KINDS)


def test_the_module_alone_names_its_game(tmp_path):
    write_package(tmp_path, "pilot-cutters", "cutters", "toy_game = cutters")
    with on_the_path(tmp_path):
        assert game("toy_game").id == "toy_game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_installed_game_has_all_pages_in_its_words(cutters, language):
    pages = Pages("/", language)
    shown = [pages.home(), pages.rules("toy_game"), pages.charts("toy_game"), pages.teach("toy_game")]
    shown.append(pages.read_episode("toy_game", "press_on"))
    assert all("⟦" not in page for page in shown)
    title = Texts(language, "toy_game").t("tg-title")
    assert title in shown[0] and "naval-left-out" not in shown[0]


def test_every_broken_game_is_named_with_its_package_and_cause_and_takes_no_other_down(broken):
    assert game_ids() == (*GAME_IDS, "toy_game")
    told = {one.game: one for one in left_out()}
    assert set(told) == {*BROKEN, "faulty"}
    for name, (_, said) in BROKEN.items():
        assert told[name].package == f"about-{name.lower()}"
        assert said in str(told[name].problem), name
        for language in LANGUAGES:
            assert "⟦" not in Texts(language, strict=True).problem(told[name].problem)
    assert "known.toml" in str(told["faulty"].problem)


def test_a_left_out_game_says_why_wherever_it_is_asked_for(broken):
    with pytest.raises(BadInput, match=r"package about-no_import was left out.*no_such_module_anywhere"):
        game("no_import")
    with pytest.raises(BadInput, match="Did you mean “toy_game”"):
        game("toy_gam")


def test_the_log_of_the_server_names_what_was_left_out(broken, monkeypatch, caplog):
    monkeypatch.setattr("navalgames.serve.app.NavalServer.run", lambda served, announce: None)
    serve(open_browser=False)
    assert all(f"{name} (about-{name.lower()})" in caplog.text for name in BROKEN)


def test_a_page_of_a_left_out_game_is_refused_with_its_reason(broken):
    with pytest.raises(BadInput) as refused:
        Pages().rules("no_kind")
    assert refused.value.key in NOWHERE and "is of the kind str" in Pages().error(404, refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_names_what_was_left_out(broken, language):
    page = Pages("/", language).home()
    assert "⟦" not in page and Texts(language).t("outside-title") in page
    assert all(name in page for name in BROKEN) and "toy_game_table" in page


def test_a_game_that_fails_only_on_a_page_is_left_out_of_it(cutters):
    (cutters / "lessons" / "1_press_on.toml").write_text("no,such\n1\n", encoding="utf-8")
    page = Pages().home()
    assert "grand_fleet_table" in page and "toy_game_table" not in page
    assert "toy_game (pilot-cutters)" in page and "1_press_on.toml" in page


def test_two_packages_with_one_name_leave_the_first(tmp_path):
    write_package(tmp_path, "a-cutters", "one", "toy_game = one:GAME")
    write_package(tmp_path, "b-cutters", "two", "toy_game = two:GAME")
    with on_the_path(tmp_path):
        assert game("toy_game").folder.name == "one"
        assert "is taken by a-cutters" in str(left_out()[0].problem)


def test_a_game_in_a_module_without_a_folder_is_refused(tmp_path):
    write_package(tmp_path, "pilot-cutters", "cutters", "toy_game = loose:GAME")
    (tmp_path / "loose.py").write_text("from cutters import GAME\n", encoding="utf-8")
    with on_the_path(tmp_path):
        assert "Expected: the package in" in str(left_out()[0].problem)


def test_the_command_lists_both_kinds(broken):
    ran = in_a_process_of_its_own(broken, "games", found=broken)
    assert ran.returncode == 0, ran.stderr
    assert "Two Cutters" in ran.stdout
    assert "no_kind (about-no_kind)" in ran.stdout and "navalgames check-game no_kind" in ran.stdout
    listed = in_a_process_of_its_own(broken, "games", "--json", found=broken)
    assert [one["id"] for one in json.loads(listed.stdout)] == [*GAME_IDS, "toy_game"]
    assert "no_kind (about-no_kind)" in listed.stderr


def test_the_command_lists_a_game_whose_rules_cannot_be_read_as_left_out(broken):
    (broken / "cutters" / "rules.csv").write_text("no,such\n1,2\n", encoding="utf-8")
    ran = in_a_process_of_its_own(broken, "games", found=broken)
    assert ran.returncode == 0
    assert "Two Cutters" not in ran.stdout and "toy_game (pilot-cutters)" in ran.stdout


def test_tests_are_collected_whatever_is_installed(broken):
    tests = ("--collect-only", "-q", "tests/house/test_episodes.py")
    ran = in_a_process_of_its_own(ROOT, *tests, found=broken, module="pytest")
    assert ran.returncode == 0 and "grand_fleet" in ran.stdout, ran.stdout[-2000:]


def test_names_that_a_game_may_have():
    good, bad = ("salvo", "my_game", "u_boats_2"), ("", "Salvo", "my-game", "_x", "x_", "a__b", "2x")
    assert all(NAME.fullmatch(one) for one in good) and not any(NAME.fullmatch(one) for one in bad)


def test_stopping_by_hand_is_no_fault_of_a_game():
    with pytest.raises(KeyboardInterrupt):
        plain(KeyboardInterrupt(), None)


def test_a_package_may_be_removed_again(tmp_path):
    folder = write_package(tmp_path, "pilot-cutters", "cutters", "toy_game = cutters:GAME")
    shutil.rmtree(folder)
    with on_the_path(tmp_path):
        assert game_ids() == GAME_IDS
        assert "No module named 'cutters'" in str(left_out()[0].problem)
