## コンピューターのプレイヤー

kp-player-sensible = コンピューター：堅実
kp-player-sensible-about = 計算はせず、簡単な目安で動きます。強い艦を価値の高い商船に向け、リアクションは相手の手番に取っておき、使い道のはっきりしたカードは使います。
kp-player-commodore = コンピューター：戦隊司令
kp-player-commodore-about = 勝ちを目指します。正確な確率と、相手が持っていそうな手札を考え、割に合うカードだけを出します。
