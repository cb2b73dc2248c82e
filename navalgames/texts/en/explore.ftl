# What people read who explore with code.

error-table-thoughts = “{ $player }” draws { $count } of { $cards } cards in its thoughts before it decides; that can fall in more than { $most } ways and is too much to be read. Let another player decide (“sensible”), give the order yourself, or roll instead of reading: `simulate(1000, ...)`.
