import { expect, it } from "vitest";
import { bits, lastElectionOn, pointsFor, pool, presenceOf, roundOf, type View } from "./view";

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

const long = { edition: "2019", variant: 7 } as unknown as View;
const four = { edition: "2019", variant: 4 } as unknown as View;

it("the last two rounds of the long game hold two elections each", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((election) => roundOf(long, election))).toEqual([1, 2, 3, 4, 4, 5, 5]);
  expect([1, 2, 3, 4].map((election) => roundOf(four, election))).toEqual([1, 2, 3, 4]);
});

it("the four-election game uses the last four spots of the presence board, counted from election 1", () => {
  const presence = Array<number>(21).fill(0);
  presence[3 * 3 + 1] = 2;
  const view = { ...four, parties: [0, 1, 2], presence } as unknown as View;
  const spots = presenceOf(view, [7, 6, 5, 4, 3, 2, 1]);
  expect(spots.map((spot) => [spot.number, spot.spot, spot.worth])).toEqual([[1, 3, 4], [2, 4, 3], [3, 5, 2], [4, 6, 1]]);
  expect(spots[0].there).toEqual([0, 2, 0]);
});
