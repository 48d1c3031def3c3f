import { describe, expect, it } from "vitest";
import { fileName } from "./picture";

describe("the name of a file", () => {
  it("has letters, numbers and dashes", () => {
    expect(fileName("Anna’s table: Tuesday!")).toBe("Anna-s-table-Tuesday");
    expect(fileName("Tisch von Jörg/../..")).toBe("Tisch-von-Jorg");
    expect(fileName("…")).toBe("macher");
    expect(fileName("x".repeat(99))).toHaveLength(40);
  });
});
