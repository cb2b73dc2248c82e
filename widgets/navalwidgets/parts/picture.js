// Files a reader takes along: a drawing with its words as SVG or PNG, rows as CSV. All of it is made in the page.
// Knows drawings, sentences and rows handed in. Knows no widget.

const INK_SIZE = 13;        // px of the text in a drawing
const FRAME = { width: 760, side: 20, top: 44, line: 18 };
const INHERITED = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "paint-order",
  "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor", "visibility"];
const OWN = { opacity: "1", display: "inline" };

/** How much larger than usual drawings stand: with large type their letters grow faster than the text, to be read from afar. */
function enlargement() {
  return Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16) ** 1.5;
}

/** Width of a text in the drawing's font. */
function inkWidth(text, weight = 400) {
  inkWidth.pen ||= document.createElement("canvas").getContext("2d");
  inkWidth.pen.font = `${weight} ${INK_SIZE}px ${token("--font-text") || "sans-serif"}`;
  return inkWidth.pen.measureText(text).width;
}

/** What a line may be broken into: words with the blank after them; languages without blanks break between words too. */
function pieces(label) {
  if (!Intl.Segmenter) return label.split(/(?<=\s)/);
  const out = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(document.documentElement.lang || "en", { granularity: "word" }).segment(label)) {
    const glued = out.length && !isWordLike && !/^[\s「『（“(]/.test(segment);
    const closed = out.length && !/\s$/.test(out[out.length - 1]) && !/[\u3040-\u9fff]/.test(out[out.length - 1].slice(-1) + segment[0]);
    if (/^\s+$/.test(segment) && out.length || glued || closed) out[out.length - 1] += segment;
    else out.push(segment);
  }
  return out;
}

/** Break a text into lines no wider than `room`; a single long word is cut with an ellipsis. */
function lines(label, room) {
  const out = [""];
  for (const piece of pieces(String(label))) {
    const last = out.length - 1;
    if (out[last] && inkWidth((out[last] + piece).trimEnd()) > room) out.push(piece);
    else out[last] += piece;
  }
  return out.map((line) => {
    let cut = line.trimEnd();
    while (cut.length > 1 && inkWidth(cut) > room) cut = cut.slice(0, -2) + "…";
    return cut;
  });
}

/** A drawing of the page with its looks written into it: a file has no style sheet beside it. */
function written(drawing) {
  const copy = drawing.cloneNode(true);
  const from = [drawing, ...drawing.querySelectorAll("*")], to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((node, place) => {
    const look = getComputedStyle(node), above = place ? getComputedStyle(node.parentNode) : null;
    for (const { name } of [...to[place].attributes]) if (/^(class|style|role|tabindex|aria-.*|data-.*)$/.test(name)) to[place].removeAttribute(name);
    for (const name of INHERITED) if (!above || look.getPropertyValue(name) !== above.getPropertyValue(name)) to[place].style.setProperty(name, look.getPropertyValue(name));
    for (const [name, usual] of Object.entries(OWN)) if (look.getPropertyValue(name) !== usual) to[place].style.setProperty(name, look.getPropertyValue(name));
  });
  return copy;
}

/** A picture with everything that belongs to it: title, drawing, legend, and the sentences that tell it.
    `drawing` and `keys` are nodes with their size; colours must be values already. */
function framed({ title, drawing, width, height, keys = null, keysHeight = 0, said = [] }) {
  const told = said.filter(Boolean).flatMap((sentence) => lines(sentence, width));
  const foot = FRAME.top + height + 16 + keysHeight;
  const whole = { width: width + 2 * FRAME.side, height: foot + 26 + told.length * FRAME.line };
  const heading = lines(title, width * INK_SIZE / 18)[0];
  const line = (content, x, y, more) => svg("text", { x, y, fill: token("--ink"), "font-size": INK_SIZE, text: content, ...more });
  const node = svg("svg", { xmlns: SVG_NAME, viewBox: `0 0 ${whole.width} ${whole.height}`, ...whole, "font-family": token("--font-text"), role: "img", "aria-label": [title, ...said].filter(Boolean).join(". ") },
    svg("rect", { ...whole, fill: token("--paper") }), line(heading, FRAME.side, 28, { "font-size": 18, "font-weight": 700 }),
    svg("g", { transform: `translate(${FRAME.side} ${FRAME.top})` }, drawing),
    keys && svg("g", { transform: `translate(${FRAME.side} ${FRAME.top + height + 16})` }, keys),
    told.map((content, place) => line(content, FRAME.side, foot + 22 + place * FRAME.line, { fill: token("--ink-2") })));
  return { node, ...whole };
}

// ---- fonts ---------------------------------------------------------------------------------------------------

function asData(blob) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The faces of the page's own style sheets. */
function faces() {
  return [...document.styleSheets].flatMap((sheet) => {
    try { return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => [rule.style, sheet.href || location.href]); } catch { return []; }
  });
}

/** The page's fonts as a style of the file itself, so that it looks alike on a machine that has none of them. */
async function carriedFonts(content) {
  const asian = /[\u3040-\u30ff\u4e00-\u9fff]/.test(content);
  const named = (face) => content.includes(face.getPropertyValue("font-family").replaceAll('"', ""));
  const carried = faces().filter(([face]) => named(face) && (asian || !/ JP/.test(face.getPropertyValue("font-family")))).map(async ([face, sheet]) => {
    const [, source] = /url\("?([^")]+)"?\)/.exec(face.getPropertyValue("src")) || [];
    const data = await asData(await (await fetch(new URL(source, sheet))).blob());
    const part = (name) => `${name}: ${face.getPropertyValue(name)}; `;
    return `@font-face { ${part("font-family")}${part("font-weight")}${part("font-style")}src: url("${data}") format("woff2"); }`;
  });
  return (await Promise.allSettled(carried)).filter((one) => one.status === "fulfilled").map((one) => one.value).join("\n");
}

// ---- files ---------------------------------------------------------------------------------------------------

async function svgText({ node }) {
  const bare = new XMLSerializer().serializeToString(node);
  node.prepend(svg("style", { text: await carriedFonts(bare) }));
  return new XMLSerializer().serializeToString(node);
}

async function saveSvg(picture, name) {
  download(name + ".svg", "image/svg+xml", await svgText(picture));
}

async function savePng(picture, name) {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(await svgText(picture));
  await image.decode();
  const canvas = el("canvas", { width: picture.width * 2, height: picture.height * 2 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => download(name + ".png", "image/png", blob), "image/png");
}

/** Rows as a table file. A cell that begins like a formula is kept from becoming one. */
function csvText(rows) {
  const cell = (value) => {
    const said = String(value ?? ""), safe = /^[=+@\t]/.test(said) ? "'" + said : said;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

function saveCsv(rows, name) {
  download(name + ".csv", "text/csv;charset=utf-8", "\ufeff" + csvText(rows));
}

/** On paper a drawing's table stands open below it: `table` is a details element, `fill` writes its rows. Returns what undoes this. */
function openOnPaper(table, fill) {
  let closed = false;
  const before = () => { closed = !table.open; table.open = true; fill(); };
  const after = () => { if (closed) table.open = false; };
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return () => { window.removeEventListener("beforeprint", before); window.removeEventListener("afterprint", after); };
}

/** The closed part "Save ...": one button for each kind of file. `rows` and `picture` make what is saved now. */
function filesPart(model, { label = t(model, "odds-save"), name, rows, picture }) {
  const trouble = el("p", { class: "nv-problem", role: "alert" });
  const save = (kind, made) => el("button", { type: "button", class: "nv-button", "data-save": kind, text: t(model, "odds-save-" + kind), on: { click: async () => {
    trouble.textContent = "";
    try { await made(); } catch (reason) { trouble.textContent = t(model, "odds-save-failed"); console.warn("not saved", reason); }
  } } });
  return el("details", { class: "nv-files" }, el("summary", { text: label }), el("div", { class: "nv-row" },
    save("csv", () => saveCsv(rows(), name())), save("svg", async () => saveSvg(await picture(), name())), save("png", async () => savePng(await picture(), name()))), trouble);
}
