// The head of a mechanic: title, what it is about, notes, rules.

const FEW_RULES = 5;        // of more the rest is folded away, so that the settings stay near the top
const FIRST_RULES = 3;

function render({ model, el: host }) {
  const box = root(host, "mechanic-head");
  const title = el("h2", { tabindex: -1 }), about = el("p"), notes = el("ul", { class: "nv-notes" }), first = el("ul", { class: "nv-rules", "aria-label": t(model, "mechanic-rules") }), rest = el("ul", { class: "nv-rules" });
  const many = el("summary"), folded = el("details", {}, many, rest);
  box.append(title, about, notes, first, folded);

  function line(rule) {
    const said = [ruleName(model, rule.number) ? "" : rule.title, rule.note].filter(Boolean).join(" · ");
    return el("li", {}, ruleLink(model, rule.number), said ? el("span", { class: "nv-quiet", text: " " + said }) : null);
  }

  function show() {
    title.textContent = model.get("title");
    about.textContent = model.get("about");
    about.hidden = !model.get("about");
    notes.hidden = !(model.get("notes") || []).length;
    notes.replaceChildren(...(model.get("notes") || []).map((note) => el("li", { class: "nv-problem", text: note })));
    const lines = (model.get("rules") || []).map(line), open = lines.length > FEW_RULES ? FIRST_RULES : lines.length;
    first.replaceChildren(...lines.slice(0, open));
    rest.replaceChildren(...lines.slice(open));
    folded.hidden = open === lines.length;
    many.textContent = t(model, "mechanic-rules-many", { count: lines.length - open });
  }

  ["title", "about", "notes", "rules"].forEach((name) => model.on("change:" + name, show));
  show();
  return () => ["title", "about", "notes", "rules"].forEach((name) => model.off("change:" + name, show));
}

export default widget(render);
