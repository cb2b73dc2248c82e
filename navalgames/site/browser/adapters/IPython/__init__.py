"""What ipywidgets asks of IPython where there is no shell: that there is none."""


def get_ipython() -> None:
    """No shell."""
