/** Frames played one after the other: turns of others, stages of an election, results of the final evening.
 *
 * A reel only keeps time. It can be skipped by one or to its end at any moment, and frames may be added while it runs. */
export class Reel<F> {
  frames = $state.raw<readonly F[]>([]);
  /** The frame that is shown; -1 while the first one is on its way. */
  at = $state(-1);
  readonly frame = $derived(this.frames[this.at] ?? null);
  readonly running = $derived(this.frames.length > 0);

  private timer = 0;
  /** Which step is the current one: what was waited for by an earlier one comes too late. */
  private steps = 0;

  constructor(
    /** Milliseconds that a frame stays; Infinity: until somebody goes on. */
    private readonly stay: (frame: F) => number,
    /** What must be there before a frame is shown; nothing where it is there already. */
    private readonly ready: (frame: F) => Promise<unknown> | null = () => null,
    /** A frame is shown now. */
    private readonly enter: (frame: F) => void = () => {},
    private readonly ended: () => void = () => {},
  ) {}

  /** Frames that come after all others. */
  add(frames: readonly F[]): void {
    if (!frames.length) return;
    const idle = !this.frames.length;
    this.frames = [...this.frames, ...frames];
    if (idle) void this.go(0);
  }

  /** On to the next frame. */
  skip(): void {
    if (this.frames.length) void this.go(this.at + 1);
  }

  /** Nothing more is shown. */
  end(): void {
    this.steps += 1;
    clearTimeout(this.timer);
    const ran = this.frames.length > 0;
    this.frames = [];
    this.at = -1;
    if (ran) this.ended();
  }

  /** Of the frames to come only these. */
  keep(wanted: (frame: F) => boolean): void {
    const kept = this.frames.slice(this.at + 1).filter(wanted);
    this.frames = [...this.frames.slice(0, this.at + 1), ...kept];
  }

  private async go(at: number): Promise<void> {
    const step = ++this.steps;
    clearTimeout(this.timer);
    if (at >= this.frames.length) {
      this.end();
      return;
    }
    const waiting = this.ready(this.frames[at]);
    if (waiting) {
      await waiting;
      if (step !== this.steps) return;
    }
    if (at >= this.frames.length) {
      this.end();
      return;
    }
    const frame = this.frames[at];
    this.at = at;
    this.enter(frame);
    const time = this.stay(frame);
    if (time !== Infinity) this.timer = window.setTimeout(() => void this.go(at + 1), time);
  }
}
