# コンピューターのプレイヤー

rotd-player-cautious = コンピューター：慎重
rotd-player-cautious-about = 護衛のない船だけを、距離をとって攻撃し、船体が傷つけば帰ります。
rotd-player-aggressive = コンピューター：積極的
rotd-player-aggressive-about = 出会うものすべてを近距離で攻撃し、魚雷のあるかぎり海にとどまります。
rotd-player-historical = コンピューター：捕獲の規則
rotd-player-historical-about = 護衛のない商船は浮上して砲で止め、潜航攻撃は護衛のついた船だけに行います。
rotd-player-reckoner = コンピューター：確率で
rotd-player-reckoner-about = 沈むトン数と、失われる正確な確率をはかりにかけます。
