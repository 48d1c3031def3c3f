import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel } from "./reel.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a reel", () => {
  it("shows one frame after the other and ends", async () => {
    let ends = 0;
    const reel = new Reel<string>(() => 100, undefined, undefined, () => ends++);
    reel.add(["one", "two"]);
    expect(reel.frame).toBe("one");
    reel.add(["three"]);
    const seen = [];
    for (; reel.running; await vi.advanceTimersByTimeAsync(100)) seen.push(reel.frame);
    expect(seen).toEqual(["one", "two", "three"]);
    expect([reel.frame, ends]).toEqual([null, 1]);
  });

  it("shows any frame, also the number nought", () => {
    const reel = new Reel<number>(() => Infinity);
    reel.add([0, 1]);
    expect([reel.running, reel.frame]).toEqual([true, 0]);
  });

  it("can be skipped by one and to its end, and begins anew", async () => {
    const reel = new Reel<string>(() => Infinity);
    reel.add(["one", "two", "three"]);
    reel.skip();
    expect(reel.frame).toBe("two");
    reel.keep((frame) => frame !== "three");
    reel.skip();
    expect(reel.running).toBe(false);
    reel.add(["four"]);
    expect(reel.frame).toBe("four");
    reel.end();
    expect(reel.running).toBe(false);
  });

  it("waits for a frame and forgets it when it was skipped meanwhile", async () => {
    let come = (): void => {};
    const reel = new Reel<string>(
      () => Infinity,
      (frame) => (frame === "slow" ? new Promise<void>((done) => (come = done)) : null),
    );
    reel.add(["slow", "two"]);
    expect([reel.running, reel.frame]).toEqual([true, null]);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(reel.frame).toBe("slow");
    reel.end();
    reel.add(["slow"]);
    reel.end();
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(reel.running).toBe(false);
  });
});
