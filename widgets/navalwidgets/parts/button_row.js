// A row of buttons. Keeps the focus where it was when the labels change.

function render({ model, el: host }) {
  const box = root(host, "buttons");
  const row = el("div", { class: "nv-row", role: "group", "aria-label": model.get("legend") || null });
  const said = el("span", { class: "nv-quiet" });
  box.append(row, problemLine(model));

  function show() {
    const buttons = model.get("buttons") || [];
    const same = buttons.length + 1 === row.children.length && buttons.every(({ key }, place) => row.children[place].dataset.key === key);
    if (!same) row.replaceChildren(...buttons.map(({ key }) => el("button", { type: "button", class: "nv-button", "data-key": key,
      on: { click: (event) => { if (event.currentTarget.getAttribute("aria-disabled") !== "true") ask(model, box, { event: "press", key }); } } })), said);
    buttons.forEach(({ label, on, off }, place) => {
      const button = row.children[place];
      button.textContent = label;
      if (on === undefined || on === null) button.removeAttribute("aria-pressed"); else button.setAttribute("aria-pressed", String(on));
      button.setAttribute("aria-disabled", String(Boolean(off)));
    });
    if (said.textContent !== model.get("said")) { said.textContent = model.get("said"); if (said.textContent) announce(said.textContent); }
  }

  model.on("change:buttons", show);
  model.on("change:said", show);
  show();
  return () => { model.off("change:buttons", show); model.off("change:said", show); };
}

export default widget(render);
