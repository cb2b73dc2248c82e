# Episode 3: Seeadler under a false flag
lesson-3-title = Under a false flag
lesson-3-blurb = Christmas 1916: a sailing ship with hidden guns, a British search, and more than two hundred prisoners who know everything.
lesson-3-goal-1 = multiply chances along a path
lesson-3-goal-2 = work out what an unseen hand may hold
lesson-3-goal-3 = change an opinion when cards are seen
lesson-3-summary-1 = Every harmless card that is seen makes the danger in the unseen hand greater: no news is news.
lesson-3-summary-2 = Where one success must follow another, the chances are multiplied: both together are rarer than each.
lesson-3-summary-3 = Cards set aside unseen belong to the unseen: they thin out every hand.
lesson-3-exit = You look for your key in three pockets and do not find it. What do you know now that you did not know before?
lesson-3-home-1 = At your next table: before you decide, count the Interrogates that you have seen. Does the enemy still hold one?
lesson-3-home-2 = Luckner let his prisoners go although they would tell. Was that kindness, or did it serve his plan? Can it be both?
lesson-3-what-if = What if sailing ships were easier to catch? See what changes
lesson-3-person-luckner = Count Luckner
lesson-3-person-luckner-post = Captain of the raider Seeadler
lesson-3-ending-1 = Cambronne reached Rio on 30 March. British cruisers went to Cape Horn; Seeadler rounded it unseen and was wrecked at an island of the Pacific on 2 August 1917.
lesson-3-ending-2 = How the search at Christmas really went is known above all from Luckner, who loved a good story. What is certain is that she was searched and let go.
lesson-3-ending-3 = The game says that a disguise holds until somebody holds the right card. In truth it held by papers, nerve and weather; of the cold, the fear and the long hours the game knows nothing.
lesson-3-more-1 = A small minelayer, damaged already, is searched: how often is she lost? Which of the two steps has changed?
lesson-3-more-2 = Only forty cards are unseen. How sure can you be now that somebody with six cards holds one of the five?

# 1
lesson-3-sail-title = Sail or steam?
lesson-3-sail-goal = Follow a chance through two steps.
lesson-3-sail-hook = 21 December 1916. A raider is to slip through the British blockade disguised as a Norwegian. You are Count Luckner. You may trust an old sailing ship with hidden guns, Seeadler, or a freighter such as Möwe.
lesson-3-sail-rule-1 = First the search challenges with dice of 10 and 8 faces, of which the higher counts; she responds with one of 10. A higher challenge finds her out.
lesson-3-sail-rule-2 = Then, only if found out, one die of 10 attacks her. Seeadler rolls 6 faces, Möwe 8.
lesson-3-sail-rule-3 = At least twice as much sinks: 6 against 3. Anything less lets her live.
lesson-3-sail-assumption-1 = She is searched once, and nobody plays a card for her.
lesson-3-sail-assumption-2 = These dice are our reconstruction.
lesson-3-sail-scene = Your two raiders, both disguised. The cruiser that may search them is a card in the other player’s hand.
lesson-3-sail-act-task = Which ship do you take?
lesson-3-sail-act-sail = Seeadler, under sail: 9 points at stake
lesson-3-sail-act-steam = Möwe, the freighter: 15 points at stake
lesson-3-sail-act-told = The search is the same for both; the hull makes the difference. Seeadler is lost { $sail-often }, Möwe { $steam-often }.
lesson-3-sail-predict = Out of 100 searches, in how many is your ship found out and sunk?
lesson-3-sail-target = the ship is found out and sunk
lesson-3-sail-control = Damaged before
lesson-3-sail-set-true = yes, 2 off her die
lesson-3-sail-set-false = no
lesson-3-sail-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-3-sail-low = You said { $guess }; it is { $target-plain }. Being found out is likelier than not, and a 10 is strong.
lesson-3-sail-high = You said { $guess }; it is { $target-plain }. Two things must happen, so it is rarer than either.
lesson-3-sail-explain-1 = First step: she is found out { $found-often }. Ties leave the disguise in place.
lesson-3-sail-explain-2 = Second step: { $shot-sail-often } one die of 10 sinks a ship that rolls six faces.
lesson-3-sail-explain-3 = Only the searches that find her out can sink her, and only that part of them: for Seeadler { $sail-often } in all.
lesson-3-sail-vary = Suppose she has been damaged before. What becomes of the chance that she is found out and sunk?
lesson-3-sail-varied = Of the two steps only the second changes: Seeadler is lost { $lame-sail-often }, Möwe { $lame-steam-often }. Who searches looks at papers, not at holes.
lesson-3-sail-check-1 = Another raider is found out in half of all searches, and then sunk in a third of those. How often is she lost?
lesson-3-sail-check-1-add = 5 times in 6
lesson-3-sail-check-1-add-why = That is a half and a third added. Needing two things cannot make it likelier than one of them.
lesson-3-sail-check-1-times = Once in 6
lesson-3-sail-check-1-times-why = A third of a half: multiply. The second can only happen where the first has happened.
lesson-3-sail-check-1-last = Once in 3
lesson-3-sail-check-1-last-why = That holds only once she has been found out. In the other half nobody fires at her.
lesson-3-sail-check-2 = Put these in order.
lesson-3-sail-check-2-first = rarest
lesson-3-sail-check-2-last = most often
lesson-3-sail-check-2-steam = Möwe is found out and sunk
lesson-3-sail-check-2-steam-why = Two steps and a larger hull: this is the rarest.
lesson-3-sail-check-2-sail = Seeadler is found out and sunk
lesson-3-sail-check-2-sail-why = Two steps, but a smaller hull.
lesson-3-sail-check-2-hidden = The disguise holds
lesson-3-sail-check-2-hidden-why = One step only, and ties help: nearly half.
lesson-3-sail-check-2-found = The ship is found out
lesson-3-sail-check-2-found-why = Two dice search against one: a little more than half.
lesson-3-sail-check-2-right = Two steps together are rarer than each of them.
lesson-3-sail-history-1 = Seeadler sailed as a Norwegian with timber on deck. Part of her crew spoke Norwegian. Luckner tells that even the letters aboard were Norwegian.
lesson-3-sail-history-2 = Möwe had sailed a month before; nobody chose between the two on one day. That a sailing ship would be suspected less was the new idea. The game gives her no bonus for it.

# 2
lesson-3-hand-title = Hold on, or hide?
lesson-3-hand-goal = Count what an unseen hand may hold.
lesson-3-hand-since-sail = You took the sailing ship, as Luckner did.
lesson-3-hand-since-steam = You would have taken a steamer. Luckner took the sailing ship.
lesson-3-hand-since-none = Luckner took the sailing ship.
lesson-3-hand-hook = 25 December 1916: a storm, and British cruisers about.
lesson-3-hand-act-task = What does the hunter hold? Give your order before you know.
lesson-3-hand-act-course = Hold your course
lesson-3-hand-act-bay = Hide: Island Refuge
lesson-3-hand-act-told = He holds an Interrogate { $course-often }, the Monitor { $bay-often }. The bay is safer, and brings nothing: a raider in hiding takes no ship. Luckner held on, and was stopped.
lesson-3-hand-rule-1 = The 5 Interrogates find a disguised ship, the one Monitor a ship in an Island Refuge, where she takes no prey.
lesson-3-hand-rule-2 = Of 100 cards you hold six others; six of the 94 are his.
lesson-3-hand-assumption-1 = 60 cards lie aside, unseen.
lesson-3-hand-scene = Your Seeadler, framed in yellow, is still disguised; in a bay she is marked. The other player’s hand lies above, backs up.
lesson-3-hand-predict = How often of 100 does he hold a card that finds you?
lesson-3-hand-target = he holds a card that finds you
lesson-3-hand-control = Cards in his hand
lesson-3-hand-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-3-hand-low = You said { $guess }; it is { $target-plain }. Six cards are six occasions.
lesson-3-hand-high = You said { $guess }; it is { $target-plain }. Most cards lie elsewhere, set aside or in the pile.
lesson-3-hand-explain-1 = { $order ->
    [bay] One card of 94 finds you there, and six of the 94 are in his hand: 6 in 94, { $target-plain }.
   *[other] Count the opposite: no Interrogate at all. His first card is none in 89 of 94 cases, the second in 88 of 93, and so on.
 }
lesson-3-hand-explain-2 = { $order ->
    [bay] Five Interrogates are not quite five times that, for two of them may lie in one hand: { $course-plain }.
   *[other] Multiply the six: { $none-plain }. The rest is what you want to know.
 }
lesson-3-hand-vary = With how many cards in his hand does it, for the first time, pass one and a half times what it is with six?
lesson-3-hand-varied = Ten cards: { $ten-course-plain } for an Interrogate, { $ten-bay-plain } for the Monitor. A full hand is a danger by itself.
lesson-3-hand-check-1 = Which cards must you count as unseen?
lesson-3-hand-check-1-pile = Those in his hand and in the pile
lesson-3-hand-check-1-pile-why = The cards set aside have not been looked at either. For you they are as unknown as the rest.
lesson-3-hand-check-1-all = All that you have not seen, also those set aside
lesson-3-hand-check-1-all-why = Where an unseen card lies makes no difference to its chance.
lesson-3-hand-check-1-none = None; what is unknown cannot be counted.
lesson-3-hand-check-1-none-why = You know how many there are and how many are in his hand. That is enough.
lesson-3-hand-check-2 = He has only two cards left. How often is an Interrogate among them?
lesson-3-hand-check-2-mark-four = four cards
lesson-3-hand-check-2-right = About half as often as with four. A small hand is a small danger.
lesson-3-hand-check-2-high = Two cards out of ninety-four are not much, whatever he may do with them.
lesson-3-hand-check-2-low = Small, but not nothing: each of the two cards may be one of the five.
lesson-3-hand-history-1 = A cruiser stopped Seeadler. Officers came aboard, looked at papers and cargo and found a Norwegian in distress from the storm. They wished her a good voyage.
lesson-3-news-carried = { $own-copies ->
    [4] By your dice he held an Interrogate at Christmas. He spent it on you, and found a Norwegian.
    [3] By your dice he held two Interrogates at Christmas. He spent both on you, and found a Norwegian.
   *[other] By your dice he held no Interrogate at Christmas.
 }
lesson-3-hand-history-2 = A real boarding party did not need a card. The game asks whether the enemy happens to be able to search.

# 3
lesson-3-news-title = Does no news mean no danger?
lesson-3-news-goal = Change your mind when cards are seen.
lesson-3-news-since-sail = Whatever your dice said: in history the sailing ship you took got through.
lesson-3-news-since-steam = In history the sailing ship that you would not have taken got through.
lesson-3-news-since-none = In history the sailing ship got through.
lesson-3-news-hook = 9 January 1917, Atlantic. The steamer Gladys Royle is near, and politely you ask her the time. Then you may show the German flag; the shots will be heard. Are you safer now than at Christmas?
lesson-3-news-rule-1 = { $own-copies ->
    [4] Thirty more cards have been played and seen: his one Interrogate, and no other.
    [3] Thirty more cards have been played and seen: his two Interrogates, and no other.
   *[other] Thirty more cards have been played and seen. Not one of them was an Interrogate.
 }
lesson-3-news-rule-2 = So 64 are unseen, { $own-copies } Interrogates among them. He holds six again; if you wait until he has played two more harmless ones, 62 are unseen and he holds four.
lesson-3-news-assumption-1 = Nothing else is known of his hand.
lesson-3-news-scene = Your Seeadler and the prey, if you do not let her go. The cards that you have seen lie in the discards.
lesson-3-news-act-task = You are Luckner. Do you strike now, or let the steamer go and wait until his hand is smaller?
lesson-3-news-act-now = Now: she is yours, and he holds six cards
lesson-3-news-act-wait = Wait: she is gone, and he holds four
lesson-3-news-act-told = Now he holds an Interrogate { $now-often }; if you wait, { $wait-often }. Luckner did not wait.
lesson-3-news-predict = How often does he hold at least one Interrogate then?
lesson-3-news-option-fallen = Less than 25 in 100: the danger has passed
lesson-3-news-option-same = Much as before
lesson-3-news-option-risen = More, but less than half
lesson-3-news-option-half = More than half
lesson-3-news-target = he holds at least one
lesson-3-news-control = Interrogates not seen
lesson-3-news-right = Well judged: { $target-plain }.
lesson-3-news-low = It is { $target-plain }: more than that. The Interrogates hide among fewer cards now.
lesson-3-news-high = It is { $target-plain }: less than that. There are only { $own-copies } among more than sixty.
lesson-3-news-explain-1 = { $own-copies ->
    [5] At Christmas it was { $before-plain }. Thirty harmless cards are gone, and the five are not among them: with six cards in his hand it is { $now-plain } now.
   *[other] At Christmas it was { $before-plain }, with five among 94. Now { $own-copies } are left, but among 64: with six cards in his hand it is { $now-plain }.
 }
lesson-3-news-explain-2 = No card has moved from one hand to another. What has changed is what you know. Waiting makes his hand smaller, and the danger with it.
lesson-3-news-vary = Now let Interrogates be seen, one after the other. When does he hold one in less than one meeting out of ten?
lesson-3-news-varied = When a single one is left: { $one-plain } now, { $one-wait-plain } if you wait. Cards that were seen are worth more than any hope.
lesson-3-news-check-1 = Ten more cards are seen, no Interrogate. What happens to the chance that he holds one?
lesson-3-news-check-1-nothing = Nothing: I learned nothing about his hand.
lesson-3-news-check-1-nothing-why = You learned where they are not. So they are likelier to be where you have not looked.
lesson-3-news-check-1-up = It rises.
lesson-3-news-check-1-up-why = The same Interrogates are spread over fewer unseen cards.
lesson-3-news-check-1-down = It falls: so far none came.
lesson-3-news-check-1-down-why = Cards have no habit. What has not come yet is still somewhere.
lesson-3-news-more-1 = He has played two Interrogates already. Does he hold a third?
lesson-3-news-more-1-due = Surely, he seems to collect them.
lesson-3-news-more-1-due-why = He cannot choose what he is dealt. Two seen leave only three for all unseen cards.
lesson-3-news-more-1-less = Less likely than before.
lesson-3-news-more-1-less-why = Fewer are left, so any hand holds one less often.
lesson-3-news-more-1-same = As likely as before.
lesson-3-news-more-1-same-why = Only three are left where there were five: that counts.
lesson-3-news-history-1 = Gladys Royle was Seeadler’s first prize; the next day followed Lundy Island. Their crews were taken aboard, and the ships were sunk.
lesson-3-news-history-2 = Real news was old, partly false, and came by chance. A card that lies open does not lie.

# 4
lesson-3-secret-title = Two hundred witnesses
lesson-3-secret-goal = See what a secret is worth.
lesson-3-secret-since-sail = In history the sailing ship that you took has taken eleven ships by now.
lesson-3-secret-since-steam = The sailing ship has done better than you thought: eleven ships.
lesson-3-secret-since-none = The sailing ship has taken eleven ships.
lesson-3-secret-hook = 21 March 1917, off Brazil. More than two hundred prisoners crowd Seeadler, and food runs short. You have stopped the French barque Cambronne. She could carry them all to Rio. There they will tell.
lesson-3-secret-rule-1 = A squadron that has been warned attacks with dice of 10 and 8 faces, the higher counts. A mere patrol has one of 8.
lesson-3-secret-rule-2 = Seeadler rolls 6 faces. At least twice as much sinks her: 6 against 3.
lesson-3-secret-assumption-1 = One ship finds her, by day. Freed prisoners mean a warned squadron, kept ones a patrol.
lesson-3-secret-scene = The table looks ahead: the day on which somebody finds your Seeadler. If she is sunk, she goes to the other player.
lesson-3-secret-act-task = Do you let the prisoners go?
lesson-3-secret-act-free = Yes, send them to Rio
lesson-3-secret-act-keep = No, keep them aboard
lesson-3-secret-act-told = The secret is worth much: sunk { $free-often } by a warned squadron, { $keep-often } by a patrol. It has a price that no die shows: two hundred people on a ship that is shot at.
lesson-3-secret-predict = Out of 100 such meetings, in how many is Seeadler sunk?
lesson-3-secret-target = Seeadler is sunk
lesson-3-secret-control = A card helps Seeadler
lesson-3-secret-set-none = none
lesson-3-secret-set-break-contact = Break Contact
lesson-3-secret-set-shallow-run = Shallow Run
lesson-3-secret-right = Well judged. You said { $guess }; it is { $target-plain }.
lesson-3-secret-low = You said { $guess }; it is { $target-plain }. Six faces are few; she often rolls 1, 2 or 3.
lesson-3-secret-high = You said { $guess }; it is { $target-plain }. Twice as much is a lot to ask when she rolls 5 or 6.
lesson-3-secret-explain-1 = If she rolls 3, a 6 is enough. The squadron’s better die shows 6 or more { $low-often }, the patrol’s only three times in eight.
lesson-3-secret-explain-2 = Against a roll of 5 only a 10 sinks her, and against a 6 nothing does.
lesson-3-secret-vary = Two cards could help her. With which one can no gun sink her?
lesson-3-secret-varied = With Shallow Run: in the shallows no gun reaches her, but she may strike the bottom and be damaged. With Break Contact she is sunk { $free-away-often } by the squadron, { $keep-away-often } by the patrol.
lesson-3-secret-check-1 = Why are two dice so much more dangerous than one?
lesson-3-secret-check-1-sum = They are added.
lesson-3-secret-check-1-sum-why = Only the higher one counts. Up to 10, not up to 18.
lesson-3-secret-check-1-best = The better of two is seldom low.
lesson-3-secret-check-1-best-why = Both would have to be low at once.
lesson-3-secret-check-1-twice = Each of the two can sink her.
lesson-3-secret-check-1-twice-why = They do not fire one after the other: only the higher is compared, and once.
lesson-3-secret-check-2 = A warned squadron is in sight. What do you order?
lesson-3-secret-check-2-away = Break Contact
lesson-3-secret-check-2-away-why = She most often gets away whole, and if not, she fights on the same terms as before.
lesson-3-secret-check-2-shoals = Run for the shallows
lesson-3-secret-check-2-shoals-why = No gun can sink her there. But more often than not she strikes the bottom and is damaged: easier prey next time.
lesson-3-secret-check-2-nothing = Keep the cards
lesson-3-secret-check-2-nothing-why = The cards are there for another day. Half of the time there will be none.
lesson-3-secret-check-2-column-sunk = Sunk
lesson-3-secret-check-2-column-hurt = Damaged
lesson-3-secret-check-2-column-whole = Unhurt
lesson-3-secret-history-1 = Luckner let them go. But he had part of Cambronne’s masts cut down, so that she sailed slowly: they reached Rio only after nine days.
lesson-3-secret-history-2 = In the game nobody is warned by prisoners; the two squadrons stand for what a warning does. One seaman lost his life in the whole cruise, as Luckner tells it.

# Mission

lesson-3-mission-title = Now you: the hunter
lesson-3-mission-task = Early 1917. You change sides: three raiders in disguise are in the other fleet, and Seeadler is one of them. You hold two Interrogates, and have two turns. Both steps must succeed: find a raider, and sink her. The smaller the hull, the sooner she sinks.
lesson-3-mission-goal = sink a raider within your two turns
lesson-3-mission-word-1 = 4, 6, 8, 10 on a ship or card: dice with so many faces. Throw all of them; only the highest counts.
lesson-3-mission-word-2 = Disguised: this ship cannot be attacked until a card such as Interrogate has identified her.
lesson-3-mission-word-3 = Interrogate: lay it upright. If its challenge is higher than the response, the ship is found and attacked at once with “Attack”.
lesson-3-mission-word-4 = Attack, Defence: a higher attack damages, one at least twice as high sinks. A damaged ship takes 2 off its defence.
lesson-3-mission-word-5 = Breakdown: lay it upright. If its challenge is higher, a ship is damaged, disguised or not, before you attack her.
lesson-3-mission-word-6 = Across: the card attacks a ship already identified, with its dice at “Intercept”; each ship only once in a turn.
lesson-3-mission-met = A raider is sunk. In history nobody found Seeadler: British cruisers went to Cape Horn, and she rounded it unseen. On 2 August 1917 she was wrecked at an island of the Pacific.
lesson-3-mission-missed = All three are still at sea. So it was in 1917: Seeadler rounded Cape Horn unseen, and was wrecked only on 2 August, at an island of the Pacific. Which card would you use otherwise?
