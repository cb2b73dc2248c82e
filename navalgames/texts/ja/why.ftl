# ---- なぜその確率になるのか (navalgames odds ... --why)
why-throw = [{ $number }] { $throw }
why-for = { $dice }（{ $why }）
why-by-rule = { $throw }（ルール { $rule }）
why-draw = { $cards } 枚から { $count } 枚
why-part = ここでルールが別の手順で決めること
why-each = 同じことを { $times } 回
why-inside = { $kind ->
    [each] 一回ごとに：
   *[other] その中身：
  }
why-together = { $kind ->
    [each] 合わせて：
   *[other] そこから：
  }
why-case = 場合 { $number }
why-until = 数えられる目が出るまで振り直す
why-then = { $values }：{ $total } 通りのうち { $ways }（{ $percent }）、続いて
why-ends = { $values }：{ $total } 通りのうち { $ways }（{ $percent }）→ { $outcome }
why-more = { $values }：{ $total } 通りのうち { $ways }（{ $percent }）、続きはここでは省略
why-as-before = [{ $number }] と同じ
why-certain = 何も振りません：{ $outcome }。
why-folded = 続きはここでは省略
why-goes-on = 次のラウンドへ
why-anything = 何が出ても
why-doubles = ゾロ目
why-or-more = { $value } 以上
why-or-less = { $value } 以下
why-and-more = { $values } ほか { $more } 通り
cli-odds-why = どうしてこうなるか
cli-odds-why-round = 最初のラウンドではどうしてこうなるか
cli-opt-why = サイコロがどうやってその結果に至るかを、一投ずつ示します。
