/** Marking things that other parts of the page have drawn: the option of a hint, the place that the coach speaks of. */
import type { Attachment } from "svelte/attachments";

/** Keep a class on whatever a query finds, also when it is drawn anew. Returns how to stop. */
export function keepMarked(root: ParentNode, query: string, name: string): () => void {
  const mark = (): void => {
    for (const found of root.querySelectorAll(query)) if (!found.classList.contains(name)) found.classList.add(name);
  };
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const found of root.querySelectorAll(`.${name}`)) found.classList.remove(name);
  };
}

/** Mark the option of this word in the decision around an element. */
export function marked(word: string | null): Attachment<HTMLElement> {
  return (element) => {
    const decide = element.closest(".decide");
    if (word === null || !decide) return;
    return keepMarked(decide, `[data-word="${CSS.escape(word)}"]`, "hinted");
  };
}
