/** What can be looked at large. A piece says what it is in `data-lens`; one lens (Lens.svelte) listens for all of them. */

export const KINDS = [
  "opinion",
  "program",
  "national",
  "politician",
  "poll",
  "gift",
  "media",
  "presence",
  "rally",
  "tile",
  "base",
  "seat",
] as const;
export type Kind = (typeof KINDS)[number];

/** `index` is the number of the card, politician, poll or seat; null where its face is hidden or it has none. */
export interface Thing {
  kind: Kind;
  index: number | null;
  doubled: boolean;
}

/** A thing as the attribute of its piece. */
export function lens(kind: Kind, index: number | null = null, doubled = false): string {
  return `${kind}:${index ?? ""}${doubled ? ":double" : ""}`;
}

/** The thing that an attribute names. */
export function thingOf(text: string): Thing | null {
  const [kind, index, doubled] = text.split(":");
  if (!(KINDS as readonly string[]).includes(kind)) return null;
  return { kind: kind as Kind, index: index ? Number(index) : null, doubled: doubled === "double" };
}

/** The rule that explains a kind of thing, in the edition of 2019 and in that of 2006. */
const RULES: Record<Kind, [string, string]> = {
  opinion: ["R19-0.9", "R06-6.2.8-5"],
  program: ["R19-6.3", "R06-6.2.2-4"],
  national: ["R19-17.2", "R06-7.4-1"],
  politician: ["R19-10.6", "R06-6.2.3-5"],
  poll: ["R19-12.8", "R06-6.2.7-7"],
  gift: ["R19-15.3", "R06-6.4.2-2"],
  media: ["R19-0.8", "R06-0-7"],
  presence: ["R19-17.2", "R06-7.2-1"],
  rally: ["R19-13.4", "R06-6.2.8-8"],
  tile: ["R19-14.5", "R06-6.2.4-2"],
  base: ["R19-17.3", "R06-7.3-1"],
  seat: ["R19-2.2", "R06-6.0-5"],
};

export function ruleOf(thing: Thing, edition: string): string {
  return RULES[thing.kind][edition === "2006" ? 1 : 0];
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 10;
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const between = (one: Box, other: Box): number =>
  Math.max(0, one.left - other.right, other.left - one.right) + Math.max(0, one.top - other.bottom, other.top - one.bottom);

/** Where the lens stands: inside the window, covering neither its piece nor what must stay in sight, and near the piece;
 * at its right where that is as good as elsewhere. Where there is no such place, it covers as little as possible. */
export function besides(piece: Box, width: number, height: number, room: { width: number; height: number }, keep: readonly Box[] = []): { left: number; top: number } {
  const least = (from: number, most: number): number => Math.max(GAP, Math.min(from, most - GAP));
  const near = [piece, ...keep];
  const lefts = near.flatMap((box) => [box.right + GAP, box.left - GAP - width]);
  const tops = [piece.top, ...near.flatMap((box) => [box.bottom + GAP, box.top - GAP - height])];
  const around = { left: piece.left - GAP + 1, right: piece.right + GAP - 1, top: piece.top - GAP + 1, bottom: piece.bottom + GAP - 1 };
  let best = { left: GAP, top: GAP };
  let cost = Infinity;
  for (const from of lefts) {
    for (const above of tops) {
      const left = least(from, room.width - width);
      const top = least(above, room.height - height);
      const box = { left, right: left + width, top, bottom: top + height };
      const covered = overlap(box, around) + keep.reduce((sum, one) => sum + overlap(box, one), 0);
      const found = covered * 1e4 + between(box, piece);
      if (found < cost) [best, cost] = [{ left, top }, found];
    }
  }
  return best;
}
