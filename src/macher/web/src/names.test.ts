import { expect, it } from "vitest";
import { stateInFull } from "./names";

it("shows the German name of a state beside another one", () => {
  expect(stateInFull({ name: "Bavière", native: "Bayern" })).toBe("Bavière (Bayern)");
  expect(stateInFull({ name: "Berlin", native: "Berlin" })).toBe("Berlin");
});
