import { expect, it } from "vitest";
import { boxOf } from "./outlines.svelte";

it("puts a square box around relative lines", () => {
  expect(boxOf("m 10,10 20,0 0,10 -20,0 z m 5,5 1,1 z")).toBe("10 5 20 20");
  expect(boxOf("")).toBe("0 0 10 10");
});
