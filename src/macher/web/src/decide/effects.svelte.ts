/** What would it change? The effect of what the pointer rests on or the focus is at, asked of the service.
 *
 * One request tells the effects of all answers to a question, when the first of them is looked at. A form over several
 * questions tries its own answers (`data-trial`). What was asked once is kept until another question is open. */
import { api } from "../api";
import { thingOf } from "../board/lens";
import type { TableStore } from "../table/store.svelte";
import type { Draft, Effect, Meter } from "../wire";
import { language } from "../words.svelte";

const REST = 140; // milliseconds until a pointer that moves across has come to rest

type Shown = Pick<Effect, "preview" | "meters">;

export class Looking {
  /** The program or opinion card that is looked at: the opinions of its topic light up on the boards. */
  card = $state<number | null>(null);
  /** Whether it lies in the lower half of the form: what it would do is said above it then. */
  low = $state(false);
  /** How a form over several questions tries one of its answers. */
  trial: ((answer: string) => Promise<Draft | null>) | null = null;
  /** The word of an option, or the answer of a form, that is looked at. */
  private at = $state<string | null>(null);
  private known = $state.raw<{ question: string; effects: Map<string, Shown> }>({ question: "", effects: new Map() });
  private asked = new Set<string>();
  private timer = 0;

  private readonly question = $derived.by(() => {
    const { position, steps, seat } = this.store;
    return `${language()} ${seat} ${position?.asked_since} ${position?.step} ${steps.join(" ")}`;
  });
  readonly effect = $derived.by(() =>
    this.at !== null && this.known.question === this.question ? (this.known.effects.get(this.at) ?? null) : null,
  );

  constructor(private readonly store: TableStore) {}

  /** How a land would stand; undefined if nothing would change there, or nothing is looked at. */
  meterOf(land: number): Meter | undefined {
    return this.effect?.meters.find((meter) => meter.land === land);
  }

  /** The pointer or the focus is somewhere else. */
  move(target: EventTarget | null): void {
    const where = target instanceof Element ? target : null;
    const card = thingOf(where?.closest<HTMLElement>("[data-lens]")?.dataset.lens ?? "");
    this.card = card?.kind === "program" || card?.kind === "opinion" ? card.index : null;
    const thing = where?.closest<HTMLElement>("[data-word], [data-trial]");
    const trial = thing?.dataset.trial;
    const at = trial ?? thing?.dataset.word ?? null;
    clearTimeout(this.timer);
    if (at === this.at) return;
    this.at = null;
    if (at === null) return;
    this.timer = window.setTimeout(() => {
      // A question that is being answered is none any more.
      if (!thing?.isConnected || !this.store.asked || this.store.busy) return;
      this.at = at;
      const [its, form] = [thing, thing.closest(".decide")].map((one) => one?.getBoundingClientRect());
      this.low = !!its && !!form && its.top + its.bottom > form.top + form.bottom;
      void this.ask(at, trial !== undefined);
    }, REST);
  }

  private async ask(at: string, trial: boolean): Promise<void> {
    const { id, seat, position, steps } = this.store;
    const question = this.question;
    if (this.known.question !== question) {
      this.known = { question, effects: new Map() };
      this.asked.clear();
    }
    const what = trial ? at : "";
    if (!position || seat === null || this.asked.has(what)) return;
    this.asked.add(what);
    try {
      const found: [string, Shown][] = [];
      if (trial) {
        const draft = await this.trial?.(at);
        if (draft) found.push([at, { preview: draft.preview, meters: draft.position.meters }]);
      } else {
        const { effects } = await api.effects(id, { seat, version: position.version, steps });
        found.push(...effects.map((effect): [string, Shown] => [effect.word, effect]));
      }
      if (question === this.question) this.known = { question, effects: new Map([...this.known.effects, ...found]) };
    } catch {
      // Overtaken, or too many questions: nothing is shown, and the choice itself is as good as before.
    }
  }
}
