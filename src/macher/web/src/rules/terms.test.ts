import { expect, test } from "vitest";
import { parted } from "./terms";

const term = (name: string, ...forms: string[]) => ({ term: name, text: `about ${name}`, rule: null, forms });
const glossary = [term("Rally", "rally", "rallies"), term("Media", "media"), term("Media presence", "media presence"), term("Wiec", "wiec")];
const terms = (text: string) => parted(text, glossary).flatMap((part) => (part.term ? [part.text] : []));

test("a text stays what it was", () => {
  for (const text of ["", "No such word.", "Rallies and media, rallies again.", "media"]) {
    expect(parted(text, glossary).map((part) => part.text + part.tail).join("")).toBe(text);
  }
});

test("each term once, at the beginning of a word, with a short ending", () => {
  expect(terms("Rallies become votes; a rally costs money.")).toEqual(["Rallies"]);
  expect(terms("Na wiecach i przy wiecu")).toEqual(["wiecach"]);
  expect(terms("multimedia mediatorship")).toEqual([]);
});

test("the longer term goes before the shorter one", () => {
  expect(terms("Media presence and media")).toEqual(["Media presence", "media"]);
});

test("signs stay with the term before them, after a space that holds as well", () => {
  const tails = (text: string) => parted(text, glossary).flatMap((part) => (part.term ? [part.tail] : []));
  expect(tails("Rally, media\u00A0; wiec")).toEqual([",", "\u00A0;", ""]);
  expect(tails("Rally or (media). Wiec 5")).toEqual(["", ").", ""]);
});

test("without a glossary nothing is marked", () => {
  expect(parted("Rally", [])).toEqual([{ text: "Rally", term: null, tail: "" }]);
});
