# グランドフリートで変えられるもの：値の組と、図表の行・列・値

gf-variant-damage-gentler = おだやかな損害表
gf-variant-damage-gentler-about = 5以下は損害なし、6〜9は損傷、10以上は沈没です。
gf-variant-damage-bloody = 激しい損害表
gf-variant-damage-bloody-about = 選択ルールの境目です。4以下は損害なし、5〜8は損傷、9以上は沈没です。
gf-variant-types-like-the-british = イギリス艦だけから求めた艦の値
gf-variant-types-like-the-british-about = 各艦種の値を、イギリス艦だけから計算します。
gf-variant-types-like-the-german = ドイツ艦だけから求めた艦の値
gf-variant-types-like-the-german-about = 各艦種の値を、ドイツ艦だけから計算します。
gf-variant-submarines-a-turn-later = 潜水艦戦を1ターン遅く
gf-variant-submarines-a-turn-later-about = 各ターンに、1つ前のターンの列で判定します。
gf-variant-submarines-a-turn-earlier = 潜水艦戦を1ターン早く
gf-variant-submarines-a-turn-earlier-about = 各ターンに、1つ後のターンの列で判定します。
gf-variant-submarines-stronger = 強い潜水艦
gf-variant-submarines-stronger-about = 無制限潜水艦戦表のどの行も1VP多くなります。
gf-variant-submarines-weaker = 弱い潜水艦
gf-variant-submarines-weaker-about = 無制限潜水艦戦表のどの行も1VP少なくなります。
gf-variant-map-vp-doubled = マップのVPを2倍に
gf-variant-map-vp-doubled-about = 近接ヘクスと本拠地ヘクスのVPがすべて2倍になります。

gf-row-uk = イギリス
gf-row-de = ドイツ
gf-row-start = 開始時
gf-row-historical-start = ヒストリカルゲームの開始時
gf-row-decisive-lead = 勝負が決まる差
gf-row-printed-least = 印刷された最小
gf-row-printed-most = 印刷された最大

gf-column-gunnery = 砲撃値
gf-column-defence = 防御値
gf-column-class = 速力
gf-column-standard = 標準
gf-column-bloody = 激戦
gf-column-vp = VP
gf-column-modifier = 修正
gf-column-uk = イギリス
gf-column-de = ドイツ
gf-column-nation = 国籍
gf-column-type = 艦種
gf-column-turn = ターン
gf-column-set = 一覧
gf-column-mark = 印
gf-column-owner = 所属

gf-cell-ddbox = 損傷（DDbox）
gf-cell-sunk = 沈没
gf-cell-none = なし
gf-cell-choice = ドイツが選択
gf-cell-occurs = 発生
gf-cell-uk = イギリス
gf-cell-de = ドイツ
gf-cell-us = アメリカ
