/** Where the bars of a state board stand: plain geometry, so that it can be tested without a browser. */
import type { Standing } from "../view";
import type { Meter, PartyMeter } from "../wire";

export interface Bar {
  seat: number;
  x: number;
  width: number;
  middle: number;
  solidTop: number;
  hatchTop: number;
  votes: number;
  total: number;
}

/** Parties that would govern together, one on top of the other. */
export interface Stack {
  x: number;
  width: number;
  middle: number;
  top: number;
  total: number;
  parts: { seat: number; top: number; height: number }[];
}

export interface Chart {
  bars: Bar[];
  stack: Stack | null;
  column: number;
  left: number;
  right: number;
  floor: number;
  top: number;
  y: (votes: number) => number;
  most: number;
}

export const MAJORITY = 50;
const LEFT = 24;
const RIGHT = 26;
export const ROOM_ABOVE = 17;
const LEAST_SCALE = 52; // a little above the line at 50
const WIDEST_BAR = 84;
const LEAST = 2; // pixels: a single vote is seen as well
const STACK_COLUMN = 0.9; // of the width of a party

/** Who would win together; several that reach the majority each for itself are no coalition (`sharing`). */
export function coalitionOf(meter: Meter | undefined, sharing: boolean): number[] {
  const winners = meter?.winners ?? [];
  const alone = (meter?.parties ?? []).some((one) => winners.includes(one.seat) && one.votes + one.gain >= MAJORITY);
  return winners.length > 1 && !(sharing && alone) ? winners : [];
}

/** The chart of a land in so many pixels. `below` is the room under the bars for marks and rallies, `above` that for the
 * number on the highest; a coalition is stacked in a column of its own. */
export function chartOf(
  standings: readonly Standing[],
  meters: readonly PartyMeter[],
  width: number,
  height: number,
  below: number,
  coalition: readonly number[] = [],
  above = ROOM_ABOVE,
): Chart {
  const totals = standings.map((one) => one.votes + (meters.find((meter) => meter.seat === one.seat)?.gain ?? 0));
  const together = standings
    .map((one, place) => ({ seat: one.seat, votes: totals[place] }))
    .filter((one) => coalition.includes(one.seat))
    .sort((one, other) => other.votes - one.votes);
  const shared = together.reduce((sum, one) => sum + one.votes, 0);
  const most = Math.max(LEAST_SCALE, shared, ...totals);
  const columns = Math.max(standings.length, 1) + (together.length ? STACK_COLUMN : 0);
  const floor = Math.max(height - below, above + 20);
  const y = (votes: number): number => floor - (votes / most) * (floor - above);
  const column = Math.max((width - LEFT - RIGHT) / columns, 20);
  const bar = Math.min(WIDEST_BAR, column * 0.62);
  const bars = standings.map((one, place) => {
    const middle = LEFT + column * (place + 0.5);
    const solidTop = one.votes ? Math.min(y(one.votes), floor - LEAST) : floor;
    const hatchTop = totals[place] > one.votes ? Math.min(y(totals[place]), solidTop - LEAST) : solidTop;
    return {
      seat: one.seat,
      x: middle - bar / 2,
      width: bar,
      middle,
      solidTop,
      hatchTop,
      votes: one.votes,
      total: totals[place],
    };
  });
  let pile = 0;
  const middle = LEFT + column * (standings.length + STACK_COLUMN / 2);
  const stack = together.length
    ? {
        x: middle - bar / 2,
        width: bar,
        middle,
        top: y(shared),
        total: shared,
        parts: together.map((one) => {
          pile += one.votes;
          return { seat: one.seat, top: y(pile), height: floor - y(one.votes) };
        }),
      }
    : null;
  return { bars, stack, column, left: LEFT, right: width - RIGHT, floor, top: above, y, most };
}

/** How the votes of a party come about: what it has, what its rallies would give, and the limit where it is reached. */
export function sumOf(one: PartyMeter): string {
  const then = one.votes + one.gain;
  if (!one.rallies) return `${one.votes}`;
  const cut = one.formula.lastIndexOf(" = ");
  const sum = one.votes + Number(one.formula.slice(cut + 3));
  const limited = sum === then ? "" : ` → ${then}`;
  return `${one.votes ? `${one.votes} + ` : ""}${one.formula.slice(0, cut)} = ${sum}${limited}`;
}
