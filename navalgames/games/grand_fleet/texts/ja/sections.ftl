# ルール索引の章（索引のページ用）

gf-section-0 = この索引について
gf-section-1 = ゲームのあらまし
gf-section-2 = 盤上にあるもの
gf-section-3 = ゲームの準備
gf-section-4 = ターンの流れ
gf-section-5 = 内容のない章
gf-section-6 = 軍備フェイズ
gf-section-7 = 主導権フェイズ
gf-section-8 = 決戦
gf-section-9 = 無制限潜水艦戦とアメリカの艦
gf-section-10 = ゲームの終了
gf-section-11 = 勝利条件
gf-section-12 = 選択ルール
gf-section-check = 全体の確認
gf-section-chart = 図表
