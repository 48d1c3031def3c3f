import { expect, it } from "vitest";
import { bits, pointsFor, pool } from "./view";

it("reads points off the printed table", () => {
  const points = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
  expect([0, 4, 5, 9, 10, 49, 50, 72].map((votes) => pointsFor(points, votes))).toEqual([0, 0, 6, 6, 7, 14, 15, 15]);
});

it("unpacks sets and pools", () => {
  expect(bits(0b1011)).toEqual([0, 1, 3]);
  expect(pool([0, 2, 1])).toEqual([1, 1, 2]);
});
