import { expect, test } from "vitest";
import { besides, type Box, KINDS, lens, ruleOf, thingOf } from "./lens";

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

const box = (left: number, top: number, width: number, height: number): Box => ({ left, right: left + width, top, bottom: top + height });
const covers = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("the lens stands beside its piece and never outside the window", () => {
  const room = { width: 1000, height: 700 };
  expect(besides(box(100, 50, 50, 40), 300, 200, room)).toEqual({ left: 160, top: 50 });
  expect(besides(box(900, 690, 50, 9), 300, 200, room)).toEqual({ left: 690, top: 480 }); // above it
  expect(besides(box(5, 10, 375, 40), 360, 200, { width: 390, height: 844 }).top).toBe(60); // no room beside it
});

test("on a laptop the lens covers neither its piece nor the decision nor the sentence, wherever the piece lies", () => {
  const room = { width: 1366, height: 650 };
  const keep = [box(1000, 100, 354, 400), box(0, 44, 1366, 46)];
  for (let left = 0; left < 1330; left += 35) {
    for (let top = 95; top < 610; top += 35) {
      const piece = box(left, top, 36, 36);
      const place = besides(piece, 300, 290, room, keep);
      const lens = box(place.left, place.top, 300, 290);
      expect([piece, ...keep].some((one) => covers(lens, one)), `${left} ${top}`).toBe(false);
      expect(covers(lens, box(-9999, -9999, 9999, 29999)) || lens.right > room.width || lens.bottom > room.height).toBe(false);
    }
  }
});

test("where there is no room at all it covers as little as it can, inside the window", () => {
  const keep = [box(0, 320, 390, 472)];
  const piece = box(150, 200, 40, 40);
  const place = besides(piece, 300, 280, { width: 390, height: 844 }, keep);
  const lens = box(place.left, place.top, 300, 280);
  expect(lens.left).toBeGreaterThanOrEqual(10);
  expect(lens.right).toBeLessThanOrEqual(380);
});
