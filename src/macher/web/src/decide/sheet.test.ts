import { describe, expect, it } from "vitest";
import type { Option, Reference } from "../wire";
import { answers, type Column, placedRest } from "./sheet";

const reference = { edition: "2019", tables: { start_blocks: [[0, 0, 1, 2, 2]] } } as unknown as Reference;
const tried = (...values: number[]): Option[] => values.map((value) => ({ word: "", text: "", reveals: false, group: "place", value }));

describe("the rest of the start sheet into one land", () => {
  it("puts what the service took there, and leaves the rest in hand", () => {
    const columns: Column[] = [{ option: 0, lands: [null, null, null, null, null] }];
    expect(placedRest(reference, columns, 2, tried(0, 2, 0, 2, 2, 0))).toEqual([{ option: 0, lands: [2, null, 2, 2, null] }]);
  });
  it("counts neither what lies there already nor what lies elsewhere", () => {
    const columns: Column[] = [{ option: 0, lands: [2, null, 2, null, 1] }];
    expect(placedRest(reference, columns, 2, tried(0, 2, 0, 2, 1, 2))).toEqual([{ option: 0, lands: [2, null, 2, 2, 1] }]);
    expect(answers(reference, placedRest(reference, columns, 2, tried(0, 2, 0, 2, 1, 2)))).toEqual([0, 2, null, 2, 1, 2]);
  });
});
