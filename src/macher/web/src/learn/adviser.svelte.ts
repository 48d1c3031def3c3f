/** The adviser: what a strong bot would do in my place, asked of the service. It never decides anything. */
import { api, Refusal } from "../api";
import type { TableStore } from "../table/store.svelte";
import type { Hint } from "../wire";
import { language, t } from "../words.svelte";

export class Adviser {
  busy = $state(false);
  problem = $state("");
  /** Whether the coach says the advice by itself just now. */
  coaching = $state(false);
  private answer = $state.raw<{ question: string; hint: Hint } | null>(null);

  /** What is open now; advice for another question is no advice. */
  readonly question = $derived.by(() => {
    const { position, steps } = this.store;
    return `${language()} ${position?.asked_since} ${position?.step} ${steps.join(" ")}`;
  });
  readonly hint = $derived(this.answer?.question === this.question ? this.answer.hint : null);
  readonly ready = $derived.by(() => this.store.draft?.done === true || this.store.draft?.sealed === true);
  /** Whether there is something to give advice on, at a table that allows it. */
  readonly open = $derived.by(() => this.store.table?.hints === true && this.store.asked && !this.ready && this.store.seat !== null);

  constructor(private readonly store: TableStore) {}

  async ask(): Promise<void> {
    const { id, seat, steps } = this.store;
    if (!this.open || seat === null || this.busy) return;
    const question = this.question;
    this.busy = true;
    this.problem = "";
    try {
      this.answer = { question, hint: await api.hint(id, seat, steps) };
    } catch (error) {
      // The table may have gone on meanwhile: then there is another question, and nothing to complain about.
      if (question === this.question) this.problem = (error instanceof Refusal && error.message) || t("hint-none");
    } finally {
      this.busy = false;
    }
  }

  /** Take the steps of the hint on trial, as if they had been picked one by one. */
  async fill(): Promise<void> {
    this.busy = true;
    for (const { word } of this.hint?.steps ?? []) {
      const option = this.store.options.find((one) => one.word === word);
      if (!option) break;
      await this.store.step(option);
    }
    this.busy = false;
  }
}
