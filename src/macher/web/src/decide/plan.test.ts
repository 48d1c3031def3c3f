import { describe, expect, it } from "vitest";
import type { TableStore } from "../table/store.svelte";
import type { Draft, Option, Position, Reference } from "../wire";
import { atMost, landsAsked, Plan, planForm, priceOf, walk } from "./plan";
import { answers, columnsOf, thingsOf } from "./sheet";

const LANDS = [2, 0, 1];
const option = (group: string, value: number): Option => ({ word: `${group}${value}`, text: "", reveals: false, group, value });

/** A service with three lands: rallies cost their square, and there is money for a few. */
function position(steps: string[]): Position {
  const spent = steps.reduce((sum, word) => sum + Number(word.slice(7)) ** 2, 0);
  const land = LANDS[steps.length];
  const most = land === undefined ? -1 : Math.floor(Math.sqrt(10 - spent));
  return {
    step: land === undefined ? "send-politician" : "rally-buy",
    asked: true,
    options: Array.from({ length: most + 1 }, (_, count) => option("rallies", count)),
    land: land ?? null,
    view: { money: [10 - spent], order: LANDS, over: false },
  } as unknown as Position;
}
const ask = (steps: string[]): Promise<Draft> => {
  return Promise.resolve({ steps, position: position(steps), preview: [], sealed: false, done: false } as unknown as Draft);
};
const wanting = (counts: Record<number, number>) => (asked: Position) => atMost(asked.options, counts[landsAsked([{ position: asked } as never])[0]] ?? 0);

describe("a form over several questions", () => {
  it("is there for the big turns of both editions", () => {
    expect(["rally-buy", "meetings-buy"].map(planForm)).toEqual(["rallies", "rallies"]);
    expect(["send-politician", "cabinet-place"].map(planForm)).toEqual(["cabinet", "cabinet"]);
    expect(["start-positions", "preliminary"].map(planForm)).toEqual(["sheet", "sheet"]);
    expect(planForm("media-buy")).toBeNull();
  });
  it("answers all questions of a kind and stops at another one", async () => {
    const answered = await walk(position([]), [], ask, wanting({ 2: 1, 0: 0, 1: 2 }));
    expect(answered?.map((one) => one.option.value)).toEqual([1, 0, 2]);
    expect(landsAsked(answered ?? [])).toEqual(LANDS);
    expect((answered ?? []).map((_, at) => priceOf(answered ?? [], at, 0))).toEqual([1, 0, 4]);
  });
  it("lowers what can no longer be paid", async () => {
    const answered = await walk(position([]), [], ask, wanting({ 2: 3, 0: 3, 1: 3 }));
    expect(answered?.map((one) => one.option.value)).toEqual([3, 1, 0]);
  });
  it("gives up when the table went on", async () => {
    expect(await walk(position([]), [], () => Promise.resolve(null), wanting({}))).toBeNull();
  });
  it("is not at work any more when the table went on", async () => {
    const store = { made: [], position: position([]), probe: () => Promise.resolve(null) } as unknown as TableStore;
    const plan = new Plan(store, "rally-buy");
    const laid = plan.lay(wanting({}), true);
    expect(plan.laying).toBe(true);
    expect(await laid).toBeNull();
    expect(plan.laying).toBe(false);
  });
  it("ends with a step that shows something new", async () => {
    const sealed = (steps: string[]) => ask(steps).then((draft) => ({ ...draft, sealed: true }));
    expect(await walk(position([]), [], sealed, wanting({}))).toHaveLength(1);
  });
});

describe("the start sheet", () => {
  const of2019 = { edition: "2019", tables: { start_blocks: [[0, 0, 1, 2, 3]] } } as unknown as Reference;
  const of2006 = {
    edition: "2006",
    tables: { first_column: [{ popularity: 2, meetings: 1, votes: 0 }], second_column: [{ media: 2, members: 4 }] },
  } as unknown as Reference;

  it("knows what each option puts into states", () => {
    expect(thingsOf(of2019, 0, 0)).toEqual(["rallies", "rallies", "trend", "media", "votes"]);
    expect(thingsOf(of2006, 0, 0)).toEqual(["trend", "trend", "rallies"]);
    expect(thingsOf(of2006, 1, 0)).toEqual(["media", "media"]);
  });
  it("answers in the order of asking, equal things by ascending land", () => {
    expect(answers(of2019, [{ option: 0, lands: [3, 1, null, 0, 2] }])).toEqual([0, 1, 3, null, 0, 2]);
    expect(answers(of2006, [{ option: 0, lands: [null, 2, 1] }, { option: 0, lands: [3, 0] }])).toEqual([0, 2, null, 1, 0, 0, 3]);
  });
  it("is read back from its steps", () => {
    const steps = [option("column-one", 0), option("place", 1), option("place", 2), option("place", 3), option("column-two", 0), option("place", 0)];
    expect(columnsOf(of2006, steps)).toEqual([{ option: 0, lands: [1, 2, 3] }, { option: 0, lands: [0, null] }]);
  });
});
