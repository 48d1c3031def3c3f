import { expect, test } from "vitest";
import { besides, KINDS, lens, ruleOf, thingOf } from "./lens";

test("a thing survives its attribute", () => {
  expect(thingOf(lens("opinion", 3, true))).toEqual({ kind: "opinion", index: 3, doubled: true });
  expect(thingOf(lens("opinion"))).toEqual({ kind: "opinion", index: null, doubled: false });
  expect(thingOf(lens("gift", 0))).toEqual({ kind: "gift", index: 0, doubled: false });
  expect(thingOf("nonsense:1")).toBeNull();
});

test("every kind of thing has a rule in both editions", () => {
  for (const kind of KINDS) {
    const thing = { kind, index: null, doubled: false };
    expect(ruleOf(thing, "2019")).toMatch(/^R19-/);
    expect(ruleOf(thing, "2006")).toMatch(/^R06-/);
  }
});

test("the lens stands beside its piece and never outside the window", () => {
  const room = { width: 1000, height: 700 };
  expect(besides({ left: 100, right: 150, top: 50, bottom: 90 }, 300, 200, room)).toEqual({ left: 160, top: 50 });
  expect(besides({ left: 900, right: 950, top: 690, bottom: 699 }, 300, 200, room)).toEqual({ left: 590, top: 490 });
  expect(besides({ left: 5, right: 380, top: 10, bottom: 50 }, 360, 200, { width: 390, height: 844 }).left).toBe(10);
});
