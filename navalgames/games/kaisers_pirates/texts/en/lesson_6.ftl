# Episode 6: every card has two uses
lesson-6-title = Every card has two uses
lesson-6-blurb = December 1914: one old raider, a whole ocean, and hunters who must choose what to do with the little they have.
lesson-6-goal-1 = compare two uses of the same thing by what each brings
lesson-6-goal-2 = see what many small chances bring together
lesson-6-goal-3 = see what it costs, and what it brings, to keep something back
lesson-6-summary-1 = The likelier success is not always the better one: ask also what it brings.
lesson-6-summary-2 = Using a card one way means not using it the other way: that is its price.
lesson-6-summary-3 = Many weak blows seldom fail all together; one strong blow often does.
lesson-6-exit = Name something of yours that can be used once only, in two ways. How do you decide?
lesson-6-home-1 = At your next table: before you play a card, say aloud what its other half would have brought.
lesson-6-home-2 = Captain Wedgwood tried to ram a raider with a slow steamer. Brave or foolish? What did he know, and what could he lose?
lesson-6-what-if = What if the rules of pursuit were harder on ships that run? See what changes
lesson-6-person-thierichens = Captain Thierichens
lesson-6-person-thierichens-post = Raider Prinz Eitel Friedrich
lesson-6-person-wedgwood = Captain Wedgwood
lesson-6-person-wedgwood-post = Steamer Willerby
lesson-6-person-admiralty = An officer of the Admiralty
lesson-6-person-admiralty-post = at a desk of the navy in London, hunting raiders
lesson-6-ending-1 = On 8 April 1915 Prinz Eitel Friedrich was interned in the United States. In seven months she had sunk eleven ships; no hunter had ever brought her to battle.
lesson-6-ending-2 = Was that a success for the hunters? She was gone, without a shot. But dozens of ships had searched for her and her like for half a year; whether that was worth more than eleven steamers is argued about.
lesson-6-ending-3 = The game says that hunters shut a raider in. In truth her captain chose internment himself, to save his crew.
lesson-6-more-1 = A fleet of six ships and the same card: how many run out of coal on average, and how often does nobody?
lesson-6-more-2 = March 1917: Otaki, with one gun, against Möwe. How often is she sunk although she fires back?

# 1
lesson-6-hunt-title = Her harbour or her coal?
lesson-6-hunt-goal = Compare two cards that strike without a shot.
lesson-6-hunt-hook = 5 December 1914, off Chile. The old German liner Prinz Eitel Friedrich sinks a steamer and vanishes. Her engines are worn, coal is short. You hunt her, and Captain Thierichens, from a desk in London.
lesson-6-hunt-rule-1 = Every card may send ships, or its text may be used. Once used it is gone.
lesson-6-hunt-rule-2 = Interned challenges with dice of 10 and 8 faces, the higher counts; she responds with one of 10. Higher: she must give up in a neutral harbour and is gone.
lesson-6-hunt-rule-3 = Rendezvous Missed challenges with one die of 10, she responds with one of 10. Higher: she runs out of coal.
lesson-6-hunt-assumption-1 = She is known, unhurt and has coal. The dice of Interned are printed, the others our reconstruction.
lesson-6-hunt-scene = Prinz Eitel Friedrich, framed in yellow, is in the other player’s fleet. If Interned succeeds, she leaves the table for a neutral harbour, and nobody scores. The coal card tries her comrades after her.
lesson-6-hunt-act-task = Which card do you play against her?
lesson-6-hunt-act-harbour = Interned: shut her up in a harbour
lesson-6-hunt-act-coal = Rendezvous Missed: chase her coal ships
lesson-6-hunt-act-told = Interned succeeds { $harbour-often }, Rendezvous Missed { $coal-often }. With ten faces against ten the ties fail; the die of 8 makes up for them.
lesson-6-hunt-predict = In how many of 100 cases does your card succeed against her?
lesson-6-hunt-target = the card succeeds
lesson-6-hunt-control = Added to the roll
lesson-6-hunt-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-6-hunt-low = You said { $guess }; it is { $target-plain }. Ties fail, but that costs only one roll in ten.
lesson-6-hunt-high = You said { $guess }; it is { $target-plain }. Ties leave everything as it was.
lesson-6-hunt-explain-1 = Ten faces against ten: of 100 ways 45 are higher, 45 lower and 10 equal. That is Rendezvous Missed: { $alone-plain }.
lesson-6-hunt-explain-2 = Interned has a second die. Where the first is low, the 8 faces may still be higher.
lesson-6-hunt-explain-3 = That turns some defeats into successes, and so { $harbour-plain }.
lesson-6-hunt-vary = Suppose 2 or 4 is added to the roll, as Interned gets against a worn ship. When does your card succeed in more than three cases of four?
lesson-6-hunt-varied = With 4: Interned then succeeds { $worn-harbour-often }, a single die of 10 { $worn-coal-often }. A worn ship seeks a harbour by herself.
lesson-6-hunt-check-1 = Which of the two cards is better, then?
lesson-6-hunt-check-1-chance = The one that succeeds more often.
lesson-6-hunt-check-1-chance-why = A chance is half the answer. The other half is what success brings and what the card could have done instead.
lesson-6-hunt-check-1-price = It depends on what each success brings, and on the other use of the card.
lesson-6-hunt-check-1-price-why = Interned takes away one ship for good; the other card tries all ships of a fleet, as you will see.
lesson-6-hunt-check-1-free = Both, one after the other; it costs nothing.
lesson-6-hunt-check-1-free-why = It costs two cards, and each could have sent a squadron.
lesson-6-hunt-history-1 = The steamer was Charcas. Prinz Eitel Friedrich had left China in August, had been with Admiral von Spee for a time and was on her own now.
lesson-6-hunt-history-2 = No desk could press a ship into a harbour. It could only watch ports and coal ships; the game makes two cards of that.

# 2
lesson-6-colliers-title = A little against many
lesson-6-colliers-goal = See what many small chances bring together.
lesson-6-colliers-since-harbour = You thought of her harbour. Think of the coal of all of them now.
lesson-6-colliers-since-coal = You thought of her coal. It is not only hers.
lesson-6-colliers-since-none = Coal is the weak point of all raiders.
lesson-6-colliers-hook = 8 December 1914. Off the Falkland Islands Spee’s squadron is destroyed, and two of his three supply ships with it. The few raiders left live from one coal ship to the next. You strike at the coal of all of them.
lesson-6-colliers-rule-1 = Rendezvous Missed tries every German ship of one player: the card challenges with one die of 10, the ship responds with one of 10.
lesson-6-colliers-rule-2 = Higher: that ship is out of coal. 7 against 6 is enough, 6 against 6 is not. If a prize steams with them, she brings coal: 2 is taken off each challenge.
lesson-6-colliers-assumption-1 = Three ships, all with coal.
lesson-6-colliers-scene = A game, not the map of that day: fleets are dealt at random and belong to players, not nations. Framed in yellow are the other player’s ships, tried one after the other. Who runs out of coal gets a mark. King Lud, the prize, steams with them until you sink her.
lesson-6-colliers-act-task = The prize King Lud steams with them. Do you play the card at once, or sink her first and play it a turn later?
lesson-6-colliers-act-later = First the prize: costs a turn
lesson-6-colliers-act-now = At once: 2 off each roll
lesson-6-colliers-act-beside = out of coal on average
lesson-6-colliers-act-told = Without the prize { $mean-later-decimal } ships run out on average, with her { $mean-now-decimal }. A full coal ship in one’s wake is worth more than a gun. What a turn is worth, no table says.
lesson-6-colliers-predict = Twenty times the card is played. How often do 0, 1, 2 and 3 ships run out of coal?
lesson-6-colliers-target = exactly one runs out
lesson-6-colliers-control = Ships that are tried
lesson-6-colliers-right = Very close to the real shape. Exactly one: { $target }.
lesson-6-colliers-low = You gave “one” too little. It comes with { $target }: one is the commonest case.
lesson-6-colliers-high = You gave “one” too much. It comes with { $target }; none and two together are more frequent.
lesson-6-colliers-shape = “One” was about right ({ $target }), but the rest has another shape: none { $none-plain }, two { $two-plain }, three { $three-plain }.
lesson-6-colliers-explain-1 = { $order ->
    [now] With the prize each ship escapes eighteen times in twenty-five. All three escape: multiply, and you get { $none-now-plain }. Without her each escapes eleven times in twenty: { $none-later-plain }.
   *[other] Without a prize each ship escapes eleven times in twenty. All three escape: multiply, and you get { $none-later-plain }. With her each escapes eighteen times in twenty-five: { $none-now-plain }.
 }
lesson-6-colliers-explain-2 = { $order ->
    [now] That one alone is hit can happen in three ways: the first, the second or the third. So one is commoner than none even now.
   *[other] That one alone is hit can happen in three ways: the first, the second or the third. So one is much commoner than none.
 }
lesson-6-colliers-explain-3 = { $order ->
    [now] On average it is three times the chance of one ship: { $mean-now-decimal } ships; without the prize { $mean-later-decimal }.
   *[other] On average it is three times the chance of one ship: { $mean-later-decimal } ships; with the prize { $mean-now-decimal }.
 }
lesson-6-colliers-vary = Change how many ships are at sea. With how many is “nobody runs out” the most frequent case, prize or no prize?
lesson-6-colliers-varied = With a single one: she escapes in { $alone-later-plain } without a prize, in { $alone-now-plain } with her. Many ships are many occasions.
lesson-6-colliers-check-1 = Two cards bring the same on average. One strikes three ships weakly, the other one ship hard. Is it all the same?
lesson-6-colliers-check-1-same = Yes, same average, same worth.
lesson-6-colliers-check-1-same-why = In the long run they agree. In one turn they differ: one often brings nothing at all.
lesson-6-colliers-check-1-spread = No, the weak blows seldom fail all together.
lesson-6-colliers-check-1-spread-why = Three occasions instead of one; something nearly always comes of it.
lesson-6-colliers-check-1-one = No, three blows hit three times.
lesson-6-colliers-check-1-one-why = Each of them fails more often than not. All three hit very rarely.
lesson-6-colliers-check-2 = The prize is sunk, three ships are tried. Put these in order.
lesson-6-colliers-check-2-first = rarest
lesson-6-colliers-check-2-last = most often
lesson-6-colliers-check-2-three = All three run out
lesson-6-colliers-check-2-three-why = The rarest comes first: all three rolls must be won.
lesson-6-colliers-check-2-none = Nobody runs out
lesson-6-colliers-check-2-none-why = All three must escape; each does so a little more often than not.
lesson-6-colliers-check-2-two = Exactly two run out
lesson-6-colliers-check-2-two-why = There are three ways to choose the two; that makes it common.
lesson-6-colliers-check-2-right = All of them or none of them: both are rarer than something in between.
lesson-6-colliers-history-1 = Four of Spee’s five warships were sunk that day. Only Dresden escaped, and one supply ship, Seydlitz.
lesson-6-colliers-history-2 = Real raiders also took coal from their prey. In the game that is another card, and the prize.

# 3
lesson-6-willerby-title = The card in the hand
lesson-6-willerby-goal = See what a reaction kept back is worth.
lesson-6-willerby-since-harbour = No harbour has stopped her in history yet. For one day you leave the desk for a freighter’s bridge.
lesson-6-willerby-since-coal = For one day you leave the desk for a freighter’s bridge.
lesson-6-willerby-carried = { $own-out_of_supply ->
    [true] By your first dice she is out of coal: 2 is taken off her attack.
   *[other] By your first dice she is still at sea, and has coal.
 }
lesson-6-willerby-since-none = In history nobody had stopped her yet. For one day you leave the desk for a freighter’s bridge.
lesson-6-willerby-hook = 20 February 1915, South Atlantic. You are Captain Wedgwood of the British steamer Willerby. Prinz Eitel Friedrich signals: stop. You have neither guns nor speed, but you will not simply give up.
lesson-6-willerby-rule-1 = Break Contact first rolls dice of 10 and 4 against one of 10. If it wins, she is away unhurt; if not, the guns decide.
lesson-6-willerby-rule-2 = { $own-out_of_supply ->
    [true] Then the raider rolls dice of 10 and 6, less 2 for want of coal, Willerby 6. Higher damages, twice as much sinks: 8 less 2 against 3.
   *[other] Then the raider rolls dice of 10 and 6, Willerby 6. Higher damages, twice as much sinks: 6 against 3.
 }
lesson-6-willerby-rule-3 = Shallow Run: no guns at all. Dice of 10 and 4 against one of 10; higher saves her, else she strikes the bottom and is damaged.
lesson-6-willerby-assumption-1 = It is day, and no Surprise Attack.
lesson-6-willerby-scene = Willerby and the raider are framed in yellow. Your two answers lie in your hand.
lesson-6-willerby-act-task = Which card saves Willerby?
lesson-6-willerby-act-away = Break Contact: slip away, or face her guns
lesson-6-willerby-act-shoals = Shallow Run: no guns, but rocks
lesson-6-willerby-act-beside = she is sunk
lesson-6-willerby-act-told = Break Contact saves her unhurt more often, { $away-often } against { $shoals-often }. But it may end at the bottom of the sea: { $away-sunk-often }.
lesson-6-willerby-predict = In how many of 100 such meetings does Willerby come off unhurt?
lesson-6-willerby-target = Willerby comes off unhurt
lesson-6-willerby-control = Raider damaged
lesson-6-willerby-set-true = yes, 2 off her attack
lesson-6-willerby-set-false = no
lesson-6-willerby-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-6-willerby-low = You said { $guess }; it is { $target-plain }. Your card’s two dice roll against a single one.
lesson-6-willerby-high = You said { $guess }; it is { $target-plain }. Ties fail, and a raider has more dice than a freighter.
lesson-6-willerby-explain-1 = Without any card she would be sunk { $bare-often }. That is what the card in the hand is measured by.
lesson-6-willerby-explain-2 = Shallow Run needs one higher roll, and a die of 4 helps little. Break Contact has two ways to be unhurt: the escape wins, or it fails and the guns miss.
lesson-6-willerby-vary = Suppose the raider has been damaged before: 2 is taken off her attack. Does that help Willerby with the card that you chose?
lesson-6-willerby-varied = Break Contact: { $away-worn-plain }. Shallow Run stays as it is, for her guns have no part in it.
lesson-6-willerby-check-1 = A reaction was never played in the whole round. Was it wasted?
lesson-6-willerby-check-1-wasted = Yes, it did nothing.
lesson-6-willerby-check-1-wasted-why = The enemy did not know that. Perhaps he attacked elsewhere, or spent a Surprise Attack.
lesson-6-willerby-check-1-works = Perhaps not: it may have worked unseen.
lesson-6-willerby-check-1-works-why = A danger that the enemy must reckon with changes what he does.
lesson-6-willerby-check-1-lost = Yes, if that round was lost.
lesson-6-willerby-check-1-lost-why = One round is one case. A card may have turned blows aside and the round be lost all the same.
lesson-6-willerby-check-2 = Another day, a raider with coal. You hold three cards and may play one. What do you order?
lesson-6-willerby-check-2-away = Break Contact
lesson-6-willerby-check-2-away-why = Most often whole, but every fourth time lost.
lesson-6-willerby-check-2-shoals = Shallow Run
lesson-6-willerby-check-2-shoals-why = Never sunk by her guns, but often damaged, and easier prey next time.
lesson-6-willerby-check-2-fast = Fast Ship: the raider rolls 2 less
lesson-6-willerby-check-2-fast-why = It only takes 2 off the raider’s attack, and the guns still decide. The other two cards stay in your hand for a dearer ship.
lesson-6-willerby-check-2-column-sunk = Sunk
lesson-6-willerby-check-2-column-whole = Unhurt
lesson-6-willerby-history-1 = Wedgwood told reporters that he let the raider come close and then put his engines full astern to ram her. He failed; his crew had to leave, and Willerby was sunk.
lesson-6-willerby-history-2 = For ramming there is no card. The game gives a hunted ship a few tricks; most real ones had none.

# 4
lesson-6-outside-title = Shut her in, or sink her?
lesson-6-outside-goal = Weigh the other half of a card.
lesson-6-outside-since-harbour = Back at the desk. In December you thought of her harbour. Here it is.
lesson-6-outside-since-coal = Back at the desk. In December you thought of her coal. In history it has run out now, whatever your dice said.
lesson-6-outside-since-none = Back at the desk. Her coal has run out.
lesson-6-outside-hook = 10 March 1915, Newport News, United States. With worn boilers and hundreds of people aboard Prinz Eitel Friedrich enters a neutral port. Your cruisers gather outside. If Thierichens sails, they fight him.
lesson-6-outside-rule-1 = Every card can send the ships printed at its edge instead of what its text says. Their higher die counts.
lesson-6-outside-rule-2 = She rolls 10 and 4. Higher damages, at least twice as much sinks and brings her points.
lesson-6-outside-assumption-1 = She sails unhurt and by day, and plays no card.
lesson-6-outside-assumption-2 = The dice of the squadron and hers are our reconstruction.
lesson-6-outside-act-task = Suppose he sails. Which card do you spend on ships against him? (AMC: armed merchant cruisers.)
lesson-6-outside-act-told = The ships on Interned sink her { $strong-often }, those on AMC { $weak-often }. The text on Interned would have removed her { $harbour-often }, but without a point for you.
lesson-6-outside-act-interned = Interned: ships with dice of 10 and 8
lesson-6-outside-act-amc = AMC: ships with dice of 10 and 6
lesson-6-outside-scene = Prinz Eitel Friedrich is framed in yellow. Two of your cards are on offer; on the right of each are the ships it sends. Sunk, she comes to you with her points.
lesson-6-outside-predict = How often do your ships sink her?
lesson-6-outside-option-tenth = Hardly ever
lesson-6-outside-option-quarter = About every fourth time
lesson-6-outside-option-half = About every second time
lesson-6-outside-option-more = More often
lesson-6-outside-target = she is sunk
lesson-6-outside-control = She is damaged
lesson-6-outside-set-true = yes, 2 off her roll
lesson-6-outside-set-false = no
lesson-6-outside-right = Well judged: { $target-plain }.
lesson-6-outside-low = It is { $target-plain }: more than that. She does roll low now and then, and two dice are waiting for it.
lesson-6-outside-high = It is { $target-plain }: less than that. Twice as much is a lot to ask of a ship with a die of 10.
lesson-6-outside-explain-1 = If she rolls 6 or more, nothing is twice as much: that is every second time. Only low rolls can lose her.
lesson-6-outside-explain-2 = Only then can two dice reach twice as much. In all she is sunk { $target-often } and damaged { $hurt-often }.
lesson-6-outside-explain-3 = The text of Interned removes her { $harbour-often }, but without a point. That is the price of each half: you lose the other.
lesson-6-outside-vary = Suppose she has been damaged before: 2 is taken off her roll. Does the ship that you send sink her more often?
lesson-6-outside-varied = Damaged: { $lame-strong-often } by the ships on Interned, { $lame-weak-often } by those on AMC. Now sinking is nearly as sure as shutting her in, and brings points.
lesson-6-outside-check-1 = Interned may shut her in or send ships. Which use is better?
lesson-6-outside-check-1-higher = The one with the higher chance.
lesson-6-outside-check-1-higher-why = It brings no points. Whoever is behind cannot win with it.
lesson-6-outside-check-1-points = It depends on who is ahead.
lesson-6-outside-check-1-points-why = Whoever leads is glad to be rid of a danger. Whoever is behind needs the points.
lesson-6-outside-check-1-never = The squadron is never worth it.
lesson-6-outside-check-1-never-why = One time in four it brings all her points. On average that is more than nothing.
lesson-6-outside-check-2 = A third card sends ships with a single die of 10. In how many of 100 fights do they sink her, undamaged?
lesson-6-outside-check-2-right = The 10 does most of the work. The second die helps only where the first is low.
lesson-6-outside-check-2-high = One die less must show. Where the 10 is low there is no 8 to save the roll.
lesson-6-outside-check-2-low = The 10 does most of the work: only a high roll reaches twice as much, and the 8 has fewer of those.
lesson-6-outside-check-2-mark-strong = with 10 and 8
lesson-6-outside-more-1 = May you roll for the squadron first and, if it misses, use the text as well?
lesson-6-outside-more-1-both = Yes, the card has both halves.
lesson-6-outside-more-1-both-why = Then every card would be worth both uses together. You lay it out for one of them, and it is gone.
lesson-6-outside-more-1-either = No, one or the other.
lesson-6-outside-more-1-either-why = That is what makes the choice hard, and the game good.
lesson-6-outside-more-1-hit = Only if the squadron hits
lesson-6-outside-more-1-hit-why = No die gives a card back. It was laid out for one of its uses, and is gone.
lesson-6-outside-history-1 = She had sunk the American sailing ship William P. Frye in January. Americans were angry, and her welcome in their port was cool.
lesson-6-outside-history-2 = Thierichens waited as long as the law allowed, and stayed. The game asks you to choose for the hunters; he chose himself.

# Mission

lesson-6-mission-title = Now you: her harbour or her end
lesson-6-mission-task = Winter 1915. Prinz Eitel Friedrich is in the other fleet. You have one turn and six cards, each with two uses and good for one only: Interned can shut her in, ships can sink her, and you may try both, each with a card of its own. Get her off the sea.
lesson-6-mission-goal = intern or sink Prinz Eitel Friedrich
lesson-6-mission-word-1 = 4, 6, 8, 10 on a ship or card: dice with so many faces. Throw all of them; only the highest counts.
lesson-6-mission-word-2 = Attack, Defence: a higher attack damages, one at least twice as high sinks. A damaged ship takes 2 off its defence.
lesson-6-mission-word-3 = Identified: she can be attacked and interned. The two ships beside her are disguised and cannot.
lesson-6-mission-word-4 = Across: British ships attack her with the card’s dice at “Intercept”. Only one such attack in this turn.
lesson-6-mission-word-5 = Interned: lay it upright. If its challenge is higher than the response, she is out of the game.
lesson-6-mission-word-6 = That is all: laying out ends. Then you use the cards one by one, in any order.
lesson-6-mission-met = Prinz Eitel Friedrich is off the sea. In history she was interned in the United States on 8 April 1915, after eleven ships; no hunter had ever brought her to battle.
lesson-6-mission-missed = Prinz Eitel Friedrich is still at sea. In history no hunter ever brought her to battle; she was interned on 8 April 1915, after eleven ships. Which card would you use otherwise?
