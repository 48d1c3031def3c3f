/** The words of the page itself, in four languages that can be changed at any moment. All other texts come from the
 * service. One set of Fluent files serves both: `src/macher/i18n/<language>/web*.ftl`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

/** The files of all languages, each loaded when its language is spoken. */
const files = import.meta.glob<string>("../../i18n/*/web*.ftl", { query: "?raw", import: "default" });

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let current = $state<Language>("en");
let edition = $state("");

/** The language that is shown now. */
export function language(): Language {
  return current;
}

/** A bundle of a Fluent file. */
export function bundleOf(name: string, text: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** Speak a language from now on. Where its words cannot be loaded, the old ones stay. */
export async function speak(name: Language): Promise<void> {
  const parts = Object.keys(files).filter((path) => path.includes(`/${name}/`));
  bundle = bundleOf(name, (await Promise.all(parts.map((path) => files[path]()))).join("\n"));
  current = name;
  document.documentElement.lang = name;
  // Who installs the page gets its name and description in their language.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `./manifest${name === "en" ? "" : `-${name}`}.webmanifest`);
}

/** Speak as an edition does from now on: a message whose id ends in it takes the place of the one without. */
export function ofEdition(name: string): void {
  edition = name;
}

/** The message of an id, without the `web-` that all ids of the page begin with. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(`web-${id}-${edition}`) ?? bundle.getMessage(`web-${id}`);
  return message?.value ? bundle.formatPattern(message.value, values) : `[${id}]`;
}

/** A label and what it tells, with a colon as the language sets it. */
export function labelled(label: string, text: string | number): string {
  return t("labelled", { label, text: String(text) });
}

/** Who sits on a seat: a person by name, a bot by what it is called in this language; nobody has none. */
export function seatName(seat: { name: string | null; bot: string | null; seat: number }): string | null {
  return seat.bot ? t(`bot-${seat.bot}`, { number: seat.seat + 1 }) : seat.name;
}

/** Texts in a row that have commas of their own: with semicolons, as the language sets them. */
export function apart(texts: string[]): string {
  return texts.join(t("apart"));
}

/** The language that a browser asks for. */
export function wished(languages: readonly string[]): Language {
  for (const wish of languages) {
    const name = wish.slice(0, 2).toLowerCase();
    if (name in LANGUAGES) return name as Language;
  }
  return "en";
}

/** Thousands of euros, as the rules count money. */
export function money(thousands: number): string {
  return `${(sums[current] ??= new Intl.NumberFormat(current)).format(thousands * 1000)}\u00a0€`;
}
const sums: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Thousands of euros where room is short: 25k. */
export function thousands(count: number): string {
  return `${count}k`;
}
