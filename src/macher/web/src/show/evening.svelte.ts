/** The final evening: the results come in one by one, then the last points. */
import { dwell, pace } from "../board/motion";
import { Reel } from "./reel.svelte";

const A_RESULT = 1400; // milliseconds until the next result comes in

export class Evening {
  private readonly reel = new Reel<number>(() => dwell(A_RESULT));
  private seen = false;

  readonly running = $derived(this.reel.running);
  /** How many results are in; all of them and the last points, once it is over. */
  readonly counted = $derived(this.reel.running ? (this.reel.frame ?? 0) : Infinity);

  /** The end of the game has been reached: it is shown once by itself. */
  begin(elections: number): void {
    if (!this.seen && pace(1) > 0) this.again(elections);
    this.seen = true;
  }

  again(elections: number): void {
    this.end();
    this.reel.add(Array.from({ length: elections + 1 }, (_, counted) => counted));
  }

  end(): void {
    this.reel.end();
  }
}
