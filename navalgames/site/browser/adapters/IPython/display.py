"""Showing the result of a cell: there are no cells, and a page shows its widget itself."""


def display(*_shown: object, **_settings: object) -> None:
    """Refuses.

    Raises:
        RuntimeError: always; a page of ours shows a widget, never the output of a cell.
    """
    raise RuntimeError("a page in the browser has no cells to show anything in")


clear_output = display
