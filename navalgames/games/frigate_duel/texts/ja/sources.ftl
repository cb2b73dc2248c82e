# ルールと数値の出どころ。もとがリファレンスシートなので、このゲームだけ言い方を変えることば。

badge-rulebook = リファレンスシート
badge-reconstruction = この教材の提案
badge-rulebook-about = もとになったものは、すべて「キャプテンズ・シー」のリファレンスシートにあります。
badge-reconstruction-about = もとになったルールや数値の少なくとも1つは、リファレンスシートになく、この教材の提案です。
charts-kind-rulebook = リファレンスシート
charts-kind-reconstruction = この教材の提案
charts-kind-about-rulebook =「キャプテンズ・シー」のリファレンスシートにある値です。
charts-kind-about-reconstruction = リファレンスシートにないため、この教材が決めた値です。方法も示してあります。
charts-lead = ゲームで使う数値のすべてと、その出どころです。この教材の提案が、リファレンスシートの数値と見分けられなくなることはありません。
lesson-ui-badge-reconstruction = リファレンスシートには、このすべては載っていません。ないところはこの教材の提案です。ルールや数値が違えば、答えも変わります。
table-log-ruling = 出どころと読み方：{ $ruling }
table-grid-row = 艦
table-grid-stay = 予備
teach-rebuilt = この答えは、リファレンスシートになく、この教材が提案したルールや数値をもとにしています。どれがそうかは、ルールと図表のページに書いてあります。
table-new-staff-about = カードを使える場面で合うカードがなければ、尋ねずに進みます。1つの画面を2人で使うときは、そのカードがないことが相手に伝わります。
rules-reading = 出どころと読み方
