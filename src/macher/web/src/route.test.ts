import { expect, it } from "vitest";
import { readRoute, to } from "./route.svelte";

it("reads what it writes", () => {
  const route = readRoute(`${to("table", "ab c")}?at=12`);
  expect(route.name).toBe("table");
  expect(route.parts).toEqual(["ab c"]);
  expect(route.query.get("at")).toBe("12");
});

it("begins in the lobby", () => {
  expect(readRoute("").name).toBe("lobby");
  expect(readRoute("#/").name).toBe("lobby");
});
