// The odds that change, old and new side by side; a button in each line chooses which is drawn.

function render({ model, el: host }) {
  const box = root(host, "shifts");
  const id = unique("nv-shifts-");
  const heading = el("h3", { id }), status = el("p", { class: "nv-quiet" });
  const names = ["question", "before", "after", "difference"];
  const body = el("tbody");
  const table = el("table", {}, el("caption", { class: "nv-hidden", text: t(model, "choices-table-caption") }),
    el("thead", {}, el("tr", {}, names.map((name, place) => el("th", { scope: "col", class: place ? "nv-number" : null, text: t(model, "choices-table-" + name) })))), body);
  const region = el("div", { class: "nv-scroll nv-shifts-region", role: "region", tabindex: 0, "aria-labelledby": id }, table);
  box.append(heading, status, region, problemLine(model));

  function line(row) {
    const button = el("button", { type: "button", class: "nv-shift", "data-name": row.name, on: { click: () => choose(row.name) } },
      el("strong", { text: row.question }), el("span", { class: "nv-quiet", text: row.what + (row.settings ? " " + row.settings : "") }));
    return el("tr", {}, el("th", { scope: "row" }, button), ["before", "after", "difference"].map((name) => el("td", { class: "nv-number", text: row[name] })));
  }

  function choose(name) {
    if (name !== model.get("chosen")) askLatest(model, box, { event: "choose", name });
  }

  /** New lines are added below; the ones that stand there stay, so that the focus is not lost. */
  function build() {
    const rows = model.get("rows") || [];
    const shown = [...body.children].map((one) => one.dataset.key);
    const keys = rows.map((row) => JSON.stringify(row));
    if (!shown.every((key, place) => key === keys[place])) { body.replaceChildren(); shown.length = 0; }
    rows.slice(shown.length).forEach((row, place) => {
      const made = line(row);
      made.dataset.key = keys[shown.length + place];
      body.append(made);
    });
    region.hidden = !rows.length;
    mark();
  }

  function mark() {
    for (const button of body.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.name === model.get("chosen")));
  }

  function say() {
    heading.textContent = model.get("title");
    status.textContent = model.get("status");
    if (model.get("working")) box.setAttribute("aria-busy", "true");
    else { box.removeAttribute("aria-busy"); if (status.textContent) announceSoon(status.textContent); }
  }

  const heard = { rows: build, chosen: mark, title: say, status: say, working: say };
  for (const [name, act] of Object.entries(heard)) model.on("change:" + name, act);
  build();
  say();
  return () => { for (const [name, act] of Object.entries(heard)) model.off("change:" + name, act); };
}

export default widget(render);
