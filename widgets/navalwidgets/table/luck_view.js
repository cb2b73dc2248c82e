// The luck account as a table: what was rolled against what is rolled on average.

function render({ model, el: node }) {
  const frame = root(node, "luck");
  function draw() {
    const rows = model.get("rows");
    const heads = ["what", "dice", "rolls", "rolled", "expected", "score"];
    frame.replaceChildren(el("p", { text: model.get("summary") }));
    if (!rows.length) return;
    frame.append(el("div", { class: "nv-scroll", tabindex: "0", role: "region", "aria-label": t(model, "table-luck-table") }, el("table", {},
      el("thead", {}, el("tr", {}, heads.map((name) => el("th", { scope: "col", text: t(model, "table-luck-" + name) })))),
      el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell, n) => n ? el("td", { class: "nv-number", text: cell }) : el("th", { scope: "row", text: cell }))))))),
    el("p", { class: "nv-quiet", text: t(model, "table-luck-about") }));
  }
  let planned = false;
  const soon = () => { if (!planned) { planned = true; queueMicrotask(() => { planned = false; draw(); }); } };
  for (const name of ["rows", "summary"]) model.on("change:" + name, soon);
  draw();
  return () => { for (const name of ["rows", "summary"]) model.off("change:" + name, soon); };
}

export default widget(render);
