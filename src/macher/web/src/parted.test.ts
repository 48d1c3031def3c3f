import { expect, test } from "vitest";
import { parted } from "./parted";

const shown = (text: string): string => parted(text).replaceAll("\u00AD", "|");

test("long words are parted where their later half begins", () => {
  expect(shown("Niedersachsen")).toBe("Nieder|sachsen");
  expect(shown("Digitalisierung")).toBe("Digitali|sierung");
  expect(shown("Parlamentspräsident")).toBe("Parlaments|präsident");
  expect(shown("Bezpieczeństwo narodowe")).toBe("Bezpie|czeństwo narodowe");
});

test("a word that begins so stays whole", () => {
  expect(shown("Sachsen-Anhalt")).toBe("Sachsen-Anhalt");
  expect(shown("Kanzler")).toBe("Kanzler");
});
