// The list of mechanics: buttons in groups, or one pull-down list where the page is narrow (the style decides).

function render({ model, el: host }) {
  const box = root(host, "mechanics");
  const id = "nv-mechanics-" + Math.random().toString(36).slice(2);
  const many = el("nav", { class: "nv-mechanics-many", "aria-label": t(model, "lab-mechanics") });
  const one = el("select", { id, on: { change: () => choose(one.value) } });
  box.append(many, el("div", { class: "nv-mechanics-one" }, el("label", { for: id, text: t(model, "lab-mechanic") }), one), problemLine(model));

  function choose(name) {
    if (name !== model.get("chosen")) askLatest(model, box, { event: "choose", name });
  }

  function build() {
    const groups = model.get("groups") || [];
    many.replaceChildren(...groups.map((group) => el("div", {}, el("h2", { text: group.label }), el("ul", {}, group.items.map((item) =>
      el("li", {}, el("button", { type: "button", class: "nv-mechanic", "data-name": item.name, text: item.label, on: { click: () => choose(item.name) } })))))));
    one.replaceChildren(...groups.map((group) => el("optgroup", { label: group.label }, group.items.map((item) => el("option", { value: item.name, text: item.label })))));
    mark();
  }

  function mark() {
    const chosen = model.get("chosen");
    for (const button of many.querySelectorAll("button")) {
      if (button.dataset.name === chosen) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
    }
    one.value = chosen;
    const here = many.querySelector("[aria-current]");     // inside the list only: the page itself must not jump
    if (here && box.scrollHeight > box.clientHeight) box.scrollTop = here.offsetTop - box.clientHeight / 2;
  }

  model.on("change:groups", build);
  model.on("change:chosen", mark);
  build();
  return () => { model.off("change:groups", build); model.off("change:chosen", mark); };
}

export default widget(render);
