/** Finding the terms of the glossary in a text. */
import type { Term } from "../wire";

export interface Part {
  text: string;
  term: Term | null;
  /** What must stay on the line of a term: the signs that follow it without a space, or after one that holds. */
  tail: string;
}

/** Letters that a form may have behind it: endings of cases and plurals. */
const ENDING = "\\p{L}{0,3}";

const TAIL = /^[\u00A0\u202F]?[^\s\p{L}\d]*/u;

/** The text in parts, the first mention of each term apart. A form of a term stands at the beginning of a word. */
export function parted(text: string, glossary: readonly Term[]): Part[] {
  const forms = glossary
    .flatMap((term) => term.forms.map((form) => ({ term, form: form.toLowerCase() })))
    .sort((one, other) => other.form.length - one.form.length);
  if (!forms.length) return [{ text, term: null, tail: "" }];
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
    if (match.index > from) parts.push({ text: text.slice(from, match.index), term: null, tail: "" });
    from = match.index + match[0].length;
    const tail = TAIL.exec(text.slice(from))![0];
    parts.push({ text: match[0], term, tail });
    from += tail.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null, tail: "" });
  return parts;
}
