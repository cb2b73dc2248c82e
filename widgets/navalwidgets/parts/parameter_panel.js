// The parameter panel: native controls. Sends the places of all values; Python answers by drawing elsewhere.

function render({ model, el: host }) {
  const box = root(host, "panel");
  const id = unique("nv-panel-");
  const form = el("div", { class: "nv-panel-form", role: "group", "aria-label": model.get("legend") || t(model, "panel-legend") });
  const reset = el("button", { type: "button", class: "nv-button", text: t(model, "panel-reset"), on: { click: () => { forget(); askLatest(model, box, { event: "reset" }); } } });
  const foot = el("div", { class: "nv-row" }, reset);
  const general = el("p", { class: "nv-problem", role: "alert" });     // what went wrong and belongs to no control
  box.append(form, foot, general);
  let shown = {};                                        // name -> function that shows a place
  let places = {};
  let corrected = {};                                    // name -> what was typed and could not be taken

  function set(name, place) {
    if (places[name] === place) return;
    shown[name](place);
    send(name, { ...places, [name]: place });
  }

  function send(moved, wanted) {
    forget();
    places = wanted;
    askLatest(model, box, { event: "set", moved, places });
  }

  /** Say beside a control that what was typed could not be taken as it was. */
  function correct(name, sentence) {
    corrected = { [name]: sentence };
    tell();
  }

  function forget() {
    if (!Object.keys(corrected).length) return;
    corrected = {};
    tell();
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
    const exact = el("input", { type: "number", min: number(0), max: number(last), step: control.step, "aria-label": control.label, "aria-describedby": about });
    let typing = false;                                  // what is being typed is not overwritten by an answer to something older
    slide.addEventListener("input", () => set(control.name, Number(slide.value)));
    exact.addEventListener("input", () => { typing = true; });
    exact.addEventListener("blur", () => { typing = false; });
    exact.addEventListener("change", () => {
      typing = false;
      const given = exact.value, wanted = (Number(given) - control.first) / control.step;
      const place = Math.min(Math.max(Math.round(wanted), 0), last);
      if (given !== "") set(control.name, place);
      shown[control.name](places[control.name]);
      if (given === "" || place === wanted) return;
      const key = control.step !== 1 ? "panel-number-step" : Number.isInteger(Number(given)) ? "panel-number-range" : "panel-number-whole";
      correct(control.name, t(model, key, { given, least: number(0), most: number(last), step: control.step, now: number(place) }));
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

  /** Many names: one types a part of a name and picks. What fits no name leaves the choice as it was, and is told. */
  function search(control, target, about) {
    const names = el("datalist", { id: target + "-names" }, control.words.map((word) => el("option", { value: word })));
    const field = el("input", { type: "text", id: target, list: names.id, autocomplete: "off", spellcheck: "false", "data-name": control.name, "aria-describedby": about });
    const folded = control.words.map((word) => word.toLowerCase());
    field.addEventListener("focus", () => field.select());
    field.addEventListener("change", () => {
      const given = field.value.trim(), typed = given.toLowerCase();
      const holding = folded.filter((word) => word.includes(typed)).length;
      const whole = folded.indexOf(typed);
      const place = whole >= 0 ? whole : typed ? folded.findIndex((word) => word.includes(typed)) : -1;
      if (place >= 0) set(control.name, place);
      shown[control.name](places[control.name]);
      if (!typed || (whole < 0 && holding === 1) || whole >= 0) return;
      const key = holding ? "panel-name-several" : control.words.every(isFigure) ? "panel-value-none" : "panel-name-none";
      correct(control.name, t(model, key, { given, count: holding || folded.length, now: control.words[places[control.name]], least: control.words[0], most: control.words[folded.length - 1] }));
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
    corrected = {};
    form.replaceChildren(...(model.get("controls") || []).map((control, number) => {
      const target = `${id}-${number}`, about = target + "-about", note = target + "-note", wrong = target + "-wrong";
      const made = { range, choice, search, radio, switch: toggle }[control.kind](control, target, [wrong, control.help && about, note].filter(Boolean).join(" "));
      return el("div", { class: "nv-panel-field nv-panel-" + control.kind, "data-field": control.name }, head(control, target), made,
        el("div", { class: "nv-panel-wrong" }, el("p", { class: "nv-problem", id: wrong, role: "alert" }), el("div", { class: "nv-row" })),
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

  /** What is said beside the controls: why one of them does not matter now, and why one could not be set so. */
  function tell() {
    const notes = model.get("notes") || {}, problem = model.get("problem") || "", moved = model.get("moved");
    const fields = [...form.children], held = fields.some((field) => field.dataset.field === moved);
    for (const field of fields) {
      const name = field.dataset.field, said = notes[name] || "", line = field.querySelector(".nv-panel-note");
      say(line, said);
      line.hidden = !said;
      field.classList.toggle("nv-panel-idle", Boolean(said));
      const refused = name === moved ? problem : "", wrong = [corrected[name], refused].filter(Boolean).join(" ");
      const news = say(field.querySelector(".nv-panel-wrong > p"), wrong);
      field.querySelector(".nv-panel-wrong > div").replaceChildren(...(refused ? model.get("offers") || [] : []).map((offer) =>
        el("button", { type: "button", class: "nv-button", text: offer.label, on: { click: () => { send(moved, offer.places); form.querySelector(`[data-name="${moved}"]`)?.focus(); } } })));
      if (news && wrong) field.querySelector(".nv-panel-wrong").scrollIntoView({ block: "nearest" });
    }
    say(general, held ? "" : problem);
  }

  function say(line, text) {
    const other = line.textContent !== text;
    if (other) line.textContent = text;
    return other;
  }

  const told = ["notes", "problem", "moved", "offers"];
  told.forEach((name) => model.on("change:" + name, tell));
  model.on("change:controls", build);
  model.on("change:places", follow);
  build();
  return () => {
    told.forEach((name) => model.off("change:" + name, tell));
    model.off("change:controls", build);
    model.off("change:places", follow);
  };
}

/** Whether a word is a number as pages write them: 12, −0.5, 2½. */
const isFigure = (word) => /^[-−+]?[0-9][0-9.,/ ½]*$/.test(word);

export default widget(render);
