"""How a learner's tries at a mission went: the table tells it, the page of the episode shows it.

Knows the script that keeps it in the browser. Must not know a page.
"""

KEPT_BY = "parts/mission_tries"
"""The script, for the widgets of both pages."""
