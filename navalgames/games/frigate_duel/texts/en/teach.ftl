# For teachers: what pupils should know before an episode, and three questions to discuss after it.

# 1
lesson-1-prior = Fractions and per cent; that each face of a fair die is equally likely. History: that ships of war were driven by sails until the middle of the 19th century.
lesson-1-discussion-1 = A captain with the weather gauge may choose when to fight. Is choosing always an advantage?
lesson-1-discussion-1-point = Usually; but it has a price, as Java’s masts showed, and a choice can be made badly.
lesson-1-discussion-2 = The men at Java’s sails and guns had been aboard for six weeks. Whose names do we know, and why?
lesson-1-discussion-2-point = Mostly officers: they wrote the reports. Muster rolls hold the names of the others, but few stories.
lesson-1-discussion-3 = A rule is marked “our proposal”. What would you need to trust it?
lesson-1-discussion-3-point = To know how it was made, what it was compared with, and what changes when it is changed.

# 2
lesson-2-prior = Fractions and per cent; the average of many rolls.
lesson-2-discussion-1 = The Essex had guns that were strong near by and useless far away. When is such a choice wise?
lesson-2-discussion-1-point = If one can choose the distance. With a damaged mast Essex no longer could.
lesson-2-discussion-2 = Was it fair of Phoebe to stay out of reach?
lesson-2-discussion-2-point = War is not a sport; but Porter also accused her of fighting in neutral waters. Separate the two questions.
lesson-2-discussion-3 = Porter asked for long guns and was given carronades. Who should decide what a crew fights with?
lesson-2-discussion-3-point = Those who build and pay see the whole fleet, those who fight see the day. Both can be wrong; ask how they hear of each other.

# 3
lesson-3-prior = Fractions; totals of two dice.
lesson-3-discussion-1 = To win or to get away: how does the aim change with the purpose?
lesson-3-discussion-1-point = Who must get away shoots at sails; who wants a prize must spare her enough to bring her home.
lesson-3-discussion-2 = President beat Endymion and was taken all the same. Who won?
lesson-3-discussion-2-point = It depends on the question: the duel, the chase or the blockade. Name the question before the answer.
lesson-3-discussion-3 = A war captain aims at masts “to spare lives”. Would you believe him?
lesson-3-discussion-3-point = It may have spared some; falling masts also killed. Ask what else he gained.

# 4
lesson-4-prior = Fractions, multiplying chances; “at least one” by the complement is explained.
lesson-4-discussion-1 = When may a captain give up his ship?
lesson-4-discussion-1-point = When further fighting would only cost lives. Navies judged this by court martial, and often acquitted.
lesson-4-discussion-2 = A model turns courage into three steps. What is gained and what is lost by that?
lesson-4-discussion-2-point = One can reckon and compare; but fear, trust, pain and hope become one number.
lesson-4-discussion-3 = “Could a braver crew have held out?” What is such a question good for?
lesson-4-discussion-3-point = It makes us say what we think mattered. The answer is a range, never a verdict.

# 5
lesson-5-prior = Fractions, the average, comparing several cases.
lesson-5-discussion-1 = Boarding ended fights quickly. Was it the more humane way?
lesson-5-discussion-1-point = Sometimes fewer died than in hours of gunfire; at Chesapeake more than two hundred fell within a quarter of an hour.
lesson-5-discussion-2 = A boatswain tied the ships together, a bugler fell silent, and we know few of the others by name. Who belongs to a ship?
lesson-5-discussion-2-point = Sailors, soldiers, boys, sometimes women and prisoners. Lists named only some of them.
lesson-5-discussion-3 = A leader who goes first may fall first. What did Broke gain and risk?
lesson-5-discussion-3-point = He won in minutes and never commanded at sea again because of his wound. His men needed orders all the same.

# 6
lesson-6-prior = Episodes 2 and 4, or: average, “at least one”, multiplying chances.
lesson-6-discussion-1 = The battle was small. Why did it matter so much to both nations?
lesson-6-discussion-1-point = The Royal Navy had hardly lost a single-ship fight for years; expectation made the news, not the loss.
lesson-6-discussion-2 = Each side explained the result so that it looked well itself. How can one check such explanations?
lesson-6-discussion-2-point = By figures both accept, such as guns and losses; by sources of the other side; by similar fights.
lesson-6-discussion-3 = Our numbers were chosen knowing the results. What would be a fair test of them?
lesson-6-discussion-3-point = Fights that were not used in choosing them; and saying beforehand what would count as wrong.
