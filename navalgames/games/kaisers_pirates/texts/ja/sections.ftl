# ルール索引の章

kp-section-0 = この索引について
kp-section-1 = ゲームの部品
kp-section-2 = ゲームとラウンドと得点
kp-section-3 = ターンとカード
kp-section-4 = チーム戦
kp-section-5 = ソリティア
kp-section-6 = 選択ルール
kp-section-X = 本文が前提とする手順
kp-section-PN = プレイの注記
kp-section-HN = 史実の注記
kp-section-TS = ターンの6つの手順
kp-section-chart = 表
kp-section-switch = 切り替え
