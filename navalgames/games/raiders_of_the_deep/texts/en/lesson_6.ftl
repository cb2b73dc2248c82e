# Episode 6

lesson-6-title = Wounds and repairs
lesson-6-blurb = What breaks, who can mend it, and how long it takes.
lesson-6-goal-1 = count chances on a single die
lesson-6-goal-2 = see what one man more or less means
lesson-6-goal-3 = find an average of two waits that run side by side
lesson-6-summary-1 = On one die each modifier is worth a sixth.
lesson-6-summary-2 = On two dice the same modifier is worth more or less, depending on where the limit lies.
lesson-6-summary-3 = Of two waits side by side the longer one counts.
lesson-6-exit = Which repair in your home depends on one person?

## 1

lesson-6-repair-title = Can it be mended?
lesson-6-repair-goal = See how often a diesel is repaired at sea.
lesson-6-repair-hook = 25 April 1915. U-21 leaves for the Mediterranean, the first boat to go that way. The oil she takes aboard off Spain does not burn in her engines, and she arrives with hardly any fuel left.
lesson-6-repair-assumption-1 = One damaged diesel, one try after the fight: 4 or less on one die mends it. The limit is that of the parent game.
lesson-6-repair-predict = In how many of 100 tries does the engine run again?
lesson-6-repair-target = it runs again
lesson-6-repair-control = Chief engineer
lesson-6-repair-set-out = wounded
lesson-6-repair-set-fit = fit
lesson-6-repair-set-experte = Experte
lesson-6-repair-right = Well judged: { $target }. You said { $guess }.
lesson-6-repair-low = You said { $guess }; it is { $target }. Four faces of six are good.
lesson-6-repair-high = You said { $guess }; it is { $target }. A 5 and a 6 fail.
lesson-6-repair-explain-1 = The faces 1, 2, 3 and 4 mend the engine, 5 and 6 do not.
lesson-6-repair-explain-2 = Four of the six faces are good: { $target }.
lesson-6-repair-vary = Who repairs most surely?
lesson-6-repair-varied = The Experte: { $expert }. With the engineer wounded it is only { $out }.
lesson-6-repair-check-1 = A modifier of −1 is given for this die. How much is it worth?
lesson-6-repair-check-1-twothirds = One in a hundred
lesson-6-repair-check-1-twothirds-why = A modifier moves the die by one face, not the chance by one in a hundred.
lesson-6-repair-check-1-sixths = One face: a sixth.
lesson-6-repair-check-1-sixths-why = Each face of one die has the same weight.
lesson-6-repair-history-1 = U-21 reached Cattaro on 13 May and sank two battleships off Gallipoli on 25 and 27 May, two weeks later.
lesson-6-repair-history-2 = Repairs took hours or days and many hands; here it is one roll.

## 2

lesson-6-spares-title = The right spare part
lesson-6-spares-goal = See what a modifier of 2 is worth on one die.
lesson-6-spares-hook = 29 July 1917. In the North Sea the gunboat Halcyon rams a boat and drops depth charges; it is thought that she was UB-27. None of her 22 men is saved. Captains who got away with leaking tanks told of it later.
lesson-6-spares-assumption-1 = Damaged fuel tanks are mended with 1 or 2 on one die; unrepaired, the boat must turn back.
lesson-6-spares-predict = In how many of 100 tries are the tanks repaired?
lesson-6-spares-target = they are repaired
lesson-6-spares-control = Spares at hand
lesson-6-spares-set-true = yes
lesson-6-spares-set-false = no
lesson-6-spares-right = Well judged: { $target }. You said { $guess }.
lesson-6-spares-low = You said { $guess }; it is { $target }. A 1 and a 2 both help.
lesson-6-spares-high = You said { $guess }; it is { $target }. Only a 1 or a 2 helps.
lesson-6-spares-explain-1 = Only a 1 or a 2 mends the tanks.
lesson-6-spares-explain-2 = Two of the six faces: { $target }.
lesson-6-spares-vary = When is the repair likelier than not?
lesson-6-spares-varied = With the spares: { $with }. They make 3 and 4 good as well.
lesson-6-spares-check-1 = Three repairs have failed on this patrol. How is the next?
lesson-6-spares-check-1-due = It must succeed now.
lesson-6-spares-check-1-due-why = Each system has its own roll; the die knows nothing of the others.
lesson-6-spares-check-1-one = One try with its own chance.
lesson-6-spares-check-1-one-why = Failed repairs change nothing for another system.
lesson-6-spares-history-1 = Oil on the water betrayed many boats to those who followed.
lesson-6-spares-history-2 = The game counts no tools and no time of year.

## 3

lesson-6-command-title = Who commands?
lesson-6-command-goal = See what the loss of an officer means.
lesson-6-command-hook = 22 April 1918. In the Channel UB-55 strikes a mine and lies on the bottom. Some of her men float out with their breathing sets; only a few live long enough on the surface to be found.
lesson-6-command-assumption-1 = One search after an attack by night: no wake, so 9 or more is needed. The captain commands or, if he is wounded, another officer.
lesson-6-command-predict = In how many of 100 searches is the boat found with the captain in command?
lesson-6-command-target = the boat is found
lesson-6-command-control = In command
lesson-6-command-set-captain = captain
lesson-6-command-set-first-officer = first officer
lesson-6-command-set-second-officer = second officer
lesson-6-command-right = Well judged: { $target }. You said { $guess }.
lesson-6-command-low = You said { $guess }; it is { $target }. The sums 9, 10, 11 and 12 all find it.
lesson-6-command-high = You said { $guess }; it is { $target }. Only the sums 9 to 12 find the boat.
lesson-6-command-explain-1 = With the captain in command nothing is added. The sums 9, 10, 11 and 12 come in 4, 3, 2 and 1 of the 36 throws.
lesson-6-command-explain-2 = That is 10 of 36: { $target }. An officer with the grade of Experte would command as well as the captain.
lesson-6-command-vary = Under whom is the boat found most often?
lesson-6-command-varied = Under the second officer: { $second }; under the first it is { $first }.
lesson-6-command-check-1 = Does each further +1 cost the same?
lesson-6-command-check-1-same = Yes, always one throw of 36.
lesson-6-command-check-1-same-why = On two dice a step that takes in the 7 adds six throws, one that takes in the 3 only two.
lesson-6-command-check-1-near = No, it costs most near the middle.
lesson-6-command-check-1-near-why = Totals near 7 come in the most throws.
lesson-6-command-history-1 = Of most boats that were lost nobody came back; those who could tell are few.
lesson-6-command-history-2 = The game knows seven kinds of men. Each boat had between fourteen and forty, and every one had a name.

## 4

lesson-6-port-title = In the yard and in hospital
lesson-6-port-goal = Find the average of two waits side by side.
lesson-6-port-hook = 5 November 1916. U-20 lies stranded on the coast of Jutland and has been blown up by her crew. All are saved; for her captain a new boat is found. Others waited for months in a yard.
lesson-6-port-assumption-1 = A UB III boat with 3 hull boxes lost; the captain is wounded and recovers in one to six months.
lesson-6-port-predict = How many months pass until the next patrol, on average?
lesson-6-port-target = months on average
lesson-6-port-control = Hull boxes lost
lesson-6-port-right = Well judged: { $target }. You said { $guess }.
lesson-6-port-low = You said { $guess }; it is { $target }. The boat alone needs three.
lesson-6-port-high = You said { $guess }; it is { $target }. The waits run side by side.
lesson-6-port-explain-1 = The boat takes three months. The captain’s die decides only if it shows more: with 1, 2 or 3 both wait three months, with 4, 5 or 6 that many.
lesson-6-port-explain-2 = The six faces give 3, 3, 3, 4, 5 and 6 months, 24 in all; a sixth of that is { $target }.
lesson-6-port-vary = With which damage does it take longest?
lesson-6-port-varied = With 6 boxes: { $heavy }. With an undamaged hull it would be { $light }.
lesson-6-port-check-1 = The boat needs 3 months, the captain 2. When do they sail?
lesson-6-port-check-1-sum = After 5 months.
lesson-6-port-check-1-sum-why = They heal at the same time; nobody waits to begin.
lesson-6-port-check-1-longer = After 3 months.
lesson-6-port-check-1-longer-why = The longer of the two waits decides.
lesson-6-port-history-1 = Her captain Schwieger was lost ten months later with his new boat, U-88.
lesson-6-port-history-2 = In the game a refit lacks neither workers nor copper; in 1918 both were short.
