// Signs of the cards, 24 by 24: symbols of ships, states, and one picture for each kind of action.
// Knows signs by name. Knows no game: the words that go with a sign come from the page.

const SIGNS = {
  night: "F M15.5 3.5A9 9 0 1020.6 15 7.4 7.4 0 0115.5 3.5z",
  mine: "F M12 6a6.5 6.5 0 100 13 6.5 6.5 0 000-13z S M12 6V2.5M12 19v3M5.5 12.5H2M18.5 12.5H22M7.4 7.9L5 5.5M16.6 7.9L19 5.5",
  coal: "F M2 20L8 11l3 3 3-6 8 12z",
  sail: "F M11 3v13H3.5Q9 11 11 3zM13 4q6 4 7 12h-7z S M2.5 18.5h19l-3 3h-13z",
  aircraft: "F M2 9h20v2.4H2zM4 14h16v2H4z S M9 11v4M15 11v4M10.5 12.5h3M12 16v4M9 20h6",
  fast: "S M3 6l6 6-6 6M10 6l6 6-6 6M17 6l4 6-4 6",
  damage: "F M13 2L4 14h6l-2 8 11-13h-7z",
  supply: "S M4 6h16v13H4zM4 10h16M3 21L21 4",
  identified: "S M2 12q10-11 20 0-10 11-20 0z F M12 8.6a3.4 3.4 0 100 6.8 3.4 3.4 0 000-6.8z",
  hidden: "S M3 5q9 5 18 0v7q-3 7-9 8-6-1-9-8zM7 11q2-1.6 4 0M13 11q2-1.6 4 0M9 16q3 1.6 6 0",
  refuge: "S M2 20h20M12 20q1-8-1-12 F M11.5 8Q6 4 3 9q4-1.5 8.5-1zM11.5 8Q17 3.5 21 9q-4.5-1.5-9.5-1z",
  prize: "S M5 22V3h14l-3 4.5 3 4.5H5",
  boarding: "S M4 20L17 5l3-1-1 3L6 21zM8 13l4 4M20 20L8 7",
  blockade: "S M3 12h13M12 7l5 5-5 5M20 4v3M20 10v4M20 17v3",
  weather: "F M6 13a4 4 0 010-8 5.5 5.5 0 0110-1 4.5 4.5 0 012 9z S M8 16l-2 5M13 16l-2 5M18 16l-2 5",
  contact: "S M3 18q9 0 10-13M9 8l4-4 4 4M3 21h4M10 21h4M17 21h4",
  wrench: "S M14.5 9.5L5 19l-2-2 9.5-9.5a5 5 0 016-4.5l-3 3 .5 2 2 .5 3-3a5 5 0 01-6.5 4z",
  breakout: "S M3 4v16M7 12h13M15 7l5 5-5 5M3 4h6M3 20h6",
  mask: "F M3 7q9 4 18 0-1 11-6 10l-3-3-3 3Q4 18 3 7z",
  letters: "S M3 7h11v8H3zM3 7l5.5 5L14 7M10 18h11v-8h-4",
  fair: "F M12 7.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z S M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7",
  fog: "S M3 6h14M7 10h14M3 14h13M8 18h13M3 22h9",
  target: "S M12 3a9 9 0 100 18 9 9 0 000-18zM12 8a4 4 0 100 8 4 4 0 000-8z",
  lens: "S M10 4a6 6 0 100 12 6 6 0 000-12zM14.5 14.5L21 21",
  waves: "S M2 8q5-5 10 0t10 0M2 14q5-5 10 0t10 0M2 20q5-5 10 0t10 0",
  earphones: "S M4 14a8 8 0 0116 0M4 13.5h3.5v6H4zM16.5 13.5H20v6h-3.5z",
  chain: "S M4 12a3.5 3.5 0 017 0 3.5 3.5 0 01-7 0zM13 12a3.5 3.5 0 017 0 3.5 3.5 0 01-7 0zM9 12h6",
  question: "S M8 8.5a4 4 0 117 3q-3 2-3 4M12 19.5v1",
  sweep: "S M3 18q9-3 18 0M6 14L12 4l6 10M12 4v11M3 21h18",
  papers: "S M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7M9 8h3",
  children: "S M12 4.5a3 3 0 100 6 3 3 0 000-6zM5 21q0-8 7-8t7 8",
  plug: "S M12 3v10M7 8l5 5 5-5M4 19q4-3 8 0t8 0",
  wireless: "S M12 21V10M8 21h8M12 8.5v.1M7.5 5a6 6 0 000 7M16.5 5a6 6 0 010 7M4.5 2.5a10 10 0 000 12M19.5 2.5a10 10 0 010 12",
  dazzle: "F M3 5h5L3 13zM11 5h6L7 20H3v-3zM20 5h1v6l-6 9h-5z",
  recall: "S M9 5L4 10l5 5M4 10h10a5.5 5.5 0 010 11h-4",
  flag: "S M5 22V3 F M5.5 4h15l-4 4.5 4 4.5h-15z",
  missed: "S M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l4 3M3 21L21 3",
  sink: "S M6 4l12 7-5 5zM3 19q3-2 6 0t6 0 6 0M12 9L8 14",
  light: "F M3 9l8-4v14l-8-4z S M14 8l7-4M14 12h8M14 16l7 4",
  again: "S M20 12a8 8 0 11-3-6.2M20 3v5h-5",
  shoal: "S M3 10q3-2 6 0t6 0 6 0 F M2 21q4-8 8-5 5-6 12 5z",
  lanes: "S M4 21L10 3M20 21L14 3M12 19v-3M12 12V9M12 6V4",
  net: "S M4 5h16M4 5q2 15 8 15t8-15M8 5q1 9 4 15M16 5q-1 9-4 15M5.5 11h13",
  chest: "S M3 11V9q0-4 5-4h8q5 0 5 4v2zM3 11h18v9H3zM12 10v4",
  bolt: "F M13 2L5 13h6l-2 9 10-12h-7z",
  handover: "S M3 8h13M12 4l4 4-4 4M21 16H8M12 12l-4 4 4 4",
  trap: "S M3 14a9 9 0 0118 0zM6 14l2-4 2 4 2-5 2 5 2-4 2 4M3 18h18",
  coaler: "S M2 15h20l-3 5H5zM7 15v-4h5v4M15 15V6h3v9 F M14 4h5v2h-5z",
};

/** The sign called `name`: filled and stroked parts in one colour; nothing for an unknown name. */
function signPicture(name) {
  if (!SIGNS[name]) return null;
  const parts = SIGNS[name].split(/(?=\b[FS] M)/).map((part) => part.trim());
  return svg("svg", { viewBox: "0 0 24 24", class: "nv-sign", "aria-hidden": "true", focusable: "false" }, parts.map((part) => svg("path", { class: part[0] === "F" ? "nv-sign-full" : "nv-sign-line", d: part.slice(2) })));
}
