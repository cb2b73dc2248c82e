# For somebody who has never seen the game: what it is about, and what of it is ours.

fd-table-brief-1 = Each side has a sailing warship. In a turn of ten minutes you place the crew and roll for the initiative, then sail and fire in twelve impulses, then put out fires and repair.
fd-table-brief-2 = The wind decides how fast a ship sails and where she may turn. You choose each manoeuvre in secret; both sides reveal theirs together.
fd-table-brief-3 = A broadside throws dice that hit; distance, smoke and fire give dice that cancel hits. What is left takes boxes of hull, rigging and crew. A rake counts more.
fd-table-brief-4 = Hurt ships lose heart and may strike. In the same square you may grapple and board. The duel ends when a ship strikes, is taken or sinks, or when the turns run out.
fd-table-brief-5 = The rolls stand on the reference sheet of Captain’s Sea. Ships, speeds, damage tables, cards and set-ups are our proposal: you know such rules by a number that begins with P, and such charts by their mark.
fd-table-side = { $side } ({ $ship })
