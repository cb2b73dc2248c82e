"""Widgets that more than one page uses: buttons, panels, dice, charts of odds, figures."""
