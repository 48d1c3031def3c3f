import { describe, expect, it } from "vitest";
import type { Option, Reference } from "../wire";
import { becomes, cardsOfSet, chips, formOf, gathered, giftAmounts, halves, landOfOption, setOf, slotOfOption, tieRule } from "./choices";

const option = (group: string, value = 0, word = `${group}${value}`): Option => ({ word, text: word, reveals: false, group, value });

describe("which form a question has", () => {
  it("slides bids and keeps the pass beside them", () => {
    expect(formOf([option("pass"), option("bid", 1), option("bid", 2)])).toBe("bid");
  });
  it("counts rallies", () => {
    expect(formOf([option("rallies", 0), option("rallies", 1)])).toBe("count");
  });
  it("pairs what goes with what comes", () => {
    expect(formOf([option("skip"), option("swap", 15)])).toBe("pair");
    expect(halves(option("exchange", 3 * 14 + 5))).toEqual({ first: 3, second: 5 });
    expect(halves(option("national", 2 * 5 + 4))).toEqual({ first: 2, second: 4 });
  });
  it("lays the two answers to a gift side by side", () => {
    expect(formOf([option("donate", 0), option("donate", 1)])).toBe("gift");
    expect(formOf([option("skip"), option("contribute", 4)])).toBe("gift");
    const reference = (tables: Record<string, unknown>) => ({ tables }) as unknown as Reference;
    expect(giftAmounts(reference({ contributions: [{ amount: 10 }, { amount: 20 }] }), {})).toEqual([10, 20]);
    expect(giftAmounts(reference({ donations: { standard: [{ amount: 10 }], steep: [{ amount: 30 }] } }), { donation_table: "steep" })).toEqual([30]);
  });
  it("names the rule for equal bids", () => {
    expect(tieRule("2019", "start-bid")).toBe("R19-5.3");
    expect(tieRule("2006", "convert")).toBeNull();
  });
  it("lists whatever no form knows, and mixed questions", () => {
    expect(formOf([option("use-votes"), option("up")])).toBe("list");
    expect(formOf([option("something-new")])).toBe("list");
    expect(formOf([])).toBe("list");
  });
});

describe("where an option stands on the table", () => {
  it("knows lands and slots", () => {
    expect(landOfOption(option("media", 2))).toBe(2);
    expect(landOfOption(option("bid", 2))).toBeNull();
    expect(slotOfOption(option("exchange", 3 * 14 + 5))).toBe(3);
    expect(slotOfOption(option("double-on", 1))).toBe(1);
  });
});

describe("sets of cards", () => {
  it("are numbers in base three", () => {
    // Education +, security -, traffic +: 1 + 2 * 27 + 1 * 729
    expect(cardsOfSet(1 + 2 * 27 + 729)).toEqual([0, 7, 12]);
  });
  it("are found whatever the order of picking", () => {
    const wanted = option("cards", 1 + 2 * 27);
    expect(setOf([option("cards", 5), wanted], [7, 0])).toBe(wanted);
    expect(setOf([wanted], [0])).toBeUndefined();
  });
});

describe("quick sums", () => {
  it("stay within the limits and rise", () => {
    expect(chips(4, 6)).toEqual([4, 5, 6]);
    expect(chips(1, 12)).toHaveLength(12);
    expect(chips(1, 13)).not.toContain(11);
    expect(chips(0, 40)).toEqual([0, 1, 2, 3, 5, 10, 20, 40]);
    expect(chips(3, 3)).toEqual([3]);
  });
});

describe("very many choices", () => {
  const names = ["Anna", "Ben", "Clara", "David"];
  const down = names.map((name, seat) => ({ ...option("down", seat), text: `Popularity −1 for ${name} (SPD) (${seat} → ${seat - 1})` }));
  const many = [option("votes"), ...down, option("up"), option("pay"), option("pass")];
  const labelOf = (one: Option): string | null => (one.group === "down" ? names[one.value] : null);

  it("gathers those that do the same, in the order in which they came, and loses none", () => {
    const found = gathered(many, labelOf);
    expect(found.map((one) => one.heading)).toEqual([null, "Popularity −1 for …", null, null, null]);
    expect(found.flatMap((one) => one.options)).toEqual(many);
    expect(down.map(becomes)).toEqual(["0 → -1", "1 → 0", "2 → 1", "3 → 2"]);
  });
  it("leaves a few as they are", () => {
    expect(gathered(down, labelOf).every((one) => one.heading === null)).toBe(true);
  });
});
