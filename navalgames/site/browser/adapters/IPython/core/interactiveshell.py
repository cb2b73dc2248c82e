"""The class ipywidgets compares a shell with; nothing is one."""


class InteractiveShell:
    """No shell is ever made of it."""
