import { describe, expect, it } from "vitest";
import type { Standing } from "../view";
import type { Meter, PartyMeter } from "../wire";
import { chartOf, coalitionOf, sumOf } from "./chart";

const standing = (seat: number, votes: number): Standing => ({
  seat,
  party: "spd",
  votes,
  trend: 0,
  rallies: 0,
  media: 0,
  tile: false,
});
const meter = (seat: number, gain: number) => ({ seat, gain }) as PartyMeter;

describe("the chart of a land", () => {
  it("puts the projection on top of the votes", () => {
    const chart = chartOf([standing(0, 20), standing(1, 5)], [meter(0, 10), meter(1, 0)], 400, 150, 40);
    const [first, second] = chart.bars;
    expect(first.total).toBe(30);
    expect(first.hatchTop).toBeLessThan(first.solidTop);
    expect(second.hatchTop).toBe(second.solidTop);
    expect(first.solidTop).toBeLessThan(second.solidTop);
  });

  it("keeps the line at 50 inside, however high a party climbs", () => {
    const chart = chartOf([standing(0, 140)], [], 400, 150, 40);
    expect(chart.y(50)).toBeGreaterThan(chart.bars[0].solidTop);
    expect(chart.bars[0].solidTop).toBeGreaterThanOrEqual(chart.top);
  });

  it("keeps every bar between the two scales", () => {
    const chart = chartOf([0, 1, 2, 3, 4].map((seat) => standing(seat, 10)), [], 300, 150, 40);
    for (const bar of chart.bars) {
      expect(bar.x).toBeGreaterThanOrEqual(chart.left);
      expect(bar.x + bar.width).toBeLessThanOrEqual(chart.right);
    }
  });
});

describe("a coalition", () => {
  it("is stacked in a column of its own, the larger party below", () => {
    const chart = chartOf([standing(0, 20), standing(1, 35), standing(2, 4)], [], 400, 150, 40, [0, 1]);
    expect(chart.stack?.total).toBe(55);
    expect(chart.stack?.parts.map((part) => part.seat)).toEqual([1, 0]);
    expect(chart.stack?.top).toBeLessThan(chart.y(50));
    expect(chart.stack!.x).toBeGreaterThan(chart.bars[2].x + chart.bars[2].width);
    expect(chart.stack!.x + chart.stack!.width).toBeLessThanOrEqual(chart.right);
  });

  it("takes no room where there is none", () => {
    expect(chartOf([standing(0, 20)], [], 400, 150, 40).stack).toBeNull();
  });

  it("is no coalition where each reaches the majority alone, and the edition says so", () => {
    const parties = [0, 1].map((seat) => ({ seat, votes: 50, gain: seat })) as PartyMeter[];
    const both = { winners: [0, 1], parties } as Meter;
    expect(coalitionOf(both, true)).toEqual([]);
    expect(coalitionOf(both, false)).toEqual([0, 1]);
    expect(coalitionOf({ ...both, winners: [1] }, false)).toEqual([]);
  });
});

describe("the sum of a party", () => {
  const meter = (votes: number, rallies: number, gain: number, formula: string): PartyMeter => ({ seat: 0, votes, rallies, trend: 0, match: 1, gain, points: 0, formula });

  it("is right as it stands", () => {
    expect(sumOf(meter(9, 5, 14, "(5 + 2) × 2 = 14"))).toBe("9 + (5 + 2) × 2 = 23");
    expect(sumOf(meter(0, 5, 14, "(5 + 2) × 2 = 14"))).toBe("(5 + 2) × 2 = 14");
    expect(sumOf(meter(7, 0, 0, "(0 + 0) × 1 = 0"))).toBe("7");
  });

  it("says where the limit is reached", () => {
    expect(sumOf(meter(40, 8, 10, "8 × (1 + 2) = 24"))).toBe("40 + 8 × (1 + 2) = 64 → 50");
  });
});
