# For teachers: what pupils should know before an episode, and three questions to discuss after it.

# 1
lesson-1-prior = Fractions; totals of two dice. History: that Britain lived by ships from overseas.
lesson-1-discussion-1 = When is a rough answer in time better than an exact one too late?
lesson-1-discussion-1-point = A rough answer is better if one can act on it in time; a weather warning is an example.
lesson-1-discussion-2 = Rawalpindi fought although she could not win. What did it achieve?
lesson-1-discussion-2-point = Her report; 238 men died. One may see courage, and ask who sent a liner to war.
lesson-1-discussion-3 = How do you show on a map that you are not sure?
lesson-1-discussion-3-point = Lines, shaded areas, dates; and by saying how old the news is.

# 2
lesson-2-prior = Fractions; the average. Episode 1.
lesson-2-discussion-1 = Is a plan good if it works on average?
lesson-2-discussion-1-point = No, if a single bad case ruins everything. Where losses and gains even out over many tries, yes.
lesson-2-discussion-2 = How would you forecast weather with one die?
lesson-2-discussion-2-point = Let the chance depend on today’s weather, as the game does.
lesson-2-discussion-3 = Who gains by bad weather at sea?
lesson-2-discussion-3-point = Whoever does not want to be found gains, and so does whoever fears aircraft.

# 3
lesson-3-prior = Totals of two dice; episode 1.
lesson-3-discussion-1 = Is hiding from a pursuer a kind of fighting?
lesson-3-discussion-1-point = It costs the enemy time and ships, so it decides battles that never happen.
lesson-3-discussion-2 = London told Tovey where to steer. Who should decide: the desk or the man at sea?
lesson-3-discussion-2-point = The desk may know more, the sea sees more. Ask what each of them knew that evening.
lesson-3-discussion-3 = When is it wise to keep a means in reserve?
lesson-3-discussion-3-point = It is wise if better uses are likely to come and the means does not spoil.

# 4
lesson-4-prior = Multiplying fractions; episodes 1 and 3.
lesson-4-discussion-1 = A commander avoids a fight he might win. When is that right?
lesson-4-discussion-1-point = When his task is another one, and a damaged ship far from home is lost.
lesson-4-discussion-2 = Glorious: chance or mistake? How could one tell?
lesson-4-discussion-2-point = One can only judge it by what was known then, not by what is known now.
lesson-4-discussion-3 = Why is a chain weaker than its links?
lesson-4-discussion-3-point = All its links must hold, so their chances are multiplied.

# 5
lesson-5-prior = Totals of two dice; episodes 1 and 3.
lesson-5-discussion-1 = Was Bismarck beaten by chance?
lesson-5-discussion-1-point = The one hit was lucky; that so many tries were made was not.
lesson-5-discussion-2 = Why could aircraft not fly from a carrier on many days?
lesson-5-discussion-2-point = Wind, sea, cloud and dark; so good weather is worth a battleship.
lesson-5-discussion-3 = Only few of more than 2,200 men were saved. Who decides when rescue must stop?
lesson-5-discussion-3-point = A submarine alarm ended it. Name what each choice risks, and for whom.

# 6
lesson-6-prior = Fractions; counting the ways of two dice.
lesson-6-discussion-1 = Lütjens did not know that he had shaken off his pursuers. What would you have needed to know?
lesson-6-discussion-1-point = Whether their signals still reached them: he heard their radar and thought that it heard him.
lesson-6-discussion-2 = Is it fair to read other people’s messages in war?
lesson-6-discussion-2-point = All sides did; it shortened some fights and cost other lives. Say what would follow from not doing it.
lesson-6-discussion-3 = When should one act on a report that may be wrong?
lesson-6-discussion-3-point = One should act when waiting costs more than a mistake would.

# 7
lesson-7-prior = Fractions; multiplying chances; ties between two dice.
lesson-7-discussion-1 = Chilean Reefer fired back with one gun. Was that brave, or wrong?
lesson-7-discussion-1-point = Her calls drew Rodney near. Say what her captain could know, and what a merchant crew had agreed to.
lesson-7-discussion-2 = Lütjens had orders to avoid equal ships. When is it right to obey an order that lets a prize go?
lesson-7-discussion-2-point = The order looked at the whole war: a damaged ship in mid-Atlantic was lost. He saw only that evening.
lesson-7-discussion-3 = When do you stop while you are ahead?
lesson-7-discussion-3-point = When the next gain is worth less than the risk of losing what you have.

# 8
lesson-8-prior = Totals of two dice; “the lowest two of three”; episode 5.
lesson-8-discussion-1 = The ship that sank Hood was sunk three days later. What does “won” mean here?
lesson-8-discussion-1-point = Ask what each side had wanted: convoys to sink, ships to bring home.
lesson-8-discussion-2 = Is it right to tell the death of 1,415 men as a count of hits?
lesson-8-discussion-2-point = A count shows what was likely, and it hides every person. Both should be said.
lesson-8-discussion-3 = People remember the rare end, not the likely one. Where does this mislead us?
lesson-8-discussion-3-point = In judging commanders, investments, medicine by single cases.
