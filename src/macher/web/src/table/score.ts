/** Points as they are noted on the table: by source and by election. What only the end can tell is not in here. */
import { is2019, seatsOf, type View } from "../view";
import type { Reference } from "../wire";

const sumOf = (values: readonly number[], seats: number, seat: number, upTo = Infinity): number =>
  values.reduce((sum, value, at) => (at % seats === seat && Math.floor(at / seats) < upTo ? sum + value : sum), 0);

/** Points of a seat from elections, the first so many of them. */
export function fromElections(view: View, seat: number, upTo = Infinity): number {
  const seats = seatsOf(view);
  return sumOf(view.points, seats, seat, upTo) + (is2019(view) ? sumOf(view.bonus, seats, seat, upTo) : 0);
}

/** What each seat has from each source so far, under the names that the final score has. */
export function scoresSoFar(view: View, reference: Reference): Record<string, number>[] {
  const seats = seatsOf(view);
  const worth = (reference.tables[is2019(view) ? "presence" : "national_media"] as number[] | undefined) ?? [];
  return view.parties.map((_, seat) => {
    const media = view.presence.reduce((sum, count, at) => (at % seats === seat ? sum + count * (worth[Math.floor(at / seats)] ?? 0) : sum), 0);
    const votes = sumOf(view.points, seats, seat);
    const parts: Record<string, number> = is2019(view)
      ? { votes, bonus: sumOf(view.bonus, seats, seat), media, base: view.base[seat] }
      : { seats: votes, media, members: view.base[seat] };
    return { ...parts, total: Object.values(parts).reduce((sum, one) => sum + one, 0) };
  });
}

/** Points after each election, beginning with none, and at the end: one line of the chart a seat. */
export function lines(view: View, scores: Record<string, number>[] | null): number[][] {
  const held = Math.ceil(view.points.length / Math.max(seatsOf(view), 1));
  return view.parties.map((_, seat) => {
    const steps = Array.from({ length: held + 1 }, (_, upTo) => fromElections(view, seat, upTo));
    return scores ? [...steps, scores[seat].total] : steps;
  });
}
