"""The widgets of the dashboards: charts, dice, maps, orders and lessons, drawn by our own small scripts.

Knows anywidget, ipywidgets and the catalogues. Rules and odds are asked for, never worked out here.
"""
