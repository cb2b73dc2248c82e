"""Where the served files lie, in a checkout and in an installed wheel.

Knows folders only.
"""

from __future__ import annotations

from pathlib import Path

from navalgames.folders import folder_of, folder_of_package

_PACKAGE = Path(__file__).resolve().parent.parent
JUPYTER_FOLDER = Path(__file__).resolve().parent / "jupyter"
TEMPLATE_NAME = "naval"
TEMPLATE_FOLDER = JUPYTER_FOLDER / "nbconvert" / "templates" / TEMPLATE_NAME
STATIC_FOLDER = TEMPLATE_FOLDER / "static"
PAGES_FOLDER = Path(__file__).resolve().parent / "page_templates"


def notebooks_folder() -> Path:
    """The folder of the dashboards: inside the package when installed, beside it in a checkout."""
    shipped = _PACKAGE / "notebooks"
    return shipped if shipped.is_dir() else _PACKAGE.parent / "notebooks"


def lessons_folder(game: str) -> Path:
    """The folder of a game's episodes; asking for it does not import the game."""
    return folder_of(game) / "lessons"


def widgets_folder() -> Path:
    """The folder of the widgets; asking for it does not import them."""
    return folder_of_package("navalwidgets")


def theme_css() -> Path:
    """The one file of colour and font tokens, shared by widgets and pages."""
    return widgets_folder() / "base" / "theme.css"


def plotly_folder() -> Path:
    """Where the plotly package keeps plotly.min.js; asking for it does not import plotly."""
    return folder_of_package("plotly") / "package_data"
