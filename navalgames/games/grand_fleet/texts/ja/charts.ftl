# グランドフリートの図表：表、列、値の名前

gf-chart-type-table = 艦種表
gf-chart-damage-table = 損害表
gf-chart-usw-occurrence = 無制限潜水艦戦発生表
gf-chart-usw-effect = 無制限潜水艦戦表
gf-chart-usw-effect-modifier = 無制限潜水艦戦表の修正
gf-chart-fleet-limits = 艦隊編成の制限
gf-chart-ddbox-caps = DDboxの収容数
gf-chart-maintenance = 北海維持数
gf-chart-turn-track = ターン表
gf-chart-vp-track = VP表
gf-chart-roster = 艦艇一覧
gf-chart-ship-facts = 史実の艦艇
gf-chart-north-sea-map = 北海のマップ
