/** Where a long word may be parted, as browsers without a dictionary cannot tell: the later half of compound words and
 * of the longest words on cards, in any language. */
const LATER =
  /(?<=\p{L}{3})(minister|bänkler|präsident|chef|kanzler|sprecher|sekretär|vorsitzender|vorstand|kandidat|sachsen|pommern|burg|berg|sierung|aufbau|abwehr|technik|czeństwo|czenia|ryzmem|terroriste|nement|opment)/gu;

/** A text with soft hyphens in its long words. */
export function parted(text: string): string {
  return text.replace(LATER, "\u00AD$1");
}
