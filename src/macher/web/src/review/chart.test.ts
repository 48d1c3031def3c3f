import { expect, test } from "vitest";
import { actionAt, labels, line, versionAt, x } from "./chart";

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

test("labels of turning points that lie close together stand side by side, inside of the curve", () => {
  const places = labels(frame, [50, 51, 10, 100, 99]);
  expect(places[2]).toBe(x(frame, 10));
  const sorted = [...places].sort((one, other) => one - other);
  for (let at = 1; at < sorted.length; at++) expect(sorted[at] - sorted[at - 1]).toBeGreaterThanOrEqual(12);
  expect(sorted[4]).toBeLessThanOrEqual(x(frame, 100));
  expect(places[3]).toBeGreaterThan(places[4]);
});
