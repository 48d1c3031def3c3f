/** What decided a finished game, from the score sheet: no rule, only which of its numbers differ most. */

export interface Decisive {
  /** Where most of my points came from. */
  most: string;
  /** Whom I am compared with: the winner, or the second if I have won. */
  rival: number;
  /** The source that made the most of the difference, and the difference: below 0 if the rival had more. */
  source: string;
  gap: number;
}

export function decisive(scores: Record<string, number>[], winners: number[], seat: number): Decisive | null {
  const mine = scores[seat];
  if (!mine || scores.length < 2) return null;
  const sources = Object.keys(mine).filter((source) => source !== "total");
  const won = winners.includes(seat);
  const others = scores.map((_, other) => other).filter((other) => other !== seat);
  const best = others.reduce((top, other) => (scores[other].total > scores[top].total ? other : top));
  const rival = won ? best : (winners[0] ?? best);
  const gaps = sources.map((source) => ({ source, gap: (mine[source] ?? 0) - (scores[rival][source] ?? 0) }));
  const sign = won ? 1 : -1;
  const { source, gap } = gaps.reduce((top, one) => (sign * one.gap > sign * top.gap ? one : top));
  const most = sources.reduce((top, one) => ((mine[one] ?? 0) > (mine[top] ?? 0) ? one : top));
  return { most, rival, source, gap };
}
