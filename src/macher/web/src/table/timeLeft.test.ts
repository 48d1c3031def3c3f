import { expect, test } from "vitest";
import { clockFace } from "./timeLeft";

const words = (days: number, hours: number): string => `${days} d ${hours} h`;

test("a clock shows minutes and seconds, then hours, then days", () => {
  expect(clockFace(0, words)).toBe("0:00");
  expect(clockFace(64.2, words)).toBe("1:05");
  expect(clockFace(3723, words)).toBe("1:02:03");
  expect(clockFace(86_400 * 2 + 3600 * 5, words)).toBe("2 d 5 h");
});
