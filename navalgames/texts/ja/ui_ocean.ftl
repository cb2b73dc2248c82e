# 対戦：線のある海と、戦闘盤

table-ocean-keys = 矢印キーでヘクスを移動し、Enterで選びます。Page DownとPage Upで、選べる次のヘクス、前のヘクスに移ります。Backspaceで1手戻し、Escapeで命令に移ります。プラス、マイナス、0で拡大と縮小、Shiftと矢印キーで海図を動かします。
table-ocean-reported = ここに新しいセグメントを置くと、報告されます。
table-battle-chart = 海図を見る
table-battle-ranges = ゾーンどうしの距離
table-battle-zones = ゾーン
