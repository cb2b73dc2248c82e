"""Rule tables with a source for every cell.

Knows how charts are written, layered, read, compared and tried out. Must not know any game.
"""

from navalgames.charts.cells import SOURCE_KINDS, WHAT_IF, Cell, Source, weakest, weakest_kind
from navalgames.charts.chart import Chart, Span
from navalgames.charts.charts import Charts, Variant
from navalgames.charts.derived import derived
from navalgames.charts.listing import Listing
from navalgames.charts.owners_copy import owned_path, template
from navalgames.charts.reader import check, read_charts
from navalgames.charts.telling import Telling, telling_record, untold

__all__ = [
    "SOURCE_KINDS",
    "WHAT_IF",
    "Cell",
    "Chart",
    "Charts",
    "Listing",
    "Source",
    "Span",
    "Telling",
    "Variant",
    "check",
    "derived",
    "owned_path",
    "read_charts",
    "telling_record",
    "template",
    "untold",
    "weakest",
    "weakest_kind",
]
