// Answers kept in this tab's storage, one entry per game and episode. Knows no game.

/** Answers live in this tab's storage, one entry per game and episode; Python hears what was kept before. */
function keeper(model, tell, unkept) {
  const place = () => "navalgames:lesson:" + model.get("game") + ":" + model.get("page").episode;
  let asked = "";
  function recall() {
    if (asked === place()) return;
    asked = place();
    let kept = null;
    try { kept = JSON.parse(sessionStorage.getItem(asked)); } catch { kept = null; }
    tell({ event: "recall", episode: model.get("page").episode, kept });
  }
  function keep() {
    const kept = model.get("kept");
    if (!kept) return;
    try { sessionStorage.setItem("navalgames:lesson:" + model.get("game") + ":" + kept.episode, JSON.stringify(kept)); unkept.textContent = ""; } catch { unkept.textContent = t(model, "lesson-ui-saved-problem"); }
  }
  model.on("change:kept", keep);
  model.on("change:page", recall);
  recall();
  return () => { model.off("change:kept", keep); model.off("change:page", recall); };
}
