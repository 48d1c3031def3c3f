import { expect, test } from "vitest";
import type { View } from "../view";
import type { Reference } from "../wire";
import { fromElections, lines, scoresSoFar } from "./score";

const view = {
  edition: "2019",
  parties: [1, 3],
  points: [10, 5, 3, 8],
  bonus: [12, 0, 0, 5],
  presence: [0, 1, 1, 0],
  base: [11, 9],
} as unknown as View;
const reference = { tables: { presence: [10, 8] } } as unknown as Reference;

test("points by election add up", () => {
  expect(fromElections(view, 0, 1)).toBe(22);
  expect(fromElections(view, 1)).toBe(18);
});

test("points by source so far", () => {
  expect(scoresSoFar(view, reference)).toEqual([
    { votes: 13, bonus: 12, media: 8, base: 11, total: 44 },
    { votes: 13, bonus: 5, media: 10, base: 9, total: 37 },
  ]);
});

test("lines begin with nothing and end with the total", () => {
  expect(lines(view, [{ total: 50 }, { total: 40 }])).toEqual([
    [0, 22, 25, 50],
    [0, 5, 18, 40],
  ]);
});
