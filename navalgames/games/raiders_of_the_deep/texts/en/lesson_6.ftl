# Episode 6

lesson-6-title = Wounds and repairs
lesson-6-blurb = What breaks, who can mend it, and how long it takes.
lesson-6-goal-1 = count chances on a single die
lesson-6-goal-2 = see what one man more or less means
lesson-6-goal-3 = find an average of two waits that run side by side
lesson-6-summary-1 = On one die each modifier is worth a sixth.
lesson-6-summary-2 = The same modifier is worth more or less on two dice, depending on where one stands.
lesson-6-summary-3 = Of two waits side by side the longer one counts.
lesson-6-exit = Which repair in your home depends on one person?

## 1

lesson-6-repair-title = Can it be mended?
lesson-6-repair-goal = See how often a diesel is repaired at sea.
lesson-6-repair-hook = 25 April 1915. U-21 leaves for the Mediterranean, the first boat on that way. The oil she takes aboard off Spain does not burn in her engines. She arrives with hardly any left.
lesson-6-repair-assumption-1 = One damaged diesel, one try after the fight; the limit is that of the parent game.
lesson-6-repair-predict = In how many of 100 tries does the engine run again?
lesson-6-repair-target = it runs again
lesson-6-repair-control = Chief engineer
lesson-6-repair-set-out = wounded
lesson-6-repair-set-fit = fit
lesson-6-repair-set-experte = Experte
lesson-6-repair-right = Well judged: { $target }. You said { $guess }.
lesson-6-repair-low = You said { $guess }; it is { $target }. Four faces of six are good.
lesson-6-repair-high = You said { $guess }; it is { $target }. A 5 and a 6 fail.
lesson-6-repair-explain-1 = One die must show 4 or less.
lesson-6-repair-explain-2 = With an Experte it is { $expert }, with the engineer wounded { $out }.
lesson-6-repair-vary = Who repairs most surely?
lesson-6-repair-varied = The Experte: { $expert }.
lesson-6-repair-check-1 = The Experte gives −1. How much is that?
lesson-6-repair-check-1-twothirds = One in a hundred
lesson-6-repair-check-1-twothirds-why = A modifier moves the die by one face, not the chance by one in a hundred.
lesson-6-repair-check-1-sixths = One face: a sixth
lesson-6-repair-check-1-sixths-why = Each face of one die has the same weight.
lesson-6-repair-history-1 = U-21 reached Cattaro, and a month later sank two battleships off Gallipoli.
lesson-6-repair-history-2 = Repairs took hours or days and many hands; here it is one roll.

## 2

lesson-6-spares-title = The right spare part
lesson-6-spares-goal = See what two steps on one die are worth.
lesson-6-spares-hook = 29 July 1917. In the North Sea the gunboat Halcyon rams a boat and drops depth charges: UB-27, it is thought. None of her 22 men is saved. Of boats that got away with leaking tanks many a captain told later.
lesson-6-spares-assumption-1 = Damaged fuel tanks; without repair the boat must turn back.
lesson-6-spares-predict = In how many of 100 tries are the tanks repaired?
lesson-6-spares-target = they are repaired
lesson-6-spares-control = Spares at hand
lesson-6-spares-set-true = yes
lesson-6-spares-set-false = no
lesson-6-spares-right = Well judged: { $target }. You said { $guess }.
lesson-6-spares-low = You said { $guess }; it is { $target }.
lesson-6-spares-high = You said { $guess }; it is { $target }. Only a 1 or a 2 helps.
lesson-6-spares-explain-1 = Fuel tanks are repaired on 1 or 2.
lesson-6-spares-explain-2 = The spares make 3 and 4 good as well: { $with }.
lesson-6-spares-vary = When is the repair likelier than not?
lesson-6-spares-varied = With the spares: { $with }.
lesson-6-spares-check-1 = Three repairs have failed on this patrol. And the next?
lesson-6-spares-check-1-due = It must succeed now.
lesson-6-spares-check-1-due-why = Each system has its own roll; the die knows nothing of the others.
lesson-6-spares-check-1-one = One try with its own chance
lesson-6-spares-check-1-one-why = Failed repairs change nothing for another system.
lesson-6-spares-history-1 = Oil on the water betrayed many boats to those who followed.
lesson-6-spares-history-2 = The game counts no tools and no time of year.

## 3

lesson-6-command-title = Who commands?
lesson-6-command-goal = See what the loss of an officer means.
lesson-6-command-hook = 22 April 1918. In the Channel UB-55 strikes a mine and lies on the bottom. Some men float out with their breathing sets; only a few live long enough on the surface to be found.
lesson-6-command-assumption-1 = One search after an attack by day; the captain or, if he is wounded, another commands.
lesson-6-command-predict = In how many of 100 searches is the boat found with the captain in command?
lesson-6-command-target = the boat is found
lesson-6-command-control = In command
lesson-6-command-set-captain = captain
lesson-6-command-set-first-officer = first officer
lesson-6-command-set-second-officer = second officer
lesson-6-command-right = Well judged: { $target }. You said { $guess }.
lesson-6-command-low = You said { $guess }; it is { $target }.
lesson-6-command-high = You said { $guess }; it is { $target }.
lesson-6-command-explain-1 = Under the first officer it is { $first }, under the second { $second }.
lesson-6-command-explain-2 = An Experte commands as well as the captain.
lesson-6-command-vary = Under whom is the boat found most often?
lesson-6-command-varied = Under the second officer: { $second }.
lesson-6-command-check-1 = Does each further +1 cost the same?
lesson-6-command-check-1-same = Yes, always one way of 36
lesson-6-command-check-1-same-why = On two dice a step past 7 has six ways, a step past 3 only two.
lesson-6-command-check-1-near = No, most near the middle
lesson-6-command-check-1-near-why = Totals near 7 have the most ways.
lesson-6-command-history-1 = Most wounded boats were lost with everybody; those who could tell of it are few.
lesson-6-command-history-2 = The game knows seven kinds of men. Each boat had between fourteen and forty names.

## 4

lesson-6-port-title = In the yard, in the hospital
lesson-6-port-goal = Find the average of two waits side by side.
lesson-6-port-hook = 5 November 1916. U-20 lies stranded on the coast of Jutland and has been blown up by her crew. All are saved; for her captain a new boat is found. Others waited for months in a yard.
lesson-6-port-assumption-1 = A UB III boat with 3 hull boxes lost; the captain is wounded and recovers in one to six months.
lesson-6-port-predict = How many months until the next patrol, on average?
lesson-6-port-target = months on average
lesson-6-port-control = Hull boxes lost
lesson-6-port-right = Well judged: { $target }. You said { $guess }.
lesson-6-port-low = You said { $guess }; it is { $target }. The boat alone needs three.
lesson-6-port-high = You said { $guess }; it is { $target }. The waits run side by side.
lesson-6-port-explain-1 = The boat takes three months; only a captain with a 4, 5 or 6 takes longer.
lesson-6-port-explain-2 = With an undamaged hull it would be { $light }.
lesson-6-port-vary = With which damage does it take longest?
lesson-6-port-varied = With 6 boxes: { $heavy }.
lesson-6-port-check-1 = The boat needs 3 months, the captain 2. When do they sail?
lesson-6-port-check-1-sum = After 5 months
lesson-6-port-check-1-sum-why = They heal at the same time; nobody waits to begin.
lesson-6-port-check-1-longer = After 3 months
lesson-6-port-check-1-longer-why = Whoever of the two takes longer decides.
lesson-6-port-history-1 = The wreck of U-20 lay on that beach for years; her gun tower is in a museum there.
lesson-6-port-history-2 = A refit in the game has no lack of workers or copper; in 1918 there was a lack of both.
