/** How pieces come onto the table: from the party that placed them, or out of nothing, as fast as the person likes.
 *
 * A position that is drawn while pieces still move lets them move on from there: no piece waits for another. */
import { settings } from "../settings.svelte";

const PACE = { off: 0, slow: 2, normal: 1, fast: 0.4 };
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Milliseconds of a movement at the chosen speed; none for who wants no motion. */
export function pace(milliseconds: number): number {
  return stillness.matches ? 0 : dwell(milliseconds);
}

/** Milliseconds that something stays to be looked at, at the chosen speed; none for who wants everything at once. */
export function dwell(milliseconds: number): number {
  return milliseconds * PACE[settings.speed];
}

/** Whether things come without moving. */
export function still(): boolean {
  return stillness.matches;
}

interface Flight {
  duration: number;
  easing: (time: number) => number;
  css: (time: number, rest: number) => string;
}

/** A transition: a new piece flies in from the panel of its seat. */
export function arrive(node: Element, { seat = null }: { seat?: number | null } = {}): Flight {
  if (!pace(1)) return { duration: 0, easing: (time) => time, css: () => "" }; // asking for places would lay out the page
  const from = seat === null ? null : document.querySelector(`[data-seat-panel="${seat}"]`);
  const here = node.getBoundingClientRect();
  const there = from?.checkVisibility() ? from.getBoundingClientRect() : null;
  const x = there ? there.x + there.width / 2 - here.x - here.width / 2 : 0;
  const y = there ? there.y + there.height / 2 - here.y - here.height / 2 : -14;
  return {
    duration: pace(there ? 600 : 300),
    easing: (time) => 1 - (1 - time) ** 3,
    css: (time, rest) =>
      `transform: translate(${x * rest}px, ${y * rest}px) scale(${1 + rest * 0.5}); opacity: ${Math.min(1, time * 2)}`,
  };
}

/** A transition: a card turns its face up. */
export function turnUp(_: Element): Flight {
  return {
    duration: pace(450),
    easing: (time) => 1 - (1 - time) ** 3,
    css: (time, rest) => `transform: perspective(400px) rotateY(${rest * 90}deg); opacity: ${Math.min(1, time * 3)}`,
  };
}

/** Where a bar is drawn, and what it still moves from. */
interface Bar {
  top: number;
  height: number;
  from: { top: number; height: number };
  moving: Animation | null;
}
const bars = new WeakMap<Element, Bar>();
const GROWS = 700; // milliseconds

/** An attachment: a bar grows from what it was, or from where it is while it still moves. It is drawn once, as it shall be; what
 * moves is its picture, so that nothing is laid out or painted in between. */
export function grows(top: number, height: number): (node: Element) => void {
  return (node) => {
    const was = bars.get(node);
    if (was && was.top === top && was.height === height) return;
    const now = was && shownOf(was);
    was?.moving?.cancel();
    const duration = now && height ? pace(GROWS) : 0;
    const moving = duration
      ? node.animate([{ transform: `translateY(${now!.top - top}px) scaleY(${now!.height / height})` }, { transform: "translateY(0px) scaleY(1)" }], {
          duration,
          easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
        })
      : null;
    bars.set(node, { top, height, from: now ?? { top, height }, moving });
  };
}

/** Where a bar is seen now. */
function shownOf({ top, height, from, moving }: Bar): { top: number; height: number } {
  const done = moving?.effect?.getComputedTiming().progress ?? 1;
  return { top: from.top + (top - from.top) * done, height: from.height + (height - from.height) * done };
}
