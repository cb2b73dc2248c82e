// The parameter panel: native controls. Sends the places of all values; Python answers by drawing elsewhere.

let panels = 0;

function render({ model, el: host }) {
  const box = root(host, "panel");
  const id = "nv-panel-" + ++panels;
  const form = el("div", { class: "nv-panel-form", role: "group", "aria-label": model.get("legend") || t(model, "panel-legend") });
  const reset = el("button", { type: "button", class: "nv-button", text: t(model, "panel-reset"), on: { click: () => askLatest(model, box, { event: "reset" }) } });
  const foot = el("div", { class: "nv-row" }, reset);
  box.append(form, foot, problemLine(model));
  let shown = {};                                        // name -> function that shows a place
  let places = {};

  function set(name, place) {
    if (places[name] === place) return;
    places = { ...places, [name]: place };
    shown[name](place);
    askLatest(model, box, { event: "set", places });
  }

  function head(control, target) {
    return el("div", { class: "nv-panel-head" }, el("label", { for: target, text: control.label }),
      control.rule ? ruleLink(model, control.rule) : null);
  }

  function range(control, target, about) {
    const last = control.words.length - 1;
    const slide = el("input", { type: "range", id: target, min: 0, max: last, step: 1, "data-name": control.name, "aria-describedby": about });
    const exact = el("input", { type: "number", min: control.first, max: control.first + last, step: 1, "aria-label": control.label });
    slide.addEventListener("input", () => set(control.name, Number(slide.value)));
    exact.addEventListener("change", () => {
      const place = Math.round(Number(exact.value)) - control.first;
      if (exact.value === "" || Number.isNaN(place)) shown[control.name](places[control.name]);
      else set(control.name, Math.min(Math.max(place, 0), last));
      shown[control.name](places[control.name]);
    });
    shown[control.name] = (place) => { slide.value = place; exact.value = control.first + place; slide.setAttribute("aria-valuetext", control.words[place]); };
    return el("div", { class: "nv-panel-range" }, slide, exact);
  }

  function choice(control, target, about) {
    const list = el("select", { id: target, "data-name": control.name, "aria-describedby": about }, control.words.map((word, place) => el("option", { value: String(place), text: word })));
    list.addEventListener("change", () => set(control.name, Number(list.value)));
    shown[control.name] = (place) => { list.value = String(place); };
    return list;
  }

  function toggle(control, target, about) {
    const mark = el("input", { type: "checkbox", id: target, "data-name": control.name, "aria-describedby": about });
    mark.addEventListener("change", () => set(control.name, mark.checked ? 1 : 0));
    shown[control.name] = (place) => { mark.checked = place === 1; };
    return mark;
  }

  function build() {
    const held = document.activeElement && form.contains(document.activeElement) ? document.activeElement.id : null;
    shown = {};
    form.replaceChildren(...(model.get("controls") || []).map((control, number) => {
      const target = `${id}-${number}`, about = control.help ? target + "-about" : null;
      const made = { range, choice, switch: toggle }[control.kind](control, target, about);
      return el("div", { class: "nv-panel-field nv-panel-" + control.kind }, head(control, target), made, about && el("p", { class: "nv-quiet", id: about, text: control.help }));
    }));
    foot.hidden = !(model.get("controls") || []).length;
    follow();
    if (held) document.getElementById(held)?.focus();
  }

  function follow() {
    places = { ...(model.get("places") || {}) };
    if (box.nvWaiting) return;                           // a newer setting is on its way
    for (const [name, place] of Object.entries(places)) shown[name]?.(place);
  }

  model.on("change:controls", build);
  model.on("change:places", follow);
  build();
  return () => { model.off("change:controls", build); model.off("change:places", follow); };
}

export default { render };
