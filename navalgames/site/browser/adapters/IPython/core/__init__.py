"""The part of IPython that ipywidgets looks into."""
