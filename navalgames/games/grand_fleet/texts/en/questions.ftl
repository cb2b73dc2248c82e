# The questions of the lab: titles, what is asked, parameters, values, outcomes.

## Groups

gf-group-initiative = Will they come out?

## Initiative

gf-question-initiative = Who attacks?
gf-question-initiative-about = Each side rolls one die or two and keeps the best; a lead of 2 or more makes it the attacker, a lead of 4 or more obliges it to offer battle.
gf-question-initiative-points = The price of parity
gf-question-initiative-points-about = Two dice that are both even or both odd cost their owner 1 victory point.
gf-question-best-die = The die that counts
gf-question-best-die-about = Of several dice only the highest counts. (The game allows one or two; three are here to compare.)
gf-question-parity-loss = Two dice of equal parity
gf-question-parity-loss-about = How often does the second die cost a victory point?
gf-question-battle-decision = Is there a battle this turn?
gf-question-battle-decision-about = Initiative names the attacker; the attacker may offer battle, and the other side may refuse it for 3 victory points.
gf-question-battle-decision-points = Victory points before any shot
gf-question-battle-decision-points-about = What parity and a refused battle do to the victory points this turn.

## Parameters

gf-parameter-uk-dice = British dice
gf-parameter-de-dice = German dice
gf-parameter-dice = Dice
gf-parameter-uk-offers = The British offer battle if they may choose
gf-parameter-de-offers = The Germans offer battle if they may choose
gf-parameter-uk-accepts = The British accept battle
gf-parameter-de-accepts = The Germans accept battle

## Outcomes

gf-outcome-uk-attacks-must = The British attack and must offer battle
gf-outcome-uk-attacks = The British attack
gf-outcome-nobody = Nobody attacks
gf-outcome-de-attacks = The Germans attack
gf-outcome-de-attacks-must = The Germans attack and must offer battle
gf-outcome-keeps-point = No loss
gf-outcome-loses-point = Loses 1 victory point
gf-outcome-battle = Battle
gf-outcome-refused-uk = The British refuse
gf-outcome-refused-de = The Germans refuse
gf-outcome-declined = The attacker does not offer

## Units

gf-unit-vp = victory points
