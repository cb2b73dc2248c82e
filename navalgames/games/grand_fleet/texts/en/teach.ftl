# For teachers: what pupils should know before an episode, and three questions to discuss after it.

# 1 Will they come out?
lesson-1-prior = Fractions and per cent; that each face of a fair die has the chance 1/6. History: that Britain and Germany were at war from August 1914, and where the North Sea lies. No knowledge of the game.
lesson-1-discussion-1 = A bold move brings a better chance, but it costs half a point on average. Where outside games do people pay a small sure price for a chance?
lesson-1-discussion-1-point = Insurance, a lottery ticket, training for a match. What counts is what the chance may bring, compared with the price, and how often one pays it.
lesson-1-discussion-2 = On 30 October 1914 Jellicoe wrote that he would not follow a retreating enemy over mines and past submarines. Was that caution or lack of courage?
lesson-1-discussion-2-point = He had the larger fleet and more to lose; the blockade worked without a battle, and the Admiralty approved his letter. Against it: a beaten German fleet would have set ships and crews free. Both can be argued, but not from the outcome alone.
lesson-1-discussion-3 = An admiral stays in harbour, and nothing happens. How could one tell whether that was a good decision?
lesson-1-discussion-3-point = Not by the outcome. One asks what he knew at the time, what the other choice could have brought, and how likely each result was.

# 2 Forming the fleets
lesson-2-prior = Fractions, per cent and the average of a few numbers. History: what a battleship is, and that ships hit in battle need a dockyard. Episode 1 helps but is not needed.
lesson-2-discussion-1 = Two plans have the same average: one ship in each box, or all in one. When would you choose the risky one?
lesson-2-discussion-1-point = When a small number is of no use and only a large one helps, as before one decisive moment. Whoever needs something every time spreads the risk.
lesson-2-discussion-2 = In November 1914 the Admiralty sent Invincible and Inflexible to the South Atlantic, and the Grand Fleet was weaker for weeks. How would you have decided, knowing only what was known then?
lesson-2-discussion-2-point = A German squadron had sunk two British cruisers off Coronel on 1 November and threatened trade. At home the margin over Germany became narrow for a time. The victory of 8 December does not by itself show that the risk was small.
lesson-2-discussion-3 = Dummy ships and empty markers cost little. What makes a bluff work, and what spoils it?
lesson-2-discussion-3-point = It works while the other side must take it as seriously as the truth. It is spoilt by being looked at, by being used too often, and when its owner believes it himself.

# 3 Hide and seek
lesson-3-prior = Multiplying fractions; “drawing without putting back” may be new and is explained. History: that before radar nobody knew for certain where the enemy was. Episode 2, step 1 prepares well.
lesson-3-discussion-1 = Room 40 could read German messages, yet at noon on 31 May 1916 Jellicoe got a misleading report. How can true information lead to a wrong picture?
lesson-3-discussion-1-point = The question had been where a call sign was, and the answer to that was correct. The meaning was lost because those who knew what it meant were not asked. Ask how a piece of news came about.
lesson-3-discussion-2 = You learn something new. How do you find out by how much your opinion should change?
lesson-3-discussion-2-point = Ask which cases the news rules out and count those that are left. News that would have come in any case changes nothing.
lesson-3-discussion-3 = On 19 August 1916 both fleets were at sea and did not meet. Was that chance, caution, or poor information?
lesson-3-discussion-3-point = All three: Jellicoe turned north for a while after a cruiser was torpedoed, Scheer turned towards ships an airship had reported wrongly as battleships. No single cause explains it.

# 4 How hard dare you push?
lesson-4-prior = Fractions and per cent; reading a bar chart. History: that fleets fought in long lines and signalled with flags, lamps and wireless. Episode 1 prepares well.
lesson-4-discussion-1 = Some risk helped, much risk hurt. Draw such a curve for something you know well. Where does it turn, and why?
lesson-4-discussion-1-point = Speed on a bicycle, hours of practice before a concert, pressing high in football. It turns where one more step costs more than it brings.
lesson-4-discussion-2 = Off the Dogger Bank Beatty’s last flag signals were misread, and three German battle cruisers got away. Who is to blame when a message is misunderstood?
lesson-4-discussion-2-point = The sender could have chosen plainer words, the signal book offered no fitting signal, the receivers could have acted on what they saw. Historians still differ. Ask what each could have known.
lesson-4-discussion-3 = Who decides last, decides knowing more. Why do we still often want to go first?
lesson-4-discussion-3-point = Whoever goes first can choose the place and set the question, and time may run out for the second. In this rule the dice are alike, so here only knowledge counts.

# 5 Where to put the shells
lesson-5-prior = Multiplying fractions; the totals of two dice. History: what happened at Jutland in one sentence; the episode tells the rest. It speaks of many deaths: 8,645 sailors died in the battle, and pupils should hear that before they roll.
lesson-5-discussion-1 = Both sides called Jutland a victory. What would you count: ships, people, or who held the sea the day after?
lesson-5-discussion-1-point = Britain lost 14 ships and 6,094 men, Germany 11 ships and 2,551 men. But the British blockade went on as before, and the German fleet did not break it. What is counted decides who won.
lesson-5-discussion-2 = The table of this game was fitted to Jutland, and it agrees with Jutland. Why is that no proof, and what would be one?
lesson-5-discussion-2-point = It had to agree, because it was made so. A test needs cases that were not used, such as the Dogger Bank or the Falkland Islands, and even then one battle is a single roll.
lesson-5-discussion-3 = We turn sailors into numbers here. What does that help us to understand, and what does it hide?
lesson-5-discussion-3-point = It shows what was likely and what was luck, and keeps us from judging by the outcome. It hides fear, skill and each single person; that is why the numbers of the dead stand at the end of the episode.

# 6 The long count
lesson-6-prior = Adding and multiplying fractions; numbers below zero. History: that Germany’s submarines sank merchant ships and that the United States entered the war in April 1917.
lesson-6-discussion-1 = In January 1917 German planners reckoned that Britain would have to ask for peace within about five months. What should one have asked about this calculation?
lesson-6-discussion-1-point = What it takes for granted: that losses stay as high, that nobody finds an answer such as convoys, that Britain cannot save or replace, and what it costs that America joins. Ask what happens when one number is wrong.
lesson-6-discussion-2 = The German fleet was never destroyed in battle, and yet it lost. What had the British fleet done by mostly waiting?
lesson-6-discussion-2-point = It kept German trade and warships out of the oceans, and armies and food came across the sea to Britain. How much the blockade decided the war, compared with the fighting on land, is disputed.
lesson-6-discussion-3 = The blockade and the submarine war both struck civilians. Can one compare them?
lesson-6-discussion-3-point = Both broke or stretched the law of their time, and both were defended as an answer to the other. Submarines killed crews and passengers at once; hunger killed slowly, and the numbers given for its victims differ widely. Comparing is not the same as excusing.
