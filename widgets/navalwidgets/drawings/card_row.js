// A row of cards, face up or face down, with a heading of its own; two beside each other on a small screen.
// Knows rows of cards. Knows no rule: which cards lie here comes from Python.

function render({ model, el: host }) {
  const box = root(host, "cards");
  const heading = el("h3", {});
  const list = el("ul", { class: "nv-card-list" });
  box.append(heading, list);
  function draw() {
    heading.textContent = model.get("title");
    heading.hidden = !model.get("title");
    box.hidden = !model.get("title") && !model.get("cards").length;
    list.replaceChildren(...model.get("cards").map((card) => el("li", {}, gameCard(card))));
  }
  for (const name of ["title", "cards"]) model.on("change:" + name, draw);
  draw();
  return () => { for (const name of ["title", "cards"]) model.off("change:" + name, draw); };
}

export default widget(render);
