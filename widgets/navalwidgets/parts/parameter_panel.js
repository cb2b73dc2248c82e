// The parameter panel: native controls. Sends the places of all values; Python answers by drawing elsewhere.

function render({ model, el: host }) {
  const box = root(host, "panel");
  const id = unique("nv-panel-");
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
    const name = control.kind === "radio" ? el("span", { id: target, class: "nv-panel-name", text: control.label }) : el("label", { for: target, class: "nv-panel-name", text: control.label });
    return el("div", { class: "nv-panel-head" }, name,
      control.rule ? ruleLink(model, control.rule) : null);
  }

  function range(control, target, about) {
    const last = control.words.length - 1;
    const slide = el("input", { type: "range", id: target, min: 0, max: last, step: 1, "data-name": control.name, "aria-describedby": about });
    const number = (place) => control.first + place * control.step;
    const exact = el("input", { type: "number", min: number(0), max: number(last), step: control.step, "aria-label": control.label });
    let typing = false;                                  // what is being typed is not overwritten by an answer to something older
    slide.addEventListener("input", () => set(control.name, Number(slide.value)));
    exact.addEventListener("input", () => { typing = true; });
    exact.addEventListener("blur", () => { typing = false; });
    exact.addEventListener("change", () => {
      typing = false;
      const place = Math.round((Number(exact.value) - control.first) / control.step);
      if (exact.value === "" || Number.isNaN(place)) shown[control.name](places[control.name]);
      else set(control.name, Math.min(Math.max(place, 0), last));
      shown[control.name](places[control.name]);
    });
    shown[control.name] = (place) => { slide.value = place; if (!typing) exact.value = number(place); slide.setAttribute("aria-valuetext", control.words[place]); };
    return el("div", { class: "nv-panel-slider" }, slide, exact);
  }

  function choice(control, target, about) {
    const list = el("select", { id: target, "data-name": control.name, "aria-describedby": about }, control.words.map((word, place) => el("option", { value: String(place), text: word })));
    list.addEventListener("change", () => set(control.name, Number(list.value)));
    shown[control.name] = (place) => { list.value = String(place); };
    return list;
  }

  /** Many names: one types a part of a name and picks. What fits no name leaves the choice as it was. */
  function search(control, target, about) {
    const names = el("datalist", { id: target + "-names" }, control.words.map((word) => el("option", { value: word })));
    const field = el("input", { type: "text", id: target, list: names.id, autocomplete: "off", spellcheck: "false", "data-name": control.name, "aria-describedby": about });
    const folded = control.words.map((word) => word.toLowerCase());
    field.addEventListener("focus", () => field.select());
    field.addEventListener("change", () => {
      const typed = field.value.trim().toLowerCase();
      const whole = folded.indexOf(typed);
      const place = whole >= 0 ? whole : typed ? folded.findIndex((word) => word.includes(typed)) : -1;
      if (place >= 0) set(control.name, place);
      shown[control.name](places[control.name]);
    });
    shown[control.name] = (place) => { field.value = control.words[place]; };
    return el("div", { class: "nv-panel-searched" }, field, names);
  }

  /** A few short words side by side. */
  function radio(control, target, about) {
    const buttons = control.words.map((word, place) => {
      const mark = el("input", { type: "radio", name: target, id: `${target}-${place}`, value: String(place), "data-name": control.name, on: { change: () => set(control.name, place) } });
      return [mark, el("label", { for: mark.id, text: word })];
    });
    shown[control.name] = (place) => buttons.forEach(([mark], at) => { mark.checked = at === place; });
    return el("div", { class: "nv-panel-radios", role: "radiogroup", "aria-labelledby": target, "aria-describedby": about }, buttons.map((pair) => el("span", { class: "nv-panel-option" }, pair)));
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
      const target = `${id}-${number}`, about = target + "-about", note = target + "-note";
      const made = { range, choice, search, radio, switch: toggle }[control.kind](control, target, control.help ? `${about} ${note}` : note);
      return el("div", { class: "nv-panel-field nv-panel-" + control.kind, "data-field": control.name }, head(control, target), made,
        control.help ? el("p", { class: "nv-quiet", id: about, text: control.help }) : null, el("p", { class: "nv-panel-note", id: note }));
    }));
    foot.hidden = !model.get("resettable") || !(model.get("controls") || []).length;
    follow();
    tell();
    if (held) document.getElementById(held)?.focus();
  }

  function follow() {
    places = { ...(model.get("places") || {}) };
    if (box.nvWaiting) return;                           // a newer setting is on its way
    for (const [name, place] of Object.entries(places)) shown[name]?.(place);
  }

  /** What is said beside the controls: why one of them does not matter now. */
  function tell() {
    const notes = model.get("notes") || {};
    for (const field of form.children) {
      const said = notes[field.dataset.field] || "", line = field.querySelector(".nv-panel-note");
      if (line.textContent !== said) line.textContent = said;
      line.hidden = !said;
      field.classList.toggle("nv-panel-idle", Boolean(said));
    }
  }

  model.on("change:notes", tell);
  model.on("change:controls", build);
  model.on("change:places", follow);
  build();
  return () => { model.off("change:controls", build); model.off("change:places", follow); model.off("change:notes", tell); };
}

export default widget(render);
