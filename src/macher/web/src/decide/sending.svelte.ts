/** When a turn is sent: by one click where one is enough, by the button where it is not.
 *
 * One click is enough for a turn of one step that shows nothing new. A sealed answer is sent at once, and the service
 * lets it be taken back until the last one is in. What could not be taken back is held for a moment in the page and can
 * be undone there; so is a pass that ends an auction. Turns of several steps, and other steps that show something new, wait
 * for the button. */
import { type Commit, settings } from "../settings.svelte";
import type { Made, TableStore } from "../table/store.svelte";
import type { Option } from "../wire";

export const HOLD = 3000; // milliseconds that a turn of one click can be undone before it is sent

const NOTHING = new Set(["pass", "skip"]);

export class Sending {
  /** The turn that is held: it is sent in a moment, if it still is the turn then. */
  private waiting = $state.raw<Made[] | null>(null);
  readonly held = $derived.by(() => this.waiting !== null && this.waiting === this.store.made);
  /** The sealed answer that was sent by one click. */
  taken = $state<string | null>(null);
  private timer = 0;

  constructor(private readonly store: TableStore) {}

  /** Who learns the game presses the button. */
  private get way(): Commit {
    return settings.commit === "one" && this.store.table?.guided ? "button" : settings.commit;
  }

  /** Take a step, and send the turn if that was all of it. */
  async choose(option: Option): Promise<void> {
    const only = this.store.options.length === 1;
    await this.store.step(option);
    await this.settle(this.store.made.length === 1, only);
  }

  /** The turn may be complete. `single`: by one click; `only`: there was nothing else to choose. */
  async settle(single: boolean, only: boolean): Promise<void> {
    const { draft, position, made } = this.store;
    if (!draft?.may_commit || !(draft.done || draft.sealed) || !position) return;
    const sealed = position.view.sealed_for !== 0;
    const oneClick = this.way === "one" && single;
    if (this.way === "all" || (oneClick && (only || (sealed && !draft.sealed)))) {
      this.taken = sealed && single ? (made.at(-1)?.text ?? null) : null;
      await this.store.commit();
    } else if (oneClick && (sealed || !draft.sealed || NOTHING.has(made[0].word))) this.hold(made);
  }

  private hold(made: Made[]): void {
    this.stop();
    this.waiting = made;
    this.timer = window.setTimeout(() => {
      // It may have been taken back, changed or sent, or the table has overtaken it.
      if (this.held) void this.store.commit();
      this.waiting = null;
    }, HOLD);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }
}
