/** The benchmark page: the real page of a table, with a socket that plays a recording. Nobody is served this page;
 * `benchmarks/drawing.py` builds it, feeds it the pushes of a whole game, and reads the times. */
import { flushSync } from "svelte";

/** As much of a socket as the page uses. */
class Recording {
  static readonly OPEN = 1;
  readonly readyState = Recording.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    window.recording = this;
    setTimeout(() => this.onopen?.());
  }
  send(): void {}
  close(): void {}
}

declare global {
  interface Window {
    recording?: Recording;
    drawNext: (push: string) => Promise<number>;
  }
}

/** Milliseconds of script for one push: reading it, the store, every effect, and all changes of the document. */
function draw(push: string): number {
  performance.mark("begin");
  window.recording?.onmessage?.({ data: push });
  flushSync();
  return performance.measure("a new view", "begin").duration;
}

/** Two frames on, so that style, layout and paint of one view come before the next one. */
const later = (go: () => void): number => requestAnimationFrame(() => requestAnimationFrame(go));

window.drawNext = (push) =>
  new Promise((done) => {
    document.querySelector<HTMLElement>("dialog[open] .foot .button.primary")?.click();
    flushSync();
    later(() => {
      const time = draw(push);
      later(() => done(time));
    });
  });

window.WebSocket = Recording as unknown as typeof WebSocket;
void import("../src/main");
