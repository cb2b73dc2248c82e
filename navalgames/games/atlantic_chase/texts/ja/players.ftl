# アトランティック・チェイスのコンピューター。

ac-player-sensible = コンピューター：手堅い
ac-player-sensible-about = わかりやすい目安で動きます。糸の交わるところを探し、見つけたものを攻撃し、傷ついたとき、大きくリードしたとき、長く海に出すぎたときは港へ向かいます。
ac-player-planner = コンピューター：計画家
ac-player-planner-about = 中断とその先も含め、どの行動も正確な確率で比べます。
