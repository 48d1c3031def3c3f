import { expect, test } from "vitest";
import { placeOf } from "./lessons";

test("the coach points at the board of a recommended choice, else of the question, else at the place of the step", () => {
  expect(placeOf("media-buy", null, 2)).toBe("#board-2");
  expect(placeOf("rally-buy", 0, null)).toBe("#board-0");
  expect(placeOf("convert", null, null)).toBe(".ring");
  expect(placeOf("donation", 3, null)).toBe(".decide");
  expect(placeOf("unheard-of", null, null)).toBe(".decide");
});
