# For teachers: what pupils should know before an episode, and three questions to discuss after it.

# 1
lesson-1-prior = Fractions and per cent; that each face of a fair die is equally likely. History: that Germany had a few cruisers overseas in August 1914. No knowledge of the game.
lesson-1-discussion-1 = A helper that is always weaker than you can still be useful. When?
lesson-1-discussion-1-point = When the worst must be avoided, as with a spare light or a second pair of eyes. It does not raise the best result.
lesson-1-discussion-2 = Captain von Müller of Emden was admired even by his enemies. Can one admire an enemy in war?
lesson-1-discussion-2-point = People praised that he spared crews. Against it: the ships he sank and the dead of Penang and Madras. Ask who could afford to admire him, and who could not.
lesson-1-discussion-3 = A rule gives all ties to one side. Where else are ties decided beforehand, and is that fair?
lesson-1-discussion-3-point = In many votes a tie means no; in some sports the champion keeps the title. It is fair if everybody knows it before.

# 2
lesson-2-prior = Fractions and per cent; episode 1 (the highest die). History: that cruisers hunted merchant ships in 1914.
lesson-2-discussion-1 = Most crews of stopped ships were saved in 1914. Why did that change later in the war?
lesson-2-discussion-1-point = Submarines had no room for prisoners and were in danger on the surface; merchant ships got guns and orders to ram. Each side called the other the one who began.
lesson-2-discussion-2 = We know some values and have to guess the others. How should one show this honestly?
lesson-2-discussion-2-point = Say which is which, give a range, say how the guess was made, and let others put in a better value.
lesson-2-discussion-3 = Is it fair to tell a cruise that ended with more than 260 dead as rolls of dice?
lesson-2-discussion-3-point = It helps to see what was likely, and it hides every person. Both should be said.

# 3
lesson-3-prior = Multiplying fractions; episode 1. “Drawing without putting back” may be new and is explained.
lesson-3-discussion-1 = A raider flew a neutral flag until the moment it fired. Was that a fair trick?
lesson-3-discussion-1-point = The law of the time allowed a false flag, if the true one was shown before firing. But each such trick put real neutrals in danger.
lesson-3-discussion-2 = You have news that something is not where you looked. How should your opinion change?
lesson-3-discussion-2-point = Spread the chance over the places not yet looked at, in the same proportion as before.
lesson-3-discussion-3 = Luckner kept more than two hundred prisoners aboard a ship that might be shot at any hour. What did he owe them?
lesson-3-discussion-3-point = Food, treatment and safety as far as he could, and in the end their freedom. He gave it only when food ran short and could still delay the news. People judge this differently.

# 4
lesson-4-prior = Fractions and per cent; multiplying chances; episode 2 (damaged or sunk).
lesson-4-discussion-1 = Clan Mactavish fought with one gun against a hopeless enemy. Was that right?
lesson-4-discussion-1-point = Her captain hoped to give the alarm and could not know the strength of the enemy. It cost 18 lives. One may honour the courage and doubt the decision.
lesson-4-discussion-2 = “Try often enough and you will succeed.” What is right about this, and what is wrong?
lesson-4-discussion-2-point = The chance of at least one success grows, but it never reaches 1, and each try may cost something.
lesson-4-discussion-3 = American courts decided whom Appam belonged to. Why should neutrals obey rules of war?
lesson-4-discussion-3-point = They wanted to trade with both sides and to keep out of the war; both were possible only by rules that all could check.

# 5
lesson-5-prior = Multiplying fractions, the average; episode 2 and step 3 of episode 4.
lesson-5-discussion-1 = Was the Q-ship a fair weapon?
lesson-5-discussion-1-point = A false flag before firing was allowed; shooting at survivors never was. And whoever fears a trap spares nobody.
lesson-5-discussion-2 = A mine does not know whom it hits. Who is answerable for it?
lesson-5-discussion-2-point = Those who laid it and gave the order; the law of 1907 asked for warnings and for mines that become harmless. Both sides broke it.
lesson-5-discussion-3 = Baralong’s men shot survivors, and Britain held no trial. What speaks for a trial in the middle of a war, what against?
lesson-5-discussion-3-point = Justice that waits for peace mostly never comes, and who asks it of the enemy must give it. Against it: witnesses at sea, anger at home, and the fear of helping the enemy’s cause.

# 6
lesson-6-prior = The average, multiplying fractions; episodes 2 and 3.
lesson-6-discussion-1 = What is the price of a card that you did not use?
lesson-6-discussion-1-point = What it would have brought by its best use. It helps to ask this before, not after.
lesson-6-discussion-2 = A neutral country shelters the crew of a raider that has sunk one of its own ships. Why does it, and why does it not let them sail again?
lesson-6-discussion-2-point = The rules of war at sea bound a neutral to treat both sides alike: help in distress, but no base for war. Ask what America wanted in 1915, and whom each other choice would have helped.
lesson-6-discussion-3 = When is it wise to wait with a strong means, and when is it just fear of losing it?
lesson-6-discussion-3-point = Waiting pays if better occasions are likely and the means does not spoil. At the end of a round every card spoils.

# 7
lesson-7-prior = Fractions; multiplying chances; step 3 of episode 4.
lesson-7-discussion-1 = When is a doubled gain worth the risk of losing all?
lesson-7-discussion-1-point = When it is kept more than two times in three, if the loss goes to the rival; in more than half if the loss is merely nothing. So ask first what a failure gives to others.
lesson-7-discussion-2 = What would you count to say how much a raider had achieved?
lesson-7-discussion-2-point = Ships, tons, cargo, days of delay, the enemy ships that searched. Each gives another order.
lesson-7-discussion-3 = The game turns lost ships into points. What is missing in this count?
lesson-7-discussion-3-point = Above all the people: crews lost, prisoners, families who waited. It also leaves out what the cargo was for.

# 8
lesson-8-prior = “At least one” by the complement; episodes 3 and 4.
lesson-8-discussion-1 = People often see a plan where there is only chance. Where have you met this?
lesson-8-discussion-1-point = Streaks in sport, lucky numbers, rumours about an all-knowing enemy. Ask how often the thing should happen by chance alone.
lesson-8-discussion-2 = A machine decides by rules and dice. Who is responsible for what it does?
lesson-8-discussion-2-point = Those who made the rules and those who use it. That chance is in it takes nothing away.
lesson-8-discussion-3 = Thierfelder heard a German ship call for help and turned away. Was he bound to help?
lesson-8-discussion-3-point = He could not win the fight any more and would have risked his crew and his task; others call it leaving comrades alone. Ask what he knew at that hour, not what we know.
