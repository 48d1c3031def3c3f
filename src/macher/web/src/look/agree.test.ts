import { expect, it } from "vitest";
import type { View } from "../view";
import { agrees, byParty, shared } from "./agree";

// Two parties, seven topics: + - . . . . . and + + . . . . -
const view = { parties: [3, 1], programs: [1, -1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, -1] } as unknown as View;

it("a program agrees, disagrees or says nothing", () => {
  expect([0, 1, 2, 3, 4, 5].map((card) => agrees(view, 0, card))).toEqual([1, -1, -1, 1, 0, 0]);
  expect(agrees(view, 1, 13)).toBe(1);
  expect(agrees(view, 0, null)).toBe(0);
  expect(agrees(view, 0, -1)).toBe(0);
});

it("two programs share the cards that both have", () => {
  expect(shared(view, 0, 1)).toEqual([0]);
  expect(shared(view, 1, 1)).toEqual([0, 2, 13]);
});

it("parties stand as on the boards", () => {
  expect(byParty(view)).toEqual([
    { seat: 1, party: "spd" },
    { seat: 0, party: "cdu" },
  ]);
});
