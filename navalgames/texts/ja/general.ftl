language-name = 日本語
general-broken = このページの一部が動かなくなりました。入力した内容は失われていません。ページを再読み込みすると、このステップに戻ります。
general-colon = ：
general-percent = %
