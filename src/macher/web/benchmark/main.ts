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

/** How many frames the display had, and how many came late: by one or more of its frames, and by more than 50 ms. */
interface Frames {
  frames: number;
  late: number;
  long: number;
  longest: number;
  captions: number;
}

declare global {
  interface Window {
    recording?: Recording;
    drawNext: (push: string) => Promise<number>;
    playShow: (pushes: string[], every: number) => Promise<Frames>;
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

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const A_FRAME = 1000 / 60;

/** The show as somebody sees it: a push every so often, moments looked at to their end, and every frame counted. */
window.playShow = async (pushes, every) => {
  const found: Frames = { frames: 0, late: 0, long: 0, longest: 0, captions: 0 };
  let last = 0;
  let caption = "";
  let going = true;
  const count = (now: number): void => {
    if (last) {
      const time = now - last;
      found.frames += 1;
      if (time > A_FRAME * 1.5) found.late += 1;
      if (time > 50) found.long += 1;
      found.longest = Math.max(found.longest, time);
    }
    last = now;
    const shown = document.querySelector<HTMLElement>(".told");
    const here = shown ? `${shown.dataset.version}/${shown.dataset.frame}` : "";
    if (here && here !== caption) found.captions += 1;
    caption = here;
    if (going) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  for (const push of pushes) {
    window.recording?.onmessage?.({ data: push });
    await pause(every);
    while (document.querySelector("dialog[open]")) {
      const moment = document.querySelector<HTMLElement>("[data-moment]");
      if (moment?.dataset.stage === moment?.dataset.stages) document.querySelector<HTMLElement>("dialog[open] .foot .button.primary")?.click();
      await pause(every);
    }
  }
  going = false;
  return found;
};

window.WebSocket = Recording as unknown as typeof WebSocket;
void import("../src/main");
