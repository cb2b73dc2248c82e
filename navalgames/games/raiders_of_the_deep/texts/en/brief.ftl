# What a newcomer must know before the first patrol: the game in short.

rotd-table-brief-1 = You command one German U-boat, from the month in which your career begins to the end of the war, or to the end of the boat.
rotd-table-brief-2 = A patrol is a row of boxes: out, through the waters you are sent to, and home. In each box two dice tell what you meet: nothing, ships, aircraft, mines.
rotd-table-brief-3 = A ship in sight is a question: attack or let her pass, on the surface or submerged, near or far. Near hits better; where there are escorts, near is also found more easily.
rotd-table-brief-4 = What the escorts, mines and aircraft do to the boat is marked on it: hull, water, systems, men. At home the yard repairs it, and months pass.
rotd-table-brief-5 = What you sink is written into the log book with its tonnage. Enough tonnage is a victory by the rulebook; coming home counts for those aboard. Beside each order stand its exact chances, and the staff gives advice when you ask.
