// The address of the page: kept true without loading anything, and copied on demand.

function render({ model, el: host }) {
  const box = root(host, "address");
  const ours = Boolean(document.body.dataset.voila);
  const said = el("span", { class: "nv-quiet" });
  const copy = el("button", { type: "button", class: "nv-button", text: model.get("label") || t(model, "address-copy"), on: { click: () => share() } });
  const field = el("input", { type: "text", readonly: true, hidden: true, "aria-label": t(model, "address-link") });
  box.append(el("div", { class: "nv-row" }, copy, field, said));
  box.hidden = !ours;

  function link() {
    const query = [model.get("query"), model.get("asked_language")].filter(Boolean).join("&");
    return location.origin + location.pathname + (query ? "?" + query : "");
  }

  /** The link for others: never with the address of somebody's own server, as a hub gives it. */
  function shared() {
    const whole = link(), [, own, page] = /^(.*\/user\/[^/]+\/)(.*)$/.exec(whole) || [];
    if (!own) return whole;
    const launcher = model.get("launcher");
    return launcher ? launcher + "?urlpath=" + encodeURIComponent(page) : page;
  }

  async function share() {
    const text = shared(), part = !/^https?:/.test(text);
    let done = true;
    try { await navigator.clipboard.writeText(text); } catch { done = false; }
    field.hidden = done && !part;
    field.value = text;
    if (!done) field.select();
    said.textContent = [t(model, done ? "general-copied" : "address-by-hand"), part ? t(model, "address-part") : ""].filter(Boolean).join(" ");
    announce(said.textContent);
  }

  let waiting = 0;
  function follow() {
    said.textContent = "";
    clearTimeout(waiting);                               // browsers allow only so many changes a second
    if (ours) waiting = setTimeout(() => history.replaceState(history.state, "", link()), 250);
  }

  model.on("change:query", follow);
  return () => { model.off("change:query", follow); clearTimeout(waiting); };
}

export default widget(render);
