// The ground of the ocean chart, drawn once: sea, coast, hexes, ports, air bases, the lines that rules speak of.
// Knows places and words handed in. Knows no game.

const ocean = { points: (list) => list.map(([x, y]) => x + "," + y).join(" ") };

ocean.shifted = (corners, x, y, scale = 1) => ocean.points(corners.map(([dx, dy]) => [(x + dx * scale).toFixed(1), (y + dy * scale).toFixed(1)]));

ocean.land = (chart) => {
  const outline = chart.land.map((ring) => "M" + ring.map(([x, y]) => x + " " + y).join("L") + "Z").join("");
  return svg("g", { "aria-hidden": "true" }, [22, 13, 6].map((width) => svg("path", { d: outline, class: "nv-map-shoal", "stroke-width": width })), svg("path", { d: outline, class: "nv-map-land" }));
};

ocean.names = (chart) => svg("g", { "aria-hidden": "true" }, chart.names.map(([text, x, y, kind]) => svg("text", { x, y, class: "nv-map-name nv-ocean-name-" + kind, text })));

const edgePath = (edges) => edges.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");

/** Edges between hexes: the Arctic Line, the U-boat zone, sides that ships may not cross, the canal. */
ocean.edges = (chart) => svg("g", { class: "nv-ocean-edges", "aria-hidden": "true" },
  svg("path", { d: edgePath(chart.zone), class: "nv-ocean-zone" }),
  svg("path", { d: edgePath(chart.arctic), class: "nv-ocean-arctic" }),
  svg("path", { d: edgePath(chart.barred), class: "nv-ocean-barred" }),
  svg("path", { d: chart.canal.map(([[x1, y1], [x2, y2]]) => `M${x1} ${y1}L${x2} ${y2}`).join(""), class: "nv-ocean-canal" }));

/** A port: an anchor in the colour of its side, hollow for a neutral one; its names under it. */
ocean.port = ([x, y], [, names, side], window, below) => {
  const half = 15 * lettersWide(names, 8 / 15) / 2;
  const at = Math.min(Math.max(x, window[0] + half), window[0] + window[2] - half);
  return svg("g", { class: "nv-ocean-port" + (side < 0 ? " nv-ocean-neutral" : " nv-side-" + side), "aria-hidden": "true" },
    svg("path", { d: `M${x} ${y - 7}V${y + 7}M${x - 5} ${y - 3}H${x + 5}M${x - 7} ${y + 2}C${x - 5} ${y + 9} ${x + 5} ${y + 9} ${x + 7} ${y + 2}`, class: "nv-ocean-anchor" }),
    svg("circle", { cx: x, cy: y - 9, r: 2.6, class: "nv-ocean-anchor" }),
    svg("text", { x: at, y: y + 21 + 13 * below, class: "nv-ocean-port-name", text: names }));
};

/** An air base: a small aircraft with the colour and shape of its side. */
ocean.base = ([x, y], side) => svg("g", { transform: `translate(${x + 17} ${y - 15})`, class: "nv-ocean-base nv-side-" + side, "aria-hidden": "true" },
  side ? svg("circle", { r: 8 }) : svg("rect", { x: -7.5, y: -7.5, width: 15, height: 15 }),
  svg("path", { d: "M0 -6L1 -1L6 1V2.4L1 1.6L0.7 4.4L2.4 5.6V6.4L0 5.8L-2.4 6.4V5.6L-0.7 4.4L-1 1.6L-6 2.4V1L-1 -1Z" }));

ocean.hex = (chart, [id, x, y, about], cold) => svg("g", { class: "nv-map-hex nv-ocean-hex" + (cold ? " nv-ocean-cold" : ""), "data-hex": id, role: "button", tabindex: "-1", "aria-label": about },
  svg("polygon", { class: "nv-map-cell", points: ocean.shifted(chart.corners, x, y, 0.985) }),
  svg("text", { x, y: y - 20, class: "nv-map-number", text: id }),
  svg("polygon", { class: "nv-map-ring", points: ocean.shifted(chart.corners, x, y, 0.9) }));
