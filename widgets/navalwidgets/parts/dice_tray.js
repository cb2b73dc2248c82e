// The dice tray: buttons, seed, and the dice as they fell. Python rolls; this draws.

function throwOf(model, thrown) {
  const faces = thrown.faces.map(({ face }) => face).join(", ");
  const said = t(model, thrown.faces.length === 1 || !thrown.result ? "dice-throw-faces" : "dice-throw", { dice: thrown.dice, faces, result: thrown.result });
  return el("li", { class: "nv-throw" },
    el("div", { class: "nv-throw-dice" }, thrown.faces.map(die), thrown.more ? el("span", { text: "+" + thrown.more }) : null),
    el("div", {}, thrown.why ? el("span", { class: "nv-throw-why", text: thrown.why + t(model, "general-colon") }) : null, el("span", { text: said })));
}

const LATEST = 1.2;          // s after which the last die begins to fall

/** One die after the other. */
function tumble(picture, place, { length }) {
  picture.classList.add("nv-die-tumbles");
  picture.style.animationDelay = Math.min(0.22, LATEST / length) * place + "s";
}

function render({ model, el: host }) {
  const box = root(host, "dice");
  const heading = el("h3", { text: model.get("title") });
  const press = (message) => () => { if (ask(model, box, message)) refresh(); };
  const buttons = el("div", { class: "nv-row", role: "group", "aria-label": t(model, "dice-group") });
  const seed = el("input", { type: "number", min: 0, max: 2147483647, step: 1, class: "nv-seed" });
  const again = el("button", { type: "button", class: "nv-button", text: t(model, "dice-same"), "data-do": "again", on: { click: press({ event: "again" }) } });
  const fresh = el("button", { type: "button", class: "nv-button", text: t(model, "dice-fresh-button"), "data-do": "fresh", on: { click: press({ event: "fresh" }) } });
  const locked = el("p", { class: "nv-quiet nv-dice-locked", id: "nv-locked-" + Math.random().toString(36).slice(2) });
  const table = el("ul", { class: "nv-throws" });
  const status = el("p", { class: "nv-dice-status" });
  let drawn = null, late = false;                          // the seed the field was last given; whether a typed one still waits
  seed.addEventListener("change", takeSeed);
  const seeds = el("div", { class: "nv-row nv-dice-seed" }, el("label", { class: "nv-row" }, el("span", { text: t(model, "dice-seed") }), seed), again, fresh);
  box.append(heading, buttons, locked, table, status,
    model.get("seed_folded") ? el("details", { class: "nv-dice-fold" }, el("summary", { "data-at": "seed", text: t(model, "dice-seed") }), seeds) : seeds, problemLine(model));

  function makeButtons() {
    buttons.replaceChildren(...(model.get("sizes") || []).map((n, place) => el("button", { type: "button", class: "nv-button", "data-roll": n,
      text: place || n > 1 ? t(model, "dice-roll-many", { n: n.toLocaleString(model.get("language")) }) : t(model, "dice-roll-one"), "aria-describedby": locked.id, on: { click: press({ event: "roll", n }) } })));
  }

  /** A seed typed while an answer is awaited is asked for right after it. */
  function takeSeed() {
    const value = Number(seed.value);
    late = false;
    if (seed.value === "" || !Number.isInteger(value) || value < 0 || value > 2147483647) { seed.value = model.get("seed"); announce(t(model, "dice-seed-range")); return; }
    late = !ask(model, box, { event: "seed", seed: value });
    if (!late) refresh();
  }

  /** What is being typed is never overwritten by news of something else. */
  function showSeed() {
    if (late || drawn === model.get("seed")) return;
    drawn = model.get("seed");
    seed.value = drawn;
  }

  /** Busy or locked buttons stay focusable, so that the keyboard does not lose its place. */
  function refresh() {
    const shut = Boolean(box.dataset.busy), why = model.get("locked");
    for (const button of buttons.children) button.toggleAttribute("disabled", Boolean(why)), button.setAttribute("aria-disabled", String(shut));
    for (const button of [again, fresh]) button.setAttribute("aria-disabled", String(shut));
    locked.textContent = why;
    locked.hidden = !why;
    if (shut) { clearTimeout(refresh.timer); refresh.timer = setTimeout(() => { if (box.dataset.busy) status.textContent = t(model, "general-busy"); }, 150); }
  }

  function show(announced) {
    heading.textContent = model.get("title");
    heading.hidden = !model.get("title");
    showSeed();
    const thrown = model.get("thrown") || [];
    table.replaceChildren(...(model.get("left_out") ? [el("li", { class: "nv-quiet", text: t(model, "dice-left-out", { count: model.get("left_out") }) })] : []), ...thrown.map((one) => throwOf(model, one)));
    if (announced && thrown.length && !reducedMotion()) table.querySelectorAll(".nv-die").forEach(tumble);
    buttons.firstElementChild?.classList.toggle("nv-button-main", !model.get("total"));   // the first thing to do, once
    status.textContent = model.get("status") || t(model, "dice-none");
    if (announced && model.get("status")) announce([model.get("status"), thrown.length === 1 && model.get("total") === 1 ? table.textContent : ""].join(" ").trim());
    refresh();
  }

  const answered = () => { show(true); if (late) takeSeed(); }, changed = () => { if (!box.dataset.busy) show(false); };
  box.addEventListener("nv-answered", answered);
  const watched = ["thrown", "status", "total", "seed", "locked", "title"];
  watched.forEach((name) => model.on("change:" + name, changed));
  model.on("change:sizes", makeButtons);
  makeButtons();
  show(false);
  return () => { watched.forEach((name) => model.off("change:" + name, changed)); model.off("change:sizes", makeButtons); };
}

export default widget(render);
