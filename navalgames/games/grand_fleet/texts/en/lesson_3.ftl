# Episode 3: Hide and seek
lesson-3-title = Hide and seek
lesson-3-blurb = Eight markers, five fleets: where will they meet, what is news worth, and when is more too much?
lesson-3-goal-1 = see how drawing differs from rolling
lesson-3-goal-2 = let news change a chance, by the right amount
lesson-3-goal-3 = see when one marker more is one too many
lesson-3-summary-1 = News is worth as much as the cases it rules out.
lesson-3-summary-2 = A drawn marker does not go back, so every draw changes the next one.
lesson-3-summary-3 = Adding first and rounding last can turn nothing into a point.
lesson-3-exit = You are told that the enemy flagship is still in harbour. What would you ask before you believe it?
lesson-3-home-1 = At your next table: before each battle say aloud how likely you think it is that both sides are really there. Keep a tally. How good are your guesses?
lesson-3-home-2 = Think of a piece of news that changed your mind. Which cases did it rule out, and did you change your mind by the right amount?
lesson-3-what-if = What if markers were laid or turned up by another rule? See what changes
lesson-3-person-jellicoe = Admiral Jellicoe
lesson-3-person-jellicoe-post = Grand Fleet, Scapa Flow
lesson-3-person-hipper = Admiral Hipper
lesson-3-person-hipper-post = German battle cruisers
lesson-3-person-scheer = Admiral Scheer
lesson-3-person-scheer-post = High Seas Fleet, Wilhelmshaven
lesson-3-ending-1 = After 19 August 1916 Jellicoe and the Admiralty agreed that the Grand Fleet should not come so far south again without good reason. The game of hide and seek was over.
lesson-3-ending-2 = Whether better use of Room 40 would have given Britain a second Trafalgar is argued about to this day.
lesson-3-ending-3 = In the game both sides are equally blind, and markers never lie. In history one side could read the other’s letters, and still it missed him.
lesson-3-more-1 = Before the guns fire, markers can be pushed from hex to hex. Who outweighs whom?
lesson-3-more-2 = Which coasts together make a whole point, and which half points are lost?

# 1 Do they meet?
lesson-3-meeting-title = Do they meet?
lesson-3-meeting-goal = Combine two unknowns.
lesson-3-meeting-hook = 24 January 1915. Room 40, the British codebreakers, has read German orders, and British ships wait for Hipper off the Dogger Bank. In the game you have no Room 40, and Hipper may come further north: Jellicoe sees hidden markers, nothing more.
lesson-3-meeting-rule-1 = Whoever has more markers in a hex, a field of the map, may push everything there one field further, the enemy too.
lesson-3-meeting-rule-2 = Then all markers are turned up, and dummies, markers without ships, taken away. If both sides have a real fleet left, there is a battle.
lesson-3-meeting-rule-3 = Five of the eight British markers are fleets, three of the six German ones.
lesson-3-meeting-assumption-1 = Each side’s markers are well mixed. Turned up, 1 is a fleet and 0 a dummy.
lesson-3-meeting-scene = In each ringed hex lies one German marker. Beside it your markers (B, with their number) have caught another.
lesson-3-meeting-act-task = Push one stack, your markers in one field, onto the next German marker; the caught one comes along. Which?
lesson-3-meeting-act-tyne = From the Forth to the Tyne, two markers
lesson-3-meeting-act-cromarty = From Scapa Flow to Cromarty, three markers
lesson-3-meeting-act-told = The third marker hardly helps: your side was nearly sure already. The doubt that is left lies with Hipper, and no marker of yours can lift it.
lesson-3-meeting-predict = Now two German markers lie there with yours, and all are turned up. How often out of 100 is there a battle?
lesson-3-meeting-target = a battle in this hex
lesson-3-meeting-control = Fleets among the six German markers
lesson-3-meeting-right = Well judged: { $target-plain }. You said { $guess }.
lesson-3-meeting-low = You said { $guess }; it is { $target-plain }. Two markers are seldom both empty, on either side.
lesson-3-meeting-high = You said { $guess }; it is { $target-plain }. Both sides must be real at once, and each may fail.
lesson-3-meeting-explain-1 = Yours: two markers are both empty in 3/8 × 2/7 of all cases, otherwise somebody is there: { $uk-two-plain }. With three markers it is { $uk-three-plain }.
lesson-3-meeting-explain-2 = Hipper’s: both of his are dummies in 3/6 × 2/5 of all cases, one in five. Otherwise he is there: { $de-plain }.
lesson-3-meeting-explain-3 = The sides are mixed apart, so take a part of a part. That makes { $two-plain } with two markers, { $three-plain } with three.
lesson-3-meeting-vary = Suppose more of Hipper’s six markers are real. How many fleets must he have so that only your own side is uncertain? Two of his markers lie there: think of his dummies.
lesson-3-meeting-varied = With five fleets he has one dummy, and of two markers one must be real. Then it is { $two-five-plain } with your two markers, { $three-five-plain } with three.
lesson-3-meeting-check-1 = Suppose each side were really there in 9 of 10 meetings. In how many of 100 would both be there?
lesson-3-meeting-check-1-sure = In all: 90 and 90 is more than enough
lesson-3-meeting-check-1-sure-why = The two are not added: of the 90 in which you are there the enemy is missing in some.
lesson-3-meeting-check-1-part = In 81
lesson-3-meeting-check-1-part-why = Nine tenths of nine tenths: a part of a part is always smaller.
lesson-3-meeting-check-1-same = In 90
lesson-3-meeting-check-1-same-why = In 90 you are there. But in every tenth of these the enemy is missing.
lesson-3-meeting-check-2 = One marker against one marker. In how many of 100 such meetings is there a battle?
lesson-3-meeting-check-2-right = Yours is real in five of eight cases, and his in half of those: 5 in 16.
lesson-3-meeting-check-2-high = One of the two is real about half of the time. But both must be, and then only half of that half is left, and a little more.
lesson-3-meeting-check-2-low = Both must be real, yes, but each of them often is: multiply five eighths by one half.
lesson-3-meeting-more-1 = Before the battle the side with more markers in a hex may push one field further. You have 4 there, the enemy 2. What may you move?
lesson-3-meeting-more-1-part = The surplus of two markers
lesson-3-meeting-more-1-part-why = Players of the printed game have made this very mistake. Everything in the hex moves, the enemy included, or nothing.
lesson-3-meeting-more-1-all = All markers there, both sides together
lesson-3-meeting-more-1-all-why = You drag the enemy along to where you want to fight.
lesson-3-meeting-more-1-own = All of my own, and the enemy stays
lesson-3-meeting-more-1-own-why = Then you would simply run away. The rule moves the hex as a whole, the enemy with it.
lesson-3-meeting-history-1 = The German light cruiser Magdeburg ran aground in the Baltic on 26 August 1914. Russia passed one of her codebooks to Britain, and Room 40 could read much of what followed.
lesson-3-meeting-history-2 = The game gives neither side this advantage: both are equally blind. In history the British were the ones who usually knew.

# 2 The raid
lesson-3-raid-title = The raid
lesson-3-raid-goal = See when small gains add up to a point.
lesson-3-raid-since-tyne = In 1915 you hunted the raiders off the Tyne. Now sit on the other side.
lesson-3-raid-since-cromarty = In 1915 you hunted the raiders off Cromarty. Now sit on the other side.
lesson-3-raid-since-none = You have seen the hunters. Now sit on the other side.
lesson-3-raid-hook = 25 April 1916. Scheer’s battle cruisers shell Lowestoft and Yarmouth and are gone before Jellicoe’s help arrives. Which coast is worth the risk?
lesson-3-raid-rule-1 = A German fleet that stands alone at a British coast gains its points: a half at Scarborough and Yarmouth, 1 at the Humber, 1.5 at Harwich. A dummy gains nothing.
lesson-3-raid-rule-2 = All is added up first, then the fraction is dropped: 1.5 is 1, and 0.5 is nothing.
lesson-3-raid-assumption-1 = No British fleet is near. The points of the coasts are our own reconstruction. Turned up, 1 is a fleet and 0 a dummy.
lesson-3-raid-scene = From north to south: Scarborough, the Humber, Yarmouth, Harwich. A gain moves the track to the left.
lesson-3-raid-act-task = Scheer has six markers, four of them fleets. Scarborough and Yarmouth bring half a point each, the Humber 1, Harwich 1.5. Where do you send the raiders?
lesson-3-raid-act-coasts = Three coasts, Scarborough to Yarmouth
lesson-3-raid-act-thames = Harwich alone, the dearest coast
lesson-3-raid-act-told = One dear coast needs one marker to be real. Three cheap ones give three tries, and two halves make a whole.
lesson-3-raid-predict = One marker lies at each coast you chose. How often out of 100 does Scheer gain at least one point?
lesson-3-raid-target = at least one point
lesson-3-raid-control = German fleets among the six markers
lesson-3-raid-right = Well judged: { $target-plain }. You said { $guess }.
lesson-3-raid-low = You said { $guess }; it is { $target-plain }. Four of six markers are real: more often than not a marker is worth something.
lesson-3-raid-high = You said { $guess }; it is { $target-plain }. A dummy gains nothing, and a half alone is dropped.
lesson-3-raid-explain-1 = Harwich: four of the six markers are real. That is { $thames-plain }, and the half on top is dropped.
lesson-3-raid-explain-2 = Three coasts: the Humber alone makes a point, in the same four of six. If a dummy lies there, both halves may still be real: 4/5 × 3/4 of those cases.
lesson-3-raid-explain-3 = So the second chance comes on top of the first: { $coasts-plain }.
lesson-3-raid-vary = More fleets, fewer dummies. How many fleets make a point certain, whichever coasts you chose? Think of the worst case: dummies where you can least use them.
lesson-3-raid-varied = With five fleets the three coasts are certain already ({ $coasts-five-percent }): one dummy cannot spoil both ways. Harwich has { $thames-five-percent }; there only six will do. But more fleets are also smaller ones.
lesson-3-raid-check-1 = Real fleets hold two coasts of half a point; a dummy stands at a coast of one point. How many points?
lesson-3-raid-check-1-zero = None
lesson-3-raid-check-1-zero-why = That drops each half by itself. Dropping comes last: add first, a half and a half.
lesson-3-raid-check-1-one = One
lesson-3-raid-check-1-one-why = Two halves make one. The dummy is turned up and taken away before anybody counts.
lesson-3-raid-check-1-two = Two
lesson-3-raid-check-1-two-why = That counts the dummy. Before the count all markers are turned up, and only real fleets hold a coast.
lesson-3-raid-check-2 = The same three coasts, but British fleets may come. Few large fleets with three dummies, or five small ones with one?
lesson-3-raid-check-2-three = Three large fleets, three dummies
lesson-3-raid-check-2-three-why = A coast is often empty, but a fleet that is met can fight. Whoever fears Jellicoe orders this.
lesson-3-raid-check-2-five = Five small fleets, one dummy
lesson-3-raid-check-2-five-why = The point is safe as long as nobody comes. A small fleet that is met by a large one is lost.
lesson-3-raid-check-2-column-point = At least one point
lesson-3-raid-check-2-column-two = Two points
lesson-3-raid-history-1 = The raid of April 1916 did little damage, but it moved the British to bring part of their older ships further south.
lesson-3-raid-history-2 = Half points for coasts are a game measure for fear, headlines and pride.

# 3 What news is worth
lesson-3-news-title = What news is worth
lesson-3-news-goal = Change a chance by the right amount.
lesson-3-news-since-coasts = You spread your raiders along the coast. Five weeks later Scheer’s whole fleet is out. Back to Scapa Flow.
lesson-3-news-since-thames = You sent your raiders to the dearest coast. Five weeks later Scheer’s whole fleet is out. Back to Scapa Flow.
lesson-3-news-since-none = The raid is over, and gained a point. Five weeks later Scheer’s whole fleet is out. Back to Scapa Flow.
lesson-3-news-carried = Your own dice go on: the raid gained { $own-raid ->
    [nothing] nothing, and Britain still leads by two.
    [more] two points, and nobody leads.
   *[other] one point, and Britain leads by one.
 }
lesson-3-news-hook = 31 May 1916. Around noon the Admiralty tells Jellicoe that the German flagship seems to be still in harbour; she had sailed in the night.
lesson-3-news-act-task = Five of your eight markers are fleets. Where you meet the enemy, more markers push fewer. The fast fleet counts as two there, but only face up, and then Scheer sees it. Do you show it?
lesson-3-news-act-one = Face up: Scheer may know it
lesson-3-news-act-hide = Face down like all the others
lesson-3-news-act-told = What you show is taken out of the hidden rest, and the rest is a little emptier. The dummies stay three, whatever you do.
lesson-3-news-rule-1 = All markers that lie face down are mixed.
lesson-3-news-rule-2 = A face-up marker is known to both sides; it is one of the five fleets.
lesson-3-news-assumption-1 = A face-up marker never lies. Real messages could.
lesson-3-news-scene = { $order ->
    [hide] All your markers lie face down; the number beside B counts them.
   *[other] B1 is the fast fleet; the number beside B counts hidden markers.
 }
lesson-3-news-predict = Scheer points at one of the markers that lie face down. How often out of 100 is it a fleet?
lesson-3-news-option-half = Half of the time or less: up to 53
lesson-3-news-option-little = A little more than half: 54 to 59
lesson-3-news-option-more = More: 60 to 65
lesson-3-news-option-two-thirds = Two thirds or more: from 66 on
lesson-3-news-target = at least one fleet found
lesson-3-news-control = Markers that Scheer turns up
lesson-3-news-right = Right: { $target-plain }.
lesson-3-news-low = It is more: { $target-plain }. Count the fleets that are still hidden, then the markers that are.
lesson-3-news-high = It is less: { $target-plain }. Count the fleets that are still hidden, then the markers that are.
lesson-3-news-explain-1 = All face down: five fleets among eight markers, { $none-plain }. One face up: it leaves both counts, so four among seven, { $one-plain }.
lesson-3-news-explain-2 = Had a dummy been turned up instead, five would be left among seven: { $found-plain }. News is worth what it rules out.
lesson-3-news-vary = How many of them must Scheer turn up to be certain of a fleet? Think of his worst luck: all dummies first.
lesson-3-news-varied = Four: there are only three dummies, whatever you showed. With three it is { $one-three-plain } if your fleet lies open, { $none-three-plain } if not. Nearly certain is not certain.
lesson-3-news-check-1 = Someone says: “The markers were mixed fairly, so each stays at { $none-fraction } for ever.”
lesson-3-news-check-1-memory = True: fair mixing fixes the chance.
lesson-3-news-check-1-memory-why = It fixes the chance as long as you know nothing more. Once a marker is turned up, some cases are ruled out.
lesson-3-news-check-1-changes = False: what is shown changes the rest.
lesson-3-news-check-1-changes-why = Chances describe what you know.
lesson-3-news-check-1-rises = False: each marker shown makes the rest likelier to be fleets.
lesson-3-news-check-1-rises-why = Only a dummy that is shown does that. A fleet that is shown leaves the rest a little emptier.
lesson-3-news-check-2 = Where does an earlier result not change the next one?
lesson-3-news-check-2-dice = When rolling a die
lesson-3-news-check-2-dice-why = All six faces are there again.
lesson-3-news-check-2-cards = When drawing without putting back
lesson-3-news-check-2-cards-why = There it does change: what is drawn is gone.
lesson-3-news-check-2-team = When picking a team, one after another
lesson-3-news-check-2-team-why = Whoever has been picked cannot be picked again: the rest has changed.
lesson-3-news-history-1 = The codebreakers knew that the German flagship left her call sign in harbour when she went to sea, but they had been asked only where the call sign was.
lesson-3-news-history-2 = How much this message mattered for the battle is disputed. Many say it cost Jellicoe time, and his trust in such messages.
lesson-3-news-history-3 = In the game news is always true. False news would make the sums harder, and the game more like history.

# 4 A handful of markers
lesson-3-handful-title = One, and not two
lesson-3-handful-goal = See when more is too much.
lesson-3-handful-since-one = You showed your fast fleet. Now look at the rest with Scheer’s eyes.
lesson-3-handful-since-hide = You kept everything hidden. Now look at it with Scheer’s eyes.
lesson-3-handful-since-none = Now look at hidden markers with Scheer’s eyes.
lesson-3-handful-carried = Your own dice go on: the marker that Scheer turned up was { $own-markers ->
    [6] { $own-fleets ->
        [3] a fleet
       *[other] a dummy
     }
   *[other] { $own-fleets ->
        [5] a dummy
       *[other] a fleet
     }
 }, and lies at Scapa Flow now.
lesson-3-handful-hook = 31 May 1916, afternoon. Scheer is looking for a part of the British fleet that he can beat alone. Meeting several fleets at once is what he fears.
lesson-3-handful-act-task = You want exactly one British fleet before your guns, not none and not two. To which of the three do you sail?
lesson-3-handful-act-three = Rosyth: three markers
lesson-3-handful-act-two = Harwich: two markers
lesson-3-handful-act-one = Humber: one marker
lesson-3-handful-act-told = Each marker more makes it likelier that somebody is there, and likelier that it is one too many. More is not better.
lesson-3-handful-rule-1 = Of the { $own-markers } British markers that Scheer does not know { $own-fleets } are fleets.
lesson-3-handful-rule-2 = All markers in the hex are turned up, and none goes back.
lesson-3-handful-rule-3 = A fleet and a dummy: one fleet, as wanted. Two fleets: one too many.
lesson-3-handful-assumption-1 = Those markers are well mixed. Turned up, 1 is a fleet and 0 a dummy.
lesson-3-handful-scene = What Scheer sees: three piles of British markers, ringed. The number beside B counts the markers.
lesson-3-handful-predict = On how many of 100 such days is exactly one fleet under the markers you chose?
lesson-3-handful-target = exactly one fleet
lesson-3-handful-control = British markers face down
lesson-3-handful-right = Well judged: { $target-plain }. You said { $guess }.
lesson-3-handful-low = You said { $guess }; it is { $target-plain }. { $own-fleets } of { $own-markers } are fleets: somebody is often there.
lesson-3-handful-high = You said { $guess }; it is { $target-plain }. None is possible, and with several markers two or three at once are too.
lesson-3-handful-explain-1 = One marker: { $own-fleets } of { $own-markers } are fleets, { $one-plain }.
lesson-3-handful-explain-2 = Two markers: first a fleet, then a dummy, or the other way round. { $own-markers ->
    [7] { $own-fleets ->
        [4] Together { $two-plain }, just as with one marker: the second fills as many empty hexes as it crowds.
       *[other] Each draw leaves one fewer for the next. Together { $two-plain }.
     }
   *[other] Each draw leaves one fewer for the next. Together { $two-plain }.
 }
lesson-3-handful-explain-3 = Three markers: one fleet and two dummies, in three orders: { $three-plain }.
lesson-3-handful-vary = Airships have found out dummies: only five unknown markers are left, and as many fleets among them as before. Is your plan better or worse now?
lesson-3-handful-varied = One marker has { $one-five-plain } now, two { $two-five-plain }, three { $three-five-plain }. With fewer dummies one marker is surer, and in company fleets find company.
lesson-3-handful-check-1 = Suppose all eight lay face down, five of them fleets. Three are turned up. How often are all three fleets?
lesson-3-handful-check-1-right = 5/8 × 4/7 × 3/6: each fleet that is found leaves one fewer for the next.
lesson-3-handful-check-1-high = 5/8 × 5/8 × 5/8 would put each marker back. It stays out, so one fleet fewer is left each time: 5/8 × 4/7 × 3/6.
lesson-3-handful-check-1-low = Half of a half of a half would be so few. But there are more fleets than dummies: 5/8 × 4/7 × 3/6.
lesson-3-handful-check-2 = Seven markers are hidden, four of them fleets. Now any fleet will do, and several are welcome. To which of the three do you sail?
lesson-3-handful-check-2-three = Three markers
lesson-3-handful-check-2-three-why = Somebody is nearly always there. Mostly there are several, and the battle is a large one.
lesson-3-handful-check-2-one = One marker
lesson-3-handful-check-2-one-why = Never more than one, and nearly as often none. Whoever fears company takes it all the same.
lesson-3-handful-check-2-column-some = At least one fleet
lesson-3-handful-check-2-column-several = Two or more
lesson-3-handful-check-2-two = Two markers
lesson-3-handful-check-2-two-why = Somebody is usually there, and seldom more than one. A middle way.
lesson-3-handful-more-1 = A bag holds ten socks, three of them black. How many must you draw to be sure of one that is not black?
lesson-3-handful-more-1-three = 3
lesson-3-handful-more-1-three-why = It would be bad luck, but three black socks in a row can happen. One more, and it cannot.
lesson-3-handful-more-1-four = 4
lesson-3-handful-more-1-four-why = As soon as the black ones have run out.
lesson-3-handful-more-1-eight = 8
lesson-3-handful-more-1-eight-why = Eight would be needed to be sure of a black one. Ask which socks can run out.
lesson-3-handful-history-1 = Ten weeks later, on 19 August 1916, Jellicoe turned north for a while after a cruiser was torpedoed, and Scheer turned away after a false airship report. They did not meet.
lesson-3-handful-history-2 = Real reports were not drawn from a bag. The markers stand for all that is unknown at sea.

# Mission
lesson-3-mission-title = Now you: hide and seek, to the end
lesson-3-mission-task = 31 May 1916. Jellicoe’s and Scheer’s markers lie in the same hexes off the coasts. Where you outweigh him you may push him; then markers are turned up, you say how hard your ships push, and your captains fire. Put at least one German battle cruiser out of the fight, and lose no more than two of yours. Damaged counts as lost.
lesson-3-mission-goal = hit one battle cruiser, lose at most two
lesson-3-mission-word-1 = B, G: markers, British on a square, German on a circle. Face down nobody knows which fleet it is, or whether there is one.
lesson-3-mission-word-2 = You weigh: each face-down marker 1, a fast fleet turned up 2; twice that in the own home hex, the one with a double border.
lesson-3-mission-word-3 = Which hex moves: everything in it goes one step, yours and his, and moves no more. So you choose who meets whom.
lesson-3-mission-word-4 = Pass: you move nothing now. When both have passed, markers are turned up, and fleets in the same hex fight, lowest hex number first.
lesson-3-mission-word-5 = Over-manoeuvre: adds its number to your die, for the better place. A die not higher than it: confused, your ships do not fire.
lesson-3-mission-word-6 = Half gunnery: adds 2 to your die, and this round your guns are worth half. What follows, your captains do: range and targets.
lesson-3-mission-met = One more battle cruiser of Hipper’s is out of the fight. After 19 August 1916 the Grand Fleet was not to come so far south again without good reason: the game of hide and seek was over.
lesson-3-mission-missed = { $number ->
    [0] None of Hipper’s battle cruisers is out of the fight; one was wanted.
   *[other] Hipper lost a battle cruiser or more, as was wanted, but so did you, and more than two.
 } In history one side could read the other’s letters, and still it missed him. Where would you push otherwise?
