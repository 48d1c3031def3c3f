import { expect, test } from "vitest";
import { actionAt, line, versionAt, x } from "./chart";

const frame = { width: 564, height: 200, steps: 100 };

test("a place on the screen is the nearest action, and never outside of the game", () => {
  for (const at of [0, 1, 50, 99, 100]) expect(actionAt(frame, x(frame, at))).toBe(at);
  expect([actionAt(frame, -50), actionAt(frame, 5000)]).toEqual([0, 100]);
});

test("an action belongs to the turn that it is part of", () => {
  const turns = [0, 2, 3, 7];
  expect([0, 1, 2, 3, 6, 7].map((at) => versionAt(turns, at))).toEqual([0, 0, 1, 2, 2, 3]);
});

test("a line keeps every point at which it moves", () => {
  const rows = [[0.5], [0.5], [0.5], [0.7], [0.7], [0.2]];
  expect(line({ ...frame, steps: 5 }, rows, 0).split(" ")).toHaveLength(5);
});
