/** Which positions were solved in this browser, and which one comes next. */
import type { Puzzle } from "../wire";

const KEPT = "macher-practice";

function read(): string[] {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "[]") as unknown[]).map(String);
  } catch {
    return [];
  }
}

let solved = $state.raw<string[]>(read());

export const isSolved = (id: string): boolean => solved.includes(id);

export function solve(id: string): void {
  if (solved.includes(id)) return;
  solved = [...solved, id];
  try {
    localStorage.setItem(KEPT, JSON.stringify(solved));
  } catch {
    // A browser that keeps nothing: it is asked again another day.
  }
}

/** The next one of the same edition that is not solved yet; else simply the next one. */
export function nextAfter(puzzles: readonly Puzzle[], now: Puzzle): Puzzle | undefined {
  const at = puzzles.findIndex((one) => one.id === now.id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))].filter((one) => one.edition === now.edition);
  return others.find((one) => !isSolved(one.id)) ?? others[0];
}
