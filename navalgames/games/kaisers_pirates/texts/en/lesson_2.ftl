# Episode 2: the ship that vanished
lesson-2-title = The ship that vanished
lesson-2-blurb = Autumn 1914: Karlsruhe takes ship after ship in the Atlantic, and one day nobody hears of her any more.
lesson-2-goal-1 = tell what 2 more on a roll are worth against different ships
lesson-2-goal-2 = see how one hit changes the next
lesson-2-goal-3 = judge a number that rests on a guess
lesson-2-summary-1 = One hit prepares the next: a ship that has been hit is far easier to sink.
lesson-2-summary-2 = 2 more on a roll is worth much where it crosses a border, and nothing where even the best roll is too low.
lesson-2-summary-3 = An exact chance can rest on a guess. Say so, and see how much it matters.
lesson-2-exit = When did a plan that was sound in every detail fail because of something nobody had reckoned with?
lesson-2-home-1 = At your next table: before you add a card for 2 more, say what it changes in 100 tries.
lesson-2-home-2 = The British hunted a ship that no longer existed for months. What would you have done differently with what they knew?
lesson-2-what-if = What if damage added up? See what changes
lesson-2-person-koehler = Captain Köhler
lesson-2-person-koehler-post = Cruiser Karlsruhe, off Brazil
lesson-2-person-stoddart = Admiral Stoddart
lesson-2-person-stoddart-post = British squadron off Brazil
lesson-2-ending-1 = On 4 November 1914 an explosion tore Karlsruhe apart on a calm sea; Köhler and more than 260 men died. Her supply ship Rio Negro brought the others home without being seen.
lesson-2-ending-2 = How much she hurt trade is argued about: sixteen ships, but each had to be replaced, insured and protected.
lesson-2-ending-3 = No roll in the game sinks a ship that nobody attacks. The commonest surprises of war, accident, fire and fog, are not on the dice.
lesson-2-more-1 = By night a searchlight gives 3 more. Is that worth the darkness that costs 1?
lesson-2-more-2 = How long would the slower Leipzig have lasted under the same hunt?

# 1
lesson-2-surprise-title = Where do you spend the surprise?
lesson-2-surprise-goal = See what 2 more are worth.
lesson-2-surprise-hook = 22 September 1914, off Brazil. You are Captain Köhler of Karlsruhe, the fastest German cruiser overseas. You hide beside the steamer lanes and can surprise one ship. Two are in reach.
lesson-2-surprise-rule-1 = Karlsruhe rolls dice of 10, 8 and 6 faces and adds 2 for the surprise; the highest counts.
lesson-2-surprise-rule-2 = Rio Iguassu rolls one die of 6, the liner Vandyck one of 10.
lesson-2-surprise-rule-3 = Twice as much sinks: 9 and 2 make 11, enough against 5.
lesson-2-surprise-assumption-1 = Nobody answers.
lesson-2-surprise-scene = Karlsruhe and the card Surprise Attack are framed in yellow. The two steamers are the other player’s; whoever is sunk comes to you.
lesson-2-surprise-act-task = On which of the two do you spend the surprise?
lesson-2-surprise-act-small = Rio Iguassu: cargo, 5 points
lesson-2-surprise-act-large = Vandyck: liner, 9 points
lesson-2-surprise-act-told = With the surprise the small ship is sunk { $small-often }, the liner { $large-often }. The sure one is worth 5 points, the other 9.
lesson-2-surprise-predict = Out of 100 such attacks, in how many is your target sunk?
lesson-2-surprise-target = the target is sunk
lesson-2-surprise-control = Surprise Attack
lesson-2-surprise-set-true = yes
lesson-2-surprise-set-false = no
lesson-2-surprise-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-2-surprise-low = You said { $guess }; it is { $target-plain }. Three dice and 2 more reach high.
lesson-2-surprise-high = You said { $guess }; it is { $target-plain }. Twice as much is a lot when the ship rolls high.
lesson-2-surprise-explain-1 = Rio Iguassu rolls at most 6, so a 10 with 2 more is always enough, and an 8 with 2 more against everything up to 5. That makes { $small-plain }.
lesson-2-surprise-explain-2 = Vandyck may roll 7 to 10. Then 14 or more would be needed, and with 12 at best nothing can be done: four of her ten faces are safe. That makes { $large-plain }.
lesson-2-surprise-explain-3 = So 2 more help only where they cross a border. Against safe faces they are wasted.
lesson-2-surprise-vary = Attack without the surprise. How much was it worth?
lesson-2-surprise-varied = Without it Rio Iguassu goes down { $small-plain-guns-often }, Vandyck { $large-plain-guns-often }.
lesson-2-surprise-check-1 = Karlsruhe’s highest die is 8. Against which roll does the surprise turn a hit into a sinking?
lesson-2-surprise-check-1-same = Against a 5 and against a 7
lesson-2-surprise-check-1-same-why = 8 and 2 make 10. Against a 7 that is higher, but 14 would sink.
lesson-2-surprise-check-1-depends = Against a 5 only
lesson-2-surprise-check-1-depends-why = 8 is not twice 5, but 10 is. Here the 2 crosses a border.
lesson-2-surprise-check-1-large = Against a 7 only: there she needs it.
lesson-2-surprise-check-1-large-why = To need help is not to be helped: against a 7 even 10 is only higher.
lesson-2-surprise-check-2 = Another day, the same two ships and the same card. What do you order?
lesson-2-surprise-check-2-small = Surprise Rio Iguassu
lesson-2-surprise-check-2-small-why = The surest five points. The rich one steams on and warns the coast.
lesson-2-surprise-check-2-large = Surprise Vandyck
lesson-2-surprise-check-2-large-why = Nine points in about two of five attacks. Most of the time you have spent the card for less.
lesson-2-surprise-check-2-keep = Attack Vandyck, keep the card
lesson-2-surprise-check-2-keep-why = A smaller chance today, and the card for a better day, if one comes.
lesson-2-surprise-check-2-column-sunk = Sunk
lesson-2-surprise-check-2-column-off = Comes off unhurt
lesson-2-surprise-history-1 = Karlsruhe took Rio Iguassu on 22 September, put her crew aboard a consort and sank her. In ten weeks she took sixteen ships, and hardly anybody was hurt.
lesson-2-surprise-history-2 = Köhler’s surprise was a screen of captured coal ships that searched a wide strip of sea for him. The game makes it a card.

# 2
lesson-2-again-title = By day, or by night?
lesson-2-again-goal = See what the dark is worth, and what one hit does.
lesson-2-again-act-task = She can slip away, but not in the dark. When do you attack?
lesson-2-again-act-day = Attack by day
lesson-2-again-act-night = Attack by night
lesson-2-again-act-told = By day she is sunk { $day-often }, by night { $night-often }. The dark takes 1 off your roll and her card out of her hand: the weaker roll sinks more.
lesson-2-again-rule-3 = By night you take 1 off. By day Break Contact may save her: its 10 and 4 against your 10.
lesson-2-again-since-small = You spent the surprise on the small ship. Now the liner comes.
lesson-2-again-since-large = You spent the surprise on Vandyck. In history you met her a month later.
lesson-2-again-since-none = Now the largest ship of the whole cruise comes.
lesson-2-again-carried = It is your own story: { $own-target_damaged ->
    [true] your surprise has damaged Vandyck, and she carries the mark.
   *[other] Vandyck is whole, and the other steamer is as your dice left her.
 }
lesson-2-again-hook = 26 October 1914. You meet the liner Vandyck.
lesson-2-again-rule-1 = Your highest die above hers damages; twice hers sinks.
lesson-2-again-rule-2 = A damaged ship takes 2 off. A second hit adds nothing.
lesson-2-again-assumption-1 = No other card answers.
lesson-2-again-scene = Framed in yellow: your Karlsruhe and Vandyck. { $own-target_damaged ->
    [true] She carries the mark of your hit.
   *[other] If she is only damaged, she gets a mark.
 }
lesson-2-again-predict = How often does a single attack sink Vandyck?
lesson-2-again-option-seldom = Less than 25 times in 100
lesson-2-again-option-third = 25 to 39 times
lesson-2-again-option-half = 40 to 59 times
lesson-2-again-option-most = 60 times or more
lesson-2-again-target = Vandyck is sunk
lesson-2-again-control = Vandyck is damaged already
lesson-2-again-set-true = yes
lesson-2-again-set-false = no
lesson-2-again-right = Well judged: { $target-plain }.
lesson-2-again-low = It is more: { $target-plain }. Vandyck’s one die is low often enough.
lesson-2-again-high = It is less: { $target-plain }. Twice as much is a lot to ask of a ship with a die of 10.
lesson-2-again-explain-1 = { $order ->
    [night] By night nothing lets her slip away. But your 10 counts as 9 now.
   *[other] First she tries to slip away: that succeeds { $away-often }. Only if it fails do your guns count.
 }
lesson-2-again-explain-2 = { $own-target_damaged ->
    [true] { $order ->
        [night] Damaged, she takes 2 off: her 6 counts as 4, and a 9 is enough for that. So six of her ten faces can be sunk: { $sunk-plain } in all.
       *[other] Damaged, she takes 2 off: her 7 counts as 5, and a 10 is twice that. So seven of her ten faces can be sunk: { $sunk-plain } in all.
    }
   *[other] { $order ->
        [night] A 9 is enough against a 4, not against a 5. So only four of her ten faces can be sunk: { $sunk-plain } in all.
       *[other] A 10 is twice a 5. So five of her ten faces can be sunk: { $sunk-plain } in all.
    }
 }
lesson-2-again-vary = { $own-target_damaged ->
    [true] Suppose your surprise had missed, and Vandyck were whole. What did that one hit change?
   *[other] Come back to a Vandyck that is damaged. What has one hit changed?
 }
lesson-2-again-varied = { $own-target_damaged ->
    [true] Whole, it is { $day-whole-often } by day and { $night-whole-often } by night. Your one hit has made a sinking about twice as likely.
   *[other] Now it is { $day-hurt-often } by day and { $night-hurt-often } by night. One hit makes a sinking about twice as likely.
 }
lesson-2-again-check-1 = By day, Vandyck is damaged and could not slip away. She shows a 7, Karlsruhe’s highest die is a 10. What happens?
lesson-2-again-check-1-seven = She lives: 10 is not twice 7.
lesson-2-again-check-1-seven-why = That would be so if she were sound. Damaged, her 7 counts as 5 only.
lesson-2-again-check-1-second-hit = She is sunk: a second hit is enough.
lesson-2-again-check-1-second-hit-why = Not by itself: with a 9 on Karlsruhe’s side she would live. It takes twice as much, every time.
lesson-2-again-check-1-five = She is sunk: her 7 counts as 5.
lesson-2-again-check-1-five-why = And 10 is just twice 5. The first hit has moved the border.
lesson-2-again-history-1 = Köhler kept the passengers well, gave them another captured ship to land in, and sank Vandyck. Newspapers printed the list of his other prizes only then.
lesson-2-again-history-2 = A liner without guns does not fight off a cruiser. In the game her dice stand for speed, watchfulness and luck.

# 3
lesson-2-hunters-title = What if they find her?
lesson-2-hunters-goal = Judge a chance that rests on a guess.
lesson-2-hunters-hook = November 1914. Look through the hunter’s eyes for once. You are Admiral Stoddart; two German ships are at large in your waters, and your cruisers suffice for one search.
lesson-2-hunters-rule-1 = The squadron rolls dice of 10 and 8. Karlsruhe answers with 10 and 8, Kronprinz Wilhelm with 10 and 4; the higher counts.
lesson-2-hunters-rule-2 = Higher damages, twice as much sinks. A tie does nothing.
lesson-2-hunters-assumption-1 = All these dice are our reconstruction, from guns, armour and speed.
lesson-2-hunters-scene = Stoddart’s side of the table. The two framed German ships are the other player’s; whichever you sink comes to you.
lesson-2-hunters-predict = Twenty such meetings. How often does each of these happen?
lesson-2-hunters-target = she comes off unhurt
lesson-2-hunters-control = Dice of the squadron
lesson-2-hunters-set-d10-d8 = 10 and 8
lesson-2-hunters-set-d10-d6 = 10 and 6
lesson-2-hunters-set-d10 = 10
lesson-2-hunters-set-d8 = 8
lesson-2-hunters-right = Very close to the real shape. She comes off unhurt in { $target }.
lesson-2-hunters-low = You gave “no effect” too little: { $target }. She has a die of 10 as well, and ties are hers.
lesson-2-hunters-high = You gave “no effect” too much: { $target }. About every second meeting hurts her.
lesson-2-hunters-shape = “No effect” was about right ({ $target }). Damaged: { $damaged-plain }; sunk: { $sunk-plain }.
lesson-2-hunters-explain-1 = Karlsruhe has the squadron’s dice: each is higher equally often, and ties go to her. She comes off { $cruiser-often }.
lesson-2-hunters-explain-2 = Kronprinz Wilhelm’s second die has only four faces: { $liner-often }.
lesson-2-hunters-explain-3 = Sinking needs twice as much; against good dice that is rare, against a single good one less so.
lesson-2-hunters-vary = We do not know the printed dice of most squadrons. Suppose ours are too strong: make them weaker until she escapes in more than two thirds, whichever you hunt.
lesson-2-hunters-varied = With a single die of 8 Karlsruhe comes off { $cruiser-weak-often }, Kronprinz Wilhelm { $liner-weak-often }. So much hangs on one guess.
lesson-2-hunters-check-1 = The page tells her chance to one decimal. How should one read that?
lesson-2-hunters-check-1-true = As the truth, to a thousandth.
lesson-2-hunters-check-1-true-why = The reckoning is exact, what goes into it is not: the dice are our guess.
lesson-2-hunters-check-1-useless = As worthless, since it is guessed.
lesson-2-hunters-check-1-useless-why = The guess follows a rule, and every sensible guess gives somewhere between two fifths and four fifths.
lesson-2-hunters-check-1-both = As exact for these dice, and rough for the ship.
lesson-2-hunters-check-1-both-why = Say what is known and what is assumed, and show how far the answer moves.
lesson-2-hunters-check-2 = Karlsruhe has been damaged and is found again: 2 is taken off her roll. In how many of 100 such meetings is she sunk?
lesson-2-hunters-check-2-right = More than twice as often as before. Keep that for the next step.
lesson-2-hunters-check-2-high = She still has two dice and the ties; against an 8 or more of hers nothing is twice as much.
lesson-2-hunters-check-2-low = Her 7 counts as 5, her 5 as 3. That brings many rolls within reach of twice as much.
lesson-2-hunters-check-2-mark-cruiser-sunk = undamaged
lesson-2-hunters-more-1 = A rule of ours gives the right dice for the three ships whose dice are known. Does that prove it for Karlsruhe?
lesson-2-hunters-more-1-more = Yes, three of three.
lesson-2-hunters-more-1-more-why = The rule was made to fit those three. A test needs a ship it was not made for.
lesson-2-hunters-more-1-fits = No, it was made to fit them.
lesson-2-hunters-more-1-fits-why = It may still be the best guess there is. It only must not be called evidence.
lesson-2-hunters-more-1-nothing = No, three cases never say anything.
lesson-2-hunters-more-1-nothing-why = They would say something if the rule had not been made to fit them.
lesson-2-hunters-history-1 = Ships were sent to look for her from the West Indies to the coast of Africa. She could steam 28 knots, faster than most of those that hunted her.
lesson-2-hunters-history-2 = The real hunters had coal, wireless and rumours to think of. In the game a card in the hand finds every ship.
lesson-2-hunters-act-task = Which one do you hunt? The number on her card is what she counts, her dice are what she answers with.
lesson-2-hunters-act-karlsruhe = Karlsruhe: 20 points, strong and fast
lesson-2-hunters-act-liner = Kronprinz Wilhelm: 13 points, a weak second die
lesson-2-hunters-act-beside = she is sunk
lesson-2-hunters-act-told = Karlsruhe is sunk { $cruiser-sunk-often }, Kronprinz Wilhelm { $liner-sunk-often }. Fewer points, and nearly twice as often: on average she brings more.

# 4
lesson-2-luck-title = How long does luck hold?
lesson-2-luck-goal = Follow one ship through several dangers.
lesson-2-luck-since-small = You are Köhler again. With small ships and surprises you have filled your list. How long can it go on?
lesson-2-luck-since-large = You are Köhler again. You went for the richest ship. How long can it go on?
lesson-2-luck-since-none = You are Köhler again. Sixteen ships in ten weeks. How long can it go on?
lesson-2-luck-hook = 4 November 1914. Before you lies Barbados, a rich harbour. The sea is calm, nobody is in sight. Suppose British ships find you three times, one after the other.
lesson-2-luck-rule-1 = You roll 10 and 8. Near Barbados a squadron rolls 10 and 8, out at sea a cruiser one die of 10. Higher damages, twice as much sinks.
lesson-2-luck-rule-2 = Damage stays: 2 off her roll. It does not add up.
lesson-2-luck-assumption-1 = She cannot repair between the meetings.
lesson-2-luck-assumption-2 = Who searches where is a supposition for this step.
lesson-2-luck-act-task = Where do you steer?
lesson-2-luck-act-told = Three meetings with squadrons sink you { $coast-often }, with single cruisers { $open-often }. A die less for the hunters helps, but it does not save you.
lesson-2-luck-act-coast = To Barbados, where squadrons gather
lesson-2-luck-act-open = Out to sea, where single cruisers search
lesson-2-luck-scene = Your Karlsruhe, framed in yellow, still unhurt. She is shown as the meetings leave her.
lesson-2-luck-predict = Out of 100 such cruises, in how many is Karlsruhe sunk by the third meeting at the latest?
lesson-2-luck-target = Karlsruhe is sunk
lesson-2-luck-control = Meetings
lesson-2-luck-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-2-luck-low = You said { $guess }; it is { $target-plain }. A ship that has been hit once is much easier to sink the next time.
lesson-2-luck-high = You said { $guess }; it is { $target-plain }. More than half of the first meetings leave her unhurt.
lesson-2-luck-explain-1 = One meeting sinks her { $one-often }, two { $two-often }. The second adds more than the first.
lesson-2-luck-explain-2 = That is because it finds some ships damaged: with 2 off their roll twice as much is easier to reach.
lesson-2-luck-explain-3 = To be unhurt after three meetings is rare, too: { $whole-plain }.
lesson-2-luck-vary = With how many meetings is she sunk more often than not, for the first time, wherever she steers?
lesson-2-luck-varied = Four: { $four-often } near Barbados, { $open-four-often } out at sea. A bold cruise is a race against the number of meetings.
lesson-2-luck-check-1 = One meeting sinks her { $one-often }. What about three?
lesson-2-luck-check-1-three = Three times as often
lesson-2-luck-check-1-three-why = Adding would do if nothing carried over. But damage does.
lesson-2-luck-check-1-worse = Still more often than three times
lesson-2-luck-check-1-worse-why = Each meeting may prepare the next one by a hit that does not sink.
lesson-2-luck-check-1-same = No more often, she is always the same ship
lesson-2-luck-check-1-same-why = She is not: after a hit her roll is worse by 2 for the rest of the cruise.
lesson-2-luck-check-2 = She has come through four meetings unhurt. What about the fifth?
lesson-2-luck-check-2-due = Now it must catch her.
lesson-2-luck-check-2-due-why = An unhurt ship has the same dice as on the first day.
lesson-2-luck-check-2-same = Her chance is that of the first meeting.
lesson-2-luck-check-2-same-why = What does not carry over does not count. Only damage would.
lesson-2-luck-check-2-luck = Smaller: her luck holds.
lesson-2-luck-check-2-luck-why = Luck is not kept in a ship. The dice of the fifth meeting are those of the first.
lesson-2-luck-more-1 = Put these in order.
lesson-2-luck-more-1-first = rarest
lesson-2-luck-more-1-last = most often
lesson-2-luck-more-1-one = Sunk in the first meeting
lesson-2-luck-more-1-one-why = The rarest comes first: twice as much at once, against good dice.
lesson-2-luck-more-1-whole = Unhurt after three
lesson-2-luck-more-1-whole-why = A good half of a good half of a good half is less than a fifth, and still more than an eighth.
lesson-2-luck-more-1-two = Sunk by the second
lesson-2-luck-more-1-two-why = Two chances, and damage from the first helps the second.
lesson-2-luck-more-1-right = Danger adds up faster than luck lasts.
lesson-2-luck-history-1 = That evening, while a band was playing on deck, the forward part of the ship blew up. The cause was never found. The Admiralty searched for Karlsruhe until March 1915.
lesson-2-luck-history-2 = The three meetings are ours; after her first days no warship ever found her.

# Mission

lesson-2-mission-title = Now you: a day of Karlsruhe’s
lesson-2-mission-task = 22 September 1914, off Brazil. You have one turn with Karlsruhe and six cards. A card laid across her lets her attack one ship; Surprise Attack adds 2. Look at the others’ dice: where are 2 more worth most? Win a ship.
lesson-2-mission-goal = win a ship this turn
lesson-2-mission-word-1 = 4, 6, 8, 10 on a ship or card: dice with so many faces. Throw all of them; only the highest counts.
lesson-2-mission-word-2 = Attack, Defence: a higher attack damages, one at least twice as high sinks. A damaged ship takes 2 off its defence.
lesson-2-mission-word-3 = Across Karlsruhe: once in a turn she attacks one merchantman, with her own dice whichever card it is; “Night –1” takes 1 off.
lesson-2-mission-word-4 = Across, before the fleet: British ships attack a German ship of the other side, with the card’s dice at “Intercept”.
lesson-2-mission-word-5 = Surprise Attack: lay it upright, and add it when the attack is declared: 2 more on the attack.
lesson-2-mission-word-6 = Win a ship: sink her, and she lies in your VP pile. A ship captured with Boarding Party does not lie there yet.
lesson-2-mission-met = { $number ->
    [one] One ship won.
   *[other] { $number } ships won.
 } Karlsruhe took sixteen in ten weeks, and no hunter caught her; on 4 November 1914 an explosion tore her apart on a calm sea.
lesson-2-mission-missed = No ship this time. Karlsruhe took sixteen in ten weeks, until an explosion tore her apart on a calm sea. Which card would you use otherwise?
