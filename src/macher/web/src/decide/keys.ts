/** The keys of the decision. A button that a key presses names it in `data-key` and shows it (`Key.svelte`). */
import type { Option } from "../wire";
import { isAside } from "./choices";

/** 1 to 9, then the letters that nothing else on the page uses. */
export const KEYS = [..."123456789acefgjkmnoqrstvwxyz"];

const NOTHING = new Set(["pass", "skip"]);

/** The key of each option, by its word: in the order of asking, what says no by P. */
export function keysOf(options: readonly Option[]): Map<string, string> {
  const keys = new Map<string, string>();
  const no = options.find((option) => NOTHING.has(option.group));
  const rest = [...options.filter((option) => !isAside(option)), ...options.filter((option) => isAside(option) && option !== no)];
  for (const [place, option] of rest.entries()) if (KEYS[place]) keys.set(option.word, KEYS[place]);
  if (no) keys.set(no.word, "p");
  return keys;
}

/** What has the focus does something with keys of its own. */
const TYPED = "input:not([type=number], [type=range]), textarea, select";
const PRESSED = "button, a, summary, input, textarea, select, [role=slider]";

/** The button that a key presses now, if there is one. */
export function buttonOf(event: KeyboardEvent, within: ParentNode): HTMLElement | null {
  const where = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || where?.closest(TYPED)) return null;
  if (document.querySelector("dialog[open]")) return null;
  const key = event.key === "Enter" ? "Enter" : event.key.toLowerCase();
  if (key === "Enter" && where?.closest(PRESSED)) return null;
  if (/^\d$/.test(key) && where?.closest("input")) return null;
  if (!/^([a-z0-9]|Enter)$/.test(key)) return null;
  const found = [...within.querySelectorAll<HTMLElement>(`[data-key="${key}"]:not(:disabled)`)];
  return found.find((one) => one.checkVisibility() && !one.closest("[inert]")) ?? null;
}
