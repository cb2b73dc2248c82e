# コンピューターのプレイヤー。

fd-player-sensible = コンピューター：手堅い艦長
fd-player-sensible-about = 近づき、舷側を向け、ほどよい距離で撃ちます。1手先だけを見ます。
fd-player-captain = コンピューター：先を読む艦長
fd-player-captain-about = 操艦を2手先まで読み、斉射は正確な確率で判断します。
