"""The scenes of an episode for a page without a kernel: one script that draws each with the game's own board.

Knows scenes, boards and what a widget is drawn from. Must not know how a board is drawn, nor the page. Run
as a module it writes the scripts of a game's episodes, by id, to its output: `python -m
navalwidgets.guide.still grand_fleet en`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import anywidget
from ipywidgets import Widget

from navalgames.explore.scenes import laid
from navalgames.games import game as game_called
from navalgames.sessions.lesson_grammar import Episode, Step
from navalgames.sessions.lessons import episodes_of
from navalgames.texts import Texts
from navalwidgets.base.widget import PACKAGE, NavalWidget, style
from navalwidgets.guide.scene import parts_of_board, put_on, small_board
from navalwidgets.table.games.finding import table_of

THEME = "const NAVAL_THEME = "  # the page links the theme
LAST_LINE = "export default widget(render);"
OF_EVERY_WIDGET = frozenset(anywidget.AnyWidget.class_trait_names(sync=True))


def still_scenes(game: str, episode: Episode, language: str) -> str:
    """The script: it draws the scene of each step in the page's place for it (`data-scene`)."""
    steps = [one for one in episode.step if one.scene]
    boards = {step.id: tuple(_parts(game, step, language)) for step in steps}
    found: dict[str, list[NavalWidget]] = {}
    for part in (one for parts in boards.values() for whole in parts for one in _drawn(whole)):
        found.setdefault(type(part).__name__, []).append(part)
    shared = {kind: _shared(parts) for kind, parts in found.items()}
    scenes = {name: [_told(part, shared) for part in parts] for name, parts in boards.items()}
    drawings = (_drawing(kind, parts[0]) for kind, parts in found.items())
    driver = (PACKAGE / "guide/still").with_suffix(".js").read_text(encoding="utf-8")
    data = json.dumps({"shared": shared, "scenes": scenes}, ensure_ascii=False, separators=(",", ":"))
    styles = json.dumps([style("guide/scene")])
    begin = f"(() => {{\nconst drawings = {{}}, styles = {styles};"
    whole = (begin, *drawings, f"const told = {data};", driver, "})();", "")
    return "\n".join(whole)


def _parts(game: str, step: Step, language: str) -> Iterator[Widget]:
    """The parts of a small board as a step begins."""
    scene = step.scene
    assert scene is not None, "only steps with a scene are drawn"
    table = laid(game, scene)
    speaking = table_of(game, table.charts, table.options, Texts(language, game=game))
    board = small_board(lambda place: None, game, language)
    board.lay(speaking)
    put_on(board, speaking, step, table, scene.lit)
    yield from parts_of_board(board)


def _drawn(part: Widget) -> Iterator[NavalWidget]:
    """The drawings a part of a board consists of: itself, or those in its box."""
    if isinstance(part, NavalWidget):
        yield part
    else:
        yield from (one for child in part.children for one in _drawn(child))


def _traits(part: NavalWidget) -> dict[str, Any]:
    """What a drawing is drawn from; not its script and style, which stand in the page once."""
    own = set(part.trait_names(sync=True)) - OF_EVERY_WIDGET
    return part.get_state(key={name for name in own if not name.startswith("_")})


def _shared(parts: list[NavalWidget]) -> dict[str, Any]:
    """What all drawings of a kind in this episode are drawn from alike: it stands in the script once."""
    first, *others = map(_traits, parts)
    return {name: value for name, value in first.items() if all(one[name] == value for one in others)}


def _told(part: Widget, shared: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What the script makes of a part: a drawing, or a box of parts."""
    if not isinstance(part, NavalWidget):
        return {"classes": list(part._dom_classes), "parts": [_told(one, shared) for one in part.children]}
    kind = type(part).__name__
    own = {name: value for name, value in _traits(part).items() if name not in shared[kind]}
    return {"kind": kind, "classes": list(part._dom_classes), "traits": own}


def _drawing(kind: str, part: NavalWidget) -> str:
    """A widget's own script in a function of its own, so that names of two drawings cannot meet."""
    theme, _, source = str(part._esm).partition("\n")
    assert theme.startswith(THEME) and source.count(LAST_LINE) == 1, f"{kind} is put together otherwise"
    drawing = f"drawings[{json.dumps(kind)}] = widget(render);\nstyles.push({json.dumps(str(part._css))});"
    return f'(() => {{\n{THEME}"";\n{source.replace(LAST_LINE, "")}\n{drawing}\n}})();'


def main(game: str, language: str) -> None:
    """Write the scripts of all episodes of a game in one language to the output, as JSON.

    Raises:
        BadInput: no such game.
    """
    made = {one.id: still_scenes(game, one, language) for one in episodes_of(game_called(game))}
    sys.stdout.buffer.write(json.dumps(made, ensure_ascii=False).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
