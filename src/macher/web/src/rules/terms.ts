/** Finding the terms of the glossary in a text. */
import type { Term } from "../wire";

export interface Part {
  text: string;
  term: Term | null;
}

/** Letters that a form may have behind it: endings of cases and plurals. */
const ENDING = "\\p{L}{0,3}";

/** The text in parts, the first mention of each term apart. A form of a term stands at the beginning of a word. */
export function parted(text: string, glossary: readonly Term[]): Part[] {
  const forms = glossary
    .flatMap((term) => term.forms.map((form) => ({ term, form: form.toLowerCase() })))
    .sort((one, other) => other.form.length - one.form.length);
  if (!forms.length) return [{ text, term: null }];
  const escaped = forms.map(({ form }) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<!\\p{L})(?:${escaped.map((form) => form + ENDING).join("|")})(?!\\p{L})`, "giu");
  const parts: Part[] = [];
  const seen = new Set<Term>();
  let from = 0;
  for (const match of text.matchAll(found)) {
    const word = match[0].toLowerCase();
    const term = forms.find(({ form }) => word.startsWith(form))?.term;
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (match.index > from) parts.push({ text: text.slice(from, match.index), term: null });
    parts.push({ text: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null });
  return parts;
}
