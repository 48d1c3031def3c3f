import { expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Entry } from "../table/store.svelte";
import type { Position } from "../wire";
import { Show } from "./show.svelte";

const at = (version: number): Position => ({ version }) as Position;
const entry = (id: number, version: number, kind: string, fields: object): Entry => ({ id, version, kind, text: kind, fields, about: [], automatic: false }) as unknown as Entry;

it("where a decision is begun, the table is not turned back behind what is still revealed", async () => {
  settings.reveals = true;
  const show = new Show((version) => Promise.resolve(at(version)), () => {}, () => {});
  const told = [entry(1, 5, "ralliesconverted", { seat: 1 }), entry(2, 5, "electionheld", { state: 0, votes: [1, 2], points: [1, 2] })];
  show.follow(at(4), told, told, at(5), 0);
  await Promise.resolve();
  expect(show.caption?.text).toBe("ralliesconverted");
  expect(show.position?.version).toBe(4); // what others did before comes first
  show.begin(at(5));
  await Promise.resolve();
  expect(show.moment?.kind).toBe("election");
  expect(show.position?.version).toBe(5);
  const more = [entry(3, 6, "ralliesconverted", { seat: 1 })];
  show.follow(at(5), more, more, at(6), 0);
  expect(show.position?.version).toBe(5); // until the moment is closed
});
