"""The letters our Japanese texts need, and the fonts we ship that hold exactly those.

Knows catalogues, translations and font files. Used while developing: it needs fonttools and brotli,
which the package itself does not.

    npm pack @fontsource/noto-sans-jp && tar xzf fontsource-noto-sans-jp-*.tgz
    python -m navalgames.texts.fonts package/files
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

from navalgames.texts import catalogue_files

_PACKAGE = Path(__file__).parent.parent
FONTS = _PACKAGE / "serve" / "jupyter" / "nbconvert" / "templates" / "naval" / "static" / "fonts"
LANGUAGE = "ja"
WEIGHTS = (400, 700)
# Punctuation a text may join without anybody thinking of fonts.
ALWAYS = "、。・：；？！「」『』（）〜…ー％〇"


def translated_files() -> list[Path]:
    """Every file with Japanese words: catalogues, rules, names of ships and places."""
    games = _PACKAGE / "games"
    catalogues = {
        path
        for game in (None, *(folder.name for folder in games.iterdir() if (folder / "texts").is_dir()))
        for path in catalogue_files(LANGUAGE, game)
    }
    return sorted(
        {*catalogues, *games.glob(f"*/rules_{LANGUAGE}.csv"), *games.glob(f"*/charts/*_{LANGUAGE}.csv")}
    )


def letters_needed() -> frozenset[str]:
    """Every Japanese letter and full-width sign that stands in a text, and those that may at any time.

    >>> {"海", "、", "の"} <= letters_needed(), "a" in letters_needed()
    (True, False)
    """
    written = "".join(path.read_text(encoding="utf-8") for path in translated_files())
    return frozenset(sign for sign in {*written, *ALWAYS} if unicodedata.east_asian_width(sign) in "WFH")


def font_file(weight: int) -> Path:
    """The shipped font of a weight."""
    return FONTS / f"naval-sans-jp-{weight}.woff2"


def letters_held(font: Path) -> frozenset[str]:
    """Every letter a font file holds."""
    from fontTools.ttLib import TTFont

    with TTFont(font, lazy=True) as opened:
        return frozenset(chr(code) for code in opened.getBestCmap())


def build(source: Path, weight: int) -> Path:
    """Writes the shipped font of a weight from the whole one; returns its path."""
    from fontTools import subset

    whole = source / f"noto-sans-jp-japanese-{weight}-normal.woff2"
    options = subset.Options(flavor="woff2", layout_features=["*"], desubroutinize=False, hinting=False)
    with subset.load_font(str(whole), options) as font:
        cutter = subset.Subsetter(options)
        cutter.populate(text="".join(sorted(letters_needed())))
        cutter.subset(font)
        subset.save_font(font, str(font_file(weight)), options)
    return font_file(weight)


def main() -> None:
    """Builds both weights from the folder named on the command line."""
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit(__doc__)
    for weight in WEIGHTS:
        made = build(Path(sys.argv[1]), weight)
        missing = "".join(sorted(letters_needed() - letters_held(made)))
        print(
            f"{made.name}: {made.stat().st_size // 1024} KB"
            + (f", not in the source: {missing}" if missing else "")
        )


if __name__ == "__main__":
    main()
