// The forces of both sides: cards with sentences and a table of ships.
// Knows words handed in. Knows no game.

function render({ model, el: node }) {
  const frame = root(node, "roster");

  function table(rows) {
    if (!rows.length) return null;
    return el("table", {},
      el("thead", {}, el("tr", {}, model.get("columns").map((name) => el("th", { scope: "col", text: name })))),
      el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell, n) => (n ? el("td", { text: cell }) : el("th", { scope: "row", text: cell })))))));
  }

  function card(one) {
    return el("section", { class: "nv-roster-card" }, el("h4", { text: one.title }), one.lines.map((line) => el("p", { text: line })), table(one.rows));
  }

  function draw() {
    frame.replaceChildren(...model.get("rolls").map((roll) => el("section", { class: "nv-roster-side" + (roll.side === null ? "" : " nv-side-" + roll.side) },
      el("h3", { text: roll.title }), roll.musters.map(card))));
  }

  model.on("change:rolls", draw);
  draw();
  return () => model.off("change:rolls", draw);
}

export default widget(render);
