import { expect, test } from "vitest";
import { spread } from "./track";

test("marks stand at their numbers", () => {
  expect(spread([0, 10, 20], 220, 20, 20)).toEqual([0, 100, 200]);
});

test("equal numbers stand side by side, also at the end of the track", () => {
  expect(spread([5, 5], 220, 20, 20)).toEqual([50, 70]);
  expect(spread([20, 20, 0], 220, 20, 20)).toEqual([180, 200, 0]);
});
