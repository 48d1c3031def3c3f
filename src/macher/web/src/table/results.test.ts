import { expect, test } from "vitest";
import type { Told } from "../wire";
import { resultsOf } from "./results";

const told = (kind: string, fields: Record<string, unknown>): Told => ({ version: 1, kind, fields, text: kind, about: [], money: [] });

test("elections with their winners, in order", () => {
  const found = resultsOf([
    told("phase-began", { phase: 9 }),
    told("election-held", { number: 1, state: 4, votes: [30, 20], points: [9, 7] }),
    told("coalition-formed", { seat: 0, partner: 1, state: 4, agreement: 2, bonus: 7 }),
    told("election-held", { number: 2, state: 7, votes: [55, 60], points: [10, 11] }),
    told("several-reached", { state: 7, seats: [0, 1], winners: [1], bonus: 10 }),
  ]);
  expect(found.map((one) => [one.state, one.winners])).toEqual([
    [4, [0, 1]],
    [7, [1]],
  ]);
  expect(found[0].why).toBe("coalition-formed");
});

test("the winners of 2006 and an election without one", () => {
  const found = resultsOf([
    told("ElectionHeld", { number: 1, state: 2, votes: [0, 0], points: [0, 0] }),
    told("NoWinner", { state: 2 }),
    told("ElectionHeld", { number: 2, state: 3, votes: [5, 9], points: [1, 2] }),
    told("ElectionWon", { seats: [1], state: 3, nose: false }),
  ]);
  expect(found.map((one) => one.winners)).toEqual([[], [1]]);
});
