# Words to know in the episodes of Atlantic Chase
lesson-term-probability = Chance (probability)
lesson-term-probability-means = How often something happens in the long run, from 0 (never) to 1 or 100 % (always).
lesson-term-trajectory = Trajectory
lesson-term-trajectory-means = A line of 1 to 15 segments along which a task force may be.
lesson-term-modifier = Modifier
lesson-term-modifier-means = A number added to the sum of the dice or taken from it.
lesson-term-time-lapse = Time Lapse
lesson-term-time-lapse-means = Time passes and a line loses segments from its ends.
lesson-term-average = Average (mean)
lesson-term-average-means = What each try brings if many are shared out evenly.
lesson-term-station = Station
lesson-term-station-means = A task force whose place is known.
lesson-term-intel = Intel
lesson-term-intel-means = A report on a segment; the enemy can use it against you.
lesson-term-initiative = Initiative
lesson-term-initiative-means = Whoever has it acts, as often as he likes, until he loses it.
