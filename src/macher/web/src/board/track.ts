/** Marks on a track: each at its number, none over another. Plain geometry, so that it can be tested without a browser. */

/** The left edges of marks of a size on a track of a width that ends at `most`, in the order of the values. */
export function spread(values: readonly number[], width: number, size: number, most: number): number[] {
  const room = Math.max(width - size, 1);
  const places = values.map((value) => (Math.min(value, most) / Math.max(most, 1)) * room);
  const order = values.map((_, at) => at).sort((one, other) => values[one] - values[other] || one - other);
  for (let at = 1; at < order.length; at++) {
    places[order[at]] = Math.max(places[order[at]], places[order[at - 1]] + size);
  }
  // What was pushed over the end comes back, and pushes the others.
  let end = room;
  for (const at of [...order].reverse()) {
    places[at] = Math.min(places[at], end);
    end = places[at] - size;
  }
  return places;
}
