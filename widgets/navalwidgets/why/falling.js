// What is rolled falls: throw by throw through the picture, and into the bars of the page's odds chart as it lands.
// Knows the order in which things fell and how long a look may last. Knows no picture and no chart: both listen.

const FALL = { each: 420, least: 700, whole: 4000, slowly: 10 };

/** Lets what was rolled fall. `light` shows the paths of a moment; `done` is called at its end. Returns what ends it at once. */
function fall({ paths, order }, light, done) {
  const whole = order.length <= FALL.slowly ? Math.max(order.length * FALL.each, FALL.least) : FALL.whole;
  const left = {};
  for (const path of order) left[paths[path].row] = (left[paths[path].row] || 0) + 1;
  let landed = 0, began = null, frame = 0;
  told(left);

  function step(now) {
    began ??= now;
    const due = Math.min(Math.floor(((now - began) / whole) * order.length) + (order.length <= FALL.slowly ? 1 : 0), order.length);
    const moment = order.slice(landed, due);
    for (const path of moment) left[paths[path].row] -= 1;
    landed = due;
    if (moment.length) { light([...new Set(moment)].map((path) => paths[path])); told(left); }
    if (now - began < whole) frame = requestAnimationFrame(step); else end();
  }

  function end() {
    cancelAnimationFrame(frame);
    told(null);
    done(order.length ? paths[order[order.length - 1]] : null);
  }

  frame = requestAnimationFrame(step);
  return end;
}

/** Says to the charts of the page how many rolls of each row are still falling. */
function told(left) {
  window.nvFalling = left && { ...left };
  window.dispatchEvent(new CustomEvent("nv-falling"));
}
