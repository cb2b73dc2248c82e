// The head of a mechanic: title, what it is about, notes, rules.

const FEW_RULES = 5;        // more are folded away, so that the settings stay near the top

function render({ model, el: host }) {
  const box = root(host, "mechanic-head");
  const title = el("h2", { tabindex: -1 }), about = el("p"), notes = el("ul", { class: "nv-notes" }), rules = el("ul", { class: "nv-rules", "aria-label": t(model, "mechanic-rules") });
  const many = el("summary"), folded = el("details", {}, many), open = el("div");
  box.append(title, about, notes, open, folded);

  function show() {
    title.textContent = model.get("title");
    about.textContent = model.get("about");
    about.hidden = !model.get("about");
    notes.hidden = !(model.get("notes") || []).length;
    notes.replaceChildren(...(model.get("notes") || []).map((note) => el("li", { class: "nv-problem", text: note })));
    const count = (model.get("rules") || []).length;
    folded.hidden = count <= FEW_RULES;
    many.textContent = t(model, "mechanic-rules-many", { count });
    (count <= FEW_RULES ? open : folded).append(rules);
    rules.replaceChildren(...(model.get("rules") || []).map((rule) => el("li", {}, ruleLink(model, rule.number), [rule.title, rule.note].some(Boolean) ? el("span", { class: "nv-quiet", text: " " + [rule.title, rule.note].filter(Boolean).join(" · ") }) : null)));
  }

  ["title", "about", "notes", "rules"].forEach((name) => model.on("change:" + name, show));
  show();
  return () => ["title", "about", "notes", "rules"].forEach((name) => model.off("change:" + name, show));
}

export default widget(render);
