import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { bundleOf, labelled, LANGUAGES, ofEdition, seatName, speak, t, wished } from "./words.svelte";

const files = import.meta.glob<string>("../../i18n/*/web*.ftl", { query: "?raw", import: "default", eager: true });
const file = (language: string) =>
  Object.keys(files)
    .filter((path) => path.includes(`/${language}/`))
    .map((path) => files[path])
    .join("\n");
const ids = (language: string) => new FluentResource(file(language)).body.map((message) => message.id).sort();

it.each(Object.keys(LANGUAGES))("%s has every word of the page", (language) => {
  expect(ids(language)).toEqual(ids("en"));
});

it("counts as Polish counts", () => {
  const bundle = bundleOf("pl", file("pl"));
  const say = (count: number) => bundle.formatPattern(bundle.getMessage("web-lobby-turns")!.value!, { count });
  expect([1, 3, 5].map(say)).toEqual(["jeden ruch", "3 ruchy", "5 ruchów"]);
});

it("sets a colon and a semicolon as the language does", () => {
  const say = (language: string, id: string, values = {}) => {
    const bundle = bundleOf(language, file(language));
    return bundle.formatPattern(bundle.getMessage(`web-${id}`)!.value!, values);
  };
  expect(say("fr", "labelled", { label: "Défausse", text: "0" })).toBe("Défausse\u00a0: 0");
  expect(say("en", "labelled", { label: "Laid aside", text: "0" })).toBe("Laid aside: 0");
  expect([say("fr", "apart"), say("en", "apart")]).toEqual(["\u202f; ", "; "]);
});

it("takes the first language that it knows", () => {
  expect(wished(["it-IT", "fr-CH", "de"])).toBe("fr");
  expect(wished(["it"])).toBe("en");
});

it("speaks as the edition of the table does", async () => {
  await speak("en");
  expect(t("text-trend")).toBe("Trend");
  ofEdition("2006");
  expect(t("text-trend")).toBe("Popularity");
  expect(t("close")).toBe("Close");
  ofEdition("");
});

it("calls a bot in the language that is spoken, and a person by name", async () => {
  await speak("de");
  expect(seatName({ name: "Club 2", bot: "club", seat: 1 })).toBe("Vereinsspieler 2");
  expect(seatName({ name: "Ada", bot: null, seat: 0 })).toBe("Ada");
  expect(seatName({ name: null, bot: null, seat: 0 })).toBeNull();
});

it("writes a colon as the language does", async () => {
  await speak("fr");
  expect(labelled("Défausse", 0)).toBe("Défausse\u00a0: 0");
});
