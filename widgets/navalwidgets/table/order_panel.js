// The orders of the pending decision as buttons; picks and places; refusals; taking back.
// Knows actions and sentences. Knows no game.

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

/** A die face, read out as its number; a number that is no pip face is written. */
function die(face, side) {
  const drawing = svg("svg", { viewBox: "-10 -10 20 20", class: "nv-die" + (side === null ? "" : " nv-side-" + side), role: "img", "aria-label": String(face) },
    svg("rect", { x: -9, y: -9, width: 18, height: 18, rx: 3.5 }));
  if (PIPS[face]) drawing.append(...PIPS[face].map(([x, y]) => svg("circle", { cx: x * 4.6, cy: y * 4.6, r: 1.9 })));
  else drawing.append(svg("text", { y: 4, "text-anchor": "middle", text: face }));
  return drawing;
}

/** How broad a text is, in letters: those of other scripts count twice. */
function breadth(text) {
  return [...text].reduce((sum, letter) => sum + (letter < "\u3000" ? 1 : 2), 0);
}

function oddsLine(odds) {
  const bar = el("span", { class: "nv-odds-bar", "aria-hidden": "true" }, el("span"));
  bar.firstChild.style.inlineSize = (100 * odds.share).toFixed(1) + "%";
  return el("span", { class: "nv-odds" }, bar, el("span", { class: "nv-odds-words" },
    el("span", { text: odds.label + " " }), el("b", { text: odds.percent }), odds.fraction ? el("span", { class: "nv-quiet", text: " (" + odds.fraction + ")" }) : null));
}

const LINE_GAP = 10;                                      // above the heading and between it and the lines, in pixels

function render({ model, el: node }) {
  const frame = root(node, "orders");
  const head = el("div", { class: "nv-orders-head" });
  const happened = el("div", { class: "nv-happened" });
  const body = el("div", { class: "nv-orders-body" });
  const foot = el("div", { class: "nv-orders-foot nv-row" });
  const refused = el("details", { class: "nv-refused" });
  const wait = waitLine(frame, () => model.get("thinking") || t(model, "general-busy"));
  let slow, lastPlace = "", unfolded = false;

  const send = (event, key = "") => ask(model, frame, { event, key, decision: model.get("decision") });
  /** Asks for a picture beside the board: it takes the focus, not the decision. */
  const look = (event, key) => { if (send(event, key)) frame.dataset.looks = "1"; };
  frame.addEventListener("nv-answered", () => { if (frame.dataset.looks) delete frame.dataset.looks; else settle(); });

  const link = (rule) => rule ? el("span", { class: "nv-rule" }, ruleLink(model, rule)) : null;

  function actionButton(action) {
    return el("li", {}, el("button", { type: "button", class: "nv-button nv-action" + (action.main ? " nv-button-main" : ""), "data-key": action.key,
      on: { click: () => send("order", action.key) } },
      el("span", { class: "nv-action-label", text: action.label }),
      action.note ? el("span", { class: "nv-action-note", text: action.note }) : null,
      action.odds.map(oddsLine)), el("span", { class: "nv-action-more" }, action.asking.map((one) => whyButton(action.label, one)), link(action.rule)));
  }

  /** Opens how the chances of an order come about. */
  function whyButton(order, asking) {
    const percents = asking.percents.join(t(model, "table-order-percents"));
    return doorTo(t(model, "table-order-why", { percents }), t(model, "table-order-why-of", { percents, order }), { "data-why": asking.key },
      () => look("why", asking.key));
  }

  function groupPart(group) {
    const list = el("ul", { class: "nv-actions" + (group.actions.every((a) => !a.note && !a.odds.length && breadth(a.label) < 24) ? " nv-actions-small" : "") }, group.actions.map(actionButton));
    if (group.folded) return el("details", { class: "nv-group" }, el("summary", { text: group.legend }), list);
    return group.legend ? el("section", { class: "nv-group" }, el("h3", { text: group.legend }), list) : list;
  }

  function pickerPart(picker) {
    const name = "nv-pick-" + model.get("decision");
    const things = el("fieldset", { class: "nv-pick", "aria-label": picker.folded ? picker.legend : null }, picker.folded ? null : el("legend", { text: picker.legend }), picker.choices.map((choice) => {
      const id = name + "-" + choice.key;
      return el("label", { for: id }, el("input", { type: "radio", name, id, value: choice.key, checked: choice.key === picker.chosen, on: { change: () => send("pick", choice.key) } }), el("span", { text: choice.label }));
    }));
    const shown = picker.folded ? foldedPart(picker, things) : things;
    if (!picker.places.length) return shown;
    const doors = el("span", { class: "nv-action-more" });
    const askHere = () => doors.replaceChildren(...(picker.asking[select.value] || []).map((one) => whyButton(select.selectedOptions[0].textContent, one)));
    const select = el("select", { id: name + "-place", on: { change: askHere } }, picker.places.map(([hex, label]) => el("option", { value: hex, text: label })));
    if (picker.places.some(([hex]) => hex === lastPlace)) select.value = lastPlace;
    askHere();
    return [shown, el("div", { class: "nv-row nv-place" }, el("label", { for: name + "-place", text: picker.places_legend }), select,
      el("button", { type: "button", class: "nv-button nv-button-main", "data-key": "place", text: picker.confirm, on: { click: () => { lastPlace = select.value; send("place", select.value); } } }),
      document.querySelector(".nv-map") ? onMapButton() : null), doors];
  }

  /** Many things are folded behind the one picked now; picked by keyboard they stay open, picked by pointer they close. */
  function foldedPart(picker, things) {
    const picked = picker.choices.find((choice) => choice.key === picker.chosen);
    things.addEventListener("pointerdown", () => { unfolded = false; });
    things.addEventListener("keydown", () => { unfolded = true; });
    return el("details", { class: "nv-group nv-pick-folded", open: unfolded, on: { toggle: (event) => { unfolded = unfolded && event.target.open; } } },
      el("summary", {}, picker.legend + " ", el("b", { text: picked ? picked.label : "" }), " ", el("span", { class: "nv-quiet", text: "(" + picker.choices.length + ")" })), things);
  }

  /** Takes the keyboard to the map, where the arrow keys and Enter choose. */
  function onMapButton() {
    const hex = () => document.querySelector(".nv-map .nv-target[tabindex='0'], .nv-map .nv-target") || document.querySelector(".nv-map [data-hex][tabindex='0']");
    return el("button", { type: "button", class: "nv-button", "data-key": "map", text: t(model, "table-order-on-map"), on: { click: () => hex()?.focus({ preventScroll: false }) } });
  }

  function happenedPart() {
    const lines = model.get("happened");
    happened.replaceChildren();
    if (!lines.length) return;
    happened.append(el("p", { class: "nv-happened-title", text: t(model, "table-order-happened") }), el("ul", {}, lines.map((line) =>
      el("li", {}, line.faces.map((face) => die(face, line.side)), el("span", { text: " " + line.text + " " }),
        line.throw ? doorTo(t(model, "table-order-way"), t(model, "table-order-way-of", { line: line.text }), { "data-way": line.throw }, () => look("way", line.throw)) : null, " ", link(line.rule)))));
    requestAnimationFrame(showNewest);
  }

  /** The newest lines in sight, and the first of them whole: none is cut off under the heading. */
  function showNewest() {
    const title = happened.querySelector(".nv-happened-title"), list = happened.querySelector("ul");
    if (!list) return;
    const tops = [...list.children].map((line) => line.offsetTop - list.offsetTop), room = happened.clientHeight - title.offsetHeight - LINE_GAP;
    const from = tops.find((top) => list.offsetHeight - top <= room) ?? tops[tops.length - 1];
    list.style.paddingBlockEnd = "";
    list.style.paddingBlockEnd = `${Math.max(0, from - (happened.scrollHeight - happened.clientHeight))}px`;
    happened.scrollTop = from;
  }

  function footPart() {
    const undo = model.get("undo");
    foot.replaceChildren();
    if (!undo.label) return;
    const why = undo.why ? el("span", { class: "nv-quiet", id: "nv-undo-why", text: undo.why }) : null;
    foot.append(el("button", { type: "button", class: "nv-button", "data-key": "undo", text: undo.label, "aria-disabled": undo.can ? null : "true",
      "aria-describedby": undo.can ? null : "nv-undo-why", on: { click: () => (undo.can ? send("undo") : announce(undo.why)) } }));
    if (undo.reroll) foot.append(el("button", { type: "button", class: "nv-button", "data-key": "reroll", text: undo.reroll, on: { click: () => send("reroll") } }));
    if (why) foot.append(why);
  }

  function refusedPart() {
    const list = model.get("refusals");
    refused.hidden = !list.length;
    refused.open = list.length > 0 && list.length <= 3;
    refused.replaceChildren(el("summary", { text: t(model, "table-order-refused", { count: list.length }) }),
      el("ul", {}, list.map((item) => el("li", {}, el("button", { type: "button", class: "nv-button nv-not-now", "aria-disabled": "true",
        text: item.label, on: { click: () => announce(item.why) } }), el("span", { text: " " + item.why + " " }), link(item.rule)))));
  }

  function draw() {
    const held = frame.contains(document.activeElement) ? document.activeElement : null;
    const heldRadio = held && held.type === "radio";
    if (!heldRadio) unfolded = false;
    const side = model.get("side");
    head.className = "nv-orders-head" + (side === null || side === undefined ? "" : " nv-side-" + side);
    const who = model.get("who");
    head.replaceChildren(who ? el("p", { class: "nv-hidden", text: who }) : "", el("h2", { class: "nv-prompt", tabindex: "-1" }, model.get("prompt")), link(model.get("rule")) || "",
      ...model.get("about").map((sentence) => el("p", { class: "nv-about", text: sentence })));
    const picker = model.get("picker");
    body.replaceChildren(...[picker.choices ? pickerPart(picker) : [], model.get("groups").map(groupPart)].flat(Infinity));
    happenedPart(); footPart(); refusedPart();
    if (held) {
      frame.dataset.wantsFocus = heldRadio ? "radio" : "main";
      if (!frame.dataset.busy) requestAnimationFrame(settle);    // answered on the board: nothing else will settle it here
    }
    if (frame.parentElement) frame.parentElement.scrollTop = 0;
    announce([...model.get("happened").map((line) => line.text), who, model.get("prompt")].filter(Boolean).join(" "));
  }

  /** The picked radio keeps the focus; else the default control of the decision gets it. */
  function settle() {
    const wants = frame.dataset.wantsFocus;
    delete frame.dataset.wantsFocus;
    const radio = wants === "radio" && body.querySelector(":not(.nv-pick-folded:not([open])) > .nv-pick input:checked");
    if (radio) radio.focus({ preventScroll: true });
    else if (wants || focusLost()) focusDecision();
  }

  frame.append(happened, head, problemLine(model), body, wait, refused, foot);
  /** A computer player may be set thinking by the map or a form as well; a short thought is not told. */
  function thinking() {
    clearTimeout(slow);
    if (model.get("thinking")) slow = setTimeout(() => { wait.textContent = model.get("thinking"); }, 200);
    else wait.textContent = "";
  }
  model.on("change:decision", draw);
  model.on("change:thinking", thinking);
  draw();
  return () => { model.off("change:decision", draw); model.off("change:thinking", thinking); };
}

export default widget(render);
