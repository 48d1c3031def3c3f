import { expect, test } from "vitest";
import { decisive } from "./learned";

const scores = [
  { votes: 40, media: 10, cash: 2, total: 52 },
  { votes: 30, media: 30, cash: 1, total: 61 },
  { votes: 20, media: 5, cash: 9, total: 34 },
];

test("who lost is compared with the winner, by the source in which the winner was furthest ahead", () => {
  expect(decisive(scores, [1], 0)).toEqual({ most: "votes", rival: 1, source: "media", gap: -20 });
});

test("who won is compared with the second, by the source that gave the most", () => {
  expect(decisive(scores, [1], 1)).toEqual({ most: "votes", rival: 0, source: "media", gap: 20 });
});

test("without a score sheet nothing is said", () => {
  expect(decisive([], [], 0)).toBeNull();
});
