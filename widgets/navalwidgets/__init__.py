"""The widgets of the dashboards: charts, dice, maps, orders and lessons, drawn by our own small scripts.

Knows anywidget, ipywidgets and the catalogues. Rules and odds are asked for, never worked out here.

base: what every widget rests on. parts: what more than one page uses. drawings: what a game looks like.
guide, lab, table, choices: the four pages, each with what is its own; `build(game_id)` of each is the page.
Imports go from the pages to the base and never back; no page knows another. A widget's script and style
stand beside its module and have its name.
"""
