/** What the lens says of a piece. The service knows the options of the table and says what holds there. */
import { bits, is2019, type View } from "../view";
import type { PieceAbout, Reference } from "../wire";
import { labelled, money, t } from "../words.svelte";
import { signed } from "../names";
import type { Thing } from "./lens";

export interface Gift {
  amount: number;
  accept?: number;
  reject?: number;
  loss_dice?: number;
  gain_dice?: number;
}

/** The donation (2019) or contribution (2006) of that number. */
export function giftOf(view: View, reference: Reference, index: number): Gift {
  const table = reference.tables[is2019(view) ? "donations" : "contributions"];
  const cards = (Array.isArray(table) ? table : (table as Record<string, Gift[]>)[view.options.donation_table ?? "standard"]) as Gift[];
  return cards?.[index] ?? { amount: 0 };
}

export function lensName(thing: Thing, view: View, reference: Reference, names: string[]): string {
  const { kind, index } = thing;
  if (kind === "seat" && index !== null) return names[index];
  if (kind === "gift" && index !== null) return t("lens-name-gift", { amount: money(giftOf(view, reference, index).amount) });
  if (index !== null) {
    if (kind === "opinion" || kind === "program" || kind === "national") return reference.cards[index].name;
    if (kind === "politician") return reference.politicians[index].name;
    if ((kind === "media" || kind === "presence") && names[index]) return labelled(piece(reference, kind).name, names[index]);
  }
  return piece(reference, kind).name;
}

/** What the service says of a kind of piece, or of what it means to lie face down, doubled or secured. */
function piece(reference: Reference, kind: string): PieceAbout {
  return reference.pieces.find((one) => one.kind === kind) ?? { kind, name: "", text: "" };
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export function lensText(thing: Thing, view: View, reference: Reference): string[] {
  const { kind, index } = thing;
  const said = piece(reference, kind).text;
  if (kind === "seat" && index !== null) return seatText(index, view, reference);
  if (kind === "politician" && index !== null) return [sentence(reference.politicians[index].effects), said];
  if (kind === "poll" && index !== null) return [sentence(reference.polls[index].text), said];
  if (kind === "gift" && index !== null) {
    const gift = giftOf(view, reference, index);
    return gift.accept === undefined
      ? [t("lens-contribution", { loss: gift.loss_dice ?? 0, gain: gift.gain_dice ?? 0 })]
      : [t("lens-donation", { accept: signed(gift.accept), reject: signed(gift.reject ?? 0) })];
  }
  if (index === null && (kind === "opinion" || kind === "program")) return [piece(reference, "back").text];
  const doubled = !thing.doubled ? [] : [piece(reference, kind === "national" ? "secured" : "doubled").text];
  return [said, ...doubled];
}

/** What everybody may know of a party beyond what its panel shows. */
function seatText(seat: number, view: View, reference: Reference): string[] {
  const politicians = bits(view.cabinet[seat]).map((at) => reference.politicians[at].name);
  const gifts = bits(is2019(view) ? view.donations[seat] : view.contributions[seat]).map((at) => money(giftOf(view, reference, at).amount));
  const shown = view.hands[seat].shown.map((card) => reference.cards[card].name);
  return [
    t("lens-seat-cabinet", { politicians: politicians.join(", ") || "–" }),
    ...(gifts.length ? [t("lens-seat-gifts", { gifts: gifts.join(", ") })] : []),
    ...(shown.length ? [t("lens-seat-hand", { cards: shown.join(", ") })] : []),
    ...(is2019(view) ? [] : [t("lens-seat-tiles", { count: view.tile_supply[seat] })]),
  ];
}
