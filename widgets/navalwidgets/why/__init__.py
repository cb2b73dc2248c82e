"""Why a chance is what it is: the pictures of an answer, for every page."""

from navalwidgets.why.view import WhyView

__all__ = ["WhyView"]
