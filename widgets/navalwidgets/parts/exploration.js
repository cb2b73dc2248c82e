// A plotly figure: loads plotly.js once per page, paints it in the theme's colours, with table and files.
// Knows no figure's meaning: data, words and table are handed in.

/** plotly.js, once per page: the server's cached file, else through the kernel (JupyterLab). */
function plotly(model) {
  if (window.Plotly) return Promise.resolve(window.Plotly);
  window.nvPlotly ||= fromServer().catch(() => fromKernel(model)).catch((reason) => { window.nvPlotly = null; throw reason; });
  return window.nvPlotly;
}

function runScript(address) {
  return new Promise((done, failed) => {
    const tag = el("script", { src: address, on: { load: () => (window.Plotly ? done(window.Plotly) : failed(new Error(address))), error: () => failed(new Error(address)) } });
    document.head.append(tag);
  });
}

function fromServer() {
  return document.body.dataset.voila ? runScript(document.body.dataset.plotly || baseAddress() + "naval/plotly.min.js") : Promise.reject(new Error("no page of ours"));
}

function fromKernel(model) {
  return new Promise((done, failed) => {
    const heard = (content, buffers) => {
      if (content.event !== "plotly") return;
      model.off("msg:custom", heard);
      model.off("change:problem", refused);
      const address = URL.createObjectURL(new Blob([buffers[0]], { type: "text/javascript" }));
      runScript(address).then(done, failed);
    };
    const refused = () => {
      model.off("msg:custom", heard);
      model.off("change:problem", refused);
      failed(new Error(model.get("problem")));
    };
    model.on("msg:custom", heard);
    model.on("change:problem", refused);
    model.send({ event: "plotly" });
  });
}

/** The same value with every "--token" inside it turned into its colour now, and percentages as the page's language writes them. */
function painted(value, percent = " %") {
  if (typeof value === "string") return /^--[a-z0-9-]+$/.test(value) ? token(value) : value.replaceAll(" %", percent);
  if (Array.isArray(value)) return value.map((inner) => painted(inner, percent));
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, painted(inner, percent)]));
  return value;
}

/** A title broken so that it fits beside an axis of this many pixels. */
function broken(title, room) {
  room /= enlargement();
  if (!title) return title;
  const out = [""];
  for (const word of title.split(" ")) {
    const last = out[out.length - 1];
    if (last && (last.length + word.length) * 7.5 > room) out.push(word);
    else out[out.length - 1] = last ? last + " " + word : word;
  }
  return out.join("<br>");
}

/** Our look for a figure's layout; what the figure itself says comes on top. The legend stands below, in room of its own. */
function dressed(figure, width, percent) {
  const own = painted(figure.layout || {}, percent);
  const names = own.showlegend ? figure.data.map((trace) => trace.name || "") : [];
  const zoom = enlargement(), size = Math.round(14 * zoom);
  const perRow = Math.max(1, Math.floor(width / (60 + 8 * zoom * Math.max(1, ...names.map((name) => name.length)))));
  const legendRoom = names.length ? 22 * zoom * Math.ceil(names.length / perRow) + 10 : 0;
  const plotHeight = Math.min(360, Math.max(240, width * 0.5));
  const axis = (given = {}, room) => ({ gridcolor: token("--line"), griddash: "dot", gridwidth: 0.5, linecolor: token("--ink-2"), zerolinecolor: token("--ink-2"), automargin: true, ...given,
    title: { standoff: 10, ...(given.title || {}), text: broken(given.title?.text, room) } });
  return { ...own, width, height: plotHeight + 60 + legendRoom, margin: { l: 50, r: 12, t: 14, b: 46 + legendRoom, ...(own.margin || {}) },
    paper_bgcolor: token("--paper"), plot_bgcolor: own.plot_bgcolor || token("--paper"), font: { family: token("--font-text"), color: token("--ink"), size },
    legend: { orientation: "h", yref: "container", yanchor: "bottom", y: 0, x: 0, ...(own.legend || {}) }, hoverlabel: { font: { family: token("--font-text"), size } },
    xaxis: axis(own.xaxis, width - 80), yaxis: axis(own.yaxis, plotHeight) };
}

function render({ model, el: host }) {
  const box = root(host, "explore");
  const id = unique("nv-explore-");
  const heading = el("h3", { id }), source = el("span", {}), sentence = el("p", { id: id + "-says" });
  const plot = el("div", { class: "nv-explore-plot", role: "img", "aria-labelledby": id, "aria-describedby": id + "-says" });
  const state = el("p", { class: "nv-quiet", text: t(model, "explore-loading") });
  const region = el("div", { class: "nv-scroll", role: "region", tabindex: 0, "aria-labelledby": id });
  const table = el("details", { on: { toggle: fillTable } }, el("summary", { text: t(model, "explore-table") }), region);
  const files = filesPart(model, { name: () => model.get("file_name"), rows: () => [model.get("head"), ...model.get("body")], picture });
  const foot = el("div", { class: "nv-row" }, table, files,
    el("button", { type: "button", class: "nv-button", text: t(model, "explore-reset"), on: { click: async () => (await plotly(model)).relayout(plot, { "xaxis.autorange": true, "yaxis.autorange": true }) } }));
  box.append(el("div", { class: "nv-row nv-odds-head" }, heading, source), sentence, state, plot, foot, problemLine(model));

  /** The figure as it stands, in our frame. */
  async function picture() {
    const size = { width: 860, height: 520 };
    const address = await (await plotly(model)).toImage(plot, { format: "svg", ...size });
    const drawing = new DOMParser().parseFromString(decodeURIComponent(address.slice(address.indexOf(",") + 1)), "image/svg+xml").documentElement;
    return framed({ title: model.get("title"), drawing, ...size, said: [model.get("sentence"), model.get("badge") && t(model, "odds-source", { source: t(model, "badge-" + model.get("badge")) })] });
  }

  function tableOf() {
    const number = (cell) => el("td", { class: "nv-number", text: cell });
    return el("table", {}, el("caption", { class: "nv-hidden", text: model.get("title") }),
      el("thead", {}, el("tr", {}, model.get("head").map((cell) => el("th", { scope: "col", text: cell })))),
      el("tbody", {}, model.get("body").map(([first, ...rest]) => el("tr", {}, el("th", { scope: "row", text: first }), rest.map(number)))));
  }

  function fillTable() {
    region.replaceChildren(...(table.open ? [tableOf()] : []));
  }

  let drawing = 0;
  async function draw() {
    const turn = ++drawing;
    heading.textContent = model.get("title");
    sentence.textContent = model.get("sentence");
    showBadge(model, source, model.get("badge"));
    fillTable();
    const figure = model.get("figure");
    if (!figure?.data) return;
    try {
      const library = await plotly(model);
      if (turn !== drawing || !box.isConnected) return;
      const width = Math.max(Math.floor(box.clientWidth), 240), percent = t(model, "general-percent");
      await library.react(plot, painted(figure.data, percent), dressed(figure, width, percent), { displayModeBar: false, responsive: false, staticPlot: false });
      plot.querySelectorAll("svg").forEach((part) => part.setAttribute("aria-hidden", "true"));
      state.hidden = true;
      plot.dataset.drawn = String(turn);
    } catch (reason) {
      state.hidden = false;
      state.textContent = t(model, "explore-failed");
      console.warn("plotly could not be loaded", reason);
    }
  }

  let waiting = 0;
  const soon = () => { clearTimeout(waiting); waiting = setTimeout(draw); };
  const said = () => { if (model.get("sentence")) announceSoon(model.get("sentence")); };
  ["figure", "title", "sentence", "body", "badge"].forEach((name) => model.on("change:" + name, soon));
  model.on("change:sentence", said);
  const themes = new MutationObserver(soon);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", soon);
  let seen = 0;
  const size = new ResizeObserver(() => { if (Math.abs(box.clientWidth - seen) > 1) { seen = box.clientWidth; soon(); } });
  size.observe(box);
  const shut = openOnPaper(table, fillTable);
  draw();
  return () => {
    size.disconnect(); shut(); themes.disconnect(); dark.removeEventListener("change", soon); clearTimeout(waiting);
    ["figure", "title", "sentence", "body", "badge"].forEach((name) => model.off("change:" + name, soon));
    model.off("change:sentence", said);
    if (window.Plotly) window.Plotly.purge(plot);
  };
}

export default widget(render);
