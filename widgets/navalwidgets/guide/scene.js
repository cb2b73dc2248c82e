// The scene of a step in words, and the orders that may be given on it. Knows plain records. Knows no game.

function drawScene(model, page) {
  if (!page.caption) return [];
  const title = el("h2", { class: "nv-hidden", text: t(model, "lesson-ui-scene") });
  setTimeout(() => keepRoom(title.closest(".nv-scene"), title.textContent));   // once it stands on the page
  return [title, page.fell ? null : el("p", { class: "nv-scene-caption", text: page.caption }),
    page.fell ? el("p", { class: "nv-scene-fell", "data-fresh": String(sceneDice.rolled !== page.rolled), style: `animation-delay: ${fallTime(page.dice)}ms` }, el("strong", { text: t(model, "lesson-ui-scene-fell") + t(model, "general-colon") }), el("span", { text: page.fell })) : null, page.fell ? sceneDice(model, page, page.dice) : null,
    page.then ? el("p", { class: "nv-scene-then", text: page.then }) : null, page.then ? sceneDice(model, page, page.thenDice) : null,
    el("p", { class: "nv-scene-now" }, el("strong", { text: t(model, "lesson-ui-scene-now") + t(model, "general-colon") }), el("span", { text: page.now || page.standing }))];
}

function drawAct(model, page, tell) {
  if (!page.orders.length) return [];
  const title = el("h3", { tabindex: -1, "data-at": "act", text: t(model, "lesson-ui-act") });
  if (page.rows.length) return [title, compareOrders(model, page), el("p", { text: page.told })];
  if (!page.open) return [title, page.said ? el("p", {}, el("strong", { text: t(model, "lesson-ui-act-given", { order: page.said }) })) : null];
  return [title, el("p", { text: page.task }), el("div", { class: "nv-act-orders", role: "group", "aria-label": t(model, "lesson-ui-act") },
    page.orders.map((one) => press(tell, { event: "order", order: one.id }, { class: "nv-button nv-act-order", "data-at": "order-" + one.id, "aria-pressed": String(one.given), text: one.label })))];
}

/** The same questions for every order; a bar for each number, and the learner's own named. */
function compareOrders(model, page) {
  const cell = (one) => el("td", {}, el("span", { text: one.said }), el("span", { class: "nv-act-bar", "aria-hidden": "true", style: `inline-size: ${Math.round(100 * one.share)}%` }));
  return el("table", { class: "nv-act-compare", "data-beside": String(page.asked.length > 1) }, el("caption", { text: page.compared }),
    el("thead", {}, el("tr", {}, el("th", { scope: "col", text: t(model, "lesson-ui-act-order") }), page.asked.map((one) => el("th", { scope: "col", text: one })))),
    el("tbody", {}, page.rows.map((row) => el("tr", { "data-own": String(row.own) }, el("th", { scope: "row" }, el("span", { text: row.label }), row.own ? el("span", { class: "nv-act-own", text: " (" + t(model, "lesson-ui-act-yours") + ")" }) : null), row.cells.map(cell)))));
}
