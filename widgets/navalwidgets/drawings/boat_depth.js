// A boat under water seen from the side: the sea, an escort above, ships beyond, the depth she was tested for.
// Knows levels, marks and words handed in. Knows no game.

const DEPTHS = { surface: 41, shallow: 63, below: 92, deep: 143, bottom: 150 };
const RANGES = { long: 60, medium: 116, close: 172 };
const TESTED = 117, MOST_EAST = 156, SMALL = 0.42;      // small: she lies within one range while she may choose it
// Where each system lies in the boat, from her middle.
const SPOTS = { door_fore: [51, 1], door_aft: [-52, 1], periscope: [1, -21], radio: [-16, -12], gun: [21, -11], diesel_1: [-24, 0], diesel_2: [-15, 0],
  motor_1: [-42, 1], motor_2: [-34, 0], batteries: [8, 3], fuel: [24, 3], planes: [41, 4], hydrophones: [34, -4] };
const BOAT_HULL = "M-56 2Q-46 -6 -28 -7H30Q49 -7 57 0Q50 8 30 9H-30Q-49 8 -56 2Z";
const BOAT_UPPER = "M-9 -7V-15H7L11 -7ZM39 4h9v2h-9zM-53 4h9v2h-9z";
const BOAT_RIG = "M0 -15V-27M4 -15V-22M16 -8v-3h11M-9 -13L-48 -3M9 -12L50 -3";
const ESCORT = "M-38 0L-41 -7H-14V-10H6V-7H41L35 0Z";
const ESCORT_UPPER = "M8 -7V-14H17V-7ZM-24 -7V-17H-20V-7ZM-13 -10V-18H-9V-10ZM-2 -10V-18H2V-10Z";
const SHIPS_FAR = {
  steamer: "M-18 0L-19 -6H-8V-10H5V-6H20L17 0ZM-3 -10V-16H1V-10Z",
  liner: "M-22 0L-24 -8H-14V-12H14V-8H25L21 0ZM-7 -12V-19H-3V-12ZM4 -12V-19H8V-12Z",
  bigcruiser: "M-24 0L-26 -7H-14V-11H12V-7H27L22 0ZM-9 -11V-18H-6V-11ZM-2 -11V-18H1V-11ZM5 -11V-18H8V-11ZM13 -7V-20H14V-7ZM-17 -7V-18H-16V-7Z",
};
const AIRCRAFT = "M-15 0Q-16 -3 -12 -4L10 -3Q15 -2 15 0Q8 3 -9 2ZM-15 -2L-19 -8H-15L-11 -4Z";
const AIRCRAFT_RIG = "M-9 -12H13M-9 -5H13M-5 -12V-5M9 -12V-5M-2 2L-4 5M8 2L6 5";
const MOON = "M26 9A8 8 0 1 0 33 22A10 10 0 0 1 26 9Z", STARS = [[58, 9], [92, 20], [128, 7], [171, 14], [214, 6], [251, 15], [296, 8]];
const TORPEDO = "M-12 -2H9Q14 -2 14 0Q14 2 9 2H-12L-15 1V-1Z";
const BURSTS = [[-34, -17, 9], [30, 19, 8], [44, -14, 7], [-12, 22, 7]];

function burst([x, y, size]) {
  const points = Array.from({ length: 16 }, (_, n) => {
    const far = n % 2 ? 0.5 * size : size, turn = (Math.PI * n) / 8;
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  });
  return svg("path", { class: "nv-deep-burst", d: `M${points.join("L")}Z` });
}

/** Where something may be chosen by hand: waters above and below test depth, a range, so many torpedoes; a system lies on its spot. */
const ZONES = { above: [4, 46, 312, TESTED - 48], below: [4, TESTED + 3, 312, 58], long: [31, 46, 54, 62], medium: [89, 46, 54, 62], close: [147, 46, 54, 62] };
const shipOf = (place) => Number((/^ship-(\d)$/.exec(place) || [])[1] || 0);
const salvoOf = (place) => Number((/^fire-(\d)$/.exec(place) || [])[1] || 0);

function torpedoes(count, x, y) {
  return Array.from({ length: count }, (_, n) => svg("path", { class: "nv-deep-torpedo", transform: `translate(${x} ${y + 9 * (n - (count - 1) / 2)})`, d: TORPEDO }));
}

/** What a ship can bear, as boxes below her; those that are used up are filled, and with the last one she sinks. */
const damage = ({ damage: hits, points }) => Array.from({ length: points }, (_, n) => svg("rect", { class: "nv-deep-point" + (n < hits ? " nv-deep-hit" : ""), x: 8 * n - 4 * points, y: 5, width: 7, height: 7 }));

/** The drawing, and `update` that moves the boat to her next depth; the same boat stays, so that one sees her go. */
function boatDepth() {
  const far = svg("g", {}), beam = svg("path", { class: "nv-deep-beam" }), hurt = svg("g", {}), bursts = svg("g", {});
  const escort = svg("g", { class: "nv-deep-escort" }, svg("path", { class: "nv-deep-steel", d: ESCORT }), svg("path", { class: "nv-deep-steel", d: ESCORT_UPPER }), svg("path", { class: "nv-deep-rig", d: "M12 -14V-30M8 -26h8" }));
  const aircraft = svg("g", { class: "nv-deep-aircraft" }, svg("path", { class: "nv-deep-steel", d: AIRCRAFT }), svg("path", { class: "nv-deep-rig", d: AIRCRAFT_RIG }));
  const floor = svg("path", { class: "nv-deep-floor", d: "M0 180V171Q40 166 90 170T190 168T320 171V180Z" });
  const boat = svg("g", { class: "nv-deep-boat" }, svg("path", { class: "nv-deep-rig", d: BOAT_RIG }), svg("path", { class: "nv-deep-upper", d: BOAT_UPPER }), svg("path", { class: "nv-deep-hull", d: BOAT_HULL }), hurt, bursts);
  const tested = svg("g", { class: "nv-deep-tested" }, svg("path", { d: `M0 ${TESTED}H320` }));
  const waters = svg("g", {}), tracks = svg("g", {}), spots = svg("g", {});
  let here = [RANGES.medium, DEPTHS.surface], heel = 0, bulks = [];
  const label = svg("text", { class: "nv-deep-label", x: 314, y: TESTED - 4, "text-anchor": "end" });
  const night = svg("g", { class: "nv-deep-night" }, svg("rect", { class: "nv-deep-evening", x: 0, y: 0, width: 320, height: 180 }), svg("path", { class: "nv-deep-star", d: MOON }), STARS.map(([x, y]) => svg("circle", { class: "nv-deep-star", cx: x, cy: y, r: 1.1 })));
  const drawing = svg("svg", { class: "nv-deep", viewBox: "0 0 320 180", role: "img" }, svg("rect", { class: "nv-deep-sky", x: 0, y: 0, width: 320, height: 41 }), svg("rect", { class: "nv-deep-sea", x: 0, y: 41, width: 320, height: 139 }), svg("rect", { class: "nv-deep-dark", x: 0, y: TESTED, width: 320, height: 63 }), night,
    floor, tested, waters, label, beam, tracks, far, escort, boat, aircraft, svg("path", { class: "nv-deep-line", d: "M0 41" + Array.from({ length: 40 }, () => "q4 -2.4 8 0").join("") }), spots);

  /** The boat at her place, as large as said: her periscope keeps to the waves. */
  function lie(size) {
    boat.style.transform = `translate(${here[0]}px, ${DEPTHS.surface + size * (here[1] - DEPTHS.surface)}px) rotate(${heel}deg) scale(${size})`;
  }

  /** Up to two ships as they are; more of them small, side by side, by their tonnage: where each lies, and its size. */
  const shipAt = (n) => (bulks.length > 2 ? [222 + 27 * n, 41, 0.42 + 0.28 * bulks[n]] : [258 + 38 * n, 41, 1]);

  function update(data, lit) {
    const y = DEPTHS[data.level], lost = data.level === "bottom", x = RANGES[data.distance] || RANGES.medium;
    [here, heel] = [[x, y], lost ? 9 : 0];
    bulks = data.ships.map((ship) => ship.bulk);
    drawing.setAttribute("aria-label", data.summary);
    label.textContent = data.tested;
    for (const one of [tested, label]) one.style.display = data.hunted || lost || data.level === "deep" ? "" : "none";
    floor.style.display = lost ? "" : "none";
    drawing.classList.toggle("nv-deep-dusk", data.night);
    aircraft.style.display = lit.has("aircraft") ? "" : "none";
    aircraft.setAttribute("transform", `translate(${x - 34} 15)`);
    escort.style.display = data.escort ? "" : "none";
    const above = Math.min(x, MOST_EAST);                                // not over the ships it guards
    const abreast = data.hunted && data.level === "surface";             // both on the surface: side by side
    escort.setAttribute("transform", data.hunted ? `translate(${abreast ? x + 100 : above} 41)` : `translate(${data.ships.length > 2 ? 178 : 196} 41) scale(0.62)`);
    beam.style.display = data.escort && data.hunted && !abreast ? "" : "none";
    beam.setAttribute("class", "nv-deep-beam" + (data.found ? " nv-deep-found" : ""));
    beam.setAttribute("d", `M${above - 4} 43L${x - (data.found ? 58 : 46)} ${y + 6}H${x + (data.found ? 58 : 46)}L${above + 4} 43Z`);
    const named = data.ships.filter((ship) => ship.name).length;         // one famous ship is told by name; several have their cards
    far.replaceChildren(...data.ships.map((ship, n) => svg("g", { class: "nv-deep-ship nv-deep-ship-" + ship.state, transform: `translate(${shipAt(n)[0]} ${shipAt(n)[1]}) scale(${shipAt(n)[2]})` }, svg("path", { class: "nv-deep-steamer", d: SHIPS_FAR[ship.shape] || SHIPS_FAR.steamer, transform: ship.state === "sunk" ? "translate(0 4) rotate(-24)" : "" }), damage(ship))),
      ...data.ships.flatMap((ship, n) => (ship.name && named === 1 ? [svg("text", { class: "nv-deep-label nv-deep-name", x: Math.min(shipAt(n)[0], 290), y: shipAt(n)[1] - 30 * shipAt(n)[2] - 3, "text-anchor": "middle", text: ship.name })] : [])));
    tracks.replaceChildren(...data.tracks.map((n) => svg("path", { class: "nv-deep-track", pathLength: 100, d: `M${x + 50} ${y}L${shipAt(n)[0] - 14} 44` })));
    const bombs = lit.has("aircraft") && lit.has("boat") ? 2 : 0;        // what an aircraft attacks is lit with it
    bursts.replaceChildren(...BURSTS.slice(0, Math.max(data.bursts, bombs)).map(burst));
    hurt.replaceChildren(...data.out.map((name) => svg("g", { transform: `translate(${SPOTS[name].join(" ")})` }, svg("circle", { class: "nv-deep-hurt", r: 4.4 }), svg("path", { class: "nv-deep-cross", d: "M-2 -2L2 2M2 -2L-2 2" }))));
    tested.classList.toggle("nv-deep-lit", lit.has("tested"));
    escort.classList.toggle("nv-deep-lit", lit.has("escort"));
    boat.setAttribute("class", "nv-deep-boat" + (data.over ? " nv-deep-over" : ""));
    boat.classList.toggle("nv-deep-lit", lit.has("boat"));
    far.classList.toggle("nv-deep-lit", lit.has("convoy"));
  }

  /** What may be chosen now by hand; the same orders stand as buttons beside the drawing. */
  function offer(targets, chosen, words, choose) {
    const salvoes = [...targets].filter(salvoOf).sort();
    const ships = [...targets].filter(shipOf).map((place) => [place, shipAt(shipOf(place) - 1)]);
    const zone = (place, [x, y, width, height], inside) => {
      const one = svg("g", { class: "nv-deep-zone", "data-place": place }, svg("rect", { class: "nv-deep-water" + (chosen.has(place) ? " nv-deep-chosen" : ""), x, y, width, height, rx: 4 }), inside);
      one.addEventListener("click", () => choose(place));
      return one;
    };
    lie([...targets].some((place) => place in RANGES) ? SMALL : 1);
    waters.replaceChildren(...Object.keys(ZONES).filter((place) => targets.has(place)).map((place) => zone(place, ZONES[place], words[place] ? svg("text", { class: "nv-deep-label nv-deep-range", x: ZONES[place][0] + 27, y: 102, "text-anchor": "middle", text: words[place] }) : null)),
      ...ships.map(([place, [x, y, size]]) => zone(place, [x - 25 * size, y - 30 * size, 50 * size, 42 * size], null)), ...salvoes.map((place, n) => zone(place, [16 + 76 * n, 128, 66, 46], torpedoes(salvoOf(place), 49 + 76 * n, 151))));
    spots.replaceChildren(...Object.keys(SPOTS).filter((place) => targets.has(place)).map((place) => {
      const one = svg("g", { class: "nv-deep-zone", "data-place": place }, svg("circle", { class: "nv-deep-water" + (chosen.has(place) ? " nv-deep-chosen" : ""), cx: here[0] + SPOTS[place][0], cy: here[1] + SPOTS[place][1], r: 11 }));
      one.addEventListener("click", () => choose(place));
      return one;
    }));
    drawing.classList.toggle("nv-deep-open", waters.childElementCount + spots.childElementCount > 0);
  }
  return { drawing, update, offer };
}
