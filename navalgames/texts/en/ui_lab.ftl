# Words every widget shares
general-unexpected = Something went wrong that should not have. Nothing you entered is lost; please try again. If it happens again, give your teacher this number: { $number }.
general-copied = Copied.
general-busy = Working …
general-close = Close
general-rule = Rule { $rule }
general-rule-link = Rule { $rule }, opens the text of the rule

# Where a number comes from: short word, and what it means
badge-owner = your copy
badge-rulebook = rulebook
badge-public = public source
badge-deduced = deduced
badge-parent = sister game
badge-reconstruction = reconstruction
badge-what-if = what if
badge-none = rule only
badge-owner-about = Every number this rests on was typed in from your own copy of the game.
badge-rulebook-about = The weakest number this rests on is printed in the rulebook.
badge-public-about = The weakest number this rests on was read in a public source.
badge-deduced-about = The weakest number this rests on follows from known ones by an argument we give.
badge-parent-about = The weakest number this rests on is taken from a related published game and not proven to be the same.
badge-reconstruction-about = At least one number this rests on is our own reconstruction, not a printed one.
badge-what-if-about = At least one number this rests on was changed for this comparison.
badge-none-about = No chart took part: only the written rules.
