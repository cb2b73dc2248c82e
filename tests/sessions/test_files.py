"""Files under bad conditions: a disk that is full, a folder that is gone, and saves of every wrong kind."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from navalgames.errors import Problem
from navalgames.games import game
from navalgames.sessions.lesson_player import LessonPlayer
from navalgames.sessions.lesson_saving import restore
from navalgames.sessions.lesson_saving import saved as lesson_saved
from navalgames.sessions.lessons import episodes_of
from navalgames.sessions.play import Play
from navalgames.sessions.saved import to_json, write_whole
from navalgames.sessions.saved_reading import LARGEST_FILE
from navalgames.texts import Texts
from tests.toy_game import GAME, ChooseDice

FLEET = game("grand_fleet")


@pytest.fixture(scope="module")
def text() -> str:
    """A saved play of Grand Fleet, some turns old."""
    play = Play(FLEET, seed=3, seats=dict.fromkeys(FLEET.sides, "random"))
    play.let_computers_play(60)
    return to_json(play)


@pytest.fixture
def play() -> Play:
    played = Play(GAME, seed=77, seats={"BLUE": "bold"})
    played.give("RED", ChooseDice(2))
    return played


def refusal(path: Path | str) -> str:
    with pytest.raises(Problem) as refused:
        Play.load(Path(path), game=FLEET)
    said = str(refused.value)
    assert said.encode() and "⟦" not in said, "a sentence that can be printed"
    return said


def unwritten(play: Play, path: Path) -> str:
    with pytest.raises(Problem, match="could not be written") as refused:
        play.save(path)
    said = str(refused.value)
    assert said.encode() and "untouched" in said
    return said


# ---- writing


def full_disk(folder: Path) -> bool:
    """A small disk of its own at `folder`; only root on Linux can have one."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True).returncode == 0


@pytest.fixture
def small_disk(tmp_path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    if not full_disk(folder):
        pytest.skip("this system does not let us have a small disk; the same is tested with /dev/full errors")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_is_really_full_leaves_the_old_file(play, small_disk):
    path = play.save(small_disk / "play.json")
    before = path.read_bytes()
    filling = small_disk / "filling"
    with filling.open("wb", buffering=0) as file, pytest.raises(OSError):
        while True:
            file.write(bytes(1024))
    assert "No space left on device" in unwritten(play, path)
    assert path.read_bytes() == before and sorted(small_disk.iterdir()) == [filling, path]
    filling.unlink()
    play.undo(take_back_and_reroll=True)
    assert Play.load(play.save(path), game=GAME).journal == play.journal


@pytest.mark.parametrize("broken", ["fsync", "replace", "chmod"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EIO])
def test_whatever_fails_while_writing_leaves_the_old_file(play, tmp_path, monkeypatch, broken, number):
    path = play.save(tmp_path / "play.json")
    before = path.read_bytes()

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, broken, fails)
        assert os.strerror(number) in unwritten(play, path)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_a_name_that_cannot_be_is_refused(play, tmp_path):
    for name in ("x" * 300, "nul\0", "half\ud800", "x/y"):
        unwritten(play, tmp_path / "no" / name)
    assert list(tmp_path.iterdir()) == []
    unwritten(play, tmp_path)  # a folder
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    unwritten(play, loop)


def test_only_a_plain_file_is_replaced(play, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    unwritten(play, pipe)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    unwritten(play, Path("/dev/null"))
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_a_link_stays_a_link_and_a_file_keeps_its_readers(play, tmp_path):
    path = play.save(tmp_path / "play.json")
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask
    path.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(path)
    play.undo(take_back_and_reroll=True)
    play.save(link)
    assert link.is_symlink() and path.read_text(encoding="utf-8") == to_json(play)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_text_that_no_file_can_hold(tmp_path):
    with pytest.raises(Problem, match="could not be written"):
        write_whole(tmp_path / "x", "half of a character: \ud800")
    assert list(tmp_path.iterdir()) == []


# ---- reading


@pytest.mark.parametrize("name", ["", ".", "/", "nul\0", "half\ud800", "x" * 5000, "no/such/file"])
def test_a_path_that_cannot_be_read(name, tmp_path):
    refusal(str(tmp_path / name) if name not in ("/", ".", "") else name)


def test_what_never_ends_is_not_begun(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, "/dev/zero"):
        assert "not a file that can be read to its end" in refusal(path)


def test_a_file_of_fifty_megabytes_is_refused_by_its_size(tmp_path):
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(50_000_000)
    said = refusal(huge)
    assert "50 million bytes" in said and f"at most {LARGEST_FILE // 1_000_000} million" in said


def test_a_file_of_another_program_with_a_mark_of_its_coding_is_read(text, tmp_path):
    path = tmp_path / "play.json"
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert Play.load(path, game=FLEET).journal


@pytest.mark.parametrize(
    "hole",
    [
        *("1" * 6000, "-" + "9" * 5000, "1e999", "NaN", "-Infinity"),
        *('"\\ud800"', "[" * 5000 + "]" * 5000, '{"a": 1}'),
    ],
    ids=lambda hole: hole[:12],
)
@pytest.mark.parametrize("field", ["seed", "version", "rerolls", "game", "journal", "charts", "extra"])
def test_a_value_no_save_holds(text, hole, field, tmp_path):
    data = json.loads(text)
    data[field] = "HOLE"
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(data).replace('"HOLE"', hole), encoding="utf-8")
    assert "odd.json" in refusal(path) or field == "game"


def test_a_missing_field_is_named(text, tmp_path):
    for field in ("game", "options", "seats", "seed", "journal"):
        data = json.loads(text)
        del data[field]
        path = tmp_path / "cut.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        assert f"“{field}” is missing" in refusal(path)


def places(data: object, way: tuple = ()) -> Iterator[tuple]:
    """Every place in JSON data."""
    yield way
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inner:
        yield from places(value, (*way, name))


OTHERS = [
    None, True, 0, -1, 2**70, 1.5, "", "x", "\x1b[31m", "<b>", "\u202e", "{0}", "%s", [], {}, [[]],
    {"order": "x"},
    "../../etc/passwd", "person", "a" * 100_000,
]  # fmt: skip


def changed_somewhere(text: str, rng: Random) -> str:
    """The save with one to three faults at random places."""
    data = json.loads(text)
    for _ in range(rng.randint(1, 3)):
        ways = [way for way in places(data) if way]
        way = rng.choice(ways)
        holder = data
        for name in way[:-1]:
            holder = holder[name]
        act = rng.randrange(4)
        if act == 0 and isinstance(holder, (dict, list)):
            del holder[way[-1]]
        elif act == 1 and isinstance(holder, list):
            holder.insert(way[-1], holder[way[-1]])
        elif act == 2 and isinstance(holder, dict):
            holder["\u0000new"] = holder[way[-1]]
        else:
            holder[way[-1]] = rng.choice(OTHERS)
    changed = json.dumps(data)
    if rng.random() < 0.2:  # or cut off, or with a byte changed
        changed = changed[: rng.randrange(len(changed))]
    return changed


def test_no_change_of_a_save_is_more_than_a_refusal(text):
    """Three hundred broken saves: each is a play that follows the rules, or one sentence in each language."""
    rng = Random(1916)
    short = to_json(load_first(text, 12))
    refused = 0
    for _ in range(300):
        broken = changed_somewhere(short, rng)
        try:
            again = Play.from_json(broken, where="battle.json", game=FLEET)
        except Problem as problem:
            refused += 1
            for language in ("en", "ja"):
                said = Texts(language, game=FLEET.id).problem(problem)
                assert said.encode() and "⟦" not in said and len(said) < 3000, broken
        else:
            assert Play.from_json(to_json(again), game=FLEET).state == again.state
    assert refused > 200


def load_first(text: str, most: int) -> Play:
    return Play.from_json(text, game=FLEET, most=most)


def test_no_kept_lesson_is_more_than_a_note():
    """What a browser kept of a lesson, with faults at random places: it opens, and says what it left out."""
    rng = Random(1916)
    episode = episodes_of(FLEET)[0]
    done = LessonPlayer(FLEET, episode)
    for step in episode.step:
        done.go(step.id)
        done.skip()
        done.roll(3)
        done.check(0, step.check[0].answers[0].id)
    whole = json.dumps(lesson_saved(done))
    noted = 0
    for _ in range(300):
        try:
            kept = json.loads(changed_somewhere(whole, rng))
        except ValueError:
            continue  # the page throws away what is no JSON
        player = LessonPlayer(FLEET, episode)
        notes = restore(player, kept)
        noted += bool(notes)
        assert {note.key for note in notes} <= {"lesson-note-saved"}
        assert lesson_saved(player)["steps"].keys() == lesson_saved(done)["steps"].keys()
    assert noted > 100
