// A board in words: what lies where, as one side sees it. Knows headings and lines. Knows no game.

function render({ model, el: node }) {
  const frame = root(node, "places");
  frame.classList.add("nv-board");
  const list = el("dl", {});
  frame.append(el("section", { class: "nv-card", tabindex: "0", "aria-label": t(model, "table-places") }, el("h2", { text: t(model, "table-places") }), list));

  function draw() {
    list.replaceChildren(...model.get("places").map((place) => el("div", {}, el("dt", { text: place.name }),
      place.lines.map(([depth, line]) => el("dd", { class: "nv-depth-" + Math.min(depth, 3), text: line })))));
  }
  model.on("change:places", draw);
  draw();
  return () => model.off("change:places", draw);
}

export default widget(render);
