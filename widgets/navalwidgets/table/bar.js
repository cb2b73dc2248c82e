// The heading line of the table, and its files: what is saved comes as a message, what is loaded is read here.
// Knows sentences and files. Knows no game.

function render({ model, el: node }) {
  const frame = root(node, "bar");
  const facts = el("div", { class: "nv-bar-facts", role: "group", "aria-label": t(model, "table-bar-state") });
  const goal = el("p", { class: "nv-bar-goal" });
  const words = el("div");
  const notice = el("p", { class: "nv-bar-notice", role: "status" });
  const trouble = el("p", { class: "nv-problem", role: "alert" });
  const unkept = el("p", { class: "nv-bar-notice", role: "status" });
  const file = el("input", { type: "file", accept: ".json,application/json", class: "nv-hidden", tabindex: "-1", "aria-label": t(model, "table-bar-file"), on: { change: read } });
  const button = (key, action) => el("button", { type: "button", class: "nv-button", "data-key": key, text: t(model, "table-bar-" + key), on: { click: action } });
  const save = button("save", () => ask(model, frame, { event: "save" }));
  const buttons = el("div", { class: "nv-row nv-bar-buttons" }, button("new", () => ask(model, frame, { event: "new" })), save, button("load", () => file.click()), file);

  async function read() {
    const chosen = file.files[0];
    file.value = "";
    if (!chosen) return;
    if (chosen.size > model.get("largest")) { trouble.textContent = t(model, "table-bar-too-large", { name: chosen.name }); return; }
    let text;
    try { text = await chosen.text(); } catch { trouble.textContent = t(model, "table-bar-unreadable", { name: chosen.name }); return; }
    if (JSON.stringify(text).length > 2 * model.get("largest")) { trouble.textContent = t(model, "table-bar-too-large", { name: chosen.name }); return; }
    trouble.textContent = "";
    ask(model, frame, { event: "load", name: chosen.name, text });
  }

  function draw() {
    const flag = (side) => el("span", { class: "nv-bar-flag nv-side-" + side, "aria-hidden": "true" });
    const part = (text, side, kind) => text ? el("span", { class: "nv-bar-" + kind }, side === null || side === undefined ? null : flag(side), text) : null;
    facts.replaceChildren(...[part(model.get("turn"), null, "turn"), part(model.get("phase"), null, "phase"), part(model.get("score"), model.get("leader"), "score"), part(model.get("who"), model.get("side"), "who")].filter(Boolean));
    save.hidden = !model.get("playing");
    frame.classList.toggle("nv-bar-empty", !model.get("turn"));
    goal.replaceChildren(...[model.get("goal"), model.get("course").points ? outlookCurve(model.get("course"), model.get("course").said) : ""].filter(Boolean));
    notice.textContent = model.get("notice");
    trouble.textContent = model.get("problem") || "";
  }
  const drawWords = () => words.replaceChildren(wordList(model) || "");   // apart, so that an open list stays open
  const heard = (message) => {
    if (message.file) download(message.file.name, "application/json", message.file.text);
    if (message.unkept) unkept.textContent = t(model, "table-bar-hidden");
    if (message.keep !== undefined) unkept.textContent = keepGame(model.get("game"), message.play, message.keep, message.about) ? "" : t(model, "table-bar-unkept");
  };
  let planned = false;
  const soon = () => { if (!planned) { planned = true; queueMicrotask(() => { planned = false; draw(); }); } };
  const names = ["turn", "phase", "score", "leader", "who", "side", "playing", "notice", "goal", "course", "problem"];
  frame.append(facts, buttons, goal, words, notice, unkept, trouble);
  for (const name of names) model.on("change:" + name, soon);
  model.on("change:explained", drawWords);
  model.on("msg:custom", heard);
  draw();
  drawWords();
  return () => { for (const name of names) model.off("change:" + name, soon); model.off("change:explained", drawWords); model.off("msg:custom", heard); };
}

export default widget(render);
