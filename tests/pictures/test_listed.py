"""docs/pictures.md lists what is drawn."""

from tests.pictures.listed import PAGE, listed


def test_the_list_is_what_is_drawn():
    assert PAGE.read_text(encoding="utf-8") == listed(), "python -m tests.pictures.listed writes it again"
