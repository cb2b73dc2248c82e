// Ships in profile on a strip of sea, 120 by 56, the bow to the right. Our own drawings, type by type.
// Knows types of ships. Knows no names and no game.

// Each drawing is a list of layers: the class of its paint and its outline. The water stands at 38.
const FUNNELS = (places, top, width = 4.4, rake = 1) => ["funnel", places.map((x) => `M${x} 31L${x + rake} ${top}h${width}l-${rake} ${31 - top}z`).join("")];
const BANDS = (places, top, width = 4.4, rake = 1) => ["band", places.map((x) => `M${x + rake} ${top}h${width}v2.6h-${width}z`).join("")];
const SAILS = (masts) => ["sail", masts.map(([x, tall]) => [0, 1, 2, 3].map((row) => {
  const top = tall + row * 5.9, half = 4.6 + row * 1.35;
  return `M${x - half} ${top}Q${x} ${top + 1.3} ${x + half} ${top}L${x + half + 1.3} ${top + 5.1}Q${x + 1} ${top + 3.4} ${x - half - 0.4} ${top + 5.1}z`;
}).join("")).join("")];

const SHIPS = {
  cruiser: [["hull", "M7 40L9 30.6L22 29.8L24 31.2L90 31.2L92 29.4L111 28.2Q115 34 111 40Z"], ["upper", "M80 31.2V26.5h11v4.7ZM82.5 26.5V23h6v3.5ZM27 31.2V27.8h9v3.4ZM41 31.2v-1.6h34v1.6z"],
    FUNNELS([45, 55.5, 66], 17.5), BANDS([45, 55.5, 66], 17.5), ["mast", "M85.5 23V7M81.5 12h8M32 28V9M29 13.5h6M32 10L85.5 8"], ["gun", "M93 28.4h9M13 28.9H5M72 29.4h8M40 29.4h-7M99 30.6h8M20 31H12"]],
  bigcruiser: [["hull", "M3 40L5 30.4L20 29.6L22 31.2L94 31.2L96 29L113 27.8Q118 34 114 40Z"], ["upper", "M84 31.2V26.5h11v4.7ZM86.5 26.5V23h6v3.5ZM24 31.2V27.8h9v3.4ZM37 31.2v-1.6h42v1.6z"],
    FUNNELS([40, 50, 60, 70], 17, 4.2), BANDS([40, 50, 60, 70], 17, 4.2), ["mast", "M89.5 23V6M85.5 11h8M29 28V8M26 12.5h6M29 9L89.5 7"], ["gun", "M97 28h9M11 28.7H3M76 29.4h8M36 29.4h-7M103 30.2h8M18 31H10"]],
  liner: [["hull", "M4 40L8 27.4L113 26Q112 34 110 40Z"], ["boot", "M5.3 37.5H110.6L110 40H4Z"], ["upper", "M20 27.3V23h72v4ZM26 23v-3.4h58V23ZM78 19.6v-3h6v3z"], ["port", "M14 30.5H104M24 25.2H88"],
    FUNNELS([44, 62], 7, 5.5, 2), BANDS([44, 62], 7, 5.5, 2), ["mast", "M97 26V5M20 27V6M20 7L97 6"]],
  greatliner: [["hull", "M2 40L6 27L115 25.6Q114 34 112 40Z"], ["boot", "M3.2 37.5H112.8L112 40H2Z"], ["upper", "M16 27V22.6h80V27ZM22 22.6v-3.4h66v3.4ZM84 19.2v-3.4h6v3.4z"], ["port", "M11 30.3H106M20 24.8H92"],
    FUNNELS([32, 42, 58, 68], 5.5, 5.2, 2), BANDS([32, 42, 58, 68], 5.5, 5.2, 2), ["mast", "M101 25.6V4M15 27V5M15 6L101 5"]],
  steamer: [["hull", "M5 40L8 28.6H23L24.5 31.6H43L44 28.6H74L75.5 31.6H97L98.5 27.6H114Q113 34 110 40Z"], ["boot", "M5.6 37.5H110.8L110 40H5Z"], ["upper", "M47 28.6V24.4h22v4.2ZM60 24.4v-4h8v4ZM58.6 20.4h10.8v-1.2H58.6zM10 28.6v-2.4h9v2.4z"],
    FUNNELS([51], 11, 5.4, 0.8), BANDS([51], 11, 5.4, 0.8), ["mast", "M33.5 31V6M86 31V6M33.5 12L44 27M33.5 12L25 28M86 12L76 27M86 12L96 28M33.5 7L86 7"]],
  raider: [["hull", "M5 40L8 28.6H23L24.5 30.4H43L44 28.6H74L75.5 30.4H97L98.5 27.6H114Q113 34 110 40Z"], ["upper", "M47 28.6V24.4h22v4.2ZM60 24.4v-4h8v4ZM58.6 20.4h10.8v-1.2H58.6zM10 28.6v-2.4h9v2.4z"], ["flap", "M27 32h8v3h-8zM78 32h8v3h-8zM101 30.5h7v3h-7z"],
    FUNNELS([51], 12, 5.4, 0.8), ["mast", "M33.5 31V6M86 31V6M33.5 12L44 27M86 12L76 27M33.5 7L86 7"], ["gun", "M108 32h8M35 33.4h7M86 33.4h7M9 27H2"]],
  seaplane: [["hull", "M5 40L8 28.6H23L24.5 30.4H43L44 28.6H74L75.5 30.4H97L98.5 27.6H114Q113 34 110 40Z"], ["upper", "M47 28.6V24.4h22v4.2ZM60 24.4v-4h8v4ZM58.6 20.4h10.8v-1.2H58.6z"], ["flap", "M27 32h8v3h-8zM78 32h8v3h-8zM101 30.5h7v3h-7z"],
    FUNNELS([51], 12, 5.4, 0.8), ["mast", "M33.5 31V6M86 31V6M86 12L76 27M33.5 7L86 7"], ["gun", "M108 32h8M35 33.4h7M86 33.4h7"], ["sail", "M90 9h22v1.8H90zM92 14h18v1.6H92z"], ["gun", "M96 10v5M106 10v5M94 12.5h18l3-2v4zM97 18h8M100 15v3"]],
  sail: [["hull", "M8 40Q11 34 8 31.6L101 31.6L114 29.4Q108 40 100 40Z"], ["band", "M10 33.6H107v1.7H10.5z"], ["mast", "M28 32V3M54 32V2M80 32V3M103 30.5L119 24.5M80 4L118 25M54 3L80 10M28 4L54 10M28 20L12 30"], SAILS([[28, 5], [54, 4], [80, 5]]), ["sail", "M89 12L114 25.5L92 24.5ZM24 18L11 29.5L24 28.5Z"]],
  smallsail: [["hull", "M18 40Q20 34 18 32.4L92 32.4L104 30.6Q99 40 93 40Z"], ["band", "M20 34.4H99v1.6H20.4z"], ["mast", "M38 33V6M70 33V5M94 31.5L110 26M70 6L109 26.6M38 7L70 12"], SAILS([[70, 7]]), ["sail", "M36 10L36 29.5H19Q28 22 36 10ZM80 14L104 26.4L84 26Z"]],
  submarine: [["hull", "M6 39Q14 34.8 30 34.8H92Q110 34.8 116 39L112 40H10Z"], ["upper", "M52 34.8L53 28.4h13l2 6.4z"], ["mast", "M58 28.4V18M61.5 28.4V21M52 30L12 37M68 30L112 37"], ["gun", "M76 33h11M78 34.8v-2.4h4v2.4z"]],
  monitor: [["hull", "M8 40L10 33.4H110Q113 36 109 40Z"], ["upper", "M50 33.4V27h22v6.4ZM56 27v-5h9v5ZM78 33.4v-4.6q6-3 12 0v4.6z"], FUNNELS([44], 18, 5, 0), ["mast", "M60.5 22V6M56 11h9M60.5 7l-3 15M60.5 7l3 15"], ["gun", "M90 29.8h18M90 31.4h18M28 32h-9"]],
  unknown: [["hull", "M5 40L8 29H113Q112 34 110 40Z"], ["upper", "M40 29V24h34v5Z"], FUNNELS([52], 12, 5.4, 0.8), ["mast", "M30 29V7M88 29V7"]],
};

/** A ship at sea; `tone` names her paint (german, raider, merchant, british). */
function shipPicture(shape, tone) {
  const layers = SHIPS[shape] || SHIPS.unknown;
  return svg("svg", { viewBox: "0 -7 120 56", class: `nv-sea nv-tone-${tone || "merchant"}`, "aria-hidden": "true", focusable: "false" },
    svg("rect", { class: "nv-sky", x: -60, y: -60, width: 240, height: 98 }), svg("path", { class: "nv-far", d: "M-60 35H180" }),
    layers.map(([paint, d]) => svg("path", { class: "nv-ship-" + paint, d })), svg("path", { class: "nv-water", d: waterLine() }), svg("path", { class: "nv-wave", d: "M4 43q4-2 8 0t8 0M34 45.5q4-2 8 0t8 0M66 43.5q4-2 8 0t8 0M94 46q4-2 8 0t8 0M112 41.5q3-1.6 6 0" }));
}

function waterLine() {
  return "M-60 38.2" + Array.from({ length: 40 }, () => "q3-1.3 6 0").join("") + "V60H-60Z";
}
