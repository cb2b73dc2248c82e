# ルールの索引

error-unknown-rule = ルール「{ $given }」はありません。あるのは次のルールです：{ $expected }。{ $nearest ->
    [none] {""}
   *[other] 「{ $nearest }」のことですか？
 }
error-rules-no-tests = { $game }のテストが{ $given }にありません。ルールごとのテストを調べるには、プロジェクトのソース一式が必要です。
