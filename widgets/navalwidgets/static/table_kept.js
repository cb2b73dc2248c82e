// The game in progress, kept by the browser between visits. A browser that keeps nothing is no obstacle.

const keptName = (game) => "navalgames-table-" + game;

/** Keep the text of a game; "" forgets it. */
function keepGame(game, text) {
  try {
    if (text) localStorage.setItem(keptName(game), text);
    else localStorage.removeItem(keptName(game));
  } catch { /* storage is full or forbidden: the game is only not kept */ }
}

/** The text of the game left at the last visit, or "". */
function keptGame(game) {
  try { return localStorage.getItem(keptName(game)) || ""; } catch { return ""; }
}
