import { describe, expect, it } from "vitest";
import type { Entry } from "../table/store.svelte";
import { framesOf, momentIn } from "./frames";
import { knownOf, stagesOf } from "./stages";

let lines = 0;
const entry = (version: number, kind: string, fields: Record<string, unknown> = {}, text = kind): Entry => ({
  ...{ version, kind, fields, text, about: [], money: [], automatic: false },
  id: lines++,
});

describe("turns as frames", () => {
  it("shows each turn of the others, in order, and not what the viewer did", () => {
    const events = [entry(4, "card-taken", { seat: 0 }), entry(5, "bid-made", { seat: 1 }), entry(6, "chosen", { seat: 2 }), entry(7, "bid-passed", { seat: 2 })];
    const frames = framesOf(events, [], 0, true);
    expect(frames.map((frame) => [frame.version, frame.actor, frame.text])).toEqual([
      [5, 1, "bid-made"],
      [7, 2, "bid-passed"],
    ]);
    expect(framesOf(events, [], null, true).map((frame) => frame.version)).toEqual([4, 5, 7]);
  });

  it("tells the viewer what came of their turn", () => {
    const frames = framesOf([entry(4, "poll-bought", { seat: 0 }), entry(4, "income-paid", { seat: 1 })], [], 0, true);
    expect(frames.map((frame) => frame.text)).toEqual(["income-paid"]);
  });

  it("cuts a long turn into a few captions and loses no line", () => {
    const events = Array.from({ length: 12 }, (_, at) => entry(3, "income-paid", { seat: 1 }, `${at} `.padEnd(60, "x")));
    const frames = framesOf(events, [], 0, true);
    expect(frames.length).toBe(6);
    expect(frames.flatMap((frame) => frame.events)).toEqual(events);
    expect(frames.map((frame) => frame.more)).toEqual([0, 0, 0, 0, 0, 6]);
    expect(frames.every((frame) => frame.text.length === 60)).toBe(true);
  });

  it("stands still until the moment has been shown", () => {
    const events = [
      entry(9, "rallies-converted", { seat: 1 }),
      entry(9, "election-held", { state: 3, votes: [20, 40, 5], points: [8, 16, 2] }),
      entry(9, "majority-won", { seat: 1, state: 3 }),
      entry(9, "income-paid", { seat: 2 }),
    ];
    const frames = framesOf(events, events, 0, true);
    expect(frames.map((frame) => [frame.text, frame.moment?.kind ?? null, frame.holds])).toEqual([
      ["rallies-converted", null, true],
      ["election-held majority-won", "election", true],
      ["income-paid", null, false],
    ]);
    expect(framesOf(events, events, 0, false).every((frame) => frame.moment === null && !frame.holds)).toBe(true);
  });
});

describe("stages of a moment", () => {
  const held = entry(9, "election-held", { state: 3, votes: [20, 40, 5], points: [8, 16, 2] });

  it("opens bids from the lowest to the highest", () => {
    const moment = momentIn([entry(1, "start-bids-revealed", { bids: [4, -1, 9] }), entry(1, "start-player-found", { seat: 2 })], []);
    expect(moment && stagesOf(moment)).toEqual(["bid-1", "bid-0", "bid-2", "verdict"]);
  });

  it("calls an election party by party, then the coalition, then the verdict", () => {
    const moment = momentIn([held, entry(9, "coalition-formed", { seat: 1, partner: 0, state: 3 })], []);
    expect(moment && stagesOf(moment)).toEqual(["votes-0-2", "votes-0-0", "votes-0-1", "coalition-0", "verdict"]);
    expect(moment && knownOf(moment)).toEqual([]);
  });

  it("knows the votes when the coalition is found later", () => {
    const moment = momentIn([entry(11, "coalition-formed", { seat: 1, partner: 0, state: 3 })], [held]);
    expect(moment && knownOf(moment)).toEqual(["votes-0-2", "votes-0-0", "votes-0-1"]);
    expect(momentIn([entry(11, "bid-made", { seat: 1 })], [held])).toBeNull();
  });
});
