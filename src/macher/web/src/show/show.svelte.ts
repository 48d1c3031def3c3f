/** The show: what others did, turn by turn, behind the newest position.
 *
 * Nothing waits for it. The store holds the newest position at once; the boards draw the frame that is shown, and are at
 * the end as soon as the show is skipped or a decision is begun. The same show plays the past. */
import { dwell, still } from "../board/motion";
import { settings } from "../settings.svelte";
import type { Entry } from "../table/store.svelte";
import type { Position } from "../wire";
import { type Frame, framesOf, piecesOf } from "./frames";
import { Reel } from "./reel.svelte";

const A_CAPTION = 700; // milliseconds at normal speed
const A_LETTER = 12; // milliseconds more for each letter of a long caption
const SHORT = 50; // letters that are read in the time of a caption
const LONGEST = 2000;
const SHORTEST = 450; // what is shorter nobody reads
const READABLE = 1000; // where nothing moves, a caption is all there is
const BEHIND = 8000; // milliseconds that the show may be behind the table: then it hurries
const MOST = 16; // captions to come; of more the earliest are left out

export class Show {
  /** Whether it plays the past, which somebody asked for: it does not hurry, and no turn can be made meanwhile. */
  past = $state(false);
  /** The number of the last line of the log that has been told. */
  heard = $state(Infinity);
  /** What the boards show while it runs. */
  private table = $state.raw<Position | null>(null);
  private readonly reel = new Reel<Frame>(
    (frame) => this.stay(frame),
    (frame) => this.ready(frame),
    (frame) => this.enter(frame),
    () => this.ended(),
  );

  readonly running = $derived(this.reel.running);
  readonly frame = $derived(this.reel.frame);
  readonly caption = $derived(this.reel.frame?.moment ? null : this.reel.frame);
  readonly moment = $derived(this.reel.frame?.moment ?? null);
  readonly number = $derived(this.reel.at + 1);
  readonly total = $derived(this.reel.frames.length);
  readonly position = $derived(this.reel.running ? this.table : null);
  /** What the frame is about; cards that are revealed together are about everything. */
  readonly lit = $derived.by(() => {
    const { frame } = this.reel;
    return frame && (!frame.moment || frame.moment.kind === "election") ? piecesOf(frame.events, frame.actor) : null;
  });

  constructor(
    /** The table after a turn, as the viewer knew it. */
    private readonly at: (version: number) => Promise<Position>,
    /** A caption of the past: the present is said when it comes. */
    private readonly say: (text: string) => void,
    /** The past has been played to its end, or left. */
    private readonly left: () => void,
  ) {}

  /** Turns have come; the newest position is known with them, those between are asked for when their frame comes. */
  follow(before: Position, news: readonly Entry[], log: readonly Entry[], now: Position, viewer: number | null): void {
    const found = framesOf(news, log, this.past ? null : viewer, settings.reveals);
    for (const frame of found) if (frame.version === now.version) frame.position = now;
    const wanted = this.past || (settings.speed !== "off" && !document.hidden);
    const frames = wanted ? found : found.filter((frame) => frame.moment);
    if (frames.length && !this.running) {
      this.table = before;
      this.heard = news[0].id - 1;
    }
    this.reel.add(frames);
    if (this.past) return;
    let room = MOST;
    const late = new Set(this.toCome().reverse().filter((frame) => !frame.moment && --room < 0));
    if (late.size) this.reel.keep((frame) => !late.has(frame));
  }

  /** Play turns of the past. */
  play(now: Position, turns: readonly Entry[], log: readonly Entry[]): void {
    this.end();
    if (!turns.length) return;
    this.past = true;
    this.table = now;
    this.heard = turns[0].id - 1;
    this.reel.add(framesOf(turns, log, null, settings.reveals));
    if (!this.running) this.ended();
  }

  /** On to the next caption. */
  skip(): void {
    this.reel.skip();
  }

  end(): void {
    this.reel.end();
  }

  /** A decision is begun: from now on the boards show where it stands. Only what has been revealed meanwhile is still shown. */
  begin(now: Position | null): void {
    if (this.past) return;
    if (this.running) this.table = now;
    this.reel.keep((frame) => frame.moment !== null);
    if (this.caption || !this.frame) this.skip();
  }

  private toCome(): Frame[] {
    return this.reel.frames.slice(this.reel.at + 1);
  }

  private stay(frame: Frame): number {
    if (frame.moment) return Infinity; // until it is closed
    if (document.hidden) return 0;
    const time = reading(frame);
    if (this.past) return dwell(time) || time;
    const behind = this.toCome().reduce((sum, one) => sum + (one.moment ? 0 : reading(one)), time);
    return Math.max(still() ? READABLE : SHORTEST, dwell(time * Math.min(1, BEHIND / behind)));
  }

  private ready(frame: Frame): Promise<void> | null {
    if (frame.holds || frame.position || (this.table?.version === frame.version && this.reel.at >= 0)) return null;
    frame.asked ??= this.at(frame.version).then(
      (position) => void (frame.position = position),
      () => {}, // the caption stands alone
    );
    return frame.asked;
  }

  private enter(frame: Frame): void {
    if (!frame.holds && frame.position) this.table = frame.position;
    const lines = frame.events.map((event) => event.id);
    // The log does not tell the end of a moment before the moment does.
    this.heard = Math.max(this.heard, frame.moment ? Math.min(...lines) - 1 : Math.max(...lines));
    if (this.past) this.say(frame.text);
    const next = this.reel.frames[this.reel.at + 1];
    if (next) void this.ready(next);
  }

  private ended(): void {
    const { past } = this;
    this.past = false;
    this.table = null;
    this.heard = Infinity;
    if (past) this.left();
  }
}

/** Milliseconds for a caption at normal speed. */
function reading(frame: Frame): number {
  const time = Math.min(LONGEST, A_CAPTION + Math.max(0, frame.text.length - SHORT) * A_LETTER);
  return still() ? time * 1.5 : time;
}
