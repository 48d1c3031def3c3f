import { expect, it } from "vitest";
import { bits, lastElectionOn, pointsFor, pool, type View } from "./view";

it("reads points off the printed table", () => {
  const points = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
  expect([0, 4, 5, 9, 10, 49, 50, 72].map((votes) => pointsFor(points, votes))).toEqual([0, 0, 6, 6, 7, 14, 15, 15]);
});

it("unpacks sets and pools", () => {
  expect(bits(0b1011)).toEqual([0, 1, 3]);
  expect(pool([0, 2, 1])).toEqual([1, 1, 2]);
});

it("a cleared board knows its last election", () => {
  const view = { order: [0, 1, 2], election: [2, 3, 4, 0] } as unknown as View;
  expect(lastElectionOn(view, 3)).toBe(1);
  const end = { order: [2], election: [0, 0, 4, 0] } as unknown as View;
  expect([0, 1, 3].map((land) => lastElectionOn(end, land))).toEqual([2, 3, 1]);
});
