// The log: lines with dice faces and rule numbers; a rule number opens the rule's text in a dialog.
// Knows lines and sentences. Knows no game.

function logDie(face, side) {
  return el("span", { class: "nv-log-die" + (side === null || side === undefined ? "" : " nv-side-" + side), text: face });
}

function render({ model, el: node }) {
  const frame = root(node, "log");
  const label = el("label", { class: "nv-row nv-log-turn" }, el("span", { text: t(model, "table-log-turn") }));
  const select = el("select", { on: { change: () => ask(model, frame, { event: "turn", turn: Number(select.value) }) } });
  const note = el("p", { class: "nv-quiet nv-log-note" });
  const list = el("ol", { class: "nv-log-lines", tabindex: "0", "aria-label": t(model, "table-log-lines") });
  const dialog = el("dialog", { class: "nv-rule-dialog nv-card", "aria-labelledby": "nv-rule-title" });
  let opener = null;
  const save = (kind) => el("button", { type: "button", class: "nv-button", "data-save": kind, text: t(model, "table-log-save-" + kind), on: { click: () => ask(model, frame, { event: "save", kind }) } });
  const files = el("details", { class: "nv-files" }, el("summary", { text: t(model, "table-log-save") }), el("div", { class: "nv-row" }, save("csv"), save("text")));
  label.append(select);

  function turns() {
    select.replaceChildren(...[...model.get("turns"), [0, t(model, "table-log-all")]].map(([number, words]) => el("option", { value: number, text: words })));
    select.value = model.get("turn");
  }

  const heard = (message) => { if (message.file) download(message.file.name, message.file.mime, message.file.text); };

  function line(item) {
    return el("li", { class: item.side === null || item.side === undefined ? "" : "nv-side-" + item.side },
      item.faces.length ? el("span", { class: "nv-log-dice", role: "img", "aria-label": t(model, "table-log-shown", { faces: item.faces.join(", ") }) }, item.faces.map((face) => logDie(face, item.side))) : null,
      el("span", { text: item.text + " " }),
      item.throw ? [doorTo(t(model, "table-log-way"), t(model, "table-log-way-of", { line: item.text }), { "data-way": item.throw }, () => ask(model, frame, { event: "way", throw: item.throw })), " "] : null,
      item.rule ? el("button", { type: "button", class: "nv-log-rule", "aria-haspopup": "dialog", "data-rule": item.rule, "aria-label": t(model, "table-log-rule-open", { rule: ruleName(model, item.rule) || item.rule }), text: ruleName(model, item.rule) || item.rule,
        on: { click: (event) => { opener = event.currentTarget; ask(model, frame, { event: "rule", number: item.rule }); } } }) : null);
  }

  function lines() {
    list.replaceChildren(...model.get("lines").map(line));
    note.textContent = model.get("note");
    turns();
    list.scrollTop = list.scrollHeight;
  }

  function open() {
    const rule = model.get("opened");
    if (!rule.number) return;
    dialog.replaceChildren(
      el("h2", { id: "nv-rule-title", text: ruleName(model, rule.number) || t(model, "table-log-rule-title", { rule: rule.number, title: rule.title }) }),
      el("p", { text: rule.requirement }),
      rule.ruling ? el("p", { class: "nv-quiet", text: t(model, "table-log-ruling", { ruling: rule.ruling }) }) : "",
      el("div", { class: "nv-row" }, el("button", { type: "button", class: "nv-button nv-button-main", text: t(model, "table-log-close"), on: { click: () => dialog.close() } }), ruleLink(model, rule.number)));
    if (!dialog.open) dialog.showModal();
  }
  dialog.addEventListener("close", () => { if (opener && opener.isConnected) opener.focus(); });
  frame.addEventListener("nv-answered", () => { if (opener && model.get("opened").number && !dialog.open && model.get("opened").number === opener.dataset.rule) open(); });

  let planned = false;
  const soon = () => { if (!planned) { planned = true; queueMicrotask(() => { planned = false; lines(); }); } };
  frame.append(label, note, list, files, problemLine(model), dialog);
  for (const name of ["lines", "turns", "turn", "note"]) model.on("change:" + name, soon);
  model.on("change:opened", open);
  model.on("msg:custom", heard);
  lines();
  return () => {
    for (const name of ["lines", "turns", "turn", "note"]) model.off("change:" + name, soon);
    model.off("change:opened", open);
    model.off("msg:custom", heard);
  };
}

export default widget(render);
