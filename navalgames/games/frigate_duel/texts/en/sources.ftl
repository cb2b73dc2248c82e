# Where rules and numbers come from: shared words that this game says otherwise, for its source is a reference sheet.

badge-rulebook = reference sheet
badge-reconstruction = our proposal
badge-rulebook-about = All this rests on stands on the reference sheet of Captain’s Sea.
badge-reconstruction-about = At least one rule or number this rests on is our own proposal; the reference sheet does not give it.
charts-kind-rulebook = reference sheet
charts-kind-reconstruction = our proposal
charts-kind-about-rulebook = Stands on the reference sheet of Captain’s Sea.
charts-kind-about-reconstruction = Our own number, because the sheet gives none; the method is given.
charts-lead = Every number the game uses, with the kind of its source. What we propose never looks like what stands on the reference sheet.
lesson-ui-badge-reconstruction = The reference sheet does not give all of this. What it leaves out is our own proposal; with other rules or numbers the answer would change.
table-log-ruling = Source and reading: { $ruling }
table-grid-row = Ship
table-grid-stay = In reserve
teach-rebuilt = This answer rests on rules or numbers that we propose, because the reference sheet does not give them. The pages of rules and charts tell which.
table-new-staff-about = Where a card could be played but you hold none that fits, the page goes on without asking. Between two persons at one screen this tells that there was none.
rules-reading = Source and reading
