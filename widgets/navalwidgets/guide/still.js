// Draws every scene of a page that has no kernel, each part of its board by the widget's own script.
// It stands behind `drawings` (by kind of part), `styles` and `told` (what the parts are drawn from).

for (const text of styles) {                       // pages allow no style elements; sheets made here are no such
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

function still({ kind, classes, traits, parts }) {
  const part = document.createElement("div");
  if (parts) part.append(...parts.map(still));
  else {
    const known = { ...told.shared[kind], ...traits };
    drawings[kind].render({ model: { get: (name) => known[name], on() {}, off() {}, send() {} }, el: part });
  }
  part.classList.add(...classes);
  return part;
}

const shows = (part) => part.textContent.trim() || part.querySelector("svg, img, canvas");
for (const place of document.querySelectorAll("[data-scene]")) place.append(...(told.scenes[place.dataset.scene] || []).map(still).filter(shows));
