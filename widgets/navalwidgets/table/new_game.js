// The form that starts a game: seats, rules, dice. Native controls, each with its explanation.

function render({ model, el: node }) {
  const frame = root(node, "new");
  const uid = unique("nv-new-");
  const wait = waitLine(frame, () => t(model, "general-busy"));

  function pickPart(pick, group, n) {
    const id = uid + "-" + group + "-" + n;
    const about = el("p", { class: "nv-quiet", id: id + "-about" });
    const select = el("select", { id, name: pick.name, "data-group": group, "aria-describedby": id + "-about", on: { change: tell } }, pick.values.map(([key, label]) => el("option", { value: key, text: label })));
    select.value = pick.chosen;
    function tell() {
      const chosen = pick.values.find(([key]) => key === select.value);
      about.replaceChildren([pick.about, chosen ? chosen[2] : ""].filter(Boolean).join(" ") + " ", pick.rule ? ruleLink(model, pick.rule) : "");
    }
    tell();
    return el("div", { class: "nv-new-pick" + (String(n).startsWith("first") ? " nv-new-first" : ""), "data-pick": group + "-" + pick.name }, el("label", { for: id, text: pick.label }), select, about);
  }

  function draw() {
    const seed = el("input", { type: "text", id: uid + "-seed", inputmode: "numeric", pattern: "[0-9]*", size: 12, value: model.get("seed"), "aria-describedby": uid + "-seed-about" });
    const staff = el("input", { type: "checkbox", id: uid + "-staff", checked: model.get("staff"), "aria-describedby": uid + "-staff-about" });
    const start = el("button", { type: "submit", class: "nv-button nv-button-main nv-new-start", text: t(model, "table-new-start") });
    const back = model.get("back") ? el("button", { type: "button", class: "nv-button nv-new-start", text: t(model, "table-new-back"), on: { click: () => ask(model, frame, { event: "back" }) } }) : null;
    const games = keptGames(model.get("game")).filter((one) => !(one.own && model.get("back")));     // the game on the table has its own way back
    const kept = model.get("back") ? null : games.shift();
    const goOn = (one) => ask(model, frame, { event: "resume", play: one.play, text: one.text });
    const resume = kept ? el("button", { type: "button", class: "nv-button nv-new-start", "data-key": "resume", on: { click: () => goOn(kept) } }, t(model, "table-new-resume"), kept.about ? el("span", { class: "nv-new-about", text: kept.about }) : null) : null;
    const left = games.length ? el("details", { class: "nv-new-left" }, el("summary", { text: t(model, "table-new-left", { count: games.length }) }), el("ul", {}, games.map((one, n) =>
      el("li", {}, el("button", { type: "button", class: "nv-button", "data-key": "left-" + n, text: one.about || t(model, "table-new-unnamed", { number: n + 1 }), on: { click: () => goOn(one) } }))))) : null;
    const seated = model.get("seated");
    // The options that say who plays stand with the seats, and what else comes first in this game.
    const says = (pick) => (seated.options || []).includes(pick.name), early = (pick) => says(pick) || model.get("first").includes(pick.name);
    const [first, options] = [early, (pick) => !early(pick)].map((kept) => model.get("options").filter(kept));
    const changed = options.filter((pick) => pick.chosen !== pick.values[0][0]).length;
    const form = el("form", { class: "nv-card nv-new-form", on: { submit: (event) => { event.preventDefault(); begin(form, seed, staff); } } },
      el("h2", { text: model.get("title") }), el("p", { text: model.get("intro") }),
      model.get("notes").map((note) => el("p", { class: "nv-problem", text: note })),
      el("fieldset", {}, el("legend", { text: t(model, "table-new-seats") }), el("div", { class: "nv-new-picks" }, first.map((pick, n) => pickPart(pick, "options", (says(pick) ? "seated-" : "first-") + n)), model.get("seats").map((pick, n) => pickPart(pick, "seats", n)))),
      problemLine(model), el("div", { class: "nv-row" }, start, back, resume), wait, left,
      model.get("brief").length ? el("details", { class: "nv-new-brief", open: true }, el("summary", { text: t(model, "table-new-brief") }), el("ul", {}, model.get("brief").map((text) => el("li", { text })))) : null,
      options.length ? el("details", { open: changed > 0 }, el("summary", { text: t(model, "table-new-options") }), el("div", { class: "nv-new-picks" }, options.map((pick, n) => pickPart(pick, "options", n)))) : null,
      el("details", {}, el("summary", { text: t(model, "table-new-more") }),
        el("div", { class: "nv-new-pick nv-new-check" }, staff, el("label", { for: uid + "-staff", text: t(model, "table-new-staff") }), el("p", { class: "nv-quiet", id: uid + "-staff-about", text: t(model, "table-new-staff-about") })),
        el("div", { class: "nv-new-pick" }, el("label", { for: uid + "-seed", text: t(model, "table-new-seed") }), seed, el("p", { class: "nv-quiet", id: uid + "-seed-about", text: t(model, "table-new-seed-about") }))));
    frame.replaceChildren(form);
    seatSides(form, seated);
    if (model.get("back")) start.focus({ preventScroll: true });
    if (kept?.own && comesBack() && !window.nvCameBack) {
      window.nvCameBack = true;                          // once: a game that cannot be used leaves the form
      goOn(kept);
    }
  }

  /** Shows a seat for each side that plays at the values of the options that say so, and of these options those that matter now. */
  function seatSides(form, seated) {
    const selects = (seated.options || []).map((name) => form.querySelector(`select[name="${name}"][data-group="options"]`));
    if (!selects.length) return;
    const sidesAt = (changed, value) => seated.sides[selects.map((select) => (select === changed ? value : select.value)).join("|")] || [];
    const seat = () => {
      const sides = sidesAt();
      form.querySelectorAll('[data-pick^="seats-"]').forEach((part) => { part.hidden = !sides.includes(part.dataset.pick.slice("seats-".length)); });
      for (const select of selects) select.parentElement.hidden = [...select.options].every((one) => String(sidesAt(select, one.value)) === String(sides));
    };
    for (const select of selects) select.addEventListener("change", seat);
    seat();
  }

  function begin(form, seed, staff) {
    const values = (group) => Object.fromEntries([...form.querySelectorAll(`select[data-group="${group}"]`)].map((select) => [select.name, select.value]));
    ask(model, frame, { event: "start", seats: values("seats"), options: values("options"), seed: seed.value.trim(), staff: staff.checked });
  }
  frame.addEventListener("nv-answered", () => requestAnimationFrame(() => { if (!isSeen(frame)) focusDecision(); }));
  model.on("change:shown", draw);
  draw();
  return () => model.off("change:shown", draw);
}

export default widget(render);
