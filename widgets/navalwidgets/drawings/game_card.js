// A card of ours: flag, ship or sign, name, dice of its coins, symbols, victory points. Text is text, so it grows with the reader's type.
// Knows how a card looks. Knows no rule and no word: everything that is said comes with the card.

const COIN_DICE = { 4: "M14 1.5L26 14 14 26.5 2 14z", 6: "M5.5 2.5h17a3 3 0 013 3v17a3 3 0 01-3 3h-17a3 3 0 01-3-3v-17a3 3 0 013-3z", 8: "M14 1L25.5 7.5v13L14 27 2.5 20.5v-13z", 10: "M14 .8L27 11.5 25 19 14 27.2 3 19 1 11.5z" };

function coinDie(sides) {
  return svg("svg", { viewBox: "0 0 28 28", class: `nv-coin-die nv-coin-d${sides}`, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: COIN_DICE[sides] }), svg("text", { x: 14, y: 19, "text-anchor": "middle", text: sides }));
}

/** One coin: what it is for and its dice, the number of sides printed on each. */
function coinPart(coin) {
  return el("div", { class: "nv-coin" }, el("span", { class: "nv-coin-name", text: coin.name }),
    el("span", { class: "nv-coin-dice" }, coin.dice.map(coinDie), coin.doubt ? el("span", { class: "nv-coin-doubt", text: coin.doubt }) : null));
}

function signPart(sign, kind) {
  return el("li", { class: `nv-mark nv-mark-${kind} nv-mark-${sign.sign}` }, signPicture(sign.sign), el("span", { text: sign.name }));
}

function marksPart(signs, kind) {
  return signs && signs.length ? el("ul", { class: "nv-marks" }, signs.map((sign) => signPart(sign, kind))) : null;
}

function headPart(card) {
  return el("div", { class: "nv-card-head" }, card.flag ? flagPicture(card.flag) : null, el("span", { class: "nv-card-band", text: card.band }));
}

/** The side of an action card that sends ships of the Royal Navy: ensign, squadron, dice, night. */
function interceptPart(side) {
  return el("div", { class: "nv-card-intercept" }, flagPicture("RN"), el("div", {}, side.ship ? el("span", { class: "nv-card-squadron", text: side.ship }) : null, coinPart(side.coin)), marksPart(side.signs, "symbol"));
}

function pictureOf(card) {
  const points = card.vp ? el("span", { class: "nv-card-vp" }, el("b", { text: card.vp }), el("span", { text: card.vp_name })) : null;
  if (card.shape) return el("div", { class: "nv-card-picture" }, shipPicture(card.shape, card.tone), points);
  return card.picture ? el("div", { class: "nv-card-sign" }, signPicture(card.picture)) : null;
}

/** A card with its face up, said in one sentence to those who do not see it. */
function gameCard(card) {
  if (card.kind === "back") return cardBack(card);
  return el("div", { class: `nv-game-card nv-card-${card.kind}${card.turned ? " nv-card-turned" : ""}`, role: "img", "aria-label": card.label },
    headPart(card), pictureOf(card), el("div", { class: "nv-card-name", text: card.name }), card.note ? el("div", { class: "nv-card-note", text: card.note }) : null,
    card.text ? el("p", { class: "nv-card-text", text: card.text }) : null, card.rows ? el("ol", { class: "nv-card-rows" }, card.rows.map((row) => el("li", {}, el("b", { text: row.roll }), el("span", { text: row.text })))) : null,
    el("div", { class: "nv-coins" }, (card.coins || []).map(coinPart)), marksPart(card.signs, "symbol"), marksPart(card.states, "state"), card.intercept ? interceptPart(card.intercept) : null);
}

/** A card with its back up: which deck, how many lie there. */
function cardBack(card) {
  return el("div", { class: `nv-game-card nv-card-back nv-card-back-${card.deck}`, role: "img", "aria-label": card.label },
    svg("svg", { viewBox: "0 0 60 40", class: "nv-back-picture", "aria-hidden": "true", focusable: "false", preserveAspectRatio: "xMidYMid slice" },
      Array.from({ length: 15 }, (_, n) => svg("path", { class: "nv-back-wave", d: `M${-6 + 6 * (Math.floor(n / 5) % 2)} ${4 + n * 2.6}${"q3-2.2 6 0".repeat(13)}` })),
      svg("circle", { class: "nv-back-disc", cx: 30, cy: 20, r: 11.5 }), svg("path", { class: "nv-back-anchor", d: "M30 12.5v14M26.5 15.5h7M23 21.5q1.5 6 7 6t7-6M30 10.2a1.6 1.6 0 100 3.2 1.6 1.6 0 000-3.2" })),
    el("div", { class: "nv-card-name", text: card.name }), card.note ? el("div", { class: "nv-card-note", text: card.note }) : null);
}
