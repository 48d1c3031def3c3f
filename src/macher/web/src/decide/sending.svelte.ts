/** When a turn is sent: by the click that completes it, by the button where nothing says that it is complete.
 *
 * A turn is complete when the service asks no more. A sealed answer is then sent at once, and the service lets it be
 * taken back until the last one is in. Whatever could not be taken back is held in the page for a moment, with a bar that
 * fills, and can be undone there: nothing final happens by a stray click. Forms whose numbers can be changed as long as
 * one likes (rallies, the cabinet) wait for the button, and so does all of a guided game. */
import { type Commit, settings } from "../settings.svelte";
import type { Made, TableStore } from "../table/store.svelte";
import type { Option } from "../wire";
import { planForm } from "./plan";

/** Milliseconds that a turn can be undone before it is sent; one of several steps, or one that shows something new, has more
 * to look over. */
const HOLD = { short: 3000, long: 5000 };

export class Sending {
  /** The turn that is held: it is sent in a moment, if it still is the turn then. */
  private waiting = $state.raw<Made[] | null>(null);
  readonly held = $derived.by(() => this.waiting !== null && this.waiting === this.store.made);
  /** How long it is held. */
  time = $state(HOLD.short);
  /** The sealed answer that was sent by its last click. */
  taken = $state<string | null>(null);
  private sent: string[] = [];
  private timer = 0;

  constructor(private readonly store: TableStore) {}

  /** Who learns the game presses the button. */
  private get way(): Commit {
    return settings.commit === "one" && this.store.table?.guided ? "button" : settings.commit;
  }

  /** Take steps one after the other, then those that leave nothing to choose, and send the turn if that was all of it. */
  async choose(...options: Option[]): Promise<void> {
    const { store } = this;
    const only = store.made.length === 0 && options.length === 1 && store.options.length === 1;
    for (const option of options) await store.step(option);
    for (let next = this.forced(); next; next = this.forced()) {
      const before = store.made;
      await store.step(next, true);
      if (store.made === before) return; // refused or overtaken
    }
    await this.settle(only);
  }

  /** The only possible next step of a turn that was begun. */
  private forced(): Option | undefined {
    const { made, options, current } = this.store;
    if (!made.length || options.length !== 1 || options[0].group === "take-back" || planForm(current?.step ?? "")) return undefined;
    return this.way === "one" || this.way === "all" ? options[0] : undefined;
  }

  /** The turn may be complete. `only`: there was nothing else to choose. */
  async settle(only: boolean): Promise<void> {
    const { draft, position, made } = this.store;
    if (!draft?.may_commit || !(draft.done || draft.sealed) || !position) return;
    const sealed = position.view.sealed_for !== 0;
    if (this.way === "all" || (this.way === "one" && (only || (sealed && !draft.sealed)))) {
      this.taken = sealed ? made.map((one) => one.text).join(" · ") : null;
      this.sent = made.map((one) => one.word);
      await this.store.commit();
    } else if (this.way === "one") this.hold(made, draft.sealed || made.length > 1);
  }

  /** Take the sealed answer back. One of several steps is a turn in the making again. */
  async takeBack(): Promise<void> {
    const words = this.taken && this.sent.length > 1 ? this.sent : [];
    this.taken = null;
    if (await this.store.commit(["takeback"])) await this.store.retake(words);
  }

  private hold(made: Made[], long: boolean): void {
    this.stop();
    this.time = long ? HOLD.long : HOLD.short;
    this.waiting = made;
    this.timer = window.setTimeout(() => {
      // It may have been taken back, changed or sent, or the table has overtaken it.
      if (this.held) void this.store.commit();
      this.waiting = null;
    }, this.time);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }
}
