import { expect, it } from "vitest";
import type { View } from "../view";
import type { Told } from "../wire";
import { bidsOf } from "./bids";

const told = (kind: string, fields: Record<string, unknown>): Told => ({ version: 1, kind, fields, text: "", about: [], money: [] });
const at = (bidders: number[], high: number, high_seat: number): View => ({ parties: [0, 1, 2, 3], bidders, high, high_seat }) as unknown as View;

it("nothing is said where nothing is under the hammer", () => {
  expect(bidsOf(at([], -1, -1), [told("bid-made", { seat: 1, bid: 3 })])).toEqual([]);
});

it("of one lap: who spoke is out, whether overbid or not", () => {
  const log = [
    told("auction-began", { state: 1 }),
    told("bid-made", { seat: 3, bid: 9 }),
    told("auction-began", { state: 2 }),
    told("bid-made", { seat: 1, bid: 3 }),
    told("bid-passed", { seat: 2 }),
    told("bid-made", { seat: 3, bid: 5 }),
  ];
  expect(bidsOf(at([0], 5, 3), log)).toEqual([
    { kind: "next", amount: null },
    { kind: "outbid", amount: 3 },
    { kind: "passed", amount: null },
    { kind: "high", amount: 5 },
  ]);
});

it("lap after lap: who was overbid may say more, who passed is out with the last sum", () => {
  const log = [
    told("auction-began", { state: 2 }),
    told("bid-made", { seat: 1, bid: 3 }),
    told("bid-made", { seat: 2, bid: 4 }),
    told("bid-passed", { seat: 1 }),
    told("bid-made", { seat: 0, bid: 6 }),
  ];
  expect(bidsOf(at([0, 2], 6, 0), log)).toEqual([
    { kind: "high", amount: 6 },
    { kind: "passed", amount: 3 },
    { kind: "in", amount: 4 },
    { kind: "out", amount: null },
  ]);
});

it("before the first word of a tie the sealed bids stand, and only the tied ones may say more", () => {
  const log = [told("start-bids-revealed", { bids: [4, 2, 4, -1] }), told("start-bids-tied", { seats: [0, 2], bid: 4 })];
  expect(bidsOf(at([2, 0], 4, 2), log).map((bid) => bid.kind)).toEqual(["in", "outbid", "in", "out"]);
});

it("a bid of a turn in the making is the highest, though the log does not know it", () => {
  expect(bidsOf(at([2], 7, 0), [told("auction-began", { state: 1 }), told("bid-made", { seat: 1, bid: 3 })])[0]).toEqual({ kind: "high", amount: 7 });
});
