"""A small game's chart folder, sound at first, that a test may spoil in one place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from navalgames.charts import Charts, read_charts
from navalgames.errors import BadInput

SCHEMA = """
game = "skirmish"

[charts.ships]
title = "t-ships"
rule = "1"
rows = ["frigate", "sloop"]
columns = ["guns", "rig"]
values = { type = "number", least = 0.5, most = 50, step = 0.5 }
values_of.rig = { type = "word", words = ["square", "gaff"] }

[charts.hits]
title = "t-hits"
rule = "2"
dice = "2d6"
modifiers = [-1, 0]
rows = { least = 1, most = 12 }
columns = ["near", "far"]
values = { type = "word", words = ["miss", "hit", "sunk"] }

[charts.luck]
title = "t-luck"
rule = "3"
dice = "1d6"
modifiers = [-3, 2]
rows = { least = 0, most = 6, or_less = true, or_more = true }
columns = { least = 1, most = 2 }
values = { type = "whole", least = -3, most = 3, none = "nothing" }

[lists.sea]
title = "t-sea"
rule = "4"
file = "sea.csv"
key = "id"
[lists.sea.fields]
id = { type = "text" }
vp = { type = "number", least = 0, step = 0.5 }
depth = { type = "whole", none = "" }
open = { type = "switch" }
neighbours = { type = "names", mutual = true }
"""

KNOWN = """
[sources.book]
kind = "rulebook"
where = "section 1"

[[ships.rig]]
source = "book"
cells = { frigate = "square", sloop = "gaff" }

[[luck."1"]]
source = "book"
cells = { "0 or less" = -1, "1-5" = 0, "6 or more" = "nothing" }
"""

PROPOSED = """
[sources.fit]
kind = "reconstruction"
where = "our fit"
note = "so that games last"

[sources.argued]
kind = "deduced"
where = "section 2"
note = "nothing else is left"

[[ships.guns]]
source = "fit"
cells = { frigate = 18, sloop = 7.5 }
plausible = { frigate = [16, 18, 20] }

[[hits.near]]
source = "fit"
cells = { "6 or less" = "miss", "7-9" = "hit", "10+" = "sunk" }
plausible = { "6" = ["miss", "hit"] }

[[hits.far]]
source = "argued"
cells = { "1-12" = "miss" }

[[luck."2"]]
source = "fit"
cells = { "0" = -2, "1-6" = 1 }

[[sea.vp]]
plausible = { "101" = [1, 2] }

[[variants]]
name = "gunnery-school"
note = "better aim"
[variants.cells.hits.near]
"5-6" = "hit"
[variants.cells.sea.vp]
"101" = 2
"""

SEA = """id,vp,depth,open,neighbours,source_kind,source_where,source_note
101,1.5,40,yes,102,rulebook,map,
102,0,,no,101,reconstruction,our grid,laid over the coast
"""


class Folder:
    """Chart files that can be changed and read again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        for name, text in (
            ("schema.toml", SCHEMA),
            ("known.toml", KNOWN),
            ("proposed.toml", PROPOSED),
            ("sea.csv", SEA),
        ):
            (path / name).write_text(text, encoding="utf-8")

    def change(self, file: str, old: str, new: str) -> Folder:
        """Replaces `old`, which must be there, in one file."""
        text = (self.path / file).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {file}"
        (self.path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        return self

    def own(self, text: str) -> Path:
        """Writes an owner's file beside the charts."""
        path = self.path / "owned.toml"
        path.write_text(text, encoding="utf-8")
        return path

    def read(self, owned: str | None = None) -> Charts:
        return read_charts(self.path, None if owned is None else self.own(owned))

    def refusal(self, owned: str | None = None) -> BadInput:
        """What reading refuses; fails when nothing is refused."""
        with pytest.raises(BadInput) as refused:
            self.read(owned)
        sentence = str(refused.value)
        assert "⟦" not in sentence, f"no text for {refused.value.key}"
        return refused.value


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


@pytest.fixture
def skirmish(folder: Folder) -> Charts:
    return folder.read()


@pytest.fixture(scope="session")
def fresh_folder(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Folder]:
    """A new sound folder each time it is called."""
    return lambda: Folder(tmp_path_factory.mktemp("charts"))
