// The curve of Change one thing: pulled along by its mark, it keeps every point that was seen. The buttons below it are the way of keyboard and screen reader.
// Knows a plain record. Knows no chance that was not asked for.

const CURVE = { wide: 360, high: 160, left: 44, right: 340, top: 30, bottom: 128 };
const pulled = { lesson: "", seen: new Map(), at: null, send: null };

/** Where a setting stands, and how high a chance. */
const curveX = (place, count) => CURVE.left + 20 + (place * (CURVE.right - CURVE.left - 40)) / (count - 1);
const curveY = (share) => CURVE.bottom - share * (CURVE.bottom - CURVE.top);

function drawCurve(page, tell) {
  const points = page.curve?.points;
  if (!points) return null;
  const lesson = [page.fresh, page.curve.of].join("/"), now = points.findIndex((one) => one.current);
  if (lesson !== pulled.lesson) Object.assign(pulled, { lesson, seen: new Map() });
  points.forEach((one) => { if (one.share !== null) pulled.seen.set(one.code, one); });
  pulled.send = (code) => tell.latest({ event: "vary", value: code });
  const known = points.map((one, place) => ({ ...pulled.seen.get(one.code), x: curveX(place, points.length) })).filter((one) => one.code);
  const mark = known.find((one) => one.code === points[now]?.code);
  return svg("svg", { viewBox: `0 0 ${CURVE.wide} ${CURVE.high}`, class: "nv-curve", "aria-hidden": "true", "data-codes": points.map((one) => one.code).join(" "), on: { pointerdown: pull } },
    [0, 0.5, 1].map((share) => [svg("line", { class: "nv-curve-line", x1: CURVE.left, x2: CURVE.right, y1: curveY(share), y2: curveY(share) }), svg("text", { class: "nv-curve-text", x: CURVE.left - 6, y: curveY(share) + 4, "text-anchor": "end", text: page.curve.ticks[2 * share] })]),
    points.map((one, place) => svg("text", { class: "nv-curve-text" + (place === now ? " nv-curve-now" : ""), x: curveX(place, points.length), y: CURVE.high - 12, "text-anchor": "middle", text: one.code })),
    svg("polyline", { class: "nv-curve-way", points: known.map((one) => `${one.x},${curveY(one.share)}`).join(" ") }),
    known.map((one) => svg("circle", { class: "nv-curve-seen", cx: one.x, cy: curveY(one.share), r: 4 })),
    mark ? [svg("line", { class: "nv-curve-stem", x1: mark.x, x2: mark.x, y1: curveY(mark.share), y2: CURVE.bottom }), svg("circle", { class: "nv-curve-mark", cx: mark.x, cy: curveY(mark.share), r: 9 }),
      svg("text", { class: "nv-curve-text nv-curve-now", x: mark.x, y: curveY(mark.share) - 15, "text-anchor": "middle", text: mark.said })] : null);
}

/** From now on the mark follows the finger, setting by setting, until it is let go. The drawing is made anew meanwhile. */
function pull(event) {
  const follow = (moved) => {
    const drawn = document.querySelector(".nv-curve"), codes = drawn?.dataset.codes.split(" ") ?? [];
    if (!drawn) return;
    const box = drawn.getBoundingClientRect(), x = ((moved.clientX - box.x) * CURVE.wide) / box.width;
    const near = codes.map((code, place) => [Math.abs(curveX(place, codes.length) - x), code]).sort((a, b) => a[0] - b[0])[0][1];
    if (near === pulled.at) return;
    pulled.at = near;
    pulled.send(near);
  };
  const stop = () => { window.removeEventListener("pointermove", follow); window.removeEventListener("pointerup", stop); window.removeEventListener("pointercancel", stop); };
  event.preventDefault();
  pulled.at = null;
  window.addEventListener("pointermove", follow);
  window.addEventListener("pointerup", stop);
  window.addEventListener("pointercancel", stop);
  follow(event);
}
