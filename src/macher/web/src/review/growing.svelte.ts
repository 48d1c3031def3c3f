/** The review of a game while it grows: asked for once, then looked at until it is done. */
import { api } from "../api";
import type { Review, ReviewTold } from "../wire";

const PAUSE = 1500;

export class Growing {
  state = $state<Review["state"]>("none");
  done = $state(0);
  ahead = $state(0);
  told = $state.raw<ReviewTold | null>(null);
  /** Why it cannot be had. */
  refused = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private again = 1;

  constructor(private readonly table: string) {}

  /** Ask for it, and look again and again. */
  async begin(): Promise<void> {
    this.refused = "";
    await this.hear(() => api.review(this.table, true));
  }

  /** A hundred games of bots from each side of a turning point. */
  async deepen(): Promise<void> {
    this.refused = "";
    await this.hear(() => api.review(this.table, true, 0, true));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async hear(ask: () => Promise<Review>): Promise<void> {
    try {
      const found = await ask();
      const broken = found.state === "none" && this.state !== "none";
      this.state = found.state;
      this.done = found.done;
      this.ahead = found.ahead;
      if (found.told) this.told = found.told;
      if (broken && this.again-- > 0) return await this.begin(); // the service was started anew
      if (broken) return void (this.refused = "broken");
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      if (code !== "offline" && code !== "rate") return void (this.refused = message || "broken");
    }
    if (this.closed || this.state === "done") return;
    this.timer = setTimeout(() => void this.hear(() => api.review(this.table, false, this.told ? this.done : 0)), PAUSE);
  }
}
