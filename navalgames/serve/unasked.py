"""What Jupyter imports and nobody asks for: imported before Jupyter is, this module leaves it out.

Jupyter's checker of schemas makes 38 grammars as it is imported, for addresses in any alphabet. They take
longer than all else the server imports, no schema of Jupyter has such an address, and the checker goes
without where they are not installed. pytest is told to load this module, too, before its reader of notebooks.
"""

from __future__ import annotations

import sys

sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]  # not to be imported
