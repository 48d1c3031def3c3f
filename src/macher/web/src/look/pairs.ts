/** Two parties that might govern together, in words, and which of them matter on a board or for a decision. */
import { landOf, type View } from "../view";
import type { Meter, Pair, Position } from "../wire";
import { apart, t } from "../words.svelte";
import { shared } from "./agree";

/** Two parties in a state. */
export interface Together extends Omit<Pair, "way"> {
  way: Pair["way"] | "closed";
}

/** What the service says of two parties in a state; those that it does not name cannot govern together. */
export function together(view: View, meter: Meter, one: number, other: number): Together {
  const votes = [one, other].reduce((sum, seat) => sum + meter.parties[seat].votes + meter.parties[seat].gain, 0);
  const closed: Together = { seats: [one, other], votes, agreement: shared(view, one, other).length, way: "closed", enough: false };
  return meter.pairs.find((pair) => pair.seats.includes(one) && pair.seats.includes(other)) ?? closed;
}

/** Two parties in a state, in words. */
export function pairAbout(pair: Together): string {
  const enough = pair.way === "closed" ? [] : [pair.enough ? t("together-enough") : t("together-short")];
  return apart([t("together-votes", { votes: pair.votes }), t("together-common", { count: pair.agreement }), t(`together-${pair.way}`), ...enough]);
}

const most = (one: Pair, other: Pair): number => other.votes - one.votes;

/** On a board of 2006: partners, and those who both have laid a tile there and may still become partners. */
export function pairsOnBoard(view: View, meter: Meter | undefined): Pair[] {
  if (!meter) return [];
  const tiles = new Set(landOf(view, meter.land).standings.filter((one) => one.tile).map((one) => one.seat));
  return meter.pairs.filter((pair) => pair.seats.every((seat) => tiles.has(seat))).sort(most);
}

const ASK_OF_COALITIONS = new Set(["coalition-turn", "coalition-answer", "coalition-consent"]);

/** Where a coalition is asked about: my possible ones there. */
export function myPairs(position: Position): Pair[] {
  const { seat, land, step, meters } = position;
  if (seat === null || land === null || !ASK_OF_COALITIONS.has(step)) return [];
  const meter = meters.find((one) => one.land === land);
  return (meter?.pairs ?? []).filter((pair) => pair.seats.includes(seat)).sort(most);
}
