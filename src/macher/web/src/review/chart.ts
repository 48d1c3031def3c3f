/** Where things are in the curve of chances. */

import { spread } from "../board/track";

export interface Frame {
  width: number;
  height: number;
  steps: number;
}

export const [LEFT, RIGHT, TOP, BOTTOM] = [38, 26, 20, 26];
const LABEL = 12;
/** Lines are told apart without colour as well. */
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3"];

export const x = (frame: Frame, at: number): number => LEFT + (at / Math.max(frame.steps, 1)) * (frame.width - LEFT - RIGHT);
export const y = (frame: Frame, chance: number): number => TOP + (1 - chance) * (frame.height - TOP - BOTTOM);

/** The middles of the labels of turning points: each at its action, or as near as leaves room for the others. */
export function labels(frame: Frame, actions: readonly number[]): number[] {
  return spread(actions, frame.width - LEFT - RIGHT + LABEL, LABEL, frame.steps).map((place) => LEFT + place);
}

/** The action next to a place on the screen. */
export function actionAt(frame: Frame, place: number): number {
  const part = (place - LEFT) / Math.max(frame.width - LEFT - RIGHT, 1);
  return Math.min(frame.steps, Math.max(0, Math.round(part * frame.steps)));
}

/** How many turns were over after so many actions: `turns[n]` is the number of actions after n turns. */
export function versionAt(turns: readonly number[], at: number): number {
  const next = turns.findIndex((end) => end > at);
  return next < 0 ? turns.length - 1 : Math.max(0, next - 1);
}

/** The points of a line; where it does not move, one is enough. */
export function line(frame: Frame, rows: readonly (readonly number[])[], seat: number): string {
  return rows
    .map((row, at) => ({ at, chance: row[seat] }))
    .filter(({ at, chance }) => at === 0 || at === rows.length - 1 || chance !== rows[at - 1][seat] || chance !== rows[at + 1][seat])
    .map(({ at, chance }) => `${x(frame, at).toFixed(1)},${y(frame, chance).toFixed(1)}`)
    .join(" ");
}
