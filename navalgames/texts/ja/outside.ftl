# Games that other packages bring, and why one of them is left out.

outside-title = 使えないゲーム
outside-about = 次のパッケージは入っていますが、そのゲームは使えません。ほかのゲームはすべて使えます。
outside-one = { $game }（{ $package }）：{ $reason }
outside-check = 足りないものを調べるには：navalgames check-game { $game }

error-game-left-out = パッケージ{ $package }のゲーム「{ $given }」は使えません。{ $reason }
error-game-part = { $where }には{ $expected }（タプルか対応表）が必要です。入力：{ $given }。それを作る関数は1度だけ呼んでください：{ $expected } = its_name()
error-outside-name = 「{ $given }」はゲームの名前にできません。使えるのは小文字、数字、1つずつの下線で、最初は文字です。例：my_game
error-outside-taken = 名前「{ $given }」はもう{ $expected }が使っています。エントリーポイントとGAMEのidに、別の名前を付けてください。
error-outside-failure = { $kind }で失敗します：{ $given }。場所：{ $where }。
error-outside-missing = モジュール{ $where }に{ $given }がありません。必要なもの：{ $game } = "{ $where }:GAME"のようなエントリーポイントと、そのモジュールのGAME = Game(...)。
error-outside-kind = { $where }の種類は{ $given }です。必要な種類はGameです（navalgames.games.contract）。
error-outside-id = GAMEのidは「{ $given }」です。必要なidは「{ $expected }」です（エントリーポイントの組：{ $group }）。
error-outside-folder = エントリーポイントは{ $given }を指しています。必要なのは、GAMEが指すフォルダー{ $expected }のパッケージです。
error-check-folder = フォルダー{ $given }にはゲームがありません。必要なのは、{ $expected }のあるプロジェクトか、__init__.pyのあるパッケージです。
error-check-project = { $where }にはゲームの名前がありません（{ $given }）。必要なのは、[project.entry-points."{ $group }"]と、my_game = "my_game:GAME"のような行です。
error-check-package = { $where }はパッケージ{ $given }を指していますが、その隣にもsrcの下にも、そのフォルダーがありません。
error-new-game-module = 「{ $given }」はPythonのモジュールか言葉の名前です。ゲームに別の名前を付けてください。
error-new-game-exists = { $given }はもうあります。何も書きませんでした。まだないフォルダーを指定してください。
error-new-game-write = { $where }に書けませんでした：{ $reason }。何も残っていません。
