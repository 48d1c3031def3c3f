/** What a person has chosen for this browser: kept here, sent to nobody. */
import { followLanguage } from "./device.svelte";
import { type Language, speak, wished } from "./words.svelte";

export type Theme = "light" | "dark" | "system";
export type Speed = "off" | "slow" | "normal" | "fast";
/** How a turn is sent: as soon as it is complete, by one click where one is enough, by the button, by the button twice. */
export type Commit = "all" | "one" | "button" | "twice";
export const COMMITS: readonly Commit[] = ["one", "button", "twice", "all"];

export interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  commit: Commit;
  speed: Speed;
  reveals: boolean;
  /** Points stay out of sight until the end. */
  suspense: boolean;
  /** A game that is over opens at its beginning, and tells its result when it was played or asked for. */
  spoilerFree: boolean;
  /** Names whose lines of the chat are not shown. */
  muted: string[];
}

const KEY = "macher-settings";
const DEFAULTS: Kept = {
  language: null,
  theme: "system",
  sound: true,
  commit: "one",
  speed: "normal",
  reveals: true,
  suspense: false,
  spoilerFree: false,
  muted: [],
};

/** Settings as they were kept; whatever cannot be read is as new. How turns are sent was once two settings. */
export function readKept(text: string | null): Kept {
  try {
    const kept = text ? (JSON.parse(text) as Partial<Kept> & { confirm?: boolean; atOnce?: boolean }) : {};
    const { confirm, atOnce, ...rest } = kept;
    const former: Partial<Kept> = confirm ? { commit: "twice" } : atOnce ? { commit: "all" } : {};
    return { ...DEFAULTS, ...former, ...rest };
  } catch {
    return { ...DEFAULTS };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Kept>(readKept(stored()));
const dark = matchMedia("(prefers-color-scheme: dark)");

/** Keep the settings and let the page follow them. */
export function keep(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the settings hold until the page is left.
  }
  follow();
}

function follow(): void {
  const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.speed = settings.speed;
}

/** Take on theme and language at the start. */
export async function settle(): Promise<void> {
  dark.addEventListener("change", follow);
  follow();
  await speak(settings.language ?? wished(navigator.languages));
}

/** Change the language, at any moment, without a reload. */
export async function changeLanguage(name: Language): Promise<void> {
  await speak(name);
  keep({ language: name });
  void followLanguage().catch(() => null);
}
