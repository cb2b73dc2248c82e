// Start, cancel, progress and files of a long count.

function render({ model, el: host }) {
  const box = root(host, "run");
  const send = (message) => ask(model, box, message);
  const start = el("button", { type: "button", class: "nv-button nv-button-main", "data-act": "start", on: { click: () => send({ event: "start" }) } });
  const cancel = el("button", { type: "button", class: "nv-button", "data-act": "cancel", text: t(model, "choices-run-cancel"), on: { click: () => { if (model.get("running")) send({ event: "cancel" }); } } });
  const bar = el("progress", { "aria-label": t(model, "choices-run-progress") });
  const status = el("p", { class: "nv-quiet nv-run-status" }), said = el("p", { class: "nv-run-said" });
  const files = el("div", { class: "nv-row", role: "group", "aria-label": t(model, "choices-run-files") }, ["csv", "json"].map((kind) =>
    el("button", { type: "button", class: "nv-button", "data-file": kind, text: t(model, "choices-run-" + kind), on: { click: () => model.send({ event: "file", kind }) } })));  // both may be on their way
  box.append(el("div", { class: "nv-row" }, start, cancel), bar, status, said, files, problemLine(model));

  function show() {
    const running = model.get("running"), most = model.get("most");
    start.textContent = model.get("start_label");
    start.setAttribute("aria-disabled", String(running));
    cancel.setAttribute("aria-disabled", String(!running));
    bar.hidden = !most;
    bar.max = most || 1;
    bar.value = model.get("done");
    status.textContent = model.get("status");
    if (said.textContent !== model.get("said")) { said.textContent = model.get("said"); if (said.textContent) announce(said.textContent); }
    const ready = model.get("files") || [];
    files.hidden = !ready.length;
    for (const button of files.children) button.hidden = !ready.includes(button.dataset.file);
  }

  function heard(content) {
    if (content.event === "file") download(content.name, content.mime, content.text);
  }

  const watched = ["start_label", "running", "done", "most", "status", "said", "files"];
  for (const name of watched) model.on("change:" + name, show);
  model.on("msg:custom", heard);
  show();
  return () => { for (const name of watched) model.off("change:" + name, show); model.off("msg:custom", heard); };
}

export default widget(render);
