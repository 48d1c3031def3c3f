/** Outlines of the sixteen states: from @svg-maps/germany (CC BY 4.0), cut out state by state. */

import type { Party } from "../names";

export interface Outline {
  path: string;
  box: string;
}

/** A state on the map of the country: in play, voting in this round, or decided; and who leads or has won. */
export interface MapMark {
  id: string;
  name: string;
  parties: Party[];
  standing: "open" | "now" | "done";
}

/** The box of the whole country on that map. */
export const MAP_BOX = "0 0 586 793";

let found = $state.raw<Record<string, Outline>>({});
let asked = false;

/** The outlines by the letters of the state; empty until they are loaded. */
export function outlines(): Record<string, Outline> {
  if (!asked) {
    asked = true;
    import("@svg-maps/germany").then(
      ({ default: map }) => {
        found = Object.fromEntries(map.locations.map(({ id, path }) => [id, { path, box: boxOf(path) }]));
      },
      () => {
        asked = false; // the line was cut: whoever draws next asks again
      },
    );
  }
  return found;
}

/** The box around a path of relative lines, as that map draws them. */
export function boxOf(path: string): string {
  let x = 0;
  let y = 0;
  let start: [number, number] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, command, rest] of path.matchAll(/([mlhvzMLHVZ])([^mlhvzMLHVZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const absolute = command === command.toUpperCase();
    const kind = command.toLowerCase();
    if (kind === "z") [x, y] = start;
    const width = kind === "h" || kind === "v" ? 1 : 2;
    for (let at = 0; at + width <= numbers.length; at += width) {
      const dx = kind === "v" ? 0 : numbers[at];
      const dy = kind === "v" ? numbers[at] : kind === "h" ? 0 : numbers[at + 1];
      x = absolute && kind !== "v" ? dx : x + dx;
      y = absolute && kind !== "h" ? dy : y + dy;
      if (kind === "m" && at === 0) start = [x, y];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (!Number.isFinite(left)) return "0 0 10 10";
  const side = Math.max(right - left, bottom - top);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return [left - (side - (right - left)) / 2, top - (side - (bottom - top)) / 2, side, side].map(round).join(" ");
}
