# 言語：各ページの切り替え（page-language-）、名前の並べ方、翻訳の誤り

page-language = 言語
language-list = { $before }、{ $next }

error-unknown-language = 「{ $given }」という言語はありません。使える言語は次のとおりです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-names-line = { $where }：1行には、図表の名前と画面に出す名前の2つを書きます。この行にあるのは「{ $given }」です。
error-names-twice = { $where }：「{ $given }」には、すでに別の訳があります。
error-rules-translation-missing = { $game }のルールには翻訳がありません。{ $where }が見つかりません。
error-rules-translation-columns = { $where }：列は{ $expected }でなければなりませんが、{ $given }になっています。
error-rules-translation-rows = { $where }：すべてのルールを索引の順に1回ずつ書きます。{ $given }のところが違います。
error-rules-translation-empty = { $where }、ルール{ $given }：索引には内容があるのに、{ $expected }の列が空です。
